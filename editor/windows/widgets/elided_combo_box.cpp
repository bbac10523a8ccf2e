#include "windows/widgets/elided_combo_box.h"

#include "windows/widgets/plain_text.h"

#include <QAbstractItemView>
#include <QHelpEvent>
#include <QStyleOptionComboBox>
#include <QStylePainter>
#include <QToolTip>

#include <algorithm>

namespace hitbox {

namespace {

constexpr int besideIcon = 4; ///< pixels, as styles have it

}

void ElidedComboBox::setRoomFor(int letters)
{
    m_letters = letters;
    updateGeometry();
}

/// As Qt's own box has it, which makes what pops up as soon as it is told of letters.
QSize ElidedComboBox::sizeHint() const
{
    if (m_letters == 0)
        return QComboBox::sizeHint();
    constexpr int leastHeight = 14;
    constexpr int aboveAndBelow = 2;
    const int high = std::max({fontMetrics().height(), leastHeight, iconSize().height()});
    const int wide = m_letters * fontMetrics().horizontalAdvance(u'X') + iconSize().width() + besideIcon;
    QStyleOptionComboBox option;
    initStyleOption(&option);
    return style()->sizeFromContents(QStyle::CT_ComboBox, &option, {wide, high + aboveAndBelow}, this);
}

QSize ElidedComboBox::minimumSizeHint() const
{
    return m_letters > 0 ? sizeHint() : QComboBox::minimumSizeHint();
}

QString ElidedComboBox::wholeText() const
{
    return currentIndex() < 0 && !isEditable() ? placeholderText() : currentText();
}

QString ElidedComboBox::shownText() const
{
    QStyleOptionComboBox option;
    initStyleOption(&option);
    int room = style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, this).width();
    if (!option.currentIcon.isNull())
        room -= option.iconSize.width() + besideIcon;
    return fontMetrics().elidedText(wholeText(), Qt::ElideRight, room);
}

bool ElidedComboBox::event(QEvent *event)
{
    const QString whole = wholeText();
    if (event->type() != QEvent::ToolTip || shownText() == whole)
        return QComboBox::event(event);
    const QString tip = toolTip().isEmpty() ? whole : whole + QLatin1Char('\n') + toolTip();
    QToolTip::showText(static_cast<QHelpEvent *>(event)->globalPos(), plainToolTip(tip), this);
    return true;
}

/// A box that hears of another style or font makes what pops up, to tell it too, and measures its choices anew. What is
/// made later asks.
void ElidedComboBox::changeEvent(QEvent *event)
{
    const bool makesPopup = event->type() == QEvent::StyleChange || event->type() == QEvent::FontChange;
    if (makesPopup && m_letters > 0 && !findChild<QAbstractItemView *>())
        QWidget::changeEvent(event);
    else
        QComboBox::changeEvent(event);
}

void ElidedComboBox::paintEvent(QPaintEvent *)
{
    QStylePainter painter(this);
    painter.setPen(palette().color(QPalette::Text));
    QStyleOptionComboBox option;
    initStyleOption(&option);
    if (currentIndex() < 0)
        option.palette.setBrush(QPalette::ButtonText, option.palette.placeholderText());
    option.currentText = shownText();
    painter.drawComplexControl(QStyle::CC_ComboBox, option);
    painter.drawControl(QStyle::CE_ComboBoxLabel, option);
}

} // namespace hitbox
