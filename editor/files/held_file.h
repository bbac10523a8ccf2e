#pragma once

#include "document/result.h"

#include <QByteArray>
#include <QString>

#include <memory>

namespace hitbox {

/// A file that says that somebody is still there. The system itself lets go of it as soon as its holder ends, however
/// that ends: neither process ids nor what stands in the file tell anything, since those are given anew after a start
/// of the machine and are the same in every container.
class HeldFile
{
public:
    virtual ~HeldFile() = default; ///< removes the file

    HeldFile(const HeldFile &) = delete;
    HeldFile &operator=(const HeldFile &) = delete;

    const QString &path() const { return m_path; }

    /// Makes the file when it is missing. Null while it is held, by this program too, and where no file can be made. On
    /// file systems without locks everybody can hold it.
    static std::unique_ptr<HeldFile> take(const QString &path);

    /// Who can hold a file that is made. On Unix that is whoever can read it.
    enum class Holders { WhoCanReadTheFolder, WhoCanWriteTheFolder };

    /// As take(), but null only while it is held, and an error with the reason where no file can be made.
    static Result<std::unique_ptr<HeldFile>> takeOrTell(const QString &path,
                                                        Holders holders = Holders::WhoCanReadTheFolder);

    enum class Holding { ByOther, ByNobody, Untold };

    /// Whether somebody holds the file just now, this program included. Leaves it as it is. Untold on file systems
    /// without locks, and where it cannot be opened.
    static Holding holdingOf(const QString &path);

    /// Lets those who are kept out read who holds it. For their messages only: the words may stay when the holder is
    /// gone, and where they cannot be written, none stand there.
    virtual void tell(const QByteArray &words) = 0;

    /// Such a process runs on this machine, or that cannot be told.
    static bool isRunning(qint64 process);

    /// What its holder has told; empty where that is nothing, or more than 4 KiB.
    static QByteArray wordsIn(const QString &path);

protected:
    explicit HeldFile(QString path)
        : m_path(std::move(path))
    {
    }

private:
    QString m_path;
};

} // namespace hitbox
