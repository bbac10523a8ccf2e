#include "files/file_writer.h"

#include "document/names.h"
#include "files/file_writer_steps.h"
#include "files/file_writer_target_unix.h"
#include "files/helping_threads.h"
#include "files/temporary_names.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QHash>
#include <QSysInfo>
#include <QVersionNumber>

#include <algorithm>
#include <array>
#include <cerrno>
#include <chrono>
#include <map>
#include <thread>
#include <utility>

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>
#ifdef __linux__
#include <linux/magic.h>
#include <sys/vfs.h>
#endif

namespace hitbox {

namespace {

using namespace writing;

class FileWriterUnixWords
{
    Q_DECLARE_TR_FUNCTIONS(FileWriter)
};

/// A file under a name that is not its own yet, open for writing.
struct TemporaryFile {
    QByteArray name;
    FileDescriptor file;
};

/// A folder with files on their way into it: locked, which shows others that its temporary files are in use.
struct WorkFolder {
    FileDescriptor descriptor;
    dev_t fileSystem = {};
    bool isSyncedWithAll = false; ///< see syncsWhole()
    bool isSynced = false;        ///< since the last rename in it
};

/// Whether syncing the whole file system waits for a disk of this machine and tells what could not be written. Linux
/// tells it since 5.17, and of what was written since `folder` was opened; other file systems than these may have the
/// disk of another machine, or ask another file system.
bool syncsWhole(int folder)
{
#ifdef __linux__
    static const bool isTold = QVersionNumber::fromString(QSysInfo::kernelVersion()) >= QVersionNumber(5, 17);
    constexpr std::array<long, 5> disks{EXT4_SUPER_MAGIC, XFS_SUPER_MAGIC, BTRFS_SUPER_MAGIC, F2FS_SUPER_MAGIC,
                                        TMPFS_MAGIC};
    struct statfs status = {};
    return isTold && ::fstatfs(folder, &status) == 0 &&
           std::any_of(disks.begin(), disks.end(), [&](long disk) { return disk == long(status.f_type); });
#else
    Q_UNUSED(folder);
    return false;
#endif
}

Result<Done> syncWhole(int folder, const QString &shownPath)
{
#ifdef __linux__
    if (uninterrupted([&] { return ::syncfs(folder); }) == 0)
        return Done{};
#else
    Q_UNUSED(folder);
    errno = ENOSYS;
#endif
    return stepFailed(shownPath, FileWriterUnixWords::tr("cannot sync the new files to the disk"), errno);
}

/// Shared among all who write there, for removeLeftovers(). That one holds the folder for an instant; anybody else who
/// may read it can hold it for good, and is not waited for. File systems without locks get none either.
void lockWhileWritten(int folder, FolderWait &wait)
{
    using Clock = std::chrono::steady_clock;
    constexpr auto pause = std::chrono::milliseconds(5);
    const auto start = Clock::now();
    while (uninterrupted([&] { return ::flock(folder, LOCK_SH | LOCK_NB); }) != 0 && errno == EWOULDBLOCK &&
           Clock::now() < start + wait.left)
        std::this_thread::sleep_for(pause);
    const auto waited = std::chrono::duration_cast<std::chrono::milliseconds>(Clock::now() - start);
    wait.left = std::max(wait.left - waited, std::chrono::milliseconds(0));
}

/// Opened before anything has changed: a folder that cannot be synced is told in time.
Result<std::shared_ptr<WorkFolder>> openFolder(const Target &target, FolderWait &wait)
{
    auto folder = std::make_shared<WorkFolder>();
    folder->descriptor = FileDescriptor(
        uninterrupted([&] { return ::open(target.folder.constData(), O_RDONLY | O_DIRECTORY | O_CLOEXEC); }));
    if (!folder->descriptor.isOpen() && errno == ENOENT)
        return problemWith(target.shownPath,
                           FileWriterUnixWords::tr("there is no folder “%1”: make it first, or give another name")
                               .arg(asShownLine(QDir::cleanPath(QFile::decodeName(target.folder)))));
    if (!folder->descriptor.isOpen())
        return stepFailed(target.shownPath, FileWriterUnixWords::tr("cannot open the folder"), errno);
    lockWhileWritten(folder->descriptor.value(), wait);
    struct stat status = {};
    if (::fstat(folder->descriptor.value(), &status) == 0) {
        folder->fileSystem = status.st_dev;
        folder->isSyncedWithAll = syncsWhole(folder->descriptor.value());
    }
    return folder;
}

/// Whether making a hard link failed because this file system or this file takes none, as on FAT, and as with the
/// files of others where those are protected.
bool cannotBeLinked(int code)
{
    return code == EPERM || code == EMLINK || code == ENOTSUP || code == EOPNOTSUPP || code == ENOSYS;
}

class UnixStagedFile final : public writing::StagedFile
{
public:
    UnixStagedFile(Target target, std::shared_ptr<WorkFolder> folder)
        : m_target(std::move(target))
        , m_folder(std::move(folder))
    {
    }
    ~UnixStagedFile() override
    {
        remove(m_temporary);
        remove(m_backup);
    }

