#include "images/following/steady_image.h"

#include "document/limits.h"
#include "images/following/frame_pixels.h"
#include "images/image_reading.h"
#include "images/images.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDateTime>
#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <utility>

namespace hitbox {

namespace {

class SteadyImageWords
{
    Q_DECLARE_TR_FUNCTIONS(Images)
};

} // namespace

Error changedWhileRead(const QString &path)
{
    return imageError(path, SteadyImageWords::tr("it changed while it was read; try again once it is written"));
}

Result<QByteArray> steadyBytes(const QString &path)
{
    QFile file(path);
    if (const Result<Done> opened = openRegular(file); !opened)
        return opened.error();
    constexpr qint64 bytesOfMebibyte = qint64(1024) * 1024;
    if (file.size() > limits::fileBytes)
        return imageError(
            path, SteadyImageWords::tr("the file has more than %1 MiB").arg(limits::fileBytes / bytesOfMebibyte));
    const auto written = [&path] {
        const QFileInfo info(path);
        return std::pair(info.lastModified(), info.size());
    };
    const auto before = written();
    // One more than there should be, in case it grows. QIODevice takes memory for as many as it is asked for.
    const QByteArray bytes = file.read(std::min<qint64>(before.second, limits::fileBytes) + 1);
    if (bytes.size() != before.second || written() != before)
        return changedWhileRead(path);
    return bytes;
}

QString hashOf(const QByteArray &bytes)
{
    return QString::fromLatin1(QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex());
}

Result<SteadyImage> readSteadily(const QString &path)
{
    const Result<QByteArray> bytes = steadyBytes(path);
    if (!bytes)
        return bytes.error();
    const Result<QImage> image = loadPixels(*bytes, path);
    if (!image)
        return image.error();
    return SteadyImage{comparablePixels(*image), hashOf(*bytes)};
}

} // namespace hitbox
