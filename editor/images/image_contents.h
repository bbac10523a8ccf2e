#pragma once

#include "images/images.h"

#include <stop_token>

/// What lies in image files, beyond the headers that surveyImages() reads: for rules that look at pixels. Every byte is
/// read and decoded, which takes up to a second for a picture: for other threads and the command line.
namespace hitbox {

struct ImageContents {
    QString hash; ///< see ImageFacts
    std::shared_ptr<const geometry::PixelMask> alpha;
    QString problem = {};                                   ///< why it cannot be decoded, where somebody tried
    QSize size = {};                                        ///< where it was decoded
    std::shared_ptr<const PictureTable> pictures = nullptr; ///< what the parts show that were asked for

    friend bool operator==(const ImageContents &, const ImageContents &) = default;
};

/// Parts of images that frames show, by the image's path as it stands in the project.
using FramePlaces = QHash<QString, QList<QRect>>;
FramePlaces framePlacesOf(const Document &document);

/// Hash and pixels are of the same bytes. Empty for a file that cannot be read or changes meanwhile, and without a mask
/// for one that cannot be decoded or has more than limits::maskPixels or limits::fileBytes. `parts` are those of its
/// `pictures`.
ImageContents readImageContents(const QString &path, const QList<QRect> &parts = {});

/// The images of frames that have shapes: nobody asks about the others.
QStringList imagesUnderShapes(const Document &document);

/// The contents of these images, by path as it stands in the project; a file that is written in several ways is read
/// once, and its pictures are those of all. Masks take at most limits::maskBytes together; files after that come
/// without. Files after a stop are left out.
QHash<QString, ImageContents> readAllContents(const QStringList &images, const QString &projectFolder,
                                              const FramePlaces &places = {}, const std::stop_token &stop = {});

/// The catalogue with what was read. An image that cannot be decoded has no size any more.
ImageCatalog withContents(ImageCatalog catalog, const QHash<QString, ImageContents> &contents);

/// surveyImages() and the contents of all images under shapes.
ImageCatalog surveyImagesWithContents(const Document &document, const QString &projectFolder);

} // namespace hitbox
