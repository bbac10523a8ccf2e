#include "files/file_writer_target_unix.h"
#include "files/held_file.h"

#include <QFile>

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

namespace hitbox {

namespace {

using writing::FileDescriptor;
using writing::uninterrupted;

class LockedFile final : public HeldFile
{
public:
    LockedFile(const QString &path, FileDescriptor file)
        : HeldFile(path)
        , m_file(std::move(file))
    {
    }
    ~LockedFile() override { QFile::remove(path()); } // while it is still held: a later one is another file

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

} // namespace

std::unique_ptr<HeldFile> HeldFile::take(const QString &path)
{
    const QByteArray name = QFile::encodeName(path);
    // Not blocking: a pipe of that name would be waited for.
    FileDescriptor file(uninterrupted([&] {
        return ::open(name.constData(), O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK, S_IRUSR | S_IWUSR);
    }));
    if (!file.isOpen())
        return nullptr;
    const int locked = uninterrupted([&] { return ::flock(file.value(), LOCK_EX | LOCK_NB); });
    if ((locked != 0 && errno == EWOULDBLOCK) || !isStillThere(file.value(), name))
        return nullptr;
    return std::make_unique<LockedFile>(path, std::move(file));
}

} // namespace hitbox
