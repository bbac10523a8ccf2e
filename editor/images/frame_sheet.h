#pragma once

#include <QRect>
#include <QSize>

/// The sheet that an animation's frames are laid on in memory, row by row: a project names its frames by their places
/// on it. Where a frame lies follows from its number and the frames' size alone, so that frames which are added at the
/// end move none of those before.
namespace hitbox {

/// As many columns as fit into 4,096 pixels, at least one: with limits::imageSide pixels of height, that is as much as
/// one image may have.
int frameSheetColumns(QSize frame);

/// Of frame `index`, from 0.
QRect frameSheetPlace(QSize frame, int index);

/// Of `count` frames, at least one, in 64 bits: the sheet may be larger than an image can be.
struct FrameSheetSize {
    qint64 width = 0;
    qint64 height = 0;
};
FrameSheetSize frameSheetSize(QSize frame, int count);

/// How many frames an image holds at most within limits.h.
int mostFramesOnSheet(QSize frame);

} // namespace hitbox
