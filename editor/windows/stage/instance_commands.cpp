#include "windows/stage/instance_commands.h"

#include "document/edits.h"
#include "document/places.h"
#include "document/renewed.h"
#include "document/stage_edits.h"
#include "session/session.h"
#include "tools/instance_edits.h"
#include "tools/instance_extent.h"
#include "windows/shapes/clip_mime.h"

#include <QCoreApplication>
#include <QMultiHash>

#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>

namespace hitbox {

const Stage *stageInView(const Session &session)
{
    return findStage(session.shown(), session.currentStage());
}

const Stage *committedStage(const Session &session)
{
    return findStage(session.document(), session.currentStage());
}

namespace {

class InstanceCommandsWords
{
    Q_DECLARE_TR_FUNCTIONS(InstanceCommands)
};

QSet<Id<Instance>> changeable(const Session &session)
{
    const Stage *stage = committedStage(session);
    return stage ? changeableInstances(*stage, session.selection().instances) : QSet<Id<Instance>>();
}

constexpr geometry::Point asideOnStage{8, 8}; ///< stage pixels

/// Where instances stand, pixel by pixel.
class TakenPlaces
{
public:
    explicit TakenPlaces(const QList<Instance> &instances)
    {
        for (const Instance &instance : instances)
            m_places.insert(pixelOf(instance.position), instance.position);
    }

    /// Less than a pixel away, to either side and up or down.
    bool isTaken(geometry::Point place) const
    {
        const Pixel pixel = pixelOf(place);
        for (const double x : {-1.0, 0.0, 1.0}) {
            for (const double y : {-1.0, 0.0, 1.0}) {
                const auto [first, last] = m_places.equal_range(Pixel(pixel.first + x, pixel.second + y));
                const auto isNear = [place](geometry::Point other) {
                    const geometry::Point way = other - place;
                    return std::abs(way.x) < 1 && std::abs(way.y) < 1;
                };
                if (std::any_of(first, last, isNear))
                    return true;
            }
        }
        return false;
    }

private:
    using Pixel = std::pair<double, double>;

    static Pixel pixelOf(geometry::Point place) { return {std::floor(place.x), std::floor(place.y)}; }

    QMultiHash<Pixel, geometry::Point> m_places;
};

/// How far instances go together for none to stand where another one stands already: it would hide it, and be taken
/// for it.
geometry::Point wayBesideInstances(const Stage &stage, const QList<Instance> &instances)
{
    const TakenPlaces places(stage.instances);
    const auto isTaken = [&](geometry::Point way) {
        return std::ranges::any_of(instances,
                                   [&](const Instance &instance) { return places.isTaken(instance.position + way); });
    };
    qint64 steps = 0;
    while (isTaken(asideOnStage * static_cast<double>(steps)))
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

QList<Instance> chosen(const Stage &stage, const QSet<Id<Instance>> &ids)
{
    QList<Instance> instances;
    for (const int place : placesOf(stage.instances, ids))
        instances.append(stage.instances.at(place));
    return instances;
}

bool selectAllInstances(Session &session)
{
    const Stage *stage = committedStage(session);
    if (!stage)
        return false;
    session.setSelection({.instances = takeableInstances(*stage, idsOf(stage->instances))});
    return true;
}

bool duplicateSelectedInstances(Session &session)
{
    const QSet<Id<Instance>> instances = changeable(session);
    if (instances.isEmpty())
        return false;
    const Stage &stage = *committedStage(session);
    const qsizetype before = stage.instances.size();
    const geometry::Point way = wayBesideInstances(stage, chosen(stage, instances));
    const Stage after = duplicateInstances(stage, instances, way);
    commitStage(session, after, InstanceCommandsWords::tr("Duplicate %1").arg(calledInstances(stage, instances)));
    session.setSelection({.instances = idsOf(after.instances.mid(before))});
    return true;
}

bool removeSelectedInstances(Session &session, const QString &text)
{
    const QSet<Id<Instance>> instances = changeable(session);
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
    const QSet<Id<Instance>> instances = changeable(session);
    if (instances.isEmpty())
        return false;
    const Stage stage = *committedStage(session);
    const QList<int> order = orderAfterRestack(stage, instances, step);
    commitStage(session, withInstanceOrder(stage, order),
                InstanceCommandsWords::tr("Move %1 in the order").arg(calledInstances(stage, instances)));
    return true;
}

bool addToStage(Session &session, const QList<Instance> &instances, const QString &text)
{
    Document document = session.document();
    int index = session.currentStage();
    if (!findStage(document, index)) {
        document = addStage(document, {.name = newStageName(document, InstanceCommandsWords::tr("stage"))});
        index = static_cast<int>(document.stages.size()) - 1;
    }
    Stage stage = document.stages.at(index);
    const QList<Instance> added = renewed(besideOthers(stage, instances));
    stage.instances.append(added);
    if (!session.commit(withStage(document, index, stage), text))
        return false;
    session.setCurrentStage(index);
    session.setSelection({.instances = idsOf(added)});
    return true;
}

geometry::Point freePlace(const Session &session, FrameRef ref, geometry::Point position)
{
    const Document &document = session.document();
    const Stage *stage = committedStage(session);
    const Frame *frame = findFrame(document, ref);
    if (!stage || !frame)
        return position;
    Instance wanted;
    wanted.sprite = document.sprites.at(ref.sprite).name;
    wanted.frame = frame->name;
    wanted.position = position;
    std::optional<geometry::Box> own = extentOf(document, wanted, ExtentBy::Frames);
    if (!own)
        return position;
    const auto meets = [&own](const geometry::Box &box) {
        return box.min.x < own->max.x && box.max.x > own->min.x && box.min.y < own->max.y && box.max.y > own->min.y;
    };
    QList<geometry::Box> boxes;
    for (const Instance &instance : stage->instances) {
        const std::optional<geometry::Box> box = extentOf(document, instance, ExtentBy::Frames);
        if (!box)
            continue;
        boxes.append(*box);
        if (wanted.position.y == position.y && meets(*box)) { // on the same ground
            wanted.position.y = instance.position.y;
            own = extentOf(document, wanted, ExtentBy::Frames);
        }
    }
    std::ranges::sort(boxes, {}, [](const geometry::Box &box) { return box.min.x; });
    for (const geometry::Box &box : std::as_const(boxes)) {
        if (!meets(box))
            continue;
        const geometry::Point way{std::ceil(box.max.x - own->min.x), 0};
        wanted.position = wanted.position + way;
        own = geometry::Box{own->min + way, own->max + way};
    }
    return wanted.position;
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
    const QSet<Id<Instance>> instances = changeable(session);
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
