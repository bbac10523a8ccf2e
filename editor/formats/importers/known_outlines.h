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

    /// What places are looked up by. Those within reach of each other have keys within keyReach; few others do, though
    /// they may have one x or one y in common.
    static double keyOf(geometry::Point place) { return 0.6180339887 * place.x + 0.7548776662 * place.y; }
    static constexpr double keyReach = 1.4 * reach;
    static constexpr int mostLooks = 1000; ///< at what has nearly the key, so that a hostile file costs no square

private:
    template <typename Kind>
    struct Known {
        Kind outline;
        int shape = 0;
    };

    void add(const Outline &outline, int shape);
    void addParts(const Shape &capsule, int shape);

    std::multimap<double, Known<geometry::Ring>> m_rings; ///< by the key of their left upper corner
    std::multimap<double, Known<Outline>> m_outlines;     ///< that are no polygons, by the key of their first point
};

bool areOnePlace(geometry::Point a, geometry::Point b); ///< as far as single precision tells

} // namespace hitbox
