#include "images/following/steady_image.h"

#include "images/following/frame_pixels.h"
#include "images/image_contents.h"
#include "images/images.h"

#include <QCoreApplication>

namespace hitbox {

namespace {

class SteadyImageWords
{
    Q_DECLARE_TR_FUNCTIONS(Images)
};

} // namespace

Result<SteadyImage> readSteadily(const QString &path)
{
    const QString before = imageFileHash(path);
    const Result<QImage> image = loadPixels(path);
    if (!image)
        return image.error();
    if (before.isEmpty() || imageFileHash(path) != before)
        return Error{path, {}, SteadyImageWords::tr("it changed while it was read; try again once it is written")};
    return SteadyImage{comparablePixels(*image), before};
}

} // namespace hitbox
