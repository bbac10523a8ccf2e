#pragma once

#include "document/document.h"
#include "formats/exporters/godot_animation.h"
#include "formats/exporters/godot_metadata.h"
#include "formats/exporters/godot_text.h"
#include "formats/exporters/preparation/unique_names.h"
#include "validation/finding.h"

#include <QByteArray>
#include <QList>

/// The nodes of a sprite's scene: shapes under the Area2D of their category, and points under the root.
namespace hitbox {

class UniqueNames;

/// Whether the shape runs from frame to frame, where it is worked out, or stands still in each.
enum class InBetweens { Steps, Run };

/// A scene in the making.
struct GodotScene {
    GodotVersion version = GodotVersion::Four;
    InBetweens inBetweens = InBetweens::Steps;
    bool hasSteps = false;  ///< there are in-betweens that stand still
    QList<bool> shown = {}; ///< see godotShownFrames(); all where there are none
    GodotResources resources;
    GodotImages images;
    QByteArray nodes;
    QList<GodotNode> movingNodes;
    QList<Finding> losses;

    explicit GodotScene(GodotVersion dialect)
        : version(dialect)
        , resources(dialect)
        , images(dialect)
    {
    }
};

/// Where the shapes of a category hang.
struct GodotArea {
    QString category;
    QString name;                      ///< of the Area2D
    QList<std::pair<int, int>> shapes; ///< of the category: frames in rising order, and the shape's place in them
};

/// The nodes of the sprite's shapes of the category, frame by frame; `index` is where the sprite stands in the
/// document. A track is one node where Godot's kinds of nodes allow it, of the shape's name; what changes of it stands
/// in the animations. Shapes of no track are a node each, with the name of their frame before their own.
void addShapes(GodotScene &scene, const Sprite &sprite, int index, const GodotArea &area);

/// The name of the node that shows the frames.
inline constexpr auto godotPictureName = "Picture";

/// A Sprite2D, in version 3 a Sprite, under the root that shows each frame where it lies from the pivot. Nothing where
/// no frame has an image.
void addPicture(GodotScene &scene, const Sprite &sprite, int index);

/// A node for each point, under the root.
void addMarkers(GodotScene &scene, const Sprite &sprite, int index, UniqueNames &names);

/// The properties that are not the same in all frames.
QList<GodotProperty> changingProperties(const QList<GodotProperty> &properties);

Finding renamedNode(FrameRef frame, ShapeId shape, const QString &name);

/// The lines of a node's metadata; what differs from the properties is told.
QByteArray metadataOf(GodotScene &scene, const GodotMetadata &metadata, FrameRef frame, ShapeId shape);

} // namespace hitbox
