#pragma once

#include <QImage>

/// Rows of images of 32 bits a pixel, as QImage::constScanLine() and QImage::scanLine() give their bytes.
namespace hitbox {

/// The image's width of pixels, valid as long as the image lives unchanged.
inline const QRgb *constPixelRow(const QImage &image, int y)
{
    return reinterpret_cast<const QRgb *>(image.constScanLine(y)); // NOLINT(*-reinterpret-cast): 32 bits a pixel
}

/// The same to be written to: an image that shares its pixels gets its own.
inline QRgb *pixelRow(QImage &image, int y)
{
    return reinterpret_cast<QRgb *>(image.scanLine(y)); // NOLINT(*-reinterpret-cast): 32 bits a pixel
}

} // namespace hitbox
