#include "files/journal_folder.h"

#include "files/file_writer_target_unix.h"
#include "files/temporary_names.h"

#include <cstring>

#include <dirent.h>
#include <fcntl.h>

namespace hitbox::writing {

namespace {

FileDescriptor openedFolder(int within, const QByteArray &name, int links)
{
    return FileDescriptor(
        uninterrupted([&] { return ::openat(within, name.constData(), O_RDONLY | O_DIRECTORY | O_CLOEXEC | links); }));
}

Error systemsWords(int code)
{
    return problemWith({}, QString::fromLocal8Bit(std::strerror(code)));
}

class UnixJournalFolder final : public JournalFolder
{
public:
    explicit UnixJournalFolder(FileDescriptor folder)
        : m_folder(std::move(folder))
    {
    }

    Result<QByteArrayList> names() const override;
    std::optional<FoundFile> look(const QByteArray &name) const override;
    bool mayGiveOrders(const QByteArray &journal) const override;
    Result<Done> move(const QByteArray &from, const QByteArray &to) const override;
    Result<Done> remove(const QByteArray &name) const override;
    std::unique_ptr<JournalFolder> within(const QByteArray &place) const override;

private:
    int folder() const { return m_folder.value(); }
    std::optional<struct stat> statusOf(const QByteArray &name) const;

    FileDescriptor m_folder;
};

Result<QByteArrayList> UnixJournalFolder::names() const
{
    FileDescriptor again = openedFolder(folder(), ".", 0);
    const std::unique_ptr<DIR, int (*)(DIR *)> entries(::fdopendir(again.value()), ::closedir);
    if (!entries)
        return systemsWords(errno);
    again.release();
    QByteArrayList names;
    for (;;) {
        errno = 0;
        const dirent *entry = ::readdir(entries.get());
        if (!entry)
            return errno == 0 ? Result<QByteArrayList>(names) : systemsWords(errno);
        const QByteArray name(entry->d_name);
        if (name.startsWith(journalMark) || name.startsWith('.' + QByteArray(journalMark)))
            names.append(name);
    }
}

std::optional<struct stat> UnixJournalFolder::statusOf(const QByteArray &name) const
{
    struct stat status = {};
    if (::fstatat(folder(), name.constData(), &status, AT_SYMLINK_NOFOLLOW) != 0)
        return std::nullopt;
    return status;
}

std::optional<FoundFile> UnixJournalFolder::look(const QByteArray &name) const
{
    const std::optional<struct stat> status = statusOf(name);
    if (!status)
        return std::nullopt;
    return FoundFile{S_ISREG(status->st_mode), identityOf(*status)};
}

/// Where anybody may put files and nobody may move those of others, a journal of others is no order to move ours.
bool UnixJournalFolder::mayGiveOrders(const QByteArray &journal) const
{
    struct stat there = {};
    const std::optional<struct stat> status = statusOf(journal);
    return status && ::fstat(folder(), &there) == 0 &&
           (status->st_uid == ::geteuid() || status->st_uid == there.st_uid || !(there.st_mode & S_ISVTX));
}

Result<Done> UnixJournalFolder::move(const QByteArray &from, const QByteArray &to) const
{
    const std::optional<struct stat> old = statusOf(to);
    if (old && !(old->st_mode & S_IWUSR))
        return systemsWords(EACCES);
    if (::renameat(folder(), from.constData(), folder(), to.constData()) != 0)
        return systemsWords(errno);
    return Done{};
}

Result<Done> UnixJournalFolder::remove(const QByteArray &name) const
{
    if (::unlinkat(folder(), name.constData(), 0) != 0)
        return systemsWords(errno);
    return Done{};
}

std::unique_ptr<JournalFolder> UnixJournalFolder::within(const QByteArray &place) const
{
    FileDescriptor reached;
    const QByteArrayList names = place.split('/');
    for (const QByteArray &name : names) {
        reached = openedFolder(reached.isOpen() ? reached.value() : folder(), name, O_NOFOLLOW);
        if (!reached.isOpen())
            return nullptr;
    }
    return std::make_unique<UnixJournalFolder>(std::move(reached));
}

} // namespace

Result<std::unique_ptr<JournalFolder>> JournalFolder::open(const QString &path)
{
    FileDescriptor folder = openedFolder(AT_FDCWD, bytesOfName(path), 0);
    if (!folder.isOpen())
        return systemsWords(errno);
    return std::unique_ptr<JournalFolder>(std::make_unique<UnixJournalFolder>(std::move(folder)));
}

} // namespace hitbox::writing
