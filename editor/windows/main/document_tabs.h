#pragma once

#include <QTabBar>

namespace hitbox {

/// The tabs of the open projects: close by the cross or the middle button, reorder by dragging.
class DocumentTabs : public QTabBar
{
    Q_OBJECT

public:
    explicit DocumentTabs(QWidget *parent = nullptr);

    enum class Work { Saved, Unsaved };

    /// A name, with a dot while there is unsaved work; its path as tool tip.
    void describe(int index, const QString &name, const QString &path, Work work);

    QSize minimumSizeHint() const override; ///< narrow: tabs that find no room are scrolled to

protected:
    QSize minimumTabSizeHint(int index) const override; ///< the beginning and the end of a name can be read
    void tabInserted(int index) override;
    void mouseReleaseEvent(QMouseEvent *event) override;

private:
    void showCross(); ///< on the tab in front alone: a click that is meant to go to another one closes none
};

} // namespace hitbox
