#include "tools/probe_edits.h"

#include "document/edits.h"
#include "document/places.h"
#include "stage/probe_answer.h"
#include "tools/probe_hand.h"

#include <QCoreApplication>

#include <algorithm>

#include <hitbox/geometry/distance.h>

namespace hitbox {

QList<geometry::Point> probeHandles(const Outline &probe)
{
    return probeKindOf(probe) == ProbeKind::Point ? QList<geometry::Point>() : handlesOf(probe);
}

ProbeGrip probeGripAt(const Stage &stage, const QSet<Id<Probe>> &selected, geometry::Point point, double reach)
{
    ProbeGrip grip;
    double nearest = reach;
    for (const int i : placesOf(stage.probes, selected)) {
        const QList<geometry::Point> handles = probeHandles(stage.probes.at(i).outline);
        for (int handle = 0; handle < handles.size(); ++handle) {
            const double away = geometry::distance(point, handles.at(handle));
            if (away > nearest)
                continue;
            nearest = away;
            grip = {stage.probes.at(i).id, handle};
        }
    }
    if (grip.probe)
        return grip;
    for (int i = static_cast<int>(stage.probes.size()) - 1; i >= 0; --i) {
        if (geometry::distanceToBoundary(point, probedShape(stage.probes.at(i).outline)) <= reach)
            return {stage.probes.at(i).id, -1};
    }
    return {};
}

geometry::Point placeOf(const Stage &stage, ProbeGrip grip)
{
    return handlesOf(findThing(stage.probes, grip.probe)->outline).value(std::max(0, grip.handle));
}

Stage withProbesDragged(Stage stage, ProbeGrip grip, const QSet<Id<Probe>> &probes, geometry::Point by)
{
    if (grip.handle < 0)
        return withProbesMoved(std::move(stage), probes, by);
    Outline &outline = stage.probes[placeOf(stage.probes, grip.probe)].outline;
    outline = withHandlesMoved(outline, {grip.handle}, by);
    return stage;
}

Stage withProbesMoved(Stage stage, const QSet<Id<Probe>> &probes, geometry::Point by)
{
    for (const int i : placesOf(stage.probes, probes))
        stage.probes[i].outline = moved(stage.probes.at(i).outline, by);
    return stage;
}

Stage withoutProbes(Stage stage, const QSet<Id<Probe>> &probes)
{
    stage.probes.removeIf([&probes](const Probe &probe) { return probes.contains(probe.id); });
    return stage;
}

QString calledProbes(const Stage &stage, const QSet<Id<Probe>> &probes)
{
    if (probes.size() != 1)
        return QCoreApplication::translate("Probes", "%1 probes").arg(probes.size());
    const QString name = probeName(probeKindOf(findThing(stage.probes, *probes.cbegin())->outline));
    return QCoreApplication::translate("Probes", "%1 probe").arg(name);
}

DroppedProbe withProbeDropped(Document document, int stage, const Outline &outline)
{
    if (!findStage(document, stage)) {
        const QString name = newStageName(document, QCoreApplication::translate("Probes", "stage"));
        document = addStage(std::move(document), {.name = name});
        stage = static_cast<int>(document.stages.size()) - 1;
    }
    Stage value = document.stages.at(stage);
    value.probes.append({outline, {}});
    const Id<Probe> probe = value.probes.constLast().id;
    return {withStage(std::move(document), stage, std::move(value)), stage, probe};
}

} // namespace hitbox
