#pragma once

#include "files/file_writer_steps.h"

#include <QByteArray>
#include <QString>

#include <string>
#include <utility>

#define WIN32_LEAN_AND_MEAN
#ifndef NOMINMAX // as some libraries do
#define NOMINMAX
#endif
#include <windows.h>

/// What the Windows side of the file writer is built from.
namespace hitbox::writing {

constexpr DWORD shareAll = FILE_SHARE_READ | FILE_SHARE_WRITE | FILE_SHARE_DELETE;

class Handle
{
public:
    explicit Handle(HANDLE handle)
        : m_handle(handle)
    {
    }
    Handle(Handle &&other) noexcept
        : m_handle(std::exchange(other.m_handle, INVALID_HANDLE_VALUE))
    {
    }
    Handle &operator=(Handle &&other) noexcept
    {
        std::swap(m_handle, other.m_handle);
        return *this;
    }
    ~Handle()
    {
        if (isOpen())
            CloseHandle(m_handle);
    }

    HANDLE value() const { return m_handle; }
    bool isOpen() const { return m_handle != INVALID_HANDLE_VALUE; }
    bool close() { return CloseHandle(std::exchange(m_handle, INVALID_HANDLE_VALUE)); }

private:
    HANDLE m_handle;
};

/// What the last call that failed says.
QString lastProblem();

/// `step` is what was being done, such as "cannot sync the new file"; why it failed says the last call.
Error stepFailed(const QString &file, const QString &step);

/// Where a save goes to in the end: symbolic links are followed, what is no regular file, and what is marked
/// read-only, is refused.
Result<QString> targetOf(const QString &path);

/// Replaces what is there in one step, unless that is read-only. False with the reason in GetLastError().
bool moveOver(const std::wstring &from, const std::wstring &to);

/// Size and time of change, which a move leaves as they are: what tells a file from the ones that it replaced.
QByteArray identityOf(const BY_HANDLE_FILE_INFORMATION &file);

/// Empty where no file is.
QByteArray identityAt(const std::wstring &path);

/// While it is held, removeLeftovers() lets the temporary files in a folder be.
std::shared_ptr<void> markedInUse(const QString &folder);
bool isInUse(const QString &folder);

} // namespace hitbox::writing
