#include "windows/widgets/focus_keeper.h"

#include "windows/widgets/notice_bar.h"
#include "windows/widgets/panel.h"
#include "windows/widgets/typing.h"

#include <QAbstractButton>
#include <QAbstractSpinBox>
#include <QApplication>
#include <QComboBox>
#include <QKeyEvent>
#include <QLineEdit>
#include <QScrollBar>
#include <QTabBar>
#include <QToolButton>

namespace hitbox {

namespace {

/// Pressing it is all that a mouse does with it.
bool isPressed(const QWidget &widget)
{
    if (const auto *box = qobject_cast<const QComboBox *>(&widget))
        return !box->isEditable();
    return qobject_cast<const QAbstractButton *>(&widget) ||
           (qobject_cast<const QAbstractSlider *>(&widget) && !qobject_cast<const QScrollBar *>(&widget));
}

bool isTypedInto(const QWidget *widget)
{
    return qobject_cast<const QLineEdit *>(widget) || qobject_cast<const QAbstractSpinBox *>(widget) ||
           qobject_cast<const QComboBox *>(widget);
}

/// A field claims the keys of undo and redo, though it may have nothing to take back.
bool leavesToWindow(const QObject *watched, const QKeyEvent &event)
{
    const auto *widget = qobject_cast<const QWidget *>(watched);
    if (!isTypedInto(widget))
        return false;
    return (event.matches(QKeySequence::Undo) && !undoesTyping(*widget)) ||
           (event.matches(QKeySequence::Redo) && !redoesTyping(*widget));
}

/// The wheel would change what it shows, or bring another panel.
bool answersWheel(QWidget &widget)
{
    return qobject_cast<QComboBox *>(&widget) || qobject_cast<QAbstractSpinBox *>(&widget) ||
           (qobject_cast<QAbstractSlider *>(&widget) && !qobject_cast<QScrollBar *>(&widget)) ||
           (qobject_cast<QTabBar *>(&widget) && panelAround(&widget));
}

/// A panel with the focus, one that folds over it, or a notice: Qt would hand it to the next box.
bool isPutAway(QWidget &widget)
{
    const Panel *panel = panelAround(&widget);
    const bool goes =
        (panel && (panel == &widget || panel->content() == &widget)) || qobject_cast<NoticeBar *>(&widget);
    return goes && widget.isHidden() && widget.isAncestorOf(QApplication::focusWidget());
}

} // namespace

FocusKeeper::FocusKeeper(QWidget &window, std::function<void()> toCanvas)
    : QObject(&window)
    , m_window(window)
    , m_toCanvas(std::move(toCanvas))
{
    // Rows of fields come and go: no list of widgets would stay true.
    qApp->installEventFilter(this);
}

void FocusKeeper::answerKey(QKeyEvent &event)
{
    const bool isReturn = event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter;
    const bool leads = event.key() == Qt::Key_Escape || (isReturn && isTypedInto(QApplication::focusWidget()));
    event.setAccepted(leads);
    if (leads)
        m_toCanvas();
}

bool FocusKeeper::eventFilter(QObject *watched, QEvent *event)
{
    const QEvent::Type type = event->type();
    if (type == QEvent::ShortcutOverride && leavesToWindow(watched, static_cast<const QKeyEvent &>(*event))) {
        event->ignore();
        return true;
    }
    if (type != QEvent::Polish && type != QEvent::MouseButtonPress && type != QEvent::Wheel && type != QEvent::Hide)
        return false;
    auto *widget = qobject_cast<QWidget *>(watched);
    if (!widget)
        return false;
    if (type == QEvent::Hide && widget->window() == &m_window && isPutAway(*widget))
        m_toCanvas();
    // A box that is typed into is one of its own kind: the press that drops its list down is not on its field.
    const bool isBox = isPressed(*widget) || qobject_cast<QComboBox *>(widget);
    if (type == QEvent::MouseButtonPress && isBox && widget->window() == &m_window)
        press(*widget);
    if (type == QEvent::Polish)
        setPolicy(*widget);
    if (type != QEvent::Wheel || !answersWheel(*widget) || widget->hasFocus())
        return false;
    event->ignore(); // what is around it scrolls
    return true;
}

/// A wheel gives no focus in any window: it would begin to answer what only scrolls past.
void FocusKeeper::setPolicy(QWidget &widget) const
{
    if (widget.window() == &m_window && isPressed(widget) && widget.focusPolicy() != Qt::NoFocus)
        widget.setFocusPolicy(Qt::TabFocus);
    else if (answersWheel(widget) && widget.focusPolicy() == Qt::WheelFocus)
        widget.setFocusPolicy(Qt::StrongFocus);
}

/// Buttons without a frame are about the list beside them in a panel, which goes on answering the keys.
void FocusKeeper::press(QWidget &widget)
{
    if (qobject_cast<QToolButton *>(&widget) && panelAround(&widget))
        finishTyping();
    else
        m_toCanvas();
}

} // namespace hitbox
