#include "images/image_paths.h"

#include "document/edits.h"
#include "files/real_path.h"
#include "images/animated_sprite.h"
#include "images/animation_file.h"
#include "images/image_endings.h"
#include "images/image_location.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QHash>
#include <QSet>
#include <QStringDecoder>

#include <algorithm>
#include <filesystem>
#include <system_error>
#include <type_traits>
#include <utility>

namespace hitbox {

namespace {

class ImageFilesWords
{
    Q_DECLARE_TR_FUNCTIONS(Images)
};

qsizetype digitsFrom(const QString &text, qsizetype start)
{
    qsizetype end = start;
    while (end < text.size() && text[end] >= u'0' && text[end] <= u'9')
        ++end;
    return end - start;
}

/// Numbers within names count as numbers, "walk9" before "walk10", in every locale and on every system.
bool comesBefore(const QString &a, const QString &b)
{
    qsizetype i = 0;
    qsizetype k = 0;
    while (i < a.size() && k < b.size()) {
        const qsizetype digitsA = digitsFrom(a, i);
        const qsizetype digitsB = digitsFrom(b, k);
        if (digitsA == 0 || digitsB == 0) {
            if (a[i] != b[k])
                return a[i] < b[k];
            ++i;
            ++k;
            continue;
        }
        // As text of equal length, so that numbers of any size compare.
        const qsizetype width = std::max(digitsA, digitsB);
        const QString numberA = a.mid(i, digitsA).rightJustified(width, u'0');
        const QString numberB = b.mid(k, digitsB).rightJustified(width, u'0');
        if (numberA != numberB)
            return numberA < numberB;
        i += digitsA;
        k += digitsB;
    }
    if (a.size() - i != b.size() - k)
        return a.size() - i < b.size() - k;
    return a < b; // "walk1" and "walk01"
}

/// In the order people count in.
QStringList imagesIn(const QString &path)
{
    QStringList filters;
    for (const QString &ending : readableImageEndings())
        filters.append(QLatin1Char('*') + ending);
    const QDir folder(path);
    QStringList files;
    for (const QString &name : inCountingOrder(folder.entryList(filters, QDir::Files)))
        files.append(folder.filePath(name));
    return files;
}

/// Tells files and folders again that other paths led to. A link is something of its own: an animation may hold a
/// picture by one.
class EachOnce
{
public:
    bool isNew(const QString &path)
    {
        const QFileInfo info(path);
        const QString folder = info.absolutePath();
        auto known = m_realFolders.constFind(folder);
        if (known == m_realFolders.cend())
            known = m_realFolders.insert(folder, realPath(folder));
        const QString real = info.isDir() ? realPath(path) : QDir(*known).filePath(info.fileName());
        const qsizetype before = m_seen.size();
        m_seen.insert(real);
        return m_seen.size() > before;
    }

private:
    QHash<QString, QString> m_realFolders;
    QSet<QString> m_seen;
};

bool isImageName(const QString &name)
{
    return std::ranges::any_of(readableImageEndings(),
                               [&name](const QString &ending) { return name.endsWith(ending, Qt::CaseInsensitive); });
}

/// Images and folders in the folder that Qt passes over, since their names are not in UTF-8.
QList<Error> withoutPaths(const QString &folder)
{
    QList<Error> found;
    if constexpr (std::is_same_v<std::filesystem::path::value_type, char>) {
        std::error_code error;
        std::filesystem::directory_iterator entry(QFileInfo(folder).filesystemFilePath(), error);
        for (; !error && entry != std::filesystem::directory_iterator(); entry.increment(error)) {
            const QByteArray bytes = QByteArray::fromStdString(entry->path().filename().string());
            QStringDecoder decoder(QStringDecoder::Utf8);
            const QString name = decoder(bytes);
            if (!decoder.hasError() || bytes.startsWith('.'))
                continue;
            std::error_code unknown;
            if (isImageName(name) || entry->is_directory(unknown))
                found.append(
                    {folder,
                     {},
                     ImageFilesWords::tr("“%1” is left out: its name is not in UTF-8; give it another one").arg(name)});
        }
    }
    return found;
}

/// The relative path, or where the folder is reached by a link and that leads elsewhere, the one from where it is.
QString wayUpTo(const QString &file, const QString &folder, const QString &relative)
{
    const QString realFolder = realPath(folder);
    if (realFolder == QDir::cleanPath(QDir(folder).absolutePath()))
        return relative;
    const Result<ImageLocation> location = locateImage(folder, relative);
    if (!location || realPath(location->path) == realPath(file))
        return relative;
    const QFileInfo info(file); // which itself may be a link, and is meant as such
    return QDir(realFolder).relativeFilePath(QDir(realPath(info.absolutePath())).filePath(info.fileName()));
}

} // namespace

QString storedImagePath(const QString &projectFolder, const QString &file)
{
    const QString absolute = QDir::cleanPath(QFileInfo(file).absoluteFilePath());
    if (projectFolder.isEmpty())
        return absolute;
    const QString relative = QDir(projectFolder).relativeFilePath(absolute);
    return climbsOut(relative) ? wayUpTo(absolute, projectFolder, relative) : relative;
}

QString rebasedImagePath(const QString &image, const QString &fromFolder, const QString &toFolder)
{
    const bool staysAbsolute = !fromFolder.isEmpty() && QDir::isAbsolutePath(image);
    if (staysAbsolute || fromFolder == toFolder)
        return image;
    const Result<ImageLocation> location = locateImage(fromFolder, image);
    return location ? storedImagePath(toFolder, location->path) : image;
}

ImageFolders::ImageFolders(QString memoryFolder, QString fileFolder)
    : memory(std::move(memoryFolder))
    , file(std::move(fileFolder))
{
}

ImageFolders::ImageFolders(const QString &both)
    : ImageFolders(both, both)
{
}

QString ImageFolders::named(const QString &image) const
{
    return rebasedImagePath(image, memory, file);
}

Sprite withStoredImages(Sprite sprite, const QString &projectFolder)
{
    sprite.image = storedImagePath(projectFolder, sprite.image);
    for (Frame &frame : sprite.frames) {
        if (!frame.image.isEmpty())
            frame.image = storedImagePath(projectFolder, frame.image);
    }
    return sprite;
}

Document withImagesRebased(Document document, const QString &fromFolder, const QString &toFolder)
{
    QHash<QString, QString> known; // the disk is asked where links lead: once for each image
    const auto rebasedOnce = [&](const QString &image) {
        const auto found = known.constFind(image);
        return found != known.cend() ? *found : *known.insert(image, rebasedImagePath(image, fromFolder, toFolder));
    };
    for (qsizetype i = 0; i < document.sprites.size(); ++i) {
        const Sprite &sprite = document.sprites.at(i);
        const QString rebased = rebasedOnce(sprite.image);
        if (rebased != sprite.image)
            document.sprites[i].image = rebased;
        for (qsizetype f = 0; f < sprite.frames.size(); ++f) {
            const QString &image = sprite.frames.at(f).image;
            const QString own = image.isEmpty() ? QString() : rebasedOnce(image);
            if (own != image)
                document.sprites[i].frames[f].image = own;
        }
    }
    return document;
}

QStringList imageFilesOf(const QStringList &paths)
{
    QStringList files;
    for (const QString &path : paths) {
        if (QFileInfo(path).isDir())
            files += imagesIn(path);
        else
            files.append(path);
    }
    return files;
}

ImagesUnder imageFilesUnder(const QStringList &paths, const std::function<bool(qsizetype found)> &goesOn)
{
    ImagesUnder found;
    EachOnce once;
    QStringList open(paths.crbegin(), paths.crend()); // the next one is the last
    while (!open.isEmpty()) {
        const QString path = open.takeLast();
        if (!QFileInfo(path).isDir()) {
            if (once.isNew(path))
                found.files.append(path);
            continue;
        }
        if (goesOn && !goesOn(found.files.size()))
            break;
        if (!once.isNew(path))
            continue;
        for (const QString &file : imagesIn(path)) {
            if (once.isNew(file))
                found.files.append(file);
        }
        found.leftOut += withoutPaths(path);
        const QDir folder(path);
        const QStringList within =
            inCountingOrder(folder.entryList(QDir::Dirs | QDir::NoDotAndDotDot | QDir::NoSymLinks));
        for (qsizetype i = within.size(); i-- > 0;)
            open.append(folder.filePath(within.at(i)));
    }
    return found;
}

QStringList inCountingOrder(QStringList files)
{
    std::sort(files.begin(), files.end(), comesBefore);
    return files;
}

Sprite wholeImageSprite(const QString &file, QSize size)
{
    const QString base = QFileInfo(file).completeBaseName();
    Frame frame;
    frame.name = base.isEmpty() ? QStringLiteral("sprite") : base;
    frame.rect = QRect(QPoint(0, 0), size);
    frame.size = size;
    frame.pivot = {size.width() / 2.0, size.height() / 2.0};
    Sprite sprite;
    sprite.name = frame.name;
    sprite.image = storedImagePath({}, file);
    sprite.frames = {frame};
    return sprite;
}

Result<ImageSprite> spriteOfImage(const QString &file, const QString &storedPath)
{
    const Result<AnimationExtent> extent = animationExtent(file);
    if (!extent)
        return extent.error();
    Sprite sprite = wholeImageSprite(file, extent->size);
    sprite.image = storedPath;
    if (extent->frames == 1)
        return ImageSprite{sprite, {}};
    const Result<AnimatedPicture> animation = readAnimation(file, AnimationParts::Sheet);
    if (!animation)
        return animation.error();
    return ImageSprite{animatedSprite(sprite.name, storedPath, *animation), animation->notes};
}

} // namespace hitbox
