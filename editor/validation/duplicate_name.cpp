#include "document/category_edits.h"
#include "document/edits.h"
#include "document/names.h"
#include "validation/project_findings.h"
#include "validation/repair.h"
#include "validation/rules.h"

#include <QCoreApplication>
#include <QHash>

#include <algorithm>
#include <array>

/// Instances, hits and exported files go by name, so a name that two things share leads to the wrong one. Names are
/// told apart by their letters alone, case included; shapes go by id and may share a name.
namespace hitbox {

namespace {

enum class NamedThing { Sprite, Frame, Tag, Category, Stage };

struct Clash {
    NamedThing what = NamedThing::Sprite;
    int sprite = -1; ///< whose frames or tags they are
    int index = 0;   ///< of the name's second occurrence
    QString name;
};

/// Each name that occurs more than once, at its second occurrence.
template <typename Named>
QList<Clash> clashesIn(const QList<Named> &list, NamedThing what, int sprite = -1)
{
    QHash<QString, int> seen;
    QList<Clash> clashes;
    for (int i = 0; i < list.size(); ++i) {
        if (++seen[list.at(i).name] == 2)
            clashes.append({what, sprite, i, list.at(i).name});
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
    finding.place = {.kind = static_cast<int>(clash.what), .index = clash.index};
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

/// Of that place of a list, if an earlier one has its name.
template <typename Named>
std::optional<QString> repeatedName(const QList<Named> &list, int index)
{
    const Named *item = itemAt(list, index);
    if (!item || std::none_of(list.cbegin(), list.cbegin() + index,
                              [item](const Named &earlier) { return earlier.name == item->name; }))
        return std::nullopt;
    return item->name;
}

std::optional<QString> repeatedName(const Document &document, const Finding &finding)
{
    const int index = finding.place.index;
    const Sprite *sprite = findSprite(document, finding.frame.sprite);
    switch (static_cast<NamedThing>(finding.place.kind)) {
    case NamedThing::Sprite: return repeatedName(document.sprites, index);
    case NamedThing::Frame: return sprite ? repeatedName(sprite->frames, index) : std::nullopt;
    case NamedThing::Tag: return sprite ? repeatedName(sprite->tags, index) : std::nullopt;
    case NamedThing::Category: return repeatedName(document.categories, index);
    case NamedThing::Stage: break;
    }
    return repeatedName(document.stages, index);
}

std::optional<Clash> clashOf(const Document &document, const Finding &finding)
{
    const std::optional<QString> name = repeatedName(document, finding);
    if (!name)
        return std::nullopt;
    const Clash clash{static_cast<NamedThing>(finding.place.kind), finding.frame.sprite, finding.place.index, *name};
    return clashFinding(clash).message == finding.message ? std::optional(clash) : std::nullopt;
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
