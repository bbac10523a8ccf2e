#include "files/job_journal.h"

#include "files/file_writer.h"
#include "files/file_writer_target_unix.h"
#include "files/job_record.h"
#include "files/temporary_names.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>

#include <algorithm>
#include <array>
#include <map>
#include <optional>

#include <dirent.h>
#include <fcntl.h>

namespace hitbox::writing {

namespace {

// In the first folder of a job lies its own journal, which says whether it is to be finished or to be undone; in each
// other folder a share, which asks for the former by its name.
constexpr const char *finishPrefix = ".hitbox-export-";
constexpr const char *undoPrefix = ".hitbox-undo-";
constexpr const char *sharePrefix = ".hitbox-share-";
constexpr qsizetype jobTagLength = 16;

class JobJournalWords
{
    Q_DECLARE_TR_FUNCTIONS(FileWriter)
};

FileDescriptor openedFolder(int within, const QByteArray &name, int links)
{
    return FileDescriptor(
        uninterrupted([&] { return ::openat(within, name.constData(), O_RDONLY | O_DIRECTORY | O_CLOEXEC | links); }));
}

FileDescriptor openedFolder(const QString &path)
{
    return openedFolder(AT_FDCWD, QFile::encodeName(path), 0);
}

std::optional<struct stat> statusOf(int folder, const QByteArray &name)
{
    struct stat status = {};
    if (::fstatat(folder, name.constData(), &status, AT_SYMLINK_NOFOLLOW) != 0)
        return std::nullopt;
    return status;
}

bool isFileAt(int folder, const QByteArray &name)
{
    const std::optional<struct stat> status = name.isEmpty() ? std::nullopt : statusOf(folder, name);
    return status && S_ISREG(status->st_mode);
}

QByteArray seenFrom(const QString &folder, const QString &other)
{
    return QFile::encodeName(QDir(folder).relativeFilePath(other));
}

class UnixJobJournal final : public JobJournal
{
public:
    Result<Done> write(const std::vector<JournaledFolder> &folders);
    void turnBack() override;
    void remove() override;

private:
    Result<Done> writeOne(const QString &folder, const char *prefix, const JobRecord &record);

    QString at(const QString &folder, const char *prefix) const
    {
        return QDir(folder).filePath(QString::fromLatin1(prefix + m_tag));
    }

    QByteArray m_tag = randomTag(jobTagLength);
    QString m_home;
    QStringList m_shares;
    QStringList m_written;
};

/// The job's own journal is the last one: from then on it counts.
Result<Done> UnixJobJournal::write(const std::vector<JournaledFolder> &folders)
{
    m_home = folders.front().path;
    std::vector<JobRecord> records;
    for (const JournaledFolder &folder : folders) {
        JobRecord record;
        for (const auto &[place, staged] : folder.files)
            record.files.push_back({QFile::encodeName(place), staged->renaming()});
        records.push_back(std::move(record));
    }
    for (size_t i = 1; i < folders.size(); ++i) {
        m_shares.append(folders[i].path);
        records.front().shares.append(seenFrom(m_home, folders[i].path));
        records[i].home = seenFrom(folders[i].path, m_home);
        if (const Result<Done> written = writeOne(folders[i].path, sharePrefix, records[i]); !written)
            return written;
    }
    return writeOne(m_home, finishPrefix, records.front());
}

Result<Done> UnixJobJournal::writeOne(const QString &folder, const char *prefix, const JobRecord &record)
{
    const QString path = at(folder, prefix);
    const Result<StagedFiles> staged = stage({{path, recordBytes(record)}});
    if (!staged)
        return staged.error();
    m_written.append(path);
    if (const Result<Done> published = staged->front()->publish(); !published)
        return published;
    if (!staged->front()->syncFolder())
        return stepFailed(path, JobJournalWords::tr("cannot sync the folder"), errno);
    return Done{};
}

void UnixJobJournal::turnBack()
{
    // Where that fails, a kill before all is taken back leaves some of both.
    QFile::rename(at(m_home, finishPrefix), at(m_home, undoPrefix));
    m_written.append(at(m_home, undoPrefix));
}

/// Without the job's own journal a share would be undone, so it goes last, and not before all of them are gone.
void UnixJobJournal::remove()
{
    for (const QString &path : std::as_const(m_written)) {
        if (!QFile::remove(path) && QFile::exists(path))
            return;
    }
}

/// A journal that was found in a folder.
struct FoundJournal {
    QByteArray prefix;
    QByteArray tag;

