#include "windows/files/file_kinds.h"

#include "formats/importers/importer.h"
#include "images/images.h"

#include <QFile>
#include <QFileInfo>

#include <algorithm>

namespace hitbox {

namespace {

/// The patterns of every importer, images left out: which of those are readable depends on the machine.
QStringList sheetPatterns()
{
    QStringList patterns;
    for (const Importer &importer : allImporters()) {
        if (QLatin1String(importer.id) == QLatin1String("image"))
            continue;
        for (const QString &pattern : QString::fromLatin1(importer.files).split(u' ')) {
            if (!patterns.contains(pattern))
                patterns.append(pattern);
        }
    }
    return patterns;
}

bool startsAsProject(const QString &path)
{
    constexpr qint64 start = 256;
    QFile file(path);
    return QFileInfo(path).isFile() && file.open(QIODevice::ReadOnly) && file.read(start).contains("hitbox-project");
}

} // namespace

FileKind fileKindOf(const QString &path)
{
    const QFileInfo info(path);
    const QString suffix = info.suffix().toLower();
    // Its slices and layers become shapes, which images do not have.
    const bool hasShapes = suffix == QLatin1String("aseprite") || suffix == QLatin1String("ase");
    if (info.isDir() || (!hasShapes && readableImageEndings().contains(u'.' + suffix)))
        return FileKind::Images;
    const bool isProject = path.endsWith(QLatin1String(".hitbox"), Qt::CaseInsensitive) || startsAsProject(path);
    return isProject ? FileKind::Project : FileKind::Import;
}

bool areAll(const QStringList &paths, FileKind kind)
{
    return std::all_of(paths.begin(), paths.end(), [kind](const QString &path) { return fileKindOf(path) == kind; });
}

QString imagePatterns()
{
    QStringList patterns;
    for (const QString &ending : readableImageEndings())
        patterns.append(QLatin1Char('*') + ending);
    return patterns.join(QLatin1Char(' '));
}

QString importPatterns()
{
    return imagePatterns() + u' ' + sheetPatterns().join(u' ');
}

} // namespace hitbox
