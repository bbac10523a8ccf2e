#include "formats/project/project_paths.h"

#include "formats/all_formats.h"
#include "formats/exporters/preparation/export_input.h"
#include "images/image_paths.h"

#include <QDir>

namespace hitbox {

namespace {

/// A project with a file keeps absolute folders as they are; to one without, relative ones lead nowhere.
QString rebasedFolder(const QString &folder, const QString &fromFolder, const QString &toFolder)
{
    if (QDir::isAbsolutePath(folder) != fromFolder.isEmpty())
        return folder;
    return storedFolder(QDir(fromFolder).filePath(folder), toFolder);
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
    return document;
}

} // namespace hitbox
