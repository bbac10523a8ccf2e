#include "images/laid_frames.h"

#include "images/frame_sheet.h"
#include "images/image_reading.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QPainter>

#include <cstring>

namespace hitbox {

namespace {

class LaidFramesWords
{
    Q_DECLARE_TR_FUNCTIONS(Images)
};

/// Of one format, with 32 bits for a pixel. A painter would lose colours to alpha.
void copyOnto(QImage &sheet, const QImage &picture, QPoint at)
{
    const auto bytes = static_cast<size_t>(picture.width()) * sizeof(QRgb);
    for (int y = 0; y < picture.height(); ++y)
        std::memcpy(sheet.scanLine(at.y() + y) + qsizetype(at.x()) * qsizetype(sizeof(QRgb)), picture.constScanLine(y),
                    bytes);
}

} // namespace

QImage decodedAlone(QByteArray file)
{
    QBuffer buffer(&file);
    buffer.open(QIODevice::ReadOnly);
    QImageReader reader;
    prepareReader(reader, buffer);
    return pictureIn(reader, buffer);
}

Error brokenFrame(const QString &what, qsizetype frame)
{
    return {.file = {}, .place = LaidFramesWords::tr("frame %1").arg(frame + 1), .what = what};
}

Error frameOutside(qsizetype frame)
{
    return brokenFrame(LaidFramesWords::tr("it lies outside of the picture; save the animation once more"), frame);
}

Error frameMissing(qsizetype frame)
{
    return brokenFrame(LaidFramesWords::tr("the animation ends before it; it may have been cut short"), frame);
}

Result<AnimatedPicture> laidOut(const LaidFrames &animation,
                                const std::function<QImage(const LaidFrame &frame)> &pictureOf)
{
    AnimatedPicture laid;
    laid.size = animation.size;
    const FrameSheetSize sheet = frameSheetSize(animation.size, static_cast<int>(animation.frames.size()));
    laid.sheet = QImage(int(sheet.width), int(sheet.height), animation.format);
    QImage canvas(animation.size, animation.format);
    if (laid.sheet.isNull() || canvas.isNull())
        return brokenFrame(LaidFramesWords::tr("there is not enough memory for the image"), 0);
    laid.sheet.fill(Qt::transparent);
    canvas.fill(Qt::transparent);
    for (int i = 0; i < static_cast<int>(animation.frames.size()); ++i) {
        const LaidFrame &frame = animation.frames[static_cast<size_t>(i)];
        const QImage picture = frame.rect.isNull() ? QImage() : pictureOf(frame);
        if (picture.size() != frame.rect.size())
            return brokenFrame(LaidFramesWords::tr("the image's data is broken; save the animation once more"), i);
        // There is nothing before the first frame that could come back.
        const bool comesBack = frame.dispose == Dispose::Previous && i > 0;
        const QImage before = comesBack ? canvas.copy(frame.rect) : QImage();
        QPainter painter(&canvas);
        painter.setCompositionMode(frame.isOver ? QPainter::CompositionMode_SourceOver
                                                : QPainter::CompositionMode_Source);
        painter.drawImage(frame.rect.topLeft(), picture);
        copyOnto(laid.sheet, canvas, frameSheetPlace(animation.size, i).topLeft());
        painter.setCompositionMode(QPainter::CompositionMode_Source);
        if (comesBack)
            painter.drawImage(frame.rect.topLeft(), before);
        else if (frame.dispose != Dispose::None)
            painter.fillRect(frame.rect, Qt::transparent);
        laid.durations.append(frame.delay);
    }
    return laid;
}

} // namespace hitbox
