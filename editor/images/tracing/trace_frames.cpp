#include "images/tracing/trace_frames.h"

#include "document/edits.h"
#include "document/places.h"
#include "document/track_edits.h"
#include "images/alpha_mask.h"

#include <QMap>

#include <algorithm>
#include <map>
#include <utility>

namespace hitbox {

namespace {

Result<FrameTrace> traceOf(const SeenFrame &seen, const Result<QImage> &sheet, const TraceOptions &options)
{
    if (!sheet)
        return sheet.error();
    return traced({std::make_shared<geometry::PixelMask>(alphaMask(*sheet, seen.rect)), seen.offset}, options);
}

QSet<ShapeId> shapesOfCategory(const Frame &frame, const QString &category)
{
    QSet<ShapeId> ids;
    for (const Shape &shape : frame.shapes) {
        if (shape.category == category)
            ids.insert(shape.id);
    }
    return ids;
}

} // namespace

QList<TracedFrame> tracedFrames(const Document &document, const QList<FrameRef> &frames, const TraceOptions &options,
                                const QString &projectFolder, const FrameProgress &progress)
{
    std::map<int, TracedFrame> done; // by places in the list
    const auto trace = [&](int place, const SeenFrame &seen, const Result<QImage> &sheet) {
        done.try_emplace(place, TracedFrame{seen, traceOf(seen, sheet, options)});
    };
    seeFrames(document, frames, projectFolder, trace, progress);
    QList<TracedFrame> traces;
    for (auto &[place, traced] : done)
        traces.append(std::move(traced));
    return traces;
}

QList<FrameRef> frameRefsOf(const Document &document, int sprite)
{
    QList<FrameRef> frames;
    for (int frame = 0; frame < findSprite(document, sprite)->frames.size(); ++frame)
        frames.append({sprite, frame});
    return frames;
}

QList<FrameRef> frameRefsOf(const Document &document)
{
    QList<FrameRef> frames;
    for (int sprite = 0; sprite < document.sprites.size(); ++sprite)
        frames += frameRefsOf(document, sprite);
    return frames;
}

QList<Shape> shapesOf(const QList<PolygonOutline> &outlines, const QString &category)
{
    QList<Shape> shapes;
    for (const PolygonOutline &outline : outlines) {
        Shape shape;
        shape.category = category;
        shape.outline = outline;
        shapes.append(shape);
    }
    return shapes;
}

Document withTraces(Document document, const QList<TracedFrame> &traces, const QString &category, OldShapes oldShapes)
{
    for (const TracedFrame &traced : traces) {
        if (!traced.trace || traced.trace->islands.isEmpty() || !stillFits(document, traced))
            continue;
        const FrameRef now = placeOf(document, traced.frame, traced.ref);
        if (oldShapes == OldShapes::Replaced) {
            const QSet<ShapeId> old = shapesOfCategory(*findFrame(document, now), category);
            document = removeShapes(std::move(document), now, old);
        }
        document = addShapes(std::move(document), now, shapesOf(outlinesOf(*traced.trace), category));
    }
    return document;
}

Document withTracedTracks(const Document &before, Document traced, const QList<TracedFrame> &traces)
{
    QMap<int, QList<Shape>> fresh; ///< by sprite
    QSet<int> several;             ///< sprites with a frame that has more than one
    for (const TracedFrame &frame : traces) {
        if (!stillFits(before, frame))
            continue;
        const FrameRef now = placeOf(before, frame.frame, frame.ref);
        const Frame &known = *findFrame(before, now);
        QList<Shape> shapes = findFrame(traced, now)->shapes;
        shapes.removeIf([&](const Shape &shape) { return findShape(known, shape.id); });
        if (shapes.size() > 1)
            several.insert(now.sprite);
        fresh[now.sprite] += shapes;
    }
    for (const auto &[sprite, shapes] : fresh.asKeyValueRange()) {
        const auto isNamedAlike = [first = shapes.value(0).name](const Shape &shape) { return shape.name == first; };
        if (shapes.size() < 2 || several.contains(sprite) || !std::ranges::all_of(shapes, isNamedAlike))
            continue;
        QSet<ShapeId> ids;
        for (const Shape &shape : shapes)
            ids.insert(shape.id);
        traced = joinedToTrack(std::move(traced), sprite, ids);
    }
    return traced;
}

} // namespace hitbox
