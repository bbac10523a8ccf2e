#include "cli/project_input.h"

#include "document/names.h"
#include "document/profile_edits.h"
#include "formats/export/export_options.h"
#include "formats/export/profile_ground.h"
#include "formats/exporters/preparation/engine_needs.h"
#include "formats/project/project_file.h"
#include "images/image_contents.h"

#include <QDir>
#include <QFileInfo>
#include <QSet>

#include <algorithm>

namespace hitbox {

namespace {

template <typename Named>
QStringList namesInOrder(const QList<Named> &list)
{
    QStringList names;
    for (const Named &item : list)
        names.append(item.name);
    return names;
}

/// "it has: duel", with "none" for an empty list and at most twenty names.
QString existing(const QStringList &names)
{
    constexpr qsizetype mostNames = 20;
    if (names.isEmpty())
        return QStringLiteral("it has: none");
    const QString list = names.mid(0, mostNames).join(QStringLiteral(", "));
    const qsizetype more = names.size() - mostNames;
    return more <= 0 ? QStringLiteral("it has: ") + list
                     : QStringLiteral("it has: %1 and %2 more").arg(list, QString::number(more));
}

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

Error nothingThere(const QString &what, const QStringList &names)
{
    return {{}, {}, what + QStringLiteral("; ") + existing(names)};
}

} // namespace

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
    }
    return context;
}

QString projectName(const QString &file)
{
    return QFileInfo(file).completeBaseName();
}

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

OptionRule forceRule()
{
    return {"force", nullptr, "let --out replace a project that shares no sprite with this one"};
}

Result<const Stage *> stageNamed(const Document &document, const QString &name)
{
    const auto found = std::find_if(document.stages.begin(), document.stages.end(),
                                    [&name](const Stage &stage) { return stage.name == name; });
    if (found == document.stages.end())
        return nothingThere(QStringLiteral("there is no stage ") + quoted(name), namesInOrder(document.stages));
    return &*found;
}

Result<const ExportProfile *> profileNamed(const Document &document, const QString &name)
{
    if (const ExportProfile *profile = findProfile(document, name))
        return profile;
    return nothingThere(QStringLiteral("there is no export profile ") + quoted(name),
                        namesInOrder(document.exportProfiles));
}

Result<const Frame *> frameNamed(const Document &document, const QString &sprite, const QString &frame)
{
    const Sprite *found = findSprite(document, sprite);
    if (!found)
        return nothingThere(QStringLiteral("there is no sprite ") + quoted(sprite), namesInOrder(document.sprites));
    const Frame *inSprite = findFrame(document, sprite, frame);
    if (!inSprite) {
        return nothingThere(QStringLiteral("the sprite %1 has no frame %2").arg(quoted(sprite), quoted(frame)),
                            namesInOrder(found->frames));
    }
    return inSprite;
}

} // namespace hitbox
