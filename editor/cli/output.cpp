#include "cli/output.h"

#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstring>

#ifdef Q_OS_UNIX
#include <fcntl.h>
#include <unistd.h>
#endif

namespace hitbox {

namespace {

#ifdef Q_OS_UNIX
/// A closed standard stream leaves its number to the next file that is opened, and results would be written into that
/// file: the number is taken by the null device. True when standard output was closed.
bool occupyClosedStreams()
{
    bool wasClosed = false;
    for (const int stream : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO}) {
        if (fcntl(stream, F_GETFD) != -1 || errno != EBADF)
            continue;
        wasClosed = wasClosed || stream == STDOUT_FILENO;
        if (open("/dev/null", O_RDWR) != stream)
            return wasClosed;
    }
    return wasClosed;
}
#endif

/// Names come from files: a line break in one would forge a second line, an escape code command the terminal.
QByteArray lineOf(QString text)
{
    constexpr char16_t firstPicture = 0x2400; // U+2400 shows U+0000, and so on
    constexpr char16_t deletePicture = 0x2421;
    for (QChar &character : text) {
        const char16_t code = character.unicode();
        if (code < 0x20)
            character = QChar(static_cast<char16_t>(firstPicture + code));
        else if (code == 0x7f)
            character = QChar(deletePicture);
        else if (character.category() == QChar::Other_Control)
            character = QChar(QChar::ReplacementCharacter);
    }
    return text.toUtf8() + '\n';
}

} // namespace

Output::Output()
{
#ifdef Q_OS_UNIX
    m_isClosed = occupyClosedStreams();
    std::signal(SIGPIPE, SIG_IGN); // a reader that is gone is a failed write, not a death
#endif
}

void Output::printLine(const QString &line)
{
    m_results += lineOf(line);
}

void Output::message(const QString &line) const
{
    const QByteArray text = lineOf(line);
    std::fwrite(text.constData(), 1, static_cast<std::size_t>(text.size()), stderr);
    std::fflush(stderr);
}

void Output::message(const Error &error, const QString &file) const
{
    const QStringList lines = error.what.split(QLatin1Char('\n'));
    for (const QString &line : lines)
        message(Error{error.file.isEmpty() ? file : error.file, error.place, line}.text());
}

bool Output::flush()
{
    if (m_results.isEmpty())
        return true;
    const auto size = static_cast<std::size_t>(m_results.size());
    errno = m_isClosed ? EBADF : 0;
    const bool written =
        !m_isClosed && std::fwrite(m_results.constData(), 1, size, stdout) == size && std::fflush(stdout) == 0;
    if (!written)
        message(QStringLiteral("hitbox: the results cannot be written to standard output: ") +
                QString::fromLocal8Bit(std::strerror(errno)));
    m_results.clear();
    return written;
}

} // namespace hitbox
