#include "validation/rules.h"

#include <QCoreApplication>

namespace hitbox {

namespace {

QString sentence(const QRect &rect, QSize image)
{
    if (rect.width() <= 0 || rect.height() <= 0) {
        return QCoreApplication::translate("hitbox::validation",
                                           "The frame shows nothing: its rectangle is %1 by %2 pixels")
            .arg(rect.width())
            .arg(rect.height());
    }
    if (!image.isEmpty() && !QRect(QPoint(0, 0), image).contains(rect)) {
        return QCoreApplication::translate(
                   "hitbox::validation",
                   "The frame reaches beyond its image: %1 by %2 pixels at (%3, %4), and the image has %5 by %6")
            .arg(rect.width())
            .arg(rect.height())
            .arg(rect.x())
            .arg(rect.y())
            .arg(image.width())
            .arg(image.height());
    }
    return {};
}

QList<Finding> check(const Document &document, FrameRef ref, const ValidationContext &context)
{
    const Sprite *sprite = findSprite(document, ref.sprite);
    const Frame *frame = findFrame(document, ref);
    if (!sprite || !frame)
        return {};
    const QString message = sentence(frame->rect, context.images.value(sprite->image).size);
    if (message.isEmpty())
        return {};
    Finding finding;
    finding.message = message;
    return {finding};
}

} // namespace

const Rule frameOutsideImageRule{"frame-outside-image",
                                 QT_TRANSLATE_NOOP("hitbox::validation", "Frames beyond their image"), nullptr, check,
                                 nullptr};

} // namespace hitbox
