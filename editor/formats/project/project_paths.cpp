#include "formats/project/project_paths.h"

#include "formats/all_formats.h"
#include "formats/exporters/preparation/export_input.h"
#include "formats/json/json_reader.h"
#include "formats/merge/json_tree.h"
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

using Rebased = QString (*)(const QString &path, const QString &fromFolder, const QString &toFolder);

void rebasePath(JsonTree *path, Rebased rebased, const QString &fromFolder, const QString &toFolder)
{
    if (const QString text = textIn(path); !text.isEmpty())
        *path = textPiece(rebased(text, fromFolder, toFolder));
}

/// A sprite, with its frames, or a frame.
void rebaseImages(JsonTree &item, const QString &fromFolder, const QString &toFolder)
{
    rebasePath(item.member("image"), rebasedImagePath, fromFolder, toFolder);
    JsonTree *frames = item.member("frames");
    for (JsonTree &frame : frames ? frames->items : item.items)
        rebasePath(frame.member("image"), rebasedImagePath, fromFolder, toFolder);
}

/// What each side has where the conflict is about an image, a profile's folder, or all of what has one. Files that
/// options of a profile name stay as they are.
void rebaseSides(MergeConflict &conflict, const QString &fromFolder, const QString &toFolder)
{
    const QByteArray lists = listsOf(conflict.place);
    const bool hasImage = lists == "sprites" || lists == "sprites/frames";
    const QByteArray path = hasImage ? "image" : lists == "exports" ? "folder" : "";
    if (path.isEmpty() || (!conflict.what.isEmpty() && conflict.what != path))
        return;
    for (QByteArray *side : {&conflict.base, &conflict.ours, &conflict.theirs}) {
        const auto json = side->isEmpty() ? std::nullopt : std::optional(JsonDocument::parse(*side, {}));
        if (!json || !*json)
            continue;
        const JsonTree before = treeOf((*json)->root());
        JsonTree after = before;
        if (!conflict.what.isEmpty())
            rebasePath(&after, hasImage ? Rebased(rebasedImagePath) : Rebased(rebasedFolder), fromFolder, toFolder);
        else if (hasImage)
            rebaseImages(after, fromFolder, toFolder);
        else
            rebasePath(after.member("folder"), rebasedFolder, fromFolder, toFolder);
        if (after != before)
            *side = jsonOf(after);
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
