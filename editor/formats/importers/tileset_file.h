#pragma once

#include "document/document.h"
#include "formats/json/json_reader.h"

#include <QByteArray>
#include <QList>
#include <QRect>
#include <QSize>
#include <QString>
#include <QStringList>

/// A tileset of Tiled as its file tells it, whichever of the two spellings it has. Lengths are pixels of the tile, y
/// down, origin at its top-left corner.
namespace hitbox {

enum class TileForm { Rectangle, Ellipse, Capsule, Point, Polygon, Polyline, Template, Other };

struct TileObject {
    int id = 0; ///< 0 where the file gives it none
    QString name;
    QString type;
    TileForm form = TileForm::Rectangle;
    geometry::Point at; ///< with the offset of the layer that holds the tile's objects
    geometry::Point size;
    double rotation = 0;           ///< degrees clockwise on screen about `at`
    QList<geometry::Point> points; ///< from `at`
    bool visible = true;
    Properties properties;
};

struct TileStep {
    int tile = 0;
    double duration = 0; ///< milliseconds
};

/// A tile that the file says something about.
struct TileEntry {
    int id = 0;
    QString type;
    QString image; ///< of a tile in a collection of images
    QRect part;    ///< of its image; empty for all of it
    QList<TileObject> objects;
    QList<TileStep> animation;
    Properties properties;
};

struct TilesetFile {
    QString name;
    QString type;
    QPoint drawnAt;  ///< how far from their place its tiles are drawn
    QSize tile;      ///< the size of the tiles of a sheet
    int count = 0;   ///< how many tiles a sheet has; 0 where the file does not say
    int columns = 0; ///< of a sheet; 0 where the file does not say
    int margin = 0;
    int spacing = 0;
    QString image;   ///< of a sheet; empty for a collection of images
    QSize imageSize; ///< as the file says; may be empty
    QList<TileEntry> tiles;
    Properties properties;
    QStringList kinds;  ///< of properties, that a project has not: their names, each once
    QStringList unread; ///< what it says besides: the first names of it that stand in the file, each once

    static constexpr QLatin1String layerProperties{"objectgroup/properties"}; ///< those of a layer of objects
    static constexpr qsizetype mostUnread = 20;
    static constexpr qsizetype mostCharacters = 60; ///< of each

    /// What that property is, and the name of the type that somebody made for it, if there is one.
    void takeKind(const QString &property, const QString &kind, const QString &madeType);

    void passOver(const QString &key);
};

/// Tiles that are read of a file, whatever it claims.
inline constexpr int mostTiles = 100'000;

/// They refuse as json_fields.h says; the place is a path or a line.
TilesetFile tilesetOfJson(JsonValue root);
TilesetFile tilesetOfXml(const QByteArray &xml);

} // namespace hitbox
