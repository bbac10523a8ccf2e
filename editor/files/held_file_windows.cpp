#include "files/held_file.h"

#include <QDir>

#define WIN32_LEAN_AND_MEAN
#define NOMINMAX
#include <windows.h>

namespace hitbox {

namespace {

/// Open for nobody else, and gone with its handle.
class UnsharedFile final : public HeldFile
{
public:
    UnsharedFile(const QString &path, HANDLE file)
        : HeldFile(path)
        , m_file(file)
    {
    }
    ~UnsharedFile() override { CloseHandle(m_file); }

private:
    HANDLE m_file;
};

} // namespace

std::unique_ptr<HeldFile> HeldFile::take(const QString &path)
{
    const std::wstring name = QDir::toNativeSeparators(path).toStdWString();
    const HANDLE file = CreateFileW(name.c_str(), GENERIC_READ | GENERIC_WRITE | DELETE, 0, nullptr, OPEN_ALWAYS,
                                    FILE_ATTRIBUTE_NORMAL | FILE_FLAG_DELETE_ON_CLOSE, nullptr);
    if (file == INVALID_HANDLE_VALUE)
        return nullptr;
    return std::make_unique<UnsharedFile>(path, file);
}

} // namespace hitbox
