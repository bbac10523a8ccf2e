#include "benchmarks/contest.h"

#include <memory>

#include <QApplication>
#include <QGraphicsPolygonItem>
#include <QGraphicsScene>
#include <QPainterPath>
#include <QPolygonF>

namespace hitbox::benchmarks {

namespace {

QPolygonF qtPolygon(const geometry::Ring &ring)
{
    QPolygonF polygon;
    for (const geometry::Point p : ring)
        polygon.append(QPointF(p.x, p.y));
    return polygon;
}

std::vector<QPolygonF> qtPolygons(const std::vector<geometry::Ring> &rings)
{
    std::vector<QPolygonF> polygons;
    for (const geometry::Ring &ring : rings)
        polygons.push_back(qtPolygon(ring));
    return polygons;
}

std::vector<QPainterPath> paths(const std::vector<geometry::Ring> &rings)
{
    std::vector<QPainterPath> converted;
    for (const geometry::Ring &ring : rings) {
        QPainterPath path;
        path.addPolygon(qtPolygon(ring));
        path.closeSubpath();
        converted.push_back(path);
    }
    return converted;
}

double doubledSignedArea(const QPolygonF &polygon)
{
    double sum = 0;
    for (qsizetype i = 0; i < polygon.size(); ++i) {
        const QPointF a = polygon[i];
        const QPointF b = polygon[(i + 1) % polygon.size()];
        sum += a.x() * b.y() - b.x() * a.y();
    }
    return sum;
}

Pass pointsInRings(const Workload &workload)
{
    return [polygons = qtPolygons(workload.rings), points = workload.points] {
        double sum = 0;
        for (std::size_t i = 0; i < points.size(); ++i) {
            const QPointF p(points[i].x, points[i].y);
            sum += polygons[i % polygons.size()].containsPoint(p, Qt::OddEvenFill) ? 1 : 0;
        }
        return sum;
    };
}

Pass overlaps(const Workload &workload)
{
    return [a = paths(workload.rings), b = paths(workload.others)] {
        double sum = 0;
        for (std::size_t i = 0; i < a.size(); ++i)
            sum += a[i].intersects(b[i]) ? 1 : 0;
        return sum;
    };
}

Pass sharedAreas(const Workload &workload)
{
    return [a = paths(workload.rings), b = paths(workload.others)] {
        double sum = 0;
        for (std::size_t i = 0; i < a.size(); ++i) {
            double doubled = 0;
            for (const QPolygonF &polygon : a[i].intersected(b[i]).toSubpathPolygons())
                doubled += doubledSignedArea(polygon);
            sum += std::abs(doubled) / 2;
        }
        return sum;
    };
}

std::shared_ptr<QGraphicsScene> sceneOf(std::span<const geometry::Ring> rings, const QPen &pen)
{
    static int count = 1;
    static char name[] = "hitbox_benchmarks";
    static char *arguments[] = {name, nullptr};
    qputenv("QT_QPA_PLATFORM", "offscreen");
    static const QApplication application(count, arguments);
    auto scene = std::make_shared<QGraphicsScene>();
    for (const geometry::Ring &ring : rings)
        scene->addPolygon(qtPolygon(ring), pen);
    return scene;
}

/// Pairs as the scene finds them: each item is asked for those it collides with.
double pairsIn(const QGraphicsScene &scene, Qt::ItemSelectionMode mode)
{
    double sum = 0;
    for (const QGraphicsItem *item : scene.items())
        sum += static_cast<double>(scene.collidingItems(item, mode).size());
    return sum / 2;
}

Pass collidingPairs(const Workload &workload)
{
    return [scene = sceneOf(workload.rings, Qt::NoPen)] { return pairsIn(*scene, Qt::IntersectsItemBoundingRect); };
}

Pass wholeStages(const Workload &workload, const QPen &pen)
{
    std::vector<std::shared_ptr<QGraphicsScene>> scenes;
    for (std::size_t first = 0; first < workload.rings.size(); first += workload.n)
        scenes.push_back(sceneOf(std::span(workload.rings).subspan(first, workload.n), pen));
    return [scenes] {
        double sum = 0;
        for (const auto &scene : scenes)
            sum += pairsIn(*scene, Qt::IntersectsItemShape);
        return sum;
    };
}

/// As one gets them from addPolygon(): what the pen draws belongs to the shape.
Pass outlinedStages(const Workload &workload)
{
    return wholeStages(workload, QPen());
}

/// Fills alone, which the scene compares much sooner.
Pass filledStages(const Workload &workload)
{
    return wholeStages(workload, Qt::NoPen);
}

} // namespace

std::vector<Contestant> qtContestants()
{
    constexpr std::size_t seconds = 1000;
    return {
        {"point-in-polygon", "Qt", pointsInRings},
        {"overlap", "Qt", overlaps, seconds},
        {"overlap-region", "Qt", sharedAreas, 100'000},
        {"broad-phase", "Qt", collidingPairs, seconds},
        {"stage", "QGraphicsScene", outlinedStages, seconds},
        {"stage", "QGraphicsScene without pen", filledStages, seconds},
    };
}

} // namespace hitbox::benchmarks
