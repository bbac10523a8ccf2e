#include "script/channel.h"

#include <cstdio>
#include <cstdlib>

namespace hitbox {

QString Channel::ask(const QString &message)
{
    tell(message.toUtf8());
    const std::optional<QByteArray> answer = next();
    if (!answer)
        std::_Exit(EXIT_FAILURE);
    return QString::fromUtf8(*answer);
}

void Channel::tell(const QByteArray &line)
{
    const bool isWritten = std::fwrite(line.constData(), 1, static_cast<size_t>(line.size()), stdout) ==
                               static_cast<size_t>(line.size()) &&
                           std::fputc('\n', stdout) != EOF && std::fflush(stdout) == 0;
    if (!isWritten)
        std::_Exit(EXIT_FAILURE);
}

std::optional<QByteArray> Channel::next()
{
    QByteArray line;
    for (;;) {
        char part[4096];
        if (!std::fgets(part, sizeof part, stdin))
            return line.isEmpty() ? std::nullopt : std::optional(line);
        line.append(part);
        if (line.endsWith('\n')) {
            line.chop(1);
            return line;
        }
    }
}

} // namespace hitbox
