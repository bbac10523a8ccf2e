#include "tools/outline_drawing.h"

#include "document/edits.h"
#include "tools/angle_steps.h"
#include "tools/drag.h"
#include "tools/shape_edits.h"
#include "tools/shape_keys.h"

#include <hitbox/geometry/distance.h>

#include <cmath>

namespace hitbox {

OutlineDrawing::OutlineDrawing(ShapeKind kind)
    : m_kind(kind)
{
}

void OutlineDrawing::cancel()
{
    m_points.clear();
    m_cursor.reset();
    m_snap.reset();
    m_closing = false;
    m_lastPress = LastPress::AddedNothing;
}

ToolAnswer OutlineDrawing::handle(const ToolInput &input, const ToolContext &context)
{
    if (!findFrame(context.document, context.frame))
        return ignored();
    mirrorAsIn(context);
    switch (input.kind) {
    case ToolInput::Kind::Press: return input.button == Qt::LeftButton ? pressed(input, context) : ignored();
    case ToolInput::Kind::Move: return busy() ? moved(input, context) : hovered(input, context);
    case ToolInput::Kind::Release: return busy() && input.button == Qt::LeftButton ? taken() : ignored();
    case ToolInput::Kind::DoubleClick:
        return busy() && input.button == Qt::LeftButton ? doubleClicked(input, context) : ignored();
    case ToolInput::Kind::Key: return busy() ? keyed(input, context) : keyedIdle(input, context);
    case ToolInput::Kind::Leave: m_snap.reset(); return ignored();
    }
    return ignored();
}

void OutlineDrawing::mirrorAsIn(const ToolContext &context)
{
    m_mirrorAxis = m_kind == ShapeKind::Polygon ? context.mirrorAxis : std::nullopt;
}

ToolAnswer OutlineDrawing::goOn(const QList<geometry::Point> &points, const ToolContext &context)
{
    cancel();
    if (points.isEmpty() || !findFrame(context.document, context.frame))
        return ignored();
    mirrorAsIn(context);
    m_points = points;
    return draftAnswer(context);
}

bool OutlineDrawing::closesAt(geometry::Point position, double reach) const
{
    return m_kind == ShapeKind::Polygon && finishable() && geometry::distance(position, m_points.first()) <= reach;
}

bool OutlineDrawing::repeatsAnEnd(geometry::Point point) const
{
    if (m_points.isEmpty())
        return false;
    return point == m_points.last() || (m_kind == ShapeKind::Polygon && point == m_points.first());
}

SnapResult OutlineDrawing::nextPoint(const ToolInput &input, const ToolContext &context)
{
    if (m_points.isEmpty() || !input.modifiers.testFlag(Qt::ShiftModifier)) {
        SnapResult result = m_snapper.placed(input, context);
        const bool keepsToAxis = m_mirrorAxis && !input.modifiers.testFlag(Qt::ControlModifier);
        if (keepsToAxis && std::abs(input.position.x - *m_mirrorAxis) <= input.pickRadius)
            result.place.x = *m_mirrorAxis;
        return result;
    }
    const SnapSettings snap = snapWith(context.snap, input.modifiers);
    const geometry::Point origin = m_points.last();
    const geometry::Point stepped = inAngleSteps(origin, input.position, snap);
    if (stepped.x != origin.x && stepped.y != origin.y)
        return {stepped, {}, {}, {}};
    const Axis axis = stepped.y == origin.y ? Axis::Horizontal : Axis::Vertical;
    return snappedAlong(origin, axis, input.position, snap, m_snapper.targets(context), input.pickRadius);
}

ToolAnswer OutlineDrawing::pressed(const ToolInput &input, const ToolContext &context)
{
    m_lastPress = LastPress::AddedNothing;
    if (closesAt(input.position, input.pickRadius))
        return finished(context);
    m_snap = nextPoint(input, context);
    const geometry::Point point = m_snap->place;
    m_cursor = point;
    if (repeatsAnEnd(point))
        return taken();
    m_points.append(point);
    m_lastPress = LastPress::AddedPoint;
    return draftAnswer(context);
}

ToolAnswer OutlineDrawing::moved(const ToolInput &input, const ToolContext &context)
{
    m_closing = closesAt(input.position, input.pickRadius);
    m_snap = m_closing ? std::nullopt : std::optional(nextPoint(input, context));
    m_cursor = m_closing ? m_points.first() : m_snap->place;
    return draftAnswer(context);
}

ToolAnswer OutlineDrawing::hovered(const ToolInput &input, const ToolContext &context)
{
    m_snap = nextPoint(input, context);
    return ignored();
}

ToolAnswer OutlineDrawing::doubleClicked(const ToolInput &input, const ToolContext &context)
{
    // The hand may have moved between the two presses of a double click: it means one point all the same.
    const qsizetype count = m_points.size();
    if (m_lastPress == LastPress::AddedPoint && count >= 2 &&
        geometry::distance(m_points[count - 1], m_points[count - 2]) <= input.pickRadius)
        m_points.removeLast();
    m_lastPress = LastPress::AddedNothing;
    if (finishable())
        return finished(context);
    if (m_points.size() > 1)
        return draftAnswer(context);
    cancel();
    return dropped();
}

ToolAnswer OutlineDrawing::keyed(const ToolInput &input, const ToolContext &context)
{
    switch (input.key) {
    case Qt::Key_Escape: cancel(); return dropped();
    case Qt::Key_Return:
    case Qt::Key_Enter: return finishable() ? finished(context) : taken();
    case Qt::Key_Backspace:
        m_points.removeLast();
        if (!m_points.isEmpty())
            return draftAnswer(context);
        cancel();
        return dropped();
    default: return ignored();
    }
}

ToolAnswer OutlineDrawing::keyedIdle(const ToolInput &input, const ToolContext &context)
{
    // Backspace takes points back while one draws: once too often must not delete the shape that was drawn before.
    return input.key == Qt::Key_Backspace ? ignored() : answerIdleKey(input, context);
}

QList<geometry::Point> OutlineDrawing::outlineOf(const QList<geometry::Point> &drawn) const
{
    return m_mirrorAxis ? mirroredRing(drawn, *m_mirrorAxis) : drawn;
}

Document OutlineDrawing::withOutline(const ToolContext &context, const QList<geometry::Point> &points) const
{
    Shape shape;
    shape.category = context.category;
    if (m_kind == ShapeKind::Polygon)
        shape.outline = PolygonOutline{outlineOf(points)};
    else
        shape.outline = ChainLine{points};
    return addShapes(context.document, context.frame, {shape});
}

ToolAnswer OutlineDrawing::draftAnswer(const ToolContext &context) const
{
    QList<geometry::Point> points = m_points;
    if (m_cursor && !repeatsAnEnd(*m_cursor))
        points.append(*m_cursor);
    // Without enough points the draft is the document as it stands, which drops what an earlier draft showed.
    return drafted(outlineOf(points).size() >= fewestPoints() ? withOutline(context, points) : context.document);
}

ToolAnswer OutlineDrawing::finished(const ToolContext &context)
{
    Document document = withOutline(context, m_points);
    const Shape shape = findFrame(document, context.frame)->shapes.last();
    cancel();
    ToolAnswer answer = committed(std::move(document), tr("Draw %1").arg(shape.name));
    answer.selection = Selection{{shape.id}, {}, {}};
    return answer;
}

Overlay OutlineDrawing::overlay(const ToolContext &) const
{
    Overlay overlay;
    QList<geometry::Point> path = m_points;
    if (m_cursor && !path.isEmpty() && *m_cursor != path.last()) {
        overlay.readout = wayText(*m_cursor - path.last());
        path.append(*m_cursor);
    }
    overlay.primitives = draftOf(path);
    if (m_cursor && m_closing && !path.isEmpty())
        overlay.primitives.append(Mark{{path.first()}, Mark::Sign::Ring});
    if (m_snap)
        overlay.primitives.append(*m_snap);
    return overlay;
}

QString OutlineDrawing::hint(const ToolContext &context) const
{
    if (m_points.isEmpty() && context.mirrorAxis && m_kind == ShapeKind::Polygon)
        return tr("Click to set the first point of one half; the other half is mirrored at the axis (M).");
    if (m_points.isEmpty())
        return tr("Click to set the first point.");
    if (!finishable())
        return tr("Click to set the next point. Shift keeps to steps of 15°, Backspace takes the last point back, Esc "
                  "cancels.");
    if (m_closing)
        return tr("Click to close the polygon.");
    if (m_kind == ShapeKind::Polygon)
        return tr("Click to set the next point, or the first one to finish; Enter and double click finish too.");
    return tr("Click to set the next point; Enter or a double click finishes.");
}

} // namespace hitbox
