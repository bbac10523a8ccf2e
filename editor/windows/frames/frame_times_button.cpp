#include "windows/frames/frame_times_button.h"

#include "windows/widgets/count_field.h"

#include <QActionGroup>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QWidgetAction>

namespace hitbox {

FrameTimesButton::FrameTimesButton(QWidget *parent)
    : QToolButton(parent)
{
    setObjectName(QStringLiteral("FrameTimes"));
    setToolTip(tr("Durations in milliseconds or in ticks of the game; the project keeps milliseconds"));
    setAccessibleName(tr("Unit of durations"));
    setPopupMode(QToolButton::InstantPopup);
    setFocusPolicy(Qt::StrongFocus);
    makeMenu();
    showNow();
}

void FrameTimesButton::makeMenu()
{
    auto *menu = new QMenu(this);
    auto *units = new QActionGroup(menu);
    const auto add = [&](const QString &text, FrameTimes::Unit unit) {
        QAction *action = units->addAction(menu->addAction(text));
        action->setCheckable(true);
        connect(action, &QAction::triggered, this, [this, unit] { set({unit, m_times.perSecond}); });
        return action;
    };
    m_milliseconds = add(tr("&Milliseconds"), FrameTimes::Unit::Milliseconds);
    m_ticks = add(tr("&Ticks of the game"), FrameTimes::Unit::Ticks);
    auto *panel = new QWidget(menu);
    auto *row = new QHBoxLayout(panel);
    row->setContentsMargins(12, 4, 12, 8);
    auto *label = new QLabel(tr("Ticks per &second"), panel);
    m_rate = new CountField(1, FrameTimes::fastest, panel);
    m_rate->setObjectName(QStringLiteral("TicksPerSecond"));
    m_rate->setAccessibleName(tr("Ticks per second"));
    label->setBuddy(m_rate);
    row->addWidget(label);
    row->addWidget(m_rate);
    connect(m_rate, &QSpinBox::valueChanged, this, [this](int rate) {
        if (rate != m_times.perSecond) // who types a rate wants ticks
            set({FrameTimes::Unit::Ticks, rate});
    });
    auto *action = new QWidgetAction(menu);
    action->setDefaultWidget(panel);
    menu->addAction(action);
    setMenu(menu);
}

void FrameTimesButton::set(FrameTimes times)
{
    if (times == m_times)
        return;
    m_times = times;
    showNow();
    emit changed(times);
}

void FrameTimesButton::showNow()
{
    setText(m_times.unit == FrameTimes::Unit::Ticks ? tr("ticks") : tr("ms"));
    (m_times.unit == FrameTimes::Unit::Ticks ? m_ticks : m_milliseconds)->setChecked(true);
    m_rate->setValue(m_times.perSecond);
}

} // namespace hitbox
