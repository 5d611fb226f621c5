// SPDX-License-Identifier: MIT
#pragma once
#include "tutor/coverage.h"

namespace bathhouse::app {

/// `bathhouse rules --coverage`: which rules the shipped scenarios cover. Exit status: 1 if one is not covered.
int reportCoverage(bool asJson);

} // namespace bathhouse::app
