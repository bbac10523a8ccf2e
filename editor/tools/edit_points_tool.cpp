#include "document/edits.h"
#include "tools/picking.h"
#include "tools/point_handles.h"
#include "tools/point_steps.h"
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

/// Moves, inserts and deletes the points of shapes.
class EditPointsTool final : public Tool
{
    Q_DECLARE_TR_FUNCTIONS(EditPointsTool)

public:
    ToolAnswer handle(const ToolInput &input, const ToolContext &context) override;
    void cancel() override { m_gesture.reset(); }
    bool busy() const override { return m_gesture.has_value(); }
    Overlay overlay(const ToolContext &context) const override;
    QString hint(const ToolContext &context) const override;

private:
    enum class Grip {
        Ground,    ///< a drag is a marquee
        Handles,   ///< a drag moves handles
        Insertion, ///< a drag inserts a point and moves it
        Frame,     ///< a drag scales or turns the selected points
        TurnCenter,
    };
    struct Gesture {
        Grip grip = Grip::Ground;
        Drag drag;
        std::optional<HandleRef> handle; ///< under the press
        std::optional<EdgeHit> edge;     ///< under the press, when there is no handle
        ShapeId shape;                   ///< under the press, when there is neither
        QSet<HandleRef> moving;          ///< what a drag of the handles takes along
        FrameGrip frameGrip = FrameGrip::Rotation;
        TurnStand stand;            ///< of the grip that turns, since the press
        geometry::Point turnCenter; ///< since the press, or where it is dragged to
        std::optional<geometry::Point> inserted;
        std::optional<SnapResult> snap;
        QString readout;
    };

    ToolAnswer pressed(const ToolInput &input, const ToolContext &context, const Frame &frame);
    ToolAnswer dragged(const ToolContext &context, const Frame &frame);
    ToolAnswer draggedFrame(const ToolContext &context, const Frame &frame);
    ToolAnswer draggedHandles(const ToolContext &context, const Frame &frame);
    static bool turns(const Gesture &gesture)
    {
        return gesture.grip == Grip::Frame && gesture.frameGrip == FrameGrip::Rotation;
    }
    ToolAnswer draggedTurnCenter(const ToolContext &context, const Frame &frame);
    ToolAnswer released(const ToolContext &context, const Frame &frame);
    QString stepText(const Gesture &gesture, const ToolContext &context, const Frame &frame) const;
    CursorLook cursor(const Gesture &gesture) const;
    ToolAnswer clicked(const Gesture &gesture, const ToolContext &context, const Frame &frame) const;
    ToolAnswer doubleClicked(const ToolInput &input, const ToolContext &context, const Frame &frame);
    ToolAnswer keyed(const ToolInput &input, const ToolContext &context, const Frame &frame);
    ToolAnswer stepped(StepDirection direction, const ToolContext &context, const Frame &frame) const;
    ToolAnswer escaped(const ToolContext &context) const;
    Gesture gripAt(const ToolInput &input, const ToolContext &context, const Frame &frame) const;

    Snapper m_snapper;
    TurnCenter m_turnCenter;
    std::optional<Gesture> m_gesture;
    std::optional<ToolInput> m_hover;
};

/// The shapes whose points are at hand: the selected ones, or without any the one at the cursor.
QSet<ShapeId> workingShapes(const Frame &frame, const Selection &selection, const ToolInput &at)
{
    if (!selection.shapes.isEmpty())
        return editableShapes(frame, selection.shapes);
    const ShapeId id = shapeAt(frame, at.position, at.pickRadius, {});
    return id ? QSet<ShapeId>{id} : QSet<ShapeId>();
}

ToolAnswer EditPointsTool::handle(const ToolInput &input, const ToolContext &context)
{
    const Frame *frame = findFrame(context.document, context.frame);
    if (!frame)
        return ignored();
    m_turnCenter.follow(context);
    if (input.kind == ToolInput::Kind::Key)
        return keyed(input, context, *frame);
    m_hover = input.kind == ToolInput::Kind::Leave ? std::nullopt : std::optional(input);
    if (input.kind == ToolInput::Kind::DoubleClick)
        return input.button == Qt::LeftButton ? doubleClicked(input, context, *frame) : ignored();
    switch (takenStep(m_gesture ? &m_gesture->drag : nullptr, input)) {
    case DragStep::None: break;
    case DragStep::Press: return pressed(input, context, *frame);
    case DragStep::Drag: return dragged(context, *frame);
    case DragStep::Release: return released(context, *frame);
    case DragStep::Lost: cancel(); return dropped();
    }
    return ignored();
}

