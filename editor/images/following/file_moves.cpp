#include "images/following/file_moves.h"

#include "images/following/blank_places.h"
#include "images/following/cell_cut.h"
#include "images/following/kept_order.h"
#include "images/image_paths.h"
#include "images/numbered_images.h"

#include <QCryptographicHash>

#include <algorithm>
#include <map>
#include <optional>
#include <tuple>
#include <utility>

namespace hitbox {

namespace {

/// What frames of one file showed.
struct FilePicture {
    QString image;
    QRect rect;
    SeenPixels pixels; ///< bounds from the corner of `rect`
    QList<int> frames;
};

/// In a file now.
struct FilePlace {
    const PictureFile *file = nullptr;
    QRect cell;
    QRect bounds; ///< from the corner of the cell
};

/// By picture.
using FoundFiles = QList<std::optional<FilePlace>>;

/// The place of each image in the list.
QHash<QString, int> ranksOf(const QStringList &images)
{
    QHash<QString, int> ranks;
    for (int i = 0; i < images.size(); ++i)
        ranks.insert(images.at(i), i);
    return ranks;
}

QList<FilePicture> filePicturesOf(const Sprite &sprite, const FileSearch &search, const QHash<QString, int> &ranks)
{
    std::map<std::pair<int, QString>, FilePicture> pictures;
    for (int i = 0; i < sprite.frames.size(); ++i) {
        const Frame &frame = sprite.frames.at(i);
        const SeenPixels known = search.known.value(i);
        const QString &image = imageOf(sprite, frame);
        const int at = ranks.value(image, -1);
        if (at < 0 || known.digest.isEmpty())
            continue;
        FilePicture &picture = pictures[{at, known.digest}];
        picture.image = image;
        picture.rect = frame.rect;
        picture.pixels = {known.digest, known.bounds.translated(-frame.offset)};
        picture.frames.append(i);
    }
    QList<FilePicture> list;
    for (const auto &[key, picture] : pictures)
        list.append(picture);
    return list;
}

/// What the file shows where it is cut as a frame was. Where nothing else is in it, that is what all of it shows.
SeenPixels shownIn(const PictureFile &file, const QRect &cell)
{
    const SeenPixels all = file.shown.at(file.whole());
    return cell.contains(all.bounds) && cell.topLeft().isNull() ? all : file.shown.at(cell);
}

/// Where the file shows the picture: cut as it was, or as a whole.
std::optional<FilePlace> placeIn(const PictureFile &file, const FilePicture &picture)
{
    for (const QRect &cell : {picture.rect, file.whole()}) {
        if (!file.whole().contains(cell))
            continue;
        const SeenPixels shown = shownIn(file, cell);
        if (shown.digest == picture.pixels.digest)
            return FilePlace{&file, cell, shown.bounds};
    }
    return std::nullopt;
}

using Files = QList<const PictureFile *>;

/// The files of a list that show a picture, as places in the list, ascending.
class ShowingFiles
{
public:
    explicit ShowingFiles(const Files &files)
        : m_files(files)
    {
        for (int i = 0; i < files.size(); ++i) {
            const QSet<QString> digests = files.at(i)->shown.digests();
            for (const QString &digest : digests)
                m_byDigest[digest].append(i);
        }
    }

    const QList<int> &of(const FilePicture &picture)
    {
        QList<int> &places = m_known[{picture.pixels.digest, picture.rect.width(), picture.rect.height()}];
        const QList<int> likely = places.isEmpty() ? m_byDigest.value(picture.pixels.digest) : QList<int>();
        for (const int place : likely) {
            if (placeIn(*m_files.at(place), picture))
                places.append(place);
        }
        return places;
    }

private:
    const Files &m_files;
    QHash<QString, QList<int>> m_byDigest;
    std::map<std::tuple<QString, int, int>, QList<int>> m_known; ///< by digest and size of the cut
};

/// Looks for pictures in files, each of which goes to one picture. Both are in their orders.
class FileSeeker
{
public:
    explicit FileSeeker(const QList<FilePicture> &pictures)
        : m_pictures(pictures)
        , m_found(pictures.size())
    {
    }

