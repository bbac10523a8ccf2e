#pragma once

#include <QImage>
#include <QList>
#include <QRect>
#include <QString>

#include <optional>

/// Sheets whose parts were packed turned, to save room.
namespace hitbox {

/// A part of an image that lies turned in it.
struct TurnedPart {
    QRect rect;    ///< in the image
    int turn = 90; ///< degrees clockwise that bring it upright: 90, 180 or 270
};

struct UprightSheet {
    QImage image;
    QList<QRect> places; ///< of the parts, in their order
};

/// The image as it is, and below it its parts once more, upright and in rows. Nothing where that takes more than an
/// image may have (see limits.h), or where a part reaches beyond the image.
std::optional<UprightSheet> uprightSheet(const QImage &image, const QList<TurnedPart> &parts);

/// What a program noted in the image file under the key; empty where it is no regular file, no image, or has no such
/// note.
QString noteInImage(const QString &path, const QString &key);

} // namespace hitbox
