#include "images/image_contents.h"

#include "document/limits.h"
#include "images/alpha_mask.h"
#include "images/following/frame_pixels.h"
#include "images/following/steady_image.h"
#include "images/image_location.h"

#include <QCryptographicHash>
#include <QFile>
#include <QFileInfo>
#include <QSet>

#include <algorithm>

namespace hitbox {

namespace {

qint64 bytesOf(const ImageContents &contents)
{
    return contents.alpha ? static_cast<qint64>(contents.alpha->alpha.size()) : 0;
}

/// A file, and how images are written that are it: "a.png", "./a.png".
struct NamedFile {
    QString path;
    QStringList images;
};

/// In the order of the images. What is no path is left out.
QList<NamedFile> filesOf(const QStringList &images, const QString &projectFolder)
{
    QList<NamedFile> files;
    QHash<QString, qsizetype> known;
    for (const QString &image : images) {
        const Result<ImageLocation> location = locateImage(projectFolder, image);
        if (!location)
            continue;
        if (!known.contains(location->path)) {
            known.insert(location->path, files.size());
            files.append({location->path, {}});
        }
        files[known.value(location->path)].images.append(image);
    }
    return files;
}

/// Of a file that is more than anybody decodes; empty for all others.
QString hashOfLarge(const QString &path)
{
    QFile file(path);
    if (!QFileInfo(path).isFile() || !file.open(QIODevice::ReadOnly) || file.size() <= limits::fileBytes)
        return {};
    QCryptographicHash hash(QCryptographicHash::Sha256);
    return hash.addData(&file) ? QString::fromLatin1(hash.result().toHex()) : QString();
}

} // namespace

FramePlaces framePlacesOf(const Document &document)
{
    FramePlaces places;
    for (const Sprite &sprite : document.sprites) {
        for (const Frame &frame : sprite.frames)
            places[imageOf(sprite, frame)].append(frame.rect);
    }
    return places;
}

ImageContents readImageContents(const QString &path, const QList<QRect> &parts)
{
    const Result<QByteArray> bytes = steadyBytes(path);
    if (!bytes)
        return {hashOfLarge(path), nullptr};
    ImageContents contents{hashOf(*bytes), nullptr};
    const Result<QSize> size = imageSize(*bytes, path);
    if (!size || qint64(size->width()) * size->height() > limits::maskPixels)
        return contents;
    const Result<QImage> image = loadPixels(*bytes, path);
    if (!image) {
        contents.problem = image.error().what;
        return contents;
    }
    contents.size = image->size();
    if (!parts.isEmpty())
        contents.pictures = std::make_shared<const PictureTable>(*image, parts);
    geometry::PixelMask mask = alphaMask(*image, image->rect());
    const bool opaque = std::all_of(mask.alpha.begin(), mask.alpha.end(), [](std::uint8_t alpha) { return alpha > 0; });
    if (!opaque)
        contents.alpha = std::make_shared<geometry::PixelMask>(std::move(mask));
    return contents;
}

QStringList imagesUnderShapes(const Document &document)
{
    QStringList images;
    QSet<QString> known;
    for (const Sprite &sprite : document.sprites) {
        for (const Frame &frame : sprite.frames) {
            const QString &image = imageOf(sprite, frame);
            if (frame.shapes.isEmpty() || known.contains(image))
                continue;
            known.insert(image);
            images.append(image);
        }
    }
    return images;
}

QHash<QString, ImageContents> readAllContents(const QStringList &images, const QString &projectFolder,
                                              const FramePlaces &places, const std::stop_token &stop)
{
    QHash<QString, ImageContents> all;
    qint64 bytes = 0;
    for (const NamedFile &file : filesOf(images, projectFolder)) {
        if (stop.stop_requested())
            break;
        QList<QRect> parts;
        for (const QString &image : file.images)
            parts += places.value(image);
        ImageContents contents = readImageContents(file.path, parts);
        bytes += bytesOf(contents);
        if (bytes > limits::maskBytes) {
            bytes -= bytesOf(contents);
            contents.alpha = nullptr;
        }
        for (const QString &image : file.images)
            all.insert(image, contents);
    }
    return all;
}

ImageCatalog withContents(ImageCatalog catalog, const QHash<QString, ImageContents> &contents)
{
    for (auto each = contents.cbegin(); each != contents.cend(); ++each) {
        const auto facts = catalog.find(each.key());
        if (facts == catalog.end())
            continue;
        facts->hash = each->hash;
        facts->alpha = each->alpha;
        facts->pictures = each->pictures;
        if (each->problem.isEmpty())
            continue;
        facts->problem = each->problem;
        facts->size = {};
    }
    return catalog;
}

ImageCatalog surveyImagesWithContents(const Document &document, const QString &projectFolder)
{
    return withContents(surveyImages(document, projectFolder),
                        readAllContents(imagesUnderShapes(document), projectFolder));
}

} // namespace hitbox
