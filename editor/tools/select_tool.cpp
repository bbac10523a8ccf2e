#include "document/edits.h"
#include "tools/picking.h"
#include "tools/point_hand.h"
#include "tools/point_handles.h"
#include "tools/selection_transform.h"
#include "tools/shape_edits.h"
#include "tools/shape_keys.h"
#include "tools/snapping/snapper.h"
#include "tools/tool_factories.h"
#include "tools/turn_center.h"

#include <QCoreApplication>

#include <algorithm>
#include <optional>

namespace hitbox {

namespace {

/// The shapes that lie under the point, one further down than the only one that is selected; from the top otherwise.
ShapeId nextUnder(const Frame &frame, const ToolContext &context, geometry::Point point, double reach)
{
    const QList<ShapeId> under = shapesUnder(frame, point, reach);
    if (under.isEmpty())
        return {};
    const QSet<ShapeId> &selected = context.selection.shapes;
    const qsizetype current = selected.size() == 1 ? under.indexOf(*selected.cbegin()) : -1;
    return under[(current + 1) % under.size()];
}

/// Clicks and marquees select, drags move, and the frame around what is selected scales and turns it. The handles of a
/// single box, circle or capsule change its size. Points of the frame are taken in hand by their marks.
class SelectTool final : public Tool
{
    Q_DECLARE_TR_FUNCTIONS(SelectTool)

public:
    ToolAnswer handle(const ToolInput &input, const ToolContext &context) override;
    void cancel() override { m_gesture.reset(); }
    bool busy() const override { return m_gesture.has_value(); }
    Overlay overlay(const ToolContext &context) const override;
    QString hint(const ToolContext &context) const override;

private:
    enum class Grip { Ground, Shapes, Handle, Frame, TurnCenter, Point };
    struct Gesture {
        Grip grip = Grip::Ground;
        Drag drag;
        ShapeId pressed;  ///< may be none
        HandleRef handle; ///< the one that follows the cursor
        FrameGrip frameGrip = FrameGrip::Rotation;
        TurnStand stand;            ///< of the grip that turns, since the press
        geometry::Point turnCenter; ///< since the press, or where it is dragged to
        HeldPoint point;
        std::optional<SnapResult> snap;
        QString readout;
    };

    ToolAnswer pressed(const ToolInput &input, const ToolContext &context, const Frame &frame);
    ToolAnswer dragged(const ToolContext &context, const Frame &frame);
    ToolAnswer draggedPoint(const ToolContext &context, const Frame &frame);
    ToolAnswer draggedHandle(const ToolContext &context, const Frame &frame);
    ToolAnswer draggedFrame(const ToolContext &context, const Frame &frame);
    ToolAnswer draggedShapes(const ToolContext &context, const Frame &frame);
    static bool turns(const Gesture &gesture)
    {
        return gesture.grip == Grip::Frame && gesture.frameGrip == FrameGrip::Rotation;
    }
    ToolAnswer draggedTurnCenter(const ToolContext &context, const Frame &frame);
    ToolAnswer released(const ToolContext &context, const Frame &frame);
    ToolAnswer clicked(const Gesture &gesture, const ToolContext &context, const Frame &frame) const;
    ToolAnswer doubleClicked(const ToolInput &input, const ToolContext &context, const Frame &frame);
    ToolAnswer keyed(const ToolInput &input, const ToolContext &context);
    Gesture gripAt(const ToolInput &input, const ToolContext &context, const Frame &frame) const;
    QSet<ShapeId> grabbed(const Gesture &gesture, const ToolContext &context, const Frame &frame) const;
    QString stepText(const Gesture &gesture, const ToolContext &context, const Frame &frame) const;
    QString gestureHint(const Gesture &gesture) const;
    CursorLook cursor(const Gesture &gesture) const;
    QSet<ShapeId> resizable(const ToolContext &context, const Frame &frame) const;

