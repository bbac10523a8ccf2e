#include "images/upright_sheet.h"

#include "document/limits.h"
#include "images/image_reading.h"

#include <QFile>
#include <QImageReader>
#include <QPainter>
#include <QTransform>

#include <algorithm>

namespace hitbox {

namespace {

constexpr int gap = 1; ///< pixels between parts, that a scaled one takes none of its neighbour

QSize uprightSize(const TurnedPart &part)
{
    return part.turn == 180 ? part.rect.size() : part.rect.size().transposed();
}

/// Places from left to right and from top to bottom, in rows as high as what is highest in them.
struct Rows {
    QList<QRect> places;
    QSize size;
};

Rows rowsBelow(QSize image, const QList<TurnedPart> &parts)
{
    Rows rows{{}, image};
    for (const TurnedPart &part : parts)
        rows.size.setWidth(std::max(rows.size.width(), uprightSize(part).width()));
    QPoint corner(0, image.height());
    int height = 0;
    for (const TurnedPart &part : parts) {
        const QSize size = uprightSize(part);
        if (corner.x() + size.width() > rows.size.width()) {
            corner = {0, corner.y() + height + gap};
            height = 0;
        }
        rows.places.append(QRect(corner, size));
        height = std::max(height, size.height());
        corner.rx() += size.width() + gap;
        rows.size.setHeight(corner.y() + height);
        if (rows.size.height() > limits::imageSide)
            break; // too high already
    }
    return rows;
}

} // namespace

std::optional<UprightSheet> uprightSheet(const QImage &image, const QList<TurnedPart> &parts)
{
    const auto isWithin = [&image](const TurnedPart &part) { return image.rect().contains(part.rect); };
    if (!std::all_of(parts.begin(), parts.end(), isWithin))
        return std::nullopt;
    const Rows rows = rowsBelow(image.size(), parts);
    const bool fits = std::max(rows.size.width(), rows.size.height()) <= limits::imageSide &&
                      qint64(rows.size.width()) * rows.size.height() <= limits::imagePixels;
    if (!fits)
        return std::nullopt;
    UprightSheet sheet{QImage(rows.size, QImage::Format_ARGB32), rows.places};
    if (sheet.image.isNull())
        return std::nullopt;
    sheet.image.fill(Qt::transparent);
    QPainter painter(&sheet.image);
    painter.setCompositionMode(QPainter::CompositionMode_Source);
    painter.drawImage(QPoint(0, 0), image);
    for (qsizetype i = 0; i < parts.size(); ++i)
        painter.drawImage(rows.places[i].topLeft(),
                          image.copy(parts[i].rect).transformed(QTransform().rotate(parts[i].turn)));
    return sheet;
}

QString noteInImage(const QString &path, const QString &key)
{
    QFile file(path);
    if (!openRegular(file)) // a pipe would be waited for
        return {};
    QImageReader reader;
    prepareReader(reader, file);
    return reader.canRead() ? reader.text(key) : QString();
}

} // namespace hitbox
