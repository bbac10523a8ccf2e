#pragma once

#include "validation/fixes.h"
#include "validation/validate.h"

/// Documents of one sprite with one frame, and what single rules say about them.
namespace hitbox::test {

inline Shape shapeOf(const Outline &outline, int id = 1)
{
    Shape shape;
    shape.id = {id};
    shape.name = QStringLiteral("hull");
    shape.outline = outline;
    return shape;
}

inline Shape polygon(const QList<geometry::Point> &points)
{
    return shapeOf(PolygonOutline{points});
}

/// A sprite “ship” from ship.png, whose only frame “idle” of 64 by 64 pixels has these shapes.
inline Document oneFrame(const QList<Outline> &outlines)
{
    Document document;
    Frame frame;
    frame.name = QStringLiteral("idle");
    frame.rect = {0, 0, 64, 64};
    frame.size = {64, 64};
    for (const Outline &outline : outlines)
        frame.shapes.append(shapeOf(outline, document.nextShapeId++));
    Sprite sprite;
    sprite.name = QStringLiteral("ship");
    sprite.image = QStringLiteral("ship.png");
    sprite.frames = {frame};
    document.sprites = {sprite};
    return document;
}

inline const QList<Shape> &shapesOf(const Document &document)
{
    return document.sprites[0].frames[0].shapes;
}

inline QList<Finding> byRule(QList<Finding> findings, const char *rule)
{
    findings.removeIf([rule](const Finding &finding) { return finding.rule != QLatin1String(rule); });
    return findings;
}

inline QList<Finding> byRule(const Shape &shape, const char *rule)
{
    return byRule(validateShape(shape), rule);
}

/// The document after the named repair of the rule's first finding; nothing where none is offered.
inline std::optional<Document> repaired(const Document &document, const char *rule, const char *fix,
                                        const ValidationContext &context = {})
{
    for (const Finding &finding : byRule(validate(document, context), rule)) {
        for (const Fix &offered : fixesOf(document, finding, context)) {
            if (offered.id == QLatin1String(fix))
                return offered.apply(document);
        }
    }
    return std::nullopt;
}

} // namespace hitbox::test
