#pragma once

#include <QScrollArea>

namespace hitbox {

/// Shows a widget at its full width and scrolls it up and down where there is no room for all of it: never narrower
/// than its content, a scroll bar included, and never lower than a least height or, if that is less, all of the
/// content. In a window that is too narrow for what it needs it scrolls sideways, too.
class VerticalScroll : public QScrollArea
{
    Q_OBJECT

public:
    static constexpr int allOfIt = QWIDGETSIZE_MAX; ///< as least height: something around it scrolls

    /// The height in pixels; the content becomes a child.
    VerticalScroll(QWidget *content, int leastHeight, QWidget *parent = nullptr);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    int contentHeight() const;

    int m_leastHeight = 0;
};

/// In every area that it scrolls in; to the upper end of what is higher than that.
void scrollIntoView(const QWidget &widget);

} // namespace hitbox
