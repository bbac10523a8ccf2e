#include "files/file_writer.h"

#include "document/names.h"
#include "files/file_writer_steps.h"
#include "files/job_journal.h"
#include "files/real_path.h"
#include "files/turns.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QHash>
#include <QMap>
#include <QSet>

#include <algorithm>
#include <filesystem>
#include <memory>
#include <optional>
#include <system_error>
#include <utility>
#include <vector>

namespace hitbox {

namespace writing {

Error problemWith(const QString &file, const QString &what)
{
    return {.file = file, .place = {}, .what = what};
}

} // namespace writing

namespace {

using writing::problemWith;

class FileWriterWords
{
    Q_DECLARE_TR_FUNCTIONS(FileWriter)
};

/// Backslashes are separators on one system and letters on another, so no name may have one.
bool staysInFolder(const QString &name)
{
    if (name.isEmpty() || name.contains(u'\\') || name.contains(QChar(0)) || QDir::isAbsolutePath(name))
        return false;
    const QStringList parts = name.split(u'/');
    return std::none_of(parts.begin(), parts.end(), [](const QString &part) {
        return part.isEmpty() || part == QLatin1String(".") || part == QLatin1String("..") || part.contains(u':');
    });
}

/// A file and where it goes.
struct Destination {
    QString folder;
    QString path;
    const OutputFile &file;
    QString realFolder = {}; ///< once links are followed
    QString realName = {};   ///< as seen from there
};

std::vector<Destination> destinationsOf(const QList<OutputFolder> &folders)
{
    std::vector<Destination> destinations;
    for (const OutputFolder &folder : folders) {
        for (const OutputFile &file : folder.files)
            destinations.push_back({folder.path, QDir(folder.path).filePath(file.name), file});
    }
    return destinations;
}

std::optional<Error> problemWithNames(const std::vector<Destination> &destinations)
{
    QHash<QString, QString> byFoldedPath;
    for (const Destination &destination : destinations) {
        const OutputFile &file = destination.file;
        if (!staysInFolder(file.name))
            return problemWith(file.name,
                               FileWriterWords::tr("this is no file name within the folder, nothing was written"));
        const QString absolute = QDir::cleanPath(QFileInfo(destination.path).absoluteFilePath());
        const QString folded = absolute.toCaseFolded();
        if (const auto other = byFoldedPath.constFind(folded); other != byFoldedPath.constEnd()) {
            const QString what = *other == absolute
                                     ? FileWriterWords::tr("two files would get this name, nothing was written")
                                     : FileWriterWords::tr("two files would get this name but for upper and lower "
                                                           "case (the other is “%1”), nothing was written")
                                           .arg(QFileInfo(*other).fileName());
            return problemWith(file.name, what);
        }
        byFoldedPath.insert(folded, absolute);
    }
    return std::nullopt;
}

/// Real paths of folders: a job has few of them, and each is followed once.
class RealFolders
{
public:
    const QString &of(const QString &folder)
    {
        QString &real = m_real[folder];
        if (real.isEmpty())
            real = realPath(folder);
        return real;
    }

    /// As realPath(), for a name that staysInFolder().
    QString ofFile(const QString &path)
    {
        const QFileInfo file(path);
        std::error_code error;
        const std::filesystem::file_type there =
            std::filesystem::symlink_status(file.filesystemFilePath(), error).type();
        if (there != std::filesystem::file_type::not_found && there != std::filesystem::file_type::regular)
            return realPath(path);
        const QString &folder = of(file.path());
        return folder.endsWith(u'/') ? folder + file.fileName() : folder + u'/' + file.fileName();
    }

private:
    QHash<QString, QString> m_real;
};

/// Whoever left a link at a file's name chose what is overwritten, not who writes the folder.
Result<std::vector<Destination>> withLinksFollowed(std::vector<Destination> destinations)
{
    RealFolders realFolders;
    for (Destination &destination : destinations) {
        const QString realFolder = realFolders.of(destination.folder);
        const QString leadsTo = realFolders.ofFile(destination.path);
        if (!liesWithin(realFolder, leadsTo))
            return problemWith(destination.path,
                               FileWriterWords::tr("a link leads out of the folder here, to “%1”; nothing was written: "
                                                   "remove the link, or write where it leads")
                                   .arg(asShownLine(leadsTo)));
        if (isOfVersionControl(leadsTo.sliced(realFolder.size())))
            return problemWith(destination.path,
                               FileWriterWords::tr("a link leads to “%1” here, which version control keeps for itself; "
                                                   "nothing was written: remove the link")
                                   .arg(asShownLine(leadsTo)));
        destination.realFolder = realFolder;
        destination.realName = leadsTo.sliced(realFolder.size() + (realFolder.endsWith(u'/') ? 0 : 1));
    }
    return destinations;
}

/// Folders that were made on the way, and that go again when nothing comes of it.
class MadeFolders
{
public:
    ~MadeFolders()
    {
        // Only empty folders can be removed this way.
        for (auto folder = m_made.rbegin(); folder != m_made.rend(); ++folder)
            QDir().rmdir(*folder);
    }

