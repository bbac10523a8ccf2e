#include "test_class.h"
#include "windows/widgets/panel_splitter.h"

#include "windows/widgets/panel.h"

#include <QTest>
#include <QVBoxLayout>

#include <memory>

using namespace hitbox;

namespace {

/// One of 120 pixels at least, its header included.
class Tall : public Panel
{
public:
    explicit Tall(QSizePolicy::Policy policy = QSizePolicy::Preferred)
        : Panel(QStringLiteral("Tall"))
    {
        setFoldable();
        setSizePolicy(QSizePolicy::Preferred, policy);
        auto *line = new QWidget(this);
        line->setMinimumHeight(80);
        body()->addWidget(line);
    }
};

} // namespace

class PanelSplitterTest : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_splitter = std::make_unique<PanelSplitter>();
        m_panels.clear();
        for (int i = 0; i < 3; ++i) {
            m_panels.append(new Tall);
            m_splitter->addPanel(m_panels.last());
        }
        m_splitter->resize(300, 600);
        m_splitter->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_splitter.get()));
    }

    void panelsShareTheRoom()
    {
        for (const Panel *panel : std::as_const(m_panels))
            QVERIFY(panel->height() > 150);
    }

    void oneThatFoldsLeavesItsRoomToTheOthersAndTakesItBack()
    {
        m_splitter->setSizes({150, 200, 250, 0});
        const int before = m_panels.at(1)->height();
        m_panels.at(1)->setFold(Section::Fold::Closed);
        QTRY_VERIFY(m_panels.at(1)->height() < 60);
        QTRY_VERIFY(m_panels.at(0)->height() + m_panels.at(2)->height() > 530);
        m_panels.at(1)->setFold(Section::Fold::Open);
        QTRY_VERIFY(std::abs(m_panels.at(1)->height() - before) <= 8);
    }

    void foldedPanelsStandTogetherAtTheTop()
    {
        for (Panel *panel : std::as_const(m_panels))
            panel->setFold(Section::Fold::Closed);
        QTRY_VERIFY(m_panels.last()->geometry().bottom() < 180);
        QCOMPARE(m_panels.first()->y(), 0);
        m_panels.at(1)->setFold(Section::Fold::Open);
        QTRY_VERIFY(m_panels.last()->geometry().bottom() > 590);
        m_panels.at(1)->hide();
        QTRY_VERIFY(m_panels.last()->geometry().bottom() < 120);
        m_panels.at(1)->show();
        QTRY_VERIFY(m_panels.last()->geometry().bottom() > 590);
    }

    void whatNeedsNoMoreThanItHasLeavesTheRest()
    {
        auto *little = new Tall(QSizePolicy::Maximum);
        m_splitter->addPanel(little);
        QTRY_VERIFY(little->isVisible() && little->height() <= little->sizeHint().height());
        QVERIFY(m_panels.first()->height() > little->height());
    }

    void onesThatOpenBeforeTheyHaveAnyRoomTakeItWhenTheyCome()
    {
        PanelSplitter later; // a page that nobody looked at yet
        QList<Panel *> panels;
        for (int i = 0; i < 2; ++i) {
            panels.append(new Tall);
            later.addPanel(panels.last());
        }
        panels.first()->setFold(Section::Fold::Closed);
        panels.first()->setFold(Section::Fold::Open);
        later.resize(300, 600);
        later.show();
        QVERIFY(QTest::qWaitForWindowExposed(&later));
        for (const Panel *panel : std::as_const(panels))
            QVERIFY(panel->height() > 200);
    }

    void oneOpensWhereThereIsNoRoomForMore()
    {
        PanelSplitter low;
        auto *only = new Tall(QSizePolicy::Maximum);
        low.addPanel(only);
        low.resize(300, only->minimumSizeHint().height());
        low.show();
        QVERIFY(QTest::qWaitForWindowExposed(&low));
        only->setFold(Section::Fold::Closed);
        only->setFold(Section::Fold::Open);
        QVERIFY(only->isOpen());
        QVERIFY(low.height() - only->height() <= low.handleWidth());
    }

    void whatOpensOutOfSightTakesItsRoomBackWhenItIsSeen()
    {
        m_splitter->setSizes({150, 300, 150, 0});
        const int before = m_panels.at(1)->height();
        m_panels.at(1)->setFold(Section::Fold::Closed);
        QTRY_VERIFY(m_panels.at(1)->height() < 60);
        m_splitter->hide();
        m_panels.at(1)->setFold(Section::Fold::Open);
        m_splitter->show();
        QTRY_VERIFY(std::abs(m_panels.at(1)->height() - before) <= 8);
    }

    void noPanelIsLowerThanItsLeastHeight()
    {
        QVERIFY(m_splitter->minimumSizeHint().height() >= 3 * m_panels.first()->minimumSizeHint().height());
    }

private:
    std::unique_ptr<PanelSplitter> m_splitter;
    QList<Panel *> m_panels;
};

HITBOX_WINDOW_TEST(PanelSplitterTest)
#include "panel_splitter_test.moc"
