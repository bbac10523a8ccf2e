#pragma once

#include <QImage>
#include <QList>
#include <QPixmap>

#include <memory>

namespace hitbox {

/// An image and its halvings, each half as large as the one before: what takes long of SheetLevels, and can be made on
/// any thread.
struct LevelImages {
    QImage whole;
    QList<QImage> halved; ///< down to one pixel high or wide
};

LevelImages levelImages(const QImage &whole); ///< null of a null image
qint64 bytesOf(const LevelImages &images);

/// An image for painters: as it is, and halved as often as a view from afar needs, so that every pixel counts there and
/// none is read in vain. Copies share their pixels.
class SheetLevels
{
public:
    SheetLevels() = default;
    explicit SheetLevels(const QPixmap &whole);
    explicit SheetLevels(const QImage &whole);
    explicit SheetLevels(const LevelImages &images); ///< nothing is left to be made

    bool isNull() const { return !m_levels; }
    qint64 cacheKey() const; ///< the same for the same pixels; 0 when null
    QSize size() const;      ///< of the whole image

    /// The image with `times` halvings, as far as its sides allow; made when first asked for.
    const QPixmap &halved(int times) const;

    /// How often to halve for a picture with `scale` screen pixels for one of the image's.
    static int halvingsFor(double scale);

private:
    std::shared_ptr<QList<QPixmap>> m_levels; ///< the whole image first
};

/// Every pixel is the mean of four; the last column and row of an odd size are left out. 32 bits a pixel,
/// premultiplied.
QImage halvedImage(const QImage &image);

} // namespace hitbox
