#include "formats/file_writer.h"

#include "document/limits.h"
#include "formats/file_writer_steps.h"
#include "formats/file_writer_target_unix.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <utility>

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

namespace hitbox {

namespace {

using namespace writing;

QString tr(const char *text)
{
    return QCoreApplication::translate("file writer", text);
}

/// A write beyond `ulimit -f` answers with an error instead of ending the program, in this thread and while this lives.
class FileSizeSignalBlocked
{
public:
    FileSizeSignalBlocked()
    {
        sigemptyset(&m_signal);
        sigaddset(&m_signal, SIGXFSZ);
        m_wasPending = isPending();
        pthread_sigmask(SIG_BLOCK, &m_signal, &m_before);
    }
    FileSizeSignalBlocked(const FileSizeSignalBlocked &) = delete;
    FileSizeSignalBlocked &operator=(const FileSizeSignalBlocked &) = delete;
    ~FileSizeSignalBlocked()
    {
        const int code = errno;
        int received = 0;
        if (!m_wasPending && isPending())
            sigwait(&m_signal, &received);
        pthread_sigmask(SIG_SETMASK, &m_before, nullptr);
        errno = code;
    }

private:
    static bool isPending()
    {
        sigset_t pending;
        sigpending(&pending);
        return sigismember(&pending, SIGXFSZ) == 1;
    }

    sigset_t m_signal;
    sigset_t m_before;
    bool m_wasPending = false;
};

/// A file under a name that is not its own yet, open for writing and locked, which shows others that it is in use.
struct TemporaryFile {
    QByteArray name;
    FileDescriptor file;
};

/// Whether making a hard link failed because this file system or this file takes none, as on FAT, and as with the
/// files of others where those are protected.
bool cannotBeLinked(int code)
{
    return code == EPERM || code == EMLINK || code == ENOTSUP || code == EOPNOTSUPP || code == ENOSYS;
}

class UnixStagedFile final : public writing::StagedFile
{
public:
    explicit UnixStagedFile(Target target)
        : m_target(std::move(target))
    {
    }
    ~UnixStagedFile() override
    {
        remove(m_temporary);
        remove(m_backup);
    }

    Result<Done> write(const QByteArray &bytes);
    Result<Done> publish() override;
    Result<Done> syncFolder() override;
    Result<Done> keepOld() override;
    Result<Done> takeBack() override;

private:
    Error failed(const QString &step) const { return stepFailed(m_target.shownPath, step, errno); }
    Result<TemporaryFile> createTemporary() const;
    Result<Done> copyOld();
    Result<Done> copyBytes(int from, int to) const;
    Result<Done> takeOverOwnerAndMode(int file) const;
    Result<Done> writeAll(int file, QByteArrayView bytes) const;
    Result<Done> checkSize(int file, qsizetype bytes) const;
    void remove(QByteArray &name);

