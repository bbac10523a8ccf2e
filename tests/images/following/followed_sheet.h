#pragma once

#include <QImage>
#include <QPainter>

#include <random>

#include "document/document.h"
#include "images/following/frame_pixels.h"

/// Sheets with a picture in each frame, for tests that pack them anew.
namespace hitbox {

/// A picture that looks like no other, with transparent pixels in it, each of its sides touched.
inline QImage drawnPicture(QSize size, std::mt19937 &random)
{
    QImage picture(size, QImage::Format_ARGB32);
    for (int y = 0; y < size.height(); ++y) {
        for (int x = 0; x < size.width(); ++x)
            picture.setPixel(x, y, random() % 4 == 0 ? 0x00FF00FF : QRgb(random()) | 0x10000000);
    }
    for (int i = 0; i < std::max(size.width(), size.height()); ++i) {
        picture.setPixel(std::min(i, size.width() - 1), std::min(i, size.height() - 1), QRgb(random()) | 0xFF000000);
    }
    return picture;
}

inline QImage clearSheet(QSize size)
{
    QImage sheet(size, QImage::Format_ARGB32);
    sheet.fill(Qt::transparent);
    return sheet;
}

inline void layPicture(QImage &sheet, const QImage &picture, QPoint at)
{
    QPainter painter(&sheet);
    painter.setCompositionMode(QPainter::CompositionMode_Source);
    painter.drawImage(at, picture);
}

/// A box as large as the picture, so that wherever it goes it can be told whether it lies on it.
inline Shape boxOn(QRect seen, int id)
{
    const geometry::Point min{double(seen.x()), double(seen.y())};
    const geometry::Point max{double(seen.x() + seen.width()), double(seen.y() + seen.height())};
    return {.id = {id}, .name = QStringLiteral("box"), .outline = geometry::Box{min, max}};
}

/// What lies under the box of the frame, in its image.
inline QRect underBox(const Frame &frame)
{
    const auto box = std::get<geometry::Box>(frame.shapes.constFirst().outline);
    const QPoint corner = QPoint(int(box.min.x), int(box.min.y)) - frame.offset + frame.rect.topLeft();
    return QRect(corner, QSize(int(box.max.x - box.min.x), int(box.max.y - box.min.y)));
}

/// Cells of 32 pixels in rows of four, a picture in each; none where one is null.
struct CellSheet {
    static constexpr int side = 32;
    static constexpr int columns = 4;

    QImage image;
    QList<QRect> cells;
};

inline CellSheet cellSheet(const QList<QImage> &pictures, const QList<QPoint> &within)
{
    const int count = int(pictures.size());
    const int rows = std::max(1, (count + CellSheet::columns - 1) / CellSheet::columns);
    CellSheet sheet{clearSheet({CellSheet::columns * CellSheet::side, rows * CellSheet::side}), {}};
    for (int i = 0; i < count; ++i) {
        const QPoint corner(i % CellSheet::columns * CellSheet::side, i / CellSheet::columns * CellSheet::side);
        sheet.cells.append(QRect(corner, QSize(CellSheet::side, CellSheet::side)));
        if (!pictures.at(i).isNull())
            layPicture(sheet.image, pictures.at(i), corner + within.at(i));
    }
    return sheet;
}

/// A frame for each cell, with a box on its picture and a note of what it shows.
inline Sprite spriteOf(const CellSheet &sheet)
{
    Sprite sprite{.name = QStringLiteral("hero"), .image = QStringLiteral("hero.png")};
    const PictureTable table(sheet.image, sheet.cells);
    for (int i = 0; i < sheet.cells.size(); ++i) {
        Frame frame{
            .name = QStringLiteral("hero_%1").arg(i), .rect = sheet.cells.at(i), .size = sheet.cells.at(i).size()};
        frame.pixels = table.of(frame);
        frame.pivot = {16, 32};
        if (!frame.pixels.digest.isEmpty())
            frame.shapes = {boxOn(frame.pixels.bounds, i + 1)};
        sprite.frames.append(frame);
    }
    return sprite;
}

} // namespace hitbox
