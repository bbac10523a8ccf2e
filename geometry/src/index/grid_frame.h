#pragma once

#include <cstddef>
#include <limits>
#include <span>

#include <hitbox/geometry/shapes.h>

namespace hitbox::geometry::detail {

/// A range of coordinates cut into equal cells. The cell of a coordinate is found by rounded arithmetic, so cells have
/// bounds only up to `margin`, which is more than what rounding can do. Ranges so far from the origin, so large or so
/// small that there is no such margin are a single cell.
struct GridAxis {
    double low = std::numeric_limits<double>::infinity();
    double high = -std::numeric_limits<double>::infinity();
    double cellsPerPixel = 0;
    std::size_t count = 1;
    double cellSize = 0;
    double margin = 0;

    bool contains(double value) const { return value >= low && value <= high; }

    /// The cell of a coordinate; of one out of range, the cell at that end.
    std::size_t cellOf(double value) const
    {
        const double index = (value - low) * cellsPerPixel;
        const auto last = static_cast<double>(count - 1);
        // Also for not a number, which a range too great for a double leaves behind; it has but one cell.
        return index < last ? static_cast<std::size_t>(index > 0 ? index : 0) : count - 1;
    }

    /// No coordinate in the cell, or in one before it, is greater. Infinite for the last.
    double upperBound(std::size_t cell) const
    {
        return cell + 1 == count ? std::numeric_limits<double>::infinity()
                                 : low + static_cast<double>(cell + 1) * cellSize + margin;
    }
    /// No coordinate in the cell, or in one after it, is less.
    double lowerBound(std::size_t cell) const { return low + static_cast<double>(cell) * cellSize - margin; }
};

/// A grid over the bounds of a line of points.
struct GridFrame {
    GridAxis x;
    GridAxis y;

    bool contains(Point p) const { return x.contains(p.x) && y.contains(p.y); }
    std::size_t cellCount() const { return x.count * y.count; }
    std::size_t cellAt(std::size_t column, std::size_t row) const { return row * x.count + column; }
};

/// A single cell that holds every finite point.
GridFrame undividedFrame();

/// Two or three cells a point, but so few that the edges meet about three cells each on average: with many long edges
/// the grid is coarser. Columns and rows are in such proportion that there are the most cells for that.
GridFrame gridFrameFor(std::span<const Point> line);

/// A frame over the same bounds with about as many cells as the line has points, at most so many, in rows so high that
/// the edges pass through about `passes` a point from top to bottom.
GridFrame rowFrameFor(std::span<const Point> line, const GridFrame &bounds, double passes);

} // namespace hitbox::geometry::detail
