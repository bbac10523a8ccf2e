#include "document/scope_edits.h"

#include "document/edits.h"
#include "document/tracks.h"

#include <algorithm>
#include <cmath>

#include <hitbox/geometry/polygon.h>

namespace hitbox {

namespace {

using geometry::Box;
using geometry::Capsule;
using geometry::Circle;
using geometry::Point;

Box around(const Outline &outline)
{
    return geometry::bounds(geometryOf(outline)).value_or(Box{});
}

/// All numbers change by as much as those of the edited one did.
struct SameWay {
    Circle operator()(Circle outline, const Circle &before, const Circle &after) const
    {
        outline.center = outline.center + (after.center - before.center);
        outline.radius = std::max(0.0, outline.radius + (after.radius - before.radius));
        return outline;
    }
    Box operator()(const Box &outline, const Box &before, const Box &after) const
    {
        const Point a = outline.min + (after.min - before.min);
        const Point b = outline.max + (after.max - before.max);
        return {{std::min(a.x, b.x), std::min(a.y, b.y)}, {std::max(a.x, b.x), std::max(a.y, b.y)}};
    }
    Capsule operator()(Capsule outline, const Capsule &before, const Capsule &after) const
    {
        outline.from = outline.from + (after.from - before.from);
        outline.to = outline.to + (after.to - before.to);
        outline.radius = std::max(0.0, outline.radius + (after.radius - before.radius));
        return outline;
    }
    template <typename Line>
    Line operator()(Line outline, const Line &before, const Line &after) const
    {
        for (qsizetype i = 0; i < outline.points.size(); ++i)
            outline.points[i] = outline.points.at(i) + (after.points.at(i) - before.points.at(i));
        return outline;
    }
};

bool isAlike(const Outline &a, const Outline &b)
{
    return a.index() == b.index() && pointsOf(a).size() == pointsOf(b).size();
}

Outline movedAlike(const Outline &outline, const Outline &before, const Outline &after)
{
    if (!isAlike(outline, before) || !isAlike(before, after))
        return moved(outline, around(after).min - around(before).min);
    return std::visit(
        [&](const auto &exact) -> Outline {
            using Exact = std::decay_t<decltype(exact)>;
            return SameWay{}(exact, std::get<Exact>(before), std::get<Exact>(after));
        },
        outline);
}

double factor(double wanted, double now)
{
    return now > 0 ? wanted / now : 1;
}

template <typename Line>
Outline stretchedLine(Line line, const Box &box, Point size)
{
    const Point middle = box.center();
    const Point scale{factor(size.x, box.width()), factor(size.y, box.height())};
    for (Point &point : line.points)
        point = {middle.x + (point.x - middle.x) * scale.x, middle.y + (point.y - middle.y) * scale.y};
    return line;
}

/// What is around it has this size afterwards, as near as its kind can be.
Outline stretched(const Outline &outline, const Outline &like)
{
    const Box box = around(outline);
    const Box wanted = around(like);
    const Point size{wanted.width(), wanted.height()};
    const Point middle = box.center();
    if (std::holds_alternative<Circle>(outline))
        return Circle{std::get<Circle>(outline).center, std::min(size.x, size.y) / 2};
    if (std::holds_alternative<Box>(outline))
        return Box{middle - size * 0.5, middle + size * 0.5};
    if (const auto *capsule = std::get_if<Capsule>(&outline)) {
        const auto *other = std::get_if<Capsule>(&like);
        const Point along = other ? other->to - other->from : capsule->to - capsule->from;
        return Capsule{middle - along * 0.5, middle + along * 0.5, other ? other->radius : capsule->radius};
    }
    if (const auto *chain = std::get_if<ChainLine>(&outline))
        return stretchedLine(*chain, box, size);
    return stretchedLine(std::get<PolygonOutline>(outline), box, size);
}

} // namespace

Outline editedAlike(const Outline &outline, const Outline &before, const Outline &after, ScopeManner manner)
{
    switch (manner) {
    case ScopeManner::Move: break;
    case ScopeManner::Align: return moved(outline, around(after).min - around(outline).min);
    case ScopeManner::Stretch: return stretched(outline, after);
    }
    return movedAlike(outline, before, after);
}

Document editInScope(Document document, int sprite, const QSet<TrackId> &tracks, const QList<int> &frames,
                     const std::function<Outline(const Outline &)> &edit)
{
    const QList<Frame> list = document.sprites.at(sprite).frames;
    for (const int frame : frames) {
        const QList<Shape> shapes = list.value(frame).shapes;
        for (int i = 0; i < shapes.size(); ++i) {
            if (!shapes.at(i).track || !tracks.contains(shapes.at(i).track))
                continue;
            Outline edited = edit(shapes.at(i).outline);
            if (!(edited == shapes.at(i).outline))
                document.sprites[sprite].frames[frame].shapes[i].outline = std::move(edited);
        }
    }
    return document;
}

Document withScopeEdit(const Document &before, Document after, FrameRef ref, const QList<int> &frames,
                       ScopeManner manner)
{
    const Frame *then = findFrame(before, ref);
    const Frame *now = findFrame(after, ref);
    if (!then || !now)
        return after;
    const Frame edited = *now;
    QList<int> others = frames;
    others.removeAll(ref.frame);
    others.removeIf([&](int frame) { return frame < 0 || frame >= after.sprites.at(ref.sprite).frames.size(); });
    for (const Shape &shape : then->shapes) {
        const Shape *here = shape.track ? findShape(edited, shape.id) : nullptr;
        if (!shape.track || (here && here->outline == shape.outline))
            continue;
        if (here) {
            after = editInScope(std::move(after), ref.sprite, {shape.track}, others, [&](const Outline &outline) {
                return editedAlike(outline, shape.outline, here->outline, manner);
            });
            continue;
        }
        for (const int frame : std::as_const(others)) {
            if (placeOf(std::as_const(after).sprites.at(ref.sprite).frames.at(frame), shape.track) >= 0)
                after.sprites[ref.sprite].frames[frame].shapes.removeIf(
                    [&](const Shape &other) { return other.track == shape.track; });
        }
    }
    return after;
}

} // namespace hitbox
