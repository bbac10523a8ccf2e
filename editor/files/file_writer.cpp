#include "files/file_writer.h"

#include "document/names.h"
#include "files/file_writer_steps.h"
#include "files/real_path.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QHash>

#include <algorithm>
#include <memory>
#include <optional>
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
    for (const auto &[folder, path, file] : destinations) {
        if (!staysInFolder(file.name))
            return problemWith(file.name,
                               FileWriterWords::tr("this is no file name within the folder, nothing was written"));
        const QString absolute = QDir::cleanPath(QFileInfo(path).absoluteFilePath());
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

/// Whoever left a link at a file's name chose what is overwritten, not who writes the folder.
std::optional<Error> problemWithLinks(const std::vector<Destination> &destinations)
{
    QHash<QString, QString> realFolders;
    for (const auto &[folder, path, file] : destinations) {
        QString &realFolder = realFolders[folder];
        if (realFolder.isEmpty())
            realFolder = realPath(folder);
        const QString leadsTo = realPath(path);
        if (!liesWithin(realFolder, leadsTo))
            return problemWith(path,
                               FileWriterWords::tr("a link leads out of the folder here, to “%1”; nothing was written: "
                                                   "remove the link, or write where it leads")
                                   .arg(asShownLine(leadsTo)));
        if (isOfVersionControl(leadsTo.sliced(realFolder.size())))
            return problemWith(path,
                               FileWriterWords::tr("a link leads to “%1” here, which version control keeps for itself; "
                                                   "nothing was written: remove the link")
                                   .arg(asShownLine(leadsTo)));
    }
    return std::nullopt;
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

/// Takes back the first `count` files, the last one first. What cannot be taken back is told with the reason.
Error takenBack(writing::StagedFiles &staged, size_t count, Error reason)
{
    for (size_t i = count; i > 0; --i) {
        if (const Result<Done> restored = staged[i - 1]->takeBack(); !restored)
            reason.what += QStringLiteral("; ") + restored.error().text();
    }
    return reason;
}

Result<Done> publishAll(writing::StagedFiles &staged)
{
    for (const auto &file : staged) {
        if (const Result<Done> kept = file->keepOld(); !kept)
            return kept.error();
    }
    for (size_t i = 0; i < staged.size(); ++i) {
        if (const Result<Done> published = staged[i]->publish(); !published)
            return takenBack(staged, i, published.error());
    }
    return Done{};
}

} // namespace

Result<Done> writeWhole(const QString &path, const QByteArray &bytes)
{
    const Result<writing::StagedFiles> staged = writing::stage({{path, bytes}});
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

Result<Done> writeTogether(const QList<OutputFolder> &folders)
{
    const std::vector<Destination> destinations = destinationsOf(folders);
    if (const std::optional<Error> problem = problemWithNames(destinations))
        return *problem;
    if (const std::optional<Error> problem = problemWithLinks(destinations))
        return *problem;
    MadeFolders made;
    for (const OutputFolder &folder : folders) {
        if (folder.path.isEmpty())
            return problemWith({}, FileWriterWords::tr("the folder's name is empty, nothing was written"));
        if (const Result<Done> there = made.make(folder.path); !there)
            return there.error();
    }
    QStringList paths;
    std::vector<writing::NewFile> changed;
    for (const auto &[folder, path, file] : destinations) {
        if (const Result<Done> there = made.make(QFileInfo(path).absolutePath()); !there)
            return there.error();
        paths.append(path);
        if (!holdsAlready(path, file.bytes))
            changed.push_back({path, file.bytes});
    }
    removeLeftovers(paths);
    Result<writing::StagedFiles> staged = writing::stage(changed);
    if (!staged)
        return staged.error();
    if (const Result<Done> published = publishAll(*staged); !published) {
        staged->clear(); // the temporary files go before their folders do
        return published.error();
    }
    made.keep();
    for (const auto &file : *staged) {
        if (const Result<Done> synced = file->syncFolder(); !synced)
            return synced.error();
    }
    return Done{};
}

Result<Done> writeTogether(const QString &folder, const QList<OutputFile> &files)
{
    return writeTogether({OutputFolder{folder, files}});
}

} // namespace hitbox
