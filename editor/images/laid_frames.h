#pragma once

#include "document/result.h"
#include "images/animation.h"

#include <QByteArray>
#include <QImage>
#include <QRect>

#include <functional>
#include <vector>

/// The frames of APNG, GIF and WebP, which are pictures that are laid over what the frames before them left.
namespace hitbox {

constexpr double usualDelay = 100; ///< milliseconds, of frames that say nothing about it

/// What is done with a frame's pixels before the next one.
enum class Dispose : quint8 { None, Background, Previous };

struct LaidFrame {
    QRect rect; ///< within the animation's picture; where it is null, nothing is laid
    double delay = usualDelay;
    Dispose dispose = Dispose::None;
    bool isOver = false; ///< laid over what is there; else in its place
    QByteArray data;     ///< of its pixels, as its format has them
};

/// Where nothing was laid it is transparent, whatever colour a file has for it: so do browsers and engines.
struct LaidFrames {
    QSize size;
    QImage::Format format = QImage::Format_ARGB32; ///< of the sheet, with alpha and 32 bits
    std::vector<LaidFrame> frames;
};

/// Decodes each frame, in the size of its rectangle. Fails on what is of another size, which broken ones are.
Result<AnimatedPicture> laidOut(const LaidFrames &animation,
                                const std::function<QImage(const LaidFrame &frame)> &pictureOf);

/// Of a file that was made of a frame alone; null where it is broken.
QImage decodedAlone(QByteArray file);

/// What is wrong with a frame, from 0.
Error brokenFrame(const QString &what, qsizetype frame);
Error frameOutside(qsizetype frame); ///< it reaches beyond the animation's picture
Error frameMissing(qsizetype frame);

} // namespace hitbox
