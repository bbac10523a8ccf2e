#pragma once

#include "stage/timeline.h"

#include <QStringList>

namespace hitbox {

/// A timeline in figures, a line each: its length, contact, hits, frames of advantage, and who the two are with the
/// parts of their attacks. What there is not, such as an attack, is left out; ticks count from 0.
QStringList timelineSummary(const Document &document, const TimelineSetup &setup, const Timeline &timeline);

} // namespace hitbox
