#pragma once

#include "document/document.h"
#include "document/result.h"
#include "drawing/theme.h"
#include "files/file_writer.h"

#include <QImage>
#include <QList>
#include <QString>

/// Pictures of frames with their shapes and findings: to look at, and to compare.
namespace hitbox {

inline constexpr qint64 mostPictureBytes = qint64(1) << 30; ///< of the files of one call, in all

/// Of the pictures of one call, in all, where they have more than 1,048,576: a file of a few bytes may ask for many
/// that are as large as pictures can be.
inline constexpr qint64 mostLargePicturePixels = qint64(1) << 30;

inline constexpr qint64 mostStageShapes = 50'000; ///< in a picture of a stage

/// The theme that pictures are drawn in, whatever the window's is.
Theme pictureTheme();

enum class PngEffort {
    Small, ///< few bytes
    Quick, ///< quickPng(), of pictures without alpha
};

/// The picture as the bytes of a PNG file.
Result<QByteArray> pngOf(const QImage &picture, PngEffort effort = PngEffort::Small);

/// Null when the image cannot be read; `check` says why.
QImage projectImage(const QString &image, const QString &projectFolder);

/// SPRITE_FRAME.png for every frame, names safe and different from each other. A frame whose image cannot be read is
/// drawn without it. Fails when a picture cannot be made, when they have more than mostLargePicturePixels, which is
/// found before one is drawn, and when the files would have more than `most` bytes in all: they are kept in memory
/// until the last one is made. So many `jobs` draw beside each other, which changes nothing of what comes out.
Result<QList<OutputFile>> renderAll(const Document &document, const QString &projectFolder,
                                    qint64 most = mostPictureBytes, int jobs = 1, PngEffort effort = PngEffort::Small);

/// STAGE.png, the name made safe. The stage must exist. Sprites whose images cannot be read are drawn without them.
/// Fails when the picture cannot be made, and when the stage has more than mostStageShapes.
Result<OutputFile> renderStageFile(const Document &document, int stage, const QString &projectFolder);

} // namespace hitbox
