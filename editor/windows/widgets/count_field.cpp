#include "windows/widgets/count_field.h"

#include "windows/widgets/fonts.h"

#include <QFocusEvent>
#include <QLineEdit>
#include <QWheelEvent>

#include <algorithm>

namespace hitbox {

CountField::CountField(int least, int most, QWidget *parent)
    : QSpinBox(parent)
{
    setRange(least, most);
    setFont(fixedFont(windowFont()));
    setFocusPolicy(Qt::StrongFocus);
    lineEdit()->installEventFilter(this);
    connect(lineEdit(), &QLineEdit::textEdited, this, [this] {
        m_isTyped = true;
        m_isFresh = false;
    });
}

void CountField::chooseUnlessTyped()
{
    if (!m_isTyped)
        selectAll();
}

QValidator::State CountField::validate(QString &text, int &position) const
{
    constexpr qsizetype mostDigits = 18;
    const QValidator::State state = QSpinBox::validate(text, position);
    const bool isNumber = !text.isEmpty() && text.size() <= mostDigits &&
                          std::all_of(text.cbegin(), text.cend(), [](QChar letter) { return letter.isDigit(); });
    return state == QValidator::Invalid && isNumber ? QValidator::Intermediate : state;
}

void CountField::fixup(QString &text) const
{
    bool isNumber = false;
    const qlonglong number = text.toLongLong(&isNumber);
    if (isNumber)
        text = QString::number(std::clamp<qlonglong>(number, minimum(), maximum()));
    else
        QSpinBox::fixup(text);
}

void CountField::focusInEvent(QFocusEvent *event)
{
    QSpinBox::focusInEvent(event);
    if (event->reason() == Qt::ActiveWindowFocusReason && m_isTyped)
        return; // one comes back to what one was typing
    m_isFresh = true;
    m_isTyped = false;
    selectAll();
}

bool CountField::eventFilter(QObject *watched, QEvent *event)
{
    const bool handled = QSpinBox::eventFilter(watched, event);
    // The press has put the cursor where it was; a drag over some digits keeps them chosen.
    if (event->type() == QEvent::MouseButtonRelease && m_isFresh) {
        m_isFresh = false;
        if (!lineEdit()->hasSelectedText())
            QMetaObject::invokeMethod(this, &CountField::selectAll, Qt::QueuedConnection);
    }
    return handled;
}

void CountField::wheelEvent(QWheelEvent *event)
{
    if (hasFocus())
        QSpinBox::wheelEvent(event);
    else
        event->ignore();
}

} // namespace hitbox
