#include "document/edits.h"
#include "document/numbers.h"
#include "document/outline.h"
#include "validation/repair.h"
#include "validation/rules.h"

#include <QCoreApplication>
#include <QSet>

#include <array>

/// A point that equals the one before it. In a polygon it also makes the edges on both of its sides meet, which
/// self-intersection counts as the error; this rule names the cause, so it warns, and one mistake is one error. A chain
/// with a repeated point has no other finding: engines weld the points or refuse the chain, and it can be exported.
namespace hitbox {

namespace {

Finding repeated(std::size_t index, std::size_t count, geometry::Point point)
{
    const std::size_t before = (index + count - 1) % count;
    Finding finding;
    finding.severity = Severity::Warning;
    finding.edges = {static_cast<int>(before)};
    finding.points = {point};
    finding.message =
        QCoreApplication::translate("hitbox::validation", "Point %1 repeats point %2 at %3: edge %2 has no length")
            .arg(QString::number(index), QString::number(before), pointText(point));
    return finding;
}

QList<int> repeatedPoints(const Shape &shape)
{
    const auto points = pointsOf(shape.outline);
    QList<int> repeated;
    // Two equal points are one repetition, not one each way around.
    const bool closed = shape.kind() == ShapeKind::Polygon && points.size() > 2;
    for (std::size_t i = 1; i < points.size(); ++i) {
        if (points[i] == points[i - 1])
            repeated.append(static_cast<int>(i));
    }
    if (closed && points.front() == points.back())
        repeated.append(0);
    return repeated;
}

QList<Finding> checkRepeatedPoint(const Shape &shape)
{
    const auto points = pointsOf(shape.outline);
    QList<Finding> findings;
    for (const int index : repeatedPoints(shape)) {
        const auto place = static_cast<std::size_t>(index);
        findings.append(repeated(place, points.size(), points[place]));
    }
    return findings;
}

std::optional<RepairPlan> withoutRepeatedPoints(const Document &document, const Finding &finding,
                                                const ValidationContext &)
{
    const Shape *shape = shapeOf(document, finding);
    if (!shape)
        return std::nullopt;
    const QList<int> points = repeatedPoints(*shape);
    const QString title =
        points.size() == 1
            ? QCoreApplication::translate("hitbox::validation", "Remove the repeated point")
            : QCoreApplication::translate("hitbox::validation", "Remove the %1 repeated points").arg(points.size());
    return improving(document, finding, {withoutPoints(shape->outline, QSet<int>(points.begin(), points.end()))},
                     title);
}

constexpr std::array repeatedPointRepairs{Repair{"remove-points", FixSafety::Safe, withoutRepeatedPoints}};

} // namespace

const Rule repeatedPointRule{"repeated-point", QT_TRANSLATE_NOOP("hitbox::validation", "Repeated points"),
                             checkRepeatedPoint, repeatedPointRepairs};

} // namespace hitbox
