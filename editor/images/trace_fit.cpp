#include "images/trace_fit.h"

#include <algorithm>
#include <cmath>

#include <hitbox/geometry/coverage.h>
#include <hitbox/geometry/polygon.h>
#include <hitbox/geometry/region.h>

namespace hitbox {

namespace {

using geometry::Box;
using geometry::Mask;
using geometry::PixelMask;
using geometry::Point;
using geometry::Region;
using geometry::Ring;

/// How far around the image excess pixels are looked for.
constexpr double surroundings = 64;

struct PlacedMask {
    PixelMask mask;
    QPoint offset; ///< of its top-left pixel in the untrimmed frame
};

/// The opaque pixels with so much room around them as the area needs.
PlacedMask roomyMask(const FrameAlpha &alpha, int threshold, const Box &area)
{
    const Point first{double(alpha.offset.x()), double(alpha.offset.y())};
    const Point end = first + Point{double(alpha.pixels.width()), double(alpha.pixels.height())};
    const auto room = [](double pixels) { return static_cast<int>(std::ceil(std::clamp(pixels, 0.0, surroundings))); };
    const int left = room(first.x - area.min.x);
    const int top = room(first.y - area.min.y);
    const Mask opaque = maskOf(alpha, threshold);
    PlacedMask placed{
        {opaque.width + left + room(area.max.x - end.x), opaque.height + top + room(area.max.y - end.y), {}},
        alpha.offset - QPoint(left, top)};
    PixelMask &mask = placed.mask;
    mask.alpha.resize(mask.width * mask.height);
    for (std::size_t y = 0; y < opaque.height; ++y) {
        const auto row = opaque.alpha.subspan(y * opaque.stride, opaque.width);
        std::transform(row.begin(), row.end(),
                       mask.alpha.begin() + static_cast<std::ptrdiff_t>((y + top) * mask.width + left),
                       [&opaque](std::uint8_t pixel) { return pixel >= opaque.threshold ? 255 : 0; });
    }
    return placed;
}

/// What the outlines cover together, relative to the mask's corner.
Region areaOf(const QList<PolygonOutline> &outlines, QPoint corner)
{
    const Point origin{double(corner.x()), double(corner.y())};
    std::vector<Ring> rings;
    for (const PolygonOutline &outline : outlines) {
        Ring &ring = rings.emplace_back();
        for (const Point p : outline.points)
            ring.push_back(p - origin);
    }
    return rings.size() == 1 ? Region{rings} : geometry::filledRegion(rings, geometry::FillRule::NonZero);
}

/// The box around all points; the place alone where there is none.
Box boundsOf(const QList<PolygonOutline> &outlines, QPoint fallback)
{
    std::vector<Point> points;
    for (const PolygonOutline &outline : outlines)
        points.insert(points.end(), outline.points.begin(), outline.points.end());
    const Point at{double(fallback.x()), double(fallback.y())};
    return geometry::bounds(points).value_or(Box{at, at});
}

double percent(quint64 part, quint64 whole)
{
    return whole == 0 ? 0 : 100.0 * static_cast<double>(part) / static_cast<double>(whole);
}

} // namespace

double TraceFit::missedPercent() const
{
    return percent(missed, opaque);
}

double TraceFit::excessPercent() const
{
    return percent(excess, opaque);
}

TraceFit fitOf(const FrameAlpha &alpha, int threshold, const QList<TracedIsland> &islands)
{
    if (alpha.pixels.isNull())
        return {};
    QList<PolygonOutline> outlines;
    for (const TracedIsland &island : islands)
        outlines += island.outlines;
    const PlacedMask placed = roomyMask(alpha, threshold, boundsOf(outlines, alpha.offset));
    const geometry::Coverage found = geometry::coverage(areaOf(outlines, placed.offset), view(placed.mask));
    return {found.covered + found.missed, found.missed, found.excess};
}

FitMap fitMap(const FrameAlpha &alpha, int threshold, const QList<PolygonOutline> &outlines)
{
    if (alpha.pixels.isNull())
        return {};
    const PlacedMask placed = roomyMask(alpha, threshold, boundsOf(outlines, alpha.offset));
    const PixelMask &opaque = placed.mask;
    const PixelMask area = geometry::pixelsIn(areaOf(outlines, placed.offset), opaque.width, opaque.height);
    QImage map(int(opaque.width), int(opaque.height), QImage::Format_Indexed8);
    if (map.isNull() || area.alpha.empty())
        return {};
    for (std::size_t y = 0; y < opaque.height; ++y) {
        uchar *line = map.scanLine(int(y));
        const std::size_t row = y * opaque.width;
        for (std::size_t x = 0; x < opaque.width; ++x) {
            const std::uint8_t isOpaque = opaque.alpha[row + x];
            const std::uint8_t isInArea = area.alpha[row + x];
            line[x] = isOpaque == isInArea ? FitMap::Fits : isOpaque ? FitMap::Missed : FitMap::Excess;
        }
    }
    return {map, placed.offset};
}

} // namespace hitbox
