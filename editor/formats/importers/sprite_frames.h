#pragma once

#include "formats/importers/godot_frames.h"
#include "formats/importers/godot_tree.h"

namespace hitbox {

/// One picture of an AnimatedSprite2D.
struct SpriteFrame {
    const GodotValue *texture = nullptr;
    double duration = 0; ///< seconds
};

/// An animation of one.
struct SpriteFrames {
    QString name;
    GodotPlay play = GodotPlay::Once;
    QList<SpriteFrame> frames; ///< at least one
};

bool isAnimatedSprite(const GodotSection &node);

/// The node's own SpriteFrames, which several nodes may share; nullptr for other nodes, and where they are in another
/// file.
const GodotSection *spriteFramesOf(const GodotTree &tree, const GodotSection &node);

/// The animations of the node's own SpriteFrames that show something; none where they are in another file.
QList<SpriteFrames> spriteFrames(const GodotTree &tree, const GodotSection &node);

} // namespace hitbox
