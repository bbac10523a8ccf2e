#include "files/file_reader.h"
#include "files/file_writer_target_unix.h"

#include <QCoreApplication>
#include <QFile>

#include <algorithm>
#include <array>
#include <cerrno>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>
#ifdef __linux__
#include <linux/magic.h>
#include <sys/vfs.h>
#endif

namespace hitbox {

namespace {

using namespace writing;

class FileReaderUnixWords
{
    Q_DECLARE_TR_FUNCTIONS(FileWriter)
};

/// What the system itself makes up: to read it may take it away, as with /proc/kmsg. Such files tell no size, or a
/// page's.
bool isMadeUp(int file, const struct stat &status)
{
#ifdef __linux__
    constexpr std::array<long, 6> unreal{PROC_SUPER_MAGIC, SYSFS_MAGIC,        DEBUGFS_MAGIC,
                                         TRACEFS_MAGIC,    CGROUP_SUPER_MAGIC, CGROUP2_SUPER_MAGIC};
    struct statfs system = {};
    return (status.st_size == 0 || status.st_size == 4096) && ::fstatfs(file, &system) == 0 &&
           std::any_of(unreal.begin(), unreal.end(), [&](long magic) { return magic == long(system.f_type); });
#else
    Q_UNUSED(file);
    Q_UNUSED(status);
    return false;
#endif
}

} // namespace

Result<QByteArray> readWhole(const QString &path, qint64 most)
{
    if (path.isEmpty() || path.contains(QChar(0)))
        return problemWith(path, FileReaderUnixWords::tr("this is no file name"));
    // Not blocking: a pipe that nobody writes to would be waited for.
    const FileDescriptor file(uninterrupted(
        [&] { return ::open(QFile::encodeName(path).constData(), O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY); }));
    if (!file.isOpen())
        return stepFailed(path, FileReaderUnixWords::tr("cannot open the file"), errno);
    struct stat status = {};
    if (::fstat(file.value(), &status) != 0)
        return stepFailed(path, FileReaderUnixWords::tr("cannot look at the file"), errno);
    if (!S_ISREG(status.st_mode))
        return problemWith(path,
                           FileReaderUnixWords::tr("this is %1, only regular files are read").arg(kindOf(status)));
    if (isMadeUp(file.value(), status))
        return problemWith(path, FileReaderUnixWords::tr("this is no file on a disk, only those are read"));
    const Error tooLarge =
        problemWith(path, FileReaderUnixWords::tr("the file has more than %1 MiB, which is more than can be read")
                              .arg(most / (1024 * 1024)));
    if (status.st_size > most)
        return tooLarge;
    // The size may be told wrong, or change meanwhile: only the end of the file counts.
    constexpr qsizetype chunk = 64 * 1024;
    QByteArray bytes;
    bytes.resize(qsizetype(status.st_size) + chunk);
    qsizetype filled = 0;
    for (;;) {
        if (bytes.size() - filled < chunk)
            bytes.resize(bytes.size() * 2);
        const ssize_t taken =
            uninterrupted([&] { return ::read(file.value(), bytes.data() + filled, size_t(bytes.size() - filled)); });
        if (taken < 0)
            return stepFailed(path, FileReaderUnixWords::tr("cannot read the file"), errno);
        if (taken == 0)
            break;
        filled += taken;
        if (filled > most)
            return tooLarge;
    }
    bytes.resize(filled);
    return bytes;
}

} // namespace hitbox
