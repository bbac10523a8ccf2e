#include "document/point_edits.h"
#include "tools/point_hand.h"
#include "tools/tool_factories.h"

#include <QCoreApplication>

#include <optional>

namespace hitbox {

namespace {

/// Sets the points of a frame, moves and turns them.
class FramePointTool final : public Tool
{
    Q_DECLARE_TR_FUNCTIONS(FramePointTool)

public:
    ToolAnswer handle(const ToolInput &input, const ToolContext &context) override;
    void cancel() override { m_gesture.reset(); }
    bool busy() const override { return m_gesture.has_value(); }
    Overlay overlay(const ToolContext &context) const override;
    QString hint(const ToolContext &context) const override;

private:
    struct Gesture {
        HeldPoint held; ///< none: the ground, where one is set and the drag turns it
        Drag drag;
        FramePoint fresh = {}; ///< what a press on the ground sets
    };

    ToolAnswer pressed(const ToolInput &input, const ToolContext &context, const Frame &frame);
    ToolAnswer dragged(const ToolContext &context, const Frame &frame);
    ToolAnswer released(const ToolContext &context, const Frame &frame);
    ToolAnswer keyed(const ToolInput &input, const ToolContext &context);

    std::optional<Gesture> m_gesture;
    std::optional<ToolInput> m_hover;
    Snapper m_snapper;
};

ToolAnswer FramePointTool::handle(const ToolInput &input, const ToolContext &context)
{
    const Frame *frame = findFrame(context.document, context.frame);
    if (!frame)
        return ignored();
    if (input.kind == ToolInput::Kind::Key)
        return keyed(input, context);
    m_hover = input.kind == ToolInput::Kind::Leave ? std::nullopt : std::optional(input);
    switch (takenStep(m_gesture ? &m_gesture->drag : nullptr, input)) {
    case DragStep::None: break;
    case DragStep::Press: return pressed(input, context, *frame);
    case DragStep::Drag: return dragged(context, *frame);
    case DragStep::Release: return released(context, *frame);
    case DragStep::Lost: cancel(); return dropped();
    }
    return ignored();
}

ToolAnswer FramePointTool::pressed(const ToolInput &input, const ToolContext &context, const Frame &frame)
{
    m_gesture = {pointUnder(input, frame, context.selection.point), startedDrag(input)};
    Selection selection;
    selection.point = m_gesture->held.point;
    if (m_gesture->held.grip != PointGrip::None)
        return selecting(selection);
    m_gesture->held.snap = m_snapper.placed(input, context);
    m_gesture->fresh = freshPoint(*findSprite(context.document, context.frame.sprite), context.frame.frame,
                                  m_gesture->held.snap->place);
    selection.point = m_gesture->fresh.id;
    ToolAnswer answer = dragged(context, frame);
    answer.selection = selection;
    return answer;
}

ToolAnswer FramePointTool::dragged(const ToolContext &context, const Frame &frame)
{
    Gesture &gesture = *m_gesture;
    if (gesture.held.grip != PointGrip::None) {
        std::optional<Document> draft = withPointDragged(gesture.held, gesture.drag, context, frame, m_snapper);
        return draft ? drafted(std::move(*draft)) : taken();
    }
    FramePoint set = gesture.fresh;
    if (gesture.drag.moved) { // it points as the hand went, from wherever it was pressed to the place it snapped to
        Drag way = gesture.drag;
        way.to = set.at + (way.to - way.from);
        set = turnedPoint(set, way);
    }
    gesture.held.readout = gesture.drag.moved ? pointAngleText(set.angle) : wayText(set.at);
    Document draft = context.document;
    draft.sprites[context.frame.sprite].frames[context.frame.frame].points.append(set);
    return drafted(std::move(draft));
}

ToolAnswer FramePointTool::released(const ToolContext &context, const Frame &frame)
{
    ToolAnswer answer = dragged(context, frame);
    const Gesture gesture = *m_gesture;
    m_gesture.reset();
    if (!answer.draft)
        return dropped();
    answer.outcome = ToolAnswer::Outcome::Commit;
    answer.text = gesture.held.grip == PointGrip::None ? tr("Set point %1").arg(gesture.fresh.name)
                                                       : pointStepText(gesture.held, frame);
    return answer;
}

ToolAnswer FramePointTool::keyed(const ToolInput &input, const ToolContext &context)
{
    if (m_gesture)
        return answerHeldKey(input, *this);
    return isPlainKey(input, Qt::Key_Escape) ? deselecting(context.selection) : answerPointKey(input, context);
}

Overlay FramePointTool::overlay(const ToolContext &context) const
{
    Overlay overlay;
    const Frame *frame = findFrame(context.document, context.frame);
    if (!frame)
        return overlay;
    const Id<FramePoint> selected = context.selection.point;
    const PointGrip grip = m_gesture ? m_gesture->held.grip
                           : m_hover ? pointUnder(*m_hover, *frame, selected).grip
                                     : PointGrip::None;
    overlay.cursor = grip == PointGrip::Mark   ? CursorLook::Move
                     : grip == PointGrip::Turn ? CursorLook::Turn
                                               : CursorLook::Cross;
    overlay.primitives = pointHandle(*frame, selected, grip);
    if (!m_gesture)
        return overlay;
    overlay.readout = m_gesture->held.readout;
    if (m_gesture->held.snap && (grip == PointGrip::Mark || !m_gesture->drag.moved))
        overlay.primitives.append(*m_gesture->held.snap);
    return overlay;
}

QString FramePointTool::hint(const ToolContext &context) const
{
    if (m_gesture)
        return pointHandHint(m_gesture->held.grip);
    if (context.selection.point)
        return tr("Drag the cross to move it, its handle to turn it; arrows nudge, Delete removes, Ctrl+. copies it to "
                  "the next frame.");
    return tr("Click to set a point of the frame; dragging on gives it a direction.");
}

} // namespace

std::unique_ptr<Tool> makeFramePointTool()
{
    return std::make_unique<FramePointTool>();
}

} // namespace hitbox
