#include "document/edits.h"
#include "validation/repair.h"
#include "validation/rules.h"

#include <QCoreApplication>

#include <array>

namespace hitbox {

namespace {

QString outsideImageSentence(const QRect &rect, QSize image)
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

QList<Finding> checkFrameOutsideImage(const Document &document, FrameRef ref, const ValidationContext &context)
{
    const Sprite *sprite = findSprite(document, ref.sprite);
    const Frame *frame = findFrame(document, ref);
    if (!sprite || !frame)
        return {};
    const QString message = outsideImageSentence(frame->rect, context.images.value(imageOf(*sprite, *frame)).size);
    if (message.isEmpty())
        return {};
    Finding finding;
    finding.message = message;
    return {finding};
}

/// The frame with as much of its rectangle as lies in the image; what was drawn stays where it is on the picture.
std::optional<Frame> cutToImage(Frame frame, QSize image)
{
    const QRect within = frame.rect & QRect(QPoint(0, 0), image);
    if (within.isEmpty() || within == frame.rect)
        return std::nullopt;
    frame.offset += within.topLeft() - frame.rect.topLeft();
    frame.rect = within;
    return frame;
}

std::optional<RepairPlan> cutting(const Document &document, const Finding &finding, const ValidationContext &context)
{
    const Frame *frame = findFrame(document, finding.frame);
    if (!frame)
        return std::nullopt;
    const QSize image = context.images.value(imageOf(document.sprites[finding.frame.sprite], *frame)).size;
    if (!cutToImage(*frame, image))
        return std::nullopt;
    return RepairPlan{QCoreApplication::translate("hitbox::validation", "Cut the frame's rectangle to the image"),
                      [ref = finding.frame, image](const Document &current) {
                          const Frame *found = findFrame(current, ref);
                          const std::optional<Frame> cut = found ? cutToImage(*found, image) : std::nullopt;
                          return cut ? withFrame(current, ref, *cut) : current;
                      }};
}

constexpr std::array frameOutsideImageRepairs{Repair{"cut-to-image", FixSafety::NeedsEyes, cutting}};

} // namespace

const Rule frameOutsideImageRule{"frame-outside-image",
                                 QT_TRANSLATE_NOOP("hitbox::validation", "Frames beyond their image"),
                                 checkFrameOutsideImage, frameOutsideImageRepairs};

} // namespace hitbox
