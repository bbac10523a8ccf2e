#include "formats/merge/version_names.h"

#include "document/category_edits.h"
#include "document/edits.h"
#include "formats/merge/json_tree.h"

#include <QHash>
#include <QSet>

#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <tuple>
#include <utility>
#include <vector>

namespace hitbox {

namespace {

/// The old name and the new one.
using Renames = std::map<QString, QString>;

QList<int> shapesOf(const Frame &frame)
{
    QList<int> ids;
    for (const Shape &shape : frame.shapes)
        ids.append(shape.id.value);
    return ids;
}

QList<int> shapesOf(const Sprite &sprite)
{
    QList<int> ids;
    for (const Frame &frame : sprite.frames)
        ids += shapesOf(frame);
    return ids;
}

/// The ids of the shapes of each category.
QHash<QString, QList<int>> shapesByCategory(const Document &document)
{
    QHash<QString, QList<int>> ids;
    for (const Sprite &sprite : document.sprites) {
        for (const Frame &frame : sprite.frames) {
            for (const Shape &shape : frame.shapes)
                ids[shape.category].append(shape.id.value);
        }
    }
    return ids;
}

/// What is known of a thing whatever its name.
struct Known {
    QString name;
    QList<int> shapes;
    QByteArray look; ///< where it has no shapes: what it shows
};

/// Both have shapes, and none in common: one name that was given to something else.
bool areStrangers(const Known &one, const Known &other)
{
    const QSet<int> shapes(one.shapes.begin(), one.shapes.end());
    return !one.shapes.isEmpty() && !other.shapes.isEmpty() &&
           std::ranges::none_of(other.shapes, [&shapes](int id) { return shapes.contains(id); });
}

/// The things whose names the others do not have, or have for something else.
QList<Known> without(const QList<Known> &things, const QList<Known> &others)
{
    QHash<QString, int> times;
    for (const Known &thing : things)
        times[thing.name] += 1;
    QHash<QString, const Known *> named;
    for (const Known &other : others)
        named.insert(other.name, &other);
    QList<Known> left;
    for (const Known &thing : things) {
        const Known *same = named.value(thing.name);
        if (times.value(thing.name) == 1 && (!same || areStrangers(thing, *same)))
            left.append(thing);
    }
    return left;
}

/// Things are one that have shapes in common, those with the most first; of things without shapes, those that look
/// alike.
Renames renamesBetween(const QList<Known> &before, const QList<Known> &after)
{
    QSet<QString> hadName;
    for (const Known &thing : before)
        hadName.insert(thing.name);
    const QList<Known> gone = without(before, after);
    const QList<Known> fresh = without(after, before);
    QHash<int, qsizetype> owners;
    QHash<QByteArray, QList<qsizetype>> looks;
    for (qsizetype i = 0; i < fresh.size(); ++i) {
        for (const int id : fresh[i].shapes)
            owners.insert(id, i);
        if (fresh[i].shapes.isEmpty())
            looks[fresh[i].look].append(i);
    }
    std::map<std::pair<qsizetype, qsizetype>, qsizetype> shared;
    for (qsizetype i = 0; i < gone.size(); ++i) {
        for (const int id : gone[i].shapes) {
            if (const auto owner = owners.constFind(id); owner != owners.cend())
                shared[{i, *owner}] += 1;
        }
    }
    std::vector<std::tuple<qsizetype, qsizetype, qsizetype>> pairs;
    for (const auto &[pair, count] : shared)
        pairs.emplace_back(-count, pair.first, pair.second);
    std::ranges::sort(pairs);
    Renames renames;
    QSet<qsizetype> isTaken;
    for (const auto &[count, from, to] : pairs) {
        if (renames.contains(gone[from].name) || isTaken.contains(to) || gone[from].name == fresh[to].name)
            continue;
        // Under a name that was there before: what looks like the old owner of that name has been given other shapes.
        if (hadName.contains(fresh[to].name) && gone[from].look != fresh[to].look)
            continue;
        renames.emplace(gone[from].name, fresh[to].name);
        isTaken.insert(to);
    }
    for (const Known &old : gone) {
        QList<qsizetype> &alike = looks[old.look];
        if (old.shapes.isEmpty() && !alike.isEmpty())
            renames.emplace(old.name, fresh[alike.takeFirst()].name);
    }
    return renames;
}

QList<Known> knownCategories(const Document &document)
{
    const QHash<QString, QList<int>> shapes = shapesByCategory(document);
    QList<Known> known;
    for (const Category &category : document.categories)
        known.append({category.name, shapes.value(category.name),
                      category.color.toUtf8() + ' ' + QByteArray::number(category.bits)});
    return known;
}

QList<Known> knownSprites(const Document &document)
{
    QList<Known> known;
    for (const Sprite &sprite : document.sprites)
        known.append({sprite.name, shapesOf(sprite), sprite.image.toUtf8()});
    return known;
}

QList<Known> knownFrames(const Sprite &sprite)
{
    QList<Known> known;
    for (const Frame &frame : sprite.frames) {
        const QRect &rect = frame.rect;
        known.append(
            {frame.name, shapesOf(frame),
             QStringLiteral("%1 %2 %3 %4 ").arg(rect.x()).arg(rect.y()).arg(rect.width()).arg(rect.height()).toUtf8() +
                 imageOf(sprite, frame).toUtf8()});
    }
    return known;
}

template <typename Thing>
int placeOf(const QList<Thing> &things, const QString &name)
{
    const auto found = std::ranges::find(things, name, &Thing::name);
    return found == things.end() ? -1 : static_cast<int>(found - things.begin());
}

QSet<QString> namesIn(const Document &document, QByteArrayView list, const QString &sprite)
{
    if (list == "categories")
        return namesOf(document.categories);
    if (list == "sprites")
        return namesOf(document.sprites);
    const Sprite *of = findSprite(document, sprite);
    return of ? namesOf(of->frames) : QSet<QString>();
}

void renameOne(Document &document, const QString &from, const QString &to, QByteArrayView list)
{
    // Moved, so that not each of thousands is renamed in a copy.
    if (list == "categories") {
        const int index = placeOf(document.categories, from);
        document = renameCategory(std::move(document), index, to);
    } else {
        const int index = placeOf(document.sprites, from);
        document = renameSprite(std::move(document), index, to);
    }
}

/// Takes what is blocked out of the names, and what is blocked without that, from the first name on.
template <typename IsBlocked, typename TakeOut>
void takeBlockedOut(Renames &names, const IsBlocked &isBlocked, const TakeOut &takeOut)
{
    QHash<QString, QStringList> byNewName;
    std::set<QString> blocked;
    for (const auto &renamed : names) {
        byNewName[renamed.second].append(renamed.first);
        if (isBlocked(renamed))
            blocked.insert(renamed.first);
    }
    while (!blocked.empty()) {
        const auto found = names.find(*blocked.begin());
        blocked.erase(blocked.begin());
        const auto [from, to] = *found;
        names.erase(found);
        takeOut(from, to);
        for (const QString &other : byNewName.value(from)) {
            if (const auto left = names.find(other); left != names.end() && isBlocked(*left))
                blocked.insert(other);
        }
    }
}

/// The names among these, all given at once, that the version can take: what has the old name is there, and what has
/// the new one is not, or takes another name too.
Renames possibleIn(const QSet<QString> &there, Renames names)
{
    std::erase_if(names, [&there](const auto &renamed) {
        return renamed.first == renamed.second || !there.contains(renamed.first);
    });
    takeBlockedOut(
        names, [&](const auto &renamed) { return there.contains(renamed.second) && !names.contains(renamed.second); },
        [](const QString & /*from*/, const QString & /*to*/) {});
    return names;
}

void renameFrames(Document &document, const Renames &names, const QString &sprite)
{
    const int index = placeOf(document.sprites, sprite);
    if (index < 0)
        return;
    QList<int> frames;
    QStringList given;
    QSet<QString> seen;
    const QList<Frame> &all = document.sprites.at(index).frames;
    for (int i = 0; i < all.size(); ++i) {
        const QString &name = all.at(i).name;
        const auto renamed = names.find(name);
        if (renamed == names.end() || seen.contains(name)) // of two called alike, the first is meant
            continue;
        seen.insert(name);
        frames.append(i);
        given.append(renamed->second);
    }
    document = hitbox::renameFrames(std::move(document), index, frames, given);
}

/// Gives to one version what a side calls its categories, sprites and frames, all at once, so that two may swap their
/// names. A name that it has already for something else is left.
void rename(Document &document, const Renames &names, QByteArrayView list, const QString &sprite = {})
{
    const QSet<QString> there = namesIn(document, list, sprite);
    const Renames possible = possibleIn(there, names);
    if (list == "frames")
        return renameFrames(document, possible, sprite);
    QStringList between;
    int number = 0;
    for (const auto &[from, to] : possible) {
        QString free;
        do
            free = QChar(1) + QString::number(number++);
        while (there.contains(free));
        renameOne(document, from, free, list);
        between.append(free);
    }
    qsizetype i = 0;
    for (const auto &[from, to] : possible)
        renameOne(document, between.at(i++), to, list);
}

/// Three versions on the way to call things alike.
class NameAgreement
{
public:
    explicit NameAgreement(ThreeProjects versions)
        : m_base(std::move(versions.base))
        , m_ours(std::move(versions.ours))
        , m_theirs(std::move(versions.theirs))
    {
    }

