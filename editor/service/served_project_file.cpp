#include "service/served_project_file.h"

#include "files/content_digest.h"
#include "files/file_writer.h"
#include "formats/project/project_file.h"
#include "service/project_context.h"

#include <QDir>
#include <QFileInfo>

namespace hitbox {

namespace {

/// A file that is no project is never replaced, one that others wrote only when that was said.
Result<Done> canReplace(const QString &file, const ServedProject &project, MayReplace what)
{
    if (!QFileInfo::exists(file))
        return Done{};
    const Result<QByteArray> there = readWhole(file);
    if (!there)
        return there.error();
    const bool isOwn = !project.file.isEmpty() && QFileInfo(file) == QFileInfo(project.file);
    if (isOwn && contentDigest(*there) == project.onDisk)
        return Done{};
    if (const Result<Document> other = parseProject(*there, file); !other) {
        return Error{
            file, {}, QStringLiteral("is no project that can be read, and is not replaced: save under another name")};
    }
    if (what == MayReplace::AnyProject)
        return Done{};
    return Error{file,
                 {},
                 isOwn ? QStringLiteral("was changed by others since it was read; \"force\" replaces it")
                       : QStringLiteral("is there already, and is not what was opened; \"force\" replaces it")};
}

} // namespace

Result<ServedProject> readServedProject(const QString &file)
{
    const Result<QByteArray> bytes = readWhole(file);
    if (!bytes)
        return bytes.error();
    const Result<Document> document = parseProject(*bytes, file);
    if (!document)
        return document.error();
    ServedProject project;
    project.file = QDir::current().absoluteFilePath(file);
    project.onDisk = contentDigest(*bytes);
    project.document = *document;
    project.saved = *document;
    return project;
}

Result<Done> saveServedProject(ServedProject &project, const QString &named, MayReplace what)
{
    if (named.isEmpty())
        return Error{{}, {}, QStringLiteral("the project has no file yet: say which with \"file\"")};
    const QString file = QDir::current().absoluteFilePath(named);
    if (const Result<Done> can = canReplace(file, project, what); !can)
        return can;
    ServedProject moved = project;
    moved.moveTo(file);
    const Result<QByteArray> written = writeProject(file, moved.document);
    if (!written)
        return written.error();
    project = std::move(moved);
    project.onDisk = contentDigest(*written);
    project.saved = project.document;
    return Done{};
}

} // namespace hitbox
