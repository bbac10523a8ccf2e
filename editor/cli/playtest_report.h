#pragma once

#include "cli/output.h"
#include "stage/play_test.h"

namespace hitbox {

/// What came of a play test, for programs.
QByteArray playtestJson(const PlayTest &play, const Stage &stage);

/// The same for people: a line for each hit, then how many of them there were of each kind.
void printPlaytest(Output &output, const PlayTest &play, const Stage &stage);

} // namespace hitbox