EditPointsTool::Gesture EditPointsTool::gripAt(const ToolInput &input, const ToolContext &context,
                                               const Frame &frame) const
{
    Gesture gesture;
    gesture.drag = startedDrag(input);
    const QSet<ShapeId> working = workingShapes(frame, context.selection, input);
    const QSet<HandleRef> selected = editableHandles(frame, context.selection);
    const bool forcesMarquee = input.modifiers.testFlag(Qt::ShiftModifier);

    const std::optional<HandleRef> handle = handleAt(frame, working, input.position, input.pickRadius);
    const std::optional<geometry::Box> around = boxAroundPoints(frame, context.selection);
    const std::optional<geometry::Box> box = handle ? std::nullopt : around;
    if (around) {
        gesture.stand = turnStandOf(*around, context.sight);
        gesture.turnCenter = m_turnCenter.of(*around, context);
    }
    if (const auto grip = box ? hitbox::gripAt(*box, input.position, input.pickRadius, gesture.stand) : std::nullopt) {
        gesture.grip = Grip::Frame;
        gesture.frameGrip = *grip;
        return gesture;
    }
    if (takesFromAnywhere(input) && !context.selection.shapes.isEmpty()) {
        gesture.moving = selected.isEmpty() ? allHandles(frame, working) : selected;
        gesture.grip = gesture.moving.isEmpty() ? Grip::Ground : Grip::Handles;
        return gesture;
    }
    gesture.handle = handle;
    if (gesture.handle) {
        gesture.moving = selected.contains(*gesture.handle) ? selected : QSet<HandleRef>{*gesture.handle};
        gesture.grip = forcesMarquee ? Grip::Ground : Grip::Handles;
        return gesture;
    }
    gesture.edge = edgeAt(frame, working, input.position, input.pickRadius);
    if (box && m_turnCenter.isAt(*box, input, context)) {
        gesture.grip = Grip::TurnCenter;
        return gesture;
    }
    if (gesture.edge) {
        const QSet<HandleRef> ends = endsOf(frame, *gesture.edge);
        const bool edgeIsSelected = selected.contains(ends);
        gesture.moving = edgeIsSelected ? selected : ends;
        if (forcesMarquee)
            gesture.grip = Grip::Ground;
        else if (!edgeIsSelected && inMiddle(frame, *gesture.edge, input.pickRadius))
            gesture.grip = Grip::Insertion;
        else
            gesture.grip = Grip::Handles;
        return gesture;
    }
    gesture.shape = shapeAt(frame, input.position, input.pickRadius, context.selection.shapes);
    return gesture;
}

ToolAnswer EditPointsTool::pressed(const ToolInput &input, const ToolContext &context, const Frame &frame)
{
    m_gesture = gripAt(input, context, frame);
    if (addsToSelection(input.modifiers))
        return taken();
    QSet<ShapeId> shapes = context.selection.shapes;
    if (m_gesture->handle && !context.selection.handles.contains(*m_gesture->handle)) {
        shapes.insert(m_gesture->handle->shape);
        return selecting({shapes, {*m_gesture->handle}, {}});
    }
    if (m_gesture->shape && !shapes.contains(m_gesture->shape))
        return selecting({{m_gesture->shape}, {}, {}});
    return taken();
}

ToolAnswer EditPointsTool::dragged(const ToolContext &context, const Frame &frame)
{
    Gesture &gesture = *m_gesture;
    if (!gesture.drag.moved || gesture.grip == Grip::Ground)
        return taken();
    if (gesture.grip == Grip::Insertion) {
        gesture.snap = m_snapper.dragged(gesture.edge->point, gesture.drag, context, {gesture.edge->shape});
        gesture.inserted = gesture.snap->place;
        gesture.readout = wayText(*gesture.inserted);
        const PointInsertion insertion = insertedPoint(frame, *gesture.edge, *gesture.inserted, context);
        return drafted(withFrame(context.document, context.frame, insertion.frame));
    }
    if (gesture.grip == Grip::TurnCenter)
        return draggedTurnCenter(context, frame);
    return gesture.grip == Grip::Frame ? draggedFrame(context, frame) : draggedHandles(context, frame);
}

