#include "windows/stage/instance_commands.h"

#include "document/edits.h"
#include "document/renewed.h"
#include "document/stage_edits.h"
#include "session/session.h"
#include "tools/instance_edits.h"
#include "windows/shapes/clipboard_flow.h"

#include <QCoreApplication>

#include <cmath>

namespace hitbox {

namespace {

class InstanceCommandsWords
{
    Q_DECLARE_TR_FUNCTIONS(InstanceCommands)
};

const Stage *committedStage(const Session &session)
{
    return findStage(session.document(), session.currentStage());
}

QSet<int> from(qsizetype first, qsizetype end)
{
    QSet<int> indices;
    for (qsizetype i = first; i < end; ++i)
        indices.insert(static_cast<int>(i));
    return indices;
}

QSet<int> changeable(const Session &session)
{
    const Stage *stage = committedStage(session);
    return stage ? changeableInstances(*stage, session.selection().instances) : QSet<int>();
}

constexpr geometry::Point asideOnStage{8, 8}; ///< stage pixels

/// How far instances go together for none to stand where another one stands already: it would hide it, and be taken
/// for it.
geometry::Point wayBesideInstances(const Stage &stage, const QList<Instance> &instances)
{
    QSet<qint64> taken; // steps that lead one of them onto another
    for (const Instance &instance : instances) {
        for (const Instance &other : stage.instances) {
            const geometry::Point way = other.position - instance.position;
            const qint64 steps = std::llround(way.x / asideOnStage.x);
            const geometry::Point rest = way - asideOnStage * static_cast<double>(steps);
            if (std::abs(rest.x) < 1 && std::abs(rest.y) < 1)
                taken.insert(steps);
        }
    }
    qint64 steps = 0;
    while (taken.contains(steps))
        ++steps;
    return asideOnStage * static_cast<double>(steps);
}

QList<Instance> besideOthers(const Stage &stage, QList<Instance> instances)
{
    const geometry::Point way = wayBesideInstances(stage, instances);
    for (Instance &instance : instances)
        instance.position = instance.position + way;
    return instances;
}

QList<Instance> chosen(const Stage &stage, const QSet<int> &indices)
{
    QList<Instance> instances;
    for (const int index : indices)
        instances.append(stage.instances.at(index));
    return instances;
}

bool selectAllInstances(Session &session)
{
    const Stage *stage = committedStage(session);
    if (!stage)
        return false;
    session.setSelection({.instances = takeableInstances(*stage, from(0, stage->instances.size()))});
    return true;
}

bool duplicateSelectedInstances(Session &session)
{
    const QSet<int> instances = changeable(session);
    if (instances.isEmpty())
        return false;
    const Stage &stage = *committedStage(session);
    const qsizetype before = stage.instances.size();
    const geometry::Point way = wayBesideInstances(stage, chosen(stage, instances));
    commitStage(session, duplicateInstances(stage, instances, way),
                InstanceCommandsWords::tr("Duplicate %1").arg(calledInstances(stage, instances)));
    session.setSelection({.instances = from(before, before + instances.size())});
    return true;
}

bool removeSelectedInstances(Session &session, const QString &text)
{
    const QSet<int> instances = changeable(session);
    if (instances.isEmpty())
        return false;
    const Stage stage = *committedStage(session);
    commitStage(session, removeInstances(stage, instances), text.arg(calledInstances(stage, instances)));
    session.setSelection({});
    return true;
}

bool copySelectedInstances(const Session &session)
{
    const Stage *stage = committedStage(session);
    if (!stage || session.selection().instances.isEmpty())
        return false;
    putOnClipboard(clipOfInstances(*stage, session.selection().instances));
    return true;
}

} // namespace

const Stage *stageInView(const Session &session)
{
    return findStage(session.shown(), session.currentStage());
}

void commitStage(Session &session, const Stage &stage, const QString &text)
{
    session.commit(withStage(session.document(), session.currentStage(), stage), text);
}

bool performOnInstances(Session &session, EditCommand command)
{
    switch (command) {
    case EditCommand::SelectAll: return selectAllInstances(session);
    case EditCommand::Duplicate: return duplicateSelectedInstances(session);
    case EditCommand::Remove: return removeSelectedInstances(session, InstanceCommandsWords::tr("Delete %1"));
    case EditCommand::Copy: return copySelectedInstances(session);
    case EditCommand::Cut:
        return copySelectedInstances(session) && removeSelectedInstances(session, InstanceCommandsWords::tr("Cut %1"));
    case EditCommand::Rename: break;
    }
    return false;
}

bool restackInstances(Session &session, Restack step)
{
    const QSet<int> instances = changeable(session);
    if (instances.isEmpty())
        return false;
    const Stage stage = *committedStage(session);
    const QList<int> order = orderAfterRestack(stage, instances, step);
    commitStage(session, withInstanceOrder(stage, order),
                InstanceCommandsWords::tr("Move %1 in the order").arg(calledInstances(stage, instances)));
    const QList<int> places = placesIn(order);
    QSet<int> moved;
    for (const int instance : instances)
        moved.insert(places.at(instance));
    session.setSelection({.instances = moved});
    return true;
}

void addToStage(Session &session, const QList<Instance> &instances, const QString &text)
{
    Document document = session.document();
    int index = session.currentStage();
    if (!findStage(document, index)) {
        document = addStage(document, {.name = freeName(InstanceCommandsWords::tr("stage"), namesOf(document.stages))});
        index = static_cast<int>(document.stages.size()) - 1;
    }
    Stage stage = document.stages.at(index);
    const qsizetype before = stage.instances.size();
    stage.instances.append(renewed(besideOthers(stage, instances)));
    session.commit(withStage(document, index, stage), text);
    session.setCurrentStage(index);
    session.setSelection({.instances = from(before, stage.instances.size())});
}

void placeOnStage(Session &session, FrameRef ref, geometry::Point position, const QString &layer)
{
    const Frame *frame = findFrame(session.document(), ref);
    if (!frame)
        return;
    Instance instance;
    instance.sprite = session.document().sprites.at(ref.sprite).name;
    instance.frame = frame->name;
    instance.position = {std::round(position.x), std::round(position.y)};
    instance.layer = layer;
    addToStage(session, {instance}, InstanceCommandsWords::tr("Place %1").arg(instance.frame));
}

QString alignSelected(Session &session, Alignment alignment, ExtentBy by)
{
    const QSet<int> instances = changeable(session);
    const Stage *stage = committedStage(session);
    if (!stage)
        return InstanceCommandsWords::tr("There is no stage in view.");
    const Result<Stage> after = aligned(session.document(), *stage, instances, alignment, by);
    if (!after)
        return after.error().what;
    commitStage(session, *after, InstanceCommandsWords::tr("Align %1").arg(calledInstances(*stage, instances)));
    return {};
}

} // namespace hitbox
