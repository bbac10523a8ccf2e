#include "formats/merge/list_identity.h"

#include <QHash>

#include <algorithm>
#include <utility>

namespace hitbox {

namespace {

using Items = std::vector<JsonTree>;

/// How many items are looked at for one that has another name, or none: a list of strangers does not cost the square of
/// its length.
constexpr std::size_t mostLookedAt = 32;

/// What an item is known by; empty where it is not known by anything.
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

/// The names of the items; empty for a name that several have: which of them one is, it does not say.
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

/// Finds the items of a side among those of the base, each of which is one thing with one of them at most.
class ItemMatching
{
public:
    ItemMatching(const Items &base, const Items &side)
        : m_base(base)
        , m_side(side)
        , m_found(side.size(), -1)
        , m_isTaken(base.size())
    {
    }

    void matchByKeys();
    void matchEquals();
    void matchAlike();
    void matchByName();
    std::vector<int> found() && { return std::move(m_found); } ///< numbers of the base's items; -1 for what was added

private:
    bool isFound(std::size_t i) const { return m_found[i] >= 0; }
    void take(std::size_t of, std::size_t index);
    template <typename KeyOf>
    void matchInOrder(const KeyOf &keyOf);

    const Items &m_base;
    const Items &m_side;
    std::vector<int> m_found;
    std::vector<bool> m_isTaken; ///< of the base
};

void ItemMatching::take(std::size_t of, std::size_t index)
{
    m_found[of] = static_cast<int>(index);
    m_isTaken[index] = true;
}

/// Matches items by what one of them alone is called.
void ItemMatching::matchByKeys()
{
    const QList<QByteArray> baseKeys = keysOf(m_base);
    const QList<QByteArray> sideKeys = keysOf(m_side);
    QHash<QByteArray, qsizetype> places;
    for (qsizetype i = 0; i < baseKeys.size(); ++i) {
        if (!baseKeys[i].isEmpty())
            places.insert(baseKeys[i], i);
    }
    for (std::size_t i = 0; i < m_side.size(); ++i) {
        if (const auto place = places.constFind(sideKeys[static_cast<qsizetype>(i)]); place != places.cend())
            take(i, static_cast<std::size_t>(*place));
    }
}

/// Matches the items that are left, those of one key in their order. Items with an empty key are passed over.
template <typename KeyOf>
void ItemMatching::matchInOrder(const KeyOf &keyOf)
{
    QHash<QByteArray, QList<std::size_t>> left; // the last one first
    for (std::size_t b = m_base.size(); b-- > 0;) {
        const QByteArray key = m_isTaken[b] ? QByteArray() : keyOf(m_base[b]);
        if (!key.isEmpty())
            left[key].append(b);
    }
    for (std::size_t i = 0; i < m_side.size(); ++i) {
        const QByteArray key = isFound(i) ? QByteArray() : keyOf(m_side[i]);
        const auto same = key.isEmpty() ? left.end() : left.find(key);
        if (same != left.end() && !same->isEmpty())
            take(i, same->takeLast());
    }
}

void ItemMatching::matchEquals()
{
    matchInOrder([](const JsonTree &item) { return isKnownById(item) ? QByteArray() : jsonOf(item); });
}

void ItemMatching::matchByName()
{
    matchInOrder(nameOf);
}

/// Between two that are known, by what they hold.
void ItemMatching::matchAlike()
{
    std::size_t next = 0;
    for (std::size_t i = 0; i < m_side.size(); ++i) {
        if (isFound(i)) {
            next = static_cast<std::size_t>(m_found[i]) + 1;
            continue;
        }
        std::size_t best = m_base.size();
        std::ptrdiff_t most = 0;
        for (std::size_t b = next; b < std::min(m_base.size(), next + mostLookedAt) && !m_isTaken[b]; ++b) {
            const std::ptrdiff_t alike = likeness(m_base[b], m_side[i]);
            if (alike > most) {
                most = alike;
                best = b;
            }
        }
        if (best == m_base.size())
            continue;
        take(i, best);
        next = best + 1;
    }
}

std::vector<int> matched(const Items &base, const Items &side)
{
    ItemMatching matching(base, side);
    matching.matchByKeys();
    matching.matchEquals(); // before those that are alike: what follows one that was removed is not taken for it
    matching.matchAlike();
    matching.matchByName();
    return std::move(matching).found();
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
