#pragma once

#include "document/document.h"
#include "formats/exporters/godot_text.h"

/// The AnimationPlayer that switches the hitboxes along with the frames.
namespace hitbox {

/// A node that holds one shape of one frame.
struct GodotShapeNode {
    int frame = 0;
    QString area; ///< the name of the Area2D that it hangs under
    QString name;
};

enum class GodotLoop { Forever, Once };

inline constexpr auto godotPlayerName = "AnimationPlayer";

/// One animation for every tag, or one named "default" over all frames where there are none: each has a track for every
/// node, so that playing one leaves nothing of another behind. The lines of the AnimationPlayer node come back; the
/// animations are added to `resources`. Empty for a sprite with a single frame and no tags.
QByteArray godotAnimationPlayer(const Sprite &sprite, const QList<GodotShapeNode> &nodes, GodotLoop loop,
                                GodotVersion version, GodotResources &resources);

/// The names of the animations that godotAnimationPlayer() writes for the sprite's tags, one for each tag; empty for
/// tags that show no frame.
QStringList godotAnimationsOfTags(const Sprite &sprite);

} // namespace hitbox
