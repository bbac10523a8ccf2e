#include "images/following/file_moves.h"

#include "images/following/blank_places.h"
#include "images/following/cell_cut.h"
#include "images/image_paths.h"
#include "images/numbered_images.h"

#include <QCryptographicHash>

#include <algorithm>
#include <map>
#include <optional>
#include <utility>
#include <vector>

namespace hitbox {

namespace {

/// Of pictures times files: more are not asked for the order that keeps most of them.
constexpr qsizetype mostPairsOrdered = 16'000'000;

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

QList<FilePicture> filePicturesOf(const Sprite &sprite, const FileSearch &search, const QStringList &images)
{
    std::map<std::pair<qsizetype, QString>, FilePicture> pictures;
    for (int i = 0; i < sprite.frames.size(); ++i) {
        const Frame &frame = sprite.frames.at(i);
        const SeenPixels known = search.known.value(i);
        const qsizetype at = images.indexOf(imageOf(sprite, frame));
        if (at < 0 || known.digest.isEmpty())
            continue;
        FilePicture &picture = pictures[{at, known.digest}];
        picture.image = images.at(at);
        picture.rect = frame.rect;
        picture.pixels = {known.digest, known.bounds.translated(-frame.offset)};
        picture.frames.append(i);
    }
    QList<FilePicture> list;
    for (const auto &[key, picture] : pictures)
        list.append(picture);
    return list;
}

/// Where the file shows the picture: cut as it was, or as a whole.
std::optional<FilePlace> placeIn(const PictureFile &file, const FilePicture &picture)
{
    for (const QRect &cell : {picture.rect, file.whole()}) {
        if (!file.whole().contains(cell))
            continue;
        const SeenPixels shown = file.shown.at(cell);
        if (shown.digest == picture.pixels.digest)
            return FilePlace{&file, cell, shown.bounds};
    }
    return std::nullopt;
}

using Files = QList<const PictureFile *>;

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
        for (int i = 0; i < m_pictures.size(); ++i) {
            if (!m_found.at(i) && isSought(m_pictures.at(i)))
                sought.append(i);
        }
        if (sought.size() * files.size() <= mostPairsOrdered)
            seekInOrder(sought, files);
        seekAnyOrder(sought, files, [](const FilePicture &picture, const FilePlace &place) {
            return picture.pixels.bounds == place.bounds;
        });
        seekAnyOrder(sought, files, [](const FilePicture &, const FilePlace &) { return true; });
    }

    void take(const PictureFile &file) { m_taken.insert(&file); }
    bool isTaken(const PictureFile &file) const { return m_taken.contains(&file); }
    const FoundFiles &found() const { return m_found; }

private:
    /// The longest common subsequence: as many as possible in the order in which they were.
    void seekInOrder(const QList<int> &sought, const Files &files)
    {
        const auto rows = size_t(sought.size());
        const auto columns = size_t(files.size());
        std::vector<bool> alike(rows * columns);
        std::vector<int> most((rows + 1) * (columns + 1), 0); // from here on
        const auto at = [columns](size_t row, size_t column) { return row * (columns + 1) + column; };
        for (size_t row = rows; row-- > 0;) {
            for (size_t column = columns; column-- > 0;) {
                const bool isAlike =
                    placeIn(*files.at(qsizetype(column)), m_pictures.at(sought.at(qsizetype(row)))).has_value();
                alike[row * columns + column] = isAlike;
                most[at(row, column)] = std::max({most[at(row + 1, column)], most[at(row, column + 1)],
                                                  isAlike ? most[at(row + 1, column + 1)] + 1 : 0});
            }
        }
        for (size_t row = 0, column = 0; row < rows && column < columns;) {
            const int here = most[at(row, column)];
            if (alike[row * columns + column] && here == most[at(row + 1, column + 1)] + 1)
                put(sought.at(qsizetype(row++)), *files.at(qsizetype(column++)));
            else if (here == most[at(row + 1, column)])
                ++row;
            else
                ++column;
        }
    }