    /// `isSought` says of a picture whether it is looked for among these.
    template <typename Sought>
    void seek(const Files &files, const Sought &isSought)
    {
        QList<int> sought;
        QList<QList<int>> placesOf;
        ShowingFiles showing(files);
        for (int i = 0; i < m_pictures.size(); ++i) {
            if (m_found.at(i) || !isSought(m_pictures.at(i)))
                continue;
            sought.append(i);
            placesOf.append(showing.of(m_pictures.at(i)));
        }
        const QList<int> own = ownPlaces(sought, files);
        QList<int> ordered = keptOrder(placesOf, own);
        QList<QList<int>> alike = placesOf;
        for (int i = 0; i < sought.size(); ++i)
            alike[i] =
                ordered.at(i) < 0 ? placesAlike(m_pictures.at(sought.at(i)), placesOf.at(i), files) : QList<int>();
        ordered = keptRuns(alike, ordered);
        ordered = keptRuns(placesOf, ordered);
        takeOwn(placesOf, own, ordered);
        for (int i = 0; i < sought.size(); ++i) {
            if (ordered.at(i) >= 0)
                put(sought.at(i), *files.at(ordered.at(i)));
        }
        seekAnyOrder(sought, placesOf, files);
    }

    void take(const PictureFile &file) { m_taken.insert(&file); }
    bool isTaken(const PictureFile &file) const { return m_taken.contains(&file); }
    const FoundFiles &found() const { return m_found; }

private:
    /// Of each picture the place of the file that it was in, -1 for one that is not there.
    QList<int> ownPlaces(const QList<int> &sought, const Files &files) const
    {
        QHash<QString, int> places;
        for (int i = 0; i < files.size(); ++i)
            places.insert(files.at(i)->image, i);
        QList<int> own;
        for (const int picture : sought)
            own.append(places.value(m_pictures.at(picture).image, -1));
        return own;
    }

    /// A picture that would be left over takes its own file, where that shows it, from one that looks the same.
    static void takeOwn(const QList<QList<int>> &placesOf, const QList<int> &own, QList<int> &ordered)
    {
        QHash<int, int> holders;
        QList<int> left;
        for (int i = 0; i < ordered.size(); ++i) {
            if (ordered.at(i) < 0)
                left.append(i);
            else
                holders.insert(ordered.at(i), i);
        }
        while (!left.isEmpty()) {
            const int i = left.takeLast();
            const int file = own.at(i);
            const int holder = holders.value(file, -1);
            const bool isShown = std::binary_search(placesOf.at(i).cbegin(), placesOf.at(i).cend(), file);
            if (!isShown || (holder >= 0 && own.at(holder) == file))
                continue;
            ordered[i] = file;
            holders.insert(file, i);
            if (holder < 0)
                continue;
            ordered[holder] = -1;
            left.append(holder);
        }
    }

    /// Of the places those where the picture lies as it lay.
    static QList<int> placesAlike(const FilePicture &picture, QList<int> places, const Files &files)
    {
        places.removeIf([&](int file) { return placeIn(*files.at(file), picture)->bounds != picture.pixels.bounds; });
        return places;
    }

    /// Those that are too many to be put in order.
    void seekAnyOrder(const QList<int> &sought, const QList<QList<int>> &placesOf, const Files &files)
    {
        for (int i = 0; i < sought.size(); ++i) {
            if (m_found.at(sought.at(i)))
                continue;
            const auto isFree = [&](int file) { return !isTaken(*files.at(file)); };
            const auto file = std::find_if(placesOf.at(i).cbegin(), placesOf.at(i).cend(), isFree);
            if (file != placesOf.at(i).cend())
                put(sought.at(i), *files.at(*file));
        }
    }

    void put(int picture, const PictureFile &file)
    {
        m_found[picture] = placeIn(file, m_pictures.at(picture));
        take(file);
    }