ToolAnswer EditPointsTool::draggedFrame(const ToolContext &context, const Frame &frame)
{
    Gesture &gesture = *m_gesture;
    const std::optional<geometry::Box> box = boxAroundPoints(frame, context.selection);
    if (!box)
        return taken();
    const FrameTransform transform =
        transformOf(*box, gesture.frameGrip, gesture.drag, context.snap, gesture.turnCenter);
    const QSet<HandleRef> points = editablePoints(frame, context.selection);
    const std::optional<Frame> after = withPointsTransformed(frame, points, transform);
    gesture.readout = after ? readoutOf(*box, transform) : tr("too far");
    return after ? drafted(withFrame(context.document, context.frame, withSymmetry(frame, *after, points, context)))
                 : taken();
}

/// Changes nothing but what the next turning is about.
ToolAnswer EditPointsTool::draggedTurnCenter(const ToolContext &context, const Frame &frame)
{
    Gesture &gesture = *m_gesture;
    if (const std::optional<geometry::Box> box = boxAroundPoints(frame, context.selection)) {
        gesture.snap = hitbox::draggedTurnCenter(m_turnCenter.of(*box, context), gesture.drag, *box, context);
        gesture.turnCenter = gesture.snap->place;
        gesture.readout = wayText(gesture.turnCenter);
    }
    return taken();
}

ToolAnswer EditPointsTool::draggedHandles(const ToolContext &context, const Frame &frame)
{
    Gesture &gesture = *m_gesture;
    HandleRef lead = *std::min_element(gesture.moving.cbegin(), gesture.moving.cend());
    if (gesture.handle)
        lead = *gesture.handle;
    else if (gesture.edge)
        lead = {gesture.edge->shape, gesture.edge->edge};
    gesture.snap = m_snapper.dragged(*placeOf(frame, lead), gesture.drag, context, shapesOf(gesture.moving));
    const HandleTarget target{lead, gesture.snap->place};
    gesture.readout = wayText(target.place);
    const Frame after = withHandlesDragged(frame, gesture.moving, target);
    ToolAnswer answer =
        drafted(withFrame(context.document, context.frame, withSymmetry(frame, after, gesture.moving, context)));
    if (context.selection.handles != gesture.moving) {
        const QSet<ShapeId> shapes = context.selection.shapes | shapesOf(gesture.moving);
        answer.selection = Selection{shapes, gesture.moving, {}};
    }
    return answer;
}

ToolAnswer EditPointsTool::released(const ToolContext &context, const Frame &frame)
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
    if (gesture.grip == Grip::Ground)
        return selecting(withHandlesOf(frame, context.selection, marqueeOf(gesture.drag),
                                       addsToSelection(gesture.drag.pressModifiers) ? Gain::Add : Gain::Replace));
    const std::optional<geometry::Box> box = boxAroundPoints(frame, context.selection);
    if (gesture.grip == Grip::TurnCenter && box)
        m_turnCenter.moveTo(gesture.turnCenter, *box);
    if (!answer.draft)
        return dropped();
    answer.outcome = ToolAnswer::Outcome::Commit;
    answer.text = stepText(gesture, context, frame);
    if (gesture.grip == Grip::Insertion) {
        const ShapeId id = gesture.edge->shape;
        const HandleRef point = insertedPoint(frame, *gesture.edge, *gesture.inserted, context).point;
        answer.selection = Selection{context.selection.shapes | QSet<ShapeId>{id}, {point}, {}};
    }
    return answer;
}

QString EditPointsTool::stepText(const Gesture &gesture, const ToolContext &context, const Frame &frame) const
{
    if (gesture.grip == Grip::Insertion)
        return tr("Insert a point into %1").arg(calledShapes(frame, {gesture.edge->shape}));
    const bool framed = gesture.grip == Grip::Frame;
    const QSet<HandleRef> points = framed ? editablePoints(frame, context.selection) : gesture.moving;
    const auto count = static_cast<int>(points.size());
    QString text = count == 1 ? tr("Move a point of %1") : tr("Move %n points of %1", nullptr, count);
    if (framed) {
        text = gesture.frameGrip == FrameGrip::Rotation ? tr("Turn %n points of %1", nullptr, count)
                                                        : tr("Scale %n points of %1", nullptr, count);
    }
    return text.arg(calledShapes(frame, shapesOf(points)));
}

