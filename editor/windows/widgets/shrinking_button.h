#pragma once

#include <QToolButton>

namespace hitbox {

/// A button of a few words that is its icon alone where a layout has no room for them: long words of a language do not
/// widen the panel around it. Give it a tool tip, which then says what it does.
class ShrinkingButton : public QToolButton
{
    Q_OBJECT

public:
    /// The icon is a resource. The style is that of the words where they have room.
    ShrinkingButton(const QString &icon, QWidget *parent, Qt::ToolButtonStyle words = Qt::ToolButtonTextOnly);

    QSize sizeHint() const override;        ///< with the words
    QSize minimumSizeHint() const override; ///< with the icon

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    QSize sizeOfWords() const;
    QSize hintFor(Qt::ToolButtonStyle style) const;

    Qt::ToolButtonStyle m_words = Qt::ToolButtonTextOnly;
};

} // namespace hitbox
