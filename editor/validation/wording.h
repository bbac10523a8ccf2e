#pragma once

#include <QList>
#include <QString>

#include <span>

#include <hitbox/geometry/shapes.h>

#include "document/document.h"

/// What the messages and repairs of several rules are made of.
namespace hitbox {

/// "(40.9, 53.7)": rounded for people; findings carry the exact point beside it.
QString pointText(geometry::Point point);

/// “name”, on one line whatever is in it
QString quoted(const QString &name);

/// The points of a polygon or chain; none for other outlines.
std::span<const geometry::Point> pointsOf(const Outline &outline);

/// The points of a polygon; none for other outlines.
std::span<const geometry::Point> ringOf(const Outline &outline);

/// The ring as the outline of a shape.
Outline polygonOf(const geometry::Ring &ring);

} // namespace hitbox
