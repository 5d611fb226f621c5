// SPDX-License-Identifier: MIT
#pragma once
#include "rules/expansions/expansion.h"

namespace bathhouse::rules {

/// The Barber-Surgeons: its rules are those of rules/bathhouse.h, which this module turns on.
class BarberSurgeons final : public Expansion {
public:
    std::string_view id() const override { return "barber-surgeons"; }
    bool bringsBathhouses() const override { return true; }
};

} // namespace bathhouse::rules
