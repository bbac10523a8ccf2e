#include "formats/merge/list_identity.h"

#include <QHash>

#include <algorithm>
#include <optional>

namespace hitbox {

namespace {

using Items = std::vector<JsonTree>;

/// For one that has another name, or none: so that a list of strangers does not cost the square of its length.
constexpr std::size_t mostLookedAt = 32;

/// Empty where an item is not known by anything.
QByteArray nameOf(const JsonTree &item)
{
    if (item.kind == JsonTree::Kind::Piece)
        return 's' + item.text;
    if (const JsonTree *id = item.member("id"))
        return 'i' + id->text;
    if (const JsonTree *name = item.member("name"))
        return 'n' + name->text;
    return {};
}

/// Empty for a name that several have: which of them one is, it does not say.
QList<QByteArray> keysOf(const Items &items)
{
    QHash<QByteArray, int> times;
    QList<QByteArray> keys;
    for (const JsonTree &item : items) {
        keys.append(nameOf(item));
        times[keys.last()] += 1;
    }
    for (QByteArray &key : keys) {
        if (times.value(key) > 1)
            key.clear();
    }
    return keys;
}

bool isKnownById(const JsonTree &item)
{
    return item.kind == JsonTree::Kind::Piece || item.member("id");
}

/// How many members two states of one thing that has another name, or none, have alike; 0 for what is none.
std::ptrdiff_t likeness(const JsonTree &a, const JsonTree &b)
{
    if (a.kind != JsonTree::Kind::Object || b.kind != JsonTree::Kind::Object || isKnownById(a) || isKnownById(b))
        return 0;
    const auto same = std::ranges::count_if(a.members, [&b](const JsonTreeMember &member) {
        const JsonTree *other = member.key == "name" ? nullptr : b.member(member.key);
        return other && *other == member.value;
    });
    const auto others = [](const JsonTree &item) {
        return static_cast<std::ptrdiff_t>(item.members.size()) - (item.member("name") ? 1 : 0);
    };
    return 2 * same >= std::max(others(a), others(b)) ? same : 0;
}

/// Numbers of the base's items for those of a side, -1 for what was added.
std::vector<int> matched(const Items &base, const Items &side)
{
    const QList<QByteArray> baseKeys = keysOf(base);
    const QList<QByteArray> sideKeys = keysOf(side);
    std::vector<int> found(side.size(), -1);
    std::vector<bool> isTaken(base.size());
    const auto take = [&](std::size_t of, std::size_t index) {
        found[of] = static_cast<int>(index);
        isTaken[index] = true;
    };
    QHash<QByteArray, qsizetype> places;
    for (qsizetype i = 0; i < baseKeys.size(); ++i) {
        if (!baseKeys[i].isEmpty())
            places.insert(baseKeys[i], i);
    }
    for (std::size_t i = 0; i < side.size(); ++i) {
        if (const auto place = places.constFind(sideKeys[static_cast<qsizetype>(i)]); place != places.cend())
            take(i, static_cast<std::size_t>(*place));
    }
    // Equal ones first, so that what follows one that was removed is not taken for it.
    QHash<QByteArray, QList<std::size_t>> equals; ///< the last one first
    for (std::size_t b = base.size(); b-- > 0;) {
        if (!isTaken[b] && !isKnownById(base[b]))
            equals[jsonOf(base[b])].append(b);
    }
    for (std::size_t i = 0; i < side.size(); ++i) {
        if (found[i] >= 0 || isKnownById(side[i]))
            continue;
        if (const auto same = equals.find(jsonOf(side[i])); same != equals.end() && !same->isEmpty())
            take(i, same->takeLast());
    }
    std::size_t next = 0;
    for (std::size_t i = 0; i < side.size(); ++i) {
        if (found[i] >= 0) {
            next = static_cast<std::size_t>(found[i]) + 1;
            continue;
        }
        // Between two that are known.
        std::size_t best = base.size();
        std::ptrdiff_t most = 0;
        for (std::size_t b = next; b < std::min(base.size(), next + mostLookedAt) && !isTaken[b]; ++b) {
            const std::ptrdiff_t alike = likeness(base[b], side[i]);
            if (alike > most) {
                most = alike;
                best = b;
            }
        }
        if (best == base.size())
            continue;
        take(i, best);
        next = best + 1;
    }
    // Those that share a name, in their order.
    QHash<QByteArray, QList<std::size_t>> left; ///< the last one first
    for (std::size_t b = base.size(); b-- > 0;) {
        if (!isTaken[b] && !nameOf(base[b]).isEmpty())
            left[nameOf(base[b])].append(b);
    }
    for (std::size_t i = 0; i < side.size(); ++i) {
        if (found[i] >= 0 || nameOf(side[i]).isEmpty())
            continue;
        if (const auto same = left.find(nameOf(side[i])); same != left.end() && !same->isEmpty())
            take(i, same->takeLast());
    }
    return found;
}

} // namespace

ListIdentities identitiesOf(const JsonTree &base, const JsonTree &ours, const JsonTree &theirs)
{
    ListIdentities identities;
    identities.count = static_cast<int>(base.items.size());
    for (int i = 0; i < identities.count; ++i)
        identities.base.push_back(i);
    identities.ours = matched(base.items, ours.items);
    identities.theirs = matched(base.items, theirs.items);
    QHash<QByteArray, int> added;
    const auto number = [&](const Items &items, std::vector<int> &found) {
        const QList<QByteArray> keys = keysOf(items);
        QHash<QByteArray, int> times;
        for (std::size_t i = 0; i < items.size(); ++i) {
            if (found[i] >= 0)
                continue;
            QByteArray key = keys[static_cast<qsizetype>(i)];
            if (key.isEmpty()) {
                const QByteArray text = jsonOf(items[i]);
                key = text + '#' + QByteArray::number(times[text]++);
            }
            const auto known = added.constFind(key);
            found[i] = known == added.cend() ? added.insert(key, identities.count++).value() : *known;
        }
    };
    number(ours.items, identities.ours);
    number(theirs.items, identities.theirs);
    return identities;
}

} // namespace hitbox
