#include "session/work/image_store.h"

#include <algorithm>
#include <limits>

namespace hitbox {

namespace {

/// Enough for a project's sheets, and little beside what a machine that draws has.
constexpr qsizetype keptKiB = 512 * 1024;

} // namespace

ImageStore::ImageStore()
    : m_pixels(keptKiB)
{
}

bool ImageStore::survey(const Document &document, const QString &projectFolder)
{
    Document unknown;
    for (const QString &image : imagesOf(document)) {
        if (!m_catalog.contains(image)) {
            Sprite asked;
            asked.image = image;
            unknown.sprites.append(asked);
        }
    }
    if (unknown.sprites.isEmpty())
        return false;
    const ImageCatalog facts = surveyImages(unknown, projectFolder);
    for (const Sprite &sprite : std::as_const(unknown.sprites)) {
        ImageFacts known = facts.value(sprite.image);
        known.leavesFolder = known.leavesFolder && !projectFolder.isEmpty();
        m_catalog.insert(sprite.image, known);
    }
    return true;
}

void ImageStore::take(const QHash<QString, ImageContents> &contents)
{
    m_catalog = withContents(std::move(m_catalog), contents);
}

void ImageStore::forget()
{
    m_catalog.clear();
    m_pixels.clear();
}

QImage ImageStore::image(const QString &projectFolder, const QString &imagePath)
{
    const Result<ImageLocation> location = locateImage(projectFolder, imagePath);
    if (!location)
        return {};
    if (const QImage *kept = m_pixels.object(location->path))
        return *kept;
    const Result<QImage> loaded = loadImage(location->path);
    const QImage image = loaded ? *loaded : QImage();
    // An image above the cap would not be kept and read again for every picture: it counts as the whole cap.
    const qsizetype cost = std::clamp<qsizetype>(image.sizeInBytes() / 1024, 1, keptKiB);
    m_pixels.insert(location->path, new QImage(image), cost);
    return image;
}

} // namespace hitbox