    Result<Done> write(const QByteArray &bytes); ///< leaves the new file open
    Result<Done> sync();
    Result<Done> close(); ///< when it is found to be whole
    Result<Done> publish() override;
    Result<Done> syncFolder() override;
    Result<Done> keepOld() override;
    Result<Done> takeBack() override;
    const Target &target() const { return m_target; }
    const WorkFolder &workFolder() const { return *m_folder; }
    Renaming renaming() const override
    {
        return {m_target.name, m_temporary, m_backup, m_target.old ? identityOf(*m_target.old) : QByteArray(), m_fresh};
    }

private:
    Error failed(const QString &step) const { return stepFailed(m_target.shownPath, step, errno); }
    Result<TemporaryFile> createTemporary() const;
    Result<Done> copyOld();
    Result<Done> copyBytes(int from, int to) const;
    Result<Done> takeOverOwnerAndMode(int file) const;
    Result<Done> writeAll(int file, QByteArrayView bytes) const;
    void remove(QByteArray &name);

    int folder() const { return m_folder->descriptor.value(); }

    Target m_target;
    std::shared_ptr<WorkFolder> m_folder;
    FileDescriptor m_file;  ///< of the new file, between write() and close()
    qsizetype m_size = 0;   ///< that the new file must have
    QByteArray m_temporary; ///< empty when there is none
    QByteArray m_backup;    ///< empty when there is none
    QByteArray m_fresh;     ///< tells the new file from others, once it is closed
};

Result<TemporaryFile> UnixStagedFile::createTemporary() const
{
    constexpr int mostAttempts = 100;
    // A new file gets what the umask leaves; one that replaces another stays closed until it has that one's mode.
    const mode_t mode = m_target.old ? 0600 : 0666;
    for (int attempt = 0; attempt < mostAttempts; ++attempt) {
        QByteArray name = freshTemporaryName(m_target.name);
        FileDescriptor file(uninterrupted([&] {
            return ::openat(folder(), name.constData(), O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, mode);
        }));
        if (file.isOpen())
            return TemporaryFile{std::move(name), std::move(file)};
        if (errno != EEXIST)
            break;
    }
    return failed(FileWriterUnixWords::tr("cannot make a new file in the folder"));
}

Result<Done> UnixStagedFile::takeOverOwnerAndMode(int file) const
{
    if (!m_target.old)
        return Done{};
    struct stat fresh = {};
    if (::fstat(file, &fresh) != 0)
        return failed(FileWriterUnixWords::tr("cannot look at the new file"));
    const bool isOthers = fresh.st_uid != m_target.old->st_uid || fresh.st_gid != m_target.old->st_gid;
    // Where the owner cannot be kept, the group may be; where neither can, the file is the saving user's.
    if (isOthers && ::fchown(file, m_target.old->st_uid, m_target.old->st_gid) != 0 &&
        ::fchown(file, uid_t(-1), m_target.old->st_gid) != 0)
        errno = 0;
    const mode_t mode = m_target.old->st_mode & 0777;
    if (::fchmod(file, mode) != 0)
        return failed(FileWriterUnixWords::tr("cannot give the new file the old one's mode"));
    errno =
        takeOverAttributes(file, m_target.folder + (m_target.folder.endsWith('/') ? "" : "/") + m_target.name, mode);
    if (errno != 0)
        return failed(FileWriterUnixWords::tr("cannot give the new file the old one's attributes"));
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
            return failed(FileWriterUnixWords::tr("cannot write the new file"));
        written += taken;
    }
    return Done{};
}

Result<Done> UnixStagedFile::write(const QByteArray &bytes)
{
    Result<TemporaryFile> created = createTemporary();
    if (!created)
        return created.error();
    m_temporary = created->name;
    m_file = std::move(created->file);
    m_size = bytes.size();
    if (const Result<Done> prepared = takeOverOwnerAndMode(m_file.value()); !prepared)
        return prepared;
    return writeAll(m_file.value(), bytes);
}

Result<Done> UnixStagedFile::sync()
{
    if (uninterrupted([&] { return ::fsync(m_file.value()); }) != 0)
        return failed(FileWriterUnixWords::tr("cannot sync the new file to the disk"));
    return Done{};
}

Result<Done> UnixStagedFile::close()
{
    struct stat status = {};
    if (::fstat(m_file.value(), &status) != 0)
        return failed(FileWriterUnixWords::tr("cannot check the new file's size"));
    if (status.st_size != m_size)
        return problemWith(m_target.shownPath,
                           FileWriterUnixWords::tr("cannot write the new file: %1 of %2 bytes arrived")
                               .arg(qint64(status.st_size))
                               .arg(m_size));
    m_fresh = identityOf(status);
    if (m_file.close() != 0)
        return failed(FileWriterUnixWords::tr("cannot close the new file"));
    return Done{};
}

Result<Done> UnixStagedFile::publish()
{
    if (::renameat(folder(), m_temporary.constData(), folder(), m_target.name.constData()) != 0)
        return failed(FileWriterUnixWords::tr("cannot put the new file in the old one's place"));
    m_folder->isSynced = false;
    m_temporary.clear();
    return Done{};
}

Result<Done> UnixStagedFile::syncFolder()
{
    if (m_folder->isSynced)
        return Done{};
    // Some file systems have no such thing.
    const bool isSynced = uninterrupted([&] { return ::fsync(folder()); }) == 0 || errno == EINVAL || errno == ENOTSUP;
    if (!isSynced)
        return failed(FileWriterUnixWords::tr(
            "the new file is in place, but may not outlast a power cut: cannot sync the folder"));
    m_folder->isSynced = true;
    return Done{};
}

/// Another program may put a file of its own in the old one's place right now, or remove it.
Result<Done> UnixStagedFile::keepOld()
{
    constexpr int mostAttempts = 100;
    if (!m_target.old)
        return Done{};
    const QByteArray name = freshTemporaryName(m_target.name);
    for (int attempt = 0; attempt < mostAttempts; ++attempt) {
        if (::linkat(folder(), m_target.name.constData(), folder(), name.constData(), 0) == 0) {
            m_backup = name;
            return Done{};
        }
        if (cannotBeLinked(errno))
            return copyOld();
        if (errno != ENOENT)
            break;
        if (::faccessat(folder(), m_target.name.constData(), F_OK, AT_SYMLINK_NOFOLLOW) != 0)
            return Done{}; // there is nothing to keep any more
    }
    return failed(FileWriterUnixWords::tr("cannot keep the old file aside"));
}

/// Synced before the old file is replaced: from then on the copy is all that is left of it.
Result<Done> UnixStagedFile::copyOld()
{
    const FileDescriptor old(uninterrupted(
        [&] { return ::openat(folder(), m_target.name.constData(), O_RDONLY | O_NOFOLLOW | O_CLOEXEC); }));
    if (!old.isOpen())
        return failed(FileWriterUnixWords::tr("cannot read the old file"));
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
        return failed(FileWriterUnixWords::tr("cannot sync the copy of the old file to the disk"));
    if (copy.close() != 0)
        return failed(FileWriterUnixWords::tr("cannot close the copy of the old file"));
    return Done{};
}

Result<Done> UnixStagedFile::copyBytes(int from, int to) const
{
    std::array<char, 64 * 1024> chunk;
    for (;;) {
        const ssize_t taken = uninterrupted([&] { return ::read(from, chunk.data(), chunk.size()); });
        if (taken < 0)
            return failed(FileWriterUnixWords::tr("cannot read the old file"));
        if (taken == 0)
            return Done{};
        if (const Result<Done> written = writeAll(to, {chunk.data(), qsizetype(taken)}); !written)
            return written;
    }
}

Result<Done> UnixStagedFile::takeBack()
{
    const bool isBack = m_backup.isEmpty()
                            ? ::unlinkat(folder(), m_target.name.constData(), 0) == 0
                            : ::renameat(folder(), m_backup.constData(), folder(), m_target.name.constData()) == 0;
    if (!isBack) {
        // The backup is all that is left of the old file, so it stays.
        const QString where = QFile::decodeName(std::exchange(m_backup, {}));
        const Error reason = failed(FileWriterUnixWords::tr("cannot put the old file back"));
        return where.isEmpty() ? reason
                               : problemWith(reason.file,
                                             reason.what + FileWriterUnixWords::tr(" (it is kept as “%1”)").arg(where));
    }
    m_backup.clear();
    return Done{};
}

void UnixStagedFile::remove(QByteArray &name)
{
    if (!name.isEmpty())
        ::unlinkat(folder(), name.constData(), 0);
    name.clear();
}

/// Syncs and closes all at one time: a disk syncs many files for little more than one. The answer is that of the first
/// in order that could not be finished.
Result<Done> finishAll(const std::vector<UnixStagedFile *> &files, HelpingThreads &others)
{
    std::vector<Result<Done>> answers(files.size(), Result<Done>(Done{}));
    others.doAll(files.size(), [&](size_t i) {
        const Result<Done> synced = files[i]->sync();
        answers[i] = synced ? files[i]->close() : synced;
    });
    const auto failure =
        std::find_if(answers.begin(), answers.end(), [](const Result<Done> &answer) { return !answer; });
    return failure == answers.end() ? Result<Done>(Done{}) : *failure;
}

/// Gets new files to the disk, as they come: several at one time, or, when there are many, all with their file system,
/// which takes hardly longer than a few of them.
class Syncing
{
public:
    explicit Syncing(size_t count)
        : m_isMany(count >= many)
    {
    }

