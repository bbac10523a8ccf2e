#include "document/emitter_edits.h"
#include "document/instance_names.h"
#include "document/places.h"
#include "stage/placements.h"
#include "tools/drag.h"
#include "tools/tool_factories.h"

#include <hitbox/geometry/distance.h>

#include <QCoreApplication>

#include <optional>

namespace hitbox {

namespace {

/// Sets where emitters of the play test stand and what they aim at, and draws new ones.
class EmitterTool final : public Tool
{
    Q_DECLARE_TR_FUNCTIONS(EmitterTool)

public:
    ToolAnswer handle(const ToolInput &input, const ToolContext &context) override;
    void cancel() override { m_gesture.reset(); }
    bool busy() const override { return m_gesture.has_value(); }
    Overlay overlay(const ToolContext &context) const override;
    QString hint(const ToolContext &context) const override;

private:
    enum class Grip { Ground, Place, Aim };
    struct Gesture {
        Grip grip = Grip::Ground;
        Id<Emitter> emitter = {}; ///< whose mark is held
        Drag drag;
        QString readout;
    };

    static Gesture gripAt(const ToolInput &input, const ToolContext &context, const Stage &stage);
    ToolAnswer pressed(const ToolInput &input, const ToolContext &context, const Stage &stage);
    ToolAnswer dragged(const ToolContext &context, const Stage &stage);
    ToolAnswer released(const ToolContext &context, const Stage &stage);
    ToolAnswer keyed(const ToolInput &input, const ToolContext &context, const Stage &stage);
    ToolAnswer edited(const ToolInput &input, const ToolContext &context, const Stage &stage, int index) const;
    Emitter aimed(Emitter emitter, const ToolContext &context, const Stage &stage);