    Result<Done> make(const QString &path)
    {
        QStringList missing;
        for (QString folder = QDir::cleanPath(path); !QFileInfo::exists(folder);) {
            missing.prepend(folder);
            const QString parent = parentOf(folder);
            if (parent == folder) // a drive that is not there has no folder above it
                return problemWith(path, FileWriterWords::tr("there is no such drive or folder, nothing was written"));
            folder = parent;
        }
        for (const QString &folder : std::as_const(missing)) {
            if (!QDir().mkdir(folder) && !QFileInfo(folder).isDir())
                return problemWith(folder, FileWriterWords::tr("cannot make the folder"));
            m_made.push_back(folder);
        }
        if (!QFileInfo(path).isDir())
            return problemWith(path, FileWriterWords::tr("this is not a folder, nothing was written"));
        return Done{};
    }

    void keep() { m_made.clear(); }

private:
    static QString parentOf(const QString &folder) { return QFileInfo(folder).absolutePath(); }

    std::vector<QString> m_made;
};

/// What is to be written of a job, and where it goes, in the same order.
struct StagedJob {
    std::vector<const Destination *> changed;
    writing::StagedFiles files;
};

Result<StagedJob> stagedOf(const std::vector<Destination> &destinations, writing::FolderWait &wait)
{
    StagedJob job;
    std::vector<writing::NewFile> changed;
    for (const Destination &destination : destinations) {
        if (holdsAlready(destination.path, destination.file.bytes))
            continue;
        job.changed.push_back(&destination);
        changed.push_back({destination.path, destination.file.bytes});
    }
    Result<writing::StagedFiles> staged = writing::stage(changed, wait);
    if (!staged)
        return staged.error();
    job.files = std::move(*staged);
    return Result<StagedJob>(std::move(job));
}

/// One file needs none: it is renamed or it is not.
Result<std::unique_ptr<writing::JobJournal>> journalOf(const StagedJob &job, writing::FolderWait &wait)
{
    if (job.files.size() < 2)
        return std::unique_ptr<writing::JobJournal>();
    QMap<QString, writing::JournaledFolder> folders;
    for (size_t i = 0; i < job.files.size(); ++i) {
        const Destination &destination = *job.changed[i];
        writing::JournaledFolder &folder = folders[destination.realFolder];
        folder.path = destination.realFolder;
        const qsizetype place = std::max(destination.realName.lastIndexOf(u'/'), qsizetype(0));
        folder.files.push_back({destination.realName.left(place), job.files[i].get()});
    }
    return writing::JobJournal::begin({folders.begin(), folders.end()}, wait);
}

/// Takes back the first `count` files, the last one first. What cannot be taken back is told with the reason, and is
/// left to the next job.
Error takenBack(writing::StagedFiles &staged, size_t count, writing::JobJournal *journal, Error reason)
{
    bool isAllBack = true;
    if (journal)
        journal->turnBack();
    for (size_t i = count; i > 0; --i) {
        if (const Result<Done> restored = staged[i - 1]->takeBack(); !restored) {
            reason.what += QStringLiteral("; ") + restored.error().text();
            isAllBack = false;
        }
    }
    if (journal && isAllBack)
        journal->remove();
    return reason;
}

Result<Done> syncFolders(const writing::StagedFiles &staged)
{
    for (const auto &file : staged) {
        if (const Result<Done> synced = file->syncFolder(); !synced)
            return synced;
    }
    return Done{};
}

/// Done where all are in place, even where that may not outlast a power cut, which `synced` says.
struct Published {
    Result<Done> synced;
};

Result<Published> publishAll(StagedJob &job, writing::FolderWait &wait)
{
    for (const auto &file : job.files) {
        if (const Result<Done> kept = file->keepOld(); !kept)
            return kept.error();
    }
    const Result<std::unique_ptr<writing::JobJournal>> journal = journalOf(job, wait);
    if (!journal)
        return journal.error();
    for (size_t i = 0; i < job.files.size(); ++i) {
        if (const Result<Done> published = job.files[i]->publish(); !published)
            return takenBack(job.files, i, journal->get(), published.error());
    }
    const Result<Done> synced = syncFolders(job.files);
    if (*journal)
        (*journal)->remove();
    return Published{synced};
}

bool isInPlace(const Destination &destination)
{
    return holdsAlready(destination.path, destination.file.bytes);
}

QStringList realFoldersOf(const QList<OutputFolder> &folders)
{
    QStringList real;
    for (const OutputFolder &folder : folders)
        real.append(realPath(folder.path));
    real.removeDuplicates();
    return real;
}

/// Another job may be given a folder within this one's. Each turn is an open file, of which there are not many.
QStringList turnFoldersOf(const QStringList &realFolders, const std::vector<Destination> &destinations)
{
    constexpr qsizetype most = 100;
    QSet<QString> folders;
    for (const Destination &destination : destinations)
        folders.insert(QFileInfo(destination.path).absolutePath());
    QSet<QString> within;
    for (const QString &folder : std::as_const(folders))
        within.insert(realPath(folder));
    within.subtract(QSet<QString>(realFolders.cbegin(), realFolders.cend()));
    return within.size() > most ? realFolders : realFolders + within.values();
}

} // namespace

Result<Done> writeWhole(const QString &path, const QByteArray &bytes)
{
    writing::FolderWait wait;
    const Result<writing::StagedFiles> staged = writing::stage({{path, bytes}}, wait);
    if (!staged)
        return staged.error();
    writing::StagedFile &file = *staged->front();
    if (const Result<Done> published = file.publish(); !published)
        return published.error();
    return file.syncFolder();
}

bool holdsAlready(const QString &path, const QByteArray &bytes)
{
    const QFileInfo old(path);
    if (!old.isFile() || old.size() != bytes.size())
        return false;
    const Result<QByteArray> there = readWhole(path);
    return there && *there == bytes;
}

Result<Done> writeTogether(const QList<OutputFolder> &folders, const TellWaiting &tell)
{
    const std::vector<Destination> named = destinationsOf(folders);
    if (const std::optional<Error> problem = problemWithNames(named))
        return *problem;
    const Result<std::vector<Destination>> destinations = withLinksFollowed(named);
    if (!destinations)
        return destinations.error();
    MadeFolders made;
    for (const OutputFolder &folder : folders) {
        if (folder.path.isEmpty())
            return problemWith({}, FileWriterWords::tr("the folder's name is empty, nothing was written"));
        if (const Result<Done> there = made.make(folder.path); !there)
            return there.error();
    }
    QStringList paths;
    QSet<QString> foldersThere;
    for (const Destination &destination : *destinations) {
        const QString folder = QFileInfo(destination.path).absolutePath();
        if (!foldersThere.contains(folder)) {
            if (const Result<Done> there = made.make(folder); !there)
                return there.error();
            foldersThere.insert(folder);
        }
        paths.append(destination.path);
    }
    const QStringList realFolders = realFoldersOf(folders);
    if (std::none_of(realFolders.begin(), realFolders.end(), writing::mayHaveJournal) &&
        std::all_of(destinations->begin(), destinations->end(), isInPlace)) {
        made.keep();
        removeLeftovers(paths);
        return Done{};
    }
    const Result<writing::Turns> turns = writing::takeTurns(turnFoldersOf(realFolders, *destinations), {.tell = tell});
    if (!turns)
        return turns.error();
    if (const Result<Done> settled = writing::settleJournals(realFolders); !settled)
        return settled;
    removeLeftovers(paths);
    writing::FolderWait wait;
    Result<StagedJob> job = stagedOf(*destinations, wait);
    if (!job)
        return job.error();
    const Result<Published> published = publishAll(*job, wait);
    if (!published)
        return published.error();
    made.keep();
    return published->synced;
}

Result<Done> settleWrites(const QString &folder)
{
    const QString real = realPath(folder);
    if (!writing::mayHaveJournal(real))
        return Done{};
    const Result<writing::Turns> turns = writing::takeTurns({real});
    return turns ? writing::settleJournals({real}) : turns.error();
}

Result<Done> writeTogether(const QString &folder, const QList<OutputFile> &files, const TellWaiting &tell)
{
    return writeTogether({OutputFolder{folder, files}}, tell);
}

} // namespace hitbox
