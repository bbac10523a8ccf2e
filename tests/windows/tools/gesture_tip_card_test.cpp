#include "test_class.h"
#include "windows/tools/gesture_tip_card.h"

#include "windows/actions/actions.h"
#include "windows/settings/settings_dialog.h"
#include "windows/tools/gesture_tips.h"
#include "windows/window_bench.h"

#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QTest>

#include <memory>

using namespace hitbox;
using namespace hitbox::bench;

class GestureTipCardTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_bench.reset(); }

    void aToolTakenUpForTheFirstTimeShowsItsGesture();
    void aGestureIsShownOnce();
    void anotherToolEndsIt();
    void itIsAsHighAsItsWords();
    void theFirstStepEndsIt();
    void aGestureThatIsNoStepEndsIt();
    void escapeEndsIt();
    void aClickOnGotItEndsIt();
    void whoWantsNoMoreGetsNoMore();
    void chosenAgainTheyBeginAnew();
    void theStageShowsItsOwn();
    void aGestureUnderWayHasTheWholeCanvas();
    void aLowCanvasHasTheWordsAlone();
    void whatOneProjectShowedAnotherDoesNot();
    void thePlayTestEndsIt();

private:
    template <typename T>
    T *part(const char *name) const
    {
        return tip().findChild<T *>(QLatin1String(name));
    }
    /// Over the canvas in view.
    GestureTipCard &tip() const { return *m_bench->view()->findChild<GestureTipCard *>(); }
    void chooseTips(bool areShown) const;
    void takeUp(const char *tool) const { m_bench->session.setTool(QLatin1String(tool)); }

    std::unique_ptr<WindowBench> m_bench;
};

void GestureTipCardTest::init()
{
    m_bench = std::make_unique<WindowBench>();
    QVERIFY(m_bench->shown);
    m_bench->openSample();
    chooseTips(true);
}

void GestureTipCardTest::chooseTips(bool areShown) const
{
    m_bench->window->actions().run("view.settings");
    auto *dialog = m_bench->window->findChild<SettingsDialog *>();
    auto *box = dialog->findChild<QComboBox *>("TipsChoice");
    box->setCurrentIndex(box->findData(areShown));
    emit box->activated(box->currentIndex());
    dialog->close();
}

void GestureTipCardTest::aToolTakenUpForTheFirstTimeShowsItsGesture()
{
    QVERIFY(tip().isHidden());
    takeUp("polygon");
    QVERIFY(tip().isVisible());
    QCOMPARE(part<QLabel>("TipWords")->text(), wordsOf(*gestureTipOf("polygon")));
    QVERIFY(m_bench->view()->rect().contains(tip().geometry()));
}

void GestureTipCardTest::aGestureIsShownOnce()
{
    takeUp("polygon");
    takeUp("select");
    takeUp("polygon");
    QVERIFY(tip().isHidden());
    QCOMPARE(m_bench->window->settings().tips.seen, QStringList{"polygon"});
}

void GestureTipCardTest::anotherToolEndsIt()
{
    takeUp("box");
    takeUp("select");
    QVERIFY(tip().isHidden());
    takeUp("circle");
    QVERIFY(tip().isVisible());
    QCOMPARE(part<QLabel>("TipWords")->text(), wordsOf(*gestureTipOf("circle")));
}

void GestureTipCardTest::itIsAsHighAsItsWords()
{
    takeUp("polygon");
    const int high = tip().height();
    takeUp("circle");
    QVERIFY(tip().height() < high);
}

void GestureTipCardTest::theFirstStepEndsIt()
{
    takeUp("box");
    m_bench->dragTo({2, 2}, {10, 10});
    QVERIFY(tip().isVisible());
    m_bench->release({10, 10});
    QVERIFY(tip().isHidden());
}

void GestureTipCardTest::aGestureThatIsNoStepEndsIt()
{
    takeUp("symmetry");
    QVERIFY(tip().isVisible());
    m_bench->drag({2, 2}, {10, 10});
    QVERIFY(tip().isHidden());
}

void GestureTipCardTest::escapeEndsIt()
{
    takeUp("box");
    m_bench->view()->setFocus();
    m_bench->key(Qt::Key_Escape);
    QVERIFY(tip().isHidden());
    QCOMPARE(QString(m_bench->session.tool().id), "box");
}

