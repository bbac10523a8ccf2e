#include "windows/widgets/shrinking_button.h"

#include "scene/icons.h"

#include <algorithm>

namespace hitbox {

ShrinkingButton::ShrinkingButton(const QString &icon, QWidget *parent, Qt::ToolButtonStyle words)
    : QToolButton(parent)
    , m_words(words)
{
    setIcon(themedIcon(icon));
    setIconSize({16, 16});
    setToolButtonStyle(words);
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
    constexpr int betweenIconAndWords = 4; // as QToolButton has it
    const auto contentOf = [this](Qt::ToolButtonStyle one) {
        if (one == Qt::ToolButtonIconOnly)
            return iconSize();
        const int icon = one == Qt::ToolButtonTextBesideIcon ? iconSize().width() + betweenIconAndWords : 0;
        return QSize(icon + sizeOfWords().width(), sizeOfWords().height());
    };
    const QSize around = QToolButton::sizeHint() - contentOf(toolButtonStyle());
    const int higher = std::max(iconSize().height(), sizeOfWords().height());
    return {around.width() + contentOf(style).width(), around.height() + higher};
}

QSize ShrinkingButton::sizeHint() const
{
    return hintFor(m_words);
}

QSize ShrinkingButton::minimumSizeHint() const
{
    return hintFor(Qt::ToolButtonIconOnly).boundedTo(sizeHint());
}

void ShrinkingButton::resizeEvent(QResizeEvent *event)
{
    QToolButton::resizeEvent(event);
    setToolButtonStyle(width() < sizeHint().width() ? Qt::ToolButtonIconOnly : m_words);
}

} // namespace hitbox