    const QList<FilePicture> &m_pictures;
    FoundFiles m_found;
    QSet<const PictureFile *> m_taken;
};

Files inOrderOfNumbers(const Files &files)
{
    QStringList names;
    QHash<QString, const PictureFile *> byName;
    for (const PictureFile *file : files) {
        names.append(file->image);
        byName.insert(file->image, file);
    }
    Files ordered;
    for (const QString &name : inCountingOrder(names))
        ordered.append(byName.value(name));
    return ordered;
}

/// Those beside that are numbered as files of the sprite are.
QSet<QString> numberedAlike(const QStringList &own, const QList<PictureFile> &beside)
{
    QStringList all = own;
    for (const PictureFile &file : beside)
        all.append(file.image);
    QSet<QString> alike;
    const QList<NumberedImages> groups = numberedImages(all);
    for (const NumberedImages &group : groups) {
        const bool isOfSprite =
            std::any_of(group.places.cbegin(), group.places.cend(), [&own](int place) { return place < own.size(); });
        for (const int place : isOfSprite ? group.places : QList<int>())
            alike.insert(all.at(place));
    }
    return alike;
}

/// What becomes of a sprite whose images are files of their own.
class FileFollowing
{
public:
    FileFollowing(const Sprite &sprite, const FileSearch &search)
        : m_sprite(sprite)
        , m_search(search)
        , m_images(pictureFilesOf(sprite))
        , m_ranks(ranksOf(m_images))
        , m_pictures(filePicturesOf(sprite, search, m_ranks))
        , m_seeker(m_pictures)
        , m_moves{.frames = QList<FrameMove>(sprite.frames.size())}
    {
        for (const PictureFile &file : search.files)
            m_files.insert(file.image, &file);
        for (int i = 0; i < sprite.frames.size(); ++i)
            m_frames[imageOf(sprite, sprite.frames.at(i))].append(i);
    }

    PictureMoves moves() &&;

private:
    void sortFiles();
    bool isThere(const QString &image) const { return m_files.contains(image); }
    void moveFound();
    void moveRenamedSheets();
    bool isShownIn(const PictureFile &file, const QString &sheet) const;
    void moveBlankFrames();
    void leaveOthers();
    void findFresh();
    void note();

