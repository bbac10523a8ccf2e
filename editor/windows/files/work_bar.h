#pragma once

#include "session/work/run.h"

#include <QPointer>
#include <QString>
#include <QTimer>
#include <QWidget>

#include <functional>

namespace hitbox {

class NoticeBar;
class ProjectView;

/// Shows over the canvas how far work has come that takes long, and offers to cancel it. Gone with its parent.
class WorkBar : public QObject
{
    Q_OBJECT

public:
    /// The text says what is done: "Reading ship.hitbox…".
    WorkBar(ProjectView &inView, QString text, std::function<void()> cancel, QObject *parent);
    ~WorkBar() override;

    void show(Progress progress);

private:
    void showBar();

    ProjectView &m_inView;
    QPointer<QWidget> m_widget; ///< of it; it may be closed while the work goes on
    QString m_text;
    std::function<void()> m_cancel;
    Progress m_progress;
    QTimer m_patience;
    QPointer<NoticeBar> m_bar;
};

} // namespace hitbox
