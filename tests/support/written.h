// SPDX-License-Identifier: MIT
#pragma once
#include "scenario/run.h"

namespace bathhouse::test {

/// A position at the start of a turn, written down as an author would: board, figures, tokens, scores, supplies. Tiles that
/// are not shipped become tiles of the file.
scenario::Scenario writtenDown(const rules::State &);

} // namespace bathhouse::test
