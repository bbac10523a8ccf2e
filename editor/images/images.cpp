#include "images/images.h"

#include "images/animation_file.h"
#include "images/frame_sheet.h"
#include "images/image_location.h"
#include "images/image_reading.h"
#include "images/layered_zip.h"
#include "images/photoshop.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QFile>
#include <QImageReader>

#include <algorithm>

namespace hitbox {

namespace {

/// What was read of a file, which like a file has nothing beyond its end: a QBuffer complains of being sought there.
class ReadContent final : public QBuffer
{
public:
    explicit ReadContent(const QByteArray &content)
    {
        setData(content);
        open(QIODevice::ReadOnly);
    }
    bool seek(qint64 place) override { return QBuffer::seek(std::min(place, size())); }
};

Result<QImage> sheetOf(Result<AnimatedPicture> animation, QImage::Format format, const QString &path)
{
    if (!animation)
        return animation.error();
    QImage image = std::move(animation->sheet);
    image.convertTo(format);
    if (image.isNull())
        return imageError(path, QCoreApplication::translate("Images", "there is not enough memory for the image"));
    return image;
}

Result<QSize> sheetSizeOf(const Result<AnimationExtent> &extent)
{
    if (!extent)
        return extent.error();
    const FrameSheetSize sheet = frameSheetSize(extent->size, extent->frames);
    return QSize(int(sheet.width), int(sheet.height));
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
    // Two letters tell a BMP, and may begin a text.
    return reader.canRead() && (reader.format() != "bmp" || reader.size().isValid());
}

Result<QSize> imageSize(const QString &path)
{
    return sheetSizeOf(animationExtent(path));
}

Result<QSize> imageSize(const QByteArray &content, const QString &path)
{
    ReadContent device(content);
    return sheetSizeOf(animationExtent(device, path));
}

Result<QImage> loadImage(const QString &path)
{
    return sheetOf(readAnimation(path, AnimationParts::Sheet), QImage::Format_ARGB32_Premultiplied, path);
}

Result<QImage> loadPixels(const QString &path)
{
    return sheetOf(readAnimation(path, AnimationParts::Sheet), QImage::Format_ARGB32, path);
}

Result<QImage> loadPixels(const QByteArray &content, const QString &path)
{
    ReadContent device(content);
    return sheetOf(readAnimation(device, path, AnimationParts::Sheet), QImage::Format_ARGB32, path);
}

QString namedImage(const ImageCatalog &images, const QString &image)
{
    const QString name = images.value(image).name;
    return name.isEmpty() ? image : name;
}

ImageFacts surveyImage(const QString &image, ImageLocator &locator)
{
    ImageFacts facts;
    const Result<ImageLocation> location = locator.locate(image);
    if (!location) {
        facts.problem = location.error().what;
        return facts;
    }
    facts.leavesFolder = location->leavesFolder;
    const Result<QSize> size = imageSize(location->path);
    if (size)
        facts.size = *size;
    else
        facts.problem = size.error().what;
    return facts;
}

ImageCatalog surveyImages(const Document &document, const QString &projectFolder)
{
    ImageCatalog catalog;
    ImageLocator locator(projectFolder);
    for (const QString &image : imagesOf(document))
        catalog.insert(image, surveyImage(image, locator));
    return catalog;
}

} // namespace hitbox
