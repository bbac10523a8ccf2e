#include "images/following/picture_files.h"

#include "document/limits.h"
#include "images/following/steady_image.h"
#include "images/image_paths.h"
#include "images/images.h"

#include <QFileInfo>

#include <algorithm>

namespace hitbox {

namespace {

/// Of all files together.
constexpr qint64 mostFilePixels = 4 * limits::imagePixels;

/// Reads the files of one sprite, and those beside them.
class PictureFileReader
{
public:
    PictureFileReader(const Sprite &sprite, const FileReading &reading)
        : m_sprite(sprite)
        , m_reading(reading)
    {
        for (const Frame &frame : sprite.frames) {
            if (!m_parts.contains(frame.rect))
                m_parts.append(frame.rect);
        }
    }

    Result<FileSearch> ownFiles();
    QList<PictureFile> filesBeside();
    bool isIncomplete() const { return m_isIncomplete; }

private:
    QString pathOf(const QString &image) const;
    Result<PictureFile> read(const QString &image, const QString &path);
    QStringList namesBeside(const QString &image) const;
    bool mayHold(QSize size) const;

    const Sprite &m_sprite;
    const FileReading &m_reading;
    QList<QRect> m_parts;
    qint64 m_pixels = 0;
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
    file.shown = PictureTable(now->pixels, QList<QRect>{file.whole()} + m_parts);
    return file;
}

Result<FileSearch> PictureFileReader::ownFiles()
{
    FileSearch search{.known = m_reading.known, .foreign = m_reading.foreign};
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
        const QString path = pathOf(name);
        const Result<QSize> size = imageSize(path);
        if (path.isEmpty() || !size || !mayHold(*size))
            continue;
        m_isIncomplete =
            files.size() >= mostFilesBeside || m_pixels + qint64(size->width()) * size->height() > mostFilePixels;
        if (m_isIncomplete || m_reading.stop.stop_requested())
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

Result<std::optional<PictureMoves>> followedFiles(const Sprite &sprite, const FileReading &reading)
{
    using Followed = std::optional<PictureMoves>;
    const auto isKnown = [](const SeenPixels &pixels) { return !pixels.digest.isEmpty(); };
    if (std::none_of(reading.known.cbegin(), reading.known.cend(), isKnown))
        return Followed();
    const QStringList images = imagesOf(sprite);
    const auto isThere = [&](const QString &image) {
        const Result<ImageLocation> location = locateImage(reading.folder, image);
        return location && QFileInfo::exists(location->path);
    };
    if (pictureFilesOf(sprite).size() < 2 && std::all_of(images.cbegin(), images.cend(), isThere))
        return Followed();
    PictureFileReader reader(sprite, reading);
    Result<FileSearch> search = reader.ownFiles();
    if (!search)
        return search.error();
    if (isAllInPlace(sprite, fileMoves(sprite, *search), *search))
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
