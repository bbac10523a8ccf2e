#pragma once

#include "document/document.h"

#include <hitbox/geometry/shapes.h>

#include <QList>

#include <map>
#include <optional>

namespace hitbox {

/// Outlines of a frame, to be known again in formats that have no names: numbers of single precision, polygons from any
/// of their points on in either direction, and what boxes, circles and capsules become for engines that have none.
class KnownOutlines
{
public:
    explicit KnownOutlines(const QList<Shape> &shapes);

    bool contains(const Outline &outline) const { return find(outline).has_value(); }

    /// The place of a shape that has it.
    std::optional<int> find(const Outline &outline) const;

    /// Pixels that single precision leaves uncertain in the largest of frames.
    static constexpr double reach = 1e-3;

private:
    template <typename Kind>
    struct Known {
        Kind outline;
        int shape = 0;
    };

    void add(const Outline &outline, int shape);
    void addParts(const Shape &capsule, int shape);

    std::multimap<double, Known<geometry::Ring>> m_rings; ///< by their leftmost x
    std::multimap<double, Known<Outline>> m_outlines;     ///< that are no polygons, by the x of their first point
};

} // namespace hitbox