    AgreedProjects result() &&
    {
        return {{std::move(m_base), std::move(m_ours), std::move(m_theirs)}, std::move(m_conflicts)};
    }

    void agreeOnNames()
    {
        agree(renamesBetween(knownCategories(m_base), knownCategories(m_ours)),
              renamesBetween(knownCategories(m_base), knownCategories(m_theirs)), "categories");
        agree(renamesBetween(knownSprites(m_base), knownSprites(m_ours)),
              renamesBetween(knownSprites(m_base), knownSprites(m_theirs)), "sprites");
        QStringList sprites;
        for (const Sprite &sprite : m_base.sprites)
            sprites.append(sprite.name);
        for (const QString &name : sprites) {
            const Sprite *before = findSprite(m_base, name);
            const Sprite *us = findSprite(m_ours, name);
            const Sprite *them = findSprite(m_theirs, name);
            const Renames byUs = before && us ? renamesBetween(knownFrames(*before), knownFrames(*us)) : Renames();
            const Renames byThem =
                before && them ? renamesBetween(knownFrames(*before), knownFrames(*them)) : Renames();
            agree(byUs, byThem, "frames", name);
        }
    }

private:
    /// Agrees on the names in one list; `sprite` is that of a list of frames.
    void agree(Renames byUs, Renames byThem, const char *list, const QString &sprite = {})
    {
        takeBack(byUs, m_ours, m_theirs, byThem, list, sprite);
        takeBack(byThem, m_theirs, m_ours, byUs, list, sprite);
        Renames toOurs;
        for (const auto &[from, to] : byThem) {
            const auto us = byUs.find(from);
            if (us == byUs.end())
                continue;
            if (us->second != to)
                tell(MergeConflictKind::Changed, list, us->second, sprite, {from, us->second, to});
            toOurs.emplace(to, us->second);
        }
        rename(m_theirs, toOurs, list, sprite);
        std::erase_if(byThem, [&byUs](const auto &renamed) { return byUs.contains(renamed.first); });
        follow(byUs, m_theirs, list, sprite);
        follow(byThem, m_ours, list, sprite);
    }

