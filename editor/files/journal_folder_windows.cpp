#include "files/journal_folder.h"

#include "files/file_writer_target_windows.h"
#include "files/native_path_windows.h"
#include "files/temporary_names.h"

#include <QDir>

#include <array>
#include <vector>

namespace hitbox::writing {

namespace {

/// Nobody renames or removes the folder while this is open.
Handle openedFolder(const QString &path)
{
    return Handle(CreateFileW(nativePath(path).c_str(), FILE_LIST_DIRECTORY | FILE_READ_ATTRIBUTES,
                              FILE_SHARE_READ | FILE_SHARE_WRITE, nullptr, OPEN_EXISTING, FILE_FLAG_BACKUP_SEMANTICS,
                              nullptr));
}

/// Without links and short names; empty where it cannot be told.
QString realPathOf(const Handle &folder)
{
    std::vector<wchar_t> path(32'768);
    const DWORD length = GetFinalPathNameByHandleW(folder.value(), path.data(), DWORD(path.size()),
                                                   FILE_NAME_NORMALIZED | VOLUME_NAME_NT);
    return length < path.size() ? QString::fromWCharArray(path.data(), int(length)) : QString();
}

bool isLink(const Handle &file)
{
    FILE_ATTRIBUTE_TAG_INFO tag = {};
    return GetFileInformationByHandleEx(file.value(), FileAttributeTagInfo, &tag, sizeof(tag)) &&
           (tag.FileAttributes & FILE_ATTRIBUTE_REPARSE_POINT) && IsReparseTagNameSurrogate(tag.ReparseTag);
}

/// Who owns a file, and what holds the answer.
class Owner
{
public:
    explicit Owner(const QString &path)
    {
        const std::wstring native = nativePath(path);
        DWORD size = 0;
        GetFileSecurityW(native.c_str(), OWNER_SECURITY_INFORMATION, nullptr, 0, &size);
        m_descriptor.resize(size);
        BOOL isDefault = FALSE;
        if (size == 0 ||
            !GetFileSecurityW(native.c_str(), OWNER_SECURITY_INFORMATION, m_descriptor.data(), size, &size) ||
            !GetSecurityDescriptorOwner(m_descriptor.data(), &m_user, &isDefault))
            m_user = nullptr;
    }

    PSID user() const { return m_user; } ///< null where the file system has none

private:
    std::vector<char> m_descriptor;
    PSID m_user = nullptr;
};

/// Whom the files that this process makes belong to.
bool isOurs(PSID user)
{
    HANDLE opened = nullptr;
    if (!OpenProcessToken(GetCurrentProcess(), TOKEN_QUERY, &opened))
        return false;
    const Handle token(opened);
    alignas(TOKEN_USER) std::array<char, sizeof(TOKEN_USER) + SECURITY_MAX_SID_SIZE> own = {};
    DWORD size = 0;
    for (const TOKEN_INFORMATION_CLASS kind : {TokenUser, TokenOwner}) {
        // Both begin with the user.
        if (GetTokenInformation(token.value(), kind, own.data(), DWORD(own.size()), &size) &&
            EqualSid(user, reinterpret_cast<const TOKEN_OWNER *>(own.data())->Owner))
            return true;
    }
    return false;
}

class WindowsJournalFolder final : public JournalFolder
{
public:
    WindowsJournalFolder(QString path, Handle folder)
        : m_path(std::move(path))
        , m_folder(std::move(folder))
    {
    }

    Result<QByteArrayList> names() const override;
    std::optional<FoundFile> look(const QByteArray &name) const override;
    bool mayGiveOrders(const QByteArray &journal) const override;
    Result<Done> move(const QByteArray &from, const QByteArray &to) const override;
    Result<Done> remove(const QByteArray &name) const override;
    std::unique_ptr<JournalFolder> within(const QByteArray &place) const override;

private:
    QString at(const QByteArray &name) const { return QDir(m_path).filePath(nameOfBytes(name)); }

    QString m_path;
    Handle m_folder;
};

Error systemsWords()
{
    return problemWith({}, lastProblem());
}

Result<QByteArrayList> WindowsJournalFolder::names() const
{
    QByteArrayList names;
    for (const QByteArray &begin : {QByteArray(journalMark), '.' + QByteArray(journalMark)}) {
        WIN32_FIND_DATAW found = {};
        const HANDLE search = FindFirstFileW(nativePath(at(begin + '*')).c_str(), &found);
        if (search == INVALID_HANDLE_VALUE && GetLastError() == ERROR_FILE_NOT_FOUND)
            continue;
        if (search == INVALID_HANDLE_VALUE)
            return systemsWords();
        do
            names.append(bytesOfName(QString::fromWCharArray(found.cFileName)));
        while (FindNextFileW(search, &found));
        const DWORD end = GetLastError();
        FindClose(search);
        if (end != ERROR_NO_MORE_FILES)
            return problemWith({}, qt_error_string(int(end)));
    }
    return names;
}

std::optional<FoundFile> WindowsJournalFolder::look(const QByteArray &name) const
{
    const Handle file(CreateFileW(nativePath(at(name)).c_str(), FILE_READ_ATTRIBUTES, shareAll, nullptr, OPEN_EXISTING,
                                  FILE_FLAG_OPEN_REPARSE_POINT | FILE_FLAG_BACKUP_SEMANTICS, nullptr));
    BY_HANDLE_FILE_INFORMATION found = {};
    if (!file.isOpen())
        return std::nullopt;
    if (GetFileType(file.value()) != FILE_TYPE_DISK || !GetFileInformationByHandle(file.value(), &found))
        return FoundFile();
    const bool isRegular = !(found.dwFileAttributes & FILE_ATTRIBUTE_DIRECTORY) && !isLink(file);
    return FoundFile{isRegular, identityOf(found)};
}

/// Where anybody may put files and only their owners may change them, a journal of others is no order to change ours.
bool WindowsJournalFolder::mayGiveOrders(const QByteArray &journal) const
{
    const Owner owner(at(journal));
    const Owner owners(m_path);
    if (!owner.user())
        return !owners.user();
    return isOurs(owner.user()) || (owners.user() && EqualSid(owner.user(), owners.user()));
}

Result<Done> WindowsJournalFolder::move(const QByteArray &from, const QByteArray &to) const
{
    if (!moveOver(nativePath(at(from)), nativePath(at(to))))
        return systemsWords();
    return Done{};
}

Result<Done> WindowsJournalFolder::remove(const QByteArray &name) const
{
    if (!DeleteFileW(nativePath(at(name)).c_str()))
        return systemsWords();
    return Done{};
}

/// Links lead elsewhere than they say, and so do the names that Windows takes for others, such as short ones.
std::unique_ptr<JournalFolder> WindowsJournalFolder::within(const QByteArray &place) const
{
    Handle folder = openedFolder(at(place));
    if (!folder.isOpen())
        return nullptr;
    const QString real = realPathOf(m_folder);
    const QString said = (real.endsWith(u'\\') ? real : real + u'\\') + QDir::toNativeSeparators(nameOfBytes(place));
    if (real.isEmpty() || realPathOf(folder).compare(said, Qt::CaseInsensitive) != 0)
        return nullptr;
    return std::make_unique<WindowsJournalFolder>(at(place), std::move(folder));
}

} // namespace

Result<std::unique_ptr<JournalFolder>> JournalFolder::open(const QString &path)
{
    Handle folder = openedFolder(path);
    if (!folder.isOpen())
        return systemsWords();
    return std::unique_ptr<JournalFolder>(std::make_unique<WindowsJournalFolder>(path, std::move(folder)));
}

} // namespace hitbox::writing
