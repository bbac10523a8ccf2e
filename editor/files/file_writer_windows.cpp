#include "files/file_writer.h"

#include "document/limits.h"
#include "files/file_writer_steps.h"
#include "files/native_path_windows.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDir>
#include <QFileInfo>
#include <QHash>
#include <QRandomGenerator>
#include <QRegularExpression>
#include <QSet>

#include <algorithm>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#define WIN32_LEAN_AND_MEAN
#ifndef NOMINMAX // as some libraries do
#define NOMINMAX
#endif
#include <windows.h>

namespace hitbox {

namespace {

constexpr DWORD shareAll = FILE_SHARE_READ | FILE_SHARE_WRITE | FILE_SHARE_DELETE;

using writing::problemWith;

class FileWriterWindowsWords
{
    Q_DECLARE_TR_FUNCTIONS(FileWriter)
};

Error stepFailed(const QString &file, const QString &step)
{
    return problemWith(file, QStringLiteral("%1: %2").arg(step, qt_error_string(int(GetLastError()))));
}

QString temporaryPrefix(const QString &name)
{
    constexpr qsizetype room = 240;
    return u'.' + name.left(room) + QStringLiteral("-tmp-");
}

QString freshTemporaryPath(const QString &target)
{
    const QFileInfo info(target);
    const quint32 tag = QRandomGenerator::system()->generate();
    return info.dir().filePath(temporaryPrefix(info.fileName()) + QStringLiteral("%1").arg(tag, 8, 16, QChar(u'0')));
}

class Handle
{
public:
    explicit Handle(HANDLE handle)
        : m_handle(handle)
    {
    }
    Handle(const Handle &) = delete;
    Handle &operator=(const Handle &) = delete;
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

/// What tells other runs that temporary files in a folder are in use. It is gone when all that made one are, or have
/// died. Runs on other computers do not see it.
std::wstring nameOfMark(const QString &folder)
{
    const QByteArray digest =
        QCryptographicHash::hash(QDir::cleanPath(folder).toCaseFolded().toUtf8(), QCryptographicHash::Sha256).toHex();
    return L"Global\\hitbox-writing-" + QString::fromLatin1(digest).toStdWString();
}

std::shared_ptr<void> markedInUse(const QString &folder)
{
    return {CreateMutexW(nullptr, FALSE, nameOfMark(folder).c_str()), [](HANDLE mark) {
                if (mark)
                    CloseHandle(mark);
            }};
}

bool isInUse(const QString &folder)
{
    const HANDLE mark = OpenMutexW(SYNCHRONIZE, FALSE, nameOfMark(folder).c_str());
    if (!mark)
        return GetLastError() != ERROR_FILE_NOT_FOUND; // those of other users may not be opened
    CloseHandle(mark);
    return true;
}

/// Where a save goes to in the end: symbolic links are followed, what is no regular file is refused.
Result<QString> targetOf(const QString &path)
{
    if (path.isEmpty() || path.contains(QChar(0)))
        return problemWith(path, FileWriterWindowsWords::tr("this is no file name"));
    const QFileInfo named(path);
    const QFileInfo info(named.isSymLink() ? named.symLinkTarget() : named.absoluteFilePath());
    const Handle file(CreateFileW(nativePath(info.absoluteFilePath()).c_str(), 0, shareAll, nullptr, OPEN_EXISTING,
                                  FILE_FLAG_BACKUP_SEMANTICS, nullptr));
    if (!file.isOpen())
        return info.absoluteFilePath();
    if (GetFileType(file.value()) != FILE_TYPE_DISK || info.isDir())
        return problemWith(path, FileWriterWindowsWords::tr("this is no regular file, only regular files are written"));
    if (GetFileAttributesW(nativePath(info.absoluteFilePath()).c_str()) & FILE_ATTRIBUTE_READONLY)
        return problemWith(
            path, FileWriterWindowsWords::tr("the file is read-only: make it writable or save under another name"));
    return info.absoluteFilePath();
}

/// Attributes and access rights, as far as the system lets: what is not carried over comes from the folder.
void carryOver(const std::wstring &from, const std::wstring &to)
{
    const DWORD attributes = GetFileAttributesW(from.c_str());
    if (attributes == INVALID_FILE_ATTRIBUTES)
        return;
    SetFileAttributesW(to.c_str(), attributes);
    DWORD size = 0;
    GetFileSecurityW(from.c_str(), DACL_SECURITY_INFORMATION, nullptr, 0, &size);
    std::vector<char> rights(size);
    if (size > 0 && GetFileSecurityW(from.c_str(), DACL_SECURITY_INFORMATION, rights.data(), size, &size))
        SetFileSecurityW(to.c_str(), DACL_SECURITY_INFORMATION, rights.data());
}

/// Over a file that others have open and let be deleted, which cannot be done in one step.
bool replaceOpen(const std::wstring &from, const std::wstring &to)
{
    const bool isShared =
        Handle(CreateFileW(to.c_str(), DELETE, shareAll, nullptr, OPEN_EXISTING, FILE_ATTRIBUTE_NORMAL, nullptr))
            .isOpen();
    return isShared && ReplaceFileW(to.c_str(), from.c_str(), nullptr, REPLACEFILE_WRITE_THROUGH, nullptr, nullptr);
}

/// In one step, unlike ReplaceFileW, which a kill in the middle leaves without a file under the name. Programs that
/// look for viruses hold new files for a moment.
bool moveOver(const std::wstring &from, const std::wstring &to)
{
    constexpr int tries = 10;
    constexpr DWORD pause = 20; // milliseconds
    for (int i = 1;; ++i) {
        if (MoveFileExW(from.c_str(), to.c_str(), MOVEFILE_REPLACE_EXISTING | MOVEFILE_WRITE_THROUGH))
            return true;
        const DWORD error = GetLastError();
        if (error != ERROR_ACCESS_DENIED && error != ERROR_SHARING_VIOLATION)
            return false;
        if (i == tries)
            return replaceOpen(from, to);
        Sleep(pause);
    }
}

class WindowsStagedFile final : public writing::StagedFile
{
public:
    WindowsStagedFile(QString shownPath, QString target)
        : m_shownPath(std::move(shownPath))
        , m_target(std::move(target))
        , m_mark(markedInUse(QFileInfo(m_target).path()))
    {
    }
    ~WindowsStagedFile() override
    {
        remove(m_temporary);
        remove(m_backup);
    }

