#pragma once

#include <QImage>
#include <QPainter>
#include <QRandomGenerator>
#include <QSet>

#include "document/sheet.h"

/// Sheets as people draw them, for guessing at.
namespace hitbox {

/// What stands in the cells.
enum class DrawnArt {
    Walker,   ///< a body with limbs, another pose in each cell, with air around it
    Touching, ///< the same, as large as the cell
    Blob,     ///< any outline, now small and now large
    Tile,     ///< opaque to the border, each another colour
};

struct DrawnSheet {
    DrawnArt art = DrawnArt::Walker;
    SheetGrid grid; ///< with the size of its cells
    int rest = 0;   ///< pixels at the right and the bottom that are no cell's
    QSet<int> empty = {};
    QColor ground = Qt::transparent;
    quint32 seed = 1;
};

inline void drawWalker(QPainter &painter, const QRectF &cell, QRandomGenerator &random)
{
    const auto part = [&](double x, double y, double width, double height, const QColor &color) {
        painter.fillRect(QRectF(cell.x() + x * cell.width(), cell.y() + y * cell.height(), width * cell.width(),
                                height * cell.height())
                             .toAlignedRect()
                             .intersected(cell.toAlignedRect()),
                         color);
    };
    const double swing = random.bounded(0.2);
    part(0.34, 0.3, 0.32, 0.4, QColor("#b03030"));
    part(0.38, 0.04, 0.24, 0.27, QColor("#e0b090"));
    part(0.34 - swing / 2, 0.68, 0.14, 0.3, QColor("#303080"));
    part(0.52 + swing / 2, 0.68, 0.14, 0.3, QColor("#404090"));
    part(0.62, 0.34, 0.1 + swing, 0.12, QColor("#e0b090"));
    part(0.28 - swing, 0.38, 0.1 + swing, 0.12, QColor("#c09070"));
}

inline void drawTile(QImage &image, const QRect &cell, QRandomGenerator &random)
{
    const QColor base = QColor::fromHsv(random.bounded(360), 90 + random.bounded(160), 80 + random.bounded(170));
    for (int y = cell.top(); y <= cell.bottom(); ++y) {
        for (int x = cell.left(); x <= cell.right(); ++x)
            image.setPixelColor(x, y, base.lighter(92 + random.bounded(16)));
    }
}

inline QImage drawn(const DrawnSheet &sheet)
{
    const SheetGrid &grid = sheet.grid;
    const int width = 2 * grid.offset.x() + grid.columns * (grid.cell.width() + grid.spacing.x()) - grid.spacing.x();
    const int height = 2 * grid.offset.y() + grid.rows * (grid.cell.height() + grid.spacing.y()) - grid.spacing.y();
    QImage image(width + sheet.rest, height + sheet.rest, QImage::Format_ARGB32_Premultiplied);
    image.fill(sheet.ground);
    QRandomGenerator random(sheet.seed);
    const QList<QRect> cells = cellsOf(image.size(), grid);
    for (int i = 0; i < cells.size(); ++i) {
        if (sheet.empty.contains(i))
            continue;
        QPainter painter(&image);
        const QRect cell = cells.at(i);
        const double air = cell.width() / 12.0;
        switch (sheet.art) {
        case DrawnArt::Walker: drawWalker(painter, QRectF(cell).adjusted(air, air, -air, -air), random); break;
        case DrawnArt::Touching:
            drawWalker(painter, cell, random);
            painter.fillRect(QRect(cell.left(), cell.center().y(), cell.width(), 2), QColor("#806040"));
            break;
        case DrawnArt::Blob: {
            const int side = cell.width() / 3 + random.bounded(cell.width() / 2);
            const int x = cell.left() + 1 + random.bounded(std::max(1, cell.width() - side - 1));
            painter.setBrush(QColor::fromHsv(random.bounded(360), 200, 200));
            painter.setPen(Qt::NoPen);
            painter.drawEllipse(x, cell.center().y() - side / 2, side - 1, std::min(side, cell.height()) - 2);
            break;
        }
        case DrawnArt::Tile:
            painter.end();
            drawTile(image, cell, random);
            break;
        }
    }
    return image;
}

} // namespace hitbox
