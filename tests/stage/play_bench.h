#pragma once

#include "document/document.h"

/// Small stages for play tests.
namespace hitbox {

inline Shape playShape(int id, const Outline &outline, const QString &category = {})
{
    Shape shape;
    shape.id = {id};
    shape.outline = outline;
    shape.category = category;
    return shape;
}

/// One frame "f" with its pivot at the origin.
inline Sprite playSprite(const QString &name, const QList<Shape> &shapes)
{
    Frame frame;
    frame.name = QStringLiteral("f");
    frame.shapes = shapes;
    Sprite sprite;
    sprite.name = name;
    sprite.frames = {frame};
    return sprite;
}

inline Instance playInstance(const QString &sprite, geometry::Point position)
{
    return {sprite, QStringLiteral("f"), position};
}

/// Category "shot" strikes "hurt" and not "friend".
inline QList<Category> playCategories()
{
    Category shot;
    shot.name = QStringLiteral("shot");
    shot.hits = {QStringLiteral("hurt")};
    Category hurt;
    hurt.name = QStringLiteral("hurt");
    Category ally;
    ally.name = QStringLiteral("friend");
    return {shot, hurt, ally};
}

/// A stage with one instance of a sprite with one shape of category "hurt", its pivot at the origin.
inline Document playDocument(const Outline &outline)
{
    Document document;
    document.categories = playCategories();
    document.sprites = {playSprite(QStringLiteral("target"), {playShape(1, outline, QStringLiteral("hurt"))})};
    Stage stage;
    stage.name = QStringLiteral("s");
    stage.instances = {playInstance(QStringLiteral("target"), {0, 0})};
    document.stages = {stage};
    return document;
}

} // namespace hitbox
