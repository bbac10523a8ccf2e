#pragma once

#include <QHash>
#include <QImage>
#include <QList>
#include <QPoint>
#include <QSize>
#include <QString>

#include <stop_token>

namespace hitbox {

/// Looks for pictures in an image by their digests, at any place.
///
/// A sum over a window of one size is rolled along the image (Karp and Rabin 1987, in two dimensions), and where it is
/// that of a picture, the digest decides. Cost: two passes over the image for each size, less than mostPixels in all.
class PictureFinder
{
public:
    static constexpr qint64 mostPixels = 4'000'000'000; ///< of all passes together, some seconds
    static constexpr int mostPlaces = 256;              ///< of one picture

    /// The image is as comparablePixels() makes it.
    explicit PictureFinder(QImage image, std::stop_token stop = {});

    /// The top-left corners of each picture's places, row by row, at most mostPlaces. All are of that size.
    QHash<QString, QList<QPoint>> placesOf(const QList<QString> &digests, QSize size);

    /// Some pictures were not looked for: too much was asked, or it was stopped.
    bool isIncomplete() const { return m_isIncomplete; }

    bool isStopped() const { return m_stop.stop_requested(); }

    /// Transparent pixels or the image's edge are all around the rectangle.
    bool standsAlone(const QRect &rect) const;

    /// It is no speck and has several colours: what may not lie in another picture by chance.
    bool isTelling(const QRect &rect) const;

private:
    QImage m_image;
    std::stop_token m_stop;
    qint64 m_passed = 0; ///< pixels
    bool m_isIncomplete = false;
};

} // namespace hitbox
