#include "windows/main/document_tabs.h"

#include "windows/widgets/plain_text.h"

#include <QMouseEvent>

#include <algorithm>

namespace hitbox {

DocumentTabs::DocumentTabs(QWidget *parent)
    : QTabBar(parent)
{
    setObjectName(QStringLiteral("DocumentTabs"));
    setAccessibleName(tr("Open projects"));
    setTabsClosable(true);
    setMovable(true);
    setExpanding(false);
    setDrawBase(false);
    setElideMode(Qt::ElideMiddle);
    setUsesScrollButtons(true);
    connect(this, &QTabBar::currentChanged, this, &DocumentTabs::showCross);
}

void DocumentTabs::describe(int index, const QString &name, const QString &path, Work work)
{
    const QString text = plainLabel(name) + (work == Work::Unsaved ? QStringLiteral(" ●") : QString());
    if (tabText(index) != text) // told after each edit: Qt would lay out all tabs
        setTabText(index, text);
    setTabToolTip(index, path.isEmpty() ? tr("Not saved yet") : plainToolTip(path));
}

QSize DocumentTabs::minimumSizeHint() const
{
    constexpr int oneTab = 120;
    return {oneTab, QTabBar::minimumSizeHint().height()};
}

QSize DocumentTabs::minimumTabSizeHint(int index) const
{
    constexpr int least = 120;
    const QSize whole = tabSizeHint(index);
    return {std::min(whole.width(), least), whole.height()};
}

void DocumentTabs::tabInserted(int index)
{
    QTabBar::tabInserted(index);
    showCross();
}

void DocumentTabs::showCross()
{
    for (int i = 0; i < count(); ++i) {
        for (const ButtonPosition side : {LeftSide, RightSide}) {
            if (QWidget *cross = tabButton(i, side))
                cross->setVisible(i == currentIndex());
        }
    }
}

void DocumentTabs::mouseReleaseEvent(QMouseEvent *event)
{
    const int index = tabAt(event->pos());
    if (event->button() == Qt::MiddleButton && index >= 0)
        emit tabCloseRequested(index);
    QTabBar::mouseReleaseEvent(event);
}

} // namespace hitbox
