#pragma once

#include "document/document.h"

#include <QString>

#include <map>
#include <utility>

namespace hitbox {

/// How often something was hit, and how often a bullet passed through it that only a swept test saw.
struct PlayTally {
    qint64 hits = 0;
    qint64 tunnelled = 0;

    friend bool operator==(const PlayTally &, const PlayTally &) = default;
};

/// What became of an emitter's bullets.
struct PlayEmitterTally {
    qint64 shots = 0; ///< bullets that set out
    qint64 hits = 0;
    qint64 tunnelled = 0;
    qint64 leftOut = 0; ///< shots that were due and did not set out

    friend bool operator==(const PlayEmitterTally &, const PlayEmitterTally &) = default;
};

/// Only what fired, was hit or was tunnelled through is listed.
struct PlayCounts {
    qint64 shots = 0;   ///< bullets that set out
    qint64 leftOut = 0; ///< that were due while as many flew as a test holds
    PlayTally all;
    std::map<std::pair<int, ShapeId>, PlayTally> shapes; ///< by instance and shape
    std::map<std::pair<int, QString>, PlayTally> groups; ///< by instance and hit group of the shapes that were hit
    std::map<QString, PlayTally> categories;             ///< of the shapes that were hit
    std::map<int, PlayEmitterTally> emitters;            ///< by index; -1 is what was fired by hand

    friend bool operator==(const PlayCounts &, const PlayCounts &) = default;
};

} // namespace hitbox
