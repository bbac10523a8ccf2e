#include "session/files/project_images.h"

#include "images/following/picture_files.h"
#include "images/image_location.h"
#include "session/files/project_files.h"
#include "session/session.h"

#include <algorithm>
#include <utility>

namespace hitbox {

namespace {

/// Of one image: somebody who draws saves often. The oldest, which the project may note, stays.
constexpr qsizetype mostVersionsKept = 6;

} // namespace

ProjectImages::ProjectImages(Session &session, const ProjectFiles &files)
    : m_files(files)
    , m_survey(surveyed, [this](const SurveyOrder &, const Surveyed &found) {
        takeSurveyed(found);
        emit arrived();
    })
{
    session.follow(*this);
    connect(&m_contents, &ContentsReader::arrived, this, [this](const QHash<QString, ImageContents> &contents) {
        m_store.take(contents);
        remember(contents);
        m_factsVersion += 1;
        emit arrived();
    });
    connect(&m_pixels, &PixelReader::arrived, this, &ProjectImages::keepPixels);
    connect(&m_watch, &FileWatch::changed, this, &ProjectImages::reload);
}

ImagePixels ProjectImages::pixels(const QString &imagePath) const
{
    const Result<ImageLocation> location = locateImage(m_files.folders().memory, imagePath);
    if (!location)
        return {};
    if (const LevelImages *kept = m_store.pixels(location->path))
        return {*kept};
    m_pixels.read(location->path);
    return {{}, true};
}

QImage ProjectImages::image(const QString &imagePath) const
{
    return pixels(imagePath).images.whole;
}

QImage ProjectImages::pictureBefore(const Sprite &sprite, const Frame &frame) const
{
    const Result<ImageLocation> location = locateImage(m_files.folders().memory, imageOf(sprite, frame));
    const QList<QImage> images = location ? m_store.former(location->path) : QList<QImage>();
    for (const QImage &image : images) {
        const QRect rect = frame.rect.intersected(image.rect());
        const QImage part = comparablePixels(image.copy(rect));
        if (!rect.isEmpty() && seenIn(part, part.rect()).digest == frame.pixels.digest)
            return part;
    }
    return {};
}

void ProjectImages::keepPixels(const PixelReader::Read &read)
{
    for (auto each = read.cbegin(); each != read.cend(); ++each)
        m_store.keep(each.key(), *each);
    m_hasNewPixels = true;
    emit arrived();
}

struct ProjectImages::Errand {
    QStringList images;
    int opened = 0;
    TakeImages take;                ///< null when it was done
    QHash<QString, QImage> decoded; ///< held, since the store may let go of some for others
};

/// Whether all are there.
bool ProjectImages::collect(Errand &errand) const
{
    for (const QString &image : errand.images) {
        if (errand.decoded.contains(image))
            continue;
        if (const ImagePixels now = pixels(image); !now.isPending)
            errand.decoded.insert(image, now.images.whole);
    }
    return std::ranges::all_of(errand.images, [&](const QString &image) { return errand.decoded.contains(image); });
}

void ProjectImages::whenDecoded(const QStringList &images, QObject &context, const TakeImages &take)
{
    const auto errand = std::make_shared<Errand>(Errand{images, m_opened, take, {}});
    if (collect(*errand))
        return take(errand->decoded);
    auto *waiting = new QObject(&context);
    const auto look = [this, errand, waiting] {
        const bool isOver = errand->opened != m_opened;
        if (!isOver && !collect(*errand))
            return;
        waiting->deleteLater();
        if (const TakeImages takeOnce = std::exchange(errand->take, nullptr); takeOnce && !isOver)
            takeOnce(errand->decoded);
    };
    connect(this, &LiveAnswer::changed, waiting, look, Qt::QueuedConnection); // nothing opens while answers are told
}

void ProjectImages::forget()
{
    m_store.forget();
    m_survey.forget();
    m_unsurveyed.clear();
    m_isSurveyLate = false;
    forgetContents();
}

void ProjectImages::forgetContents()
{
    m_contents.forget();
    m_pixels.forget();
    m_askedPlaces.clear();
    m_sprites.clear();
    m_version += 1;
    m_factsVersion += 1;
}

/// A survey that is under way goes on, and another one follows: where files change all the time none would ever end.
void ProjectImages::reload()
{
    m_store.forgetContents();
    m_isSurveyLate = m_survey.isPending();
    forgetContents();
    emit arrived();
}

QSize ProjectImages::sizeOf(const QString &imagePath) const
{
    const auto known = catalog().constFind(imagePath);
    return known != catalog().cend() ? known->size
                                     : ImageStore::survey({imagePath}, m_files.folders()).value(imagePath).size;
}

void ProjectImages::remember(const QHash<QString, ImageContents> &contents)
{
    for (auto each = contents.cbegin(); each != contents.cend(); ++each) {
        if (each->hash.isEmpty() || !each->pictures)
            continue;
        QList<ImageVersion> &versions = m_versions[each.key()];
        versions.removeIf([&](const ImageVersion &version) { return version.hash == each->hash; });
        if (versions.size() >= mostVersionsKept)
            versions.removeAt(1);
        versions.append({each->hash, each->size, each->pictures});
    }
}

const ImageVersion *ProjectImages::versionBefore(const QString &imagePath, const QString &notedHash) const
{
    const auto versions = m_versions.constFind(imagePath);
    if (versions == m_versions.cend())
        return nullptr;
    const QString now = catalog().value(imagePath).hash;
    const auto isMeant = [&](const ImageVersion &version) {
        return notedHash.isEmpty() ? version.hash != now : version.hash == notedHash;
    };
    const auto found = std::find_if(versions->crbegin(), versions->crend(), isMeant);
    return found == versions->crend() ? nullptr : &*found;
}

void ProjectImages::learn(const QString &imagePath, const QString &hash, const PictureTable &pictures)
{
    m_store.learn(imagePath, hash, pictures);
}

/// Of each changed sprite, where frames are cut from places that nobody has looked at.
QSet<QString> ProjectImages::imagesCutElsewhere(const QList<Sprite> &sprites) const
{
    QSet<QString> images;
    for (qsizetype i = 0; i < sprites.size(); ++i) {
        const Sprite &sprite = sprites.at(i);
        if (i < m_sprites.size() && m_sprites.at(i).frames.isSharedWith(sprite.frames))
            continue;
        for (const Frame &frame : sprite.frames) {
            const QString &image = imageOf(sprite, frame);
            const auto facts = catalog().constFind(image);
            if (facts == catalog().cend() || !facts->pictures || facts->pictures->knows(frame.rect))
                continue;
            const auto asked = m_askedPlaces.constFind(image);
            if (asked == m_askedPlaces.cend() || !asked->knows(frame.rect)) // else there was too much to look at
                images.insert(image);
        }
    }
    return images;
}

/// Frames that are cut from elsewhere now. While they are dragged there is another place at each move: those in which
/// they lie when an answer has come are asked for next.
void ProjectImages::askForPlaces(const Document &document)
{
    if (m_contents.isReading() || m_sprites.isSharedWith(document.sprites))
        return;
    const QSet<QString> images = imagesCutElsewhere(document.sprites);
    m_sprites = document.sprites;
    if (images.isEmpty())
        return;
    for (const QString &image : images)
        m_contents.forget(image);
    read(images.values(), document);
}

/// With the places that frames are cut from now.
void ProjectImages::read(const QStringList &images, const Document &document)
{
    const FramePlaces places = framePlacesOf(document);
    for (const QString &image : images) {
        PictureTable &asked = m_askedPlaces[image];
        asked = {};
        const QList<QRect> rects = places.value(image);
        for (const QRect &rect : rects)
            asked.insert(rect, {});
    }
    m_contents.read(images, m_folder, places);
}

/// Of a few images at once; those of thousands are looked at beside the window, and are not known until then. So is one
/// that comes to thousands: where all of them lie is asked anew.
void ProjectImages::survey(const Document &document, const ImageFolders &folders)
{
    constexpr qsizetype few = 100;
    constexpr qsizetype fewKnown = 1'000;
    const qsizetype before = m_unsurveyed.size();
    const QStringList images = m_store.imagesToSurvey(document, folders);
    m_unsurveyed.unite(QSet<QString>(images.cbegin(), images.cend()));
    const bool isOfUse = m_survey.isPending() && m_survey.asked()->folders == folders &&
                         (m_isSurveyLate || m_unsurveyed.size() == before);
    if (m_unsurveyed.isEmpty() || isOfUse)
        return;
    const SurveyOrder order{m_unsurveyed.values(), folders, m_store.catalog().keys(), document.sprites, m_filesToWatch};
    if (m_unsurveyed.size() > few || order.known.size() > fewKnown)
        return m_survey.ask(order);
    takeSurveyed(surveyed(order, {}));
}

/// How files are is looked at before what is in them, so that no change is missed.
ProjectImages::Surveyed ProjectImages::surveyed(const SurveyOrder &order, const Run &run)
{
    const QStringList files = filesToWatch(order.known + order.images, order.sprites, order.folders.memory);
    Surveyed found{{}, FileWatch::stampsOf(files, order.watched)};
    found.facts = ImageStore::survey(order.images, order.folders, run.stop());
    return found;
}

void ProjectImages::takeSurveyed(const Surveyed &found)
{
    if (!std::exchange(m_isSurveyLate, false))
        m_unsurveyed.clear();
    m_store.take(found.facts);
    m_filesToWatch = found.files;
    m_hasNewImages = true;
    m_version += 1;
    m_factsVersion += 1;
}

QStringList ProjectImages::filesToWatch(const QStringList &images, const QList<Sprite> &sprites, const QString &folder)
{
    QStringList named = images;
    for (const Sprite &sprite : sprites) {
        const FilesBehind behind = filesBehind(sprite, folder);
        named += behind.there + behind.next;
    }
    QStringList files;
    for (const QString &image : std::as_const(named)) {
        if (const Result<ImageLocation> location = locateImage(folder, image))
            files.append(location->path);
    }
    return files;
}

bool ProjectImages::update(const Shown &shown)
{
    const ImageFolders folders = m_files.folders();
    const bool isAnotherProject = shown.opened != std::exchange(m_opened, shown.opened);
    const bool isElsewhere = folders.memory != std::exchange(m_folder, folders.memory);
    if (isAnotherProject || isElsewhere) {
        forget();
        m_versions.clear();
    }
    survey(shown.document, folders);
    if (std::exchange(m_hasNewImages, false)) {
        QStringList fresh = m_store.catalog().keys();
        fresh.removeIf([this](const QString &image) { return m_askedPlaces.contains(image); });
        read(fresh, shown.document);
        m_watch.watch(m_filesToWatch);
    }
    askForPlaces(shown.document);
    const bool isAnother = m_version != std::exchange(m_told, m_version);
    return std::exchange(m_hasNewPixels, false) || isAnother;
}

} // namespace hitbox
