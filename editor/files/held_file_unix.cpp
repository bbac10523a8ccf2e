#include "files/file_writer.h"
#include "files/file_writer_target_unix.h"
#include "files/held_file.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>

#include <csignal>

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>
#ifdef __linux__
#include <sys/xattr.h>
#endif

namespace hitbox {

namespace {

using writing::FileDescriptor;
using writing::uninterrupted;

class HeldFileWords
{
    Q_DECLARE_TR_FUNCTIONS(HeldFile)
};

class LockedFile final : public HeldFile
{
public:
    LockedFile(const QString &path, FileDescriptor file)
        : HeldFile(path)
        , m_file(std::move(file))
    {
    }
    ~LockedFile() override { QFile::remove(path()); } // while it is still held: a later one is another file

    void tell(const QByteArray &words) override
    {
        // Under another name it may be a file of the user's.
        struct stat status = {};
        if (::fstat(m_file.value(), &status) != 0 || !S_ISREG(status.st_mode) || status.st_nlink != 1)
            return;
        const writing::FileSizeSignalBlocked blocked;
        bool isEmptied = ::ftruncate(m_file.value(), 0) == 0;
        const bool isTold =
            isEmptied && ::pwrite(m_file.value(), words.constData(), size_t(words.size()), 0) == words.size();
        if (!isTold)
            isEmptied = ::ftruncate(m_file.value(), 0) == 0; // no words are better than half of them
    }

private:
    FileDescriptor m_file;
};

/// Its last holder may have removed it between its opening and its locking.
bool isStillThere(int file, const QByteArray &name)
{
    struct stat held {
    };
    struct stat there {
    };
    return ::fstat(file, &held) == 0 && ::stat(name.constData(), &there) == 0 && held.st_dev == there.st_dev &&
           held.st_ino == there.st_ino;
}

/// Where the folder has an access list, its mode does not tell who may write into it.
bool hasAccessList(const QByteArray &folder)
{
#ifdef __linux__
    return ::getxattr(folder.constData(), "system.posix_acl_access", nullptr, 0) > 0;
#else
    Q_UNUSED(folder);
    return false;
#endif
}

/// Whoever may read the file can hold it. One of another user, or under another name, stays as it is.
void letWritersHold(const QByteArray &folder, int file)
{
    struct stat around = {};
    struct stat own = {};
    if (::stat(folder.constData(), &around) != 0 || ::fstat(file, &own) != 0 || !S_ISREG(own.st_mode) ||
        own.st_nlink != 1 || own.st_uid != ::geteuid())
        return;
    const uid_t owner = own.st_uid == 0 ? around.st_uid : own.st_uid; // the superuser leaves none to be kept out by
    const bool isOfItsGroup =
        (around.st_gid == own.st_gid && owner == own.st_uid) || ::fchown(file, owner, around.st_gid) == 0;
    const mode_t forGroup = isOfItsGroup && (around.st_mode & S_IWGRP) ? 0060 : 0;
    const mode_t forOthers = (around.st_mode & S_IWOTH) ? 0006 : 0;
    const mode_t mode = hasAccessList(folder) ? 0644 : 0600 | forGroup | forOthers;
    if ((own.st_mode & 0777) != mode && ::fchmod(file, mode) != 0)
        return; // it stays this user's own
}

} // namespace

std::unique_ptr<HeldFile> HeldFile::take(const QString &path)
{
    Result<std::unique_ptr<HeldFile>> taken = takeOrTell(path);
    return taken ? std::move(*taken) : nullptr;
}

Result<std::unique_ptr<HeldFile>> HeldFile::takeOrTell(const QString &path, Holders holders)
{
    const QByteArray name = QFile::encodeName(path);
    const QByteArray folder = QFile::encodeName(QFileInfo(path).path());
    const bool isForWriters = holders == Holders::WhoCanWriteTheFolder;
    const mode_t mode = isForWriters ? 0600 : 0644;
    // Not blocking: a pipe of that name would be waited for.
    constexpr int always = O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK;
    FileDescriptor file(uninterrupted([&] { return ::open(name.constData(), O_RDWR | O_CREAT | always, mode); }));
    const int code = errno;
    // One that a killed run of another user left can be held all the same.
    if (!file.isOpen() && code == EACCES)
        file = FileDescriptor(uninterrupted([&] { return ::open(name.constData(), O_RDONLY | always); }));
    if (!file.isOpen())
        return writing::stepFailed(path, HeldFileWords::tr("cannot make the file"), code);
    if (isForWriters)
        letWritersHold(folder, file.value());
    const int locked = uninterrupted([&] { return ::flock(file.value(), LOCK_EX | LOCK_NB); });
    if ((locked != 0 && errno == EWOULDBLOCK) || !isStillThere(file.value(), name))
        return std::unique_ptr<HeldFile>();
    return std::unique_ptr<HeldFile>(std::make_unique<LockedFile>(path, std::move(file)));
}

HeldFile::Holding HeldFile::holdingOf(const QString &path)
{
    constexpr int flags = O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY;
    const FileDescriptor file(uninterrupted([&] { return ::open(QFile::encodeName(path).constData(), flags); }));
    if (!file.isOpen())
        return Holding::Untold;
    // Shared, so that those who look at the same time do not take each other for the holder.
    if (uninterrupted([&] { return ::flock(file.value(), LOCK_SH | LOCK_NB); }) == 0)
        return Holding::ByNobody;
    return errno == EWOULDBLOCK ? Holding::ByOther : Holding::Untold;
}

bool HeldFile::isRunning(qint64 process)
{
    return ::kill(pid_t(process), 0) == 0 || errno != ESRCH;
}

QByteArray HeldFile::wordsIn(const QString &path)
{
    constexpr qint64 mostBytes = 4096;
    const Result<QByteArray> words = readWhole(path, mostBytes);
    return words ? *words : QByteArray();
}

} // namespace hitbox
