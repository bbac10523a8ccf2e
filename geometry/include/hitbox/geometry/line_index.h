#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <span>

#include <hitbox/geometry/distance.h>
#include <hitbox/geometry/shapes.h>

namespace hitbox::geometry {

namespace detail {
struct LineIndexData;
}

/// A ring or chain made ready for being picked at: which vertex, which edge is nearest to a point? It keeps a copy of
/// the points and never changes: copies share what it holds, and any number of threads may ask at once.
///
/// Cost: linear to build, about 19 bytes a point.
class LineIndex
{
public:
    LineIndex() = default; ///< empty
    explicit LineIndex(std::span<const Point> points, LineEnds ends = LineEnds::Closed);

    /// All memory that this and its copies share.
    std::size_t byteCount() const;

private:
    friend std::optional<Nearest> nearestVertex(Point p, const LineIndex &index);
    friend std::optional<Nearest> nearestEdge(Point p, const LineIndex &index);

    std::shared_ptr<const detail::LineIndexData> m_data;
};

/// Exactly what nearestVertex() and nearestEdge() answer for the points themselves, ties included. Nothing is
/// allocated.
///
/// Cost: a descent through boxes around pieces of the line, the nearest first: logarithmic for outlines, linear in the
/// worst case (all points on a circle around p).
std::optional<Nearest> nearestVertex(Point p, const LineIndex &index);
std::optional<Nearest> nearestEdge(Point p, const LineIndex &index);

} // namespace hitbox::geometry
