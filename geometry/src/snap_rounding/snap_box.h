#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "snap_rounding/snap_grid.h"

/// What the searches of snap rounding halve, and the segments that they take along.
namespace hitbox::geometry::detail {

using SegmentIndex = std::uint32_t;

/// The squares around all grid points from `min` to `max`, both included.
struct GridBox {
    GridPoint min;
    GridPoint max;

    GridPoint size() const { return max - min; }
    bool isPixel() const { return min == max; }
    bool contains(GridPoint p) const { return p.x >= min.x && p.x <= max.x && p.y >= min.y && p.y <= max.y; }
};

inline GridBox boxOf(const GridSegment &segment)
{
    const auto [from, to] = segment;
    return {{std::min(from.x, to.x), std::min(from.y, to.y)}, {std::max(from.x, to.x), std::max(from.y, to.y)}};
}

inline GridBox joined(const GridBox &a, const GridBox &b)
{
    return {{std::min(a.min.x, b.min.x), std::min(a.min.y, b.min.y)},
            {std::max(a.max.x, b.max.x), std::max(a.max.y, b.max.y)}};
}

inline GridBox common(const GridBox &a, const GridBox &b)
{
    return {{std::max(a.min.x, b.min.x), std::max(a.min.y, b.min.y)},
            {std::min(a.max.x, b.max.x), std::min(a.max.y, b.max.y)}};
}

inline bool isEmpty(const GridBox &box)
{
    return box.min.x > box.max.x || box.min.y > box.max.y;
}

/// Whether the segment meets the closed squares of the box.
inline bool meets(const GridSegment &segment, const GridBox &box)
{
    if (isEmpty(common(boxOf(segment), box)))
        return false;
    const GridPoint way = segment.to - segment.from;
    const GridPoint twiceCenter = box.min + box.max;
    const GridPoint twiceFrom = segment.from + segment.from;
    const GridPoint size = box.size();
    const std::int64_t reach = std::abs(way.x) * (size.y + 1) + std::abs(way.y) * (size.x + 1);
    return std::abs(cross(way, twiceCenter - twiceFrom)) <= reach;
}

/// The two halves of a box that is more than one square.
inline std::pair<GridBox, GridBox> halves(const GridBox &box)
{
    std::pair<GridBox, GridBox> result{box, box};
    const GridPoint size = box.size();
    if (size.x >= size.y) {
        result.first.max.x = box.min.x + size.x / 2;
        result.second.min.x = result.first.max.x + 1;
    } else {
        result.first.max.y = box.min.y + size.y / 2;
        result.second.min.y = result.first.max.y + 1;
    }
    return result;
}

/// Numbers of segments, those of a box after those of the boxes around it.
class SegmentStack
{
public:
    explicit SegmentStack(std::span<const GridSegment> segments)
        : m_segments(segments)
    {
        m_numbers.reserve(4 * segments.size());
        for (SegmentIndex i = 0; i < segments.size(); ++i)
            m_numbers.push_back(i);
    }

    std::size_t size() const { return m_numbers.size(); }
    void dropFrom(std::size_t first) { m_numbers.resize(first); }
    SegmentIndex operator[](std::size_t place) const { return m_numbers[place]; }
    const GridSegment &segment(std::size_t place) const { return m_segments[m_numbers[place]]; }

    /// Puts those from `first` to `end` that meet the box on top.
    void pushMeeting(const GridBox &box, std::size_t first, std::size_t end)
    {
        for (std::size_t i = first; i < end; ++i)
            if (meets(segment(i), box))
                m_numbers.push_back(m_numbers[i]);
    }

private:
    std::span<const GridSegment> m_segments;
    std::vector<SegmentIndex> m_numbers;
};

} // namespace hitbox::geometry::detail
