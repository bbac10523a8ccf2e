#pragma once

#include "document/document.h"
#include "document/result.h"
#include "files/file_writer.h"
#include "validation/finding.h"

#include <QImage>
#include <QList>
#include <QString>

/// Pictures of frames with their shapes and findings: to look at, and to compare.
namespace hitbox {

/// The frame on a checkerboard, magnified by a whole number so that its longer side has about 512 pixels, its shapes in
/// the colours of their categories, and where a finding has a place, a ring and a cross on it: red for errors, amber
/// for warnings, with the edges that it names. Frames of more than 4096 pixels are shrunk. `image` is the sprite's, or
/// null where there is none.
QImage renderFrame(const Document &document, FrameRef ref, const QImage &image, const QList<Finding> &findings);

/// The frame with thin shapes, as large as a square of this side in pixels allows, on nothing.
QImage renderSmall(const Document &document, const Frame &frame, const QImage &image, int side);

/// The picture as the bytes of a PNG file.
Result<QByteArray> pngOf(const QImage &picture);

/// Null when the image cannot be read; `check` says why.
QImage spriteImage(const Sprite &sprite, const QString &projectFolder);

/// SPRITE_FRAME.png for every frame, names safe and different from each other. A sprite whose image cannot be read is
/// drawn without it. Fails when a picture cannot be made.
Result<QList<OutputFile>> renderAll(const Document &document, const QString &projectFolder);

} // namespace hitbox
