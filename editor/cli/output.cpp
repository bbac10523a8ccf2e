#include "cli/output.h"

#include "document/names.h"

#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstring>
#include <utility>

#ifdef Q_OS_UNIX
#include <fcntl.h>
#include <unistd.h>
#else
#include <io.h>
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

/// By a terminal, which takes control characters for commands.
bool isShown(std::FILE *stream)
{
#ifdef Q_OS_WIN
    return _isatty(_fileno(stream)) != 0;
#else
    return isatty(fileno(stream)) != 0;
#endif
}

} // namespace

/// A line break in a name would forge a second line, an escape code command the terminal.
QByteArray shownLine(const QString &line)
{
    return asShownLine(line).toUtf8() + '\n';
}

Output::Output(Messages messages)
    : m_how(messages)
{
    if (m_how == Messages::Kept)
        return;
#ifdef Q_OS_UNIX
    m_isClosed = occupyClosedStreams();
    std::signal(SIGPIPE, SIG_IGN); // a reader that is gone is a failed write, not a death
#endif
}

void Output::printTable(const QByteArray &lines)
{
    if (m_how == Messages::Kept || !isShown(stdout))
        return print(lines);
    QByteArrayList all = lines.split('\n');
    all.removeLast(); // behind the last line's end
    for (const QByteArray &line : std::as_const(all))
        printLine(QString::fromUtf8(line));
}

void Output::printLine(const QString &line)
{
    m_results += shownLine(line);
}

void Output::message(const QString &line) const
{
    if (m_how == Messages::Kept)
        m_messages += shownLine(line);
    else
        passOn(shownLine(line));
}

void Output::passOn(const QByteArray &messages) const
{
    std::fwrite(messages.constData(), 1, static_cast<std::size_t>(messages.size()), stderr);
    std::fflush(stderr);
}

QByteArray Output::takeResults()
{
    return std::exchange(m_results, {});
}

QByteArray Output::takeMessages()
{
    return std::exchange(m_messages, {});
}

void Output::message(const Error &error, const QString &file) const
{
    message(Error{error.file.isEmpty() ? file : error.file, error.place, error.what}.text());
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
