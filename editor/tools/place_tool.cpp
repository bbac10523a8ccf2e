#include "document/edits.h"
#include "document/numbers.h"
#include "stage/placements.h"
#include "tools/drag.h"
#include "tools/instance_edits.h"
#include "tools/shape_edits.h"
#include "tools/tool_factories.h"

#include <hitbox/geometry/distance.h>
#include <hitbox/geometry/polygon.h>

#include <QCoreApplication>

#include <algorithm>
#include <functional>
#include <optional>
#include <vector>

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

QSet<int> existing(const Stage &stage, const QSet<int> &instances)
{
    QSet<int> indices;
    for (const int i : instances) {
        if (i >= 0 && i < stage.instances.size())
            indices.insert(i);
    }
    return indices;
}

geometry::Box boxAround(const Stage &stage, const QSet<int> &instances)
{
    std::vector<geometry::Point> positions;
    for (const int i : instances)
        positions.push_back(stage.instances[i].position);
    return geometry::bounds(positions).value_or(geometry::Box{});
}

Stage withEach(Stage stage, const QSet<int> &instances, const std::function<Instance(const Instance &)> &edit)
{
    for (const int i : instances)
        stage.instances[i] = edit(stage.instances.at(i));
    return stage;
}

QString keyOf(int stage, const QSet<int> &instances)
{
    QList<int> ordered = instances.values();
    std::sort(ordered.begin(), ordered.end());
    QString key = QStringLiteral("nudge-instances:%1").arg(stage);
    for (const int i : ordered)
        key += QStringLiteral(",%1").arg(i);
    return key;
}

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
        int pressed = -1; ///< an instance
        QString readout;
    };

    ToolAnswer pressed(const ToolInput &input, const ToolContext &context, const Stage &stage);
    ToolAnswer dragged(const ToolContext &context, const Stage &stage);
    ToolAnswer draggedInstances(const ToolContext &context, const Stage &stage);
    ToolAnswer released(const ToolContext &context, const Stage &stage);
    ToolAnswer clicked(const Gesture &gesture, const ToolContext &context) const;
    ToolAnswer keyed(const ToolInput &input, const ToolContext &context, const Stage &stage);
    ToolAnswer edited(const ToolInput &input, const ToolContext &context, const Stage &stage) const;
    Gesture gripAt(const ToolInput &input, const ToolContext &context, const Stage &stage) const;
    QSet<int> grabbed(const ToolContext &context, const Stage &stage) const;
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
        return keyed(input, context, *stage);
    m_hover = input.kind == ToolInput::Kind::Leave ? std::nullopt : std::optional(input);
    m_pickRadius = input.pickRadius;
    if (!m_gesture)
        return isLeftPress(input) ? pressed(input, context, *stage) : ignored();
    if (showsLostRelease(input)) {
        cancel();
        return dropped();
    }
    if (input.kind != ToolInput::Kind::Move && !isLeftRelease(input))
        return ignored();
    m_gesture->drag = followed(m_gesture->drag, input);
    return isLeftRelease(input) ? released(context, *stage) : dragged(context, *stage);
}

PlaceTool::Gesture PlaceTool::gripAt(const ToolInput &input, const ToolContext &context, const Stage &stage) const
{
    Gesture gesture{Grip::Ground, startedDrag(input), -1, {}};
    const QSet<int> selected = existing(stage, context.selection.instances);
    const bool forcesMarquee = input.modifiers.testFlag(Qt::ShiftModifier);
    if (selected.size() == 1) {
        const Instance &only = stage.instances[*selected.cbegin()];
        const auto isAt = [&input](std::optional<geometry::Point> grip) {
            return grip && geometry::distance(*grip, input.position) <= input.pickRadius;
        };
        if (isAt(rotateHandleOf(context.document, only, rotateHandleAway * input.pickRadius)))
            gesture.grip = Grip::Rotation;
        else if (isAt(scaleHandleOf(context.document, only)))
            gesture.grip = Grip::Scale;
        if (gesture.grip != Grip::Ground)
            return gesture;
    }
    if (input.modifiers.testFlag(Qt::AltModifier) && !selected.isEmpty()) {
        gesture.grip = Grip::Instances;
        return gesture;
    }
    gesture.pressed = instanceAt(context.document, stage, input.position, input.pickRadius);
    gesture.grip = gesture.pressed >= 0 && !forcesMarquee ? Grip::Instances : Grip::Ground;
    return gesture;
}

ToolAnswer PlaceTool::pressed(const ToolInput &input, const ToolContext &context, const Stage &stage)
{
    m_gesture = gripAt(input, context, stage);
    const int instance = m_gesture->pressed;
    const bool replaces = instance >= 0 && !addsToSelection(input.modifiers);
    if (replaces && !context.selection.instances.contains(instance))
        return selecting({{}, {}, {instance}});
    return taken();
}

QSet<int> PlaceTool::grabbed(const ToolContext &context, const Stage &stage) const
{
    QSet<int> instances = existing(stage, context.selection.instances);
    if (m_gesture && m_gesture->pressed >= 0)
        instances.insert(m_gesture->pressed);
    return instances;
}

ToolAnswer PlaceTool::draggedInstances(const ToolContext &context, const Stage &stage)
{
    const QSet<int> instances = grabbed(context, stage);
    if (instances.isEmpty()) // they were deselected from elsewhere while they were dragged
        return taken();
    const int lead =
        m_gesture->pressed >= 0 ? m_gesture->pressed : *std::min_element(instances.cbegin(), instances.cend());
    const geometry::Point anchor = stage.instances[lead].position;
    const geometry::Point target = draggedTo(anchor, m_gesture->drag, context.snap);
    const geometry::Point by = target - anchor;
    m_gesture->readout = wayText(target);
    Stage after = withEach(stage, instances, [by](Instance instance) {
        instance.position = instance.position + by;
        return instance;
    });
    after.instances[lead].position = target; // to the bit: adding the way may round
    ToolAnswer answer = drafted(withStage(context.document, context.stage, after));
    if (context.selection.instances != instances)
        answer.selection = Selection{{}, {}, instances};
    return answer;
}

