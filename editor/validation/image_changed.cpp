#include "document/names.h"
#include "validation/repair.h"
#include "validation/rules.h"

#include <QCoreApplication>

#include <array>

/// A sprite's image that is another one than when its first shapes were drawn: they may fit no more. Where nobody noted
/// the image, or nobody has looked at the file yet, nothing is said.
namespace hitbox {

namespace {

QList<Finding> checkImageChanged(const Document &document, const ValidationContext &context)
{
    QList<Finding> findings;
    for (int i = 0; i < document.sprites.size(); ++i) {
        const Sprite &sprite = document.sprites[i];
        const QString hash = context.images.value(sprite.image).hash;
        if (hash.isEmpty() || sprite.imageHash.isEmpty() || hash == sprite.imageHash)
            continue;
        Finding finding;
        finding.severity = Severity::Warning;
        finding.frame.sprite = i;
        finding.message =
            QCoreApplication::translate("hitbox::validation", "The image %1 has changed since shapes were drawn on it")
                .arg(quoted(sprite.image));
        findings.append(finding);
    }
    return findings;
}

std::optional<RepairPlan> taking(const Document &document, const Finding &finding, const ValidationContext &context)
{
    const Sprite *sprite = findSprite(document, finding.frame.sprite);
    const QString hash = sprite ? context.images.value(sprite->image).hash : QString();
    if (hash.isEmpty())
        return std::nullopt;
    return RepairPlan{QCoreApplication::translate("hitbox::validation", "Take the new image as it is"),
                      [index = finding.frame.sprite, before = *sprite, hash](Document current) {
                          const Sprite *found = findSprite(current, index);
                          if (found && found->image == before.image && found->imageHash == before.imageHash)
                              current.sprites[index].imageHash = hash;
                          return current;
                      }};
}

constexpr std::array imageChangedRepairs{Repair{"take-image", FixSafety::NeedsEyes, taking}};

} // namespace

const Rule imageChangedRule{"image-changed", QT_TRANSLATE_NOOP("hitbox::validation", "Images that have changed"),
                            checkImageChanged, imageChangedRepairs};

} // namespace hitbox
