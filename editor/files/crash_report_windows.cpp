#include "files/crash_notes.h"

#include <array>
#include <csignal>
#include <cstdio>
#include <cstring>

#include <windows.h>

namespace hitbox::crash {

namespace {

void writeReport(const char *cause)
{
    std::array<wchar_t, 4096> path{};
    if (MultiByteToWideChar(CP_UTF8, 0, notes().file.data(), -1, path.data(), static_cast<int>(path.size())) == 0)
        return;
    const HANDLE file = CreateFileW(path.data(), GENERIC_WRITE, 0, nullptr, CREATE_NEW, FILE_ATTRIBUTE_NORMAL, nullptr);
    if (file == INVALID_HANDLE_VALUE)
        return;
    const auto write = [file](const char *text) {
        DWORD written = 0;
        WriteFile(file, text, static_cast<DWORD>(std::strlen(text)), &written, nullptr);
    };
    writeNotes(notes(), cause, write);
    std::array<void *, 64> frames{};
    const USHORT count = CaptureStackBackTrace(0, static_cast<DWORD>(frames.size()), frames.data(), nullptr);
    const auto base = reinterpret_cast<UINT_PTR>(GetModuleHandleW(nullptr));
    for (USHORT i = 0; i < count; ++i) {
        std::array<char, 48> line{};
        std::snprintf(line.data(), line.size(), "  +0x%llx\n",
                      static_cast<unsigned long long>(reinterpret_cast<UINT_PTR>(frames[i]) - base));
        write(line.data());
    }
    CloseHandle(file);
}

LONG WINAPI handleException(EXCEPTION_POINTERS *exception)
{
    std::array<char, 48> cause{};
    std::snprintf(cause.data(), cause.size(), "exception 0x%08lx", exception->ExceptionRecord->ExceptionCode);
    writeReport(cause.data());
    return EXCEPTION_CONTINUE_SEARCH;
}

void handleAbort(int)
{
    writeReport("SIGABRT, the program gave up");
}

} // namespace

bool installHandlers()
{
    SetUnhandledExceptionFilter(handleException);
    return std::signal(SIGABRT, handleAbort) != SIG_ERR;
}

} // namespace hitbox::crash
