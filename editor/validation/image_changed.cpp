#include "document/names.h"
#include "images/following/followed_sprite.h"
#include "validation/repair.h"
#include "validation/rules.h"
#include "validation/sprite_images.h"

#include <QCoreApplication>

#include <array>

/// A sprite's image that is another one than when its first shapes were drawn: they may fit no more. Where nobody noted
/// the image, or nobody has looked at the file yet, nothing is said.
namespace hitbox {

namespace {

bool isChanged(const QString &image, const QString &noted, const ValidationContext &context)
{
    const QString hash = context.images.value(image).hash;
    return !hash.isEmpty() && !noted.isEmpty() && hash != noted;
}

QList<Finding> checkImageChanged(const Document &document, const ValidationContext &context)
{
    QList<Finding> findings;
    for (const auto &[image, place] : spriteImages(document)) {
        const Sprite &sprite = document.sprites[place.sprite];
        const Frame *own = findFrame(document, place);
        if (!isChanged(image, own ? own->imageHash : sprite.imageHash, context))
            continue;
        Finding finding;
        finding.severity = Severity::Warning;
        finding.frame = place;
        finding.message =
            QCoreApplication::translate("hitbox::validation", "The image %1 has changed since shapes were drawn on it")
                .arg(quoted(namedImage(context.images, image)));
        findings.append(finding);
    }
    return findings;
}

/// Where the image of this place has the hash that was noted, the other one; in all frames that are cut from it.
Document withImageTaken(Document document, FrameRef place, const QString &image, const QString &noted,
                        const QString &hash)
{
    const Sprite *sprite = findSprite(document, place.sprite);
    if (sprite && place.frame < 0 && sprite->image == image && sprite->imageHash == noted)
        document.sprites[place.sprite].imageHash = hash;
    if (!sprite || place.frame < 0)
        return document;
    for (qsizetype f = 0; f < document.sprites.at(place.sprite).frames.size(); ++f) {
        const Frame &frame = document.sprites.at(place.sprite).frames.at(f);
        if (frame.image == image && frame.imageHash == noted)
            document.sprites[place.sprite].frames[f].imageHash = hash;
    }
    return document;
}

/// Frames note what they show now.
Document withPixelsTaken(Document document, int sprite, const QString &image, const ImageFacts &facts)
{
    return facts.pictures && findSprite(document, sprite)
               ? withPixelsNoted(std::move(document), sprite, image, *facts.pictures, {})
               : document;
}

std::optional<RepairPlan> taking(const Document &document, const Finding &finding, const ValidationContext &context)
{
    const Sprite *sprite = findSprite(document, finding.frame.sprite);
    const Frame *own = findFrame(document, finding.frame);
    if (!sprite || (!own && finding.frame.frame >= 0))
        return std::nullopt;
    const QString image = own ? own->image : sprite->image;
    const QString noted = own ? own->imageHash : sprite->imageHash;
    const ImageFacts facts = context.images.value(image);
    const QString hash = facts.hash;
    if (hash.isEmpty())
        return std::nullopt;
    return RepairPlan{QCoreApplication::translate("hitbox::validation", "Take the new image as it is"),
                      [place = finding.frame, image, noted, facts](const Document &current) {
                          return withPixelsTaken(withImageTaken(current, place, image, noted, facts.hash), place.sprite,
                                                 image, facts);
                      }};
}

constexpr std::array imageChangedRepairs{Repair{"take-image", FixSafety::NeedsEyes, taking}};

} // namespace

const Rule imageChangedRule{"image-changed", QT_TRANSLATE_NOOP("hitbox::validation", "Images that have changed"),
                            checkImageChanged, imageChangedRepairs};

} // namespace hitbox
