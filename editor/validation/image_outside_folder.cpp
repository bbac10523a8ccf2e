#include "document/names.h"
#include "validation/rules.h"
#include "validation/sprite_images.h"

#include <QCoreApplication>

/// Allowed, but told: the project stops working when its folder is moved or handed on without that image.
namespace hitbox {

namespace {

QList<Finding> checkImageOutsideFolder(const Document &document, const ValidationContext &context)
{
    QList<Finding> findings;
    for (const auto &[image, place] : spriteImages(document)) {
        if (!context.images.value(image).leavesFolder)
            continue;
        Finding finding;
        finding.severity = Severity::Info;
        finding.frame = place;
        finding.message =
            QCoreApplication::translate("hitbox::validation", "The image %1 lies outside the project's folder")
                .arg(quoted(namedImage(context.images, image)));
        findings.append(finding);
    }
    return findings;
}

} // namespace

const Rule imageOutsideFolderRule{"image-outside-folder",
                                  QT_TRANSLATE_NOOP("hitbox::validation", "Images outside the project's folder"),
                                  checkImageOutsideFolder};

} // namespace hitbox
