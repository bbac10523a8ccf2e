#include "images/images.h"

#include "document/limits.h"
#include "images/image_end.h"
#include "images/jpeg_end.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QImageReader>

#include <algorithm>
#include <mutex>

namespace hitbox {

namespace {

class ImagesWords
{
    Q_DECLARE_TR_FUNCTIONS(Images)
};

Error problemWith(const QString &path, const QString &what)
{
    return Error{.file = path, .place = {}, .what = what};
}

/// The bound on what a decoder may ask for, whatever a header says.
void limitDecoders()
{
    static std::once_flag once;
    std::call_once(once, [] {
        constexpr qint64 bytesPerPixel = 4;
        constexpr qint64 megabyte = 1024 * 1024;
        QImageReader::setAllocationLimit(int(limits::imagePixels * bytesPerPixel / megabyte));
    });
}

/// A FIFO or a device is told before it is opened: opening one may wait for ever.
Result<Done> openRegular(QFile &file)
{
    const QString path = file.fileName();
    const QFileInfo info(path);
    if (path.contains(QChar(0)) || !info.exists())
        return problemWith(path, ImagesWords::tr("there is no such image file"));
    if (info.isDir())
        return problemWith(path, ImagesWords::tr("this is a folder, expected an image file"));
    if (!info.isFile())
        return problemWith(path, ImagesWords::tr("this is not a regular file, expected an image file"));
    if (!file.open(QIODevice::ReadOnly))
        return problemWith(path, ImagesWords::tr("cannot open the image: %1").arg(file.errorString()));
    if (file.size() == 0)
        return problemWith(path, ImagesWords::tr("the image file is empty"));
    return Done{};
}

void prepare(QImageReader &reader, QFile &file)
{
    limitDecoders();
    reader.setDecideFormatFromContent(true);
    reader.setAutoTransform(false);
    reader.setDevice(&file);
}

Error endsTooEarly(const QString &path)
{
    return problemWith(path, ImagesWords::tr("the image's data is broken: the file ends too early"));
}

Result<QSize> checkedSize(QImageReader &reader, QFile &file)
{
    const QString path = file.fileName();
    if (!reader.canRead())
        return problemWith(path, ImagesWords::tr("the content is no image that can be read here (readable: %1)")
                                     .arg(readableImageEndings().join(QStringLiteral(", "))));
    const qint64 begin = file.pos();
    if (endsEarly(reader.format(), file))
        return endsTooEarly(path);
    file.seek(begin);
    const QSize size = reader.size();
    if (!size.isValid() || size.isEmpty())
        return problemWith(path, ImagesWords::tr("the image's header is broken: %1").arg(reader.errorString()));
    if (size.width() > limits::imageSide || size.height() > limits::imageSide)
        return problemWith(path, ImagesWords::tr("the image is %1 x %2 pixels, expected at most %3 a side")
                                     .arg(size.width())
                                     .arg(size.height())
                                     .arg(limits::imageSide));
    if (qint64(size.width()) * size.height() > limits::imagePixels)
        return problemWith(path, ImagesWords::tr("the image is %1 x %2 pixels, expected at most %3 in all")
                                     .arg(size.width())
                                     .arg(size.height())
                                     .arg(limits::imagePixels));
    return size;
}

/// The decoder fills what is missing and reports success, and an end marker may stand in a picture within the picture.
bool isCutJpeg(const QByteArray &format, QFile &file)
{
    return (format == "jpeg" || format == "jpg") && !reachesJpegEnd(file);
}

Result<QImage> loadedAs(QImage::Format pixels, const QString &path)
{
    QFile file(path);
    if (const Result<Done> opened = openRegular(file); !opened)
        return opened.error();
    QImageReader reader;
    prepare(reader, file);
    if (const Result<QSize> size = checkedSize(reader, file); !size)
        return size.error();
    const QByteArray format = reader.format();
    QImage image = reader.read();
    if (image.isNull())
        return problemWith(path, ImagesWords::tr("the image's data is broken: %1").arg(reader.errorString()));
    if (isCutJpeg(format, file))
        return endsTooEarly(path);
    image.convertTo(pixels);
    if (image.isNull())
        return problemWith(path, ImagesWords::tr("there is not enough memory for the image"));
    return image;
}

} // namespace

QStringList readableImageEndings()
{
    const QList<QByteArray> supported = QImageReader::supportedImageFormats();
    QStringList endings;
    for (const char *ending : {"png", "jpg", "jpeg", "bmp", "gif", "webp"}) {
        if (supported.contains(ending))
            endings.append(u'.' + QString::fromLatin1(ending));
    }
    return endings;
}

bool beginsAsImage(const QString &path)
{
    QFile file(path);
    if (!openRegular(file))
        return false;
    QImageReader reader;
    prepare(reader, file);
    const bool isKnown =
        reader.canRead() && readableImageEndings().contains(u'.' + QString::fromLatin1(reader.format()));
    // Two letters tell a BMP, and may begin a text.
    return isKnown && (reader.format() != "bmp" || reader.size().isValid());
}

Result<QSize> imageSize(const QString &path)
{
    QFile file(path);
    if (const Result<Done> opened = openRegular(file); !opened)
        return opened.error();
    QImageReader reader;
    prepare(reader, file);
    return checkedSize(reader, file);
}

int pictureCount(const QString &path)
{
    QFile file(path);
    if (!openRegular(file))
        return 1;
    QImageReader reader;
    prepare(reader, file);
    return reader.canRead() && reader.supportsAnimation() ? std::max(reader.imageCount(), 1) : 1;
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
