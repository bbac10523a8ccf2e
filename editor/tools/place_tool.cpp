#include "document/edits.h"
#include "document/numbers.h"
#include "document/stage_edits.h"
#include "stage/placements.h"
#include "tools/drag.h"
#include "tools/instance_edits.h"
#include "tools/instance_grips.h"
#include "tools/instance_keys.h"
#include "tools/snapping/stage_snapping.h"
#include "tools/tool_factories.h"

#include <hitbox/geometry/distance.h>

#include <QCoreApplication>

#include <algorithm>
#include <optional>

namespace hitbox {

namespace {

Fineness finenessOf(Qt::KeyboardModifiers modifiers)
{
    if (modifiers.testFlag(Qt::ControlModifier))
        return Fineness::Free;
    return modifiers.testFlag(Qt::ShiftModifier) ? Fineness::Coarse : Fineness::Fine;
}

/// How far the grip for turning stands off, in pick radii: three of them are 24 pixels on screen.
constexpr double rotateHandleAway = 3;

/// Selects, moves, turns and scales the instances on a stage.
class PlaceTool final : public Tool
{
    Q_DECLARE_TR_FUNCTIONS(PlaceTool)

public:
    ToolAnswer handle(const ToolInput &input, const ToolContext &context) override;
    void cancel() override { m_gesture.reset(); }
    bool busy() const override { return m_gesture.has_value(); }
    Overlay overlay(const ToolContext &context) const override;
    QString hint(const ToolContext &context) const override;

private:
    enum class Grip { Ground, Instances, Rotation, Scale };
    static CursorLook cursorOf(Grip grip);
    struct Gesture {
        Grip grip = Grip::Ground;
        Drag drag;
        Id<Instance> pressed = {};
        geometry::Point center = {};          ///< what is turned or scaled about
        TurnStand stand = {};                 ///< of the grip that turns, since the press
        std::optional<StageLines> lines = {}; ///< since the press has become a drag
        SnapResult snap = {};
        QString readout = {};
    };

    ToolAnswer pressed(const ToolInput &input, const ToolContext &context, const Stage &stage);
    ToolAnswer dragged(const ToolContext &context, const Stage &stage);
    ToolAnswer draggedInstances(const ToolContext &context, const Stage &stage);
    ToolAnswer draggedGrip(const ToolContext &context, const Stage &stage);
    ToolAnswer released(const ToolContext &context, const Stage &stage);
    ToolAnswer clicked(const Gesture &gesture, const ToolContext &context) const;
    ToolAnswer keyed(const ToolInput &input, const ToolContext &context);
    Gesture gripAt(const ToolInput &input, const ToolContext &context, const Stage &stage) const;
    QSet<Id<Instance>> grabbed(const ToolContext &context, const Stage &stage) const;
    QString called(const ToolContext &context, const Stage &stage, const Gesture &gesture) const;

