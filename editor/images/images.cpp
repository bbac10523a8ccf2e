#include "images/images.h"

#include "images/animation_file.h"
#include "images/frame_sheet.h"
#include "images/image_reading.h"
#include "images/layered_zip.h"
#include "images/photoshop.h"

#include <QCoreApplication>
#include <QFile>
#include <QImageReader>

namespace hitbox {

namespace {

Result<QImage> loadedAs(QImage::Format format, const QString &path)
{
    Result<AnimatedPicture> animation = readAnimation(path, AnimationParts::Sheet);
    if (!animation)
        return animation.error();
    QImage image = std::move(animation->sheet);
    image.convertTo(format);
    if (image.isNull())
        return imageError(path, QCoreApplication::translate("Images", "there is not enough memory for the image"));
    return image;
}

bool hasOwnReader(QFile &file)
{
    const QByteArray head = file.peek(128);
    return beginsAsPhotoshop(head) || beginsAsLayeredZip(head);
}

} // namespace

bool beginsAsImage(const QString &path)
{
    QFile file(path);
    if (!openRegular(file))
        return false;
    if (hasOwnReader(file))
        return true;
    QImageReader reader;
    prepareReader(reader, file);
    const bool isKnown =
        reader.canRead() && readableImageEndings().contains(u'.' + QString::fromLatin1(reader.format()));
    // Two letters tell a BMP, and may begin a text.
    return isKnown && (reader.format() != "bmp" || reader.size().isValid());
}

Result<QSize> imageSize(const QString &path)
{
    const Result<AnimationExtent> extent = animationExtent(path);
    if (!extent)
        return extent.error();
    const FrameSheetSize sheet = frameSheetSize(extent->size, extent->frames);
    return QSize(int(sheet.width), int(sheet.height));
}

Result<QImage> loadImage(const QString &path)
{
    return loadedAs(QImage::Format_ARGB32_Premultiplied, path);
}

Result<QImage> loadPixels(const QString &path)
{
    return loadedAs(QImage::Format_ARGB32, path);
}

QString namedImage(const ImageCatalog &images, const QString &image)
{
    const QString name = images.value(image).name;
    return name.isEmpty() ? image : name;
}

ImageCatalog surveyImages(const Document &document, const QString &projectFolder)
{
    ImageCatalog catalog;
    for (const QString &image : imagesOf(document)) {
        ImageFacts facts;
        const Result<ImageLocation> location = locateImage(projectFolder, image);
        if (location) {
            facts.leavesFolder = location->leavesFolder;
            const Result<QSize> size = imageSize(location->path);
            if (size)
                facts.size = *size;
            else
                facts.problem = size.error().what;
        } else {
            facts.problem = location.error().what;
        }
        catalog.insert(image, facts);
    }
    return catalog;
}

} // namespace hitbox
