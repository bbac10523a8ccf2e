#pragma once

#include "drawing/theme.h"

#include "session/live/play_report.h"

#include <QWidget>

class QLabel;
class QToolButton;

namespace hitbox {

class RowView;
class OpenProject;

/// What the play test hit so far: in all, by category and by shape. Hidden while no test stands.
class PlayCountsView : public QWidget
{
    Q_OBJECT

public:
    PlayCountsView(OpenProject &project, QWidget *parent = nullptr);

signals:
    void told(const QString &message);

private:
    void begin();
    void follow();
    void refresh();
    void copy();

    OpenProject &m_project;
    PlayReporter m_reporter;
    qint64 m_shownStep = 0;
    QLabel *m_sum = nullptr;
    QToolButton *m_copy = nullptr;
    RowView *m_view = nullptr;
};

} // namespace hitbox
