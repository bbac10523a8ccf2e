#pragma once

#include "document/document.h"
#include "document/result.h"
#include "formats/json/json_tape.h"

#include <QByteArray>
#include <QString>

#include <iterator>
#include <memory>
#include <optional>
#include <string_view>
#include <vector>

/// Reading JSON that may be broken, huge or hostile. Values are looked at where they lie; an error knows the path of
/// the value it is about, such as `sprites[0].frames[2].shapes[7].points[3]`.
namespace hitbox {

class JsonItems;
class JsonMembers;

/// A value within a JsonDocument, as cheap to copy as a pointer. It lives as long as its document's tape.
class JsonValue
{
public:
    JsonValue(const JsonTape &tape, quint32 index)
        : m_tape(&tape)
        , m_index(index)
    {
    }

    JsonKind kind() const { return node().kind; }
    bool isNull() const { return kind() == JsonKind::Null; }
    bool isArray() const { return kind() == JsonKind::Array; }
    bool isObject() const { return kind() == JsonKind::Object; }
    bool isString() const { return kind() == JsonKind::String; }
    bool isNumber() const { return kind() >= JsonKind::Integer && kind() <= JsonKind::BigInteger; }

    quint32 position() const { return m_index; }             ///< how many values stand before it in the text
    quint32 extent() const { return m_tape->span(m_index); } ///< how many values it holds, itself included

    /// How many elements or members; 0 for anything but an array or object.
    qsizetype size() const;

    /// The elements of an array; none for anything else.
    JsonItems items() const;

    /// The members of an object in the order of the file; none for anything else.
    JsonMembers members() const;

    /// The member of this name; nothing when there is none or this is no object.
    std::optional<JsonValue> member(std::string_view name) const;

    std::optional<bool> toBool() const;
    std::optional<double> toNumber() const;                        ///< always finite
    std::optional<qint64> toInteger() const;                       ///< a whole number within 64 bits, 1.0 and 1e3 too
    std::optional<QString> toText() const;                         ///< a string
    std::optional<std::string_view> toUtf8() const;                ///< a string, without copying it
    std::optional<QList<double>> toNumbers(qsizetype count) const; ///< an array of exactly this many numbers

    /// The value on one line, numbers with the fewest digits, whole numbers beyond 64 bits with all of theirs.
    JsonText toJson() const;

    /// The way here from the top; empty for the top itself.
    QString path() const;

    /// The value in a few words, for messages: `"abc"`, `12`, `an object`.
    QString description() const;

    /// `found "abc", expected WHAT`, at this value's path. The file's name is for the caller to add.
    Error mismatch(const QString &expected) const;

private:
    const JsonNode &node() const { return m_tape->node(m_index); }

    const JsonTape *m_tape;
    quint32 m_index;
    friend class JsonMembers;
};

struct JsonMember {
    std::string_view key; ///< UTF-8
    JsonValue value;
};

/// The elements of an array, for a range-based for.
class JsonItems
{
public:
    class Iterator
    {
    public:
        Iterator(const JsonTape &tape, quint32 index)
            : m_tape(&tape)
            , m_index(index)
        {
        }
        JsonValue operator*() const { return {*m_tape, m_index}; }
        Iterator &operator++()
        {
            m_index += m_tape->span(m_index);
            return *this;
        }
        bool operator==(const Iterator &other) const { return m_index == other.m_index; }

    private:
        const JsonTape *m_tape;
        quint32 m_index;
    };

    JsonItems(Iterator first, Iterator end)
        : m_first(first)
        , m_end(end)
    {
    }
    Iterator begin() const { return m_first; }
    Iterator end() const { return m_end; }

private:
    Iterator m_first;
    Iterator m_end;
};

/// The members of an object, for a range-based for.
class JsonMembers
{
public:
    class Iterator
    {
    public:
        Iterator(const JsonTape &tape, quint32 index)
            : m_tape(&tape)
            , m_index(index)
        {
        }
        JsonMember operator*() const { return {m_tape->text(m_tape->node(m_index)), {*m_tape, m_index + 1}}; }
        Iterator &operator++()
        {
            m_index += 1 + m_tape->span(m_index + 1);
            return *this;
        }
        bool operator==(const Iterator &other) const { return m_index == other.m_index; }

    private:
        const JsonTape *m_tape;
        quint32 m_index;
    };

    JsonMembers(Iterator first, Iterator end)
        : m_first(first)
        , m_end(end)
    {
    }
    Iterator begin() const { return m_first; }
    Iterator end() const { return m_end; }

private:
    Iterator m_first;
    Iterator m_end;
};

/// A parsed text. Moving it leaves its values valid.
class JsonDocument
{
public:
    /// UTF-8, with or without a byte-order mark. Fails, with line and column or a path, on anything that RFC 8259
    /// does not allow, on invalid UTF-8, numbers that no double holds, equal keys in one object, more than
    /// limits::jsonDepth levels, and more than JsonTape::mostNodes values. `fileName` is for the message.
    static Result<JsonDocument> parse(const QByteArray &bytes, const QString &fileName);

    JsonValue root() const { return {*m_tape, 0}; }

private:
    explicit JsonDocument(std::unique_ptr<const JsonTape> tape)
        : m_tape(std::move(tape))
    {
    }

    std::unique_ptr<const JsonTape> m_tape;
};

/// An object's members, taken one by one by name; what nobody took is kept as it is.
class JsonFields
{
public:
    /// Of an object; anything else has no members.
    explicit JsonFields(JsonValue object);

    JsonValue object() const { return m_object; }
    std::optional<JsonValue> take(std::string_view name);

    /// The members that were not taken, in the order of the file.
    Extras rest() const;

private:
    struct Field {
        JsonMember member;
        bool isTaken = false;
    };

    JsonValue m_object;
    std::vector<Field> m_fields;
};

} // namespace hitbox
