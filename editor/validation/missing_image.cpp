#include "document/names.h"
#include "validation/rules.h"
#include "validation/sprite_images.h"

#include <QCoreApplication>

namespace hitbox {

namespace {

/// Images that nobody has looked at are no finding: absent from the catalogue is not absent from the disk.
QList<Finding> checkMissingImage(const Document &document, const ValidationContext &context)
{
    QList<Finding> findings;
    for (const auto &[image, place] : spriteImages(document)) {
        const auto facts = context.images.constFind(image);
        if (facts == context.images.constEnd() || facts->problem.isEmpty())
            continue;
        Finding finding;
        finding.frame = place;
        finding.message = QCoreApplication::translate("hitbox::validation", "The image %1 cannot be used: %2")
                              .arg(quoted(namedImage(context.images, image)), facts->problem);
        findings.append(finding);
    }
    return findings;
}

} // namespace

const Rule missingImageRule{"missing-image", QT_TRANSLATE_NOOP("hitbox::validation", "Images that cannot be read"),
                            checkMissingImage};

} // namespace hitbox
