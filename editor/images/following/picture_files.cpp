#include "images/following/picture_files.h"

#include "document/limits.h"
#include "images/following/steady_image.h"
#include "images/image_location.h"
#include "images/image_paths.h"
#include "images/images.h"
#include "images/numbered_images.h"

#include <QFileInfo>

#include <algorithm>
#include <tuple>

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
    void lookAtCuts(PictureFile &file, const QImage &pixels);
    void lookForSheets(PictureFile &file, const QImage &pixels);
    bool mayShow(const PictureFile &file, const QImage &pixels, const QString &sheet);
    bool maySpend(const QRect &cut);
    QStringList namesBeside(const QString &image) const;
    bool mayHold(QSize size) const;

    const Sprite &m_sprite;
    const FileReading &m_reading;
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
    const Result<SteadyImage> now = readSteadily(path);
    if (!now)
        return now.error();
    m_pixels += qint64(now->pixels.width()) * now->pixels.height();
    PictureFile file{image, now->hash, now->pixels.size(), {}};
    file.shown = PictureTable(now->pixels, QList<QRect>{file.whole()} + rectsOf(image));
    lookAtCuts(file, now->pixels);
    if (!m_framesOf.contains(image))
        lookForSheets(file, now->pixels);
    return file;
}

QList<QRect> PictureFileReader::rectsOf(const QString &image) const
{
    QList<QRect> rects;
    for (const int frame : m_framesOf.value(image))
        rects.append(m_sprite.frames.at(frame).rect);
    return rects;
}

/// A cut that all of the file's picture lies in shows what the whole file does.
void PictureFileReader::lookAtCuts(PictureFile &file, const QImage &pixels)
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
    file.shown.insert(PictureTable(pixels, cuts));
}

/// False once too much was looked at.
bool PictureFileReader::maySpend(const QRect &cut)
{
    m_cutPixels += qint64(cut.width()) * cut.height();
    m_isIncomplete = m_isIncomplete || m_cutPixels > mostCutPixels;
    return m_cutPixels <= mostCutPixels;
}

/// The file may be a sheet that has another name now.
void PictureFileReader::lookForSheets(PictureFile &file, const QImage &pixels)
{
    for (const QString &sheet : m_sheets) {
        if (m_reading.stop.stop_requested())
            return;
        if (mayShow(file, pixels, sheet))
            file.shown.insert(PictureTable(pixels, rectsOf(sheet)));
    }
}

/// Its bytes, or what is known of the first of the sheet's frames, are the same.
bool PictureFileReader::mayShow(const PictureFile &file, const QImage &pixels, const QString &sheet)
{
    for (const int i : m_framesOf.value(sheet)) {
        const Frame &frame = m_sprite.frames.at(i);
        if (imageHashOf(m_sprite, frame) == file.hash)
            return true;
        const SeenPixels known = m_reading.known.value(i);
        if (!known.digest.isEmpty())
            return maySpend(frame.rect & file.whole()) && PictureTable(pixels, {frame.rect}).of(frame) == known;
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

/// In the image's folder, as the project would name them.
QStringList PictureFileReader::namesBeside(const QString &image) const
{
    const Result<ImageLocation> location = locateImage(m_reading.folder, image);
    if (!location)
        return {};
    const QString prefix = image.left(image.lastIndexOf(u'/') + 1);
    QStringList names;
    const QStringList files = imageFilesOf({QFileInfo(location->path).path()});
    for (const QString &file : files)
        names.append(prefix + QFileInfo(file).fileName());
    return names;
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
    const QStringList own = imagesOf(m_sprite);
    QSet<QString> folders;
    QStringList names;
    for (const QString &image : own) {
        const QString folder = image.left(image.lastIndexOf(u'/') + 1);
        if (!folders.contains(folder))
            names += namesBeside(image);
        folders.insert(folder);
    }
    names.removeIf([&own](const QString &name) { return own.contains(name); });
    QList<PictureFile> files;
    for (const QString &name : std::as_const(names)) {
        if (m_reading.stop.stop_requested())
            break;
        const QString path = pathOf(name);
        const Result<QSize> size = imageSize(path);
        if (path.isEmpty() || !size || (!mayHold(*size) && !m_reading.appended.contains(name)))
            continue;
        const bool isTooMuch =
            files.size() >= mostFilesBeside || m_pixels + qint64(size->width()) * size->height() > mostFilePixels;
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
