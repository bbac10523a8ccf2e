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

/// The folder, or the version-controlled tree around it, has the path: they are handed on and opened elsewhere
/// together.
bool isAtHome(const QString &folder, const QString &path)
{
    if (liesWithin(folder, path))
        return true;
    const QString tree = treeAround(folder);
    return !tree.isEmpty() && liesWithin(tree, path);
}

/// The image seen from the folder, absolute and clean. Up from a folder that is reached by a link the way leads from
/// where the folder is, as it does for the system and for whoever opens the project there.
QString pathFrom(const QString &folder, const QString &image)
{
    const QString path = QDir::cleanPath(QDir(folder).absoluteFilePath(image));
    if (!climbsOut(image))
        return path;
    const QString realFolder = realPath(folder);
    if (realFolder == folder)
        return path;
    const QString real = QDir::cleanPath(QDir(realFolder).absoluteFilePath(image));
    return realPath(real) == realPath(path) ? path : real;
}

} // namespace

bool climbsOut(const QString &image)
{
    const QString clean = QDir::cleanPath(image);
    return clean == QLatin1String("..") || clean.startsWith(QLatin1String("../"));
}

Result<ImageLocation> locateImage(const QString &projectFolder, const QString &image)
{
    if (const std::optional<QString> reason = refusal(image))
        return Error{.file = {}, .place = {}, .what = *reason};
    const QString folder = QDir::cleanPath(QDir(projectFolder).absolutePath());
    const QString path = pathFrom(folder, QDir::fromNativeSeparators(image));
    // Climbing up from the folder may lead among the devices as well.
    if (isInDeviceFolder(path))
        return Error{.file = {},
                     .place = {},
                     .what = ImagePathWords::tr("found “%1”, a device, expected a path to a file").arg(image)};
    const QString realFolder = QFileInfo(folder).canonicalFilePath();
    const QString realPath = QFileInfo(path).canonicalFilePath();
    const bool bothExist = !realFolder.isEmpty() && !realPath.isEmpty();
    const bool staysHome = bothExist ? isAtHome(realFolder, realPath) : isAtHome(folder, path);
    return ImageLocation{.path = path, .leavesFolder = !staysHome};
}

} // namespace hitbox
