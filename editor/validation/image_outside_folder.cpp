#include "document/names.h"
#include "validation/rules.h"

#include <QCoreApplication>

/// Allowed, but told: the project stops working when its folder is moved or handed on without that image.
namespace hitbox {

namespace {

QList<Finding> checkImageOutsideFolder(const Document &document, const ValidationContext &context)
{
    QList<Finding> findings;
    for (int i = 0; i < document.sprites.size(); ++i) {
        const QString &image = document.sprites[i].image;
        if (!context.images.value(image).leavesFolder)
            continue;
        Finding finding;
        finding.severity = Severity::Info;
        finding.frame.sprite = i;
        finding.message =
            QCoreApplication::translate("hitbox::validation", "The image %1 lies outside the project's folder")
                .arg(quoted(image));
        findings.append(finding);
    }
    return findings;
}

} // namespace

const Rule imageOutsideFolderRule{"image-outside-folder",
                                  QT_TRANSLATE_NOOP("hitbox::validation", "Images outside the project's folder"),
                                  checkImageOutsideFolder};

} // namespace hitbox
