#include "files/crash_notes.h"

#include <array>
#include <csignal>
#include <cstring>

#if __has_include(<execinfo.h>)
#include <execinfo.h>
#define HITBOX_HAS_BACKTRACE 1
#else
#define HITBOX_HAS_BACKTRACE 0
#endif
#include <fcntl.h>
#include <unistd.h>

namespace hitbox::crash {

namespace {

struct Signal {
    int number;
    const char *name;
};
constexpr std::array fatalSignals{
    Signal{SIGSEGV, "SIGSEGV, memory that is not there"},  Signal{SIGBUS, "SIGBUS, memory that cannot be reached"},
    Signal{SIGFPE, "SIGFPE, arithmetic without a result"}, Signal{SIGILL, "SIGILL, no such instruction"},
    Signal{SIGABRT, "SIGABRT, the program gave up"},
};

const char *nameOf(int number)
{
    for (const Signal &signal : fatalSignals)
        if (signal.number == number)
            return signal.name;
    return "unknown";
}

/// What the stack itself may have no room for any more.
std::array<char, 65536> handlerStack;

void writeStack(int file)
{
#if HITBOX_HAS_BACKTRACE
    std::array<void *, 64> frames{};
    backtrace_symbols_fd(frames.data(), backtrace(frames.data(), static_cast<int>(frames.size())), file);
#else
    const char none[] = "  not known on this system\n";
    [[maybe_unused]] const auto written = write(file, none, sizeof none - 1);
#endif
}

/// Only calls that POSIX allows in a handler, and backtrace(), which allocates on its first call alone. Then the signal
/// does what it would have done.
void handle(int number)
{
    const int file = open(notes().file.data(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
    if (file >= 0) {
        writeNotes(notes(), nameOf(number), [file](const char *text) {
            [[maybe_unused]] const auto written = write(file, text, std::strlen(text));
        });
        writeStack(file);
        close(file);
    }
    raise(number);
}

} // namespace

bool installHandlers()
{
#if HITBOX_HAS_BACKTRACE
    std::array<void *, 1> frame{};
    backtrace(frame.data(), 1);
#endif
    stack_t stack{};
    stack.ss_sp = handlerStack.data();
    stack.ss_size = handlerStack.size();
    if (sigaltstack(&stack, nullptr) != 0)
        return false;
    struct sigaction action {
    };
    action.sa_handler = handle;
    // Once, then as the system has it: a crash while it is reported ends the program all the same.
    action.sa_flags = static_cast<int>(SA_RESETHAND) | SA_ONSTACK;
    sigemptyset(&action.sa_mask);
    bool isInstalled = true;
    for (const Signal &signal : fatalSignals)
        isInstalled = sigaction(signal.number, &action, nullptr) == 0 && isInstalled;
    return isInstalled;
}

} // namespace hitbox::crash
