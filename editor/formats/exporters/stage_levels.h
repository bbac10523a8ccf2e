#pragma once

#include "document/document.h"
#include "validation/finding.h"

/// Stages as levels of a game: what stands where.
namespace hitbox {

struct LevelInstance {
    const Instance *instance = nullptr; ///< in the document
    FrameRef ref;                       ///< of the frame that it shows, which exists
    QString name;                       ///< the sprite's, with a number where it stands there more than once
};

struct Level {
    const Stage *stage = nullptr;   ///< in the document
    QList<LevelInstance> instances; ///< from the bottom up

    /// The file's name before its ending. A sprite may be called like it, "duel_stage" beside a stage "duel": where the
    /// two would be one file, previewExport() refuses them.
    QString fileName() const;
};

struct Levels {
    QList<Level> levels;   ///< of the stages on which something stands
    QList<Finding> losses; ///< instances without a frame or of no size, and what levels do not carry
};

/// A finding of the rule "export" about a stage: what its level does not carry.
Finding levelLoss(const Stage &stage, Severity severity, const QString &message);

Levels levelsOf(const Document &document);

/// The instances that stand on the layer, from the bottom up; for -1 those that stand on none, below all layers.
QList<LevelInstance> instancesOn(const Level &level, int layer);

/// An instance's sprites in the project's order, each once.
QList<int> spritesOn(const Level &level);

} // namespace hitbox
