#pragma once

#include <QString>

namespace hitbox {

/// What a newcomer can look at.
enum class Sample {
    Drawing, ///< shapes of every kind on sprites and animations
    Stage,   ///< overlaps of every kind, probes, and what moves and fires in the play test
};

/// The sample's project file; empty when it is not installed.
QString samplePath(Sample sample);

} // namespace hitbox
