#pragma once

#include "images/aseprite/contents.h"

#include <QImage>
#include <QList>

/// What Aseprite shows of a file: its layers laid over each other. Gray and indexed pictures are blended as colours,
/// as on Aseprite's canvas.
namespace hitbox::aseprite {

/// All frames on one sheet, see frame_sheet.h: without hidden layers, reference layers, and layers that are traced.
/// Throws a Refusal.
QImage drawnSheet(const Contents &contents, const Limits &limits);

/// The layers that are traced, hidden ones too: a layer that is to show hitboxes is hidden while one draws. A group
/// that is traced is one layer. Opacities of layers and cels do not count. Throws a Refusal.
QList<AnimationLayer> tracedLayers(const Contents &contents, const Limits &limits);

} // namespace hitbox::aseprite
