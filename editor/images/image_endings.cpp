#include "images/image_endings.h"

#include <QImageReader>

namespace hitbox {

QStringList readableImageEndings()
{
    const QList<QByteArray> supported = QImageReader::supportedImageFormats();
    QStringList endings;
    for (const char *ending : {"png", "jpg", "jpeg", "bmp", "gif", "webp"}) {
        if (supported.contains(ending))
            endings.append(u'.' + QString::fromLatin1(ending));
    }
    for (const char *ending : {".apng", ".aseprite", ".ase", ".psd", ".psb", ".kra", ".ora"})
        endings.append(QString::fromLatin1(ending));
    return endings;
}

} // namespace hitbox
