#include "formats/profile_ground.h"

#include "formats/export_input.h"
#include "formats/real_path.h"
#include "validation/wording.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

#include <algorithm>

namespace hitbox {

namespace {

/// The sentences of this file, in the language of the program.
class Words
{
    Q_DECLARE_TR_FUNCTIONS(hitbox::formats)
};

/// Empty where no version control has the folder.
QString treeAround(const QString &realFolder)
{
    QDir folder(realFolder);
    do {
        if (isTopOfTree(folder.path()))
            return folder.path();
    } while (folder.cdUp());
    return {};
}

bool isOn(const QStringList &ground, const QString &path)
{
    const QString real = realPath(path);
    if (isOfVersionControl(real))
        return false;
    return std::any_of(ground.begin(), ground.end(),
                       [&real](const QString &folder) { return liesWithin(folder, real); });
}

} // namespace

QStringList profileGround(const QString &projectFolder, const QString &workingFolder)
{
    const QString project = realPath(projectFolder);
    QStringList ground{project, realPath(workingFolder)};
    if (const QString tree = treeAround(project); !tree.isEmpty())
        ground.append(tree);
    return ground;
}

BeyondGround beyondGround(const ExportProfile &profile, const QString &projectFolder, const QStringList &ground)
{
    BeyondGround beyond;
    if (const QString folder = profileFolder(profile, projectFolder); !isOn(ground, folder))
        beyond.written = realPath(folder);
    const Format *format = findFormat(profile.format);
    for (const QString &key : format ? fileOptions(*format, profile.options) : QStringList()) {
        const QString file = QDir(projectFolder).filePath(profile.options.value(key));
        if (!isOn(ground, file))
            beyond.read.append(realPath(file));
    }
    return beyond;
}

QString inWords(const BeyondGround &beyond)
{
    QStringList read;
    for (const QString &file : beyond.read)
        read.append(quoted(file));
    const QString files = read.join(QStringLiteral(", "));
    if (beyond.written.isEmpty())
        return Words::tr("it reads %1").arg(files);
    const QString folder = quoted(beyond.written);
    return read.isEmpty() ? Words::tr("it writes to %1").arg(folder)
                          : Words::tr("it writes to %1 and reads %2").arg(folder, files);
}

} // namespace hitbox
