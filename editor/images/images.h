#pragma once

#include "document/document.h"
#include "document/result.h"
#include "images/image_endings.h"

#include <QByteArray>
#include <QHash>
#include <QImage>
#include <QSize>
#include <QString>
#include <QStringList>

#include <memory>

#include <hitbox/geometry/mask.h>

/// Reading sprites and sheets. Nothing is decoded before its size is known to be within limits. The format is told by
/// the content, not by the file's ending.
namespace hitbox {

/// Whether the content begins as a picture with one of readableImageEndings(); it may be broken all the same.
bool beginsAsImage(const QString &path);

/// The size from the header alone. Fails on a missing, unreadable or unknown file, on one that was cut short (see
/// image_end.h), on more than limits::imageSide pixels a side and on more than limits::imagePixels in all.
Result<QSize> imageSize(const QString &path);

/// The picture in the file as ARGB32 premultiplied; of an animation all frames, laid on a sheet as frame_sheet.h says.
/// Fails as imageSize() does, and on broken data.
///
/// Pixels stand as they are stored: a rotation noted in EXIF data is not applied, since game engines do not apply it
/// either and hitboxes must lie where the engine sees the sprite.
Result<QImage> loadImage(const QString &path);

/// The same with straight alpha, so that no colour is lost to it: for pictures that are written again.
Result<QImage> loadPixels(const QString &path);

/// Both of what was read of a file, so that nobody writes it in between. The path is for messages.
Result<QSize> imageSize(const QByteArray &content, const QString &path);
Result<QImage> loadPixels(const QByteArray &content, const QString &path);

class ImageLocator;
class PictureTable; // images/following/frame_pixels.h

/// What validation needs to know of one image.
struct ImageFacts {
    QSize size;      ///< empty when `problem` says why
    QString problem; ///< empty when the image can be read
    bool leavesFolder = false;

    // What lies in the file; see image_contents.h. Empty until somebody has read it.
    QString hash = {};                                          ///< of all bytes of the file: SHA-256, in hexadecimal
    std::shared_ptr<const geometry::PixelMask> alpha = nullptr; ///< null also where no pixel is wholly transparent

    std::shared_ptr<const PictureTable> pictures = nullptr; ///< what its parts show; null where nobody asked

    QString name = {}; ///< the path that sentences have, where it is another one than that in the value
};

/// Facts by image path as it stands in the project.
using ImageCatalog = QHash<QString, ImageFacts>;

/// The path under which sentences name the image.
QString namedImage(const ImageCatalog &images, const QString &image);

/// Looks at the header of an image.
ImageFacts surveyImage(const QString &image, ImageLocator &locator);

/// Looks at every image the document names, headers only.
ImageCatalog surveyImages(const Document &document, const QString &projectFolder);

} // namespace hitbox