    QByteArray name() const { return prefix + tag; }
};

std::optional<FoundJournal> journalNamed(const QByteArray &name)
{
    for (const QByteArray prefix : {sharePrefix, finishPrefix, undoPrefix}) {
        if (name.startsWith(prefix) && name.size() == prefix.size() + jobTagLength && !prefixOf(name).isEmpty())
            return FoundJournal{prefix, name.sliced(prefix.size())};
    }
    return std::nullopt;
}

/// One that a kill left before it had its name.
bool isUnfinishedJournal(const QByteArray &name)
{
    const QByteArray prefix = prefixOf(name);
    const std::array prefixes{sharePrefix, finishPrefix, undoPrefix};
    return std::any_of(prefixes.begin(), prefixes.end(), [&](const QByteArray &of) {
        return prefix.startsWith('.' + of) && prefix == temporaryPrefix(prefix.mid(1, of.size() + jobTagLength));
    });
}

/// Nothing where the folder cannot be looked through.
std::optional<QByteArrayList> namesOfJournals(int folder)
{
    constexpr const char *shared = ".hitbox-";
    FileDescriptor again = openedFolder(folder, ".", 0);
    const std::unique_ptr<DIR, int (*)(DIR *)> entries(::fdopendir(again.value()), ::closedir);
    if (!entries)
        return std::nullopt;
    again.release();
    QByteArrayList names;
    for (;;) {
        errno = 0;
        const dirent *entry = ::readdir(entries.get());
        if (!entry)
            return errno == 0 ? std::optional(names) : std::nullopt;
        const QByteArray name(entry->d_name);
        if (name.startsWith(shared) || name.startsWith('.' + QByteArray(shared)))
            names.append(name);
    }
}

/// Where anybody may put files and nobody may move those of others, a journal of others is no order to move ours.
bool mayGiveOrders(const struct stat &journal, int folder)
{
    struct stat there = {};
    return ::fstat(folder, &there) == 0 &&
           (journal.st_uid == ::geteuid() || journal.st_uid == there.st_uid || !(there.st_mode & S_ISVTX));
}

/// A folder in which jobs are settled.
class Settlement
{
public:
    explicit Settlement(const QString &path)
        : m_path(path)
        , m_folder(openedFolder(path))
    {
    }

    std::optional<QByteArrayList> names() const
    {
        return m_folder.isOpen() ? namesOfJournals(m_folder.value()) : std::nullopt;
    }
    Result<Done> settleAll(const QByteArrayList &names, const QByteArray &prefix);

private:
    Result<Done> settle(const FoundJournal &journal);
    Result<std::optional<JobRecord>> recordOf(const FoundJournal &journal) const;
    bool isToBeFinished(const FoundJournal &journal, const JobRecord &record);
    bool hasAllToFinish(const JobRecord &record);
    bool isAwaited(const FoundJournal &journal, const JobRecord &record) const;
    Result<Done> finish(const JobRecord::File &file);
    Result<Done> undo(const JobRecord::File &file);
    Result<Done> move(const QByteArray &from, const JobRecord::File &file);
    void sweep(const QByteArray &name) const { ::unlinkat(m_folder.value(), name.constData(), 0); }
    int placeOf(const JobRecord::File &file);

    Error failed(const JobRecord::File &file, int code) const
    {
        const QString name =
            QFile::decodeName(file.place.isEmpty() ? file.renaming.name : file.place + '/' + file.renaming.name);
        return stepFailed(QDir(m_path).filePath(name),
                          JobJournalWords::tr("an export was interrupted here, and this file of it cannot be put into "
                                              "its place (make it writable, or remove the hidden files “%1…” and "
                                              "“%2…” from “%3”)")
                              .arg(QLatin1String(finishPrefix), QLatin1String(undoPrefix), m_path),
                          code);
    }