    std::optional<Gesture> m_gesture;
    std::optional<ToolInput> m_hover;
};

ToolAnswer EmitterTool::handle(const ToolInput &input, const ToolContext &context)
{
    const Stage *stage = findStage(context.document, context.stage);
    if (!stage)
        return ignored();
    if (input.kind == ToolInput::Kind::Key)
        return keyed(input, context, *stage);
    m_hover = input.kind == ToolInput::Kind::Leave ? std::nullopt : std::optional(input);
    switch (takenStep(m_gesture ? &m_gesture->drag : nullptr, input)) {
    case DragStep::None: break;
    case DragStep::Press: return pressed(input, context, *stage);
    case DragStep::Drag: return dragged(context, *stage);
    case DragStep::Release: return released(context, *stage);
    case DragStep::Lost: cancel(); return dropped();
    }
    return ignored();
}

/// Marks lie over each other where several emitters aim at one thing: the selected one comes first.
EmitterTool::Gesture EmitterTool::gripAt(const ToolInput &input, const ToolContext &context, const Stage &stage)
{
    QList<int> order = placesOf(stage.emitters, {context.selection.emitter});
    for (int i = static_cast<int>(stage.emitters.size()) - 1; i >= 0; --i)
        order.append(i);
    const auto isAt = [&input](geometry::Point mark) {
        return geometry::distance(mark, input.position) <= input.pickRadius;
    };
    for (const int i : order) {
        const Emitter &emitter = stage.emitters.at(i);
        if (emitter.source == EmitterSource::Place && isAt(emitter.place))
            return {Grip::Place, emitter.id, startedDrag(input), {}};
        if (isAt(aimOf(stage, emitter)))
            return {Grip::Aim, emitter.id, startedDrag(input), {}};
    }
    return {Grip::Ground, {}, startedDrag(input), {}};
}

ToolAnswer EmitterTool::pressed(const ToolInput &input, const ToolContext &context, const Stage &stage)
{
    m_gesture = gripAt(input, context, stage);
    if (m_gesture->grip == Grip::Ground)
        return taken();
    Selection selection;
    selection.emitter = m_gesture->emitter;
    return selecting(selection);
}

/// At the instance under the cursor, unless Ctrl is held, or else at that place.
Emitter EmitterTool::aimed(Emitter emitter, const ToolContext &context, const Stage &stage)
{
    const Drag &drag = m_gesture->drag;
    const bool takesInstances = !drag.modifiers.testFlag(Qt::ControlModifier);
    const int target = takesInstances ? placeOf(stage.instances, instanceAt(context.document, stage, drag.to, 0)) : -1;
    if (target >= 0) {
        emitter.target = target;
        m_gesture->readout = instanceName(stage, target);
        return emitter;
    }
    emitter.target.reset();
    emitter.aim = draggedTo(drag.to, {.from = drag.to, .to = drag.to, .modifiers = drag.modifiers}, context.snap);
    m_gesture->readout = wayText(emitter.aim);
    return emitter;
}

ToolAnswer EmitterTool::dragged(const ToolContext &context, const Stage &stage)
{
    const Gesture &gesture = *m_gesture;
    if (!gesture.drag.moved)
        return taken();
    if (gesture.grip == Grip::Ground) {
        Emitter drawn = freshEmitter(context.document, stage);
        drawn.source = EmitterSource::Place;
        const geometry::Point from = gesture.drag.from;
        drawn.place = draggedTo(from, {.from = from, .to = from, .modifiers = gesture.drag.modifiers}, context.snap);
        return drafted(addEmitter(context.document, context.stage, aimed(drawn, context, stage)));
    }
    const int place = placeOf(stage.emitters, gesture.emitter);
    if (place < 0) // removed from elsewhere while it was dragged
        return taken();
    Emitter emitter = stage.emitters.at(place);
    if (gesture.grip == Grip::Place) {
        emitter.place = draggedTo(emitter.place, gesture.drag, context.snap);
        m_gesture->readout = wayText(emitter.place);
    } else {
        emitter = aimed(emitter, context, stage);
    }
    return drafted(withEmitter(context.document, context.stage, place, emitter));
}

ToolAnswer EmitterTool::released(const ToolContext &context, const Stage &stage)
{
    ToolAnswer answer = dragged(context, stage);
    const Gesture gesture = *m_gesture;
    m_gesture.reset();
    if (!answer.draft)
        return gesture.grip == Grip::Ground && !gesture.drag.moved ? selecting({}) : dropped();
    answer.outcome = ToolAnswer::Outcome::Commit;
    switch (gesture.grip) {
    case Grip::Ground: {
        answer.text = tr("Add emitter");
        Selection added;
        added.emitter = answer.draft->stages.at(context.stage).emitters.constLast().id;
        answer.selection = added;
        break;
    }
    case Grip::Place: answer.text = tr("Move emitter"); break;
    case Grip::Aim: answer.text = tr("Aim emitter"); break;
    }
    return answer;
}

ToolAnswer EmitterTool::keyed(const ToolInput &input, const ToolContext &context, const Stage &stage)
{
    if (m_gesture)
        return answerHeldKey(input, *this);
    if (isPlainKey(input, Qt::Key_Escape))
        return deselecting(context.selection);
    const int chosen = placeOf(stage.emitters, context.selection.emitter);
    return chosen < 0 ? ignored() : edited(input, context, stage, chosen);
}

ToolAnswer EmitterTool::edited(const ToolInput &input, const ToolContext &context, const Stage &stage, int index) const
{
    const Emitter &emitter = stage.emitters.at(index);
    const auto way = nudgeOf(input);
    if (way && emitter.source == EmitterSource::Place) {
        Emitter nudged = emitter;
        nudged.place = emitter.place + *way;
        ToolAnswer answer = committed(withEmitter(context.document, context.stage, index, nudged), tr("Nudge emitter"));
        answer.mergeKey = QStringLiteral("nudge-emitter:%1").arg((*emitter.id).number());
        return answer;
    }
    if (isPlainKey(input, Qt::Key_Delete) || isPlainKey(input, Qt::Key_Backspace)) {
        ToolAnswer answer = committed(withoutEmitter(context.document, context.stage, index), tr("Remove emitter"));
        answer.selection = Selection{};
        return answer;
    }
    return ignored();
}

Overlay EmitterTool::overlay(const ToolContext &context) const
{
    Overlay overlay;
    const Stage *stage = findStage(context.document, context.stage);
    if (m_gesture) {
        overlay.readout = m_gesture->readout;
        overlay.cursor = m_gesture->grip == Grip::Ground ? CursorLook::Cross : CursorLook::Move;
    } else if (m_hover && stage) {
        overlay.cursor = gripAt(*m_hover, context, *stage).grip == Grip::Ground ? CursorLook::Cross : CursorLook::Move;
    }
    return overlay;
}

QString EmitterTool::hint(const ToolContext &context) const
{
    if (m_gesture && m_gesture->drag.moved) {
        if (m_gesture->grip == Grip::Place)
            return tr("Release to place. Shift keeps to one axis, Ctrl turns snapping off, Esc cancels.");
        return tr("Release on an instance to aim at it, wherever it moves; with Ctrl, or beside all, at the place.");
    }
    if (context.selection.emitter)
        return tr("Drag the mark or the target to move them; arrows nudge, Delete removes.");
    return tr("Drag from where bullets set out to what they fire at.");
}

} // namespace

std::unique_ptr<Tool> makeEmitterTool()
{
    return std::make_unique<EmitterTool>();
}

} // namespace hitbox
