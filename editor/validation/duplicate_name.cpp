#include "document/category_edits.h"
#include "document/edits.h"
#include "document/names.h"
#include "validation/repair.h"
#include "validation/rules.h"

#include <QCoreApplication>
#include <QHash>

#include <array>

/// Instances, hits and exported files go by name, so a name that two things share leads to the wrong one. Names are
/// told apart by their letters alone, case included; shapes go by id and may share a name.
namespace hitbox {

namespace {

enum class NamedThing { Sprite, Frame, Tag, Category, Stage };

struct Clash {
    NamedThing what = NamedThing::Sprite;
    int sprite = -1; ///< whose frames or tags they are
    QString name;
};

/// Each name that occurs more than once, at its second occurrence.
template <typename Named>
QList<Clash> clashesIn(const QList<Named> &list, NamedThing what, int sprite = -1)
{
    QHash<QString, int> seen;
    QList<Clash> clashes;
    for (const Named &item : list) {
        if (++seen[item.name] == 2)
            clashes.append({what, sprite, item.name});
    }
    return clashes;
}

QList<Clash> clashesOf(const Document &document)
{
    QList<Clash> clashes = clashesIn(document.sprites, NamedThing::Sprite);
    for (int i = 0; i < document.sprites.size(); ++i) {
        clashes += clashesIn(document.sprites[i].frames, NamedThing::Frame, i);
        clashes += clashesIn(document.sprites[i].tags, NamedThing::Tag, i);
    }
    clashes += clashesIn(document.categories, NamedThing::Category);
    clashes += clashesIn(document.stages, NamedThing::Stage);
    return clashes;
}

QString sameNameSentence(NamedThing what)
{
    switch (what) {
    case NamedThing::Sprite: return QCoreApplication::translate("hitbox::validation", "Several sprites are named %1");
    case NamedThing::Frame:
        return QCoreApplication::translate("hitbox::validation", "Several frames of the sprite are named %1");
    case NamedThing::Tag:
        return QCoreApplication::translate("hitbox::validation", "Several tags of the sprite are named %1");
    case NamedThing::Category:
        return QCoreApplication::translate("hitbox::validation", "Several categories are named %1");
    case NamedThing::Stage: break;
    }
    return QCoreApplication::translate("hitbox::validation", "Several stages are named %1");
}

Finding clashFinding(const Clash &clash)
{
    Finding finding;
    finding.frame.sprite = clash.sprite;
    finding.message = sameNameSentence(clash.what).arg(quoted(clash.name));
    return finding;
}

QList<Finding> checkDuplicateName(const Document &document, const ValidationContext &)
{
    QList<Finding> findings;
    for (const Clash &clash : clashesOf(document))
        findings.append(clashFinding(clash));
    return findings;
}

/// What a thing without a name is called.
QString kindOf(NamedThing what)
{
    switch (what) {
    case NamedThing::Sprite: return QStringLiteral("sprite");
    case NamedThing::Frame: return QStringLiteral("frame");
    case NamedThing::Tag: return QStringLiteral("tag");
    case NamedThing::Category: return QStringLiteral("category");
    case NamedThing::Stage: break;
    }
    return QStringLiteral("stage");
}

/// New names for all things of the clash's name but the first, each handed to `rename` with the thing's index.
template <typename Named, typename Rename>
void renameLater(const QList<Named> &list, const Clash &clash, const Rename &rename)
{
    FreeNames names(namesOf(list));
    const QString base = clash.name.isEmpty() ? kindOf(clash.what) : clash.name;
    bool isFirst = true;
    for (int i = 0; i < list.size(); ++i) {
        if (list[i].name != clash.name)
            continue;
        if (!isFirst)
            rename(i, names.take(base));
        isFirst = false;
    }
}

Document renamed(Document document, const Clash &clash)
{
    switch (clash.what) {
    case NamedThing::Sprite:
        renameLater(QList(document.sprites), clash,
                    [&](int i, const QString &name) { document = renameSprite(std::move(document), i, name); });
        break;
    case NamedThing::Frame:
        renameLater(QList(document.sprites[clash.sprite].frames), clash, [&](int i, const QString &name) {
            document = renameFrame(std::move(document), {clash.sprite, i}, name);
        });
        break;
    case NamedThing::Tag:
        renameLater(QList(document.sprites[clash.sprite].tags), clash,
                    [&](int i, const QString &name) { document.sprites[clash.sprite].tags[i].name = name; });
        break;
    case NamedThing::Category:
        renameLater(QList(document.categories), clash,
                    [&](int i, const QString &name) { document = renameCategory(std::move(document), i, name); });
        break;
    case NamedThing::Stage:
        renameLater(QList(document.stages), clash, [&](int i, const QString &name) { document.stages[i].name = name; });
        break;
    }
    return document;
}

/// Findings name things by their sentences alone, and every clash has its own.
std::optional<Clash> clashOf(const Document &document, const Finding &finding)
{
    for (const Clash &clash : clashesOf(document)) {
        const Finding candidate = clashFinding(clash);
        if (candidate.frame == finding.frame && candidate.message == finding.message)
            return clash;
    }
    return std::nullopt;
}

std::optional<RepairPlan> renaming(const Document &document, const Finding &finding, const ValidationContext &)
{
    if (!clashOf(document, finding))
        return std::nullopt;
    return RepairPlan{
        QCoreApplication::translate("hitbox::validation", "Keep the name for the first and number the others"),
        [finding](const Document &current) {
            const std::optional<Clash> clash = clashOf(current, finding);
            return clash ? renamed(current, *clash) : current;
        }};
}

constexpr std::array duplicateNameRepairs{Repair{"rename", FixSafety::Safe, renaming}};

} // namespace

const Rule duplicateNameRule{"duplicate-name", QT_TRANSLATE_NOOP("hitbox::validation", "Names used twice"),
                             checkDuplicateName, duplicateNameRepairs};

} // namespace hitbox