    QString m_path;
    FileDescriptor m_folder;
    std::optional<QByteArray> m_place; ///< of the folder within this one that is open
    FileDescriptor m_within;
};

/// Nothing where it says nothing that can be gone by.
Result<std::optional<JobRecord>> Settlement::recordOf(const FoundJournal &journal) const
{
    constexpr qint64 mostBytes = 64 * 1024 * 1024; // some 300,000 files
    const Result<QByteArray> bytes = readWhole(QDir(m_path).filePath(QFile::decodeName(journal.name())), mostBytes);
    if (!bytes)
        return problemWith(
            bytes.error().file,
            JobJournalWords::tr("an export was interrupted here, and its journal cannot be read; make it "
                                "readable, or remove it (%1)")
                .arg(bytes.error().what));
    return recordFrom(*bytes);
}

/// The folder that a file lies in, or -1 where none leads there without links.
int Settlement::placeOf(const JobRecord::File &file)
{
    if (file.place.isEmpty())
        return m_folder.value();
    if (m_place == file.place)
        return m_within.value();
    m_place = file.place;
    m_within = FileDescriptor();
    const QByteArrayList names = file.place.split('/');
    for (const QByteArray &name : names) {
        FileDescriptor next = openedFolder(m_within.isOpen() ? m_within.value() : m_folder.value(), name, O_NOFOLLOW);
        m_within = FileDescriptor(std::move(next));
        if (!m_within.isOpen())
            break;
    }
    return m_within.value();
}

bool Settlement::isToBeFinished(const FoundJournal &journal, const JobRecord &record)
{
    if (journal.prefix == undoPrefix)
        return false;
    const QByteArray own = record.home + '/' + finishPrefix + journal.tag;
    if (journal.prefix == sharePrefix && !isFileAt(m_folder.value(), own))
        return false;
    return hasAllToFinish(record);
}

/// Every new file is in its place or can be put there: nobody has swept it.
bool Settlement::hasAllToFinish(const JobRecord &record)
{
    return std::all_of(record.files.begin(), record.files.end(), [this](const JobRecord::File &file) {
        const int place = placeOf(file);
        const Renaming &renaming = file.renaming;
        const std::optional<struct stat> now = place < 0 ? std::nullopt : statusOf(place, renaming.name);
        const bool isStillOld = now ? identityOf(*now) == renaming.old : renaming.old.isEmpty();
        return place < 0 || !isStillOld || renaming.old == renaming.fresh || isFileAt(place, renaming.temporary);
    });
}

/// Another folder has a share of the job and asks for its own journal still.
bool Settlement::isAwaited(const FoundJournal &journal, const JobRecord &record) const
{
    return journal.prefix == finishPrefix &&
           std::any_of(record.shares.begin(), record.shares.end(), [&](const QByteArray &folder) {
               return isFileAt(m_folder.value(), folder + '/' + sharePrefix + journal.tag);
           });
}

Result<Done> Settlement::move(const QByteArray &from, const JobRecord::File &file)
{
    const int place = placeOf(file);
    const std::optional<struct stat> old = statusOf(place, file.renaming.name);
    if (old && !(old->st_mode & S_IWUSR))
        return failed(file, EACCES);
    if (::renameat(place, from.constData(), place, file.renaming.name.constData()) != 0)
        return failed(file, errno);
    return Done{};
}

Result<Done> Settlement::finish(const JobRecord::File &file)
{
    const int place = placeOf(file);
    if (place < 0)
        return Done{};
    const Renaming &renaming = file.renaming;
    const std::optional<struct stat> now = statusOf(place, renaming.name);
    const bool isStillOld = now ? identityOf(*now) == renaming.old : renaming.old.isEmpty();
    if (isStillOld && isFileAt(place, renaming.temporary)) {
        if (const Result<Done> moved = move(renaming.temporary, file); !moved)
            return moved;
    }
    for (const QByteArray &left : {renaming.temporary, renaming.backup}) {
        if (isFileAt(place, left))
            ::unlinkat(place, left.constData(), 0);
    }
    return Done{};
}

Result<Done> Settlement::undo(const JobRecord::File &file)
{
    const int place = placeOf(file);
    if (place < 0)
        return Done{};
    const Renaming &renaming = file.renaming;
    const std::optional<struct stat> now = statusOf(place, renaming.name);
    const bool isNew =
        now && S_ISREG(now->st_mode) && identityOf(*now) == renaming.fresh && !isFileAt(place, renaming.temporary);
    if (isNew && isFileAt(place, renaming.backup)) {
        if (const Result<Done> moved = move(renaming.backup, file); !moved)
            return moved;
    } else if (isNew && renaming.backup.isEmpty() && ::unlinkat(place, renaming.name.constData(), 0) != 0) {
        return failed(file, errno);
    }
    for (const QByteArray &left : {renaming.temporary, renaming.backup}) {
        if (isFileAt(place, left))
            ::unlinkat(place, left.constData(), 0);
    }
    return Done{};
}

Result<Done> Settlement::settle(const FoundJournal &journal)
{
    const std::optional<struct stat> status = statusOf(m_folder.value(), journal.name());
    if (!status || !S_ISREG(status->st_mode) || !mayGiveOrders(*status, m_folder.value()))
        return Done{};
    const Result<std::optional<JobRecord>> read = recordOf(journal);
    if (!read)
        return read.error();
    const std::optional<JobRecord> &record = *read;
    const bool isFinished = record && isToBeFinished(journal, *record);
    if (record && !isFinished && journal.prefix == finishPrefix) {
        const QByteArray turnedBack = undoPrefix + journal.tag;
        ::renameat(m_folder.value(), journal.name().constData(), m_folder.value(), turnedBack.constData());
        return settle({undoPrefix, journal.tag});
    }
    for (const JobRecord::File &file : record ? record->files : std::vector<JobRecord::File>()) {
        if (const Result<Done> settled = isFinished ? finish(file) : undo(file); !settled)
            return settled;
    }
    if (!record || !isAwaited(journal, *record))
        sweep(journal.name());
    return Done{};
}

Result<Done> Settlement::settleAll(const QByteArrayList &names, const QByteArray &prefix)
{
    for (const QByteArray &name : names) {
        if (isUnfinishedJournal(name))
            sweep(name);
        const std::optional<FoundJournal> journal = journalNamed(name);
        if (!journal || journal->prefix != prefix)
            continue;
        if (const Result<Done> settled = settle(*journal); !settled)
            return settled;
    }
    return Done{};
}

} // namespace

Result<std::unique_ptr<JobJournal>> JobJournal::begin(const std::vector<JournaledFolder> &folders)
{
    auto journal = std::make_unique<UnixJobJournal>();
    if (const Result<Done> written = journal->write(folders); !written) {
        journal->remove();
        return problemWith(folders.front().path,
                           JobJournalWords::tr("cannot keep a journal of the files that are to change together; "
                                               "nothing was changed (%1)")
                               .arg(written.error().what));
    }
    return std::unique_ptr<JobJournal>(std::move(journal));
}

bool mayHaveJournal(const QString &folder)
{
    const std::optional<QByteArrayList> names = Settlement(folder).names();
    return !names || std::any_of(names->begin(), names->end(), [](const QByteArray &name) {
        return journalNamed(name) || isUnfinishedJournal(name);
    });
}

Result<Done> settleJournals(const QStringList &folders)
{
    // Shares first: without the job's own journal they would be undone.
    for (const char *prefix : {sharePrefix, finishPrefix, undoPrefix}) {
        for (const QString &folder : folders) {
            Settlement there(folder);
            const std::optional<QByteArrayList> names = there.names();
            if (!names)
                return stepFailed(folder, JobJournalWords::tr("cannot look for interrupted exports in the folder"),
                                  errno);
            if (const Result<Done> settled = there.settleAll(*names, prefix); !settled)
                return settled;
        }
    }
    return Done{};
}

} // namespace hitbox::writing
