#include "document/edits.h"
#include "tools/drag.h"
#include "tools/pivot_places.h"
#include "tools/tool_factories.h"

#include <QCoreApplication>

#include <optional>

namespace hitbox {

namespace {

/// Sets the frame's pivot by a click or drag; with Shift that of every frame of the sprite.
class PivotTool final : public Tool
{
    Q_DECLARE_TR_FUNCTIONS(PivotTool)

public:
    ToolAnswer handle(const ToolInput &input, const ToolContext &context) override;
    void cancel() override { m_gesture.reset(); }
    bool busy() const override { return m_gesture.has_value(); }
    Overlay overlay(const ToolContext &context) const override;
    QString hint(const ToolContext &context) const override;

private:
    struct Gesture {
        Drag drag;
        PivotPlace place;
    };

    ToolAnswer keyed(const ToolInput &input, const ToolContext &context, const Frame &frame);
    ToolAnswer placed(const ToolInput &input, const ToolContext &context, const Frame &frame);
    ToolAnswer released(const ToolInput &input, const ToolContext &context, const Frame &frame);

    std::optional<Gesture> m_gesture;
};

PivotScope scopeOf(Qt::KeyboardModifiers modifiers)
{
    return modifiers.testFlag(Qt::ShiftModifier) ? PivotScope::Sprite : PivotScope::Frame;
}

ToolAnswer PivotTool::handle(const ToolInput &input, const ToolContext &context)
{
    const Frame *frame = findFrame(context.document, context.frame);
    if (!frame)
        return ignored();
    if (input.kind == ToolInput::Kind::Key)
        return keyed(input, context, *frame);
    switch (takenStep(m_gesture ? &m_gesture->drag : nullptr, input)) {
    case DragStep::None: break;
    case DragStep::Press: m_gesture = Gesture{startedDrag(input), {}}; return placed(input, context, *frame);
    case DragStep::Drag: return placed(input, context, *frame);
    case DragStep::Release: return released(input, context, *frame);
    case DragStep::Lost: cancel(); return dropped();
    }
    return ignored();
}

ToolAnswer PivotTool::released(const ToolInput &input, const ToolContext &context, const Frame &frame)
{
    ToolAnswer answer = placed(input, context, frame);
    cancel();
    answer.outcome = ToolAnswer::Outcome::Commit;
    answer.text =
        scopeOf(input.modifiers) == PivotScope::Sprite
            ? tr("Set the pivot of all frames of %1").arg(findSprite(context.document, context.frame.sprite)->name)
            : tr("Set the pivot of %1").arg(frame.name);
    return answer;
}

ToolAnswer PivotTool::placed(const ToolInput &input, const ToolContext &context, const Frame &frame)
{
    m_gesture->place = pivotPlaceAt(frame, input.position, input.pickRadius, snapWith(context.snap, input.modifiers));
    const PivotScope scope = scopeOf(input.modifiers);
    ToolAnswer answer = drafted(withPivot(context.document, context.frame, m_gesture->place, scope));
    const QList<Frame> &before = findSprite(context.document, context.frame.sprite)->frames;
    const QList<Frame> &after = findSprite(*answer.draft, context.frame.sprite)->frames;
    int set = 0;
    for (qsizetype i = 0; i < before.size(); ++i)
        set += before.at(i).pivot == after.at(i).pivot ? 0 : 1;
    if (scope == PivotScope::Sprite && set > 1)
        answer.reached = ScopeCounts{.pivots = set, .frames = set};
    return answer;
}

ToolAnswer PivotTool::keyed(const ToolInput &input, const ToolContext &context, const Frame &frame)
{
    if (m_gesture)
        return answerHeldKey(input, *this);
    const std::optional<geometry::Point> way = nudgeOf(input);
    if (!way)
        return ignored();
    const PivotPlace place{frame.pivot + *way, std::nullopt};
    ToolAnswer answer = committed(withPivot(context.document, context.frame, place, PivotScope::Frame),
                                  tr("Nudge the pivot of %1").arg(frame.name));
    answer.mergeKey = QStringLiteral("nudge-pivot:%1/%2").arg(context.frame.sprite).arg(context.frame.frame);
    return answer;
}

Overlay PivotTool::overlay(const ToolContext &) const
{
    Overlay overlay;
    overlay.cursor = CursorLook::Pivot;
    if (!m_gesture)
        return overlay;
    overlay.readout = wayText(m_gesture->place.point);
    if (m_gesture->place.anchor)
        overlay.readout += QStringLiteral(" · ") + anchorName(*m_gesture->place.anchor);
    return overlay;
}

QString PivotTool::hint(const ToolContext &) const
{
    return tr("Click or drag to set the pivot; near corners, middles and the centre it snaps. "
              "Shift sets it in all frames, arrows nudge.");
}

} // namespace

std::unique_ptr<Tool> makePivotTool()
{
    return std::make_unique<PivotTool>();
}

} // namespace hitbox
