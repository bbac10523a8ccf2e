#include "windows/widgets/shrinking_button.h"

#include "scene/icons.h"

#include <algorithm>

namespace hitbox {

ShrinkingButton::ShrinkingButton(const QString &icon, QWidget *parent)
    : QToolButton(parent)
{
    setIcon(themedIcon(icon));
    setIconSize({16, 16});
    setToolButtonStyle(Qt::ToolButtonTextOnly);
    setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
}

/// As QToolButton measures them.
QSize ShrinkingButton::sizeOfWords() const
{
    const QFontMetrics metrics = fontMetrics();
    return metrics.size(Qt::TextShowMnemonic, text()) + QSize(2 * metrics.horizontalAdvance(u' '), 0);
}

/// What is around words and icon is the same; the height is that of the higher one, so that rows stay as they are.
QSize ShrinkingButton::hintFor(Qt::ToolButtonStyle style) const
{
    const auto contentOf = [this](Qt::ToolButtonStyle one) {
        return one == Qt::ToolButtonIconOnly ? iconSize() : sizeOfWords();
    };
    const QSize around = QToolButton::sizeHint() - contentOf(toolButtonStyle());
    const int higher = std::max(iconSize().height(), sizeOfWords().height());
    return {around.width() + contentOf(style).width(), around.height() + higher};
}

QSize ShrinkingButton::sizeHint() const
{
    return hintFor(Qt::ToolButtonTextOnly);
}

QSize ShrinkingButton::minimumSizeHint() const
{
    return hintFor(Qt::ToolButtonIconOnly).boundedTo(sizeHint());
}

void ShrinkingButton::resizeEvent(QResizeEvent *event)
{
    QToolButton::resizeEvent(event);
    setToolButtonStyle(width() < sizeHint().width() ? Qt::ToolButtonIconOnly : Qt::ToolButtonTextOnly);
}

} // namespace hitbox
