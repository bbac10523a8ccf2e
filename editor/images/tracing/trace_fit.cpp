#include "images/tracing/trace_fit.h"

#include <algorithm>
#include <cmath>

#include <hitbox/geometry/coverage.h>
#include <hitbox/geometry/polygon.h>
#include <hitbox/geometry/region.h>

namespace hitbox {

namespace {

using geometry::Box;
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
PlacedMask roomyMask(const FramePixels &pixels, int threshold, const Box &area)
{
    const PixelMask &alpha = *pixels.alpha;
    const Point first{double(pixels.offset.x()), double(pixels.offset.y())};
    const Point end = first + Point{double(alpha.width), double(alpha.height)};
    const auto room = [](double wanted) { return static_cast<int>(std::ceil(std::clamp(wanted, 0.0, surroundings))); };
    const int left = room(first.x - area.min.x);
    const int top = room(first.y - area.min.y);
    const std::size_t width = alpha.width + left + room(area.max.x - end.x);
    const std::size_t height = alpha.height + top + room(area.max.y - end.y);
    PixelMask mask{width, height, std::vector<std::uint8_t>(width * height)};
    for (std::size_t y = 0; y < alpha.height; ++y) {
        const std::uint8_t *row = alpha.alpha.data() + y * alpha.width;
        std::transform(row, row + alpha.width, mask.alpha.data() + (y + top) * width + left,
                       [threshold](std::uint8_t pixel) { return pixel >= threshold ? 255 : 0; });
    }
    return {std::move(mask), pixels.offset - QPoint(left, top)};
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
    if (rings.size() == 1)
        return {rings};
    // Where they cross each other too often to tell, what is filled twice counts as empty.
    return geometry::filledRegion(rings, geometry::FillRule::NonZero).valueOr(Region{rings});
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

TraceFit fitOf(const FramePixels &pixels, int threshold, const QList<TracedIsland> &islands)
{
    if (!pixels.alpha || pixels.alpha->alpha.empty())
        return {};
    QList<PolygonOutline> outlines;
    for (const TracedIsland &island : islands)
        outlines += island.outlines;
    const PlacedMask placed = roomyMask(pixels, threshold, boundsOf(outlines, pixels.offset));
    const geometry::Coverage found = geometry::coverage(areaOf(outlines, placed.offset), view(placed.mask));
    return {found.covered + found.missed, found.missed, found.excess};
}

FitMap fitMap(const FramePixels &pixels, int threshold, const QList<PolygonOutline> &outlines)
{
    if (!pixels.alpha || pixels.alpha->alpha.empty())
        return {};
    const PlacedMask placed = roomyMask(pixels, threshold, boundsOf(outlines, pixels.offset));
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