    const Sprite &m_sprite;
    const FileSearch &m_search;
    QStringList m_images; ///< files of their own, in the order of numbers
    QHash<QString, int> m_ranks;
    QHash<QString, const PictureFile *> m_files; ///< that the sprite names
    QHash<QString, QList<int>> m_frames;         ///< that are cut from an image
    QList<FilePicture> m_pictures;
    FileSeeker m_seeker;
    PictureMoves m_moves;
    Files m_slots; ///< of the sprite or numbered alike, in the order of numbers
    Files m_rest;  ///< others beside, of no sprite
};

void FileFollowing::sortFiles()
{
    const QSet<QString> alike = numberedAlike(m_images, m_search.beside);
    for (const PictureFile &file : m_search.files) {
        if (m_ranks.contains(file.image))
            m_slots.append(&file);
    }
    for (const PictureFile &file : m_search.beside) {
        if (alike.contains(file.image))
            m_slots.append(&file);
        else if (!m_search.foreign.contains(file.image))
            m_rest.append(&file);
    }
    m_slots = inOrderOfNumbers(m_slots);
    m_rest = inOrderOfNumbers(m_rest);
}

void FileFollowing::moveFound()
{
    m_seeker.seek(m_slots, [](const FilePicture &) { return true; });
    m_seeker.seek(m_rest, [this](const FilePicture &picture) { return !isThere(picture.image); });
    for (int p = 0; p < m_pictures.size(); ++p) {
        const std::optional<FilePlace> &place = m_seeker.found().at(p);
        for (const int f : place ? m_pictures.at(p).frames : QList<int>()) {
            const Frame &frame = m_sprite.frames.at(f);
            const SeenPixels known = m_search.known.at(f);
            FrameMove move =
                movedIntoCell(frame, known.bounds, place->cell, place->cell.topLeft() + place->bounds.topLeft());
            const bool stays = isSamePlace(frame, move) && place->file->image == m_pictures.at(p).image;
            move.fate = stays ? FrameFate::Stays : FrameFate::Moves;
            move.pixels = {known.digest, known.bounds.translated(move.shift)};
            move.file = {place->file->image, place->file->hash};
            m_moves.frames[f] = move;
        }
    }
}

/// All that is known of the image lies there in the file, and something is.
bool FileFollowing::isShownIn(const PictureFile &file, const QString &sheet) const
{
    int known = 0;
    for (const int i : m_frames.value(sheet)) {
        const Frame &frame = m_sprite.frames.at(i);
        const QString &noted = imageHashOf(m_sprite, frame);
        if (!noted.isEmpty() && noted == file.hash)
            return true;
        const SeenPixels was = m_search.known.value(i);
        if (was.digest.isEmpty())
            continue;
        known += 1;
        if (file.shown.of(frame) != was)
            return false;
    }
    return known > 0;
}

void FileFollowing::moveRenamedSheets()
{
    const QStringList images = imagesOf(m_sprite);
    for (const QString &image : images) {
        if (m_ranks.contains(image) || isThere(image))
            continue;
        const auto isNewName = [&](const PictureFile *file) {
            return !m_seeker.isTaken(*file) && isShownIn(*file, image);
        };
        const auto file = std::find_if(m_rest.cbegin(), m_rest.cend(), isNewName);
        if (file == m_rest.cend())
            continue;
        m_seeker.take(**file);
        for (const int i : m_frames.value(image)) {
            const Frame &frame = m_sprite.frames.at(i);
            m_moves.frames[i] = {FrameFate::Moves,
                                 frame.rect,
                                 frame.size,
                                 frame.offset,
                                 {},
                                 (*file)->shown.of(frame),
                                 {(*file)->image, (*file)->hash}};
        }
    }
}

void FileFollowing::moveBlankFrames()
{
    QHash<QString, int> slotOfImage;
    for (int i = 0; i < m_slots.size(); ++i)
        slotOfImage.insert(m_slots.at(i)->image, i);
    QList<OldPlace> places;
    for (const QString &image : std::as_const(m_images)) {
        OldPlace place{.isBlank = true};
        for (const int i : m_frames.value(image)) {
            const FrameMove &move = m_moves.frames.at(i);
            place.isBlank = place.isBlank && m_search.known.value(i).digest.isEmpty();
            if (!slotOfImage.contains(move.file.image))
                continue;
            place.now = slotOfImage.value(move.file.image);
            place.hasStayed = move.fate == FrameFate::Stays;
        }
        places.append(place);
    }
    QList<bool> isFree;
    for (const PictureFile *file : std::as_const(m_slots))
        isFree.append(!m_seeker.isTaken(*file) && file->shown.at(file->whole()).digest.isEmpty());
    const QList<int> slotOf = blankSlots(places, isFree);
    for (int p = 0; p < places.size(); ++p) {
        if (slotOf.at(p) < 0)
            continue;
        const PictureFile &file = *m_slots.at(slotOf.at(p));
        m_seeker.take(file);
        for (const int i : m_frames.value(m_images.at(p))) {
            const Frame &frame = m_sprite.frames.at(i);
            FrameMove move{FrameFate::Blank, frame.rect, frame.size, frame.offset, {}, {}, {file.image, file.hash}};
            if (!file.whole().contains(frame.rect)) {
                move.rect = file.whole();
                move.size = file.size;
                move.offset = {};
            }
            m_moves.frames[i] = move;
        }
    }
}

/// A frame whose picture is nowhere stays with its file where nobody else has that.
void FileFollowing::leaveOthers()
{
    QSet<const PictureFile *> kept;
    for (int i = 0; i < m_sprite.frames.size(); ++i) {
        const Frame &frame = m_sprite.frames.at(i);
        FrameMove &move = m_moves.frames[i];
        const QString &image = imageOf(m_sprite, frame);
        if (move.fate != FrameFate::Elsewhere || !m_ranks.contains(image))
            continue;
        const bool isKnown = !m_search.known.value(i).digest.isEmpty();
        move = {isKnown ? FrameFate::Lost : FrameFate::Unknown, frame.rect, frame.size, frame.offset, {}, {}, {}};
        const PictureFile *file = m_files.value(image);
        if (!file)
            continue;
        const bool isTaken = m_seeker.isTaken(*file);
        if (isTaken && !isKnown)
            continue;
        move.file = {file->image, file->hash};
        move.pixels = file->shown.of(frame);
        if (isTaken)
            continue;
        kept.insert(file);
        if (isKnown && !move.pixels.digest.isEmpty())
            move.fate = FrameFate::Redrawn;
    }
    for (const PictureFile *file : std::as_const(kept))
        m_seeker.take(*file);
}

void FileFollowing::findFresh()
{
    const auto isTaken = [this](const PictureFile *file) { return m_seeker.isTaken(*file); };
    const auto first = std::find_if(m_slots.cbegin(), m_slots.cend(), isTaken);
    const auto last = std::find_if(m_slots.crbegin(), m_slots.crend(), isTaken).base();
    for (auto slot = m_slots.cbegin(); slot != m_slots.cend(); ++slot) {
        const PictureFile &file = **slot;
        const bool isBetween = slot >= first && slot < last;
        const SeenPixels shown = file.shown.at(file.whole());
        if (isTaken(&file) || shown.digest.isEmpty() || m_search.foreign.contains(file.image) ||
            (!isBetween && !m_ranks.contains(file.image) && !m_search.appended.contains(file.image)))
            continue;
        m_moves.fresh.append(file.whole());
        m_moves.freshPixels.append(shown);
        m_moves.freshFiles.append({file.image, file.hash});
    }
}

/// The files in their order, and what tells this state of them from others.
void FileFollowing::note()
{
    QCryptographicHash hash(QCryptographicHash::Sha256);
    for (const PictureFile &file : m_search.files)
        hash.addData((file.image + u'\n' + file.hash + u'\n').toUtf8());
    for (const FileBytes &file : std::as_const(m_moves.freshFiles))
        hash.addData((file.image + u'\n' + file.hash + u'\n').toUtf8());
    m_moves.imageHash = QString::fromLatin1(hash.result().toHex());
    QStringList files;
    for (const Files &list : {m_slots, m_rest}) {
        for (const PictureFile *file : list) {
            if (m_seeker.isTaken(*file))
                files.append(file->image);
        }
    }
    for (const FileBytes &file : std::as_const(m_moves.freshFiles))
        files.append(file.image);
    m_moves.files = inCountingOrder(files);
    QList<int> ranks;
    for (const Frame &frame : m_sprite.frames) {
        if (const int rank = m_ranks.value(imageOf(m_sprite, frame), -1); rank >= 0)
            ranks.append(rank);
    }
    m_moves.isInSheetOrder = !ranks.isEmpty() && std::is_sorted(ranks.cbegin(), ranks.cend());
}

PictureMoves FileFollowing::moves() &&
{
    sortFiles();
    moveFound();
    moveRenamedSheets();
    moveBlankFrames();
    leaveOthers();
    findFresh();
    note();
    return std::move(m_moves);
}

} // namespace

QStringList pictureFilesOf(const Sprite &sprite)
{
    QStringList images;
    QHash<QString, QRect> rects;
    QSet<QString> sheets;
    for (const Frame &frame : sprite.frames) {
        const QString &image = imageOf(sprite, frame);
        const auto known = rects.constFind(image);
        if (frame.rect.topLeft() != QPoint() || (known != rects.cend() && *known != frame.rect))
            sheets.insert(image);
        else if (known == rects.cend())
            images.append(image);
        rects.insert(image, frame.rect);
    }
    images.removeIf([&sheets](const QString &image) { return sheets.contains(image); });
    return inCountingOrder(images);
}

PictureMoves fileMoves(const Sprite &sprite, const FileSearch &search)
{
    return FileFollowing(sprite, search).moves();
}

} // namespace hitbox
