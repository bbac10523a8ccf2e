#pragma once

#include "stage/overlap_index.h"

#include <QString>

/// Small documents with stages, for the tests of what stands on them.
namespace hitbox::stage_test {

inline Shape shapeOf(int id, const Outline &outline, const QString &category = {})
{
    Shape shape;
    shape.id = {id};
    shape.outline = outline;
    shape.category = category;
    return shape;
}

/// With one frame, "f", whose pivot is its origin.
inline Sprite spriteOf(const QString &name, const QList<Shape> &shapes)
{
    Frame frame;
    frame.name = QStringLiteral("f");
    frame.size = {20, 20};
    frame.shapes = shapes;
    Sprite sprite;
    sprite.name = name;
    sprite.frames = {frame};
    return sprite;
}

inline Instance instanceOf(const QString &sprite, geometry::Point position, double rotation = 0,
                           geometry::Point scale = {1, 1})
{
    Instance instance;
    instance.sprite = sprite;
    instance.frame = QStringLiteral("f");
    instance.position = position;
    instance.rotation = rotation;
    instance.scale = scale;
    return instance;
}

/// Sprites "a" and "b" with a shape each, 1 and 2, a at the origin of the only stage and b where it is put.
inline Document twoOnAStage(const Outline &first, const Outline &second, geometry::Point position = {})
{
    Document document;
    document.sprites = {spriteOf(QStringLiteral("a"), {shapeOf(1, first)}),
                        spriteOf(QStringLiteral("b"), {shapeOf(2, second)})};
    Stage stage;
    stage.instances = {instanceOf(QStringLiteral("a"), {}), instanceOf(QStringLiteral("b"), position)};
    document.stages = {stage};
    return document;
}

inline OverlapIndex indexOf(const Document &document, const EngineRounding &rounding = {})
{
    OverlapIndex index;
    index.update(document, 0, rounding);
    return index;
}

/// Of the two shapes on the stage; separate where the index lists nothing.
inline geometry::Relation relationOf(const Outline &first, const Outline &second, geometry::Point position = {})
{
    const OverlapIndex index = indexOf(twoOnAStage(first, second, position));
    return index.overlaps().empty() ? geometry::Relation::Separate : index.overlaps().front().relation;
}

} // namespace hitbox::stage_test
