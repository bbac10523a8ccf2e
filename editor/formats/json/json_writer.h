#pragma once

#include "document/document.h"

#include <QByteArray>
#include <QList>
#include <QSet>
#include <QString>

#include <optional>
#include <string_view>

/// Writes JSON in the one layout that every JSON file of ours has: two spaces a level, one member or element a line
/// in what is laid out in lines, ", " and ": " in what stands on one line.
namespace hitbox {

enum class JsonLayout {
    Lines, ///< each member or element begins a line
    Line,  ///< everything inside stands on one line
};

/// Calls must nest as JSON does: keys within objects only, one value to a key. Numbers must be finite.
class JsonWriter
{
public:
    /// A container within one laid out on a line stands on that line, whatever its own layout. An empty one is
    /// "[]" or "{}" always.
    void beginObject(JsonLayout layout = JsonLayout::Lines);
    void beginArray(JsonLayout layout = JsonLayout::Lines);
    void endObject();
    void endArray();

    void key(std::string_view name); ///< UTF-8
    void key(const QString &name);
    void key(const char *name) { key(std::string_view(name)); }
    /// The keys of the object that is open, as they are written; see quoted(). For keys that one has not chosen
    /// oneself.
    QSet<QByteArray> keys() const;
    static QByteArray quoted(const QString &text);

    void value(bool truth);
    void value(int number);
    void value(qint64 number);
    void value(quint64 number);
    void value(quint32 number);
    void value(double number);
    void value(const QString &text);
    void value(std::string_view text); ///< UTF-8
    void value(const char *text) { value(std::string_view(text)); }
    void value(const JsonText &json);         ///< put as it is
    void value(geometry::Point point);        ///< [x, y]
    void value(std::optional<double> number); ///< null for nothing
    void place(geometry::Point point);        ///< {"x": x, "y": y}
    void null();

    template <typename Value>
    void member(std::string_view name, const Value &content)
    {
        key(name);
        value(content);
    }

    void beginObjectMember(std::string_view name, JsonLayout layout = JsonLayout::Lines);
    void beginArrayMember(std::string_view name, JsonLayout layout = JsonLayout::Lines);

    /// All that was written, with one newline behind it.
    QByteArray document();

    /// All that was written, for a piece of JSON within another file.
    QByteArray text() const;

private:
    struct Level {
        JsonLayout layout = JsonLayout::Lines;
        bool isEmpty = true;
        qsizetype firstKey = 0; ///< in m_keys
    };

    void begin(char bracket, JsonLayout layout);
    void end(char bracket);
    void startItem();
    void breakLine();
    void append(std::string_view text);
    void appendQuoted(std::string_view text);

    QByteArray m_text;
    QList<Level> m_levels;
    QList<qsizetype> m_keys; ///< where the keys of the open objects stand in the text
    bool m_keyWaits = false; ///< a key was written, and its value comes next
};

} // namespace hitbox
