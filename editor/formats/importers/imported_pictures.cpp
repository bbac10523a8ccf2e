#include "formats/importers/imported.h"

#include "document/limits.h"
#include "images/following/frame_pixels.h"
#include "images/following/steady_image.h"
#include "images/image_paths.h"
#include "images/images.h"

#include <QCoreApplication>
#include <QHash>
#include <QSet>

#include <algorithm>

namespace hitbox {

namespace {

/// Of all images of one import together, which are looked at one after the other: some seconds.
constexpr qint64 mostPixelsImported = 4 * limits::imagePixels;

class ImportedPicturesWords
{
    Q_DECLARE_TR_FUNCTIONS(Import)
};

/// By absolute path.
QSet<QString> imagesOfProject(const Document &project, const ImageFolders &folders)
{
    QSet<QString> images;
    for (const Sprite &sprite : project.sprites) {
        for (const QString &image : imagesOf(sprite))
            images.insert(rebasedImagePath(image, folders.memory, {}));
    }
    return images;
}

bool isOfProject(const ImportedSprite &item, const QSet<QString> &images)
{
    const QStringList named = imagesOf(item.sprite) + item.otherSheets + QStringList{item.otherImage};
    return std::any_of(named.cbegin(), named.cend(), [&](const QString &image) { return images.contains(image); });
}

/// 0 where the image is not looked into.
qint64 pixelsToLookAt(const QString &image, const ImportedSprite &item)
{
    QSize size = image == item.sprite.image ? item.imageSize : QSize();
    if (size.isEmpty()) {
        const Result<QSize> read = imageSize(image);
        size = read ? *read : QSize();
    }
    const qint64 pixels = qint64(size.width()) * size.height();
    return pixels <= limits::maskPixels ? pixels : 0;
}

/// Nothing for an image that cannot be read, of which the import tells by itself.
void lookAt(const QString &image, const QList<int> &frames, ImportedSprite &item)
{
    const Result<SteadyImage> now = readSteadily(image);
    if (!now)
        return;
    QList<QRect> rects;
    for (const int frame : frames)
        rects.append(item.sprite.frames.at(frame).rect);
    const PictureTable pictures(now->pixels, rects);
    item.shown.resize(item.sprite.frames.size());
    for (const int frame : frames) {
        const Frame &from = item.sprite.frames.at(frame);
        if (pictures.knows(from.rect))
            item.shown[frame] = ShownFrame{pictures.of(from), now->hash};
    }
}

} // namespace

Imported withPicturesSeen(Imported imported, const Document &project, const ImageFolders &folders,
                          const std::stop_token &stop)
{
    const QSet<QString> known = imagesOfProject(project, folders);
    qint64 looked = 0;
    for (ImportedSprite &item : imported.sprites) {
        if (!item.turned.isEmpty() || !item.stated.testFlag(Stated::Layout) || !isOfProject(item, known))
            continue;
        QHash<QString, QList<int>> framesOf;
        for (int i = 0; i < item.sprite.frames.size(); ++i)
            framesOf[imageOf(item.sprite, item.sprite.frames.at(i))].append(i);
        for (auto image = framesOf.cbegin(); image != framesOf.cend(); ++image) {
            if (stop.stop_requested())
                return imported;
            const qint64 pixels = pixelsToLookAt(image.key(), item);
            if (pixels == 0)
                continue;
            if (looked + pixels > mostPixelsImported) {
                imported.notes.add({{},
                                    ImportedPicturesWords::tr("there are too many images to look into; from sprite "
                                                              "“%1” on frames are known again by their names alone")
                                        .arg(item.sprite.name)});
                return imported;
            }
            looked += pixels;
            lookAt(image.key(), *image, item);
        }
    }
    return imported;
}

} // namespace hitbox
