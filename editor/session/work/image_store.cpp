#include "session/work/image_store.h"

#include "images/following/frame_pixels.h"
#include "images/image_location.h"

#include <algorithm>
#include <utility>

namespace hitbox {

namespace {

/// Enough for a project's sheets, and little beside what a machine that draws has.
constexpr qsizetype keptKiB = 512 * 1024;

/// Of what files were before, for those who ask what has become of them.
constexpr qsizetype formerKiB = 128 * 1024;
constexpr qsizetype mostFormer = 3; ///< of one file: another program may save it more than once

qsizetype kibOf(const QList<QImage> &images)
{
    qsizetype bytes = 0;
    for (const QImage &image : images)
        bytes += image.sizeInBytes();
    return std::max<qsizetype>(bytes / 1024, 1);
}

} // namespace

ImageStore::ImageStore()
    : m_pixels(keptKiB)
    , m_former(formerKiB)
{
}

/// Of a large project most sprites are as they were when they were looked through last.
QStringList ImageStore::imagesNewIn(const QList<Sprite> &sprites)
{
    if (m_named.isSharedWith(sprites))
        return {};
    Document differing;
    for (qsizetype i = 0; i < sprites.size(); ++i) {
        const Sprite &sprite = sprites.at(i);
        const bool isAsBefore = i < m_named.size() && m_named.at(i).image == sprite.image &&
                                m_named.at(i).frames.isSharedWith(sprite.frames);
        if (!isAsBefore)
            differing.sprites.append(sprite);
    }
    m_named = sprites;
    QStringList images = imagesOf(differing);
    images.removeIf([this](const QString &image) { return m_surveyed.contains(image); });
    return images;
}

QStringList ImageStore::imagesToSurvey(const Document &document, const ImageFolders &folders)
{
    QStringList images = imagesNewIn(document.sprites);
    if (folders != std::exchange(m_folders, folders))
        images += m_catalog.keys();
    return images;
}

ImageCatalog ImageStore::survey(const QStringList &images, const ImageFolders &folders, const std::stop_token &stop)
{
    ImageCatalog facts;
    ImageLocator locator(folders.file);
    for (const QString &image : images) {
        if (stop.stop_requested())
            break;
        const QString name = folders.named(image);
        ImageFacts known = surveyImage(name, locator);
        known.leavesFolder = known.leavesFolder && !folders.file.isEmpty();
        known.name = name == image ? QString() : name;
        facts.insert(image, known);
    }
    return facts;
}

void ImageStore::take(ImageCatalog surveyed)
{
    for (auto each = surveyed.cbegin(); each != surveyed.cend(); ++each)
        m_surveyed.insert(each.key());
    m_catalog.insert(withContents(std::move(surveyed), m_contents));
}

void ImageStore::take(const QHash<QString, ImageContents> &contents)
{
    m_contents.insert(contents);
    m_catalog = withContents(std::move(m_catalog), contents);
}

void ImageStore::learn(const QString &image, const QString &hash, const PictureTable &pictures)
{
    const auto contents = m_contents.find(image);
    if (contents == m_contents.end() || contents->hash != hash)
        return;
    auto all =
        contents->pictures ? std::make_shared<PictureTable>(*contents->pictures) : std::make_shared<PictureTable>();
    all->insert(pictures);
    contents->pictures = std::move(all);
    m_catalog = withContents(std::move(m_catalog), {{image, *contents}});
}

void ImageStore::forget()
{
    m_catalog.clear();
    forgetContents();
}

void ImageStore::forgetContents()
{
    for (ImageFacts &facts : m_catalog)
        facts = {.size = facts.size, .problem = facts.problem, .leavesFolder = facts.leavesFolder, .name = facts.name};
    m_surveyed.clear();
    m_named.clear();
    m_contents.clear();
    const QStringList files = m_pixels.keys();
    for (const QString &file : files) {
        const QImage whole = m_pixels.object(file)->whole;
        if (whole.isNull())
            continue;
        QList<QImage> images = former(file);
        images.prepend(whole);
        images = images.first(std::min(images.size(), mostFormer));
        m_former.insert(file, new QList<QImage>(images), kibOf(images)); // what is larger than all is not kept
    }
    m_pixels.clear();
}

QList<QImage> ImageStore::former(const QString &file) const
{
    const QList<QImage> *images = m_former.object(file);
    return images ? *images : QList<QImage>();
}

void ImageStore::keep(const QString &file, const LevelImages &images)
{
    // An image above the cap would not be kept and read again for every picture: it counts as the whole cap.
    const qsizetype cost = std::clamp<qsizetype>(bytesOf(images) / 1024, 1, keptKiB);
    m_pixels.insert(file, new LevelImages(images), cost);
}

} // namespace hitbox
