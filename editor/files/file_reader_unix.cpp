#include "files/file_reader.h"
#include "files/file_writer_target_unix.h"

#include <QCoreApplication>
#include <QFile>

#include <cerrno>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace hitbox {

namespace {

using namespace writing;

class FileReaderUnixWords
{
    Q_DECLARE_TR_FUNCTIONS(FileWriter)
};

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
