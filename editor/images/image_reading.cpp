#include "images/image_reading.h"

#include "document/limits.h"
#include "images/image_endings.h"
#include "images/jpeg_end.h"
#include "images/png_colour_key.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QFileInfo>

#include <algorithm>
#include <mutex>
#include <optional>

namespace hitbox {

namespace {

class ImageReadingWords
{
    Q_DECLARE_TR_FUNCTIONS(Images)
};

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

/// As Qt names it; empty for those that are not read.
QByteArray formatOf(QByteArrayView head)
{
    if (head.startsWith("\x89PNG\r\n\x1a\n"))
        return "png";
    if (head.startsWith("\xff\xd8"))
        return "jpeg";
    if (head.startsWith("GIF87a") || head.startsWith("GIF89a"))
        return "gif";
    if (head.startsWith("RIFF") && head.size() >= 12 && head.sliced(8).startsWith("WEBP"))
        return "webp";
    return head.startsWith("BM") ? "bmp" : "";
}

/// The decoder fills what is missing and reports success, and an end marker may stand in a picture within the picture.
/// It goes over all pixels for each scan, of which a small file may state very many.
Result<Done> checkedJpeg(const JpegMarkers &markers, QSize size, const QString &path)
{
    constexpr qint64 mostPixels = 10'000'000'000; // in all scans: some two seconds
    constexpr qint64 usual = 100;
    const qint64 most = std::max(usual, mostPixels / (qint64(size.width()) * size.height()));
    if (markers.scans > most)
        return imageError(path, ImageReadingWords::tr("the image is stored in %1 scans, expected at most %2; save it "
                                                      "once more")
                                    .arg(markers.scans)
                                    .arg(most));
    return markers.reachEnd ? Result<Done>(Done{}) : endsTooEarly(path);
}

} // namespace

Error imageError(const QString &path, const QString &what)
{
    return Error{.file = path, .place = {}, .what = what};
}

Error endsTooEarly(const QString &path)
{
    return imageError(path, ImageReadingWords::tr("the image's data is broken: the file ends too early"));
}

Result<Done> checkedPng(QIODevice &device, const QString &path, PngReach reach)
{
    const qint64 place = device.pos();
    device.seek(0);
    if (!device.peek(8).startsWith("\x89PNG")) {
        device.seek(place);
        return Done{};
    }
    const bool isValid = isPngHeaderValid(device);
    const qint64 broken = brokenPngChunk(device, reach);
    device.seek(place);
    if (!isValid)
        return imageError(path, ImageReadingWords::tr("the image's header is broken: it has a size, a depth or a kind "
                                                      "of colours that no PNG has; save the image once more"));
    if (broken < 0)
        return Done{};
    return imageError(path, ImageReadingWords::tr("the image's data is broken: what stands at byte %1 has another "
                                                  "checksum than the file says; save or copy the image once more")
                                .arg(broken));
}

Result<Done> openRegular(QFile &file)
{
    const QString path = file.fileName();
    const QFileInfo info(path);
    if (path.contains(QChar(0)) || !info.exists())
        return imageError(path, ImageReadingWords::tr("there is no such image file"));
    if (info.isDir())
        return imageError(path, ImageReadingWords::tr("this is a folder, expected an image file"));
    if (!info.isFile())
        return imageError(path, ImageReadingWords::tr("this is not a regular file, expected an image file"));
    if (!file.open(QIODevice::ReadOnly))
        return imageError(path, ImageReadingWords::tr("cannot open the image: %1").arg(file.errorString()));
    if (file.size() == 0)
        return imageError(path, ImageReadingWords::tr("the image file is empty"));
    return Done{};
}

void prepareReader(QImageReader &reader, QIODevice &device)
{
    limitDecoders();
    constexpr qint64 firstBytes = 12;
    reader.setAutoDetectImageFormat(false);
    reader.setFormat(formatOf(device.peek(firstBytes)));
    reader.setAutoTransform(false);
    reader.setDevice(&device);
}

Result<QSize> checkedSize(QImageReader &reader, QIODevice &device, const QString &path)
{
    if (!reader.canRead())
        return imageError(path, ImageReadingWords::tr("the content is no image that can be read here (readable: %1)")
                                    .arg(readableImageEndings().join(QStringLiteral(", "))));
    const qint64 begin = device.pos();
    if (endsEarly(reader.format(), device))
        return endsTooEarly(path);
    device.seek(begin);
    if (const Result<Done> header = checkedPng(device, path, PngReach::UpToPixels); !header)
        return header.error();
    const QSize size = reader.size();
    if (!size.isValid() || size.isEmpty())
        return imageError(path, ImageReadingWords::tr("the image's header is broken: %1").arg(reader.errorString()));
    if (size.width() > limits::imageSide || size.height() > limits::imageSide)
        return imageError(path, ImageReadingWords::tr("the image is %1 x %2 pixels, expected at most %3 a side")
                                    .arg(size.width())
                                    .arg(size.height())
                                    .arg(limits::imageSide));
    if (qint64(size.width()) * size.height() > limits::imagePixels)
        return imageError(path, ImageReadingWords::tr("the image is %1 x %2 pixels, expected at most %3 in all")
                                    .arg(size.width())
                                    .arg(size.height())
                                    .arg(limits::imagePixels));
    return size;
}

QImage pictureIn(QImageReader &reader, QIODevice &device)
{
    const std::optional<ColourKey> key = colourKeyIn(device);
    if (!key)
        return reader.read();
    device.seek(0);
    QByteArray without = device.read(limits::fileBytes);
    without.remove(key->begin, key->size);
    QBuffer buffer(&without);
    buffer.open(QIODevice::ReadOnly);
    QImageReader other;
    prepareReader(other, buffer);
    return withColourClear(other.read(), *key);
}

Result<QImage> decodedImage(QIODevice &device, const QString &path)
{
    QImageReader reader;
    prepareReader(reader, device);
    const bool isJpeg = reader.format() == "jpeg";
    const qint64 begin = device.pos();
    const JpegMarkers markers = isJpeg ? jpegMarkers(device) : JpegMarkers(); // before the reader begins
    device.seek(begin);
    const Result<QSize> size = checkedSize(reader, device, path);
    if (!size)
        return size.error();
    if (const Result<Done> whole = checkedPng(device, path); !whole)
        return whole.error();
    if (isJpeg) {
        if (const Result<Done> whole = checkedJpeg(markers, *size, path); !whole)
            return whole.error();
    }
    const QImage image = pictureIn(reader, device);
    if (image.isNull())
        return imageError(path, ImageReadingWords::tr("the image's data is broken: %1").arg(reader.errorString()));
    return image;
}

} // namespace hitbox
