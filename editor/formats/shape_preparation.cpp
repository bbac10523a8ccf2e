#include "formats/shape_preparation.h"

#include "validation/wording.h"

#include <QCoreApplication>

#include <cstdint>

#include <hitbox/geometry/convex_pieces.h>
#include <hitbox/geometry/region.h>

namespace hitbox {

namespace {

/// The sentences of this file, in the language of the program.
class Words
{
    Q_DECLARE_TR_FUNCTIONS(hitbox::formats)
};

PolygonOutline outlineOf(const geometry::Ring &ring)
{
    return {QList<geometry::Point>(ring.begin(), ring.end())};
}

bool isTakenAsItIs(const Outline &outline, const Capabilities &capabilities)
{
    switch (static_cast<ShapeKind>(outline.index())) {
    case ShapeKind::Polygon: {
        const auto points = std::get<PolygonOutline>(outline).points.size();
        return capabilities.concave && (capabilities.maxPoints == 0 || points <= capabilities.maxPoints);
    }
    case ShapeKind::Circle: return capabilities.circles;
    case ShapeKind::Box: return capabilities.boxes;
    case ShapeKind::Capsule: return capabilities.capsules;
    case ShapeKind::Chain: return capabilities.chains;
    }
    return true;
}

/// The ring that bounds an outline with an area.
geometry::Ring ringFor(const Outline &outline)
{
    if (const auto *circle = std::get_if<geometry::Circle>(&outline))
        return geometry::flattened(*circle);
    if (const auto *capsule = std::get_if<geometry::Capsule>(&outline))
        return geometry::flattened(*capsule);
    if (const auto *box = std::get_if<geometry::Box>(&outline))
        return {box->min, {box->min.x, box->max.y}, box->max, {box->max.x, box->min.y}};
    const auto ring = ringOf(outline);
    return {ring.begin(), ring.end()};
}

QList<Shape> piecesOf(const Shape &shape, const geometry::Ring &ring, const Capabilities &capabilities)
{
    const std::size_t most = capabilities.maxPoints > 0 ? static_cast<std::size_t>(capabilities.maxPoints) : SIZE_MAX;
    if (capabilities.concave && ring.size() <= most) {
        Shape whole = shape;
        whole.outline = outlineOf(ring);
        return {whole};
    }
    QList<Shape> pieces;
    for (const geometry::Ring &piece : geometry::convexPieces(ring, most)) {
        Shape part = shape;
        part.outline = outlineOf(piece);
        pieces.append(part);
    }
    return pieces;
}

} // namespace

Conversion converted(const Shape &shape, const Capabilities &capabilities)
{
    if (isTakenAsItIs(shape.outline, capabilities))
        return {{shape}, {}, Severity::Info};
    if (shape.kind() == ShapeKind::Chain)
        return {{}, Words::tr("The chain is left out: the format has none"), Severity::Warning};

    const geometry::Ring ring = ringFor(shape.outline);
    Conversion conversion{piecesOf(shape, ring, capabilities), {}, Severity::Info};
    if (shape.kind() == ShapeKind::Circle)
        conversion.loss = Words::tr("The circle becomes a polygon with %1 corners").arg(ring.size());
    if (shape.kind() == ShapeKind::Capsule)
        conversion.loss = Words::tr("The capsule becomes a polygon with %1 corners").arg(ring.size());
    return conversion;
}

} // namespace hitbox
