#include "images/following/picture_files.h"

#include "document/limits.h"
#include "images/image_location.h"
#include "images/numbered_images.h"

#include <QFileInfo>

#include <algorithm>
#include <tuple>
#include <utility>

namespace hitbox {

namespace {

/// Of all files together.
constexpr qint64 mostFilePixels = 4 * limits::imagePixels;

/// Of all files together, looked at once more where they are cut as frames of others are.
constexpr qint64 mostCutPixels = 2 * limits::imagePixels;

/// Reads the files of one sprite, and those beside them.
class PictureFileReader
{
public:
    PictureFileReader(const Sprite &sprite, const FileReading &reading)
        : m_sprite(sprite)
        , m_reading(reading)
        , m_pictures(reading.pictures ? reading.pictures : std::make_shared<ReadPictures>(reading.folder))
    {
        const QStringList files = pictureFilesOf(sprite);
        const QSet<QString> known(files.cbegin(), files.cend());
        QHash<QPoint, int> frames; // by the last pixel of what is cut from the corner on
        for (int i = 0; i < sprite.frames.size(); ++i) {
            const Frame &frame = sprite.frames.at(i);
            const QString &image = imageOf(sprite, frame);
            m_framesOf[image].append(i);
            if (known.contains(image))
                ++frames[frame.rect.bottomRight()];
            else if (!m_sheets.contains(image))
                m_sheets.append(image);
        }
        for (auto cut = frames.cbegin(); cut != frames.cend(); ++cut)
            m_cuts.append(QRect(QPoint(), cut.key()));
        const auto rank = [&frames](const QRect &cut) {
            return std::tuple(-frames.value(cut.bottomRight()), cut.width(), cut.height());
        };
        std::sort(m_cuts.begin(), m_cuts.end(), [&rank](const QRect &a, const QRect &b) { return rank(a) < rank(b); });
    }

    Result<FileSearch> ownFiles();
    QList<PictureFile> filesBeside();
    bool isIncomplete() const { return m_isIncomplete; }

private:
    QString pathOf(const QString &image) const;
    Result<PictureFile> read(const QString &image, const QString &path);
    QList<QRect> rectsOf(const QString &image) const;
    QList<QRect> cutsOf(const PictureFile &file);
    Result<Done> lookAt(PictureFile &file, const QString &path, const QList<QRect> &parts);
    Result<Done> lookForSheets(PictureFile &file, const QString &path);
    Result<bool> mayShow(const PictureFile &file, const QString &path, const QString &sheet);
    bool maySpend(const QRect &cut);
    bool mayHold(QSize size) const;