void GestureTipCardTest::aClickOnGotItEndsIt()
{
    takeUp("box");
    QTest::mouseClick(part<QPushButton>("TipSeen"), Qt::LeftButton);
    QVERIFY(tip().isHidden());
    QVERIFY(m_bench->window->settings().tips.areShown);
}

void GestureTipCardTest::whoWantsNoMoreGetsNoMore()
{
    takeUp("box");
    QTest::mouseClick(part<QPushButton>("NoTips"), Qt::LeftButton);
    QVERIFY(tip().isHidden());
    takeUp("circle");
    QVERIFY(tip().isHidden());
    QVERIFY(!m_bench->window->settings().tips.areShown);
}

void GestureTipCardTest::chosenAgainTheyBeginAnew()
{
    takeUp("box");
    takeUp("select");
    chooseTips(false);
    chooseTips(true);
    takeUp("box");
    QVERIFY(tip().isVisible());
}

void GestureTipCardTest::theStageShowsItsOwn()
{
    m_bench->session.setMode(Session::Mode::Stage);
    WindowBench::settle();
    QVERIFY(tip().isVisible());
    QCOMPARE(part<QLabel>("TipWords")->text(), wordsOf(*gestureTipOf("place")));
    m_bench->session.setMode(Session::Mode::Frames);
    WindowBench::settle();
    QVERIFY(tip().isHidden());
}

void GestureTipCardTest::aGestureUnderWayHasTheWholeCanvas()
{
    takeUp("polygon");
    const QPoint onTip = tip().geometry().center();
    const auto clickThere = [&] {
        QWidget *under = m_bench->view()->childAt(onTip);
        QTest::mouseClick(under, Qt::LeftButton, {}, under->mapFrom(m_bench->view(), onTip));
    };
    clickThere();
    QVERIFY(!m_bench->session.gestureUnderWay());
    m_bench->click({2, 2});
    QVERIFY(tip().isVisible());
    clickThere();
    m_bench->move({20, 20});
    QTest::mouseMove(m_bench->view()->viewport(), onTip);
    QVERIFY(tip().isHidden());
    m_bench->click({20, 2});
    m_bench->key(Qt::Key_Return);
    QCOMPARE(std::get<PolygonOutline>(m_bench->lastShape().outline).points.size(), 3);
}

void GestureTipCardTest::aLowCanvasHasTheWordsAlone()
{
    takeUp("polygon");
    QVERIFY(tip().findChild<GestureFilmView *>()->isVisible());
    m_bench->view()->resize(500, 200);
    QVERIFY(tip().findChild<GestureFilmView *>()->isHidden());
    QVERIFY(m_bench->view()->rect().contains(tip().geometry()));
    const auto *words = part<QLabel>("TipWords");
    QVERIFY(words->height() >= words->heightForWidth(words->width()));
}

void GestureTipCardTest::whatOneProjectShowedAnotherDoesNot()
{
    takeUp("polygon");
    m_bench->openPath(m_bench->path("arena.hitbox"));
    m_bench->front().session().setTool("polygon");
    QVERIFY(tip().isHidden());
    m_bench->front().session().setTool("circle");
    QVERIFY(tip().isVisible());
    m_bench->window->goToTab(0);
    WindowBench::settle();
    QVERIFY(tip().isVisible()); // as it was left
    QCOMPARE(part<QLabel>("TipWords")->text(), wordsOf(*gestureTipOf("polygon")));
}

void GestureTipCardTest::thePlayTestEndsIt()
{
    m_bench->session.setMode(Session::Mode::Stage);
    WindowBench::settle();
    QVERIFY(tip().isVisible());
    m_bench->window->actions().run("play.toggle");
    QTRY_VERIFY(tip().isHidden());
    takeUp("emitter");
    QVERIFY(tip().isHidden());
    m_bench->window->actions().run("play.stop");
    QTRY_VERIFY(tip().isVisible()); // shown as soon as there is room for it
}

HITBOX_WINDOW_TEST(GestureTipCardTest)
#include "gesture_tip_card_test.moc"
