#include "images/packing/packed_sprite.h"

#include "document/image_order.h"
#include "document/limits.h"
#include "images/following/frame_pixels.h"
#include "images/packing/placed_rectangles.h"
#include "images/pixel_rows.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QHash>

#include <algorithm>
#include <cstring>
#include <utility>

namespace hitbox {

namespace {

struct PackingWords {
    Q_DECLARE_TR_FUNCTIONS(hitbox::Packing)
};

/// How many pixels of all frames together are looked at, each place of an image counted once: few bytes of a project
/// cannot ask for hours.
constexpr qint64 mostPixelsSeen = 16 * limits::imagePixels;

/// A part of an image.
struct Place {
    QString image;
    QRect rect;
    friend bool operator==(const Place &, const Place &) = default;
};

size_t qHash(const Place &place, size_t seed)
{
    return qHashMulti(seed, place.image, place.rect.x(), place.rect.y(), place.rect.width(), place.rect.height());
}

/// What one place shows.
struct Picture {
    int number = 0;      ///< among those that look different
    QPoint trimmed = {}; ///< where it lies in its place
};

QByteArray packedDigest(const QImage &picture)
{
    QCryptographicHash hash(QCryptographicHash::Sha256);
    const QSize size = picture.size();
    hash.addData(QByteArray::number(size.width()) + 'x' + QByteArray::number(size.height()));
    for (int y = 0; y < size.height(); ++y)
        hash.addData(
            {reinterpret_cast<const char *>(constPixelRow(picture, y)), size.width() * qsizetype(sizeof(QRgb))});
    return hash.result();
}

/// The pictures of a sprite's frames, each kept once.
class Pictures
{
public:
    Pictures(const PixelReader &read, const PackingOptions &options)
        : m_read(read)
        , m_options(options)
    {
    }

    /// Fails where the image cannot be read, and once they cannot fit into a sheet any more.
    Result<Picture> at(const Place &place)
    {
        if (const auto known = m_known.constFind(place); known != m_known.cend())
            return *known;
        if (m_imagePath != place.image || m_image.isNull()) {
            m_image = {}; // two of the largest take half a gibibyte
            Result<QImage> image = m_read(place.image);
            if (!image)
                return image.error();
            m_image = std::exchange(*image, {});
            m_image.convertTo(QImage::Format_ARGB32);
            m_imagePath = place.image;
        }
        const QRect within = place.rect & m_image.rect();
        m_seen += qint64(within.width()) * within.height();
        if (m_seen > mostPixelsSeen)
            return tooMuch();
        const QRect visible = visiblePart(m_image, within);
        if (visible.width() > m_options.mostSide || visible.height() > m_options.mostSide)
            return tooMuch(); // before it is copied
        const Result<int> number = numberOf(visible.isEmpty() ? nothing() : m_image.copy(visible));
        if (!number)
            return number.error();
        return *m_known.insert(place,
                               {*number, visible.isEmpty() ? QPoint() : visible.topLeft() - place.rect.topLeft()});
    }

    const QList<QImage> &all() const { return m_pictures; }

    Error tooMuch() const
    {
        return Error{{},
                     {},
                     PackingWords::tr("its frames do not fit into one sheet of %1 x %1 pixels; allow a larger one, or "
                                      "split the sprite")
                         .arg(m_options.mostSide)};
    }

private:
    static QImage nothing()
    {
        QImage pixel(1, 1, QImage::Format_ARGB32);
        pixel.fill(Qt::transparent);
        return pixel;
    }

    Result<int> numberOf(const QImage &picture)
    {
        const QByteArray digest = packedDigest(picture);
        if (const auto known = m_numbers.constFind(digest); known != m_numbers.cend())
            return *known;
        m_area += qint64(picture.width()) * picture.height();
        if (m_area > std::min(limits::imagePixels, qint64(m_options.mostSide) * m_options.mostSide))
            return tooMuch();
        m_pictures.append(picture);
        return *m_numbers.insert(digest, static_cast<int>(m_pictures.size()) - 1);
    }

    const PixelReader &m_read;
    PackingOptions m_options;
    QString m_imagePath;
    QImage m_image; ///< the last that was read
    QHash<Place, Picture> m_known;
    QHash<QByteArray, int> m_numbers;
    QList<QImage> m_pictures;
    qint64 m_seen = 0;
    qint64 m_area = 0;
};

/// Numbers what is shown as the frames come, whatever order their images were looked at in.
QList<QImage> inOrderOfFrames(const QList<QImage> &pictures, QList<Picture> &shown)
{
    QHash<int, int> numbers;
    QList<QImage> ordered;
    for (Picture &picture : shown) {
        if (!numbers.contains(picture.number)) {
            numbers.insert(picture.number, static_cast<int>(ordered.size()));
            ordered.append(pictures[picture.number]);
        }
        picture.number = numbers.value(picture.number);
    }
    return ordered;
}

/// Copies the picture with its edge repeated around it, into a place that is larger by `extrude` on each side.
void draw(const QImage &picture, QImage &sheet, QPoint topLeft, int extrude)
{
    const int width = picture.width();
    for (int y = -extrude; y < picture.height() + extrude; ++y) {
        const QRgb *from = constPixelRow(picture, std::clamp(y, 0, picture.height() - 1));
        QRgb *to = pixelRow(sheet, topLeft.y() + extrude + y) + topLeft.x();
        std::fill_n(to, extrude, from[0]);
        std::copy_n(from, width, to + extrude);
        std::fill_n(to + extrude + width, extrude, from[width - 1]);
    }
}

Result<QImage> emptySheet(QSize size)
{
    QImage sheet(size, QImage::Format_ARGB32);
    if (sheet.isNull())
        return Error{{}, {}, PackingWords::tr("there is not enough memory for its sheet")};
    sheet.fill(Qt::transparent);
    return sheet;
}

} // namespace

Result<PackedSprite> packedSprite(const Sprite &sprite, const PixelReader &read, const PackingOptions &options)
{
    Pictures pictures(read, options);
    QList<Picture> shown(sprite.frames.size());
    for (const int i : inOrderOfImages(sprite, sprite.frames.size())) {
        const Frame &frame = sprite.frames[i];
        const Result<Picture> picture = pictures.at({imageOf(sprite, frame), frame.rect});
        if (!picture)
            return picture.error();
        shown[i] = *picture;
    }
    const QList<QImage> different = inOrderOfFrames(pictures.all(), shown);
    const QSize around(2 * options.extrude, 2 * options.extrude);
    QList<QSize> sizes;
    for (const QImage &picture : different)
        sizes.append(picture.size() + around);
    const auto placed = placedRectangles(sizes, std::min(options.mostSide, limits::imageSide), limits::imagePixels);
    if (!placed)
        return pictures.tooMuch();
    const Result<QImage> sheet = emptySheet(placed->size);
    if (!sheet)
        return sheet.error();
    PackedSprite packed{*sheet, sprite, static_cast<int>(different.size())};
    for (int i = 0; i < packed.pictures; ++i)
        draw(different[i], packed.sheet, placed->topLeft[i], options.extrude);
    for (qsizetype i = 0; i < shown.size(); ++i) {
        Frame &frame = packed.sprite.frames[i];
        const QPoint corner = placed->topLeft[shown[i].number] + QPoint(options.extrude, options.extrude);
        frame.rect = QRect(corner, different[shown[i].number].size());
        frame.offset += shown[i].trimmed;
        frame.image.clear();
        frame.imageHash.clear();
    }
    return packed;
}

} // namespace hitbox
