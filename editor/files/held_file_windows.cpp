#include "files/held_file.h"
#include "files/native_path_windows.h"

#include <QCoreApplication>

#define WIN32_LEAN_AND_MEAN
#ifndef NOMINMAX // as some libraries do
#define NOMINMAX
#endif
#include <windows.h>

namespace hitbox {

namespace {

class HeldFileWords
{
    Q_DECLARE_TR_FUNCTIONS(HeldFile)
};

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

    void tell(const QByteArray &) override {} // nobody else can read it

private:
    HANDLE m_file;
};

} // namespace

std::unique_ptr<HeldFile> HeldFile::take(const QString &path)
{
    Result<std::unique_ptr<HeldFile>> taken = takeOrTell(path);
    return taken ? std::move(*taken) : nullptr;
}

Result<std::unique_ptr<HeldFile>> HeldFile::takeOrTell(const QString &path, Holders)
{
    const std::wstring name = nativePath(path);
    const HANDLE file = CreateFileW(name.c_str(), GENERIC_READ | GENERIC_WRITE | DELETE, 0, nullptr, OPEN_ALWAYS,
                                    FILE_ATTRIBUTE_NORMAL | FILE_FLAG_DELETE_ON_CLOSE, nullptr);
    if (file != INVALID_HANDLE_VALUE)
        return std::unique_ptr<HeldFile>(std::make_unique<UnsharedFile>(path, file));
    if (GetLastError() == ERROR_SHARING_VIOLATION)
        return std::unique_ptr<HeldFile>();
    const QString reason = qt_error_string(int(GetLastError()));
    return Error{path, {}, HeldFileWords::tr("cannot make the file: %1").arg(reason)};
}

HeldFile::Holding HeldFile::holdingOf(const QString &path)
{
    const std::wstring name = nativePath(path);
    const HANDLE file = CreateFileW(name.c_str(), GENERIC_READ, FILE_SHARE_READ | FILE_SHARE_WRITE | FILE_SHARE_DELETE,
                                    nullptr, OPEN_EXISTING, FILE_ATTRIBUTE_NORMAL, nullptr);
    if (file == INVALID_HANDLE_VALUE)
        return GetLastError() == ERROR_SHARING_VIOLATION ? Holding::ByOther : Holding::Untold;
    CloseHandle(file);
    return Holding::ByNobody;
}

/// No words can be read that would name one.
bool HeldFile::isRunning(qint64)
{
    return true;
}

QByteArray HeldFile::wordsIn(const QString &)
{
    return {};
}

} // namespace hitbox
