#include "formats/project/project_paths.h"

#include "formats/all_formats.h"
#include "formats/exporters/preparation/export_input.h"
#include "formats/json/json_reader.h"
#include "formats/json/json_writer.h"
#include "images/image_paths.h"

#include <QDir>

#include <optional>

namespace hitbox {

namespace {

/// A project with a file keeps absolute folders as they are; to one without, relative ones lead nowhere.
QString rebasedFolder(const QString &folder, const QString &fromFolder, const QString &toFolder)
{
    if (QDir::isAbsolutePath(folder) != fromFolder.isEmpty())
        return folder;
    return storedFolder(QDir(fromFolder).filePath(folder), toFolder);
}

/// What each side has where the conflict is about an image or a profile's folder.
void rebaseSides(MergeConflict &conflict, const QString &fromFolder, const QString &toFolder)
{
    const QByteArray lists = listsOf(conflict.place);
    const bool isImage = conflict.what == "image" && (lists == "sprites" || lists == "sprites/frames");
    if (!isImage && (conflict.what != "folder" || lists != "exports"))
        return;
    for (QByteArray *side : {&conflict.base, &conflict.ours, &conflict.theirs}) {
        const auto json = side->isEmpty() ? std::nullopt : std::optional(JsonDocument::parse(*side, {}));
        const std::optional<QString> path = json && *json ? (*json)->root().toText() : std::nullopt;
        if (!path || path->isEmpty())
            continue;
        JsonWriter rebased;
        rebased.value(isImage ? rebasedImagePath(*path, fromFolder, toFolder)
                              : rebasedFolder(*path, fromFolder, toFolder));
        *side = rebased.text();
    }
}

} // namespace

ExportProfile withPathsRebased(ExportProfile profile, const QString &fromFolder, const QString &toFolder)
{
    if (fromFolder == toFolder)
        return profile;
    profile.folder = rebasedFolder(profile.folder, fromFolder, toFolder);
    const Format *format = findFormat(profile.format);
    for (const QString &key : format ? fileOptions(*format, profile.options) : QStringList())
        profile.options[key] = rebasedImagePath(profile.options.value(key), fromFolder, toFolder);
    return profile;
}

Document withPathsRebased(Document document, const QString &fromFolder, const QString &toFolder)
{
    if (fromFolder == toFolder)
        return document;
    document = withImagesRebased(std::move(document), fromFolder, toFolder);
    for (ExportProfile &profile : document.exportProfiles)
        profile = withPathsRebased(std::move(profile), fromFolder, toFolder);
    for (MergeConflict &conflict : document.conflicts)
        rebaseSides(conflict, fromFolder, toFolder);
    return document;
}

} // namespace hitbox
