#pragma once

#include "document/result.h"

#include <QByteArray>
#include <QByteArrayList>
#include <QString>

#include <memory>
#include <optional>

/// What the journal of a job asks of a folder, one implementation for each kind of system. Only the journal uses it.
namespace hitbox::writing {

/// What there is under a name; a link is not followed.
struct FoundFile {
    bool isRegular = false;
    QByteArray identity; ///< as in Renaming
};

/// Names are those of files in it, as bytesOfName(). Errors say what the system says, and no more.
class JournalFolder
{
public:
    virtual ~JournalFolder() = default;

    /// Of what is hidden and called as what belongs to a journal.
    virtual Result<QByteArrayList> names() const = 0;

    /// A file here, or one as seen from here, such as "../there/name".
    virtual std::optional<FoundFile> look(const QByteArray &name) const = 0;

    /// Whether whoever left this journal here may put files into the place of those of others.
    virtual bool mayGiveOrders(const QByteArray &journal) const = 0;

    /// Over what is there, unless that is read-only.
    virtual Result<Done> move(const QByteArray &from, const QByteArray &to) const = 0;
    virtual Result<Done> remove(const QByteArray &name) const = 0;

    /// A folder in it, '/' between names; null where links lead there, or there is none.
    virtual std::unique_ptr<JournalFolder> within(const QByteArray &place) const = 0;

    static Result<std::unique_ptr<JournalFolder>> open(const QString &path);
};

/// What the names of all that belongs to a journal begin with, or what follows the dot of a temporary file.
constexpr const char *journalMark = ".hitbox-";

} // namespace hitbox::writing
