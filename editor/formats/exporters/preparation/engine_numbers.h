#pragma once

#include "document/document.h"

namespace hitbox {

enum class NumberPrecision {
    Double,
    Single, ///< IEEE 754 single: 24 significant bits
    Whole,  ///< whole units
};

/// Where an engine's coordinates are zero.
enum class NumberOrigin { FrameCorner, Pivot, FrameCenter };

enum class YAxis { Down, Up };

/// The origin's place in frame pixels.
geometry::Point originOf(const Frame &frame, NumberOrigin origin);

/// The numbers in which an engine keeps coordinates.
struct EngineNumbers {
    NumberPrecision precision = NumberPrecision::Double;
    NumberOrigin origin = NumberOrigin::FrameCorner;
    double pixelsPerUnit = 1; ///< more than 0
    YAxis y = YAxis::Down;

    friend bool operator==(const EngineNumbers &, const EngineNumbers &) = default;
};

/// A point of a frame in the engine's units, not rounded to its precision. `origin` is in frame pixels.
geometry::Point inEngine(geometry::Point point, geometry::Point origin, const EngineNumbers &numbers);

/// The outline once the engine has rounded its coordinates and radii, told in frame pixels again. Lengths and areas
/// that the engine works out later are not rounded here. `origin` is in frame pixels.
Outline asKept(const Outline &outline, geometry::Point origin, const EngineNumbers &numbers);

/// How far rounding moved the handle (see handlesOf()) that it moved most, in pixels.
double roundingOf(const Outline &outline, const Outline &kept);

} // namespace hitbox
