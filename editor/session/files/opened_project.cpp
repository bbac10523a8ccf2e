#include "session/files/opened_project.h"

#include "document/edits.h"
#include "files/content_digest.h"
#include "files/file_writer.h"
#include "formats/project/project_file.h"
#include "formats/project/project_paths.h"
#include "session/files/recovery_store.h"
#include "session/files/version_store.h"

#include <QFileInfo>

#include <filesystem>
#include <future>
#include <system_error>
#include <utility>

namespace hitbox {

bool isSurelyGone(const QString &path)
{
    std::error_code error;
    return std::filesystem::status(QFileInfo(path).filesystemFilePath(), error).type() ==
           std::filesystem::file_type::not_found;
}

Result<OpenedProject> openedProject(const QString &path, const Run &run)
{
    removeLeftovers({path});
    const Result<QByteArray> bytes = readWhole(path);
    if (!bytes)
        return bytes.error();
    std::future<QByteArray> digest =
        std::async(std::launch::async, [&bytes] { return contentDigest(*bytes); }); // takes half as long as reading
    Result<Document> read = parseProject(*bytes, path, run.watcher());
    if (!read)
        return read.error();
    return OpenedProject{
        .document = std::move(*read), .path = QFileInfo(path).absoluteFilePath(), .name = {}, .digest = digest.get()};
}

Result<OpenedProject> openedCopy(const QString &path, const Run &run)
{
    const Result<QByteArray> bytes = readWhole(path);
    if (!bytes)
        return bytes.error();
    Result<Document> read = parseProject(*bytes, path, run.watcher());
    if (!read)
        return read.error();
    const QFileInfo file(path);
    return OpenedProject{.document = withPathsRebased(std::move(*read), file.absolutePath(), {}),
                         .path = {},
                         .name = file.completeBaseName(),
                         .digest = {}};
}

Result<OpenedProject> openedRecovery(const Recovery &recovery, const Run &run)
{
    Result<Document> unsaved = readRecovery(recovery);
    if (!unsaved)
        return unsaved.error();
    const RecoveryOrigin &origin = recovery.origin;
    OpenedProject opened{.document = emptyProject(), .path = origin.path, .name = origin.name, .digest = {}};
    if (!origin.path.isEmpty()) {
        Result<OpenedProject> below = openedProject(origin.path, run);
        if (below) {
            opened = std::move(*below);
        } else if (isSurelyGone(origin.path)) {
            opened.since = FileSince::Gone;
        } else {
            opened.since = FileSince::Unreadable;
            opened.whyUnread = below.error().what;
        }
    }
    const bool isAnother = !origin.digest.isEmpty() && opened.digest != origin.digest;
    if (isAnother && opened.since == FileSince::AsItWas)
        opened.since = FileSince::Changed;
    if (isAnother)
        opened.digest = origin.digest;
    opened.unsaved = std::move(*unsaved);
    opened.outline = recovery.outline;
    return opened;
}

Result<OpenedProject> openedVersion(const Version &version)
{
    Result<Document> read = readVersion(version);
    if (!read)
        return read.error();
    const QFileInfo file(version.project);
    const QString when = version.savedAt.toLocalTime().toString(QStringLiteral("yyyy-MM-dd HH.mm"));
    return OpenedProject{.document = withPathsRebased(std::move(*read), file.absolutePath(), {}),
                         .path = {},
                         .name = file.completeBaseName() + QLatin1Char(' ') + when,
                         .digest = {}};
}

} // namespace hitbox
