// SPDX-License-Identifier: MIT
#pragma once
#include "scenario/json_fwd.h"

#include <nlohmann/json.hpp>
