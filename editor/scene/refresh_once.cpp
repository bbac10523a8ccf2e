#include "scene/refresh_once.h"

#include <QCoreApplication>
#include <QEvent>
#include <QPointer>
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

/// Tells of an owner whose destructor has begun, and whose parts are gone, by its class: no longer the one that it was.
class EndOfTurn final : public QEvent
{
public:
    explicit EndOfTurn(const QObject &owner)
        : QEvent(endOfTurn())
        , m_class(owner.metaObject())
    {
    }

    bool findsWhole(const QObject &owner) const { return owner.metaObject()->inherits(m_class); }

private:
    const QMetaObject *m_class;
};

/// A key may come in the turn of the one before it: it is to meet what that one led to.
class InputWatch final : public QObject
{
public:
    explicit InputWatch(QCoreApplication *application)
        : QObject(application)
    {
        application->installEventFilter(this);
    }

    bool eventFilter(QObject *, QEvent *event) override
    {
        switch (event->type()) {
        case QEvent::KeyPress:
        case QEvent::ShortcutOverride:
        case QEvent::MouseButtonPress:
        case QEvent::MouseButtonRelease:
        case QEvent::MouseButtonDblClick:
        case QEvent::ContextMenu: RefreshOnce::allNow(); break;
        default: break;
        }
        return false;
    }
};

/// One for the application, from the first that is marked on.
void watchInput()
{
    static QPointer<InputWatch> watch;
    if (!watch)
        watch = new InputWatch(QCoreApplication::instance());
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
    if (std::exchange(m_due, true))
        return;
    watchInput();
    QCoreApplication::postEvent(this, new EndOfTurn(*parent()), beforePainting);
}

void RefreshOnce::allNow()
{
    QCoreApplication::sendPostedEvents(nullptr, endOfTurn());
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
    if (static_cast<const EndOfTurn *>(event)->findsWhole(*parent()) && (!m_widget || m_widget->isVisible()))
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
