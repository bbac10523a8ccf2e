#pragma once

#include "document/document.h"

#include <QSet>
#include <QString>

#include <hitbox/geometry/shapes.h>

/// What tools do to the probes that were dropped on a stage.
namespace hitbox {

/// The points that a hand can take hold of to change a probe: those of its outline. A point has none: it is moved as a
/// whole.
QList<geometry::Point> probeHandles(const Outline &probe);

/// What a press on a probe takes hold of.
struct ProbeGrip {
    Id<Probe> probe;
    int handle = -1; ///< -1: all of the probe

    friend bool operator==(const ProbeGrip &, const ProbeGrip &) = default;
};

/// Nearest handle of a selected probe first, then the topmost line within reach: the inside of a probe is free, so that
/// others can be dropped there. No probe where there is none.
ProbeGrip probeGripAt(const Stage &stage, const QSet<Id<Probe>> &selected, geometry::Point point, double reach);

/// Where the grip is, for snapping: the handle, or the probe's first one.
geometry::Point placeOf(const Stage &stage, ProbeGrip grip);

/// The handle moved; or, where the grip is a whole probe, all of these probes.
Stage withProbesDragged(Stage stage, ProbeGrip grip, const QSet<Id<Probe>> &probes, geometry::Point by);
Stage withProbesMoved(Stage stage, const QSet<Id<Probe>> &probes, geometry::Point by);
Stage withoutProbes(Stage stage, const QSet<Id<Probe>> &probes);

/// How people call the probes: "circle probe" for one, else "3 probes".
QString calledProbes(const Stage &stage, const QSet<Id<Probe>> &probes);

/// The stage with one more probe on it, as a step towards the document; where there is no such stage, a new one is made
/// for it.
struct DroppedProbe {
    Document document;
    int stage = -1;
    Id<Probe> probe;
};
DroppedProbe withProbeDropped(Document document, int stage, const Outline &outline);

} // namespace hitbox
