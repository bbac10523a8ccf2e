#pragma once

#include "document/result.h"
#include "images/image_end.h"

#include <QFile>
#include <QImage>
#include <QImageReader>
#include <QSize>
#include <QString>

/// What the readers of images share: how files are opened, and how Qt's decoders are bounded.
namespace hitbox {

Error imageError(const QString &path, const QString &what);

Error endsTooEarly(const QString &path);

/// Fails where the bytes of a PNG are not those that were written; what is no PNG passes. The device is where it was
/// afterwards.
Result<Done> checkedPng(QIODevice &device, const QString &path, PngReach reach = PngReach::Whole);

/// A FIFO or a device is told before it is opened: opening one may wait for ever.
Result<Done> openRegular(QFile &file);

/// The format is told by the content, and no decoder but its own is asked: Qt has some that open other files, or work
/// for hours on a few bytes. What is no PNG, JPEG, BMP, GIF or WebP cannot be read. No decoder may ask for more than an
/// image within limits takes.
void prepareReader(QImageReader &reader, QIODevice &device);

/// The size by the header; see imageSize(). `path` is for messages.
Result<QSize> checkedSize(QImageReader &reader, QIODevice &device, const QString &path);

/// What the reader reads, which prepareReader() has set upon the device; null where it cannot. See png_colour_key.h.
QImage pictureIn(QImageReader &reader, QIODevice &device);

/// The first picture, in the format that it is decoded to; see loadImage().
Result<QImage> decodedImage(QIODevice &device, const QString &path);

} // namespace hitbox
