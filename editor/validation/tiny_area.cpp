#include "document/outline.h"
#include "validation/repair.h"
#include "validation/rules.h"

#include <QCoreApplication>

#include <array>
#include <cmath>

#include <hitbox/geometry/polygon.h>
#include <hitbox/geometry/region.h>

/// Shapes that fill something, but less than anybody draws on purpose: crumbs of a click or of another program.
namespace hitbox {

namespace {

/// In square pixels: a square of a sixteenth of a pixel a side, half the finest nudge.
constexpr double tiny = 1.0 / 256;

/// Of a ring that crosses itself, parts may cancel out; only then the filled area is worth its cost.
bool mayBeTiny(const Shape &shape)
{
    switch (shape.kind()) {
    case ShapeKind::Chain: return false;
    case ShapeKind::Polygon: return std::abs(geometry::signedArea(ringOf(shape.outline))) < tiny;
    default: return true;
    }
}

QList<Finding> checkTinyArea(const Shape &shape)
{
    if (!mayBeTiny(shape))
        return {};
    const geometry::Answer<double> area = geometry::area(geometryOf(shape.outline));
    if (!area || !(*area > 0 && *area < tiny))
        return {};
    Finding finding;
    finding.severity = Severity::Warning;
    if (const std::optional<geometry::Box> box = geometry::bounds(geometryOf(shape.outline)))
        finding.points = {box->center()};
    finding.message = QCoreApplication::translate(
        "hitbox::validation", "The shape is too small to be meant: it fills less than 1/256 of a pixel");
    return {finding};
}

constexpr std::array tinyAreaRepairs{deleteRepair};

} // namespace

const Rule tinyAreaRule{"tiny-area", QT_TRANSLATE_NOOP("hitbox::validation", "Shapes of hardly any area"),
                        checkTinyArea, tinyAreaRepairs};

} // namespace hitbox