ToolAnswer PlaceTool::dragged(const ToolContext &context, const Stage &stage)
{
    Gesture &gesture = *m_gesture;
    if (!gesture.drag.moved || gesture.grip == Grip::Ground)
        return taken();
    if (gesture.grip == Grip::Instances)
        return draggedInstances(context, stage);
    const QSet<int> instances = grabbed(context, stage);
    if (instances.size() != 1)
        return taken();
    const Fineness fineness = finenessOf(gesture.drag.modifiers);
    const bool rotates = gesture.grip == Grip::Rotation;
    const auto edit = rotates ? rotatedBy : scaledBy;
    const Stage after = withEach(stage, instances, [&](const Instance &instance) {
        return edit(instance, gesture.drag.from, gesture.drag.to, fineness);
    });
    const Instance &changed = after.instances[*instances.cbegin()];
    gesture.readout =
        rotates ? tr("%1°").arg(readableNumber(changed.rotation)) : sizeText(changed.scale.x, changed.scale.y);
    return drafted(withStage(context.document, context.stage, after));
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
        QSet<int> instances = instancesWithin(context.document, stage, marqueeOf(gesture.drag));
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
    if (gesture.pressed < 0)
        return gesture.grip == Grip::Ground && !adds ? selecting({}) : taken();
    if (!adds)
        return selecting({{}, {}, {gesture.pressed}});
    QSet<int> instances = context.selection.instances;
    if (!instances.remove(gesture.pressed))
        instances.insert(gesture.pressed);
    return selecting({{}, {}, instances});
}

ToolAnswer PlaceTool::keyed(const ToolInput &input, const ToolContext &context, const Stage &stage)
{
    if (isPlainKey(input, Qt::Key_Escape)) {
        if (m_gesture) {
            m_gesture.reset();
            return dropped();
        }
        return context.selection.empty() ? ignored() : selecting({});
    }
    return m_gesture ? taken() : edited(input, context, stage);
}

ToolAnswer PlaceTool::edited(const ToolInput &input, const ToolContext &context, const Stage &stage) const
{
    const QSet<int> instances = existing(stage, context.selection.instances);
    if (instances.isEmpty())
        return ignored();
    const QString name = calledInstances(stage, instances);
    const auto commitEach = [&](const QString &text, const std::function<Instance(const Instance &)> &edit) {
        return committed(withStage(context.document, context.stage, withEach(stage, instances, edit)), text);
    };

    if (const auto way = nudgeOf(input)) {
        ToolAnswer answer = commitEach(tr("Nudge %1").arg(name), [by = *way](Instance instance) {
            instance.position = instance.position + by;
            return instance;
        });
        answer.mergeKey = keyOf(context.stage, instances);
        return answer;
    }
    const geometry::Box box = boxAround(stage, instances);
    if (isPlainKey(input, Qt::Key_X) || isPlainKey(input, Qt::Key_Y)) {
        const Axis axis = input.key == Qt::Key_X ? Axis::Horizontal : Axis::Vertical;
        return commitEach(tr("Mirror %1").arg(name), [axis, center = box.center()](const Instance &instance) {
            return mirroredInstance(instance, axis, center);
        });
    }
    if (isPlainKey(input, Qt::Key_Z)) {
        const bool back = input.modifiers.testFlag(Qt::ShiftModifier);
        const QuarterTurn turn = back ? QuarterTurn::CounterClockwise : QuarterTurn::Clockwise;
        return commitEach(tr("Turn %1").arg(name), [turn, center = turningPoint(box)](const Instance &instance) {
            return turnedInstance(instance, turn, center);
        });
    }
    if (isPlainKey(input, Qt::Key_Delete) || isPlainKey(input, Qt::Key_Backspace)) {
        Stage after = stage;
        for (qsizetype i = stage.instances.size() - 1; i >= 0; --i) {
            if (instances.contains(static_cast<int>(i)))
                after.instances.removeAt(i);
        }
        ToolAnswer answer = committed(withStage(context.document, context.stage, after), tr("Delete %1").arg(name));
        answer.selection = Selection{};
        return answer;
    }
    return ignored();
}

Overlay PlaceTool::overlay(const ToolContext &context) const
{
    Overlay overlay;
    overlay.cursor = CursorLook::Arrow;
    const Stage *stage = findStage(context.document, context.stage);
    if (!stage)
        return overlay;
    const QSet<int> selected = existing(*stage, context.selection.instances);
    if (selected.size() == 1) {
        const Instance &only = stage->instances[*selected.cbegin()];
        overlay.rotateHandle = rotateHandleOf(context.document, only, rotateHandleAway * m_pickRadius);
        overlay.scaleHandle = scaleHandleOf(context.document, only);
    }
    if (m_gesture) {
        if (m_gesture->grip == Grip::Ground && m_gesture->drag.moved)
            overlay.marquee = marqueeOf(m_gesture->drag);
        overlay.readout = m_gesture->readout;
        overlay.cursor = cursorOf(m_gesture->grip);
    } else if (m_hover) {
        const Gesture next = gripAt(*m_hover, context, *stage);
        overlay.hotInstance = next.pressed;
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
