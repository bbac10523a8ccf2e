#include "windows/widgets/elided_combo_box.h"

#include "windows/widgets/plain_text.h"

#include <QHelpEvent>
#include <QStyleOptionComboBox>
#include <QStylePainter>
#include <QToolTip>

namespace hitbox {

QString ElidedComboBox::shownText() const
{
    constexpr int besideIcon = 4; // pixels, as styles have it
    QStyleOptionComboBox option;
    initStyleOption(&option);
    int room = style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, this).width();
    if (!option.currentIcon.isNull())
        room -= option.iconSize.width() + besideIcon;
    return fontMetrics().elidedText(option.currentText, Qt::ElideRight, room);
}

bool ElidedComboBox::event(QEvent *event)
{
    if (event->type() != QEvent::ToolTip || shownText() == currentText())
        return QComboBox::event(event);
    const QStringList lines = toolTip().isEmpty() ? QStringList{currentText()} : QStringList{currentText(), toolTip()};
    QToolTip::showText(static_cast<QHelpEvent *>(event)->globalPos(), plainToolTip(lines.join(QLatin1Char('\n'))),
                       this);
    return true;
}

void ElidedComboBox::paintEvent(QPaintEvent *)
{
    QStylePainter painter(this);
    painter.setPen(palette().color(QPalette::Text));
    QStyleOptionComboBox option;
    initStyleOption(&option);
    option.currentText = shownText();
    painter.drawComplexControl(QStyle::CC_ComboBox, option);
    painter.drawControl(QStyle::CE_ComboBoxLabel, option);
}

} // namespace hitbox
