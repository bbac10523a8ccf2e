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

/// A sum or difference of coordinates without the noise of its last digits: 0.1 + 0.2 is 0.3, 12.3 - 8.1 is 4.2. The
/// coordinates are at most `magnitude`, and so is the value. Of the decimals of at most nine places within 2^-51 times
/// that, which is less than four times the last bit of the largest of them, it is the one of the fewest places, and
/// exactly what decimals of up to four places make, as far as limits::coordinate. The value itself where there is none.
double withoutNoise(double value, double magnitude);

/// The way from one point to another, withoutNoise(); as it is where nothing is taken off.
geometry::Point wayWithoutNoise(geometry::Point from, geometry::Point to);

/// The width and height of the box, withoutNoise(): those that somebody typed, wherever it was moved to.
geometry::Point sizeWithoutNoise(const geometry::Box &box);

/// A point of a frame in the engine's units, not rounded to its precision. `origin` is in frame pixels.
geometry::Point inEngine(geometry::Point point, geometry::Point origin, const EngineNumbers &numbers);

/// The outline once the engine has rounded its coordinates and radii, told in frame pixels again. Lengths and areas
/// that the engine works out later are not rounded here. `origin` is in frame pixels.
Outline asKept(const Outline &outline, geometry::Point origin, const EngineNumbers &numbers);

/// How far rounding moved the handle (see handlesOf()) that it moved most, in pixels.
double roundingOf(const Outline &outline, const Outline &kept);

} // namespace hitbox