    Target m_target;
    FileDescriptor m_folder;
    FileDescriptor m_lock; ///< shows others that the temporary file is in use
    FileDescriptor m_backupLock;
    QByteArray m_temporary; ///< empty when there is none
    QByteArray m_backup;    ///< empty when there is none
};

/// Whoever sweeps may take the new file for a leftover before it is locked. Then it has no name any more.
bool isStillNamed(int file)
{
    struct stat status = {};
    return ::fstat(file, &status) != 0 || status.st_nlink > 0;
}

Result<TemporaryFile> UnixStagedFile::createTemporary() const
{
    constexpr int mostAttempts = 100;
    // A new file gets what the umask leaves; one that replaces another stays closed until it has that one's mode.
    const mode_t mode = m_target.old ? 0600 : 0666;
    for (int attempt = 0; attempt < mostAttempts; ++attempt) {
        QByteArray name = freshTemporaryName(m_target.name);
        FileDescriptor file(uninterrupted([&] {
            return ::openat(m_folder.value(), name.constData(), O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC,
                            mode);
        }));
        if (!file.isOpen() && errno == EEXIST)
            continue;
        if (!file.isOpen())
            return failed(tr("cannot make a new file in the folder"));
        // File systems without locks get none: sweepLeftovers() does nothing there either.
        uninterrupted([&] { return ::flock(file.value(), LOCK_EX); });
        if (isStillNamed(file.value()))
            return TemporaryFile{std::move(name), std::move(file)};
    }
    errno = EEXIST;
    return failed(tr("cannot make a new file in the folder"));
}

Result<Done> UnixStagedFile::takeOverOwnerAndMode(int file) const
{
    if (!m_target.old)
        return Done{};
    struct stat fresh = {};
    if (::fstat(file, &fresh) != 0)
        return failed(tr("cannot look at the new file"));
    const bool isOthers = fresh.st_uid != m_target.old->st_uid || fresh.st_gid != m_target.old->st_gid;
    // Where the owner cannot be kept, the group may be; where neither can, the file is the saving user's.
    if (isOthers && ::fchown(file, m_target.old->st_uid, m_target.old->st_gid) != 0 &&
        ::fchown(file, uid_t(-1), m_target.old->st_gid) != 0)
        errno = 0;
    if (::fchmod(file, m_target.old->st_mode & 0777) != 0)
        return failed(tr("cannot give the new file the old one's mode"));
    return Done{};
}

Result<Done> UnixStagedFile::writeAll(int file, QByteArrayView bytes) const
{
    constexpr qsizetype mostAtOnce = 64 * 1024 * 1024;
    const FileSizeSignalBlocked blocked;
    for (qsizetype written = 0; written < bytes.size();) {
        const qsizetype wanted = std::min(mostAtOnce, bytes.size() - written);
        const ssize_t taken = uninterrupted([&] { return ::write(file, bytes.data() + written, size_t(wanted)); });
        if (taken == 0)
            errno = ENOSPC;
        if (taken <= 0)
            return failed(tr("cannot write the new file"));
        written += taken;
    }
    return Done{};
}

Result<Done> UnixStagedFile::checkSize(int file, qsizetype bytes) const
{
    struct stat status = {};
    if (::fstat(file, &status) != 0)
        return failed(tr("cannot check the new file's size"));
    if (status.st_size != bytes)
        return problemWith(
            m_target.shownPath,
            tr("cannot write the new file: %1 of %2 bytes arrived").arg(qint64(status.st_size)).arg(bytes));
    return Done{};
}

Result<Done> UnixStagedFile::write(const QByteArray &bytes)
{
    // Opened first: a folder that cannot be synced later is told before anything has changed.
    m_folder = FileDescriptor(
        uninterrupted([&] { return ::open(m_target.folder.constData(), O_RDONLY | O_DIRECTORY | O_CLOEXEC); }));
    if (!m_folder.isOpen())
        return failed(tr("cannot open the folder"));
    Result<TemporaryFile> created = createTemporary();
    if (!created)
        return created.error();
    m_temporary = created->name;
    FileDescriptor file = std::move(created->file);
    if (const Result<Done> prepared = takeOverOwnerAndMode(file.value()); !prepared)
        return prepared;
    if (const Result<Done> written = writeAll(file.value(), bytes); !written)
        return written;
    if (uninterrupted([&] { return ::fsync(file.value()); }) != 0)
        return failed(tr("cannot sync the new file to the disk"));
    if (const Result<Done> checked = checkSize(file.value(), bytes.size()); !checked)
        return checked;
    // A second descriptor keeps the lock, so that the first can be closed and checked before the rename.
    m_lock = FileDescriptor(::fcntl(file.value(), F_DUPFD_CLOEXEC, 0));
    if (!m_lock.isOpen())
        return failed(tr("cannot keep the new file locked"));
    if (file.close() != 0)
        return failed(tr("cannot close the new file"));
    return Done{};
}

Result<Done> UnixStagedFile::publish()
{
    if (::renameat(m_folder.value(), m_temporary.constData(), m_folder.value(), m_target.name.constData()) != 0)
        return failed(tr("cannot put the new file in the old one's place"));
    m_temporary.clear();
    return Done{};
}

Result<Done> UnixStagedFile::syncFolder()
{
    if (uninterrupted([&] { return ::fsync(m_folder.value()); }) == 0)
        return Done{};
    // Some file systems have no such thing.
    if (errno == EINVAL || errno == ENOTSUP)
        return Done{};
    return failed(tr("the new file is in place, but may not outlast a power cut: cannot sync the folder"));
}

Result<Done> UnixStagedFile::keepOld()
{
    if (!m_target.old)
        return Done{};
    const QByteArray name = freshTemporaryName(m_target.name);
    const int folder = m_folder.value();
    if (::linkat(folder, m_target.name.constData(), folder, name.constData(), 0) != 0)
        return cannotBeLinked(errno) ? copyOld() : failed(tr("cannot keep the old file aside"));
    m_backup = name;
    m_backupLock = FileDescriptor(::openat(folder, name.constData(), O_RDONLY | O_NONBLOCK | O_CLOEXEC));
    if (m_backupLock.isOpen())
        ::flock(m_backupLock.value(), LOCK_EX | LOCK_NB);
    return Done{};
}

/// Synced before the old file is replaced: from then on the copy is all that is left of it.
Result<Done> UnixStagedFile::copyOld()
{
    const FileDescriptor old(uninterrupted(
        [&] { return ::openat(m_folder.value(), m_target.name.constData(), O_RDONLY | O_NOFOLLOW | O_CLOEXEC); }));
    if (!old.isOpen())
        return failed(tr("cannot read the old file"));
    Result<TemporaryFile> created = createTemporary();
    if (!created)
        return created.error();
    m_backup = created->name;
    FileDescriptor copy = std::move(created->file);
    if (const Result<Done> prepared = takeOverOwnerAndMode(copy.value()); !prepared)
        return prepared;
    if (const Result<Done> copied = copyBytes(old.value(), copy.value()); !copied)
        return copied;
    if (uninterrupted([&] { return ::fsync(copy.value()); }) != 0)
        return failed(tr("cannot sync the copy of the old file to the disk"));
    m_backupLock = FileDescriptor(::fcntl(copy.value(), F_DUPFD_CLOEXEC, 0));
    if (!m_backupLock.isOpen())
        return failed(tr("cannot keep the copy of the old file locked"));
    if (copy.close() != 0)
        return failed(tr("cannot close the copy of the old file"));
    return Done{};
}

Result<Done> UnixStagedFile::copyBytes(int from, int to) const
{
    std::array<char, 64 * 1024> chunk;
    for (;;) {
        const ssize_t taken = uninterrupted([&] { return ::read(from, chunk.data(), chunk.size()); });
        if (taken < 0)
            return failed(tr("cannot read the old file"));
        if (taken == 0)
            return Done{};
        if (const Result<Done> written = writeAll(to, {chunk.data(), qsizetype(taken)}); !written)
            return written;
    }
}

Result<Done> UnixStagedFile::takeBack()
{
    const int folder = m_folder.value();
    const bool isBack = m_backup.isEmpty()
                            ? ::unlinkat(folder, m_target.name.constData(), 0) == 0
                            : ::renameat(folder, m_backup.constData(), folder, m_target.name.constData()) == 0;
    if (!isBack) {
        // The backup is all that is left of the old file, so it stays.
        const QString where = QFile::decodeName(std::exchange(m_backup, {}));
        const Error reason = failed(tr("cannot put the old file back"));
        return where.isEmpty() ? reason
                               : problemWith(reason.file, reason.what + tr(" (it is kept as “%1”)").arg(where));
    }
    m_backup.clear();
    return Done{};
}

void UnixStagedFile::remove(QByteArray &name)
{
    if (!name.isEmpty())
        ::unlinkat(m_folder.value(), name.constData(), 0);
    name.clear();
}

} // namespace

namespace writing {

Result<std::unique_ptr<StagedFile>> stage(const QString &path, const QByteArray &bytes)
{
    const Result<Target> target = targetOf(path);
    if (!target)
        return target.error();
    auto staged = std::make_unique<UnixStagedFile>(*target);
    if (const Result<Done> written = staged->write(bytes); !written)
        return written.error();
    return Result<std::unique_ptr<StagedFile>>(std::move(staged));
}

} // namespace writing

void sweepLeftovers(const QString &path)
{
    const Result<Target> target = targetOf(path);
    if (!target)
        return;
    const QString folder = QFile::decodeName(target->folder);
    const QStringList names = QDir(folder).entryList(QDir::Files | QDir::Hidden | QDir::System);
    for (const QString &name : names) {
        if (!isTemporaryName(QFile::encodeName(name), target->name))
            continue;
        const QByteArray leftover = QFile::encodeName(QDir(folder).filePath(name));
        const FileDescriptor file(
            ::open(leftover.constData(), O_RDONLY | O_NONBLOCK | O_NOFOLLOW | O_CLOEXEC | O_NOCTTY));
        // Whoever still writes it holds the lock.
        if (file.isOpen() && ::flock(file.value(), LOCK_EX | LOCK_NB) == 0)
            ::unlink(leftover.constData());
    }
}

Result<QByteArray> readWhole(const QString &path)
{
    if (path.isEmpty() || path.contains(QChar(0)))
        return problemWith(path, tr("this is no file name"));
    // Not blocking: a pipe that nobody writes to would be waited for.
    const FileDescriptor file(uninterrupted(
        [&] { return ::open(QFile::encodeName(path).constData(), O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY); }));
    if (!file.isOpen())
        return stepFailed(path, tr("cannot open the file"), errno);
    struct stat status = {};
    if (::fstat(file.value(), &status) != 0)
        return stepFailed(path, tr("cannot look at the file"), errno);
    if (!S_ISREG(status.st_mode))
        return problemWith(path, tr("this is %1, only regular files are read").arg(kindOf(status)));
    const Error tooLarge = problemWith(
        path,
        tr("the file has more than %1 MiB, which is more than can be read").arg(limits::fileBytes / (1024 * 1024)));
    if (status.st_size > limits::fileBytes)
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
            return stepFailed(path, tr("cannot read the file"), errno);
        if (taken == 0)
            break;
        filled += taken;
        if (filled > limits::fileBytes)
            return tooLarge;
    }
    bytes.resize(filled);
    return bytes;
}

} // namespace hitbox
