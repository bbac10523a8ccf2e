#include "document/outline.h"
#include "validation/repair.h"
#include "validation/rules.h"

#include <QCoreApplication>

#include <array>

namespace hitbox {

namespace {

QString fewPointsSentence(ShapeKind kind, qsizetype count)
{
    if (kind == ShapeKind::Polygon) {
        return QCoreApplication::translate("hitbox::validation", "The polygon has %1 of the 3 points it needs at least")
            .arg(count);
    }
    return QCoreApplication::translate("hitbox::validation", "The chain has %1 of the 2 points it needs at least")
        .arg(count);
}

QList<Finding> checkTooFewPoints(const Shape &shape)
{
    const ShapeKind kind = shape.kind();
    if (kind != ShapeKind::Polygon && kind != ShapeKind::Chain)
        return {};
    const auto points = pointsOf(shape.outline);
    const std::size_t least = kind == ShapeKind::Polygon ? 3 : 2;
    if (points.size() >= least)
        return {};

    Finding finding;
    finding.points = QList<geometry::Point>(points.begin(), points.end());
    finding.message = fewPointsSentence(kind, static_cast<qsizetype>(points.size()));
    return {finding};
}

constexpr std::array tooFewPointsRepairs{deleteRepair};

} // namespace

const Rule tooFewPointsRule{"too-few-points", QT_TRANSLATE_NOOP("hitbox::validation", "Too few points"),
                            checkTooFewPoints, tooFewPointsRepairs};

} // namespace hitbox