    Result<Done> take(UnixStagedFile &file)
    {
        if (m_isMany && file.workFolder().isSyncedWithAll) {
            m_firstOnes.emplace(file.workFolder().fileSystem, &file);
            return file.close();
        }
        m_open.push_back(&file);
        return m_open.size() < mostOpen ? Result<Done>(Done{}) : finishAll(std::exchange(m_open, {}), m_others);
    }

    Result<Done> finish()
    {
        if (const Result<Done> finished = finishAll(std::exchange(m_open, {}), m_others); !finished)
            return finished;
        for (const auto &[fileSystem, file] : m_firstOnes) {
            const int folder = file->workFolder().descriptor.value();
            if (const Result<Done> synced = syncWhole(folder, file->target().shownPath); !synced)
                return synced;
        }
        return Done{};
    }

private:
    static constexpr size_t many = 64;
    static constexpr size_t mostOpen = 16;

    bool m_isMany;
    /// Each has a file at a time: one for a file would take longer to make than the sync.
    HelpingThreads m_others{mostOpen - 1};
    std::vector<UnixStagedFile *> m_open;
    std::map<dev_t, const UnixStagedFile *> m_firstOnes; ///< of each file system that is synced as a whole
};

} // namespace

namespace writing {

Result<StagedFiles> stage(const std::vector<NewFile> &files, FolderWait &wait)
{
    Syncing syncing(files.size());
    QHash<QByteArray, std::shared_ptr<WorkFolder>> folders;
    StagedFiles staged;
    for (const auto &[path, bytes] : files) {
        const Result<Target> target = targetOf(path);
        if (!target)
            return target.error();
        std::shared_ptr<WorkFolder> &folder = folders[target->folder];
        if (!folder) {
            const Result<std::shared_ptr<WorkFolder>> opened = openFolder(*target, wait);
            if (!opened)
                return opened.error();
            folder = *opened;
        }
        auto file = std::make_unique<UnixStagedFile>(*target, folder);
        if (const Result<Done> written = file->write(bytes); !written)
            return written.error();
        if (const Result<Done> taken = syncing.take(*file); !taken)
            return taken.error();
        staged.push_back(std::move(file));
    }
    if (const Result<Done> finished = syncing.finish(); !finished)
        return finished.error();
    return Result<StagedFiles>(std::move(staged));
}

} // namespace writing

} // namespace hitbox
