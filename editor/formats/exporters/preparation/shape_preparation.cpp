#include "formats/exporters/preparation/shape_preparation.h"

#include "document/names.h"
#include "document/numbers.h"
#include "document/outline.h"
#include "formats/exporters/preparation/engine_slop.h"
#include "formats/exporters/preparation/shape_physics.h"

#include <QCoreApplication>

#include <algorithm>
#include <cstdint>

#include <hitbox/geometry/polygon.h>
#include <hitbox/geometry/region.h>
#include <hitbox/geometry/self_intersection.h>

namespace hitbox {

namespace {

/// The sentences of this file, in the language of the program.
class ShapePreparationWords
{
    Q_DECLARE_TR_FUNCTIONS(hitbox::formats)
};

PolygonOutline outlineOf(const geometry::Ring &ring)
{
    return {QList<geometry::Point>(ring.begin(), ring.end())};
}

bool takesConcave(const Capabilities &capabilities)
{
    return capabilities.concave != ConcavePolygons::Pieces;
}

bool isTakenAsItIs(const Outline &outline, const Capabilities &capabilities)
{
    switch (static_cast<ShapeKind>(outline.index())) {
    case ShapeKind::Polygon: {
        const auto points = std::get<PolygonOutline>(outline).points.size();
        return capabilities.polygons && takesConcave(capabilities) &&
               (capabilities.maxPoints == 0 || points <= capabilities.maxPoints);
    }
    case ShapeKind::Circle: return capabilities.circles;
    case ShapeKind::Box: return capabilities.boxes;
    case ShapeKind::Capsule: return capabilities.capsules;
    case ShapeKind::Chain: return capabilities.chains;
    }
    return true;
}

double slopInPixels(const Capabilities &capabilities)
{
    return capabilities.slop * capabilities.numbers.pixelsPerUnit;
}

std::size_t mostPieceCorners(const Capabilities &capabilities)
{
    return capabilities.maxPiecePoints > 0 ? static_cast<std::size_t>(capabilities.maxPiecePoints) : SIZE_MAX;
}

QString finePiecesSentence(qsizetype left)
{
    return ShapePreparationWords::tr("Convex pieces are left out that are finer than the engine can hold: %1")
        .arg(left);
}

QList<Shape> piecesOf(const Shape &shape, const geometry::Ring &ring, const Capabilities &capabilities)
{
    const std::size_t most = capabilities.maxPoints > 0 ? static_cast<std::size_t>(capabilities.maxPoints) : SIZE_MAX;
    if (takesConcave(capabilities) && ring.size() <= most) {
        Shape whole = shape;
        whole.outline = outlineOf(ring);
        return {whole};
    }
    QList<Shape> pieces;
    for (const geometry::Ring &piece : weldedPieces(ring, most, slopInPixels(capabilities))) {
        Shape part = shape;
        part.outline = outlineOf(piece);
        pieces.append(part);
    }
    return pieces;
}

/// Beyond this, in pixels, rounding is told: circles are flattened as closely as this.
constexpr double worthTelling = 1.0 / 256;

QString roundedTo(NumberPrecision precision)
{
    return precision == NumberPrecision::Whole ? ShapePreparationWords::tr("whole pixels")
                                               : ShapePreparationWords::tr("single precision");
}

/// What the engine's rounding does to one shape that it gets; empty when nothing.
QList<Finding> roundingLosses(const Shape &shape, geometry::Point origin, const EngineNumbers &numbers)
{
    const Outline kept = asKept(shape.outline, origin, numbers);
    if (kept == shape.outline)
        return {};
    if (shape.kind() == ShapeKind::Polygon && !geometry::isSimple(ringOf(kept)))
        return {exportLoss(
            {}, shape.id, Severity::Warning,
            ShapePreparationWords::tr("Rounded to %1, the outline meets itself").arg(roundedTo(numbers.precision)))};
    const double moved = roundingOf(shape.outline, kept);
    if (moved <= worthTelling)
        return {};
    return {exportLoss({}, shape.id, Severity::Info,
                       ShapePreparationWords::tr("Rounding to %1 moves points by up to %2 px")
                           .arg(roundedTo(numbers.precision), readableNumber(moved)))};
}

/// The shape as one polygon or as convex pieces.
PreparedShape cut(const Shape &shape, const Capabilities &capabilities)
{
    const geometry::Ring ring = ringFor(shape.outline, capabilities.arcTolerance);
    PreparedShape prepared{piecesOf(shape, ring, capabilities), {}};
    const auto lose = [&](Severity severity, const QString &message) {
        prepared.losses.append(exportLoss({}, shape.id, severity, message));
    };
    if (prepared.shapes.isEmpty())
        lose(Severity::Warning,
             ShapePreparationWords::tr("The shape is left out: it cannot be cut into convex pieces"));
    else if (shape.kind() == ShapeKind::Circle)
        lose(Severity::Info,
             ShapePreparationWords::tr("The circle becomes a polygon with %1 corners").arg(ring.size()));
    else if (shape.kind() == ShapeKind::Capsule)
        lose(Severity::Info,
             ShapePreparationWords::tr("The capsule becomes a polygon with %1 corners").arg(ring.size()));
    return prepared;
}

/// The same area without a capsule, exact but for the rounding of the rectangle's corners.
PreparedShape capsuleParts(const Shape &shape)
{
    const auto &capsule = std::get<geometry::Capsule>(shape.outline);
    const geometry::Circle from{capsule.from, capsule.radius};
    if (capsule.from == capsule.to) {
        Shape whole = shape;
        whole.outline = from;
        return {{whole}, {}};
    }
    const geometry::Point out = rimDirection(capsule) * capsule.radius;
    const QList<Outline> outlines{
        PolygonOutline{{capsule.from + out, capsule.from - out, capsule.to - out, capsule.to + out}}, from,
        geometry::Circle{capsule.to, capsule.radius}};
    PreparedShape prepared;
    for (const Outline &outline : outlines) {
        Shape part = shape;
        part.outline = outline;
        prepared.shapes.append(part);
    }
    prepared.losses.append(exportLoss({}, shape.id, Severity::Info,
                                      ShapePreparationWords::tr("The capsule becomes a rectangle and two circles")));
    return prepared;
}

/// The shape run the way that the engine takes.
Shape turned(Shape shape, const Capabilities &capabilities)
{
    auto *polygon = std::get_if<PolygonOutline>(&shape.outline);
    if (polygon && capabilities.counterClockwiseOnly &&
        geometry::winding(ringOf(shape.outline)) == geometry::Orientation::Clockwise)
        std::reverse(polygon->points.begin(), polygon->points.end());
    return shape;
}

PreparedShape boxAround(const Shape &shape)
{
    Shape box = shape;
    box.outline = geometry::bounds(geometryOf(shape.outline)).value_or(geometry::Box{});
    const QString message =
        ShapePreparationWords::tr("The %1 becomes the box around it: the format has no other shapes")
            .arg(kindWord(shape.kind()));
    return {{box}, {exportLoss({}, shape.id, Severity::Warning, message)}};
}

PreparedShape converted(const Shape &shape, const Capabilities &capabilities)
{
    if (isTakenAsItIs(shape.outline, capabilities))
        return {{turned(shape, capabilities)}, {}};
    if (shape.kind() == ShapeKind::Chain)
        return {{}, {chainLeftOut({}, shape.id)}};
    if (!capabilities.polygons)
        return boxAround(shape);
    if (shape.kind() == ShapeKind::Capsule && capabilities.circles)
        return capsuleParts(shape);
    return cut(shape, capabilities);
}

/// Of the pieces beside polygons.
std::optional<Finding> piecesTooFine(const PreparedShape &prepared, const Shape &shape,
                                     const Capabilities &capabilities)
{
    if (capabilities.concave != ConcavePolygons::WithPieces || capabilities.slop <= 0)
        return std::nullopt;
    qsizetype left = 0;
    for (const Shape &part : prepared.shapes) {
        for (const geometry::Ring &piece :
             weldedPieces(ringOf(part.outline), mostPieceCorners(capabilities), slopInPixels(capabilities)))
            left += isHeld(outlineOf(piece), slopInPixels(capabilities)) ? 0 : 1;
    }
    return left == 0 ? std::nullopt : std::optional(exportLoss({}, shape.id, Severity::Info, finePiecesSentence(left)));
}

/// Takes out the parts that would end a game, and says so.
std::optional<Finding> leaveOutTooFine(PreparedShape &prepared, const Shape &shape, const Capabilities &capabilities)
{
    const double slop = slopInPixels(capabilities);
    const auto left = prepared.shapes.removeIf([slop](const Shape &part) { return !isHeld(part.outline, slop); });
    if (left == 0)
        return std::nullopt;
    if (prepared.shapes.isEmpty())
        return exportLoss({}, shape.id, Severity::Warning,
                          ShapePreparationWords::tr("The shape is left out: it is finer than the engine can hold"));
    return exportLoss({}, shape.id, Severity::Info, finePiecesSentence(left));
}

} // namespace

std::vector<geometry::Ring> piecesBeside(const Outline &outline, const Capabilities &capabilities)
{
    return heldPieces(ringOf(outline), mostPieceCorners(capabilities), slopInPixels(capabilities));
}

geometry::Ring ringFor(const Outline &outline, double arcTolerance)
{
    if (const auto *circle = std::get_if<geometry::Circle>(&outline))
        return geometry::flattened(*circle, arcTolerance);
    if (const auto *capsule = std::get_if<geometry::Capsule>(&outline))
        return geometry::flattened(*capsule, arcTolerance);
    if (const auto *box = std::get_if<geometry::Box>(&outline))
        return {box->min, {box->min.x, box->max.y}, box->max, {box->max.x, box->min.y}};
    const QList<geometry::Point> points = definingPoints(outline);
    return {points.begin(), points.end()};
}

Finding exportLoss(FrameRef frame, ShapeId shape, Severity severity, const QString &message)
{
    Finding loss;
    loss.rule = QStringLiteral("export");
    loss.severity = severity;
    loss.frame = frame;
    loss.shape = shape;
    loss.message = message;
    return loss;
}

Finding chainLeftOut(FrameRef frame, ShapeId shape)
{
    return exportLoss(frame, shape, Severity::Warning,
                      ShapePreparationWords::tr("The chain is left out: the format has none"));
}

std::optional<Finding> lostProperties(PropertyHolder holder, const Properties &properties,
                                      const Capabilities &capabilities)
{
    if (capabilities.properties.testFlag(holder))
        return std::nullopt;
    const auto isCarried = [&](const Property &property) {
        if (holder == PropertyHolder::Frames && capabilities.carriesOfFrames)
            return capabilities.carriesOfFrames(property);
        return holder == PropertyHolder::Shapes && capabilities.physics && isPhysics(property);
    };
    QStringList names;
    for (const Property &property : properties) {
        if (!isCarried(property))
            names.append(quoted(property.name));
    }
    if (names.isEmpty())
        return std::nullopt;
    return exportLoss({}, {}, Severity::Warning,
                      ShapePreparationWords::tr("Properties are left out: %1").arg(names.join(QStringLiteral(", "))));
}

PreparedShape preparedShape(const Shape &shape, geometry::Point origin, const Capabilities &capabilities)
{
    Shape coarse = shape;
    coarse.outline = welded(shape.outline, slopInPixels(capabilities));
    PreparedShape prepared = converted(coarse, capabilities);
    if (coarse.outline != shape.outline)
        prepared.losses.prepend(
            exportLoss({}, shape.id, Severity::Info,
                       ShapePreparationWords::tr("Points become one that are too close together for the engine")));
    if (const std::optional<Finding> lost = leaveOutTooFine(prepared, shape, capabilities))
        prepared.losses.append(*lost);
    else if (const std::optional<Finding> fine = piecesTooFine(prepared, shape, capabilities))
        prepared.losses.append(*fine);
    for (const Shape &part : std::as_const(prepared.shapes))
        prepared.losses += roundingLosses(part, origin, capabilities.numbers);
    if (std::optional<Finding> lost = lostProperties(PropertyHolder::Shapes, shape.properties, capabilities)) {
        lost->shape = shape.id;
        prepared.losses.append(*lost);
    }
    return prepared;
}

} // namespace hitbox