ToolAnswer EditPointsTool::clicked(const Gesture &gesture, const ToolContext &context, const Frame &frame) const
{
    const bool adds = addsToSelection(gesture.drag.pressModifiers);
    Selection selection{context.selection.shapes, context.selection.handles, {}};
    if (gesture.handle) {
        if (gesture.drag.pressModifiers.testFlag(Qt::ControlModifier) && isPoint(frame, *gesture.handle))
            return deletedPoints({*gesture.handle}, context, frame);
        if (!adds)
            selection.handles = {*gesture.handle};
        else if (!selection.handles.remove(*gesture.handle))
            selection.handles.insert(*gesture.handle);
        selection.shapes.insert(gesture.handle->shape);
    } else if (gesture.edge) {
        const QSet<HandleRef> ends = endsOf(frame, *gesture.edge);
        selection.handles = adds ? selection.handles | ends : ends;
        selection.shapes.insert(gesture.edge->shape);
    } else if (gesture.shape && adds) {
        if (!selection.shapes.remove(gesture.shape))
            selection.shapes.insert(gesture.shape);
    } else if (gesture.grip == Grip::Ground && !adds) {
        if (!gesture.shape && selection.handles.isEmpty())
            selection.shapes.clear();
        selection.handles.clear();
    }
    return selecting(selection);
}

ToolAnswer EditPointsTool::doubleClicked(const ToolInput &input, const ToolContext &context, const Frame &frame)
{
    const QSet<ShapeId> working = workingShapes(frame, context.selection, input);
    if (handleAt(frame, working, input.position, input.pickRadius))
        return taken();
    const std::optional<EdgeHit> edge = edgeAt(frame, working, input.position, input.pickRadius);
    if (!edge)
        return ignored();
    m_gesture.reset();
    geometry::Point place = snapped(edge->point, snapWith(context.snap, input.modifiers));
    for (const HandleRef &end : endsOf(frame, *edge)) {
        if (placeOf(frame, end) == place)
            place = edge->point;
    }
    const PointInsertion insertion = insertedPoint(frame, *edge, place, context);
    ToolAnswer answer = committed(withFrame(context.document, context.frame, insertion.frame),
                                  tr("Insert a point into %1").arg(calledShapes(frame, {edge->shape})));
    answer.selection = Selection{context.selection.shapes | QSet<ShapeId>{edge->shape}, {insertion.point}, {}};
    return answer;
}

/// First the handles go, then the shapes.
ToolAnswer EditPointsTool::escaped(const ToolContext &context) const
{
    if (!context.selection.handles.isEmpty())
        return selecting({context.selection.shapes, {}, {}});
    return deselecting(context.selection);
}

ToolAnswer EditPointsTool::stepped(StepDirection direction, const ToolContext &context, const Frame &frame) const
{
    const std::optional<HandleRef> next = steppedHandle(frame, context.selection, direction);
    return next ? selecting({context.selection.shapes | QSet<ShapeId>{next->shape}, {*next}, {}}) : ignored();
}

ToolAnswer EditPointsTool::keyed(const ToolInput &input, const ToolContext &context, const Frame &frame)
{
    if (m_gesture)
        return answerHeldKey(input, *this);
    if (isPlainKey(input, Qt::Key_Escape))
        return escaped(context);
    if (isPlainKey(input, Qt::Key_Tab) || isPlainKey(input, Qt::Key_Backtab))
        return stepped(input.key == Qt::Key_Tab ? StepDirection::Forward : StepDirection::Backward, context, frame);
    const QSet<HandleRef> handles = editableHandles(frame, context.selection);
    if (handles.isEmpty())
        return answerShapeKey(input, context, m_turnCenter.moved(context));
    if (const auto way = nudgeOf(input))
        return nudgedPoints(*way, context, frame);
    if (isPlainKey(input, Qt::Key_Delete) || isPlainKey(input, Qt::Key_Backspace)) {
        const QSet<HandleRef> points = editablePoints(frame, context.selection);
        return points.isEmpty() ? taken() : deletedPoints(points, context, frame);
    }
    return answerShapeKey(input, context, m_turnCenter.moved(context));
}

