#pragma once

#include "images/following/frame_move.h"

namespace hitbox {

/// How a frame is cut from the cell that its picture lies in now: `seen` are the bounds of the picture in the frame,
/// `corner` its place in the image.
FrameMove movedIntoCell(const Frame &frame, const QRect &seen, const QRect &cell, QPoint corner);

/// The frame is cut from there already, and nothing in it moves.
bool isSamePlace(const Frame &frame, const FrameMove &move);

} // namespace hitbox
