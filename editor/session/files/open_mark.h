#pragma once

#include "files/held_file.h"
#include "session/work/latest.h"

#include <QDateTime>
#include <QObject>
#include <QString>

#include <memory>
#include <optional>

namespace hitbox {

/// Who else has a project open.
struct OtherEditor {
    QString user;    ///< empty where it is not known
    QString machine; ///< likewise
    QDateTime since; ///< null where it is not known
};

/// Says in a hidden file beside a project that it is open here, and tells who else has it open, on this machine or on
/// another one that has the folder too. For people alone: nobody is kept from anything, and what a crash leaves behind
/// counts for nothing. Where no file can be made beside the project, nothing is said.
class OpenMark : public QObject
{
    Q_OBJECT

public:
    explicit OpenMark(QObject *parent = nullptr);

    void follow(const QString &project);           ///< its file, absolute; empty for none
    bool isMarked() const { return bool(m_mark); } ///< by this one, by now
    static QString markOf(const QString &project);

signals:
    void foundOther(const QString &project, const hitbox::OtherEditor &other);

private:
    struct Look {
        std::shared_ptr<HeldFile> mark; ///< null where another one has it, or none can be made
        std::optional<OtherEditor> other;
    };

    QString m_project;
    std::shared_ptr<HeldFile> m_mark;
    Latest<QString, Look> m_look;
};

} // namespace hitbox
