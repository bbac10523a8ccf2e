#include "validation/rules.h"
#include "validation/wording.h"

#include <QCoreApplication>

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

QList<Finding> check(const Shape &shape)
{
    const auto points = pointsOf(shape.outline);
    if (points.size() < 2)
        return {};

    QList<Finding> findings;
    for (std::size_t i = 1; i < points.size(); ++i) {
        if (points[i] == points[i - 1])
            findings.append(repeated(i, points.size(), points[i]));
    }
    // Two equal points are one repetition, not one each way around.
    const bool closed = shape.kind() == ShapeKind::Polygon && points.size() > 2;
    if (closed && points.front() == points.back())
        findings.append(repeated(0, points.size(), points.front()));
    return findings;
}

} // namespace

const Rule repeatedPointRule{"repeated-point", QT_TRANSLATE_NOOP("hitbox::validation", "Repeated points"), check,
                             nullptr, nullptr};

} // namespace hitbox
