#pragma once

#include "files/file_writer_steps.h"

#include <QByteArray>
#include <QString>

#include <cerrno>
#include <csignal>
#include <optional>
#include <utility>

#include <sys/stat.h>
#include <unistd.h>

/// What the Unix side of the file writer is built from.
namespace hitbox::writing {

/// `step` is what was being done, such as "cannot sync the new file"; `code` is errno's value.
Error stepFailed(const QString &file, const QString &step, int code);

/// Calls again when a signal came in between.
template <typename Call>
auto uninterrupted(const Call &call)
{
    auto result = call();
    while (result < 0 && errno == EINTR)
        result = call();
    return result;
}

class FileDescriptor
{
public:
    FileDescriptor() = default;
    explicit FileDescriptor(int descriptor)
        : m_descriptor(descriptor)
    {
    }
    FileDescriptor(FileDescriptor &&other) noexcept
        : m_descriptor(std::exchange(other.m_descriptor, -1))
    {
    }
    FileDescriptor &operator=(FileDescriptor &&other) noexcept
    {
        std::swap(m_descriptor, other.m_descriptor);
        return *this;
    }
    ~FileDescriptor()
    {
        if (m_descriptor >= 0)
            ::close(m_descriptor);
    }

    int value() const { return m_descriptor; }
    bool isOpen() const { return m_descriptor >= 0; }
    int release() { return std::exchange(m_descriptor, -1); } ///< to another owner

    /// 0, or -1 with errno. Never to be called again afterwards, not even after an error.
    int close() { return ::close(std::exchange(m_descriptor, -1)); }

private:
    int m_descriptor = -1;
};

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

/// Where a save goes to in the end.
struct Target {
    QString shownPath; ///< as the caller named it, for messages
    QByteArray folder;
    QByteArray name;
    std::optional<struct stat> old; ///< nothing when there is no such file yet
};

/// Follows symbolic links; refuses what is not a regular file, and what is marked read-only.
Result<Target> targetOf(const QString &shownPath);

/// "a folder", "a pipe"…, of what is not a regular file.
QString kindOf(const struct stat &status);

/// The access list and the attributes of the old file for the new one, which has its owner and mode already: those that
/// users' programs gave it (user.*), and of those of the system what this user may set. Those that cannot be set are
/// left out, but never so that the group, whose bits in the mode are then those of the list's mask, may do more than
/// before. Errors are those of a disk that is full or broken: 0, or errno's value. Linux alone has both; elsewhere
/// nothing is done.
int takeOverAttributes(int file, const QByteArray &oldPath, mode_t mode);

/// Size and time of change, which a rename leaves as they are: what tells a file from the ones that it replaced.
QByteArray identityOf(const struct stat &status);

} // namespace hitbox::writing