Overlay EditPointsTool::overlay(const ToolContext &context) const
{
    Overlay overlay;
    const Frame *frame = findFrame(context.document, context.frame);
    if (!frame)
        return overlay;
    ShapeHandles handles{editableShapes(*frame, context.selection.shapes)};
    const auto box = boxAroundPoints(*frame, context.selection);
    if (m_gesture) {
        if (box && !turns(*m_gesture))
            overlay.primitives = drawnGrips(*box, std::nullopt, m_gesture->stand);
        if (m_gesture->grip == Grip::TurnCenter)
            overlay.primitives.append(Mark{{m_gesture->turnCenter}, Mark::Sign::HotCenter});
        else if (turns(*m_gesture))
            overlay.primitives.append(Mark{{m_gesture->turnCenter}, Mark::Sign::Center});
        overlay.primitives.append(handles);
        if (m_gesture->inserted)
            overlay.primitives.append(Mark{{*m_gesture->inserted}, Mark::Sign::Ghost});
        if (m_gesture->grip == Grip::Ground && m_gesture->drag.moved)
            overlay.primitives.append(Marquee{marqueeOf(m_gesture->drag)});
        if (m_gesture->snap)
            overlay.primitives.append(*m_gesture->snap);
        overlay.cursor = cursor(*m_gesture);
        overlay.readout = m_gesture->readout;
        return overlay;
    }
    const Gesture next = m_hover ? gripAt(*m_hover, context, *frame) : Gesture{};
    if (box)
        overlay.primitives = drawnGrips(*box, next.grip == Grip::Frame ? std::optional(next.frameGrip) : std::nullopt,
                                        turnStandOf(*box, context.sight));
    if (box && m_turnCenter.isShown(context)) {
        const bool isHot = next.grip == Grip::TurnCenter;
        overlay.primitives.append(
            Mark{{m_turnCenter.of(*box, context)}, isHot ? Mark::Sign::HotCenter : Mark::Sign::Center});
    }
    if (m_hover)
        handles.shapes += workingShapes(*frame, context.selection, *m_hover);
    handles.hot = next.handle;
    if (next.shape.value != 0)
        overlay.primitives.append(Hot{next.shape});
    overlay.primitives.append(handles);
    if (next.grip == Grip::Insertion)
        overlay.primitives.append(Mark{{next.edge->point}, Mark::Sign::Ghost});
    overlay.readout = placeText(*frame, context.selection);
    overlay.cursor = cursor(next);
    return overlay;
}

CursorLook EditPointsTool::cursor(const Gesture &gesture) const
{
    switch (gesture.grip) {
    case Grip::Ground: return CursorLook::Arrow;
    case Grip::Handles:
    case Grip::TurnCenter: return CursorLook::Move;
    case Grip::Insertion: return CursorLook::Insert;
    case Grip::Frame: return cursorOf(gesture.frameGrip);
    }
    return CursorLook::Arrow;
}

QString EditPointsTool::hint(const ToolContext &context) const
{
    if (m_gesture && m_gesture->grip == Grip::Frame)
        return transformHint(m_gesture->frameGrip);
    if (m_gesture && m_gesture->grip != Grip::Ground && m_gesture->drag.moved)
        return tr("Release to place. Shift keeps to one axis, Ctrl turns snapping off, Esc cancels.");
    const Frame *frame = findFrame(context.document, context.frame);
    if (!m_gesture && m_hover && frame && turns(gripAt(*m_hover, context, *frame)))
        return turnGripHint();
    if (frame && !context.selection.handles.isEmpty() && !boxAroundPoints(*frame, context.selection))
        return tr("Drag to move. Delete removes, arrows nudge, Tab goes to the next.");
    if (!context.selection.handles.isEmpty())
        return tr("Drag to move, the grips to scale and turn. Delete removes, arrows nudge, Tab goes to the next.");
    if (context.selection.shapes.isEmpty())
        return tr("Press on a shape to edit its points.");
    return tr("Drag a point, or the middle of an edge to insert one. Ctrl+click deletes a point.");
}

} // namespace

std::unique_ptr<Tool> makeEditPointsTool()
{
    return std::make_unique<EditPointsTool>();
}

} // namespace hitbox
