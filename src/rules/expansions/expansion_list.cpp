// SPDX-License-Identifier: MIT
#include "rules/expansions/abbey_and_mayor/abbey_and_mayor.h"
#include "rules/expansions/abbot/abbot.h"
#include "rules/expansions/barber_surgeons/barber_surgeons.h"
#include "rules/expansions/bridges_castles_bazaars/bridges_castles_bazaars.h"
#include "rules/expansions/flying_machines/flying_machines.h"
#include "rules/expansions/ghosts_castles_cemeteries/ghosts_castles_cemeteries.h"
#include "rules/expansions/hills_and_sheep/hills_and_sheep.h"
#include "rules/expansions/inns_and_cathedrals/inns_and_cathedrals.h"
#include "rules/expansions/land_surveyors/land_surveyors.h"
#include "rules/expansions/markets_of_leipzig/markets_of_leipzig.h"
#include "rules/expansions/messages/messages.h"
#include "rules/expansions/phantom/phantom.h"
#include "rules/expansions/princess_and_dragon/princess_and_dragon.h"
#include "rules/expansions/traders_and_builders/traders_and_builders.h"
#include "rules/expansions/under_the_big_top/under_the_big_top.h"
#include "rules/expansions/watchtowers/watchtowers.h"

#include <array>

namespace bathhouse::rules {

std::span<const Expansion *const> expansionList() {
    static const BarberSurgeons barberSurgeons;
    static const Abbot abbot;
    static const InnsAndCathedrals innsAndCathedrals;
    static const TradersAndBuilders tradersAndBuilders;
    static const PrincessAndDragon princessAndDragon;
    static const AbbeyAndMayor abbeyAndMayor;
    static const BridgesCastlesBazaars bridgesCastlesBazaars;
    static const HillsAndSheep hillsAndSheep;
    static const UnderTheBigTop underTheBigTop;
    static const FlyingMachines flyingMachines;
    static const MarketsOfLeipzig marketsOfLeipzig;
    static const Watchtowers watchtowers;
    static const Phantom phantom;
    static const Messages messages;
    static const LandSurveyors landSurveyors;
    static const GhostsCastlesCemeteries ghostsCastlesCemeteries;
    static const std::array<const Expansion *, 16> all{
        &barberSurgeons, &abbot,    &innsAndCathedrals,     &tradersAndBuilders, &abbeyAndMayor, &bridgesCastlesBazaars,
        &underTheBigTop, &messages, &hillsAndSheep,         &princessAndDragon,  &flyingMachines, &marketsOfLeipzig,
        &watchtowers,    &phantom,  &landSurveyors,         &ghostsCastlesCemeteries};
    return all;
}

const Expansion *expansionNamed(std::string_view id) {
    for (const Expansion *e : expansionList())
        if (e->id() == id) return e;
    return nullptr;
}

} // namespace bathhouse::rules
