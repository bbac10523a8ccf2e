#pragma once

#include "formats/json/json_reader.h"

#include <QList>
#include <QString>

namespace hitbox {

/// Something of a file that a project cannot hold, or holds otherwise than the file says.
struct ImportNote {
    QString place; ///< the part of the file or project, such as `frames[3].rotated` or `sprite “ship”`; may be empty
    QString what;  ///< a sentence without its full stop

    friend bool operator==(const ImportNote &, const ImportNote &) = default;
};

/// The notes on one file, of which one sentence may be true of millions of places: after `most` of them, a last one
/// says that there are more.
class ImportNotes
{
public:
    static constexpr qsizetype most = 200;

    void add(const ImportNote &note);
    void add(const ImportNotes &others);

    /// At the value's path, which takes a walk through the file and is not asked for in vain.
    void add(JsonValue value, const QString &what);

    const QList<ImportNote> &list() const { return m_list; }

    friend bool operator==(const ImportNotes &, const ImportNotes &) = default;

private:
    QList<ImportNote> m_list;
};

} // namespace hitbox
