#pragma once

#include "windows/frames/frame_times.h"

#include <QToolButton>

class QAction;

namespace hitbox {

class CountField;

/// Names the unit of durations; its menu chooses another one, and how many ticks the game has in a second.
class FrameTimesButton : public QToolButton
{
    Q_OBJECT

public:
    explicit FrameTimesButton(QWidget *parent = nullptr);

    FrameTimes now() const { return m_times; }
    void set(FrameTimes times); ///< tells changed() when they differ

signals:
    void changed(FrameTimes times);

private:
    void makeMenu();
    void showNow();

    FrameTimes m_times;
    QAction *m_milliseconds = nullptr;
    QAction *m_ticks = nullptr;
    CountField *m_rate = nullptr;
};

} // namespace hitbox
