#pragma once

#include <QString>

#include <array>
#include <atomic>
#include <cstddef>

/// What the handler of a crash needs, made ready before: it may call next to nothing, and the heap may be broken.
namespace hitbox::crash {

inline constexpr std::size_t mostActions = 32;

struct Notes {
    std::array<char, 4096> file{}; ///< where the report goes: in UTF-8 on Windows, else as the system takes it
    std::array<char, 1024> head{}; ///< its first lines
    std::array<std::array<char, 48>, mostActions> actions{};
    std::atomic<std::size_t> actionCount = 0; ///< of all; the newest is before it in the ring
};

Notes &notes();

/// Calls write(text) for each piece of the report up to the stack.
template <typename Write>
void writeNotes(const Notes &notes, const char *cause, Write write)
{
    write(notes.head.data());
    write("Cause: ");
    write(cause);
    write("\n\nLast actions, newest first:\n");
    const std::size_t count = notes.actionCount;
    for (std::size_t back = 1; back <= count && back <= mostActions; ++back) {
        write("  ");
        write(notes.actions[(count - back) % mostActions].data());
        write("\n");
    }
    write("\nStack:\n");
}

bool installHandlers(); ///< by the system

} // namespace hitbox::crash
