#pragma once

#include "document/document.h"
#include "windows/frames/frame_times.h"

#include <QWidget>

#include <functional>

class QHBoxLayout;
class QLineEdit;

namespace hitbox {

class FrameTimesButton;
class NumberField;
class RefreshOnce;
class Session;

/// Name, duration and pivot of the frame in view; duration and pivot are set for all chosen frames. Where several are
/// chosen, how many stands in place of the name, and a dash where they differ. Typing on in one field stays one step of
/// history.
class FrameProperties : public QWidget
{
    Q_OBJECT

public:
    using Frames = std::function<QList<int>()>;

    /// `chosen` answers which frames of the sprite in view are meant.
    FrameProperties(Session &session, Frames chosen, QWidget *parent = nullptr);

    void setTimes(FrameTimes times); ///< how the duration is shown and typed
    void followChoice();             ///< other frames may be meant
    void addBesidePivot(QWidget *button);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override; ///< wider than usual where words or letters are

signals:
    void timesChanged(FrameTimes times); ///< by hand, too

private:
    void refresh();
    void refreshNumbers(const Sprite &sprite, const QList<int> &frames);
    void rename();
    void setDuration(double shown);
    void setPivot(double geometry::Point::*coordinate, double value);

    Session &m_session;
    RefreshOnce *m_refresh = nullptr;
    Frames m_chosen;
    QList<int> m_followed; ///< those that followChoice() knew last
    QLineEdit *m_name = nullptr;
    FrameTimesButton *m_times = nullptr;
    NumberField *m_duration = nullptr;
    NumberField *m_pivotX = nullptr;
    NumberField *m_pivotY = nullptr;
    QHBoxLayout *m_pivot = nullptr; ///< the fields' row
};

/// Durations that are typed for the same frames, one after the other, are one step.
QString durationKey(const Sprite &sprite, const QList<int> &frames);
QString durationText(const Sprite &sprite, const QList<int> &frames); ///< of that step
QString pivotText(const Sprite &sprite, const QList<int> &frames);    ///< of a step that sets the pivots of these

} // namespace hitbox
