#include "formats/file_writer.h"

#include "formats/file_writer_steps.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QHash>

#include <algorithm>
#include <memory>
#include <optional>
#include <vector>

namespace hitbox {

namespace {

QString tr(const char *text)
{
    return QCoreApplication::translate("file writer", text);
}

Error problemWith(const QString &file, const QString &what)
{
    return {.file = file, .place = {}, .what = what};
}

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

std::optional<Error> problemWithNames(const QList<OutputFile> &files)
{
    QHash<QString, QString> byFoldedName;
    for (const OutputFile &file : files) {
        if (!staysInFolder(file.name))
            return problemWith(file.name, tr("this is no file name within the folder, nothing was written"));
        const QString folded = file.name.toCaseFolded();
        if (const auto other = byFoldedName.constFind(folded); other != byFoldedName.constEnd()) {
            const QString what = *other == file.name ? tr("two files would get this name, nothing was written")
                                                     : tr("two files would get this name but for upper and lower "
                                                          "case (the other is “%1”), nothing was written")
                                                           .arg(*other);
            return problemWith(file.name, what);
        }
        byFoldedName.insert(folded, file.name);
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
                return problemWith(path, tr("there is no such drive or folder, nothing was written"));
            folder = parent;
        }
        for (const QString &folder : std::as_const(missing)) {
            if (!QDir().mkdir(folder) && !QFileInfo(folder).isDir())
                return problemWith(folder, tr("cannot make the folder"));
            m_made.push_back(folder);
        }
        if (!QFileInfo(path).isDir())
            return problemWith(path, tr("this is not a folder, nothing was written"));
        return Done{};
    }

    void keep() { m_made.clear(); }

private:
    static QString parentOf(const QString &folder) { return QFileInfo(folder).absolutePath(); }

    std::vector<QString> m_made;
};

using StagedFiles = std::vector<std::unique_ptr<writing::StagedFile>>;

/// Takes back the first `count` files, the last one first. What cannot be taken back is told with the reason.
Error takenBack(StagedFiles &staged, size_t count, Error reason)
{
    for (size_t i = count; i > 0; --i) {
        if (const Result<Done> restored = staged[i - 1]->takeBack(); !restored)
            reason.what += QStringLiteral("; ") + restored.error().text();
    }
    return reason;
}

Result<Done> publishAll(StagedFiles &staged)
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
    Result<std::unique_ptr<writing::StagedFile>> staged = writing::stage(path, bytes);
    if (!staged)
        return staged.error();
    if (const Result<Done> published = (*staged)->publish(); !published)
        return published.error();
    return (*staged)->syncFolder();
}

Result<Done> writeTogether(const QString &folder, const QList<OutputFile> &files)
{
    if (const std::optional<Error> problem = problemWithNames(files))
        return *problem;
    if (folder.isEmpty())
        return problemWith({}, tr("the folder's name is empty, nothing was written"));
    MadeFolders folders;
    if (const Result<Done> made = folders.make(folder); !made)
        return made.error();
    StagedFiles staged;
    for (const OutputFile &file : files) {
        const QString path = QDir(folder).filePath(file.name);
        if (const Result<Done> made = folders.make(QFileInfo(path).absolutePath()); !made)
            return made.error();
        Result<std::unique_ptr<writing::StagedFile>> one = writing::stage(path, file.bytes);
        if (!one)
            return one.error();
        staged.push_back(std::move(*one));
    }
    if (const Result<Done> published = publishAll(staged); !published) {
        staged.clear(); // the temporary files go before their folders do
        return published.error();
    }
    folders.keep();
    for (const auto &file : staged) {
        if (const Result<Done> synced = file->syncFolder(); !synced)
            return synced.error();
    }
    return Done{};
}

} // namespace hitbox
