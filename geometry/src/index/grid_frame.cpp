#include "index/grid_frame.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "exact/finite.h"

namespace hitbox::geometry::detail {

namespace {

// Rounding moves a coordinate's place by a few 2^-53 of the range, or by a few units in the last place of the greatest
// coordinate. The margin exceeds both many times over, and a cell the margin.
constexpr double marginPerRange = 0x1p-40;
constexpr double marginPerMagnitude = 0x1p-49;
constexpr double leastCellInMargins = 64;

// So that no range or margin is too great for a double.
constexpr double greatestGridded = 1e300;

/// How much line there is along each axis, in widths and heights of the whole.
struct Extent {
    double alongX = 0;
    double alongY = 0;
};

void setUpRange(GridAxis &axis)
{
    const double range = axis.high - axis.low;
    axis.margin = range * marginPerRange + std::max(std::abs(axis.low), std::abs(axis.high)) * marginPerMagnitude;
}

bool isSafe(const GridAxis &axis)
{
    return std::max(std::abs(axis.low), std::abs(axis.high)) < greatestGridded;
}

double greatestCount(const GridAxis &axis)
{
    const double count = (axis.high - axis.low) / (leastCellInMargins * axis.margin);
    return count >= 1 ? count : 1;
}

void cut(GridAxis &axis, double count)
{
    const double range = axis.high - axis.low;
    const double whole = std::floor(count);
    const double perPixel = whole / range;
    if (!(whole > 1) || !std::isfinite(perPixel))
        return;
    axis.count = static_cast<std::size_t>(whole);
    axis.cellsPerPixel = perPixel;
    axis.cellSize = range / whole;
}

double perRange(const GridAxis &axis)
{
    return axis.low < axis.high ? 1 / (axis.high - axis.low) : 0;
}

Extent extentOf(std::span<const Point> line, const GridFrame &frame)
{
    const double perWidth = perRange(frame.x);
    const double perHeight = perRange(frame.y);
    Extent extent;
    for (std::size_t i = 0; i + 1 < line.size(); ++i) {
        if (!isFinite(line[i]) || !isFinite(line[i + 1]))
            continue;
        extent.alongX += std::abs(line[i + 1].x - line[i].x) * perWidth;
        extent.alongY += std::abs(line[i + 1].y - line[i].y) * perHeight;
    }
    return extent;
}

/// How many cells there may be, and crossings of edges with borders between them.
struct Room {
    double cells = 0;
    double crossings = 0;
};

/// Four bytes a cell, as many again for one with edges, and for each edge that meets one: either takes at most 29 bytes
/// a point, 48 with all else in an index. More cells suit short edges, most of whose cells are empty.
Room roomFor(double pointCount, const Extent &extent)
{
    constexpr double manyCells = 3;
    constexpr double fewCrossings = 1.15;
    const double crossings = 2 * std::sqrt(manyCells * pointCount * extent.alongX * extent.alongY);
    if (crossings <= fewCrossings * pointCount)
        return {manyCells * pointCount, fewCrossings * pointCount};
    return {2 * pointCount, 2 * pointCount};
}

/// As many as the other axis leaves: of the cells, and of the crossings of edges with borders between cells.
double countLeft(const Room &room, double otherCount, double along, double otherAlong, double greatest)
{
    const double crossings = std::max(0.0, room.crossings - otherCount * otherAlong);
    const double count = std::min(room.cells / otherCount, along > 0 ? crossings / along : room.cells);
    return std::clamp(count, 1.0, greatest);
}

} // namespace

GridFrame undividedFrame()
{
    constexpr double most = std::numeric_limits<double>::max();
    GridFrame frame;
    frame.x.low = frame.y.low = -most;
    frame.x.high = frame.y.high = most;
    return frame;
}

GridFrame gridFrameFor(std::span<const Point> line)
{
    GridFrame frame;
    for (const Point p : line) {
        if (!isFinite(p))
            continue;
        frame.x.low = std::min(frame.x.low, p.x);
        frame.x.high = std::max(frame.x.high, p.x);
        frame.y.low = std::min(frame.y.low, p.y);
        frame.y.high = std::max(frame.y.high, p.y);
    }
    // Also where there are no points.
    if (!isSafe(frame.x) || !isSafe(frame.y))
        return frame;
    setUpRange(frame.x);
    setUpRange(frame.y);

    const Extent extent = extentOf(line, frame);
    if (!std::isfinite(extent.alongX) || !std::isfinite(extent.alongY))
        return frame;
    const Room room = roomFor(static_cast<double>(line.size()), extent);
    const double greatestColumns = greatestCount(frame.x);
    const double greatestRows = greatestCount(frame.y);
    // The sum columns * alongX + rows * alongY is least for a given product where its two parts are equal.
    const double inProportion = std::sqrt(room.cells * extent.alongY / std::max(extent.alongX, 1.0));
    const double withinRoom = room.crossings / 2 / std::max(extent.alongX, 1.0);
    double columns = std::clamp(std::min(inProportion, withinRoom), 1.0, greatestColumns);
    const double rows = countLeft(room, columns, extent.alongY, extent.alongX, greatestRows);
    columns = countLeft(room, rows, extent.alongX, extent.alongY, greatestColumns);
    cut(frame.x, columns);
    cut(frame.y, rows);
    return frame;
}

GridFrame rowFrameFor(std::span<const Point> line, const GridFrame &bounds, double passes)
{
    GridFrame frame = bounds;
    for (GridAxis *axis : {&frame.x, &frame.y}) {
        axis->cellsPerPixel = axis->cellSize = 0;
        axis->count = 1;
    }
    const auto pointCount = static_cast<double>(line.size());
    const double alongY = std::max(1.0, extentOf(line, frame).alongY);
    const double rows = std::clamp(passes * pointCount / alongY, 1.0, std::min(greatestCount(frame.y), pointCount));
    cut(frame.y, rows);
    cut(frame.x, std::clamp(pointCount / rows, 1.0, greatestCount(frame.x)));
    return frame;
}

} // namespace hitbox::geometry::detail
