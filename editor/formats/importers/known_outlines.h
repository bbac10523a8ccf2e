#pragma once

#include "document/document.h"

#include <hitbox/geometry/shapes.h>

#include <QList>

#include <map>

namespace hitbox {

/// Outlines of a frame, to be known again in formats that have no names: numbers of single precision, polygons from any
/// of their points on in either direction, and what boxes, circles and capsules become for engines that have none.
class KnownOutlines
{
public:
    explicit KnownOutlines(const QList<Shape> &shapes);

    bool contains(const Outline &outline) const;

private:
    void add(const Outline &outline);
    void addParts(const Shape &capsule);

    std::multimap<double, geometry::Ring> m_rings; ///< by their leftmost x
    std::multimap<double, Outline> m_outlines;     ///< that are no polygons, by the x of their first point
};

} // namespace hitbox
