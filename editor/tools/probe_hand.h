#pragma once

#include "document/outline.h"

#include <QList>
#include <QMap>
#include <QString>

#include <optional>

/// The probe in hand: what follows the cursor and what a click drops.
namespace hitbox {

enum class ProbeKind {
    Point,
    Segment,
    Circle,
    Rectangle,
    Capsule,
    Polygon, ///< drawn point by point: only what is being drawn follows the cursor
    RandomPolygon,
};

/// In the order of the enumeration.
const QList<ProbeKind> &allProbeKinds();

/// Kept in the session, outside the document.
struct ProbeHand {
    ProbeKind kind = ProbeKind::Point;
    quint32 seed = 1;                 ///< of the random polygon
    QMap<ProbeKind, Outline> drawn{}; ///< about the origin, as last drawn by hand; kinds without one have a usual size

    friend bool operator==(const ProbeHand &, const ProbeHand &) = default;
};

/// What would be dropped at the place; nothing for a kind that has to be drawn.
std::optional<Outline> outlineInHand(const ProbeHand &hand, geometry::Point place);

/// The next kind, or the one before for a step of -1; after the last comes the first.
ProbeHand withNextKind(ProbeHand hand, int step);

/// With a random polygon that was not seen before.
ProbeHand withFreshPolygon(ProbeHand hand);

/// A simple polygon of 5 to 11 points about the origin, none farther than `radius` from it; the same one for the same
/// seed, on every machine.
QList<geometry::Point> randomPolygon(quint32 seed, double radius);

/// "point", "random polygon": as a part of a sentence.
QString probeName(ProbeKind kind);
/// What a probe is that was dropped: polygons do not tell how they came about.
ProbeKind probeKindOf(const Outline &probe);

} // namespace hitbox
