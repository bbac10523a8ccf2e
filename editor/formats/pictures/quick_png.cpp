#include "formats/pictures/quick_png.h"

#include <png.h>

namespace hitbox {

QByteArray quickPng(const QImage &picture)
{
    if (picture.isNull())
        return {};
    const QImage rows = picture.convertToFormat(QImage::Format_RGB888);
    png_image png{};
    png.version = PNG_IMAGE_VERSION;
    png.width = static_cast<png_uint_32>(rows.width());
    png.height = static_cast<png_uint_32>(rows.height());
    png.format = PNG_FORMAT_RGB;
    png.flags = PNG_IMAGE_FLAG_FAST;
    png_alloc_size_t size = PNG_IMAGE_PNG_SIZE_MAX(png);
    QByteArray bytes(static_cast<qsizetype>(size), Qt::Uninitialized);
    if (!png_image_write_to_memory(&png, bytes.data(), &size, 0, rows.constBits(),
                                   static_cast<png_int_32>(rows.bytesPerLine()), nullptr))
        return {};
    bytes.resize(static_cast<qsizetype>(size));
    bytes.squeeze();
    return bytes;
}

} // namespace hitbox
