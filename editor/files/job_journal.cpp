#include "files/job_journal.h"

#include "files/file_reader.h"
#include "files/job_record.h"
#include "files/journal_folder.h"
#include "files/temporary_names.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>

#include <algorithm>
#include <array>
#include <map>
#include <optional>

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

bool isFileAt(const JournalFolder &folder, const QByteArray &name)
{
    const std::optional<FoundFile> found = name.isEmpty() ? std::nullopt : folder.look(name);
    return found && found->isRegular;
}

/// What stays is swept by the next job.
void sweep(const JournalFolder &folder, const QByteArray &name)
{
    static_cast<void>(folder.remove(name));
}

QByteArray seenFrom(const QString &folder, const QString &other)
{
    return bytesOfName(QDir(folder).relativeFilePath(other));
}

class KeptJobJournal final : public JobJournal
{
public:
    Result<Done> write(const std::vector<JournaledFolder> &folders, FolderWait &wait);
    void turnBack() override;
    void remove() override;

private:
    Result<Done> writeOne(const QString &folder, const char *prefix, const JobRecord &record, FolderWait &wait);

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
Result<Done> KeptJobJournal::write(const std::vector<JournaledFolder> &folders, FolderWait &wait)
{
    m_home = folders.front().path;
    std::vector<JobRecord> records;
    for (const JournaledFolder &folder : folders) {
        JobRecord record;
        for (const auto &[place, staged] : folder.files)
            record.files.push_back({bytesOfName(place), staged->renaming()});
        records.push_back(std::move(record));
    }
    for (size_t i = 1; i < folders.size(); ++i) {
        m_shares.append(folders[i].path);
        records.front().shares.append(seenFrom(m_home, folders[i].path));
        records[i].home = seenFrom(folders[i].path, m_home);
        if (const Result<Done> written = writeOne(folders[i].path, sharePrefix, records[i], wait); !written)
            return written;
    }
    return writeOne(m_home, finishPrefix, records.front(), wait);
}

Result<Done> KeptJobJournal::writeOne(const QString &folder, const char *prefix, const JobRecord &record,
                                      FolderWait &wait)
{
    const QString path = at(folder, prefix);
    const Result<StagedFiles> staged = stage({{path, recordBytes(record)}}, wait);
    if (!staged)
        return staged.error();
    m_written.append(path);
    if (const Result<Done> published = staged->front()->publish(); !published)
        return published;
    if (!staged->front()->syncFolder())
        return problemWith(path, JobJournalWords::tr("cannot sync the folder"));
    return Done{};
}

void KeptJobJournal::turnBack()
{
    // Where that fails, a kill before all is taken back leaves some of both.
    QFile::rename(at(m_home, finishPrefix), at(m_home, undoPrefix));
    m_written.append(at(m_home, undoPrefix));
}

/// Without the job's own journal a share would be undone, so it goes last, and not before all of them are gone.
void KeptJobJournal::remove()
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

/// A folder in which jobs are settled.
class Settlement
{
public:
    Settlement(QString path, std::unique_ptr<JournalFolder> folder)
        : m_path(std::move(path))
        , m_folder(std::move(folder))
    {
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
    Result<Done> move(const JournalFolder &place, const QByteArray &from, const JobRecord::File &file) const;
    const JournalFolder *placeOf(const JobRecord::File &file);

    Error failed(const JobRecord::File &file, const QString &systemsWords) const
    {
        const QString name =
            nameOfBytes(file.place.isEmpty() ? file.renaming.name : file.place + '/' + file.renaming.name);
        const QString what =
            JobJournalWords::tr("an export was interrupted here, and this file of it cannot be put into "
                                "its place (make it writable, or remove the hidden files “%1…” and "
                                "“%2…” from “%3”)")
                .arg(QLatin1String(finishPrefix), QLatin1String(undoPrefix), m_path);
        return problemWith(QDir(m_path).filePath(name), QStringLiteral("%1: %2").arg(what, systemsWords));
    }

    QString m_path;
    std::unique_ptr<JournalFolder> m_folder;
    std::optional<QByteArray> m_place; ///< of the folder within this one that is open
    std::unique_ptr<JournalFolder> m_within;
};

/// Nothing where it says nothing that can be gone by.
Result<std::optional<JobRecord>> Settlement::recordOf(const FoundJournal &journal) const
{
    constexpr qint64 mostBytes = 64 * 1024 * 1024; // some 300,000 files
    const Result<QByteArray> bytes = readWhole(QDir(m_path).filePath(nameOfBytes(journal.name())), mostBytes);
    if (!bytes)
        return problemWith(
            bytes.error().file,
            JobJournalWords::tr("an export was interrupted here, and its journal cannot be read; make it "
                                "readable, or remove it (%1)")
                .arg(bytes.error().what));
    return recordFrom(*bytes);
}

/// The folder that a file lies in, or null where none leads there without links.
const JournalFolder *Settlement::placeOf(const JobRecord::File &file)
{
    if (file.place.isEmpty())
        return m_folder.get();
    if (m_place != file.place) {
        m_place = file.place;
        m_within = m_folder->within(file.place);
    }
    return m_within.get();
}

bool isStillOld(const std::optional<FoundFile> &now, const Renaming &renaming)
{
    return now ? now->identity == renaming.old : renaming.old.isEmpty();
}

void sweepLeftovers(const JournalFolder &place, const Renaming &renaming)
{
    for (const QByteArray &left : {renaming.temporary, renaming.backup}) {
        if (isFileAt(place, left))
            sweep(place, left);
    }
}

bool Settlement::isToBeFinished(const FoundJournal &journal, const JobRecord &record)
{
    if (journal.prefix == undoPrefix)
        return false;
    const QByteArray own = record.home + '/' + finishPrefix + journal.tag;
    if (journal.prefix == sharePrefix && !isFileAt(*m_folder, own))
        return false;
    return hasAllToFinish(record);
}

/// Every new file is in its place or can be put there: nobody has swept it.
bool Settlement::hasAllToFinish(const JobRecord &record)
{
    return std::all_of(record.files.begin(), record.files.end(), [this](const JobRecord::File &file) {
        const JournalFolder *place = placeOf(file);
        const Renaming &renaming = file.renaming;
        return !place || !isStillOld(place->look(renaming.name), renaming) || renaming.old == renaming.fresh ||
               isFileAt(*place, renaming.temporary);
    });
}

/// Another folder has a share of the job and asks for its own journal still.
bool Settlement::isAwaited(const FoundJournal &journal, const JobRecord &record) const
{
    return journal.prefix == finishPrefix &&
           std::any_of(record.shares.begin(), record.shares.end(), [&](const QByteArray &folder) {
               return isFileAt(*m_folder, folder + '/' + sharePrefix + journal.tag);
           });
}

Result<Done> Settlement::move(const JournalFolder &place, const QByteArray &from, const JobRecord::File &file) const
{
    if (const Result<Done> moved = place.move(from, file.renaming.name); !moved)
        return failed(file, moved.error().what);
    return Done{};
}

Result<Done> Settlement::finish(const JobRecord::File &file)
{
    const JournalFolder *place = placeOf(file);
    if (!place)
        return Done{};
    const Renaming &renaming = file.renaming;
    if (isStillOld(place->look(renaming.name), renaming) && isFileAt(*place, renaming.temporary)) {
        if (const Result<Done> moved = move(*place, renaming.temporary, file); !moved)
            return moved;
    }
    sweepLeftovers(*place, renaming);
    return Done{};
}

Result<Done> Settlement::undo(const JobRecord::File &file)
{
    const JournalFolder *place = placeOf(file);
    if (!place)
        return Done{};
    const Renaming &renaming = file.renaming;
    const std::optional<FoundFile> now = place->look(renaming.name);
    const bool isNew =
        now && now->isRegular && now->identity == renaming.fresh && !isFileAt(*place, renaming.temporary);
    if (isNew && isFileAt(*place, renaming.backup)) {
        if (const Result<Done> moved = move(*place, renaming.backup, file); !moved)
            return moved;
    } else if (isNew && renaming.backup.isEmpty()) {
        if (const Result<Done> removed = place->remove(renaming.name); !removed)
            return failed(file, removed.error().what);
    }
    sweepLeftovers(*place, renaming);
    return Done{};
}

Result<Done> Settlement::settle(const FoundJournal &journal)
{
    if (!isFileAt(*m_folder, journal.name()) || !m_folder->mayGiveOrders(journal.name()))
        return Done{};
    const Result<std::optional<JobRecord>> read = recordOf(journal);
    if (!read)
        return read.error();
    const std::optional<JobRecord> &record = *read;
    const bool isFinished = record && isToBeFinished(journal, *record);
    if (record && !isFinished && journal.prefix == finishPrefix) {
        const QByteArray turnedBack = undoPrefix + journal.tag;
        static_cast<void>(m_folder->move(journal.name(), turnedBack));
        return settle({undoPrefix, journal.tag});
    }
    for (const JobRecord::File &file : record ? record->files : std::vector<JobRecord::File>()) {
        if (const Result<Done> settled = isFinished ? finish(file) : undo(file); !settled)
            return settled;
    }
    if (!record || !isAwaited(journal, *record))
        sweep(*m_folder, journal.name());
    return Done{};
}

Result<Done> Settlement::settleAll(const QByteArrayList &names, const QByteArray &prefix)
{
    for (const QByteArray &name : names) {
        if (isUnfinishedJournal(name))
            sweep(*m_folder, name);
        const std::optional<FoundJournal> journal = journalNamed(name);
        if (!journal || journal->prefix != prefix)
            continue;
        if (const Result<Done> settled = settle(*journal); !settled)
            return settled;
    }
    return Done{};
}

Result<QByteArrayList> namesIn(const Result<std::unique_ptr<JournalFolder>> &folder)
{
    return folder ? (*folder)->names() : folder.error();
}

} // namespace

Result<std::unique_ptr<JobJournal>> JobJournal::begin(const std::vector<JournaledFolder> &folders, FolderWait &wait)
{
    auto journal = std::make_unique<KeptJobJournal>();
    if (const Result<Done> written = journal->write(folders, wait); !written) {
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
    const Result<QByteArrayList> names = namesIn(JournalFolder::open(folder));
    return !names || std::any_of(names->begin(), names->end(), [](const QByteArray &name) {
        return journalNamed(name) || isUnfinishedJournal(name);
    });
}

Result<Done> settleJournals(const QStringList &folders)
{
    // Shares first: without the job's own journal they would be undone.
    for (const char *prefix : {sharePrefix, finishPrefix, undoPrefix}) {
        for (const QString &folder : folders) {
            Result<std::unique_ptr<JournalFolder>> opened = JournalFolder::open(folder);
            const Result<QByteArrayList> names = namesIn(opened);
            if (!names) {
                const QString what = JobJournalWords::tr("cannot look for interrupted exports in the folder");
                return problemWith(folder, QStringLiteral("%1: %2").arg(what, names.error().what));
            }
            if (const Result<Done> settled = Settlement(folder, std::move(*opened)).settleAll(*names, prefix); !settled)
                return settled;
        }
    }
    return Done{};
}

} // namespace hitbox::writing
