#include "files/file_writer_target_unix.h"

#include <QCoreApplication>
#include <QFile>

#include <algorithm>
#include <array>
#include <cstring>

#ifdef __linux__
#include <sys/xattr.h>
#endif

namespace hitbox::writing {

namespace {

class FileWriterTargetUnixWords
{
    Q_DECLARE_TR_FUNCTIONS(FileWriter)
};

/// Follows symbolic links in the path's last part, to where a file is or would be made.
Result<QByteArray> followedLinks(const QString &shownPath, QByteArray path)
{
    constexpr int mostLinks = 40;
    std::array<char, 4096> buffer;
    for (int links = 0; links < mostLinks; ++links) {
        const ssize_t length = ::readlink(path.constData(), buffer.data(), buffer.size());
        if (length < 0)
            return path; // no link, or nothing there
        const QByteArray leadsTo(buffer.data(), length);
        path = leadsTo.startsWith('/') ? leadsTo : path.left(path.lastIndexOf('/') + 1) + leadsTo;
    }
    return stepFailed(shownPath, FileWriterTargetUnixWords::tr("cannot follow the symbolic link"), ELOOP);
}

#ifdef __linux__

constexpr const char *accessList = "system.posix_acl_access";

bool isOfTheDisk(int code)
{
    return code == ENOSPC || code == EDQUOT || code == EIO;
}

/// Null for none; the kernel bounds them by 64 KiB.
QByteArrayList attributeNames(const QByteArray &path)
{
    QByteArray names(64 * 1024, '\0');
    const ssize_t size = ::llistxattr(path.constData(), names.data(), size_t(names.size()));
    return size > 0 ? names.left(size).split('\0') : QByteArrayList();
}

std::optional<QByteArray> attributeOf(const QByteArray &path, const char *name)
{
    QByteArray value(64 * 1024, '\0');
    const ssize_t size = ::lgetxattr(path.constData(), name, value.data(), size_t(value.size()));
    return size < 0 ? std::nullopt : std::optional(value.left(size));
}

/// 0, or errno's value.
int setAttribute(int file, const char *name, const QByteArray &value)
{
    return ::fsetxattr(file, name, value.constData(), size_t(value.size()), 0) == 0 ? 0 : errno;
}

/// All but what the system works out by itself: access lists are taken over apart, and the others tell of just the
/// bytes that the file had.
bool isKept(const QByteArray &name)
{
    constexpr std::array<const char *, 3> ofTheBytes{"security.ima", "security.evm", "security.capability"};
    return !name.isEmpty() && !name.startsWith("system.") &&
           std::none_of(ofTheBytes.begin(), ofTheBytes.end(), [&](const char *other) { return name == other; });
}

/// The new file may have got one from its folder, too.
int takeOverAccessList(int file, const QByteArray &oldPath, mode_t mode)
{
    const std::optional<QByteArray> list = attributeOf(oldPath, accessList);
    if (!list) {
        ::fremovexattr(file, accessList);
        return ::fchmod(file, mode) == 0 ? 0 : errno;
    }
    const int code = setAttribute(file, accessList, *list);
    if (code != 0 && !isOfTheDisk(code))
        return ::fchmod(file, mode & ~mode_t(S_IRWXG)) == 0 ? 0 : errno;
    return code;
}

#endif

} // namespace

int takeOverAttributes(int file, const QByteArray &oldPath, mode_t mode)
{
#ifdef __linux__
    const QByteArrayList names = attributeNames(oldPath);
    for (const QByteArray &name : names) {
        const std::optional<QByteArray> value = isKept(name) ? attributeOf(oldPath, name.constData()) : std::nullopt;
        const int code = value ? setAttribute(file, name.constData(), *value) : 0;
        if (isOfTheDisk(code))
            return code;
    }
    return takeOverAccessList(file, oldPath, mode);
#else
    Q_UNUSED(file);
    Q_UNUSED(oldPath);
    Q_UNUSED(mode);
    return 0;
#endif
}

Error stepFailed(const QString &file, const QString &step, int code)
{
    return problemWith(file, QStringLiteral("%1: %2").arg(step, QString::fromLocal8Bit(std::strerror(code))));
}

QByteArray identityOf(const struct stat &status)
{
    return QByteArray::number(qint64(status.st_size)) + ' ' + QByteArray::number(qint64(status.st_mtim.tv_sec)) + '.' +
           QByteArray::number(qint64(status.st_mtim.tv_nsec));
}

QString kindOf(const struct stat &status)
{
    if (S_ISDIR(status.st_mode))
        return FileWriterTargetUnixWords::tr("a folder");
    if (S_ISFIFO(status.st_mode))
        return FileWriterTargetUnixWords::tr("a pipe");
    if (S_ISSOCK(status.st_mode))
        return FileWriterTargetUnixWords::tr("a socket");
    return FileWriterTargetUnixWords::tr("a device");
}

Result<Target> targetOf(const QString &shownPath)
{
    if (shownPath.isEmpty() || shownPath.contains(QChar(0)))
        return problemWith(shownPath, FileWriterTargetUnixWords::tr("this is no file name"));
    const Result<QByteArray> followed = followedLinks(shownPath, QFile::encodeName(shownPath));
    if (!followed)
        return followed.error();
    const qsizetype separator = followed->lastIndexOf('/');
    Target target{.shownPath = shownPath,
                  .folder = separator < 0 ? QByteArray(".") : followed->left(separator + 1),
                  .name = followed->mid(separator + 1),
                  .old = std::nullopt};
    if (target.name.isEmpty() || target.name == "." || target.name == "..")
        return problemWith(shownPath, FileWriterTargetUnixWords::tr("this is a folder, expected a file"));
    struct stat status = {};
    if (::stat(followed->constData(), &status) != 0) {
        if (errno == ENOENT)
            return target;
        return stepFailed(shownPath, FileWriterTargetUnixWords::tr("cannot look at the old file"), errno);
    }
    if (!S_ISREG(status.st_mode))
        return problemWith(
            shownPath, FileWriterTargetUnixWords::tr("this is %1, only regular files are written").arg(kindOf(status)));
    // Asked of the mode as well: to the superuser everything is writable, and a mark set by hand should still count.
    if (!(status.st_mode & S_IWUSR) || ::access(followed->constData(), W_OK) != 0)
        return problemWith(shownPath, FileWriterTargetUnixWords::tr(
                                          "the file is read-only: make it writable or save under another name"));
    target.old = status;
    return target;
}

} // namespace hitbox::writing
