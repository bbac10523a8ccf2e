#include "test_class.h"
#include "windows/widgets/panel_tabs.h"

#include "windows/widgets/panel.h"

#include <QLabel>
#include <QTabBar>
#include <QTest>

using namespace hitbox;

class PanelTabsTest : public QObject
{
    Q_OBJECT

private slots:
    void aTabBringsItsPanelToTheFront()
    {
        PanelTabs tabs(QStringLiteral("both"));
        auto *first = new Panel(QStringLiteral("First"));
        auto *second = new Panel(QStringLiteral("Second"));
        tabs.addPanel(first);
        tabs.addPanel(second);
        tabs.show();
        auto *bar = tabs.findChild<QTabBar *>();
        QCOMPARE(bar->tabText(1), QStringLiteral("Second"));
        QVERIFY(first->isVisible());
        QTest::mouseClick(bar, Qt::LeftButton, {}, bar->tabRect(1).center());
        QVERIFY(second->isVisible());
        QCOMPARE(tabs.panelInFront(), second);
    }

    void aPanelCanBeShownFromElsewhere()
    {
        PanelTabs tabs(QStringLiteral("both"));
        auto *first = new Panel(QStringLiteral("First"));
        auto *second = new Panel(QStringLiteral("Second"));
        tabs.addPanel(first);
        tabs.addPanel(second);
        tabs.showPanel(second);
        QCOMPARE(tabs.panelInFront(), second);
    }

    void theyAreAsHighAsTheOneInFrontNeeds()
    {
        PanelTabs tabs(QStringLiteral("both"));
        auto *low = new Panel(QStringLiteral("Low"));
        auto *high = new Panel(QStringLiteral("High"));
        constexpr int much = 500;
        high->content()->setMinimumHeight(much);
        tabs.addPanel(low);
        tabs.addPanel(high);
        tabs.show();
        QTRY_VERIFY(tabs.minimumSizeHint().height() < much);
        tabs.showPanel(high);
        QTRY_VERIFY(tabs.minimumSizeHint().height() >= much);
        tabs.showPanel(low);
        QTRY_VERIFY(tabs.minimumSizeHint().height() < much);
    }

    void theTabStandsInForThePanelsTitle()
    {
        PanelTabs tabs(QStringLiteral("one"));
        auto *panel = new Panel(QStringLiteral("Only"));
        tabs.addPanel(panel);
        QVERIFY(panel->findChild<QLabel *>(QStringLiteral("PanelTitle"))->isHidden());
    }
};

HITBOX_WINDOW_TEST(PanelTabsTest)
#include "panel_tabs_test.moc"
