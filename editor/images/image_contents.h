#pragma once

#include "images/images.h"

#include <functional>

/// What lies in image files, beyond the headers that surveyImages() reads: for rules that look at pixels. Every byte is
/// read and decoded, which takes up to a second for a picture: for other threads and the command line.
namespace hitbox {

struct ImageContents {
    QString hash; ///< see ImageFacts
    std::shared_ptr<const geometry::PixelMask> alpha;
    QString problem = {}; ///< why it cannot be decoded, where somebody tried

    friend bool operator==(const ImageContents &, const ImageContents &) = default;
};

/// Empty for a file that cannot be read, and without a mask for one that cannot be decoded or has more than
/// limits::maskPixels.
ImageContents readImageContents(const QString &path);

/// The images of frames that have shapes: nobody asks about the others.
QStringList imagesUnderShapes(const Document &document);

/// The contents of these images, by path as it stands in the project. Masks take at most limits::maskBytes together;
/// images after that come without. `stop` is asked before each image.
QHash<QString, ImageContents> readAllContents(const QStringList &images, const QString &projectFolder,
                                              const std::function<bool()> &stop = nullptr);

/// The catalogue with what was read. An image that cannot be decoded has no size any more.
ImageCatalog withContents(ImageCatalog catalog, const QHash<QString, ImageContents> &contents);

/// surveyImages() and the contents of all images under shapes.
ImageCatalog surveyImagesWithContents(const Document &document, const QString &projectFolder);

} // namespace hitbox
