#include "document/frame_edits.h"
#include "document/names.h"
#include "images/following/frame_pixels.h"
#include "validation/repair.h"
#include "validation/rules.h"
#include "validation/sprite_images.h"

#include <QCoreApplication>
#include <QSet>

#include <array>

/// A frame that shows another picture than it notes, in an image that is taken as it is: what its shapes were drawn on
/// is nowhere, and somebody chose to keep it. Where nobody has looked at the image's pixels, nothing is said; of images
/// that have changed and were not taken yet image-changed tells.
namespace hitbox {

namespace {

struct ShownInstead {
    const ImageFacts &facts;
    SeenPixels now;
};

/// What the frame shows where that is known and is not what it notes.
std::optional<ShownInstead> shownInstead(const Sprite &sprite, const Frame &frame, const ValidationContext &context)
{
    const auto facts = context.images.constFind(imageOf(sprite, frame));
    const bool isLookedAt = !frame.pixels.digest.isEmpty() && facts != context.images.cend() && facts->pictures &&
                            facts->pictures->knows(frame.rect) && QRect(QPoint(), facts->size).contains(frame.rect);
    if (!isLookedAt)
        return std::nullopt;
    const SeenPixels now = facts->pictures->of(frame);
    return now.digest == frame.pixels.digest ? std::nullopt : std::optional(ShownInstead{*facts, now});
}

/// Images of which a sprite notes other bytes than they have; “sprite:image”.
QSet<QPair<int, QString>> imagesNotTaken(const Document &document, const ValidationContext &context)
{
    QSet<QPair<int, QString>> images;
    for (const auto &[image, place] : spriteImages(document)) {
        const Sprite &sprite = document.sprites.at(place.sprite);
        const Frame *own = findFrame(document, place);
        const QString noted = own ? own->imageHash : sprite.imageHash;
        if (noted.isEmpty() || noted != context.images.value(image).hash)
            images.insert({place.sprite, image});
    }
    return images;
}

/// Who has the picture that the frame shows; empty for nobody.
QString ownerOf(const Sprite &sprite, const Frame &frame, const QString &digest)
{
    for (const Frame &other : sprite.frames) {
        if (other.pixels.digest == digest && other.rect == frame.rect &&
            imageOf(sprite, other) == imageOf(sprite, frame))
            return other.name;
    }
    return {};
}

QString goneInWords(const QString &owner, bool isNothing)
{
    if (isNothing)
        return QCoreApplication::translate("hitbox::validation",
                                           "The picture that the frame's shapes were drawn on is gone: it shows "
                                           "nothing now");
    if (owner.isEmpty())
        return QCoreApplication::translate("hitbox::validation",
                                           "The picture that the frame's shapes were drawn on is gone: it shows "
                                           "another one now");
    return QCoreApplication::translate("hitbox::validation",
                                       "The picture that the frame's shapes were drawn on is gone: it shows that of "
                                       "frame %1 now")
        .arg(quoted(owner));
}

QList<Finding> checkPictureGone(const Document &document, const ValidationContext &context)
{
    QList<Finding> findings;
    const QSet<QPair<int, QString>> notTaken = imagesNotTaken(document, context);
    for (int s = 0; s < document.sprites.size(); ++s) {
        const Sprite &sprite = document.sprites.at(s);
        for (int f = 0; f < sprite.frames.size(); ++f) {
            const Frame &frame = sprite.frames.at(f);
            const auto shown = shownInstead(sprite, frame, context);
            if (!shown || notTaken.contains({s, imageOf(sprite, frame)}))
                continue;
            Finding finding;
            finding.severity = Severity::Warning;
            finding.frame = {s, f};
            finding.message = goneInWords(ownerOf(sprite, frame, shown->now.digest), shown->now.digest.isEmpty());
            findings.append(finding);
        }
    }
    return findings;
}

std::optional<RepairPlan> takingPicture(const Document &document, const Finding &finding,
                                        const ValidationContext &context)
{
    const Frame *frame = findFrame(document, finding.frame);
    const auto shown = frame ? shownInstead(document.sprites.at(finding.frame.sprite), *frame, context) : std::nullopt;
    if (!shown)
        return std::nullopt;
    return RepairPlan{
        QCoreApplication::translate("hitbox::validation", "Take the picture that it shows"),
        [place = finding.frame, was = frame->pixels, now = shown->now, hash = shown->facts.hash](Document current) {
            const Frame *meant = findFrame(current, place);
            if (!meant || meant->pixels != was)
                return current;
            Frame &taking = current.sprites[place.sprite].frames[place.frame];
            taking.pixels = now;
            taking.imageHash = taking.image.isEmpty() ? QString() : hash;
            return current;
        }};
}

std::optional<RepairPlan> deletingFrame(const Document &document, const Finding &finding, const ValidationContext &)
{
    const Frame *frame = findFrame(document, finding.frame);
    if (!frame || document.sprites.at(finding.frame.sprite).frames.size() == 1)
        return std::nullopt;
    return RepairPlan{QCoreApplication::translate("hitbox::validation", "Delete the frame with its shapes"),
                      [place = finding.frame, was = frame->pixels](const Document &current) {
                          const Frame *meant = findFrame(current, place);
                          return meant && meant->pixels == was ? removeFrames(current, place.sprite, {place.frame})
                                                               : current;
                      }};
}

constexpr std::array pictureGoneRepairs{Repair{"take-picture", FixSafety::NeedsEyes, takingPicture},
                                        Repair{"delete-frame", FixSafety::NeedsEyes, deletingFrame}};

} // namespace

const Rule pictureGoneRule{"picture-gone", QT_TRANSLATE_NOOP("hitbox::validation", "Frames whose picture is gone"),
                           checkPictureGone, pictureGoneRepairs};

} // namespace hitbox
