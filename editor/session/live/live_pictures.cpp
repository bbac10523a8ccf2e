#include "session/live/live_pictures.h"

#include "images/following/picture_files.h"
#include "images/following/steady_image.h"
#include "images/image_location.h"
#include "session/files/project_images.h"

#include <QMap>

#include <algorithm>
#include <utility>

namespace hitbox {

namespace {

/// What the work looks at: other differences of a sprite concern it as little as another name.
bool isCutAlike(const Sprite &before, const Sprite &after)
{
    if (before.image != after.image || before.imageHash != after.imageHash)
        return false;
    if (before.frames.isSharedWith(after.frames))
        return true;
    return std::equal(before.frames.cbegin(), before.frames.cend(), after.frames.cbegin(), after.frames.cend(),
                      [](const Frame &a, const Frame &b) {
                          return a.rect == b.rect && a.size == b.size && a.offset == b.offset && a.image == b.image &&
                                 a.imageHash == b.imageHash && a.pixels == b.pixels;
                      });
}

bool areCutAlike(const QList<Sprite> &before, const QList<Sprite> &after)
{
    return before.isSharedWith(after) ||
           std::equal(before.cbegin(), before.cend(), after.cbegin(), after.cend(),
                      [](const Sprite &a, const Sprite &b) { return *a.id == *b.id && isCutAlike(a, b); });
}

/// The one that all of its frames are cut from, as those of most sprites are; null where there are several.
const QString *onlyImageOf(const Sprite &sprite)
{
    const QString &first = sprite.frames.isEmpty() ? sprite.image : imageOf(sprite, sprite.frames.constFirst());
    const bool isOnly =
        std::ranges::all_of(sprite.frames, [&](const Frame &frame) { return imageOf(sprite, frame) == first; });
    return isOnly ? &first : nullptr;
}

/// Of each image of the sprite: by the first frame that is cut from it.
QHash<QString, QString> notedHashesOf(const Sprite &sprite)
{
    QHash<QString, QString> hashes;
    const QString *last = nullptr; // most frames are of the same image as the one before
    for (const Frame &frame : sprite.frames) {
        const QString &image = imageOf(sprite, frame);
        if ((last && *last == image) || hashes.contains(image))
            continue;
        last = &image;
        hashes.insert(image, imageHashOf(sprite, frame));
    }
    return hashes;
}

} // namespace

LivePictures::LivePictures(const ProjectImages &images)
    : m_images(images)
    , m_looking(lookedAt, [this](const Request &, const QList<MovedPictures> &found) {
        m_list = found;
        emit arrived();
    })
{
}

/// An image is read once, however many sprites show it, and one at a time is held in memory.
QList<MovedPictures> LivePictures::lookedAt(const Request &request, const Run &run)
{
    QMap<qsizetype, MovedPictures> found; // in the order of the request
    QSet<Id<Sprite>> followed;            // by their files, so that their images are not looked at one by one
    QHash<QString, QList<qsizetype>> byPath;
    for (qsizetype i = 0; i < request.changed.size() && !run.isStopped(); ++i) {
        const Changed &changed = request.changed.at(i);
        if (!changed.search.image.isEmpty()) {
            byPath[changed.path].append(i);
            continue;
        }
        const Result<std::optional<PictureMoves>> moves =
            followedFiles(changed.sprite, {.folder = changed.path,
                                           .known = changed.search.known,
                                           .foreign = {request.users, changed.sprite},
                                           .appended = changed.appended,
                                           .stop = run.stop()});
        // Files that are only gone may be on their way to another place.
        const auto isAppended = [&changed](const FileBytes &file) { return changed.appended.contains(file.image); };
        if (!moves || !*moves ||
            ((*moves)->count(FrameFate::Moves) + (*moves)->count(FrameFate::Blank) == 0 &&
             std::ranges::none_of((*moves)->freshFiles, isAppended)))
            continue;
        found.insert(i, {changed.sprite.id, **moves});
        followed.insert(*changed.sprite.id);
    }
    for (auto each = byPath.cbegin(); each != byPath.cend() && !run.isStopped(); ++each) {
        std::optional<Result<SteadyImage>> now;
        for (const qsizetype i : each.value()) {
            const Changed &changed = request.changed.at(i);
            if (run.isStopped())
                break;
            if (followed.contains(*changed.sprite.id))
                continue;
            if (!now)
                now = readSteadily(each.key());
            if (!*now || (*now)->hash != changed.hash)
                continue; // it is being written, and is looked at again
            PictureSearch search = changed.search;
            search.cuts = likelyCuts(changed.sprite, search.image, (*now)->pixels, changed.path, run.stop());
            PictureMoves moves = pictureMoves(changed.sprite, search, (*now)->pixels, run.stop());
            moves.imageHash = (*now)->hash;
            if (moves.isAnythingToDo())
                found.insert(i, {changed.sprite.id, moves});
        }
    }
    return found.values();
}

/// What frames note, and else what the program saw.
QList<SeenPixels> LivePictures::knownOf(const Sprite &sprite) const
{
    QList<SeenPixels> known = notedPixels(sprite);
    for (qsizetype i = 0; i < known.size(); ++i) {
        const Frame &frame = sprite.frames.at(i);
        if (!known.at(i).digest.isEmpty())
            continue;
        const QString &image = imageOf(sprite, frame);
        if (const ImageVersion *before = m_images.versionBefore(image, imageHashOf(sprite, frame)))
            known[i] = before->pictures->of(frame);
    }
    return known;
}

/// Where one of them is gone, or is another than it was.
std::optional<LivePictures::Changed> LivePictures::changedFilesOf(const Sprite &sprite,
                                                                  const QStringList &appended) const
{
    if (const QString *only = onlyImageOf(sprite); only && appended.isEmpty()) {
        const auto facts = m_images.catalog().constFind(*only);
        const bool isLookedAt = facts != m_images.catalog().cend();
        if (!isLookedAt || !facts->hash.isEmpty() || facts->problem.isEmpty())
            return std::nullopt; // it is there, or nobody has looked yet
    }
    Changed changed{sprite, {}, m_images.folder(), {}};
    bool isAnyOther = false;
    bool isAnyGone = false;
    const QStringList images = imagesOf(sprite);
    const QHash<QString, QString> noted = notedHashesOf(sprite);
    for (const QString &image : images) {
        const ImageFacts facts = m_images.catalog().value(image);
        if (facts.hash.isEmpty() && facts.problem.isEmpty())
            return std::nullopt; // nobody has looked yet
        isAnyGone = isAnyGone || facts.hash.isEmpty();
        isAnyOther = isAnyOther || facts.hash != noted.value(image, sprite.imageHash);
        changed.hash += facts.hash + u';';
    }
    if ((pictureFilesOf(sprite).size() < 2 || !isAnyOther) && !isAnyGone && appended.isEmpty())
        return std::nullopt;
    changed.appended = appended;
    changed.search.known = knownOf(sprite);
    return changed;
}

QList<LivePictures::Changed> LivePictures::changedOf(const Sprite &sprite) const
{
    if (const QString *only = onlyImageOf(sprite)) {
        const auto facts = m_images.catalog().constFind(*only);
        const QString &noted =
            sprite.frames.isEmpty() ? sprite.imageHash : imageHashOf(sprite, sprite.frames.constFirst());
        if (facts == m_images.catalog().cend() || facts->hash.isEmpty() || noted == facts->hash)
            return {};
    }
    QList<Changed> all;
    std::optional<QList<SeenPixels>> known; // shared by all images: there may be thousands of either
    const QStringList images = imagesOf(sprite);
    const QHash<QString, QString> notedHashes = notedHashesOf(sprite);
    for (const QString &image : images) {
        const ImageFacts facts = m_images.catalog().value(image);
        const QString noted = notedHashes.value(image, sprite.imageHash);
        if (facts.hash.isEmpty() || facts.size.isEmpty() || noted == facts.hash)
            continue;
        const ImageVersion *before = m_images.versionBefore(image, noted);
        if (!known)
            known = knownOf(sprite);
        PictureSearch search{.image = image, .known = *known};
        search.before = before ? before->size : QSize();
        const auto isKnown = [](const SeenPixels &pixels) { return !pixels.digest.isEmpty(); };
        if (std::none_of(search.known.cbegin(), search.known.cend(), isKnown))
            continue;
        if (const Result<ImageLocation> location = locateImage(m_images.folder(), image))
            all.append({sprite, search, location->path, facts.hash});
    }
    return all;
}

/// Files that came to be behind the last number while nobody edited frames. Whoever left out those that were there, or
/// deletes the last frames, is not asked for them.
QStringList LivePictures::appendedTo(const Sprite &sprite, bool isEdited)
{
    if (onlyImageOf(sprite))
        return {}; // no numbers that could go on
    const QStringList there = filesBehind(sprite, m_images.folder()).there;
    const bool isNewSprite = !m_behind.contains(*sprite.id);
    Behind &behind = m_behind[*sprite.id];
    QStringList appended;
    for (const QString &file : there) {
        if (!behind.appeared.contains(file) && (isNewSprite || isEdited))
            behind.leftOut.insert(file);
        if (behind.leftOut.contains(file))
            continue;
        behind.appeared.insert(file);
        appended.append(file);
    }
    return appended;
}

bool LivePictures::isLeft(const MovedPictures &moved) const
{
    return m_left.contains({moved.sprite, moved.moves.imageHash});
}

void LivePictures::leave(const MovedPictures &moved)
{
    m_left.append({moved.sprite, moved.moves.imageHash});
    emit arrived();
}

/// What was asked already is not asked again: its answer stands while somebody is asked about it.
void LivePictures::ask(const Request &request)
{
    const auto isSame = [](const Changed &a, const Changed &b) {
        return *a.sprite.id == *b.sprite.id && isCutAlike(a.sprite, b.sprite) && a.search.image == b.search.image &&
               a.search.known == b.search.known && a.search.before == b.search.before && a.path == b.path &&
               a.hash == b.hash && a.appended == b.appended;
    };
    const Request *asked = m_looking.asked();
    if (asked && asked->users == request.users && std::ranges::equal(asked->changed, request.changed, isSame))
        return;
    m_list.clear();
    if (request.changed.isEmpty())
        m_looking.forget();
    else
        m_looking.ask(request);
}

bool LivePictures::update(const Shown &shown)
{
    const bool isOther = shown.opened != std::exchange(m_opened, shown.opened);
    if (isOther) {
        m_left.clear();
        m_behind.clear();
    }
    const bool isEdited = !areCutAlike(m_sprites, shown.document.sprites);
    const bool isChanged = isOther || m_factsVersion != m_images.factsVersion() || isEdited;
    m_factsVersion = m_images.factsVersion();
    m_sprites = shown.document.sprites;
    if (isChanged) {
        Request request;
        bool areFiles = false;
        for (const Sprite &sprite : shown.document.sprites) {
            if (const std::optional<Changed> files = changedFilesOf(sprite, appendedTo(sprite, isEdited))) {
                request.changed.append(*files);
                areFiles = true;
            }
            request.changed += changedOf(sprite);
        }
        if (areFiles)
            request.users = imageUsersOf(shown.document.sprites);
        ask(request);
    }
    m_list.removeIf([this](const MovedPictures &moved) { return isLeft(moved); });
    if (m_list == m_told)
        return false;
    m_told = m_list;
    return true;
}

} // namespace hitbox
