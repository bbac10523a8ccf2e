#include "files/file_writer.h"

#include "document/limits.h"
#include "files/file_writer_steps.h"
#include "files/file_writer_target_windows.h"
#include "files/native_path_windows.h"
#include "files/temporary_names.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

#include <algorithm>
#include <memory>
#include <string>
#include <vector>

namespace hitbox {

namespace {

using namespace writing;

class FileWriterWindowsWords
{
    Q_DECLARE_TR_FUNCTIONS(FileWriter)
};

/// A path beside the target's.
QString freshTemporaryPath(const QString &target)
{
    const QFileInfo info(target);
    return info.dir().filePath(nameOfBytes(freshTemporaryName(bytesOfName(info.fileName()))));
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

class WindowsStagedFile final : public StagedFile
{
public:
    WindowsStagedFile(QString shownPath, QString target)
        : m_shownPath(std::move(shownPath))
        , m_target(std::move(target))
        , m_mark(markedInUse(QFileInfo(m_target).path()))
        , m_old(identityAt(nativePath(m_target)))
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
    Renaming renaming() const override
    {
        return {nameIn(m_target), nameIn(m_temporary), nameIn(m_backup), m_old, m_fresh};
    }

private:
    Error failed(const QString &step) const { return stepFailed(m_shownPath, step); }
    static QByteArray nameIn(const QString &path) { return bytesOfName(QFileInfo(path).fileName()); }
    static void remove(const QString &path)
    {
        if (!path.isEmpty())
            DeleteFileW(nativePath(path).c_str());
    }

    QString m_shownPath;
    QString m_target;
    std::shared_ptr<void> m_mark;
    QByteArray m_old;    ///< tells the old file from others; empty when there was none
    QByteArray m_fresh;  ///< tells the new file from others, once it is written
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
    carryOver(nativePath(m_target), nativePath(m_temporary));
    m_fresh = identityAt(nativePath(m_temporary));
    return Done{};
}

Result<Done> WindowsStagedFile::publish()
{
    if (!moveOver(nativePath(m_temporary), nativePath(m_target)))
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

Result<StagedFiles> stage(const std::vector<NewFile> &files, FolderWait &)
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

Result<QByteArray> readWhole(const QString &path, qint64 most)
{
    if (path.isEmpty() || path.contains(QChar(0)))
        return problemWith(path, FileWriterWindowsWords::tr("this is no file name"));
    const Handle file(CreateFileW(nativePath(path).c_str(), GENERIC_READ, shareAll, nullptr, OPEN_EXISTING,
                                  FILE_ATTRIBUTE_NORMAL, nullptr));
    const Error notRegular =
        problemWith(path, FileWriterWindowsWords::tr("this is no regular file, only regular files are read"));
    if (!file.isOpen()) {
        const Error reason = stepFailed(path, FileWriterWindowsWords::tr("cannot open the file"));
        return QFileInfo(path).isDir() ? notRegular : reason;
    }
    if (GetFileType(file.value()) != FILE_TYPE_DISK)
        return notRegular;
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
