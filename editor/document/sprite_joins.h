#pragma once

#include "document/document.h"

/// Frames from sprite to sprite: several become one animation, one becomes several. Pure edits; indices must exist.
/// Frames and tags stay the things that they were, and instances on stages go on to show the same frames.
namespace hitbox {

/// Sprites that become one.
struct SpriteJoin {
    /// Which tags the joined sprite has besides those that came together.
    enum class Tags {
        NoOthers,
        OneForEach, ///< that had none, called like it: each was an animation
    };

    QList<int> sprites; ///< in the order in which their frames follow each other; two at least
    QString name;       ///< of the joined sprite; another number is put behind it where a further sprite has it
    Tags tags = Tags::NoOthers;
};

/// The joined sprite stands where the first of them in the list stood. A frame whose image is not that sprite's has it
/// for itself. Names of frames and tags that came together get numbers; tracks that came together are told apart by
/// new numbers. A property of a whole sprite stays one where all agree on it, and goes to its sprite's frames where
/// they do not.
Document joinSprites(Document document, const SpriteJoin &join);

/// Each group of frames becomes a sprite; together they are all frames of the sprite, each once. They stand in its
/// place in their order. A group of one frame is called like the frame, others like the sprite with a number. A tag
/// goes with its frames where they stay together, and goes away where they do not: see tagsLostBySplit().
Document splitSprite(Document document, int sprite, const QList<QList<int>> &groups);

/// The names of the tags whose frames do not stay together in one group.
QStringList tagsLostBySplit(const Sprite &sprite, const QList<QList<int>> &groups);

} // namespace hitbox
