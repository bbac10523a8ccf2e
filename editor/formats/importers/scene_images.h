#pragma once

#include "formats/importers/frame_fit.h"
#include "formats/importers/godot_tree.h"

#include <QRect>

#include <optional>

/// Images that scenes of Godot show.
namespace hitbox {

struct SceneImage {
    ShapesImage image;
    std::optional<QString> loss; ///< a sentence, where it is not the one that the scene names
};

/// What "res://art/hero.png" names: that begins at the folder of the nearest project.godot above the scene. Where none
/// is, the game begins at the scene's folder or the project's. Where no file is there, the one of its name beside the
/// scene is meant. Refuses what is no path, as imageAt() does.
SceneImage imageOfScene(const ImportSource &source, const QString &path);

/// A resource of Godot's own kind, and no image.
bool isGodotResource(const QString &path);

/// An image file, or a part of one.
struct SceneTexture {
    QString path;              ///< as the scene says it
    std::optional<QRect> part; ///< nothing for all of it
};

/// Nothing for what is neither an image file nor whole pixels of one, such as what another file says, and for a path of
/// more than limits::lineCharacters, which no project holds.
std::optional<SceneTexture> sceneTexture(const GodotTree &tree, const GodotValue *value);

/// Nothing for a value that is no region of whole pixels.
std::optional<QRect> godotRegion(const GodotValue *value);

/// What a region of the texture is of the image; nothing where it reaches beyond the part that the texture is.
std::optional<QRect> regionOfImage(const SceneTexture &texture, const QRect &region);

} // namespace hitbox
