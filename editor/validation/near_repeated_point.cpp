#include "document/edits.h"
#include "document/numbers.h"
#include "document/outline.h"
#include "validation/repair.h"
#include "validation/rules.h"

#include <QCoreApplication>

#include <array>
#include <cmath>

/// A point that all but repeats the one before it: a double click, or the rounding of another program. Engines weld
/// such points or make slivers of them.
namespace hitbox {

namespace {

/// In pixels. Repaired outlines lie on a grid of this step (see snapStep() of the geometry core), so points that are
/// nearer to each other are told apart by no repair, and no repair makes any.
constexpr double nearness = 1.0 / 256;

bool nearlyEqual(geometry::Point a, geometry::Point b)
{
    return std::hypot(a.x - b.x, a.y - b.y) < nearness;
}

bool isClosed(const Shape &shape)
{
    return shape.kind() == ShapeKind::Polygon;
}

Finding nearlyRepeated(std::size_t index, std::size_t count, geometry::Point point)
{
    const std::size_t before = (index + count - 1) % count;
    Finding finding;
    finding.severity = Severity::Warning;
    finding.edges = {static_cast<int>(before)};
    finding.points = {point};
    finding.message = QCoreApplication::translate("hitbox::validation",
                                                  "Point %1 all but repeats point %2 at %3: less than 1/256 pixel away")
                          .arg(QString::number(index), QString::number(before), pointText(point));
    return finding;
}

QList<Finding> checkNearRepeatedPoint(const Shape &shape)
{
    const auto points = pointsOf(shape.outline);
    QList<Finding> findings;
    for (std::size_t i = isClosed(shape) && points.size() > 2 ? 0 : 1; i < points.size(); ++i) {
        const geometry::Point before = points[(i + points.size() - 1) % points.size()];
        if (points[i] != before && nearlyEqual(points[i], before))
            findings.append(nearlyRepeated(i, points.size(), points[i]));
    }
    return findings;
}

QSet<int> superfluousPoints(const Shape &shape)
{
    const auto points = pointsOf(shape.outline);
    QList<int> kept;
    QSet<int> superfluous;
    for (int i = 0; i < static_cast<int>(points.size()); ++i) {
        const bool repeats = !kept.isEmpty() && nearlyEqual(points[std::size_t(i)], points[std::size_t(kept.last())]);
        if (repeats)
            superfluous.insert(i);
        else
            kept.append(i);
    }
    while (isClosed(shape) && kept.size() > 1 &&
           nearlyEqual(points[std::size_t(kept.first())], points[std::size_t(kept.last())]))
        superfluous.insert(kept.takeLast());
    return superfluous;
}

std::optional<RepairPlan> withoutNearPoints(const Document &document, const Finding &finding, const ValidationContext &)
{
    const Shape *shape = shapeOf(document, finding);
    if (!shape)
        return std::nullopt;
    const QSet<int> points = superfluousPoints(*shape);
    const QString title =
        points.size() == 1
            ? QCoreApplication::translate("hitbox::validation", "Remove the point that all but repeats another")
            : QCoreApplication::translate("hitbox::validation", "Remove the %1 points that all but repeat others")
                  .arg(points.size());
    return improving(document, finding, {withoutPoints(shape->outline, points)}, title);
}

constexpr std::array nearRepeatedPointRepairs{Repair{"remove-points", FixSafety::Safe, withoutNearPoints}};

} // namespace

const Rule nearRepeatedPointRule{"near-repeated-point",
                                 QT_TRANSLATE_NOOP("hitbox::validation", "Points that all but repeat"),
                                 checkNearRepeatedPoint, nearRepeatedPointRepairs};

} // namespace hitbox
