#include "tools/snapping/snap_targets.h"

#include <algorithm>
#include <span>
#include <variant>

namespace hitbox {

namespace {

using geometry::LineEnds;
using geometry::Point;

/// Adds what one outline has to snap to.
class TargetAdder
{
public:
    TargetAdder(SnapTargets &targets, SnapKinds kinds)
        : m_targets(targets)
        , m_kinds(kinds)
    {
    }

    void operator()(const PolygonOutline &polygon) const { addLine(polygon.points, LineEnds::Closed); }
    void operator()(const ChainLine &chain) const { addLine(chain.points, LineEnds::Open); }
    void operator()(const geometry::Box &box) const { addLine(handlesOf(box), LineEnds::Closed); }

    void operator()(const geometry::Circle &circle) const
    {
        const Point c = circle.center;
        const double r = circle.radius;
        addMarks({c, {c.x + r, c.y}, {c.x, c.y + r}, {c.x - r, c.y}, {c.x, c.y - r}});
        addRim({c, c, r});
    }

    void operator()(const geometry::Capsule &capsule) const
    {
        addMarks({capsule.from, capsule.to});
        addRim(capsule);
    }

private:
    bool takes(SnapKind kind) const { return m_kinds.testFlag(kind) || previous(); }
    bool previous() const { return m_kinds.testFlag(SnapKind::PreviousFrame); }
    SnapKind called(SnapKind kind) const { return previous() ? SnapKind::PreviousFrame : kind; }

    void addLine(const QList<Point> &points, LineEnds ends) const
    {
        m_targets.lines.push_back(
            {m_kinds, points, ends,
             geometry::LineIndex(std::span(points.constData(), std::size_t(points.size())), ends)});
    }

    void addMarks(const QList<Point> &places) const
    {
        for (const Point place : places) {
            if (takes(SnapKind::Vertices))
                m_targets.marks.push_back({called(SnapKind::Vertices), place});
        }
    }

    void addRim(const geometry::Capsule &capsule) const
    {
        if (takes(SnapKind::Edges))
            m_targets.rims.push_back({called(SnapKind::Edges), capsule});
    }

    SnapTargets &m_targets;
    SnapKinds m_kinds;
};

/// The shape of the frame before that has the same name, else the one at the same index.
const Shape *sameBefore(const QList<Shape> &before, const QString &name, qsizetype index)
{
    const auto named = std::find_if(before.cbegin(), before.cend(),
                                    [&name](const Shape &shape) { return !name.isEmpty() && shape.name == name; });
    if (named != before.cend())
        return &*named;
    return index < before.size() ? &before.at(index) : nullptr;
}

void addPrevious(SnapTargets &targets, const ToolContext &context, const Frame &frame, const QSet<ShapeId> &moving)
{
    const QList<Shape> before = shapesBefore(context);
    const auto add = [&](const QString &name, qsizetype index) {
        if (const Shape *shape = sameBefore(before, name, index))
            std::visit(TargetAdder(targets, SnapKind::PreviousFrame), shape->outline);
    };
    if (moving.isEmpty())
        add({}, frame.shapes.size());
    for (qsizetype i = 0; i < frame.shapes.size(); ++i) {
        if (moving.contains(frame.shapes.at(i).id))
            add(frame.shapes.at(i).name, i);
    }
}

void addFrameGuides(SnapTargets &targets, const Frame &frame, SnapKinds to)
{
    const double width = frame.size.width();
    const double height = frame.size.height();
    if (to.testFlag(SnapKind::Pivot)) {
        targets.guides.push_back({SnapKind::Pivot, Axis::Vertical, frame.pivot.x});
        targets.guides.push_back({SnapKind::Pivot, Axis::Horizontal, frame.pivot.y});
    }
    if (!to.testFlag(SnapKind::FrameLines))
        return;
    for (const double part : {0.0, 0.5, 1.0}) {
        targets.guides.push_back({SnapKind::FrameLines, Axis::Vertical, part * width});
        targets.guides.push_back({SnapKind::FrameLines, Axis::Horizontal, part * height});
    }
}

} // namespace

QList<Shape> shapesBefore(const ToolContext &context)
{
    const Frame *frame = findFrame(context.document, {context.frame.sprite, context.frame.frame - 1});
    return frame ? frame->shapes : QList<Shape>();
}

geometry::Segment lineOf(const SnapTargets::Guide &guide, const geometry::Box &box)
{
    if (guide.axis == Axis::Horizontal)
        return {{box.min.x, guide.at}, {box.max.x, guide.at}};
    return {{guide.at, box.min.y}, {guide.at, box.max.y}};
}

SnapTargets snapTargets(const ToolContext &context, const QSet<ShapeId> &moving)
{
    SnapTargets targets;
    const Frame *frame = findFrame(context.document, context.frame);
    const SnapKinds to = context.snap.to;
    if (!frame || !to)
        return targets;
    targets.frame = {{0, 0}, {double(frame->size.width()), double(frame->size.height())}};
    if (const SnapKinds own = to & (SnapKind::Vertices | SnapKind::Edges)) {
        for (const Shape &shape : frame->shapes) {
            if (shape.visible && !moving.contains(shape.id))
                std::visit(TargetAdder(targets, own), shape.outline);
        }
    }
    if (to.testFlag(SnapKind::PreviousFrame))
        addPrevious(targets, context, *frame, moving);
    addFrameGuides(targets, *frame, to);
    if (to.testFlag(SnapKind::AlphaOutline) && context.alpha) {
        targets.alpha = context.alpha->mask(context.frame);
        targets.alphaCorner = {double(frame->offset.x()), double(frame->offset.y())};
    }
    return targets;
}

} // namespace hitbox
