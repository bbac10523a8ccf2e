#include "scene/refresh_once.h"

#include <QCoreApplication>
#include <QEvent>
#include <QWidget>

#include <utility>

namespace hitbox {

namespace {

/// Earlier than what asks for painting.
constexpr int beforePainting = Qt::HighEventPriority;

QEvent::Type endOfTurn()
{
    static const auto type = static_cast<QEvent::Type>(QEvent::registerEventType());
    return type;
}

} // namespace

RefreshOnce::RefreshOnce(QObject &owner, std::function<void()> refresh)
    : QObject(&owner)
    , m_refresh(std::move(refresh))
{
}

RefreshOnce::RefreshOnce(QWidget &owner, std::function<void()> refresh)
    : QObject(&owner)
    , m_refresh(std::move(refresh))
    , m_widget(&owner)
{
    owner.installEventFilter(this);
}

void RefreshOnce::mark()
{
    if (!std::exchange(m_due, true))
        QCoreApplication::postEvent(this, new QEvent(endOfTurn()), beforePainting);
}

void RefreshOnce::now()
{
    if (!std::exchange(m_due, false))
        return;
    m_refresh();
    emit refreshed();
}

bool RefreshOnce::event(QEvent *event)
{
    if (event->type() != endOfTurn())
        return QObject::event(event);
    if (!m_widget || m_widget->isVisible())
        now();
    return true;
}

bool RefreshOnce::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Show)
        now();
    return QObject::eventFilter(watched, event);
}

} // namespace hitbox
