#include "tools/instance_keys.h"

#include "document/places.h"
#include "document/stage_edits.h"
#include "tools/drag.h"
#include "tools/instance_edits.h"
#include "tools/shape_edits.h"

#include <hitbox/geometry/polygon.h>

#include <QCoreApplication>

#include <functional>
#include <vector>

namespace hitbox {

namespace {

class InstanceKeyWords
{
    Q_DECLARE_TR_FUNCTIONS(PlaceTool)
};

geometry::Box boxAround(const Stage &stage, const QSet<Id<Instance>> &instances)
{
    std::vector<geometry::Point> positions;
    for (const int i : placesOf(stage.instances, instances))
        positions.push_back(stage.instances.at(i).position);
    return geometry::bounds(positions).value_or(geometry::Box{});
}

} // namespace

ToolAnswer editedByKey(const ToolInput &input, const ToolContext &context)
{
    const Stage *stage = findStage(context.document, context.stage);
    const QSet<Id<Instance>> instances =
        stage ? changeableInstances(*stage, context.selection.instances) : QSet<Id<Instance>>();
    if (instances.isEmpty())
        return ignored();
    const QString name = calledInstances(*stage, instances);
    const auto commitEach = [&](const QString &text, const std::function<Instance(const Instance &)> &edit) {
        return committed(withStage(context.document, context.stage, withEach(*stage, instances, edit)), text);
    };

    if (const auto way = nudgeOf(input)) {
        ToolAnswer answer = commitEach(InstanceKeyWords::tr("Nudge %1").arg(name), [by = *way](Instance instance) {
            instance.position = instance.position + by;
            return instance;
        });
        answer.mergeKey = QStringLiteral("nudge-instances") + namedBy(instances);
        return answer;
    }
    const geometry::Box box = boxAround(*stage, instances);
    if (isPlainKey(input, Qt::Key_X) || isPlainKey(input, Qt::Key_Y)) {
        const Axis axis = input.key == Qt::Key_X ? Axis::Horizontal : Axis::Vertical;
        return commitEach(InstanceKeyWords::tr("Mirror %1").arg(name),
                          [axis, center = box.center()](const Instance &instance) {
                              return mirroredInstance(instance, axis, center);
                          });
    }
    if (isPlainKey(input, Qt::Key_Z)) {
        const bool back = input.modifiers.testFlag(Qt::ShiftModifier);
        const QuarterTurn turn = back ? QuarterTurn::CounterClockwise : QuarterTurn::Clockwise;
        return commitEach(InstanceKeyWords::tr("Turn %1").arg(name),
                          [turn, center = turningPoint(box)](const Instance &instance) {
                              return turnedInstance(instance, turn, center);
                          });
    }
    if (isPlainKey(input, Qt::Key_Delete) || isPlainKey(input, Qt::Key_Backspace)) {
        ToolAnswer answer = committed(withStage(context.document, context.stage, removeInstances(*stage, instances)),
                                      InstanceKeyWords::tr("Delete %1").arg(name));
        answer.selection = Selection{};
        return answer;
    }
    return ignored();
}

} // namespace hitbox
