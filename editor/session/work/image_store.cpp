#include "session/work/image_store.h"

#include "images/following/frame_pixels.h"

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

bool ImageStore::survey(const Document &document, const ImageFolders &folders)
{
    QStringList wanted = imagesOf(document);
    if (folders != std::exchange(m_folders, folders))
        wanted += std::exchange(m_catalog, {}).keys();
    wanted.removeIf([this](const QString &image) { return m_catalog.contains(image); });
    if (wanted.isEmpty())
        return false;
    Document asked;
    for (const QString &image : std::as_const(wanted))
        asked.sprites.append(Sprite{.image = folders.named(image)});
    const ImageCatalog found = surveyImages(asked, folders.file);
    ImageCatalog facts;
    for (qsizetype i = 0; i < wanted.size(); ++i) {
        const QString &name = asked.sprites.at(i).image;
        ImageFacts known = found.value(name);
        known.leavesFolder = known.leavesFolder && !folders.file.isEmpty();
        known.name = name == wanted.at(i) ? QString() : name;
        facts.insert(wanted.at(i), known);
    }
    m_catalog.insert(withContents(std::move(facts), m_contents));
    return true;
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
