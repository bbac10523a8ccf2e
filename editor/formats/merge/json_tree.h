#pragma once

#include "formats/json/json_reader.h"

#include <QByteArray>
#include <QHash>

#include <vector>

namespace hitbox {

struct JsonTreeMember;

/// JSON that can be taken apart and put together anew. What holds no objects and no texts one by one, such as the
/// points of an outline, is one piece.
struct JsonTree {
    enum class Kind { Piece, List, Object };

    Kind kind = Kind::Piece;
    QByteArray text = "null";            ///< of a piece, as JSON
    std::vector<JsonTree> items;         ///< of a list
    std::vector<JsonTreeMember> members; ///< of an object, in the order of the file

    const JsonTree *member(const QByteArray &key) const; ///< null when there is none
    JsonTree *member(const QByteArray &key);
    void set(const QByteArray &key, JsonTree value);
    void remove(const QByteArray &key);
};

struct JsonTreeMember {
    QByteArray key;
    JsonTree value;
};

/// Members of one object, looked up in it or, where they are many, in a table of theirs. The object outlives it.
class JsonMembersByKey
{
public:
    explicit JsonMembersByKey(const JsonTree *object); ///< null, or no object: it has none

    const JsonTree *find(const QByteArray &key) const; ///< null when there is none

private:
    const JsonTree *m_object = nullptr;
    QHash<QByteArray, const JsonTree *> m_table;
};

/// The order of members counts for nothing.
bool operator==(const JsonTree &a, const JsonTree &b);

JsonTree treeOf(const JsonValue &value);
Result<JsonTree> treeOfText(const QByteArray &json); ///< fails where the text is no JSON
QByteArray jsonOf(const JsonTree &tree);             ///< on one line

/// A piece that is a number, or 0.
qint64 numberIn(const JsonTree *piece);
JsonTree numberPiece(qint64 number);

JsonTree textPiece(const QString &text);

/// A piece that is a text; empty for all others.
QString textIn(const JsonTree *piece);

} // namespace hitbox
