#pragma once

#include "files/file_writer.h"
#include "formats/exporters/godot_animation.h"
#include "formats/exporters/stage_levels.h"

namespace hitbox {

/// What a scene of a stage needs to know of a sprite's scene.
struct GodotSpriteScene {
    QString file;           ///< in the same folder
    QList<GodotNode> nodes; ///< those of the first frame are enabled in it
    QStringList animations; ///< see godotAnimationsOfTags()
};

/// A stage as a scene that instances those of its sprites, one for each sprite of the document, under a Node2D for each
/// of its layers. Where an instance shows another frame than the first, its shapes are enabled instead; where it plays
/// a tag, the animation starts by itself.
OutputFile godotStage(const Document &document, const Level &level, const QList<GodotSpriteScene> &scenes,
                      GodotVersion version);

} // namespace hitbox
