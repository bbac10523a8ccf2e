#include "document/numbers.h"
#include "document/outline.h"
#include "validation/repair.h"
#include "validation/rules.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

#include <hitbox/geometry/orientation.h>
#include <hitbox/geometry/repairs.h>

/// Points of a polygon that lie exactly on the way from the one before to the one after. They change nothing but the
/// number of points, and may be meant: as a hold for a later edit, or to meet a neighbour's corner. So it is a remark,
/// and one for each shape.
namespace hitbox {

namespace {

/// Exact for three points on one line.
bool isBetween(geometry::Point from, geometry::Point point, geometry::Point to)
{
    const auto within = [](double a, double value, double b) {
        return std::min(a, b) <= value && value <= std::max(a, b);
    };
    return point != from && point != to && within(from.x, point.x, to.x) && within(from.y, point.y, to.y);
}

QString collinearSentence(const Finding &finding)
{
    if (finding.edges.size() == 1) {
        return QCoreApplication::translate("hitbox::validation",
                                           "Point %1 at %2 lies straight between its neighbours and changes nothing")
            .arg(QString::number(finding.edges[0]), pointText(finding.points[0]));
    }
    return QCoreApplication::translate("hitbox::validation",
                                       "%1 points lie straight between their neighbours and change nothing")
        .arg(finding.edges.size());
}

QList<Finding> checkCollinearPoint(const Shape &shape)
{
    const auto ring = ringOf(shape.outline);
    const std::size_t count = ring.size();
    if (count < 4)
        return {};
    Finding finding;
    finding.severity = Severity::Info;
    for (std::size_t i = 0; i < count; ++i) {
        const geometry::Point before = ring[(i + count - 1) % count];
        const geometry::Point after = ring[(i + 1) % count];
        if (!isBetween(before, ring[i], after) ||
            geometry::orientation(before, ring[i], after) != geometry::Orientation::Collinear)
            continue;
        finding.edges.append(static_cast<int>(i));
        finding.points.append(ring[i]);
    }
    if (finding.edges.isEmpty())
        return {};
    finding.message = collinearSentence(finding);
    return {finding};
}

std::optional<RepairPlan> withoutCollinearPoints(const Document &document, const Finding &finding,
                                                 const ValidationContext &)
{
    const Shape *shape = shapeOf(document, finding);
    if (!shape)
        return std::nullopt;
    return improving(document, finding, {polygonOf(geometry::withoutDefects(ringOf(shape->outline)))},
                     QCoreApplication::translate("hitbox::validation", "Remove points that lie straight on"));
}

constexpr std::array collinearPointRepairs{Repair{"remove-points", FixSafety::Safe, withoutCollinearPoints}};

} // namespace

const Rule collinearPointRule{"collinear-point", QT_TRANSLATE_NOOP("hitbox::validation", "Points that lie straight on"),
                              checkCollinearPoint, collinearPointRepairs};

} // namespace hitbox
