#include "formats/merge/json_tree.h"

#include "formats/json/json_writer.h"

#include <algorithm>

namespace hitbox {

namespace {

/// Members of an object, more of which have a table.
constexpr std::size_t mostLookedThrough = 16;

/// Lists of these are changed item by item: of objects, and of names.
bool isTakenApart(const JsonValue &list)
{
    for (const JsonValue item : list.items()) {
        if (!item.isObject() && !item.isString())
            return false;
    }
    return true;
}

} // namespace

const JsonTree *JsonTree::member(const QByteArray &key) const
{
    const auto found = std::ranges::find(members, key, &JsonTreeMember::key);
    return found == members.end() ? nullptr : &found->value;
}

JsonTree *JsonTree::member(const QByteArray &key)
{
    return const_cast<JsonTree *>(std::as_const(*this).member(key));
}

void JsonTree::set(const QByteArray &key, JsonTree value)
{
    if (JsonTree *there = member(key))
        *there = std::move(value);
    else
        members.push_back({key, std::move(value)});
}

void JsonTree::remove(const QByteArray &key)
{
    std::erase_if(members, [&key](const JsonTreeMember &member) { return member.key == key; });
}

JsonMembersByKey::JsonMembersByKey(const JsonTree *object)
    : m_object(object)
{
    if (!object || object->members.size() <= mostLookedThrough)
        return;
    m_table.reserve(static_cast<qsizetype>(object->members.size()));
    for (const JsonTreeMember &member : object->members)
        m_table.insert(member.key, &member.value);
}

const JsonTree *JsonMembersByKey::find(const QByteArray &key) const
{
    if (!m_object || m_table.isEmpty())
        return m_object ? m_object->member(key) : nullptr;
    return m_table.value(key);
}

bool operator==(const JsonTree &a, const JsonTree &b)
{
    if (a.kind != b.kind || a.text != b.text || a.items.size() != b.items.size() ||
        a.members.size() != b.members.size())
        return false;
    if (!std::equal(a.items.begin(), a.items.end(), b.items.begin()))
        return false;
    const auto inOrder = [](const JsonTreeMember &one, const JsonTreeMember &other) {
        return one.key == other.key && one.value == other.value;
    };
    if (std::ranges::equal(a.members, b.members, inOrder))
        return true;
    const JsonMembersByKey others(&b);
    return std::ranges::all_of(a.members, [&others](const JsonTreeMember &member) {
        const JsonTree *other = others.find(member.key);
        return other && *other == member.value;
    });
}

JsonTree treeOf(const JsonValue &value)
{
    JsonTree tree;
    if (value.isObject()) {
        tree.kind = JsonTree::Kind::Object;
        tree.text.clear();
        for (const JsonMember member : value.members())
            tree.members.push_back(
                {QByteArray(member.key.data(), static_cast<qsizetype>(member.key.size())), treeOf(member.value)});
    } else if (value.isArray() && isTakenApart(value)) {
        tree.kind = JsonTree::Kind::List;
        tree.text.clear();
        for (const JsonValue item : value.items())
            tree.items.push_back(treeOf(item));
    } else {
        tree.text = value.toJson().text;
    }
    return tree;
}

Result<JsonTree> treeOfText(const QByteArray &json)
{
    const Result<JsonDocument> parsed = JsonDocument::parse(json, {});
    if (!parsed)
        return parsed.error();
    return treeOf(parsed->root());
}

QByteArray jsonOf(const JsonTree &tree)
{
    QByteArray json;
    switch (tree.kind) {
    case JsonTree::Kind::Piece: return tree.text;
    case JsonTree::Kind::List:
        for (const JsonTree &item : tree.items)
            json += (json.isEmpty() ? "" : ", ") + jsonOf(item);
        return '[' + json + ']';
    case JsonTree::Kind::Object:
        for (const JsonTreeMember &member : tree.members) {
            JsonWriter key;
            key.value(std::string_view(member.key.constData(), static_cast<std::size_t>(member.key.size())));
            json += (json.isEmpty() ? "" : ", ") + key.text() + ": " + jsonOf(member.value);
        }
        return '{' + json + '}';
    }
    return json;
}

qint64 numberIn(const JsonTree *piece)
{
    return piece && piece->kind == JsonTree::Kind::Piece ? piece->text.toLongLong() : 0;
}

JsonTree numberPiece(qint64 number)
{
    JsonTree piece;
    piece.text = QByteArray::number(number);
    return piece;
}

JsonTree textPiece(const QString &text)
{
    JsonWriter json;
    json.value(text);
    JsonTree piece;
    piece.text = json.text();
    return piece;
}

QString textIn(const JsonTree *piece)
{
    if (!piece || piece->kind != JsonTree::Kind::Piece || !piece->text.startsWith('"'))
        return {};
    const Result<JsonDocument> text = JsonDocument::parse(piece->text, {});
    return text ? text->root().toText().value_or(QString()) : QString();
}

} // namespace hitbox
