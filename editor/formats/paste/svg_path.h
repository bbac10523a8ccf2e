#pragma once

#include "document/document.h"
#include "formats/paste/svg_transform.h"

#include <string_view>

/// The `d` attribute of an SVG path as outlines.
namespace hitbox {

/// How far, in pixels, the straight edges may be from the curve that they stand for.
inline constexpr double svgTolerance = 0.1;

/// Points that pasted text may lead to; more are refused.
inline constexpr qsizetype mostPastedPoints = 100'000;

/// M L H V C S Q T A Z, absolute and relative. A part that is closed, by Z or by ending where it began, becomes a
/// polygon, an open one a chain; a part of a single point is passed over. Refuses as text_scanner.h says.
QList<Outline> outlinesOfSvgPath(std::string_view data, const SvgTransform &transform = {});

/// A ring or line from loose points: a repeated end is dropped from rings, and two points make a chain. Nothing for
/// fewer.
enum class PathEnd { Open, Closed };
std::optional<Outline> outlineOfPoints(QList<geometry::Point> points, PathEnd end);

} // namespace hitbox
