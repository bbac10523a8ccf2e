#include "windows/widgets/typing.h"

#include <QApplication>
#include <QComboBox>
#include <QFocusEvent>
#include <QLineEdit>
#include <QPointer>
#include <QSpinBox>

#include <utility>

namespace hitbox {

namespace {

/// Where the text of a widget is typed; null when none is.
const QLineEdit *fieldOf(const QWidget *widget)
{
    if (const auto *box = qobject_cast<const QComboBox *>(widget))
        return box->lineEdit();
    if (const auto *box = qobject_cast<const QAbstractSpinBox *>(widget))
        return box->findChild<QLineEdit *>();
    return qobject_cast<const QLineEdit *>(widget);
}

bool isTyped(const QLineEdit &field)
{
    return field.hasFocus() && field.isModified();
}

/// A box leaves its text as it was typed when that is its value anyway.
bool showsItsValue(const QSpinBox &box)
{
    bool isNumber = false;
    const int typed = box.locale().toInt(box.cleanText(), &isNumber);
    return isNumber && typed == box.value();
}

/// A press puts the cursor where it was, so what is chosen waits for the release.
class FirstClick final : public QObject
{
public:
    explicit FirstClick(QLineEdit &field)
        : QObject(&field)
        , m_field(field)
    {
        field.installEventFilter(this);
        if (QWidget *box = field.focusProxy()) // a number's, which has the focus in the place of its letters
            box->installEventFilter(this);
    }

    bool eventFilter(QObject *, QEvent *event) override
    {
        if (event->type() == QEvent::FocusIn)
            m_isAwaited = static_cast<QFocusEvent *>(event)->reason() == Qt::MouseFocusReason;
        else if (event->type() == QEvent::KeyPress)
            m_isAwaited = false;
        else if (event->type() == QEvent::MouseButtonRelease && std::exchange(m_isAwaited, false) &&
                 static_cast<QMouseEvent *>(event)->button() == Qt::LeftButton) // the middle one pastes
            QMetaObject::invokeMethod(
                this, [this] { chooseAll(); }, Qt::QueuedConnection); // after the release
        return false;
    }

private:
    void chooseAll()
    {
        if (!m_field.hasSelectedText())
            m_field.selectAll();
    }

    QLineEdit &m_field;
    bool m_isAwaited = false;
};

} // namespace

void finishTyping()
{
    const QPointer<QWidget> focus = QApplication::focusWidget();
    const QLineEdit *field = fieldOf(focus);
    if (!field || !isTyped(*field))
        return;
    const QPointer<QWidget> around = focus->parentWidget();
    focus->clearFocus();
    QWidget *next = focus && focus->isVisible() ? focus : around; // what edits a row of a list goes away
    if (next && !QApplication::focusWidget())
        next->setFocus();
}

void chooseAllByTheFirstClick(QLineEdit &field)
{
    new FirstClick(field);
}

void showUnlessTyped(QLineEdit &field, const QString &text)
{
    if (!isTyped(field) && field.text() != text)
        field.setText(text);
}

void showUnlessTyped(QSpinBox &field, int value)
{
    if (!field.hasFocus() || showsItsValue(field))
        field.setValue(value);
}

bool undoesTyping(const QWidget &field)
{
    const QLineEdit *line = fieldOf(&field);
    if (!line || !line->isUndoAvailable())
        return false;
    const auto *box = qobject_cast<const QSpinBox *>(&field);
    return box ? !showsItsValue(*box) : line->isModified();
}

bool redoesTyping(const QWidget &field)
{
    const QLineEdit *line = fieldOf(&field);
    return line && line->isRedoAvailable();
}

bool wasTypedInto(QLineEdit &field)
{
    const bool wasTyped = field.isModified();
    field.setModified(false);
    return wasTyped;
}

} // namespace hitbox