    const Sprite &m_sprite;
    const FileReading &m_reading;
    std::shared_ptr<ReadPictures> m_pictures;
    QHash<QString, QList<int>> m_framesOf; ///< that are cut from an image
    QList<QRect> m_cuts;                   ///< of frames with a file each, the commonest first
    QStringList m_sheets;                  ///< the other images
    qint64 m_pixels = 0;
    qint64 m_cutPixels = 0;
    bool m_isIncomplete = false;
};

/// Empty for one that is not there.
QString PictureFileReader::pathOf(const QString &image) const
{
    const Result<ImageLocation> location = locateImage(m_reading.folder, image);
    return location && QFileInfo::exists(location->path) ? location->path : QString();
}

Result<PictureFile> PictureFileReader::read(const QString &image, const QString &path)
{
    const Result<ReadPicture> now = m_pictures->at(path);
    if (!now)
        return now.error();
    m_pixels += qint64(now->size.width()) * now->size.height();
    PictureFile file{image, now->hash, now->size, {}};
    file.shown.insert(file.whole(), now->whole);
    if (const Result<Done> looked = lookAt(file, path, rectsOf(image) + cutsOf(file)); !looked)
        return looked.error();
    if (m_framesOf.contains(image))
        return file;
    const Result<Done> looked = lookForSheets(file, path);
    return looked ? Result<PictureFile>(file) : looked.error();
}

QList<QRect> PictureFileReader::rectsOf(const QString &image) const
{
    QList<QRect> rects;
    for (const int frame : m_framesOf.value(image))
        rects.append(m_sprite.frames.at(frame).rect);
    return rects;
}

/// A cut that all of the file's picture lies in shows what the whole file does.
QList<QRect> PictureFileReader::cutsOf(const PictureFile &file)
{
    const QRect seen = file.shown.at(file.whole()).bounds;
    QList<QRect> cuts;
    for (const QRect &cut : std::as_const(m_cuts)) {
        if (seen.isEmpty() || cut.contains(seen) || !file.whole().contains(cut))
            continue;
        if (!maySpend(cut))
            break;
        cuts.append(cut);
    }
    return cuts;
}

/// The pixels are decoded once more where something else is asked for than what is known.
Result<Done> PictureFileReader::lookAt(PictureFile &file, const QString &path, const QList<QRect> &parts)
{
    const auto isKnown = [&file](const QRect &part) { return file.shown.knows(part); };
    if (std::all_of(parts.cbegin(), parts.cend(), isKnown))
        return Done{};
    const Result<QImage> pixels = m_pictures->pixelsOf(path);
    if (!pixels)
        return pixels.error();
    file.shown.insert(PictureTable(*pixels, parts));
    return Done{};
}

/// False once too much was looked at.
bool PictureFileReader::maySpend(const QRect &cut)
{
    m_cutPixels += qint64(cut.width()) * cut.height();
    m_isIncomplete = m_isIncomplete || m_cutPixels > mostCutPixels;
    return m_cutPixels <= mostCutPixels;
}

/// The file may be a sheet that has another name now.
Result<Done> PictureFileReader::lookForSheets(PictureFile &file, const QString &path)
{
    for (const QString &sheet : m_sheets) {
        if (m_reading.stop.stop_requested())
            break;
        const Result<bool> may = mayShow(file, path, sheet);
        if (!may)
            return may.error();
        const Result<Done> looked = *may ? lookAt(file, path, rectsOf(sheet)) : Done{};
        if (!looked)
            return looked.error();
    }
    return Done{};
}

/// Its bytes, or what is known of the first of the sheet's frames, are the same.
Result<bool> PictureFileReader::mayShow(const PictureFile &file, const QString &path, const QString &sheet)
{
    for (const int i : m_framesOf.value(sheet)) {
        const Frame &frame = m_sprite.frames.at(i);
        if (imageHashOf(m_sprite, frame) == file.hash)
            return true;
        const SeenPixels known = m_reading.known.value(i);
        if (known.digest.isEmpty())
            continue;
        if (!maySpend(frame.rect & file.whole()))
            return false;
        const Result<QImage> pixels = m_pictures->pixelsOf(path);
        return pixels ? Result<bool>(PictureTable(*pixels, {frame.rect}).of(frame) == known) : pixels.error();
    }
    return false;
}

Result<FileSearch> PictureFileReader::ownFiles()
{
    FileSearch search{.known = m_reading.known, .foreign = m_reading.foreign, .appended = m_reading.appended};
    const QStringList images = imagesOf(m_sprite);
    for (const QString &image : images) {
        const QString path = pathOf(image);
        if (path.isEmpty() || m_reading.stop.stop_requested())
            continue;
        const Result<PictureFile> file = read(image, path);
        if (!file)
            return file.error();
        search.files.append(*file);
    }
    return search;
}

/// Something that was cut from an image of the sprite.
bool PictureFileReader::mayHold(QSize size) const
{
    return std::any_of(m_reading.known.cbegin(), m_reading.known.cend(), [size](const SeenPixels &pixels) {
        return !pixels.digest.isEmpty() && pixels.bounds.width() <= size.width() &&
               pixels.bounds.height() <= size.height();
    });
}

QList<PictureFile> PictureFileReader::filesBeside()
{
    const QStringList images = imagesOf(m_sprite);
    const QSet<QString> own(images.cbegin(), images.cend());
    QSet<QString> folders;
    QList<ReadPictures::File> others;
    for (const QString &image : images) {
        const QString folder = image.left(image.lastIndexOf(u'/') + 1);
        if (!folders.contains(folder))
            others += m_pictures->beside(image);
        folders.insert(folder);
    }
    others.removeIf([&own](const ReadPictures::File &file) { return own.contains(file.image); });
    QList<PictureFile> files;
    for (const auto &[name, path] : std::as_const(others)) {
        if (m_reading.stop.stop_requested())
            break;
        const QSize size = m_pictures->sizeOf(path);
        if (size.isEmpty() || (!mayHold(size) && !m_reading.appended.contains(name)))
            continue;
        const bool isTooMuch =
            files.size() >= mostFilesBeside || m_pixels + qint64(size.width()) * size.height() > mostFilePixels;
        m_isIncomplete = m_isIncomplete || isTooMuch;
        if (isTooMuch)
            break;
        if (Result<PictureFile> file = read(name, path)) // one that is being written is none
            files.append(*std::move(file));
    }
    return files;
}

/// Each file that the sprite names is there, and shows what it showed.
bool isAllInPlace(const Sprite &sprite, const PictureMoves &moves, const FileSearch &search)
{
    return search.files.size() == imagesOf(sprite).size() && moves.count(FrameFate::Lost) == 0 &&
           moves.count(FrameFate::Redrawn) == 0 && moves.count(FrameFate::Moves) == 0;
}

} // namespace

bool mayFilesBeFollowed(const Sprite &sprite, const QString &folder)
{
    const auto isGone = [&folder](const QString &image) {
        const Result<ImageLocation> location = locateImage(folder, image);
        return !location || !QFileInfo::exists(location->path);
    };
    const QStringList images = imagesOf(sprite);
    return pictureFilesOf(sprite).size() > 1 || std::any_of(images.cbegin(), images.cend(), isGone);
}

FilesBehind filesBehind(const Sprite &sprite, const QString &folder)
{
    const auto isThere = [&folder](const QString &image) {
        const Result<ImageLocation> location = locateImage(folder, image);
        return location && QFileInfo(location->path).isFile();
    };
    FilesBehind behind;
    const QStringList images = pictureFilesOf(sprite);
    const QList<NumberedImages> groups = numberedImages(images);
    for (const NumberedImages &group : groups) {
        const QString &first = images.at(group.places.constFirst());
        QString next = nextNumbered(images.at(group.places.constLast()), first);
        while (behind.there.size() < mostFilesBehind && isThere(next)) {
            behind.there.append(next);
            next = nextNumbered(next, first);
        }
        behind.next.append(next);
    }
    return behind;
}

Result<std::optional<PictureMoves>> followedFiles(const Sprite &sprite, const FileReading &reading)
{
    using Followed = std::optional<PictureMoves>;
    const auto isKnown = [](const SeenPixels &pixels) { return !pixels.digest.isEmpty(); };
    if (std::none_of(reading.known.cbegin(), reading.known.cend(), isKnown))
        return Followed();
    if (!mayFilesBeFollowed(sprite, reading.folder))
        return Followed();
    PictureFileReader reader(sprite, reading);
    Result<FileSearch> search = reader.ownFiles();
    if (!search)
        return search.error();
    if (reading.appended.isEmpty() && isAllInPlace(sprite, fileMoves(sprite, *search), *search))
        return Followed();
    search->beside = reader.filesBeside();
    PictureMoves moves = fileMoves(sprite, *search);
    moves.isIncomplete = reader.isIncomplete() || reading.stop.stop_requested();
    const bool isFound = moves.count(FrameFate::Moves) + moves.count(FrameFate::Stays) > 0;
    const bool isOther = moves.count(FrameFate::Moves) + moves.count(FrameFate::Lost) + moves.count(FrameFate::Blank) +
                             moves.fresh.size() >
                         0;
    return isFound && isOther ? Followed(moves) : Followed();
}

} // namespace hitbox
