#include "document/outline.h"
#include "validation/repair.h"
#include "validation/rules.h"

#include <QCoreApplication>

#include <array>

#include <hitbox/geometry/polygon.h>
#include <hitbox/geometry/region.h>

/// Shapes that fill nothing. Exactly nothing: a thin shape is the designer's business.
namespace hitbox {

namespace {

/// A signed area of zero is not enough: the two halves of a bow tie cancel out, and still fill.
bool fillsNothing(std::span<const geometry::Point> points)
{
    if (geometry::winding(points) != geometry::Orientation::Collinear)
        return false;
    const geometry::Answer<geometry::Region> filled = geometry::filledRegion(points);
    return filled && filled->rings.empty();
}

QString noAreaSentence(const Outline &outline)
{
    if (std::holds_alternative<PolygonOutline>(outline)) {
        const auto ring = ringOf(outline);
        if (ring.size() >= 3 && fillsNothing(ring))
            return QCoreApplication::translate("hitbox::validation", "The polygon has no area");
    } else if (const auto *circle = std::get_if<geometry::Circle>(&outline)) {
        if (!(circle->radius > 0))
            return QCoreApplication::translate("hitbox::validation", "The circle has a radius of 0");
    } else if (const auto *capsule = std::get_if<geometry::Capsule>(&outline)) {
        if (!(capsule->radius > 0))
            return QCoreApplication::translate("hitbox::validation", "The capsule has a radius of 0");
    } else if (const auto *box = std::get_if<geometry::Box>(&outline)) {
        if (!(box->width() > 0))
            return QCoreApplication::translate("hitbox::validation", "The box has a width of 0");
        if (!(box->height() > 0))
            return QCoreApplication::translate("hitbox::validation", "The box has a height of 0");
    }
    return {};
}

geometry::Point markedPointOf(const Outline &outline)
{
    const std::optional<geometry::Box> box = geometry::bounds(geometryOf(outline));
    return box ? box->center() : geometry::Point{};
}

QList<Finding> checkZeroArea(const Shape &shape)
{
    const QString message = noAreaSentence(shape.outline);
    if (message.isEmpty())
        return {};
    Finding finding;
    finding.points = {markedPointOf(shape.outline)};
    finding.message = message;
    return {finding};
}

constexpr std::array zeroAreaRepairs{deleteRepair};

} // namespace

const Rule zeroAreaRule{"zero-area", QT_TRANSLATE_NOOP("hitbox::validation", "Shapes without area"), checkZeroArea,
                        zeroAreaRepairs};

} // namespace hitbox
