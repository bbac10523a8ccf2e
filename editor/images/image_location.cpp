#include "images/image_location.h"

#include "files/real_path.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QRegularExpression>

#include <optional>

namespace hitbox {

namespace {

class ImagePathWords
{
    Q_DECLARE_TR_FUNCTIONS(Images)
};

bool isUrl(const QString &path)
{
    static const QRegularExpression withAuthority(QStringLiteral("^[A-Za-z][A-Za-z0-9+.-]*://"));
    static const QRegularExpression knownScheme(
        QStringLiteral("^(file|http|https|ftp|ftps|sftp|smb|data|qrc|about|javascript):"),
        QRegularExpression::CaseInsensitiveOption);
    return withAuthority.match(path).hasMatch() || knownScheme.match(path).hasMatch();
}

/// Two separators in front, of either kind: a path to another computer, or to a device of Windows.
bool isNetworkPath(const QString &path)
{
    const auto isSeparator = [](QChar c) { return c == u'/' || c == u'\\'; };
    return path.size() >= 2 && isSeparator(path[0]) && isSeparator(path[1]);
}

bool isInDeviceFolder(const QString &cleanPath)
{
    return cleanPath == QLatin1String("/dev") || cleanPath.startsWith(QLatin1String("/dev/"));
}

/// A name that Windows takes for a device, whatever stands behind its first dot or colon.
bool namesDevice(const QString &path)
{
    static const QRegularExpression device(
        QStringLiteral(
            "(^|[/\\\\])(CON|PRN|AUX|NUL|CONIN\\$|CONOUT\\$|(COM|LPT)[0-9¹²³])[ ]*([.:][^/\\\\]*)?([/\\\\]|$)"),
        QRegularExpression::CaseInsensitiveOption);
    return device.match(path).hasMatch();
}

std::optional<QString> refusal(const QString &image)
{
    if (image.isEmpty())
        return ImagePathWords::tr("no image is named");
    if (image.contains(QChar(0)))
        return ImagePathWords::tr("the path holds a NUL character, expected a path to a file");
    if (image.startsWith(u':'))
        return ImagePathWords::tr("found “%1”, a path into the program itself, expected a path to a file").arg(image);
    if (isUrl(image))
        return ImagePathWords::tr("found “%1”, an address, expected a path to a file").arg(image);
    if (isNetworkPath(image))
        return ImagePathWords::tr("found “%1”, a path to another computer or a device, expected a path to a file")
            .arg(image);
    if (namesDevice(image))
        return ImagePathWords::tr("found “%1”, a device, expected a path to a file").arg(image);
    return std::nullopt;
}

} // namespace

bool climbsOut(const QString &image)
{
    const QString clean = QDir::cleanPath(image);
    return clean == QLatin1String("..") || clean.startsWith(QLatin1String("../"));
}

ImageLocator::ImageLocator(const QString &projectFolder)
    : m_folder(QDir::cleanPath(QDir(projectFolder).absolutePath()))
    , m_linkedTo(QFileInfo(m_folder).canonicalFilePath())
{
}

/// The folder, or the version-controlled tree around it, has the path: they are handed on and opened elsewhere
/// together.
bool ImageLocator::isAtHome(const QString &folder, const QString &path)
{
    if (liesWithin(folder, path))
        return true;
    auto tree = m_trees.find(folder);
    if (tree == m_trees.end())
        tree = m_trees.insert(folder, treeAround(folder));
    return !tree->isEmpty() && liesWithin(*tree, path);
}

/// The image seen from the folder, absolute and clean. Up from a folder that is reached by a link the way leads from
/// where the folder is, as it does for the system and for whoever opens the project there.
QString ImageLocator::pathOf(const QString &image)
{
    const QString path = QDir::cleanPath(QDir(m_folder).absoluteFilePath(image));
    if (!climbsOut(image))
        return path;
    if (!m_realFolder)
        m_realFolder = realPath(m_folder);
    if (*m_realFolder == m_folder)
        return path;
    const QString real = QDir::cleanPath(QDir(*m_realFolder).absoluteFilePath(image));
    return realPath(real) == realPath(path) ? path : real;
}

Result<ImageLocation> ImageLocator::locate(const QString &image)
{
    if (const std::optional<QString> reason = refusal(image))
        return Error{.file = {}, .place = {}, .what = *reason};
    const QString path = pathOf(QDir::fromNativeSeparators(image));
    // Climbing up from the folder may lead among the devices as well.
    if (isInDeviceFolder(path))
        return Error{.file = {},
                     .place = {},
                     .what = ImagePathWords::tr("found “%1”, a device, expected a path to a file").arg(image)};
    const QString linkedTo = QFileInfo(path).canonicalFilePath();
    const bool bothExist = !m_linkedTo.isEmpty() && !linkedTo.isEmpty();
    const bool staysHome = bothExist ? isAtHome(m_linkedTo, linkedTo) : isAtHome(m_folder, path);
    return ImageLocation{.path = path, .leavesFolder = !staysHome};
}

Result<ImageLocation> locateImage(const QString &projectFolder, const QString &image)
{
    return ImageLocator(projectFolder).locate(image);
}

} // namespace hitbox
