#pragma once

#include "document/document.h"

/// For importers alone, while they read.
namespace hitbox {

/// What is counted of a file; limits.h says how much of each may come.
enum class ImportCount { Sprites, Frames, Shapes, Tags };

/// Leaves by a fields::Refusal when it is too much. To be asked before memory is used up.
void refuseTooMany(ImportCount what, qsizetype count);

/// Counts what a file turns into while it is read: a few bytes may stand for a frame, and for an ellipse of thousands
/// of corners. Refuses, as json_fields.h says, what is more than limits.h lets a file hold, before memory is used up.
class ImportBudget
{
public:
    void addSprite();
    void addFrame();
    void addFrame(const Frame &frame); ///< with its shapes, points and events

    /// Of a shape. Refuses one that reaches beyond limits::coordinate, too, and more than limits::points in all.
    void addShape(const Outline &outline);

private:
    qsizetype m_sprites = 0;
    qsizetype m_frames = 0;
    qsizetype m_shapes = 0;
    qint64 m_points = 0;
    qsizetype m_framePoints = 0;
    qsizetype m_frameEvents = 0;
};

} // namespace hitbox
