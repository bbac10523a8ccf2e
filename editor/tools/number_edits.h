#pragma once

#include "document/document.h"
#include "document/result.h"

#include <QSet>

/// What typed numbers do to shapes. Nothing here checks the range of a number: fields do.
namespace hitbox {

/// The numbers that a shape is made of. A box: x, y, width, height; a circle: centre x and y, radius; a capsule: from
/// x and y, to x and y, radius. None for polygons and chains, whose points are a table.
QList<double> numbersOf(const Outline &outline);

/// The outline with one of these numbers replaced. A box that gets another x or y keeps its size.
Outline withNumber(Outline outline, int index, double value);

/// The points of a polygon or chain; none for others.
QList<geometry::Point> verticesOf(const Outline &outline);
/// With other points; other outlines come back unchanged.
Outline withVertices(Outline outline, const QList<geometry::Point> &points);

enum class BoundsNumber { X, Y, Width, Height };

/// Moves or scales all the shapes so that the box around them has this number; its top-left corner stays when they are
/// scaled. With a circle or capsule among them, which has no width apart from its height, both directions are scaled
/// alike. Shapes without a width cannot be made wider, and the frame comes back unchanged. Nothing where something
/// would leave the limits of a project.
std::optional<Frame> withBoundsNumber(Frame frame, const QSet<ShapeId> &shapes, BoundsNumber number, double value);

/// Points as text, a line each: "x<tab>y", with all digits.
QString textOfPoints(const QList<geometry::Point> &points);

/// Lines of one or two sums each (see evaluated()), parted by a tab, semicolon, blank or comma; every line has as many
/// as the first one. Empty lines at the end are passed over. Fails with the line that is wrong, on a coordinate
/// beyond limits::coordinate and on more than 1 MiB of text.
Result<QList<QList<double>>> cellsOfText(const QString &text);

} // namespace hitbox
