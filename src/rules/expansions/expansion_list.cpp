// SPDX-License-Identifier: MIT
#include "rules/expansions/abbot/abbot.h"
#include "rules/expansions/barber_surgeons/barber_surgeons.h"
#include "rules/expansions/inns_and_cathedrals/inns_and_cathedrals.h"

#include <array>

namespace bathhouse::rules {

std::span<const Expansion *const> expansionList() {
    static const BarberSurgeons barberSurgeons;
    static const Abbot abbot;
    static const InnsAndCathedrals innsAndCathedrals;
    static const std::array<const Expansion *, 3> all{&barberSurgeons, &abbot, &innsAndCathedrals};
    return all;
}

const Expansion *expansionNamed(std::string_view id) {
    for (const Expansion *e : expansionList())
        if (e->id() == id) return e;
    return nullptr;
}

} // namespace bathhouse::rules
