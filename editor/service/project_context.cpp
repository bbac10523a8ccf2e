#include "service/project_context.h"

#include "formats/export/export_options.h"
#include "formats/export/profile_ground.h"
#include "formats/exporters/preparation/engine_needs.h"
#include "images/image_contents.h"
#include "images/image_location.h"

#include <QDir>
#include <QFileInfo>

namespace hitbox {

QString projectFolder(const QString &file)
{
    return QFileInfo(file).absolutePath();
}

QStringList groundOf(const QString &file)
{
    return profileGround(projectFolder(file), QDir::currentPath());
}

ValidationContext contextOf(const Document &document, const QString &file)
{
    const QString folder = projectFolder(file);
    ValidationContext context{surveyImagesWithContents(document, folder), engineNeeds(document.engine), profileProblem};
    const QStringList ground = document.exportProfiles.isEmpty() ? QStringList() : groundOf(file);
    for (const ExportProfile &profile : document.exportProfiles) {
        const BeyondGround beyond = beyondGround(profile, folder, ground);
        if (beyond.isAny())
            context.profilesOutside.insert(profile.name, inWords(beyond));
        if (const QString missing = missingFileOf(profile, folder, ground); !missing.isEmpty())
            context.filesMissing.insert(profile.name, missing);
    }
    return context;
}

QStringList imageFilesOf(const Document &document, const QString &file)
{
    QStringList paths;
    for (const QString &image : imagesOf(document)) {
        if (const auto location = locateImage(projectFolder(file), image))
            paths.append(location->path);
    }
    return paths;
}

QStringList placesOf(const Document &document, const QString &file)
{
    QStringList places = imageFilesOf(document, file);
    const QStringList ground = document.exportProfiles.isEmpty() ? QStringList() : groundOf(file);
    for (const ExportProfile &profile : document.exportProfiles)
        places.append(placesOnGround(profile, projectFolder(file), ground));
    return places;
}

QString projectName(const QString &file)
{
    return QFileInfo(file).completeBaseName();
}

} // namespace hitbox
