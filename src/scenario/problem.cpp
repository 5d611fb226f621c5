// SPDX-License-Identifier: MIT
#include "scenario/problem.h"

namespace bathhouse::scenario {

std::string Problem::text() const { return pointer.empty() ? message : pointer + ": " + message; }

}  // namespace bathhouse::scenario