    std::optional<Gesture> m_gesture;
    std::optional<ToolInput> m_hover;
    double m_pickRadius = 4; ///< as the last input had it
};

ToolAnswer PlaceTool::handle(const ToolInput &input, const ToolContext &context)
{
    const Stage *stage = findStage(context.document, context.stage);
    if (!stage)
        return ignored();
    if (input.kind == ToolInput::Kind::Key)
        return keyed(input, context);
    m_hover = input.kind == ToolInput::Kind::Leave ? std::nullopt : std::optional(input);
    m_pickRadius = input.pickRadius;
    switch (takenStep(m_gesture ? &m_gesture->drag : nullptr, input)) {
    case DragStep::None: break;
    case DragStep::Press: return pressed(input, context, *stage);
    case DragStep::Drag: return dragged(context, *stage);
    case DragStep::Release: return released(context, *stage);
    case DragStep::Lost: cancel(); return dropped();
    }
    return ignored();
}

PlaceTool::Gesture PlaceTool::gripAt(const ToolInput &input, const ToolContext &context, const Stage &stage) const
{
    Gesture gesture{Grip::Ground, startedDrag(input)};
    const QSet<Id<Instance>> selected = takeableInstances(stage, context.selection.instances);
    const bool forcesMarquee = input.modifiers.testFlag(Qt::ShiftModifier);
    const double away = rotateHandleAway * input.pickRadius;
    gesture.stand = turnStandOf(context.document, stage, selected, away, context.sight);
    if (const auto grips = gripsOf(context.document, stage, selected, away, gesture.stand)) {
        const auto isAt = [&input](geometry::Point grip) {
            return geometry::distance(grip, input.position) <= input.pickRadius;
        };
        gesture.center = grips->center;
        if (isAt(grips->rotate))
            gesture.grip = Grip::Rotation;
        else if (isAt(grips->scale))
            gesture.grip = Grip::Scale;
        if (gesture.grip != Grip::Ground)
            return gesture;
    }
    if (takesFromAnywhere(input) && !selected.isEmpty()) {
        gesture.grip = Grip::Instances;
        return gesture;
    }
    gesture.pressed = instanceAt(context.document, stage, input.position, input.pickRadius);
    gesture.grip = gesture.pressed && !forcesMarquee ? Grip::Instances : Grip::Ground;
    return gesture;
}

ToolAnswer PlaceTool::pressed(const ToolInput &input, const ToolContext &context, const Stage &stage)
{
    m_gesture = gripAt(input, context, stage);
    const Id<Instance> instance = m_gesture->pressed;
    const bool replaces = instance && !addsToSelection(input.modifiers);
    if (replaces && !context.selection.instances.contains(instance))
        return selecting({{}, {}, {instance}});
    return taken();
}

QSet<Id<Instance>> PlaceTool::grabbed(const ToolContext &context, const Stage &stage) const
{
    QSet<Id<Instance>> instances = takeableInstances(stage, context.selection.instances);
    if (m_gesture && !instances.contains(m_gesture->pressed) && findThing(stage.instances, m_gesture->pressed))
        instances.insert(m_gesture->pressed);
    return instances;
}

ToolAnswer PlaceTool::draggedInstances(const ToolContext &context, const Stage &stage)
{
    const QSet<Id<Instance>> instances = grabbed(context, stage);
    if (instances.isEmpty()) // they were deselected from elsewhere while they were dragged
        return taken();
    const QList<int> places = placesOf(stage.instances, instances); // once: a crowded stage is long
    const auto isPressed = [&](int place) { return stage.instances[place].id == m_gesture->pressed; };
    const auto pressed = std::ranges::find_if(places, isPressed);
    const int lead = pressed == places.cend() ? places.constFirst() : *pressed;
    const geometry::Point anchor = stage.instances[lead].position;
    if (!m_gesture->lines)
        m_gesture->lines = stageLines(context.document, stage, instances, stage.instances[lead].id);
    m_gesture->snap = draggedTo(anchor, m_gesture->drag, context.snap, *m_gesture->lines);
    const geometry::Point target = m_gesture->snap.place;
    const geometry::Point by = target - anchor;
    m_gesture->readout = wayText(target);
    Stage after = stage;
    for (const int place : places)
        after.instances[place].position = stage.instances[place].position + by;
    after.instances[lead].position = target; // to the bit: adding the way may round
    ToolAnswer answer = drafted(withStage(context.document, context.stage, after));
    if (context.selection.instances != instances)
        answer.selection = Selection{{}, {}, instances};
    return answer;
}

ToolAnswer PlaceTool::draggedGrip(const ToolContext &context, const Stage &stage)
{
    Gesture &gesture = *m_gesture;
    const QSet<Id<Instance>> instances = grabbed(context, stage);
    if (instances.isEmpty())
        return taken();
    const Fineness fineness = finenessOf(gesture.drag.modifiers);
    const auto [from, to] = std::pair(gesture.drag.from, gesture.drag.to);
    const bool rotates = gesture.grip == Grip::Rotation;
    if (instances.size() == 1) {
        const auto edit = rotates ? rotatedBy : scaledBy;
        const Stage after =
            withEach(stage, instances, [&](const Instance &instance) { return edit(instance, from, to, fineness); });
        const Instance &changed = *findThing(after.instances, *instances.cbegin());
        gesture.readout =
            rotates ? tr("%1°").arg(readableNumber(changed.rotation)) : sizeText(changed.scale.x, changed.scale.y);
        return drafted(withStage(context.document, context.stage, after));
    }
    const auto measure = rotates ? turnBetween : growthBetween;
    const auto edit = rotates ? turnedAbout : grownAbout;
    const double by = measure(gesture.center, from, to, fineness);
    gesture.readout = (rotates ? tr("%1°") : tr("× %1")).arg(readableNumber(by));
    return drafted(withStage(context.document, context.stage, withEach(stage, instances, [&](const Instance &instance) {
                                 return edit(instance, gesture.center, by);
                             })));
}

ToolAnswer PlaceTool::dragged(const ToolContext &context, const Stage &stage)
{
    if (!m_gesture->drag.moved || m_gesture->grip == Grip::Ground)
        return taken();
    return m_gesture->grip == Grip::Instances ? draggedInstances(context, stage) : draggedGrip(context, stage);
}

QString PlaceTool::called(const ToolContext &context, const Stage &stage, const Gesture &gesture) const
{
    const QString name = calledInstances(stage, grabbed(context, stage));
    switch (gesture.grip) {
    case Grip::Rotation: return tr("Rotate %1").arg(name);
    case Grip::Scale: return tr("Scale %1").arg(name);
    case Grip::Instances:
    case Grip::Ground: return tr("Move %1").arg(name);
    }
    return {};
}

ToolAnswer PlaceTool::released(const ToolContext &context, const Stage &stage)
{
    ToolAnswer answer = dragged(context, stage);
    const Gesture gesture = *m_gesture;
    const QString text = called(context, stage, gesture);
    m_gesture.reset();
    if (!gesture.drag.moved)
        return clicked(gesture, context);
    if (gesture.grip == Grip::Ground) {
        QSet<Id<Instance>> instances = instancesWithin(context.document, stage, marqueeOf(gesture.drag));
        if (addsToSelection(gesture.drag.pressModifiers))
            instances.unite(context.selection.instances);
        return selecting({{}, {}, instances});
    }
    if (!answer.draft)
        return dropped();
    answer.outcome = ToolAnswer::Outcome::Commit;
    answer.text = text;
    return answer;
}

ToolAnswer PlaceTool::clicked(const Gesture &gesture, const ToolContext &context) const
{
    const bool adds = addsToSelection(gesture.drag.pressModifiers);
    if (!gesture.pressed)
        return gesture.grip == Grip::Ground && !adds ? selecting({}) : taken();
    if (!adds)
        return selecting({{}, {}, {gesture.pressed}});
    QSet<Id<Instance>> instances = context.selection.instances;
    if (!instances.remove(gesture.pressed))
        instances.insert(gesture.pressed);
    return selecting({{}, {}, instances});
}

ToolAnswer PlaceTool::keyed(const ToolInput &input, const ToolContext &context)
{
    if (m_gesture)
        return answerHeldKey(input, *this);
    return isPlainKey(input, Qt::Key_Escape) ? deselecting(context.selection) : editedByKey(input, context);
}

Overlay PlaceTool::overlay(const ToolContext &context) const
{
    Overlay overlay;
    overlay.cursor = CursorLook::Arrow;
    const Stage *stage = findStage(context.document, context.stage);
    if (!stage)
        return overlay;
    const QSet<Id<Instance>> selected = takeableInstances(*stage, context.selection.instances);
    const double away = rotateHandleAway * (context.sight ? context.sight->pickRadius : m_pickRadius);
    const TurnStand stand =
        m_gesture ? m_gesture->stand : turnStandOf(context.document, *stage, selected, away, context.sight);
    if (const auto grips = gripsOf(context.document, *stage, selected, away, stand)) {
        if (grips->box)
            overlay.primitives.append(Lines{Lines::Role::Group, {lineAround(*grips->box)}});
        overlay.primitives.append(Lines{Lines::Role::Stem, {{{{grips->foot}, {grips->rotate}}}}});
        overlay.primitives.append(Mark{{grips->rotate}, Mark::Sign::Round});
        overlay.primitives.append(Mark{{grips->scale}, Mark::Sign::Square});
    }
    if (m_gesture) {
        if (m_gesture->snap.kind)
            overlay.primitives.append(m_gesture->snap);
        if (m_gesture->grip == Grip::Ground && m_gesture->drag.moved)
            overlay.primitives.append(Marquee{marqueeOf(m_gesture->drag)});
        overlay.readout = m_gesture->readout;
        overlay.cursor = cursorOf(m_gesture->grip);
    } else if (m_hover) {
        const Gesture next = gripAt(*m_hover, context, *stage);
        if (next.pressed)
            overlay.primitives.append(Hot{next.pressed});
        overlay.cursor = cursorOf(next.grip);
    }
    return overlay;
}

CursorLook PlaceTool::cursorOf(Grip grip)
{
    switch (grip) {
    case Grip::Ground: return CursorLook::Arrow;
    case Grip::Instances: return CursorLook::Move;
    case Grip::Rotation: return CursorLook::Turn;
    case Grip::Scale: return CursorLook::SizeFalling;
    }
    return CursorLook::Arrow;
}

QString PlaceTool::hint(const ToolContext &context) const
{
    if (m_gesture && m_gesture->drag.moved) {
        switch (m_gesture->grip) {
        case Grip::Rotation: return tr("Turns by whole degrees; Shift by 15°, Ctrl freely. Esc cancels.");
        case Grip::Scale: return tr("Scales by tenths; Shift by halves, Ctrl freely. Esc cancels.");
        case Grip::Instances:
            return tr("Release to place. Shift keeps to one axis, Ctrl turns snapping off, Esc cancels.");
        case Grip::Ground: break;
        }
    }
    if (context.selection.instances.isEmpty())
        return tr("Click a sprite to select it, drag over empty ground to select several.");
    return tr("Drag to move; the round grip turns, the corner scales. Arrows nudge, X and Y mirror, Z turns.");
}

} // namespace

std::unique_ptr<Tool> makePlaceTool()
{
    return std::make_unique<PlaceTool>();
}

} // namespace hitbox
