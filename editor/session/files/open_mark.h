#pragma once

#include "files/held_file.h"
#include "session/work/latest.h"

#include <QDateTime>
#include <QHash>
#include <QList>
#include <QObject>
#include <QString>
#include <QStringList>
#include <QTimer>

#include <chrono>
#include <memory>
#include <optional>

namespace hitbox {

/// Who else has a project open.
struct OtherEditor {
    QString user;    ///< empty where it is not known
    QString machine; ///< likewise
    QDateTime since; ///< null where it is not known

    friend bool operator==(const OtherEditor &, const OtherEditor &) = default;
};

/// Says in a hidden file beside a project that it is open here, and tells who else has it open, whoever came first, on
/// this machine or on another one that has the folder too. For people alone: nobody is kept from anything, and what a
/// crash leaves behind counts for nothing. Where no file can be made beside the project, others are told of all the
/// same, and are not told of this one.
///
/// Each editor holds a file of its own. There are network folders whose locks end at each machine, and file systems
/// without any: what another machine has left there may be in use though nobody seems to hold it. So whoever sees such
/// a mark writes into his own at each look, and what changes from look to look is in use.
class OpenMark : public QObject
{
    Q_OBJECT

public:
    static constexpr std::chrono::milliseconds usualPause{
        3000};                                ///< between two looks; longer while nobody else is there
    static constexpr int mostQuietLooks = 10; ///< at what nobody seems to hold, until it is taken for left behind

    explicit OpenMark(std::chrono::milliseconds pause = usualPause, QObject *parent = nullptr);

    void follow(const QString &project);           ///< its file, absolute; empty for none
    bool isMarked() const { return bool(m_mark); } ///< by this one, by now
    /// The tag has eight letters and digits. It lies beside the file that links lead to.
    static QString markOf(const QString &project, const QString &tag);

signals:
    void foundOther(const QString &project, const hitbox::OtherEditor &other); ///< of each once
    /// One that was told has it open no more, or nobody asks about that project any more.
    void lostOther(const QString &project, const hitbox::OtherEditor &other);
    void stillOpenElsewhere(); ///< at each look

private:
    struct Request {
        QString project;
        QDateTime since; ///< when it was opened here
        std::shared_ptr<HeldFile> mark;
        int beat = 0;         ///< written into the mark when it is another one than before
        QStringList outdated; ///< marks that go
    };
    struct Other {
        QString file;
        OtherEditor who;
        QByteArray state;    ///< changes when it is written to
        bool isHere = false; ///< on this machine
        bool isHeld = false;
    };
    struct Look {
        std::shared_ptr<HeldFile> mark; ///< null where none can be made
        QList<Other> others;
    };
    /// What is known of another one's mark.
    struct Seen {
        QByteArray state;
        int quietLooks = 0;
        bool isInUse = false;
        std::optional<OtherEditor> told; ///< as whom
    };

    static Look lookAt(const Request &request);
    static QList<Other> othersBeside(const QString &project, const HeldFile *own);
    void lookAgain();
    void take(const QString &project, const Look &look);
    Seen seenAgain(const Other &other) const;
    QList<OtherEditor> toldBut(const QHash<QString, Seen> &there) const;

    std::chrono::milliseconds m_pause;
    QString m_project;
    QDateTime m_since;
    std::shared_ptr<HeldFile> m_mark;
    QHash<QString, Seen> m_seen; ///< by file
    QStringList m_outdated;
    int m_beat = 0;
    QTimer m_again;
    Latest<Request, Look> m_look;
};

} // namespace hitbox
