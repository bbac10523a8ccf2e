#include "tools/angle_steps.h"
#include "tools/cutting.h"
#include "tools/drag.h"
#include "tools/point_handles.h"
#include "tools/shape_edits.h"
#include "tools/shape_keys.h"
#include "tools/snapping/snapper.h"
#include "tools/tool_factories.h"

#include <QCoreApplication>

#include <optional>

namespace hitbox {

namespace {

/// Cuts along a line: the selected shapes, or all when none is selected. The line is dragged, or set by two clicks.
class KnifeTool final : public Tool
{
    Q_DECLARE_TR_FUNCTIONS(KnifeTool)

public:
    ToolAnswer handle(const ToolInput &input, const ToolContext &context) override;
    void cancel() override { m_gesture.reset(); }
    bool busy() const override { return m_gesture.has_value(); }
    Overlay overlay(const ToolContext &context) const override;
    QString hint(const ToolContext &context) const override;

private:
    enum class Hold {
        Button, ///< the left button is down: its release ends the line, or after a click goes on to Loose
        Loose,  ///< the next press ends the line
    };
    struct Gesture {
        Hold hold = Hold::Button;
        Drag drag;
        geometry::Segment line;
        QString readout;
    };

    ToolAnswer pressed(const ToolInput &input, const ToolContext &context);
    ToolAnswer moved(const ToolInput &input, const ToolContext &context);
    ToolAnswer released(const ToolInput &input, const ToolContext &context);
    ToolAnswer finished(const ToolInput &input, const ToolContext &context);
    ToolAnswer keyed(const ToolInput &input, const ToolContext &context);
    CutShapes cutAlongLine(const ToolInput &input, const ToolContext &context);

    std::optional<Gesture> m_gesture;
    QString m_refusal; ///< why the last line cut nothing
    Snapper m_snapper;
};

ToolAnswer KnifeTool::handle(const ToolInput &input, const ToolContext &context)
{
    if (!findFrame(context.document, context.frame))
        return ignored();
    using Kind = ToolInput::Kind;
    if (input.kind == Kind::Key)
        return keyed(input, context);
    if (isLeftPress(input))
        return pressed(input, context);
    if (!m_gesture || (input.kind != Kind::Move && !isLeftRelease(input)))
        return ignored();
    if (m_gesture->hold == Hold::Button && showsLostRelease(input)) {
        cancel();
        return dropped();
    }
    return input.kind == Kind::Move ? moved(input, context) : released(input, context);
}

ToolAnswer KnifeTool::pressed(const ToolInput &input, const ToolContext &context)
{
    if (m_gesture)
        return m_gesture->hold == Hold::Loose ? finished(input, context) : taken();
    m_refusal.clear();
    const geometry::Point from = m_snapper.placed(input, context).place;
    m_gesture = Gesture{Hold::Button, startedDrag(input), {from, from}, {}};
    return taken();
}

CutShapes KnifeTool::cutAlongLine(const ToolInput &input, const ToolContext &context)
{
    Gesture &gesture = *m_gesture;
    gesture.drag = followed(gesture.drag, input);
    const SnapSettings now = snapWith(context.snap, input.modifiers);
    gesture.line.to = input.modifiers.testFlag(Qt::ShiftModifier) ? inAngleSteps(gesture.line.from, input.position, now)
                                                                  : m_snapper.placed(input, context).place;
    const QSet<ShapeId> &selected = context.selection.shapes;
    const Frame &frame = *findFrame(context.document, context.frame);
    CutShapes cut = withShapesCut(context.document, context.frame, selected.isEmpty() ? allShapes(frame) : selected,
                                  gesture.line, now);
    const auto pieces = static_cast<int>(cut.pieces.size());
    gesture.readout = cut.cut.isEmpty() ? QString() : tr("%n pieces", nullptr, pieces);
    if (cut.roundOnes == RoundOnes::Flattened)
        gesture.readout += tr(" (round shapes become polygons)");
    return cut;
}

ToolAnswer KnifeTool::moved(const ToolInput &input, const ToolContext &context)
{
    return drafted(cutAlongLine(input, context).document);
}

ToolAnswer KnifeTool::released(const ToolInput &input, const ToolContext &context)
{
    if (m_gesture->hold == Hold::Loose)
        return taken();
    m_gesture->drag = followed(m_gesture->drag, input);
    if (m_gesture->drag.moved)
        return finished(input, context);
    m_gesture->hold = Hold::Loose;
    return taken();
}

ToolAnswer KnifeTool::finished(const ToolInput &input, const ToolContext &context)
{
    CutShapes cut = cutAlongLine(input, context);
    m_gesture.reset();
    if (cut.cut.isEmpty()) {
        m_refusal = context.selection.shapes.isEmpty()
                        ? tr("The line crosses no shape from side to side, so nothing was cut. ")
                        : tr("The line crosses no selected shape from side to side, so nothing was cut; without a "
                             "selection it cuts every shape. ");
        return dropped();
    }
    const Frame &frame = *findFrame(context.document, context.frame);
    ToolAnswer answer = committed(std::move(cut.document), tr("Cut %1").arg(calledShapes(frame, cut.cut)));
    answer.selection = Selection{(context.selection.shapes - cut.cut) | cut.pieces, {}, {}};
    return answer;
}

ToolAnswer KnifeTool::keyed(const ToolInput &input, const ToolContext &context)
{
    if (!m_gesture)
        return answerIdleKey(input, context);
    return answerHeldKey(input, *this);
}

Overlay KnifeTool::overlay(const ToolContext &) const
{
    Overlay overlay;
    overlay.cursor = CursorLook::Cut;
    if (!m_gesture)
        return overlay;
    overlay.primitives = draftOf({m_gesture->line.from, m_gesture->line.to});
    overlay.readout = m_gesture->readout;
    return overlay;
}

QString KnifeTool::hint(const ToolContext &context) const
{
    if (m_gesture)
        return tr(
            "Release or click where the cut ends. Shift cuts in steps of 15°, Ctrl turns snapping off, Esc cancels.");
    const QString next = context.selection.shapes.isEmpty()
                             ? tr("Drag a line across the shapes to cut, or click both its ends.")
                             : tr("Drag a line across the selected shapes to cut them, or click both its ends.");
    return m_refusal + next;
}

} // namespace

std::unique_ptr<Tool> makeKnifeTool()
{
    return std::make_unique<KnifeTool>();
}

} // namespace hitbox
