#include "formats/export/profile_ground.h"

#include "document/names.h"
#include "files/real_path.h"
#include "formats/all_formats.h"
#include "formats/exporters/preparation/export_input.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

#include <algorithm>

namespace hitbox {

namespace {

/// The sentences of this file, in the language of the program.
class ProfileGroundWords
{
    Q_DECLARE_TR_FUNCTIONS(hitbox::formats)
};

/// "//server/share", or as Windows writes it: asking for it tells the other machine who asks.
bool isOfNetwork(const QString &path)
{
    const auto isSlash = [](QChar c) { return c == u'/' || c == u'\\'; };
    return path.size() > 1 && isSlash(path[0]) && isSlash(path[1]);
}

QString absoluteByLetters(const QString &path)
{
    return QDir::cleanPath(QDir::current().absoluteFilePath(path));
}

/// What the profile says of files of the user's own.
QStringList filesSaid(const ExportProfile &profile)
{
    QStringList files;
    const Format *format = findFormat(profile.format);
    for (const QString &key : format ? fileOptions(*format, profile.options) : QStringList())
        files.append(profile.options.value(key));
    return files;
}

bool liesInOneOf(const QStringList &folders, const QString &path)
{
    return std::ranges::any_of(folders, [&path](const QString &folder) { return liesWithin(folder, path); });
}

/// Whether a path is on the ground by its letters alone: no disk is asked.
bool isNamedOnGround(const QStringList &ground, const QString &said, const QString &opened)
{
    return !(isOfNetwork(said) && !isOfNetwork(ground.constFirst())) && liesInOneOf(ground, absoluteByLetters(opened));
}

/// Where a path that a profile says leads beyond the ground; empty for one that stays on it. The disk is asked only
/// about what is on the ground by its letters: what is named elsewhere may be slow to answer, or another machine.
QString beyond(const QStringList &ground, const QString &said, const QString &opened)
{
    if (isOfNetwork(said) && !isOfNetwork(ground.constFirst()))
        return said;
    if (const QString named = absoluteByLetters(opened); !liesInOneOf(ground, named))
        return named;
    const QString real = realPath(opened);
    return isOfVersionControl(real) || !liesInOneOf(ground, real) ? real : QString();
}

/// The folder above this one that is the other by another name; empty where none is.
QString namedAbove(const QString &folder, const QString &real)
{
    QDir above(absoluteByLetters(folder));
    do {
        if (realPath(above.path()) == real)
            return above.path();
    } while (above.cdUp());
    return {};
}

/// Adds the folder as it is, and as it is called: a folder that one went to through a link has two names.
void addFolder(QStringList &ground, const QString &folder)
{
    ground.append(realPath(folder));
    ground.append(absoluteByLetters(folder));
}

} // namespace

QStringList profileGround(const QString &projectFolder, const QString &workingFolder)
{
    QStringList ground;
    addFolder(ground, projectFolder);
    addFolder(ground, workingFolder);
    if (const QString tree = treeAround(realPath(projectFolder)); !tree.isEmpty()) {
        ground.append(tree);
        if (const QString named = namedAbove(projectFolder, tree); !named.isEmpty())
            ground.append(named);
    }
    ground.removeDuplicates();
    return ground;
}

QStringList groundOfFolders(const QStringList &folders)
{
    QStringList ground;
    for (const QString &folder : folders)
        addFolder(ground, folder);
    ground.removeDuplicates();
    return ground;
}

QString beyondGround(const QString &path, const QStringList &ground)
{
    return beyond(ground, path, path);
}

BeyondGround beyondGround(const ExportProfile &profile, const QString &projectFolder, const QStringList &ground)
{
    BeyondGround result;
    result.written = beyond(ground, profile.folder, profileFolder(profile, projectFolder));
    for (const QString &said : filesSaid(profile)) {
        if (const QString file = beyond(ground, said, QDir(projectFolder).filePath(said)); !file.isEmpty())
            result.read.append(file);
    }
    return result;
}

QStringList placesOnGround(const ExportProfile &profile, const QString &projectFolder, const QStringList &ground)
{
    QStringList places;
    const auto add = [&](const QString &said, const QString &opened) {
        if (isNamedOnGround(ground, said, opened))
            places.append(opened);
    };
    add(profile.folder, profileFolder(profile, projectFolder));
    for (const QString &said : filesSaid(profile))
        add(said, QDir(projectFolder).filePath(said));
    return places;
}

QString missingFileOf(const ExportProfile &profile, const QString &projectFolder, const QStringList &ground)
{
    const QDir folder(projectFolder);
    for (const QString &said : filesSaid(profile)) {
        if (beyond(ground, said, folder.filePath(said)).isEmpty() && !QFileInfo(folder.filePath(said)).isFile())
            return said;
    }
    return {};
}

QString inWords(const BeyondGround &beyond)
{
    QStringList read;
    for (const QString &file : beyond.read)
        read.append(quoted(file));
    const QString files = read.join(QStringLiteral(", "));
    if (beyond.written.isEmpty())
        return ProfileGroundWords::tr("it reads %1").arg(files);
    const QString folder = quoted(beyond.written);
    return read.isEmpty() ? ProfileGroundWords::tr("it writes to %1").arg(folder)
                          : ProfileGroundWords::tr("it writes to %1 and reads %2").arg(folder, files);
}

} // namespace hitbox
