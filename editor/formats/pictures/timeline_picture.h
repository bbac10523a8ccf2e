#pragma once

#include "document/result.h"
#include "stage/timeline.h"

#include <QByteArray>
#include <QImage>

#include <functional>

namespace hitbox {

inline constexpr int timelinePictureTicks = 3600; ///< a minute

/// Hands out the image of this path, as the project has it; null where there is none.
using ImagesByPath = std::function<QImage(const QString &image)>;

/// A strip of both animations, a second to a line: a's frames above, b's below, each as long as it lasts, between them
/// the marks of every tick in which they connect, and above all the figures and a legend. A tick is 24 pixels wide.
/// Fails beyond timelinePictureTicks.
Result<QImage> timelinePicture(const Document &document, const TimelineSetup &setup, const Timeline &timeline,
                               const ImagesByPath &images);

/// The timeline's picture as the bytes of a PNG file.
Result<QByteArray> timelinePng(const Document &document, const TimelineSetup &setup, const Timeline &timeline,
                               const ImagesByPath &images);

} // namespace hitbox
