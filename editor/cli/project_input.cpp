#include "cli/project_input.h"

#include "document/names.h"
#include "formats/project/project_file.h"

#include <QDir>
#include <QFileInfo>
#include <QSet>

namespace hitbox {

namespace {

struct PlacedDocument {
    const Document &document;
    QString folder; ///< that image paths start from
};

/// Sprites may have been renamed, or have got other images.
QSet<QString> marksOf(const PlacedDocument &placed)
{
    QSet<QString> marks;
    for (const Sprite &sprite : placed.document.sprites) {
        marks.insert(QStringLiteral("name ") + sprite.name);
        if (!sprite.image.isEmpty())
            marks.insert(QStringLiteral("image ") + QDir::cleanPath(QDir(placed.folder).filePath(sprite.image)));
    }
    return marks;
}

bool sharesSprite(const PlacedDocument &one, const PlacedDocument &other)
{
    return marksOf(one).intersects(marksOf(other));
}

} // namespace

Result<Done> sparesOthers(const Arguments &arguments, const QString &file, const Document &document)
{
    const QString out = arguments.value(QStringLiteral("out"));
    if (out.isEmpty() || !QFileInfo::exists(out) || QFileInfo(out) == QFileInfo(file))
        return Done{};
    const Result<Document> there = readProject(out);
    if (!there) {
        Error error = there.error();
        error.what = QStringLiteral("not saved: %1; give another name").arg(error.what);
        return error;
    }
    if (arguments.has(QString::fromLatin1(forceRule().name)) || there->sprites.isEmpty() ||
        sharesSprite({*there, projectFolder(out)}, {document, projectFolder(file)}))
        return Done{};
    return Error{out,
                 {},
                 QStringLiteral("not saved: it is another project, which shares no sprite with %1 and would be lost; "
                                "give another name, or --force to replace it")
                     .arg(file)};
}

Result<Done> folderIsThere(const Arguments &arguments)
{
    const QFileInfo out(arguments.value(QStringLiteral("out")));
    if (out.dir().exists())
        return Done{};
    return Error{out.filePath(),
                 {},
                 QStringLiteral("there is no folder %1: make it first, or give another name").arg(quoted(out.path()))};
}

OptionRule forceRule()
{
    return {"force", nullptr, "let --out replace a project that shares no sprite with this one"};
}

} // namespace hitbox
