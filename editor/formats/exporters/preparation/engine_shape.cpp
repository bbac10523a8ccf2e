#include "formats/exporters/preparation/engine_shape.h"

#include "document/outline.h"
#include "formats/all_formats.h"
#include "formats/exporters/preparation/engine_slop.h"
#include "formats/exporters/preparation/shape_preparation.h"

#include <QCoreApplication>

#include <algorithm>

#include <hitbox/geometry/polygon.h>

namespace hitbox {

namespace {

/// The sentences of this file, in the language of the program.
class EngineShapeWords
{
    Q_DECLARE_TR_FUNCTIONS(hitbox::formats)
};

bool isConcave(const Outline &outline)
{
    const auto ring = ringOf(outline);
    return !ring.empty() && !geometry::isConvex(ring);
}

/// How many of a kind there are, and the most points that one of them has.
struct Count {
    qsizetype number = 0;
    qsizetype mostPoints = 0;

    void add(const Outline &outline)
    {
        ++number;
        mostPoints = std::max(mostPoints, static_cast<qsizetype>(pointsOf(outline).size()));
    }
};

QString countText(const Count &count, const QString &one, const QString &many)
{
    return count.number == 1 ? one : many.arg(count.number);
}

QString withPoints(const Count &count, const QString &one, const QString &many)
{
    return count.number == 1 ? one.arg(count.mostPoints)
                             : many.arg(QString::number(count.number), QString::number(count.mostPoints));
}

QString wording(ShapeKind kind, const Count &count)
{
    switch (kind) {
    case ShapeKind::Polygon:
        return withPoints(count, EngineShapeWords::tr("1 polygon, %1 points"),
                          EngineShapeWords::tr("%1 polygons, at most %2 points"));
    case ShapeKind::Circle:
        return countText(count, EngineShapeWords::tr("1 circle"), EngineShapeWords::tr("%1 circles"));
    case ShapeKind::Box: return countText(count, EngineShapeWords::tr("1 box"), EngineShapeWords::tr("%1 boxes"));
    case ShapeKind::Capsule:
        return countText(count, EngineShapeWords::tr("1 capsule"), EngineShapeWords::tr("%1 capsules"));
    case ShapeKind::Chain:
        return withPoints(count, EngineShapeWords::tr("1 chain, %1 points"),
                          EngineShapeWords::tr("%1 chains, at most %2 points"));
    }
    return {};
}

QString piecesWording(const Count &count)
{
    return withPoints(count, EngineShapeWords::tr("1 convex piece, %1 points"),
                      EngineShapeWords::tr("%1 convex pieces, at most %2 points"));
}

} // namespace

EngineShape engineShape(const Shape &shape, geometry::Point origin, const Capabilities &capabilities,
                        const QString &refusal)
{
    EngineShape result;
    result.id = shape.id;
    result.refusal = refusal;
    if (!refusal.isEmpty())
        return result;

    const PreparedShape prepared = preparedShape(shape, origin, capabilities);
    result.losses = prepared.losses;
    for (const Shape &part : prepared.shapes) {
        result.outlines.append(asKept(part.outline, origin, capabilities.numbers));
        if (capabilities.concave != ConcavePolygons::WithPieces || part.kind() != ShapeKind::Polygon)
            continue;
        for (const geometry::Ring &piece : piecesBeside(part.outline, capabilities))
            result.pieces.append(asKept(PolygonOutline{{piece.begin(), piece.end()}}, origin, capabilities.numbers));
    }
    return result;
}

QString engineSummary(const QList<EngineShape> &shapes)
{
    Count counts[std::variant_size_v<Outline>];
    Count pieces;
    for (const EngineShape &shape : shapes) {
        // Several polygons in the place of one shape are its convex pieces.
        for (const Outline &outline : shape.outlines)
            shape.outlines.size() > 1 ? pieces.add(outline) : counts[outline.index()].add(outline);
        for (const Outline &piece : shape.pieces)
            pieces.add(piece);
    }
    QStringList parts;
    for (std::size_t kind = 0; kind < std::size(counts); ++kind) {
        if (counts[kind].number > 0)
            parts.append(wording(static_cast<ShapeKind>(kind), counts[kind]));
    }
    if (pieces.number > 0)
        parts.append(piecesWording(pieces));
    return parts.isEmpty() ? EngineShapeWords::tr("nothing") : parts.join(QStringLiteral(", "));
}

QString concaveNote(const QList<EngineShape> &shapes, const Format &format)
{
    const bool concave = std::any_of(shapes.cbegin(), shapes.cend(), [](const EngineShape &shape) {
        return std::any_of(shape.outlines.cbegin(), shape.outlines.cend(), isConcave);
    });
    if (!concave)
        return {};
    switch (format.capabilities.concave) {
    case ConcavePolygons::EngineCuts:
        return EngineShapeWords::tr("%1 itself cuts concave polygons into convex pieces when it loads them")
            .arg(titleOf(format));
    case ConcavePolygons::WithPieces:
        return EngineShapeWords::tr("Convex pieces are written beside the outline as drawn");
    case ConcavePolygons::Whole:
    case ConcavePolygons::Pieces: break;
    }
    return {};
}

} // namespace hitbox
