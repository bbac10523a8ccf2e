#include "document/names.h"
#include "validation/rules.h"
#include "validation/sprite_images.h"

#include <QCoreApplication>
#include <QHash>

#include <utility>

/// Allowed, but told: the project stops working when its folder is moved or handed on without that image.
namespace hitbox {

namespace {

/// Those of a sprite in one folder: of an animation with a file for each frame, one remark is enough.
struct ImagesOutside {
    QString folder;
    QList<SpriteImage> images;
};

QString folderOf(const QString &image)
{
    return image.left(image.lastIndexOf(u'/'));
}

QList<ImagesOutside> imagesOutside(const Document &document, const ImageCatalog &catalog)
{
    QList<ImagesOutside> all;
    QHash<QString, qsizetype> placeOf;
    int sprite = -1;
    for (const SpriteImage &image : spriteImages(document)) {
        if (!catalog.value(image.image).leavesFolder)
            continue;
        if (std::exchange(sprite, image.place.sprite) != image.place.sprite)
            placeOf.clear();
        const QString folder = folderOf(namedImage(catalog, image.image));
        if (!placeOf.contains(folder)) {
            placeOf.insert(folder, all.size());
            all.append({folder, {}});
        }
        all[placeOf.value(folder)].images.append(image);
    }
    return all;
}

QString sentenceOn(const ImagesOutside &outside, const ImageCatalog &catalog)
{
    const auto count = static_cast<int>(outside.images.size());
    if (count == 1)
        return QCoreApplication::translate("hitbox::validation", "The image %1 lies outside the project's folder")
            .arg(quoted(namedImage(catalog, outside.images.constFirst().image)));
    return QCoreApplication::translate("hitbox::validation", "%n images in %1 lie outside the project's folder",
                                       nullptr, count)
        .arg(quoted(outside.folder));
}

QList<Finding> checkImageOutsideFolder(const Document &document, const ValidationContext &context)
{
    QList<Finding> findings;
    for (const ImagesOutside &outside : imagesOutside(document, context.images)) {
        const FrameRef place = outside.images.constFirst().place;
        Finding finding;
        finding.severity = Severity::Info;
        finding.frame = outside.images.size() == 1 ? place : FrameRef{place.sprite, -1};
        finding.message = sentenceOn(outside, context.images);
        findings.append(finding);
    }
    return findings;
}

} // namespace

const Rule imageOutsideFolderRule{"image-outside-folder",
                                  QT_TRANSLATE_NOOP("hitbox::validation", "Images outside the project's folder"),
                                  checkImageOutsideFolder};

} // namespace hitbox
