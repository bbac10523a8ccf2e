#pragma once

#include "formats/importers/tileset_file.h"

#include <QTest>

/// What both spellings of a tileset are to tell.
namespace hitbox::importing {

inline void isTheSampleTileset(const TilesetFile &file)
{
    QCOMPARE(file.name, QStringLiteral("hero"));
    QCOMPARE(file.type, QStringLiteral("set"));
    QCOMPARE(file.drawnAt, QPoint(-2, 3));
    QCOMPARE(file.tile, QSize(32, 48));
    QCOMPARE((QList<int>{file.count, file.columns, file.margin, file.spacing}), (QList<int>{6, 3, 1, 2}));
    QCOMPARE(file.image, QStringLiteral("hero.png"));
    QCOMPARE(file.imageSize, QSize(104, 102));
    QCOMPARE(file.properties, (Properties{{"loud", true}}));
    QCOMPARE(file.tiles.size(), 1);
    const TileEntry &tile = file.tiles[0];
    QCOMPARE(tile.id, 4);
    QCOMPARE(tile.type, QStringLiteral("idle"));
    QCOMPARE(tile.animation.size(), 2);
    QCOMPARE(tile.animation[1].tile, 5);
    QCOMPARE(tile.animation[1].duration, 80.0);
    QCOMPARE(tile.objects.size(), 5);
    const TileObject &hull = tile.objects[0];
    QCOMPARE(hull.id, 7);
    QCOMPARE(tile.objects[1].id, 0);
    QCOMPARE(hull.name, QStringLiteral("hull"));
    QCOMPARE(hull.type, QStringLiteral("hurt"));
    QCOMPARE(hull.at, (geometry::Point{4, 8}));
    QCOMPARE(hull.rotation, 90.0);
    QCOMPARE(hull.points, (QList<geometry::Point>{{0, 0}, {10, 0}, {10, 4.5}}));
    QCOMPARE(hull.properties, (Properties{{"mass", 2.5}, {"owner", QStringLiteral("me")}}));
    QVERIFY(hull.visible && !tile.objects[1].visible);
    QCOMPARE(tile.objects[1].size, (geometry::Point{10, 20}));
    QList<TileForm> forms;
    for (const TileObject &object : tile.objects)
        forms.append(object.form);
    QCOMPARE(forms, (QList<TileForm>{TileForm::Polygon, TileForm::Rectangle, TileForm::Capsule, TileForm::Other,
                                     TileForm::Template}));
}

} // namespace hitbox::importing
