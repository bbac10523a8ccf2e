#include "cli/stop_request.h"

#include <QCoreApplication>
#include <QSocketNotifier>

#include <array>
#include <cerrno>
#include <csignal>

#include <fcntl.h>
#include <unistd.h>

namespace hitbox {

namespace {

/// Signal handlers may do next to nothing: this one writes into a pipe that the event loop reads.
std::array<int, 2> wakeUp{-1, -1};

void ask(int)
{
    const int code = errno;
    [[maybe_unused]] const ssize_t written = write(wakeUp[1], "", 1); // one for each signal: there is room
    errno = code;
}

void handle(int signal)
{
    struct sigaction action = {};
    if (sigaction(signal, nullptr, &action) != 0 || action.sa_handler == SIG_IGN)
        return;
    action = {};
    action.sa_handler = ask;
    action.sa_flags = static_cast<int>(SA_RESTART | SA_RESETHAND);
    sigemptyset(&action.sa_mask);
    sigaction(signal, &action, nullptr);
}

} // namespace

void quitWhenAskedTo()
{
    if (pipe(wakeUp.data()) != 0)
        return;
    for (const int end : wakeUp)
        fcntl(end, F_SETFD, FD_CLOEXEC);
    auto *notifier = new QSocketNotifier(wakeUp[0], QSocketNotifier::Read, QCoreApplication::instance());
    QObject::connect(notifier, &QSocketNotifier::activated, notifier, &QCoreApplication::quit);
    for (const int signal : {SIGINT, SIGTERM})
        handle(signal);
}

} // namespace hitbox
