#pragma once

#include "stage/timeline.h"

#include <QStringList>

namespace hitbox {

/// A timeline in figures, a line each: contact, hits, frames of advantage, and the parts of both attacks. What there is
/// not, such as an attack, has no line; ticks count from 0.
QStringList timelineFigures(const Timeline &timeline);

/// The timeline in words: its length and who the two are, and then the figures.
QStringList timelineSummary(const Document &document, const TimelineSetup &setup, const Timeline &timeline);

} // namespace hitbox
