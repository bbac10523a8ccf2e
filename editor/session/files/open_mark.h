#pragma once

#include "files/held_file.h"
#include "session/work/latest.h"

#include <QDateTime>
#include <QObject>
#include <QString>
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

/// Says in a hidden file beside a project that it is open here, and tells who else has it open, on this machine or on
/// another one that has the folder too. For people alone: nobody is kept from anything, and what a crash leaves behind
/// counts for nothing. Where no file can be made beside the project, nothing is said. As long as another one has the
/// mark, it is asked for again every few seconds: whoever comes later is to learn of this one.
class OpenMark : public QObject
{
    Q_OBJECT

public:
    explicit OpenMark(QObject *parent = nullptr);

    void follow(const QString &project);           ///< its file, absolute; empty for none
    bool isMarked() const { return bool(m_mark); } ///< by this one, by now
    static QString markOf(const QString &project);

    static constexpr std::chrono::milliseconds pause{3000}; ///< between two looks

signals:
    void foundOther(const QString &project, const hitbox::OtherEditor &other); ///< of each once
    void stillOpenElsewhere();                                                 ///< at each look

private:
    struct Look {
        std::shared_ptr<HeldFile> mark; ///< null where another one has it, or none can be made
        std::optional<OtherEditor> other;
    };

    static Look lookAt(const QString &project);
    void take(const QString &project, const Look &look);

    QString m_project;
    std::shared_ptr<HeldFile> m_mark;
    std::optional<OtherEditor> m_told;
    QTimer m_again;
    Latest<QString, Look> m_look;
};

} // namespace hitbox
