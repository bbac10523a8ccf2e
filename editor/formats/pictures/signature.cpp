#include "formats/pictures/signature.h"

#include <QFile>
#include <QImageReader>

namespace hitbox {

namespace {

constexpr QLatin1String signatureKey("Software");
constexpr QLatin1String signature("Hitbox Editor");

} // namespace

QImage signedPicture(QImage picture)
{
    picture.setText(signatureKey, signature);
    return picture;
}

bool isSignedPicture(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly) || !file.peek(8).startsWith("\x89PNG\r\n\x1a\n"))
        return false;
    QImageReader reader(&file, "png");
    reader.setAutoDetectImageFormat(false);
    return reader.text(signatureKey) == signature;
}

} // namespace hitbox
