#pragma once

#include "formats/exporters/godot_nodes.h"

#include <QHash>
#include <QStringList>

/// The areas of a sprite's scene, and by which names its nodes are known again.
namespace hitbox {

enum class GodotPictures { None, Shown };

/// The names under the root that the scene has before any category's.
UniqueNames godotRootNames(GodotPictures pictures);

/// An Area2D for every category of the sprite's shapes, with their nodes; `index` is where the sprite stands in the
/// document.
QList<GodotArea> addAreas(GodotScene &scene, const Document &document, int index, UniqueNames &names);

/// What the nodes and animations of a sprite's scene are in the project, of which they may have other names.
struct GodotNames {
    struct Node {
        QString shape;     ///< its name
        QList<int> frames; ///< ascending
    };
    QHash<QString, Node> shapes;        ///< by the path of the node
    QHash<QString, QString> points;     ///< by the name of the marker
    QHash<QString, QString> categories; ///< by the name of the area
    QHash<QString, QString> tags;       ///< by the name of the animation
};

/// As the scene of the sprite has them, that is written with these options.
GodotNames godotNames(const Document &document, int index, GodotVersion version, GodotPictures pictures,
                      GodotReset reset);

} // namespace hitbox
