#include "images/tracing/trace.h"

#include "images/tracing/trace_islands.h"

#include <QCoreApplication>

#include <algorithm>

#include <hitbox/geometry/mask_growth.h>
#include <hitbox/geometry/polygon.h>
#include <hitbox/geometry/simplification.h>

namespace hitbox {

namespace {

using geometry::Mask;
using geometry::PixelMask;
using geometry::Point;
using geometry::Region;
using geometry::Ring;

class TraceWords
{
    Q_DECLARE_TR_FUNCTIONS(Images)
};

Error refused(const QString &what)
{
    return {{}, {}, what};
}

/// NaN is in no range.
template <typename Number>
Result<Done> inRange(const char *name, Number value, Number least, Number most)
{
    if (value >= least && value <= most)
        return Done{};
    return refused(
        TraceWords::tr("the %1 is %2, expected %3 to %4").arg(TraceWords::tr(name)).arg(value).arg(least).arg(most));
}

/// The pixels to be traced: as they are, grown, or shrunk.
struct Ground {
    PixelMask changed; ///< owns what `mask` looks at, but for pixels as they are
    Mask mask;
    double margin = 0; ///< how far the mask begins outside of the frame's pixels
};

Ground groundOf(const FramePixels &pixels, const TraceOptions &options)
{
    Ground ground;
    ground.mask = view(*pixels.alpha);
    ground.mask.threshold = static_cast<std::uint8_t>(options.threshold);
    if (options.grow == 0)
        return ground;
    if (options.grow > 0) {
        ground.changed = geometry::grown(ground.mask, options.grow);
        ground.margin = static_cast<double>(geometry::grownMargin(options.grow));
    } else {
        ground.changed = geometry::shrunk(ground.mask, -options.grow);
    }
    ground.mask = view(ground.changed);
    return ground;
}

/// Fewer corners for a ring that is simple, and stays so.
Ring simplified(const Ring &ring, const TraceOptions &options)
{
    const auto side =
        options.side == TraceSide::Covering ? geometry::OutlineSide::Outside : geometry::OutlineSide::Either;
    const auto most = static_cast<std::size_t>(options.vertices);
    const Region whole{{ring}};
    constexpr geometry::Budget unlimited = geometry::Budget::unlimited(); // the corners are counted before
    if (options.goal == VertexGoal::Exactly)
        return geometry::simplifiedTo(whole, most, side, unlimited)->rings.front();
    const Ring near = geometry::simplified(whole, options.tolerance, side, unlimited)->rings.front();
    if (options.goal == VertexGoal::Free || near.size() <= most)
        return near;
    return geometry::simplifiedTo(whole, most, side, unlimited)->rings.front();
}

TracedIsland tracedIsland(const PixelIsland &island, Point origin, const TraceOptions &options)
{
    TracedIsland traced;
    std::vector<Point> all;
    for (const Ring &part : partsWithoutHoles(island)) {
        PolygonOutline outline;
        for (const Point p : simplified(part, options))
            outline.points.append(p + origin);
        all.insert(all.end(), outline.points.begin(), outline.points.end());
        traced.outlines.append(outline);
    }
    traced.bounds = *geometry::bounds(all);
    return traced;
}

Result<std::vector<PixelIsland>> islandsFor(const Mask &mask, const TraceOptions &options)
{
    if (cornerCount(mask, limits::traceCorners) > limits::traceCorners)
        return refused(
            TraceWords::tr(
                "the pixels are noise: their outline has more than %1 corners; another alpha threshold may help")
                .arg(limits::traceCorners));
    std::vector<PixelIsland> islands = withoutSmall(islandsOf(mask), options.smallest, limits::keptHoles);
    if (islands.size() > limits::traceIslands)
        return refused(
            TraceWords::tr(
                "there are %1 islands of opaque pixels, at most %2 are traced; a larger smallest island may help")
                .arg(islands.size())
                .arg(limits::traceIslands));
    return options.holes == TraceHoles::Filled ? withHolesFilled(std::move(islands)) : islands;
}

bool hasOutlineAbove(const FrameTrace &trace, int vertices)
{
    const QList<PolygonOutline> outlines = outlinesOf(trace);
    return std::any_of(outlines.begin(), outlines.end(),
                       [vertices](const PolygonOutline &outline) { return outline.points.size() > vertices; });
}

QString noteOn(const FrameTrace &trace, const FramePixels &pixels, const TraceOptions &options)
{
    if (trace.fit.opaque == 0)
        return TraceWords::tr("No pixel is as opaque as the threshold.");
    if (trace.islands.isEmpty() && options.grow < 0)
        return TraceWords::tr("Nothing is left after shrinking that is as large as the smallest island.");
    if (trace.islands.isEmpty())
        return TraceWords::tr("No island is as large as the smallest one allowed.");
    if (trace.fit.opaque == pixels.alpha->alpha.size())
        return TraceWords::tr("No pixel is transparent, so the outline is the whole picture.");
    if (options.goal != VertexGoal::Free && hasOutlineAbove(trace, options.vertices))
        return TraceWords::tr("An outline that never cuts an opaque pixel may need more vertices than the number.");
    return {};
}

} // namespace

Result<Done> checkedOptions(const TraceOptions &options)
{
    for (const Result<Done> &checked :
         {inRange(QT_TRANSLATE_NOOP("images", "alpha threshold"), options.threshold, 1, 255),
          inRange(QT_TRANSLATE_NOOP("images", "tolerance"), options.tolerance, 0.0, limits::traceTolerance),
          inRange(QT_TRANSLATE_NOOP("images", "growth"), options.grow, -limits::traceGrowth, limits::traceGrowth),
          inRange(QT_TRANSLATE_NOOP("images", "smallest island"), options.smallest, 1, limits::traceSmallest),
          inRange(QT_TRANSLATE_NOOP("images", "number of vertices"), options.vertices, 3, limits::traceVertices)}) {
        if (!checked)
            return checked;
    }
    return Done{};
}

QList<PolygonOutline> outlinesOf(const FrameTrace &trace)
{
    QList<PolygonOutline> outlines;
    for (const TracedIsland &island : trace.islands)
        outlines += island.outlines;
    return outlines;
}

int vertexCount(const FrameTrace &trace)
{
    qsizetype vertices = 0;
    for (const PolygonOutline &outline : outlinesOf(trace))
        vertices += outline.points.size();
    return static_cast<int>(vertices);
}

Result<FrameTrace> traced(const FramePixels &pixels, const TraceOptions &options)
{
    if (const Result<Done> checked = checkedOptions(options); !checked)
        return checked.error();
    if (!pixels.alpha || pixels.alpha->alpha.empty())
        return refused(TraceWords::tr("the frame has no pixels in its image"));
    const Ground ground = groundOf(pixels, options);
    const Result<std::vector<PixelIsland>> islands = islandsFor(ground.mask, options);
    if (!islands)
        return islands.error();
    const Point origin{pixels.offset.x() - ground.margin, pixels.offset.y() - ground.margin};
    FrameTrace trace;
    for (const PixelIsland &island : *islands)
        trace.islands.append(tracedIsland(island, origin, options));
    trace.fit = fitOf(pixels, options.threshold, trace.islands);
    trace.note = noteOn(trace, pixels, options);
    return trace;
}

} // namespace hitbox