    Result<Done> write(const QByteArray &bytes);
    Result<Done> publish() override;
    Result<Done> syncFolder() override { return Done{}; } // MOVEFILE_WRITE_THROUGH has done it
    Result<Done> keepOld() override;
    Result<Done> takeBack() override;
    writing::Renaming renaming() const override { return {}; } // nobody goes on here: see job_journal_windows.cpp

private:
    Error failed(const QString &step) const { return stepFailed(m_shownPath, step); }
    static void remove(const QString &path)
    {
        if (!path.isEmpty())
            DeleteFileW(nativePath(path).c_str());
    }

    QString m_shownPath;
    QString m_target;
    std::shared_ptr<void> m_mark;
    QString m_temporary; ///< empty when there is none
    QString m_backup;    ///< empty when there is none
};

Result<Done> WindowsStagedFile::write(const QByteArray &bytes)
{
    const QString temporary = freshTemporaryPath(m_target);
    Handle file(CreateFileW(nativePath(temporary).c_str(), GENERIC_WRITE, 0, nullptr, CREATE_NEW, FILE_ATTRIBUTE_NORMAL,
                            nullptr));
    if (!file.isOpen())
        return failed(FileWriterWindowsWords::tr("cannot make a new file in the folder"));
    m_temporary = temporary;
    constexpr qsizetype mostAtOnce = 64 * 1024 * 1024;
    for (qsizetype written = 0; written < bytes.size();) {
        DWORD taken = 0;
        const DWORD wanted = DWORD(std::min(mostAtOnce, bytes.size() - written));
        if (!WriteFile(file.value(), bytes.constData() + written, wanted, &taken, nullptr) || taken == 0)
            return failed(FileWriterWindowsWords::tr("cannot write the new file"));
        written += taken;
    }
    if (!FlushFileBuffers(file.value()))
        return failed(FileWriterWindowsWords::tr("cannot sync the new file to the disk"));
    LARGE_INTEGER size = {};
    if (!GetFileSizeEx(file.value(), &size) || size.QuadPart != bytes.size())
        return failed(FileWriterWindowsWords::tr("cannot write the new file: not all bytes arrived"));
    if (!file.close())
        return failed(FileWriterWindowsWords::tr("cannot close the new file"));
    return Done{};
}

Result<Done> WindowsStagedFile::publish()
{
    const std::wstring target = nativePath(m_target);
    const std::wstring temporary = nativePath(m_temporary);
    carryOver(target, temporary);
    if (!moveOver(temporary, target))
        return failed(FileWriterWindowsWords::tr("cannot put the new file in the old one's place"));
    m_temporary.clear();
    return Done{};
}

Result<Done> WindowsStagedFile::keepOld()
{
    if (GetFileAttributesW(nativePath(m_target).c_str()) == INVALID_FILE_ATTRIBUTES)
        return Done{};
    const QString backup = freshTemporaryPath(m_target);
    if (!CopyFileW(nativePath(m_target).c_str(), nativePath(backup).c_str(), TRUE))
        return failed(FileWriterWindowsWords::tr("cannot keep the old file aside"));
    m_backup = backup;
    return Done{};
}

Result<Done> WindowsStagedFile::takeBack()
{
    const bool isBack = m_backup.isEmpty() ? DeleteFileW(nativePath(m_target).c_str())
                                           : MoveFileExW(nativePath(m_backup).c_str(), nativePath(m_target).c_str(),
                                                         MOVEFILE_REPLACE_EXISTING | MOVEFILE_WRITE_THROUGH);
    m_backup.clear(); // where it could not be put back, it is all that is left of the old file, so it stays
    if (!isBack)
        return failed(FileWriterWindowsWords::tr("cannot put the old file back"));
    return Done{};
}

} // namespace

namespace writing {

Result<StagedFiles> stage(const std::vector<NewFile> &files)
{
    StagedFiles staged;
    for (const auto &[path, bytes] : files) {
        const Result<QString> target = targetOf(path);
        if (!target)
            return target.error();
        auto file = std::make_unique<WindowsStagedFile>(path, *target);
        if (const Result<Done> written = file->write(bytes); !written)
            return written.error();
        staged.push_back(std::move(file));
    }
    return Result<StagedFiles>(std::move(staged));
}

} // namespace writing

void removeLeftovers(const QStringList &paths)
{
    QHash<QString, QSet<QString>> prefixes; // by folder
    for (const QString &path : paths) {
        if (const Result<QString> target = targetOf(path))
            prefixes[QFileInfo(*target).path()].insert(temporaryPrefix(QFileInfo(*target).fileName()));
    }
    static const QRegularExpression pattern(QStringLiteral("^(.*)[0-9a-f]{8}$"));
    for (const auto &[path, prefixesThere] : prefixes.asKeyValueRange()) {
        const QDir folder(path);
        const QStringList names = folder.entryList({QStringLiteral(".*")}, QDir::Files | QDir::Hidden | QDir::System);
        // Asked after the look: whoever made one of these files had marked the folder before.
        if (isInUse(path))
            continue;
        for (const QString &name : names) {
            if (prefixesThere.contains(pattern.match(name).captured(1)))
                DeleteFileW(nativePath(folder.filePath(name)).c_str());
        }
    }
}

Result<QByteArray> readWhole(const QString &path, qint64 most)
{
    if (path.isEmpty() || path.contains(QChar(0)))
        return problemWith(path, FileWriterWindowsWords::tr("this is no file name"));
    const Handle file(CreateFileW(nativePath(path).c_str(), GENERIC_READ, shareAll, nullptr, OPEN_EXISTING,
                                  FILE_ATTRIBUTE_NORMAL, nullptr));
    if (!file.isOpen())
        return stepFailed(path, FileWriterWindowsWords::tr("cannot open the file"));
    if (GetFileType(file.value()) != FILE_TYPE_DISK)
        return problemWith(path, FileWriterWindowsWords::tr("this is no regular file, only regular files are read"));
    constexpr DWORD chunk = 1024 * 1024;
    QByteArray bytes;
    for (;;) {
        const qsizetype filled = bytes.size();
        bytes.resize(filled + chunk);
        DWORD taken = 0;
        if (!ReadFile(file.value(), bytes.data() + filled, chunk, &taken, nullptr))
            return stepFailed(path, FileWriterWindowsWords::tr("cannot read the file"));
        bytes.resize(filled + taken);
        if (taken == 0)
            return bytes;
        if (bytes.size() > most)
            return problemWith(
                path, FileWriterWindowsWords::tr("the file has more than %1 MiB, which is more than can be read")
                          .arg(most / (1024 * 1024)));
    }
}

} // namespace hitbox