    template <typename Like>
    void seekAnyOrder(const QList<int> &sought, const Files &files, const Like &isLike)
    {
        for (const int picture : sought) {
            if (m_found.at(picture))
                continue;
            const auto isMeant = [&](const PictureFile *file) {
                const auto place = isTaken(*file) ? std::nullopt : placeIn(*file, m_pictures.at(picture));
                return place && isLike(m_pictures.at(picture), *place);
            };
            const auto file = std::find_if(files.cbegin(), files.cend(), isMeant);
            if (file != files.cend())
                put(picture, **file);
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
        , m_pictures(filePicturesOf(sprite, search, m_images))
        , m_seeker(m_pictures)
        , m_moves{.frames = QList<FrameMove>(sprite.frames.size())}
    {
    }

    PictureMoves moves() &&;

private:
    void sortFiles();
    bool isThere(const QString &image) const { return fileOf(image) != nullptr; }
    const PictureFile *fileOf(const QString &image) const;
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
    QList<FilePicture> m_pictures;
    FileSeeker m_seeker;
    PictureMoves m_moves;
    Files m_slots; ///< of the sprite or numbered alike, in the order of numbers
    Files m_rest;  ///< others beside, of no sprite
};

const PictureFile *FileFollowing::fileOf(const QString &image) const
{
    const auto found = std::find_if(m_search.files.cbegin(), m_search.files.cend(),
                                    [&image](const PictureFile &file) { return file.image == image; });
    return found == m_search.files.cend() ? nullptr : &*found;
}

void FileFollowing::sortFiles()
{
    const QSet<QString> alike = numberedAlike(m_images, m_search.beside);
    for (const PictureFile &file : m_search.files) {
        if (m_images.contains(file.image))
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
    for (int i = 0; i < m_sprite.frames.size(); ++i) {
        const Frame &frame = m_sprite.frames.at(i);
        if (imageOf(m_sprite, frame) != sheet)
            continue;
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
        if (m_images.contains(image) || isThere(image))
            continue;
        const auto isNewName = [&](const PictureFile *file) {
            return !m_seeker.isTaken(*file) && isShownIn(*file, image);
        };
        const auto file = std::find_if(m_rest.cbegin(), m_rest.cend(), isNewName);
        if (file == m_rest.cend())
            continue;
        m_seeker.take(**file);
        for (int i = 0; i < m_sprite.frames.size(); ++i) {
            const Frame &frame = m_sprite.frames.at(i);
            if (imageOf(m_sprite, frame) == image)
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
    QList<OldPlace> places;
    for (const QString &image : std::as_const(m_images)) {
        OldPlace place{.isBlank = true};
        for (int i = 0; i < m_sprite.frames.size(); ++i) {
            if (imageOf(m_sprite, m_sprite.frames.at(i)) != image)
                continue;
            const FrameMove &move = m_moves.frames.at(i);
            place.isBlank = place.isBlank && m_search.known.value(i).digest.isEmpty();
            const auto isHere = [&move](const PictureFile *file) { return file->image == move.file.image; };
            const auto slot = std::find_if(m_slots.cbegin(), m_slots.cend(), isHere);
            if (slot == m_slots.cend())
                continue;
            place.now = static_cast<int>(slot - m_slots.cbegin());
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
        for (int i = 0; i < m_sprite.frames.size(); ++i) {
            const Frame &frame = m_sprite.frames.at(i);
            if (imageOf(m_sprite, frame) != m_images.at(p))
                continue;
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
        if (move.fate != FrameFate::Elsewhere || !m_images.contains(image))
            continue;
        const bool isKnown = !m_search.known.value(i).digest.isEmpty();
        move = {isKnown ? FrameFate::Lost : FrameFate::Unknown, frame.rect, frame.size, frame.offset, {}, {}, {}};
        const PictureFile *file = fileOf(image);
        if (!file || m_seeker.isTaken(*file))
            continue;
        kept.insert(file);
        move.file = {file->image, file->hash};
        move.pixels = file->shown.of(frame);
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
            (!isBetween && !m_images.contains(file.image)))
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
    QList<qsizetype> ranks;
    for (const Frame &frame : m_sprite.frames) {
        if (const qsizetype rank = m_images.indexOf(imageOf(m_sprite, frame)); rank >= 0)
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
