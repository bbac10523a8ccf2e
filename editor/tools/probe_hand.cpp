#include "tools/probe_hand.h"

#include "document/edits.h"
#include "stage/play_random.h"

#include <QCoreApplication>

#include <cmath>
#include <numbers>

#include <hitbox/geometry/self_intersection.h>

namespace hitbox {

namespace {

using geometry::Point;

constexpr double usualRadius = 24; ///< pixels

std::optional<Outline> usualOutline(ProbeKind kind, quint32 seed)
{
    switch (kind) {
    case ProbeKind::Point: return geometry::Circle{};
    case ProbeKind::Segment: return ChainLine{{{-usualRadius, 12}, {usualRadius, -12}}};
    case ProbeKind::Circle: return geometry::Circle{{0, 0}, usualRadius};
    case ProbeKind::Rectangle: return geometry::Box{{-usualRadius, -16}, {usualRadius, 16}};
    case ProbeKind::Capsule: return geometry::Capsule{{-16, 0}, {16, 0}, 8};
    case ProbeKind::Polygon: return std::nullopt;
    case ProbeKind::RandomPolygon: return PolygonOutline{randomPolygon(seed, 1.5 * usualRadius)};
    }
    return std::nullopt;
}

/// One point in each of as many equal sectors: in the order of their angles they cannot cross.
QList<Point> starAbout(PlayRandom &random, double radius)
{
    const int count = 5 + static_cast<int>(7 * random.next());
    QList<Point> points;
    for (int i = 0; i < count; ++i) {
        const double angle = 2 * std::numbers::pi * (i + 0.9 * random.next()) / count;
        const double away = radius * (0.3 + 0.7 * random.next());
        // Down to eighths of a pixel, and never outwards.
        points.append({std::trunc(8 * away * std::cos(angle)) / 8, std::trunc(8 * away * std::sin(angle)) / 8});
    }
    return points;
}

} // namespace

const QList<ProbeKind> &allProbeKinds()
{
    static const QList<ProbeKind> kinds = {ProbeKind::Point,        ProbeKind::Segment, ProbeKind::Circle,
                                           ProbeKind::Rectangle,    ProbeKind::Capsule, ProbeKind::Polygon,
                                           ProbeKind::RandomPolygon};
    return kinds;
}

std::optional<Outline> outlineInHand(const ProbeHand &hand, Point place)
{
    const auto drawn = hand.drawn.constFind(hand.kind);
    const std::optional<Outline> outline =
        drawn != hand.drawn.cend() ? std::optional(*drawn) : usualOutline(hand.kind, hand.seed);
    return outline ? std::optional(moved(*outline, place)) : std::nullopt;
}

ProbeHand withNextKind(ProbeHand hand, int step)
{
    const QList<ProbeKind> &kinds = allProbeKinds();
    hand.kind = kinds.at((kinds.indexOf(hand.kind) + step + kinds.size()) % kinds.size());
    return hand;
}

ProbeHand withFreshPolygon(ProbeHand hand)
{
    hand.kind = ProbeKind::RandomPolygon;
    hand.seed += 1;
    return hand;
}

QList<Point> randomPolygon(quint32 seed, double radius)
{
    PlayRandom random(seed, 0);
    QList<Point> points;
    do {
        points = starAbout(random, radius);
    } while (!geometry::isSimple(std::span(points.constData(), static_cast<std::size_t>(points.size()))));
    return points;
}

QString probeName(ProbeKind kind)
{
    switch (kind) {
    case ProbeKind::Point: return QCoreApplication::translate("Probes", "point");
    case ProbeKind::Segment: return QCoreApplication::translate("Probes", "segment");
    case ProbeKind::Circle: return QCoreApplication::translate("Probes", "circle");
    case ProbeKind::Rectangle: return QCoreApplication::translate("Probes", "rectangle");
    case ProbeKind::Capsule: return QCoreApplication::translate("Probes", "capsule");
    case ProbeKind::Polygon: return QCoreApplication::translate("Probes", "polygon");
    case ProbeKind::RandomPolygon: return QCoreApplication::translate("Probes", "random polygon");
    }
    return {};
}

ProbeKind probeKindOf(const Outline &probe)
{
    switch (kindOf(probe)) {
    case ShapeKind::Polygon: return ProbeKind::Polygon;
    case ShapeKind::Circle: return std::get<geometry::Circle>(probe).radius == 0 ? ProbeKind::Point : ProbeKind::Circle;
    case ShapeKind::Box: return ProbeKind::Rectangle;
    case ShapeKind::Capsule: return ProbeKind::Capsule;
    case ShapeKind::Chain: return ProbeKind::Segment;
    }
    return ProbeKind::Point;
}

} // namespace hitbox
