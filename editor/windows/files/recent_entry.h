#pragma once

#include "session/work/latest.h"
#include "windows/files/recent_file.h"

#include <QWidget>

class QToolButton;

namespace hitbox {

/// A file that was open before: its first frame, its name and its folder. One that is gone is greyed, and can be taken
/// off the list.
class RecentEntry : public QWidget
{
    Q_OBJECT

public:
    explicit RecentEntry(const QString &path, QWidget *parent = nullptr);

    const QString &path() const { return m_path; }
    void look() { m_look.ask(m_path); } ///< beside the window

signals:
    void wanted(const QString &path);
    void forgetWanted(const QString &path);

private:
    void display(const RecentFile &file);

    QString m_path;
    QToolButton *m_open = nullptr;
    QToolButton *m_forget = nullptr;
    Latest<QString, RecentFile> m_look;
};

} // namespace hitbox
