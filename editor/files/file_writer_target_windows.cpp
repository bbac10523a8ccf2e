#include "files/file_writer_target_windows.h"

#include "files/native_path_windows.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDir>
#include <QFileInfo>

namespace hitbox::writing {

namespace {

class FileWriterTargetWindowsWords
{
    Q_DECLARE_TR_FUNCTIONS(FileWriter)
};

/// Over a file that others have open and let be deleted, which cannot be done in one step.
bool replaceOpen(const std::wstring &from, const std::wstring &to)
{
    const bool isShared =
        Handle(CreateFileW(to.c_str(), DELETE, shareAll, nullptr, OPEN_EXISTING, FILE_ATTRIBUTE_NORMAL, nullptr))
            .isOpen();
    return isShared && ReplaceFileW(to.c_str(), from.c_str(), nullptr, REPLACEFILE_WRITE_THROUGH, nullptr, nullptr);
}

/// What tells other runs that temporary files in a folder are in use. It is gone when all that made one are, or have
/// died. Runs on other computers do not see it.
std::wstring nameOfMark(const QString &folder)
{
    const QByteArray digest =
        QCryptographicHash::hash(QDir::cleanPath(folder).toCaseFolded().toUtf8(), QCryptographicHash::Sha256).toHex();
    return L"Global\\hitbox-writing-" + QString::fromLatin1(digest).toStdWString();
}

} // namespace

QString lastProblem()
{
    return qt_error_string(int(GetLastError()));
}

Error stepFailed(const QString &file, const QString &step)
{
    return problemWith(file, QStringLiteral("%1: %2").arg(step, lastProblem()));
}

Result<QString> targetOf(const QString &path)
{
    if (path.isEmpty() || path.contains(QChar(0)))
        return problemWith(path, FileWriterTargetWindowsWords::tr("this is no file name"));
    const QFileInfo named(path);
    const QFileInfo info(named.isSymLink() ? named.symLinkTarget() : named.absoluteFilePath());
    const Handle file(CreateFileW(nativePath(info.absoluteFilePath()).c_str(), 0, shareAll, nullptr, OPEN_EXISTING,
                                  FILE_FLAG_BACKUP_SEMANTICS, nullptr));
    if (!file.isOpen())
        return info.absoluteFilePath();
    if (GetFileType(file.value()) != FILE_TYPE_DISK || info.isDir())
        return problemWith(path,
                           FileWriterTargetWindowsWords::tr("this is no regular file, only regular files are written"));
    if (GetFileAttributesW(nativePath(info.absoluteFilePath()).c_str()) & FILE_ATTRIBUTE_READONLY)
        return problemWith(path, FileWriterTargetWindowsWords::tr(
                                     "the file is read-only: make it writable or save under another name"));
    return info.absoluteFilePath();
}

/// Unlike ReplaceFileW, which a kill in the middle leaves without a file under the name. Programs that look for viruses
/// hold new files for a moment.
bool moveOver(const std::wstring &from, const std::wstring &to)
{
    constexpr int tries = 10;
    constexpr DWORD pause = 20; // milliseconds
    const DWORD old = GetFileAttributesW(to.c_str());
    if (old != INVALID_FILE_ATTRIBUTES && (old & FILE_ATTRIBUTE_READONLY)) {
        SetLastError(ERROR_ACCESS_DENIED);
        return false;
    }
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

QByteArray identityOf(const BY_HANDLE_FILE_INFORMATION &file)
{
    const auto joined = [](DWORD high, DWORD low) { return QByteArray::number(quint64(high) << 32 | low); };
    return joined(file.nFileSizeHigh, file.nFileSizeLow) + ' ' +
           joined(file.ftLastWriteTime.dwHighDateTime, file.ftLastWriteTime.dwLowDateTime);
}

QByteArray identityAt(const std::wstring &path)
{
    const Handle file(CreateFileW(path.c_str(), FILE_READ_ATTRIBUTES, shareAll, nullptr, OPEN_EXISTING,
                                  FILE_FLAG_OPEN_REPARSE_POINT | FILE_FLAG_BACKUP_SEMANTICS, nullptr));
    BY_HANDLE_FILE_INFORMATION found = {};
    return file.isOpen() && GetFileInformationByHandle(file.value(), &found) ? identityOf(found) : QByteArray();
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

} // namespace hitbox::writing