    /// Renames that the other side cannot follow, because it has that name for something else.
    void takeBack(Renames &renames, Document &side, const Document &other, const Renames &byOther, const char *list,
                  const QString &sprite)
    {
        const QSet<QString> there = namesIn(other, list, sprite);
        const auto isTaken = [&](const auto &renamed) {
            const auto &[from, to] = renamed;
            const auto theirsOfIt = byOther.find(from);
            const bool isAgreed = theirsOfIt != byOther.end() && theirsOfIt->second == to;
            // What has the name there gives it away with this side's other name for it.
            const bool becomesFree = renames.contains(to) && !byOther.contains(to);
            return !isAgreed && !becomesFree && there.contains(to);
        };
        Renames back;
        const bool isOurs = &side == &m_ours;
        takeBlockedOut(renames, isTaken, [&](const QString &from, const QString &to) {
            tell(MergeConflictKind::NameTaken, list, from, sprite,
                 {from, isOurs ? to : QString(), isOurs ? QString() : to});
            back.emplace(to, from);
        });
        rename(side, back, list, sprite);
    }

    /// What was not renamed in one version, so that all three call it alike.
    void follow(const Renames &renames, Document &other, const char *list, const QString &sprite)
    {
        Renames known = renames;
        const QSet<QString> there = namesIn(other, list, sprite);
        std::erase_if(known, [&there](const auto &renamed) {
            return !there.contains(renamed.first) && !there.contains(renamed.second);
        });
        rename(m_base, known, list, sprite);
        rename(other, known, list, sprite);
    }

    /// The three names; an empty one is of what is not there.
    void tell(MergeConflictKind kind, const char *list, const QString &name, const QString &sprite,
              const std::array<QString, 3> &names)
    {
        const auto json = [](const QString &text) { return text.isEmpty() ? QByteArray() : textPiece(text).text; };
        QList<MergeStep> place;
        if (!sprite.isEmpty())
            place.append({"sprites", sprite});
        place.append({list, name});
        m_conflicts.append({place, kind, "name", json(names[0]), json(names[1]), json(names[2])});
    }

    Document m_base;
    Document m_ours;
    Document m_theirs;
    QList<MergeConflict> m_conflicts;
};

} // namespace

AgreedProjects withNamesAgreed(ThreeProjects versions)
{
    NameAgreement agreement(std::move(versions));
    agreement.agreeOnNames();
    return std::move(agreement).result();
}

RenamedProject withNamesOf(Document before, const Document &after)
{
    RenamedProject result{std::move(before), {}};
    Document &document = result.document;
    const auto take = [&](const Renames &renames, const char *list, const QString &sprite) {
        const Renames possible = possibleIn(namesIn(document, list, sprite), renames);
        rename(document, possible, list, sprite);
        for (const auto &[from, to] : possible) {
            QList<MergeStep> place;
            if (!sprite.isEmpty())
                place.append({"sprites", sprite});
            place.append({list, to});
            result.renamed.append(place);
        }
    };
    take(renamesBetween(knownCategories(document), knownCategories(after)), "categories", {});
    take(renamesBetween(knownSprites(document), knownSprites(after)), "sprites", {});
    for (const Sprite &sprite : after.sprites) {
        if (const Sprite *old = findSprite(document, sprite.name))
            take(renamesBetween(knownFrames(*old), knownFrames(sprite)), "frames", sprite.name);
    }
    return result;
}

} // namespace hitbox