    Snapper m_snapper;
    TurnCenter m_turnCenter;
    std::optional<Gesture> m_gesture;
    std::optional<ToolInput> m_hover;
};

ToolAnswer SelectTool::handle(const ToolInput &input, const ToolContext &context)
{
    const Frame *frame = findFrame(context.document, context.frame);
    if (!frame)
        return ignored();
    m_turnCenter.follow(context);
    if (input.kind == ToolInput::Kind::Key)
        return keyed(input, context);
    m_hover = input.kind == ToolInput::Kind::Leave ? std::nullopt : std::optional(input);
    if (input.kind == ToolInput::Kind::DoubleClick)
        return doubleClicked(input, context, *frame);
    switch (takenStep(m_gesture ? &m_gesture->drag : nullptr, input)) {
    case DragStep::None: break;
    case DragStep::Press: return pressed(input, context, *frame);
    case DragStep::Drag: return dragged(context, *frame);
    case DragStep::Release: return released(context, *frame);
    case DragStep::Lost: cancel(); return dropped();
    }
    return ignored();
}

/// The shapes whose handles can be dragged: a single one that has a size rather than points.
QSet<ShapeId> SelectTool::resizable(const ToolContext &context, const Frame &frame) const
{
    const QSet<ShapeId> shapes = editableShapes(frame, context.selection.shapes);
    if (shapes.size() != 1 || context.selection.shapes.size() != 1)
        return {};
    return hasPoints(*findShape(frame, *shapes.cbegin())) ? QSet<ShapeId>() : shapes;
}

SelectTool::Gesture SelectTool::gripAt(const ToolInput &input, const ToolContext &context, const Frame &frame) const
{
    const bool fromAnywhere = takesFromAnywhere(input);
    const bool forcesMarquee = input.modifiers.testFlag(Qt::ShiftModifier);
    Gesture gesture;
    gesture.drag = startedDrag(input);
    const auto box = boundsOf(frame, editableShapes(frame, context.selection.shapes));
    if (box) {
        gesture.stand = turnStandOf(*box, context.sight);
        gesture.turnCenter = m_turnCenter.of(*box, context);
    }
    if (const auto grip = box ? hitbox::gripAt(*box, input.position, input.pickRadius, gesture.stand) : std::nullopt) {
        gesture.grip = Grip::Frame;
        gesture.frameGrip = *grip;
        return gesture;
    }
    if (fromAnywhere && !editableShapes(frame, context.selection.shapes).isEmpty()) {
        gesture.grip = Grip::Shapes;
        return gesture;
    }
    if (box && m_turnCenter.isAt(*box, input, context)) {
        gesture.grip = Grip::TurnCenter;
        gesture.pressed = shapeAt(frame, input.position, input.pickRadius, context.selection.shapes); // for a click
        return gesture;
    }
    if (!forcesMarquee) {
        if (const auto handle = handleAt(frame, resizable(context, frame), input.position, input.pickRadius)) {
            gesture.grip = Grip::Handle;
            gesture.handle = *handle;
            return gesture;
        }
    }
    if (!forcesMarquee) {
        gesture.point = pointUnder(input, frame, context.selection.point);
        if (gesture.point.grip != PointGrip::None) {
            gesture.grip = Grip::Point;
            return gesture;
        }
    }
    gesture.pressed = shapeAt(frame, input.position, input.pickRadius, context.selection.shapes);
    gesture.grip = gesture.pressed && !forcesMarquee ? Grip::Shapes : Grip::Ground;
    return gesture;
}

ToolAnswer SelectTool::pressed(const ToolInput &input, const ToolContext &context, const Frame &frame)
{
    m_gesture = gripAt(input, context, frame);
    if (m_gesture->grip == Grip::Point) {
        Selection selection;
        selection.point = m_gesture->point.point;
        return selecting(selection);
    }
    const ShapeId id = m_gesture->pressed;
    // With Alt a click goes on from what is selected.
    const bool keeps = addsToSelection(input.modifiers) || input.modifiers.testFlag(Qt::AltModifier);
    const bool replaces = m_gesture->grip == Grip::Shapes && id && !keeps;
    if (replaces && !context.selection.shapes.contains(id))
        return selecting({{id}, {}, {}});
    return taken();
}

QSet<ShapeId> SelectTool::grabbed(const Gesture &gesture, const ToolContext &context, const Frame &frame) const
{
    QSet<ShapeId> shapes = context.selection.shapes;
    if (gesture.pressed)
        shapes.insert(gesture.pressed);
    return editableShapes(frame, shapes);
}

ToolAnswer SelectTool::dragged(const ToolContext &context, const Frame &frame)
{
    const Gesture &gesture = *m_gesture;
    if (!gesture.drag.moved)
        return taken();
    switch (gesture.grip) {
    case Grip::Handle: return draggedHandle(context, frame);
    case Grip::Frame: return draggedFrame(context, frame);
    case Grip::Shapes: return draggedShapes(context, frame);
    case Grip::TurnCenter: return draggedTurnCenter(context, frame);
    case Grip::Point: return draggedPoint(context, frame);
    case Grip::Ground: break;
    }
    return taken();
}

ToolAnswer SelectTool::draggedPoint(const ToolContext &context, const Frame &frame)
{
    Gesture &gesture = *m_gesture;
    std::optional<Document> draft = withPointDragged(gesture.point, gesture.drag, context, frame, m_snapper);
    gesture.readout = gesture.point.readout;
    gesture.snap = gesture.point.snap;
    return draft ? drafted(std::move(*draft)) : taken();
}

ToolAnswer SelectTool::draggedHandle(const ToolContext &context, const Frame &frame)
{
    Gesture &gesture = *m_gesture;
    const geometry::Point anchor = *placeOf(frame, gesture.handle);
    gesture.snap = m_snapper.dragged(anchor, gesture.drag, context, {gesture.handle.shape});
    const HandleTarget target{gesture.handle, gesture.snap->place};
    const Frame after = withHandlesDragged(frame, {gesture.handle}, target);
    const auto box = boundsOf(findShape(after, gesture.handle.shape)->outline);
    gesture.readout = sizeText(box->width(), box->height());
    return drafted(withFrame(context.document, context.frame, after));
}

ToolAnswer SelectTool::draggedFrame(const ToolContext &context, const Frame &frame)
{
    Gesture &gesture = *m_gesture;
    const QSet<ShapeId> shapes = editableShapes(frame, context.selection.shapes);
    const std::optional<geometry::Box> box = boundsOf(frame, shapes);
    if (!box)
        return taken();
    const FrameTransform transform =
        transformOf(*box, gesture.frameGrip, gesture.drag, context.snap, gesture.turnCenter);
    const std::optional<Frame> after = withShapesTransformed(frame, shapes, transform);
    if (!after) {
        gesture.readout = tr("too far");
        return taken();
    }
    gesture.readout = readoutOf(*box, transform);
    const auto isBox = [&shapes](const Shape &shape) {
        return shapes.contains(shape.id) && shape.kind() == ShapeKind::Box;
    };
    if (isSlanted(transform) && std::any_of(frame.shapes.cbegin(), frame.shapes.cend(), isBox))
        gesture.readout += tr(" (boxes become polygons)");
    ToolAnswer answer = drafted(withFrame(context.document, context.frame, *after));
    if (gesture.frameGrip == FrameGrip::Rotation)
        answer.turnedAbout = gesture.turnCenter;
    return answer;
}

ToolAnswer SelectTool::draggedShapes(const ToolContext &context, const Frame &frame)
{
    Gesture &gesture = *m_gesture;
    const QSet<ShapeId> shapes = grabbed(gesture, context, frame);
    // The first point of the pressed shape lands on the grid; after Alt, that of the lowest selected one.
    ShapeId lead = gesture.pressed;
    for (auto shape = frame.shapes.cbegin(); !lead && shape != frame.shapes.cend(); ++shape) {
        if (shapes.contains(shape->id))
            lead = shape->id;
    }
    const std::optional<geometry::Point> anchor = placeOf(frame, {lead, 0});
    if (!anchor)
        return taken();
    gesture.snap = m_snapper.dragged(*anchor, gesture.drag, context, shapes);
    const HandleTarget target{{lead, 0}, gesture.snap->place};
    gesture.readout = wayText(target.place - *anchor);
    ToolAnswer answer = drafted(withFrame(context.document, context.frame, withShapesDragged(frame, shapes, target)));
    if (gesture.pressed && !context.selection.shapes.contains(gesture.pressed))
        answer.selection = Selection{shapes, {}, {}};
    return answer;
}

/// Changes nothing but what the next turning is about.
ToolAnswer SelectTool::draggedTurnCenter(const ToolContext &context, const Frame &frame)
{
    Gesture &gesture = *m_gesture;
    const auto box = boundsOf(frame, editableShapes(frame, context.selection.shapes));
    if (!box)
        return taken();
    gesture.snap = hitbox::draggedTurnCenter(m_turnCenter.of(*box, context), gesture.drag, *box, context);
    gesture.turnCenter = gesture.snap->place;
    gesture.readout = wayText(gesture.turnCenter);
    return taken();
}

ToolAnswer SelectTool::released(const ToolContext &context, const Frame &frame)
{
    ToolAnswer answer = dragged(context, frame);
    const Gesture gesture = *m_gesture;
    m_gesture.reset();
    if (!gesture.drag.moved && turns(gesture)) {
        m_turnCenter.toggle(context);
        return taken();
    }
    if (!gesture.drag.moved)
        return clicked(gesture, context, frame);
    if (gesture.grip == Grip::Ground) {
        QSet<ShapeId> shapes = shapesWithin(frame, marqueeOf(gesture.drag));
        if (addsToSelection(gesture.drag.pressModifiers))
            shapes.unite(context.selection.shapes);
        return selecting({shapes, {}, {}});
    }
    const auto box = boundsOf(frame, editableShapes(frame, context.selection.shapes));
    if (gesture.grip == Grip::TurnCenter && box)
        m_turnCenter.moveTo(gesture.turnCenter, *box);
    if (!answer.draft)
        return dropped();
    answer.outcome = ToolAnswer::Outcome::Commit;
    answer.text = stepText(gesture, context, frame);
    return answer;
}

QString SelectTool::stepText(const Gesture &gesture, const ToolContext &context, const Frame &frame) const
{
    if (gesture.grip == Grip::Point)
        return pointStepText(gesture.point, frame);
    if (gesture.grip == Grip::Handle)
        return tr("Resize %1").arg(calledShapes(frame, {gesture.handle.shape}));
    if (gesture.grip == Grip::Shapes)
        return tr("Move %1").arg(calledShapes(frame, grabbed(gesture, context, frame)));
    const QString name = calledShapes(frame, editableShapes(frame, context.selection.shapes));
    return gesture.frameGrip == FrameGrip::Rotation ? tr("Turn %1").arg(name) : tr("Scale %1").arg(name);
}

ToolAnswer SelectTool::clicked(const Gesture &gesture, const ToolContext &context, const Frame &frame) const
{
    if (gesture.grip == Grip::Point)
        return taken();
    const bool adds = addsToSelection(gesture.drag.pressModifiers);
    if (gesture.drag.pressModifiers.testFlag(Qt::AltModifier) && gesture.grip != Grip::Frame) {
        const ShapeId next = nextUnder(frame, context, gesture.drag.from, gesture.drag.reach);
        return next ? selecting({{next}, {}, {}}) : taken();
    }
    if (!gesture.pressed)
        return gesture.grip == Grip::Ground && !adds ? selecting({}) : taken();
    if (!adds)
        return selecting({{gesture.pressed}, {}, {}});
    QSet<ShapeId> shapes = context.selection.shapes;
    if (!shapes.remove(gesture.pressed))
        shapes.insert(gesture.pressed);
    return selecting({shapes, {}, {}});
}

ToolAnswer SelectTool::doubleClicked(const ToolInput &input, const ToolContext &context, const Frame &frame)
{
    const ShapeId id = shapeAt(frame, input.position, input.pickRadius, context.selection.shapes);
    if (input.button != Qt::LeftButton || !id || !hasPoints(*findShape(frame, id)))
        return ignored();
    m_gesture.reset();
    ToolAnswer answer = selecting({{id}, {}, {}});
    answer.switchTo = QStringLiteral("edit-points");
    return answer;
}

ToolAnswer SelectTool::keyed(const ToolInput &input, const ToolContext &context)
{
    if (m_gesture)
        return answerHeldKey(input, *this);
    ToolAnswer answer = answerPointKey(input, context);
    const bool isIgnored = answer.outcome == ToolAnswer::Outcome::Ignored;
    return isIgnored ? answerIdleKey(input, context, m_turnCenter.moved(context)) : answer;
}

Overlay SelectTool::overlay(const ToolContext &context) const
{
    Overlay overlay;
    const Frame *frame = findFrame(context.document, context.frame);
    if (!frame)
        return overlay;
    // Points chosen in the table of numbers can be seen, whatever the tool.
    ShapeHandles handles{resizable(context, *frame) + shapesOf(editableHandles(*frame, context.selection))};
    const auto box = boundsOf(*frame, editableShapes(*frame, context.selection.shapes));
    const HeldPoint held = m_gesture ? m_gesture->point
                           : m_hover ? pointUnder(*m_hover, *frame, context.selection.point)
                                     : HeldPoint();
    overlay.primitives = pointHandle(*frame, context.selection.point, held.grip);
    if (m_gesture) {
        if (box && !turns(*m_gesture))
            overlay.primitives.append(drawnGrips(*box, std::nullopt, m_gesture->stand));
        if (m_gesture->grip == Grip::TurnCenter)
            overlay.primitives.append(Mark{{m_gesture->turnCenter}, Mark::Sign::HotCenter});
        else if (turns(*m_gesture))
            overlay.primitives.append(Mark{{m_gesture->turnCenter}, Mark::Sign::Center});
        overlay.primitives.append(handles);
        if (m_gesture->grip == Grip::Ground && m_gesture->drag.moved)
            overlay.primitives.append(Marquee{marqueeOf(m_gesture->drag)});
        if (m_gesture->snap)
            overlay.primitives.append(*m_gesture->snap);
        overlay.readout = m_gesture->readout;
        overlay.cursor = cursor(*m_gesture);
        return overlay;
    }
    const Gesture next = m_hover ? gripAt(*m_hover, context, *frame) : Gesture{};
    if (box)
        overlay.primitives.append(drawnGrips(*box,
                                             next.grip == Grip::Frame ? std::optional(next.frameGrip) : std::nullopt,
                                             turnStandOf(*box, context.sight)));
    if (next.grip == Grip::Handle)
        handles.hot = next.handle;
    else if (next.grip != Grip::Frame && next.grip != Grip::TurnCenter && next.pressed.value != 0)
        overlay.primitives.append(Hot{next.pressed});
    overlay.primitives.append(handles);
    if (box && m_turnCenter.isShown(context)) { // over a handle that lies there, too
        const bool isHot = next.grip == Grip::TurnCenter;
        overlay.primitives.append(
            Mark{{m_turnCenter.of(*box, context)}, isHot ? Mark::Sign::HotCenter : Mark::Sign::Center});
    }
    overlay.readout = placeText(*frame, context.selection);
    overlay.cursor = cursor(next);
    return overlay;
}

CursorLook SelectTool::cursor(const Gesture &gesture) const
{
    switch (gesture.grip) {
    case Grip::Ground: return CursorLook::Arrow;
    case Grip::Frame: return cursorOf(gesture.frameGrip);
    case Grip::Point: return gesture.point.grip == PointGrip::Turn ? CursorLook::Turn : CursorLook::Move;
    case Grip::Shapes:
    case Grip::TurnCenter:
    case Grip::Handle: return CursorLook::Move;
    }
    return CursorLook::Arrow;
}

QString SelectTool::gestureHint(const Gesture &gesture) const
{
    if (gesture.grip == Grip::Point)
        return pointHandHint(gesture.point.grip);
    if (gesture.grip != Grip::Frame)
        return tr("Release to place. Shift keeps to one axis, Ctrl turns snapping off, Esc cancels.");
    return transformHint(gesture.frameGrip);
}

QString SelectTool::hint(const ToolContext &context) const
{
    if (m_gesture && m_gesture->grip != Grip::Ground && m_gesture->drag.moved)
        return gestureHint(*m_gesture);
    const Frame *frame = findFrame(context.document, context.frame);
    if (!m_gesture && m_hover && frame && turns(gripAt(*m_hover, context, *frame)))
        return turnGripHint();
    if (context.selection.point)
        return tr("Drag the point to move it, its handle to turn it; arrows nudge, Delete removes.");
    if (context.selection.shapes.isEmpty())
        return tr("Click a shape to select it, drag over empty ground to select several.");
    return tr(
        "Drag to move, the grips to scale and turn. Alt+click goes to what lies below, Alt+drag moves from afar.");
}

} // namespace

std::unique_ptr<Tool> makeSelectTool()
{
    return std::make_unique<SelectTool>();
}

} // namespace hitbox
