#include "canvas_bench.h"
#include "listener.h"
#include "test_class.h"

#include <QNativeGestureEvent>
#include <QPointingDevice>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>
#include <QWheelEvent>

#include <functional>

#include <hitbox/geometry/polygon.h>

using namespace hitbox;
using geometry::Point;

namespace {

constexpr QSize viewSize(400, 300); ///< of the bench

/// Scrolling is by whole screen pixels.
constexpr double halfPixel = 0.5 + 1e-6;

double longer(QPointF p)
{
    return std::max(std::abs(p.x()), std::abs(p.y()));
}

} // namespace

class CanvasViewTest : public QObject, protected bench::CanvasBench
{
    Q_OBJECT

private slots:
    void init() { begin(); }
    void cleanup() { end(); }

    void theWheelKeepsWhatIsUnderTheCursor_data();
    void theWheelKeepsWhatIsUnderTheCursor();
    void theWheelForthAndBackEndsAtTheSameZoom();
    void theWheelScrollsWhereThatIsWanted();
    void zoomStaysWithinItsLimits();
    void zoomKeysGoFromStopToStop();
    void aHundredPercentIsOnePixelForOne();
    void pinchingZoomsAtTheFingers();
    void fitShowsTheWholeAreaInWholeSteps();
    void everyPixelIsAsLargeAsTheOthers_data();
    void everyPixelIsAsLargeAsTheOthers();
    void fitKeepsClearOfBars();
    void anotherSizeAsksForAnotherFit();
    void anotherSizeAsksForNothingAfterAZoomOrAPan();
    void anotherSizeAsksForNothingInMidGesture();
    void whatIsDueInMidGestureIsAskedForAfterIt();
    void aBarThatComesAfterTheFitAsksForAnother();
    void aBarOverAnotherFrameLeavesTheFit();
    void theFrameShowsWhereTheKeysGo();
    void fitShrinksWhatIsLargerThanTheView();
    void fitOfNothingChangesNothing();
    void lookingAtAPlaceCentresItAndComesClose();
    void lookingAtAPlaceKeepsAZoomThatIsCloseEnough();
    void whatIsSeenWellIsAllInViewAndLarge();
    void theMiddleButtonPans();
    void spaceAndDragPan();
    void losingTheFocusLetsGoOfSpace();
    void arrowsAndSpaceDrawAPolygon();
    void spacePressesAndLetsGoOfWhatIsDragged();
    void aMouseThatTwitchesLetsNothingGo();
    void spaceAloneDoesNothing();
    void arrowsNudgeWhatIsSelected();
    void theMouseTakesOverFromTheKeys();
    void arrowsGoOnToTheNextShapeWhileItsToolIsInHand();
    void arrowsDrawWithAToolThatIsTakenUpAfterSelecting();
    void theHandMeansJustTheWayItGoes();
    void theHandTakesUpWhatLiesBeside();
    void whatTheHandDoesIsSaid();
    void theHandStaysWithinTheScene();

private:
    void drawBoxByKeys()
    {
        m_project->session.setTool("box");
        press({Qt::Key_Left, Qt::Key_Space});
        press({Qt::Key_Right, Qt::Key_Down}, Qt::ShiftModifier);
        press({Qt::Key_Space});
        QCOMPARE(shapes().size(), 1);
    }
    geometry::Box boxOfFirst() const { return *geometry::bounds(geometryOf(shapes().first().outline)); }
    void press(std::initializer_list<Qt::Key> keys, Qt::KeyboardModifiers modifiers = {})
    {
        for (const Qt::Key key : keys)
            QTest::keyClick(m_view.get(), key, modifiers);
    }
    void wheel(QPointF at, int notches, Qt::KeyboardModifiers modifiers = {});
};

void CanvasViewTest::wheel(QPointF at, int notches, Qt::KeyboardModifiers modifiers)
{
    QWheelEvent event(at, m_view->viewport()->mapToGlobal(at), {}, QPoint(0, 120 * notches), Qt::NoButton, modifiers,
                      Qt::NoScrollPhase, false);
    QApplication::sendEvent(m_view->viewport(), &event);
}

void CanvasViewTest::theWheelKeepsWhatIsUnderTheCursor_data()
{
    QTest::addColumn<double>("zoom");
    QTest::addColumn<QPointF>("cursor");
    for (const double zoom : {0.25, 1.0, 3.0, 17.0, 90.0}) {
        for (const QPointF cursor : {QPointF(200, 150), QPointF(0, 0), QPointF(399, 299), QPointF(31, 277)})
            QTest::addRow("%g at %g %g", zoom, cursor.x(), cursor.y()) << zoom << cursor;
    }
}

void CanvasViewTest::theWheelKeepsWhatIsUnderTheCursor()
{
    QFETCH(double, zoom);
    QFETCH(QPointF, cursor);
    m_view->fit(QRectF(0, 0, 64, 48));
    m_view->zoomTo(zoom, QPointF(200, 150));
    for (const int notches : {1, 1, -1, -2, 1}) {
        const QPointF under = inScene(cursor);
        const double before = m_view->zoom();
        wheel(cursor, notches);
        QVERIFY(notches > 0 ? m_view->zoom() > before : m_view->zoom() < before);
        const QPointF now = m_view->viewportTransform().map(under);
        QVERIFY2(longer(now - cursor) <= halfPixel, qPrintable(QString::number(longer(now - cursor))));
    }
}

void CanvasViewTest::theWheelScrollsWhereThatIsWanted()
{
    m_view->fit(QRectF(0, 0, 64, 48));
    wheel({120, 80}, 0); // as fingers touch a touchpad
    QVERIFY(m_view->isFitted());
    m_view->zoomTo(17, QPointF(200, 150));
    const QPointF before = inScene({0, 0});
    wheel({120, 80}, -1, Qt::ShiftModifier); // sideways at any rate
    QCOMPARE(m_view->zoom(), 17.0);
    QVERIFY(inScene({0, 0}).x() > before.x() && inScene({0, 0}).y() == before.y());
    m_view->setWheel(WheelUse::Scroll);
    wheel({120, 80}, -1);
    QCOMPARE(m_view->zoom(), 17.0);
    QVERIFY(inScene({0, 0}).y() > before.y());
    QVERIFY(!m_view->isFitted());
    wheel({120, 80}, -1, Qt::ControlModifier);
    QVERIFY(m_view->zoom() < 17);
}

void CanvasViewTest::theWheelForthAndBackEndsAtTheSameZoom()
{
    m_view->zoomTo(4, QPointF(200, 150));
    for (int i = 0; i < 5; ++i)
        wheel({120, 80}, 1);
    for (int i = 0; i < 5; ++i)
        wheel({120, 80}, -1);
    QVERIFY(qFuzzyCompare(m_view->zoom(), 4.0));
}

void CanvasViewTest::zoomStaysWithinItsLimits()
{
    for (int i = 0; i < 80; ++i)
        wheel({10, 10}, 1);
    QCOMPARE(m_view->zoom(), 128.0);
    for (int i = 0; i < 120; ++i)
        wheel({10, 10}, -1);
    QCOMPARE(m_view->zoom(), 0.02);
}

void CanvasViewTest::zoomKeysGoFromStopToStop()
{
    QSignalSpy told(m_view.get(), &CanvasView::zoomChanged);
    m_view->zoomTo(1, QPointF(200, 150));
    m_view->zoomIn();
    QCOMPARE(m_view->zoom(), 1.5);
    m_view->zoomIn();
    QCOMPARE(m_view->zoom(), 2.0);
    m_view->zoomOut();
    m_view->zoomOut();
    QCOMPARE(m_view->zoom(), 1.0);
    QCOMPARE(told.size(), 5);
    QCOMPARE(told.last().first().toDouble(), 1.0);

    m_view->zoomTo(0.02, QPointF(200, 150));
    QList<double> up{m_view->zoom()};
    while (m_view->zoom() < 128) {
        m_view->zoomIn();
        QVERIFY(m_view->zoom() > up.last());
        up.append(m_view->zoom());
    }
    QList<double> down{m_view->zoom()};
    while (m_view->zoom() > 0.02) {
        m_view->zoomOut();
        QVERIFY(m_view->zoom() < down.last());
        down.prepend(m_view->zoom());
    }
    QCOMPARE(down, up);
}

void CanvasViewTest::aHundredPercentIsOnePixelForOne()
{
    m_view->zoomTo(7.3, QPointF(10, 10));
    m_view->zoomToActualSize();
    QCOMPARE(m_view->zoom(), 1.0);
    QCOMPARE(m_view->viewportTransform().mapRect(QRectF(0, 0, 64, 48)).size(), QSizeF(64, 48));
}

void CanvasViewTest::pinchingZoomsAtTheFingers()
{
    m_view->zoomTo(2, QPointF(200, 150));
    const QPointF fingers(90, 210);
    const QPointF under = inScene(fingers);
    QNativeGestureEvent pinch(Qt::ZoomNativeGesture, QPointingDevice::primaryPointingDevice(), 2, fingers, fingers,
                              m_view->viewport()->mapToGlobal(fingers), 0.5, {});
    QApplication::sendEvent(m_view->viewport(), &pinch);
    QCOMPARE(m_view->zoom(), 3.0);
    QVERIFY(longer(m_view->viewportTransform().map(under) - fingers) <= halfPixel);
}

void CanvasViewTest::fitShowsTheWholeAreaInWholeSteps()
{
    const QRectF area(10, 5, 30, 20);
    m_view->fit(area);
    QCOMPARE(m_view->zoom(), std::floor(m_view->zoom()));
    const QRectF shown = m_view->viewportTransform().mapRect(area);
    QVERIFY(QRectF(m_view->viewport()->rect()).contains(shown));
    QVERIFY(longer(shown.center() - QPointF(200, 150)) <= 1);
    // One step more would not fit.
    QVERIFY(area.width() * (m_view->zoom() + 2) > viewSize.width() ||
            area.height() * (m_view->zoom() + 2) > viewSize.height());
    for (const double side : {4.0, 21.0, 48.0, 65.0, 90.0, 111.0, 130.0, 180.0}) {
        m_view->fit({0, 0, side, side});
        QCOMPARE(m_view->zoom(), std::floor(m_view->zoom()));
        const QRectF all = m_view->viewportTransform().mapRect(QRectF(0, 0, side, side));
        QVERIFY(QRectF(m_view->viewport()->rect()).contains(all));
    }
    m_view->lookAt({3, 4, 13, 1});
    QCOMPARE(m_view->zoom(), std::floor(m_view->zoom()));
}

void CanvasViewTest::everyPixelIsAsLargeAsTheOthers_data()
{
    QTest::addColumn<double>("zoom");
    QTest::addColumn<double>("ratio");
    QTest::addColumn<double>("whole");
    QTest::newRow("whole steps") << 5.27 << 1.0 << 5.0;
    QTest::newRow("no half steps") << 2.9 << 1.0 << 2.0;
    QTest::newRow("one step") << 1.5 << 1.0 << 1.0;
    QTest::newRow("smaller than the view") << 0.7 << 1.0 << 0.7;
    QTest::newRow("twice the pixels") << 5.9 << 2.0 << 5.0;
    QTest::newRow("a broken scale: seven device pixels") << 4.9 << 1.5 << 7 / 1.5;
    QTest::newRow("a broken scale: five device pixels") << 4.7 << 1.25 << 4.0;
}

void CanvasViewTest::everyPixelIsAsLargeAsTheOthers()
{
    QFETCH(double, zoom);
    QFETCH(double, ratio);
    QFETCH(double, whole);
    QCOMPARE(wholeZoom(zoom, ratio), whole);
}

void CanvasViewTest::fitKeepsClearOfBars()
{
    const QRectF area(0, 0, 64, 48);
    m_view->setCovered(Qt::BottomEdge, 60);
    m_view->fit(area);
    QRectF shown = m_view->viewportTransform().mapRect(area);
    QVERIFY(shown.bottom() < viewSize.height() - 60);
    QVERIFY(std::abs(shown.center().y() - (viewSize.height() - 60) / 2.0) <= 1);
    m_view->setCovered(Qt::BottomEdge, 0);
    m_view->setCovered(Qt::TopEdge, 80);
    m_view->fit(area);
    shown = m_view->viewportTransform().mapRect(area);
    QVERIFY(shown.top() > 80);
    m_view->setCovered(Qt::TopEdge, 0);
    m_view->fit(area);
    QVERIFY(std::abs(m_view->viewportTransform().mapRect(area).center().y() - viewSize.height() / 2.0) <= 1);
}

void CanvasViewTest::anotherSizeAsksForAnotherFit()
{
    const QRectF area(0, 0, 64, 48);
    QSignalSpy asked(m_view.get(), &CanvasView::fitWanted);
    m_view->resize(500, 400);
    QVERIFY(asked.isEmpty()); // nothing was fitted yet
    connect(m_view.get(), &CanvasView::fitWanted, this, [this, area] { m_view->fit(area); });
    m_view->fit(area);
    const double before = m_view->zoom();
    m_view->resize(900, 700);
    QTRY_COMPARE(asked.size(), 1);
    QVERIFY(m_view->zoom() > before);
    m_view->resize(300, 200);
    QTRY_COMPARE(asked.size(), 2);
    QVERIFY(QRectF(m_view->viewport()->rect()).contains(m_view->viewportTransform().mapRect(area)));
}

void CanvasViewTest::anotherSizeAsksForNothingAfterAZoomOrAPan()
{
    const QRectF area(0, 0, 64, 48);
    QSignalSpy asked(m_view.get(), &CanvasView::fitWanted);
    const std::function<void()> hands[] = {[this] {
                                               wheel({100, 100}, 1);
                                           },
                                           [this] { m_view->zoomIn(); }, [this] { m_view->zoomToActualSize(); },
                                           [this, area] { m_view->lookAt(area); },
                                           [this] {
                                               QTest::mousePress(m_view->viewport(), Qt::MiddleButton, {}, {100, 100});
                                               QTest::mouseMove(m_view->viewport(), {150, 80});
                                               QTest::mouseRelease(m_view->viewport(), Qt::MiddleButton, {}, {150, 80});
                                           }};
    int width = 400;
    for (const auto &hand : hands) {
        m_view->fit(area);
        hand();
        m_view->resize(width += 20, 300);
        QTest::qWait(0);
        QCOMPARE(asked.size(), 0);
    }
    m_view->fit(area);
    m_view->resize(400, 300);
    QTRY_COMPARE(asked.size(), 1);
}

void CanvasViewTest::anotherSizeAsksForNothingInMidGesture()
{
    m_project->session.setTool("box");
    m_view->fit({0, 0, 64, 48});
    QSignalSpy asked(m_view.get(), &CanvasView::fitWanted);
    QTest::mousePress(m_view->viewport(), Qt::LeftButton, {}, {150, 150});
    m_view->resize(500, 400);
    QTest::qWait(0);
    QVERIFY(m_project->session.gestureUnderWay());
    QCOMPARE(asked.size(), 0);
    QTest::mouseRelease(m_view->viewport(), Qt::LeftButton, {}, {150, 150});
}

void CanvasViewTest::whatIsDueInMidGestureIsAskedForAfterIt()
{
    m_project->session.setTool("box");
    QSignalSpy asked(m_view.get(), &CanvasView::fitWanted);
    const auto drawWhile = [this](const std::function<void()> &happens) {
        QTest::mousePress(m_view->viewport(), Qt::LeftButton, {}, {150, 150});
        QVERIFY(m_project->session.gestureUnderWay());
        happens();
        QTest::qWait(0);
    };
    const auto letGo = [this] { QTest::mouseRelease(m_view->viewport(), Qt::LeftButton, {}, {150, 150}); };
    m_view->fit({0, 0, 64, 48});
    drawWhile([this] { m_view->resize(500, 400); });
    QCOMPARE(asked.size(), 0);
    letGo();
    QCOMPARE(asked.size(), 1);
    drawWhile([this] { m_view->setCovered(Qt::BottomEdge, 60); });
    QCOMPARE(asked.size(), 1);
    letGo();
    QCOMPARE(asked.size(), 2);
    drawWhile([] {});
    letGo();
    QCOMPARE(asked.size(), 2); // nothing was due
    drawWhile([this] {
        m_view->resize(400, 300);
        wheel({100, 100}, 1);
    });
    letGo();
    QCOMPARE(asked.size(), 2); // one zoomed since
}

void CanvasViewTest::aBarThatComesAfterTheFitAsksForAnother()
{
    QSignalSpy asked(m_view.get(), &CanvasView::fitWanted);
    m_view->setCovered(Qt::BottomEdge, 20);
    QCOMPARE(asked.size(), 0); // nothing was fitted yet
    m_view->fit({0, 0, 64, 48});
    m_view->setCovered(Qt::BottomEdge, 60);
    QCOMPARE(asked.size(), 1);
    m_view->setCovered(Qt::BottomEdge, 60);
    m_view->setCovered(Qt::BottomEdge, 0); // what is in view stays where it is
    QCOMPARE(asked.size(), 1);
    m_view->setCovered(Qt::TopEdge, 80);
    QCOMPARE(asked.size(), 2);
    wheel({100, 100}, 1);
    m_view->setCovered(Qt::BottomEdge, 60);
    QCOMPARE(asked.size(), 2);
}

void CanvasViewTest::aBarOverAnotherFrameLeavesTheFit()
{
    Document document = m_project->session.document();
    document.sprites[0].frames.append(document.sprites[0].frames.constFirst());
    m_project->session.commit(document, "another frame");
    QSignalSpy asked(m_view.get(), &CanvasView::fitWanted);
    m_view->fit({0, 0, 64, 48});
    m_project->session.setCurrentFrame({0, 1});
    m_view->setCovered(Qt::BottomEdge, 60);
    QCOMPARE(asked.size(), 0);
    m_view->fit({0, 0, 64, 48});
    m_view->setCovered(Qt::BottomEdge, 80);
    QCOMPARE(asked.size(), 1);
}

void CanvasViewTest::theFrameShowsWhereTheKeysGo()
{
    QVERIFY(QTest::qWaitForWindowActive(m_view.get()));
    m_view->setFocus();
    const QColor accent = m_view->palette().color(QPalette::Highlight);
    QCOMPARE(m_view->grab().toImage().pixelColor(0, 100), accent);
    m_view->clearFocus();
    QVERIFY(m_view->grab().toImage().pixelColor(0, 100) != accent);
}

void CanvasViewTest::fitShrinksWhatIsLargerThanTheView()
{
    const QRectF area(0, 0, 1000, 300);
    m_view->fit(area);
    QVERIFY(m_view->zoom() < 1);
    QVERIFY(QRectF(m_view->viewport()->rect()).contains(m_view->viewportTransform().mapRect(area)));
}

void CanvasViewTest::fitOfNothingChangesNothing()
{
    m_view->zoomTo(5, QPointF(20, 20));
    const QTransform before = m_view->viewportTransform();
    m_view->fit(QRectF());
    QCOMPARE(m_view->viewportTransform(), before);
}

void CanvasViewTest::lookingAtAPlaceCentresItAndComesClose()
{
    m_view->fit(QRectF(0, 0, 64, 48));
    const QRectF area(40, 30, 1, 1);
    m_view->lookAt(area);
    QVERIFY(longer(m_view->viewportTransform().map(area.center()) - QPointF(200, 150)) <= 1);
    QVERIFY(m_view->zoom() >= 8);

    m_view->zoomTo(0.1, QPointF(0, 0));
    m_view->lookAt(QRectF(0, 0, 64, 48));
    QVERIFY(QRectF(m_view->viewport()->rect()).contains(m_view->viewportTransform().mapRect(QRectF(0, 0, 64, 48))));
}

void CanvasViewTest::lookingAtAPlaceKeepsAZoomThatIsCloseEnough()
{
    m_view->zoomTo(30, QPointF(200, 150));
    m_view->lookAt(QRectF(5, 40, 1, 1));
    QCOMPARE(m_view->zoom(), 30.0);
    QVERIFY(longer(m_view->viewportTransform().map(QPointF(5.5, 40.5)) - QPointF(200, 150)) <= 1);
}

void CanvasViewTest::whatIsSeenWellIsAllInViewAndLarge()
{
    m_view->fit(QRectF(0, 0, 64, 48));
    QVERIFY(m_view->zoom() >= 3);
    QVERIFY(m_view->showsWell(QRectF(40, 30, 1, 1)));
    QVERIFY(!m_view->showsWell(QRectF(400, 30, 1, 1)));
    QVERIFY(!m_view->showsWell(QRectF(40, 30, 400, 1)));
    m_view->zoomTo(1, QPointF(0, 0));
    QVERIFY(!m_view->showsWell(QRectF(40, 30, 1, 1)));
}

void CanvasViewTest::theMiddleButtonPans()
{
    m_project->session.setTool("box");
    m_view->zoomTo(6, QPointF(200, 150));
    const QPointF held = inScene(QPointF(100, 100));
    QTest::mousePress(m_view->viewport(), Qt::MiddleButton, {}, {100, 100});
    QTest::mouseMove(m_view->viewport(), {150, 80});
    QTest::mouseMove(m_view->viewport(), {173, 41});
    QVERIFY(longer(m_view->viewportTransform().map(held) - QPointF(173, 41)) <= 1e-6);
    QTest::mouseRelease(m_view->viewport(), Qt::MiddleButton, {}, {173, 41});
    QTest::mouseMove(m_view->viewport(), {300, 200});
    QVERIFY(longer(m_view->viewportTransform().map(held) - QPointF(173, 41)) <= 1e-6);
    QVERIFY(!m_project->session.gestureUnderWay());
    QVERIFY(shapes().isEmpty());
}

void CanvasViewTest::spaceAndDragPan()
{
    m_project->session.setTool("box");
    m_view->zoomTo(6, QPointF(200, 150));
    const QPointF held = inScene(QPointF(100, 100));
    QTest::keyPress(m_view.get(), Qt::Key_Space);
    QCOMPARE(m_view->viewport()->cursor().shape(), Qt::OpenHandCursor);
    QTest::mousePress(m_view->viewport(), Qt::LeftButton, {}, {100, 100});
    QCOMPARE(m_view->viewport()->cursor().shape(), Qt::ClosedHandCursor);
    QTest::mouseMove(m_view->viewport(), {140, 160});
    QTest::mouseRelease(m_view->viewport(), Qt::LeftButton, {}, {140, 160});
    QVERIFY(longer(m_view->viewportTransform().map(held) - QPointF(140, 160)) <= 1e-6);
    QTest::keyRelease(m_view.get(), Qt::Key_Space);
    QCOMPARE(m_view->viewport()->cursor().shape(), Qt::CrossCursor);
    QVERIFY(shapes().isEmpty());

    QTest::mousePress(m_view->viewport(), Qt::LeftButton, {}, {100, 100});
    QTest::mouseMove(m_view->viewport(), {140, 160});
    QTest::mouseRelease(m_view->viewport(), Qt::LeftButton, {}, {140, 160});
    QCOMPARE(shapes().size(), 1);
}

void CanvasViewTest::losingTheFocusLetsGoOfSpace()
{
    m_project->session.setTool("box");
    m_view->zoomTo(6, QPointF(200, 150));
    QTest::keyPress(m_view.get(), Qt::Key_Space);
    QFocusEvent out(QEvent::FocusOut, Qt::ActiveWindowFocusReason);
    QApplication::sendEvent(m_view.get(), &out);
    QCOMPARE(m_view->viewport()->cursor().shape(), Qt::CrossCursor);
    QTest::mousePress(m_view->viewport(), Qt::LeftButton, {}, {100, 100});
    QVERIFY(m_project->session.gestureUnderWay());
    QTest::mouseRelease(m_view->viewport(), Qt::LeftButton, {}, {100, 100});
}

void CanvasViewTest::arrowsAndSpaceDrawAPolygon()
{
    m_project->session.setTool("polygon");
    QSignalSpy moved(m_view.get(), &CanvasView::cursorMoved);
    press({Qt::Key_Right}); // the hand comes to the middle
    QCOMPARE(moved.size(), 1);
    const Point first = m_view->lastCursor();
    press({Qt::Key_Space});
    press({Qt::Key_Right}, Qt::ShiftModifier);
    press({Qt::Key_Space});
    press({Qt::Key_Down}, Qt::ShiftModifier);
    press({Qt::Key_Left, Qt::Key_Space, Qt::Key_Return});
    QCOMPARE(shapes().size(), 1);
    const QList<Point> expected{first, first + Point{10, 0}, first + Point{9, 10}};
    QCOMPARE(std::get<PolygonOutline>(shapes().first().outline).points, expected);
}

void CanvasViewTest::spacePressesAndLetsGoOfWhatIsDragged()
{
    m_project->session.setTool("box");
    press({Qt::Key_Left, Qt::Key_Space});
    QVERIFY(m_project->session.gestureUnderWay());
    const Point from = m_view->lastCursor();
    press({Qt::Key_Right, Qt::Key_Down}, Qt::ShiftModifier);
    press({Qt::Key_Space});
    QCOMPARE(shapes().size(), 1);
    QCOMPARE(geometry::bounds(geometryOf(shapes().first().outline)), (geometry::Box{from, from + Point{10, 10}}));

    press({Qt::Key_Escape, Qt::Key_Left, Qt::Key_Space, Qt::Key_Left, Qt::Key_Escape});
    QVERIFY(!m_project->session.gestureUnderWay());
    press({Qt::Key_Space}); // presses again
    QVERIFY(m_project->session.gestureUnderWay());
}

void CanvasViewTest::aMouseThatTwitchesLetsNothingGo()
{
    m_project->session.setTool("box");
    press({Qt::Key_Left, Qt::Key_Space});
    const Point from = m_view->lastCursor();
    press({Qt::Key_Right, Qt::Key_Down}, Qt::ShiftModifier);
    QTest::mouseMove(m_view->viewport(), QPoint(30, 30));
    QTest::mouseMove(m_view->viewport(), QPoint(31, 30));
    QVERIFY(m_project->session.gestureUnderWay());
    press({Qt::Key_Space});
    QCOMPARE(geometry::bounds(geometryOf(shapes().first().outline)), (geometry::Box{from, from + Point{10, 10}}));
}

void CanvasViewTest::spaceAloneDoesNothing()
{
    m_project->session.setTool("polygon");
    press({Qt::Key_Space});
    QVERIFY(!m_project->session.gestureUnderWay());
}

void CanvasViewTest::arrowsNudgeWhatIsSelected()
{
    drawBoxByKeys();
    const Point hand = m_view->lastCursor();
    m_project->session.setTool("select");
    const geometry::Box before = boxOfFirst();
    press({Qt::Key_Right});
    QCOMPARE(boxOfFirst(), (geometry::Box{before.min + Point{1, 0}, before.max + Point{1, 0}}));
    QCOMPARE(m_view->lastCursor(), hand);
}

void CanvasViewTest::arrowsGoOnToTheNextShapeWhileItsToolIsInHand()
{
    drawBoxByKeys();
    const Point hand = m_view->lastCursor();
    const geometry::Box before = boxOfFirst();
    press({Qt::Key_Right});
    QCOMPARE(m_view->lastCursor(), (hand + Point{1, 0}));
    QCOMPARE(boxOfFirst(), before);
    QTest::mouseMove(m_view->viewport(), {60, 70});
    QTest::mouseMove(m_view->viewport(), {40, 40}); // which puts the hand away
    press({Qt::Key_Right});
    QCOMPARE(boxOfFirst().min, (before.min + Point{1, 0}));
}

void CanvasViewTest::arrowsDrawWithAToolThatIsTakenUpAfterSelecting()
{
    drawBoxByKeys();
    m_project->session.setTool("select");
    QTest::mouseMove(m_view->viewport(), {60, 70});
    QTest::mouseMove(m_view->viewport(), {40, 40}); // which puts the hand away
    const Selection selected = m_project->session.selection();
    QVERIFY(!selected.shapes.isEmpty());
    const geometry::Box before = boxOfFirst();
    m_project->session.setTool("polygon");
    press({Qt::Key_Right, Qt::Key_Right, Qt::Key_Space});
    QCOMPARE(boxOfFirst(), before);
    QVERIFY(m_project->session.gestureUnderWay());
    press({Qt::Key_Escape});

    QTest::mouseMove(m_view->viewport(), {60, 70});
    QTest::mouseMove(m_view->viewport(), {40, 40});
    m_project->session.setSelection({});
    m_project->session.setSelection(selected); // which comes after the tool
    press({Qt::Key_Right});
    QCOMPARE(boxOfFirst().min, (before.min + Point{1, 0}));
}

void CanvasViewTest::theHandMeansJustTheWayItGoes()
{
    m_view->zoomTo(1, QPointF(200, 150));
    m_project->session.setTool("box");
    press({Qt::Key_Left, Qt::Key_Space, Qt::Key_Right, Qt::Key_Down, Qt::Key_Right, Qt::Key_Space});
    QCOMPARE(shapes().size(), 1);
    QCOMPARE(boxOfFirst().width(), 2);
    QCOMPARE(boxOfFirst().height(), 1);

    m_project->session.setTool("polygon");
    press({Qt::Key_Space, Qt::Key_Right, Qt::Key_Space, Qt::Key_Down, Qt::Key_Space, Qt::Key_Left});
    press({Qt::Key_Space, Qt::Key_Return}); // a unit square: no press was taken for one on the first point
    QCOMPARE(shapes().size(), 2);
    QCOMPARE(std::get<PolygonOutline>(shapes().last().outline).points.size(), 4);
    press({Qt::Key_Space, Qt::Key_Right, Qt::Key_Space, Qt::Key_Down, Qt::Key_Space, Qt::Key_Left, Qt::Key_Up});
    press({Qt::Key_Space});
    QCOMPARE(shapes().size(), 3);
}

void CanvasViewTest::theHandTakesUpWhatLiesBeside()
{
    drawBoxByKeys();
    m_project->session.setTool("select");
    press({Qt::Key_Escape, Qt::Key_Right, Qt::Key_Space, Qt::Key_Space}); // beside the corner
    QCOMPARE(m_project->session.selection().shapes.size(), 1);
}

void CanvasViewTest::theMouseTakesOverFromTheKeys()
{
    m_project->session.setTool("polygon");
    press({Qt::Key_Right, Qt::Key_Right});
    QTest::mouseMove(m_view->viewport(), {40, 40});
    press({Qt::Key_Space});
    QVERIFY(!m_project->session.gestureUnderWay());
}

void CanvasViewTest::whatTheHandDoesIsSaid()
{
    Listener listener;
    m_project->session.setTool("polygon");
    QTRY_COMPARE(listener.heard(), QStringList{"Polygon; Click to set the first point."});
    press({Qt::Key_Right});
    QTRY_COMPARE(listener.heard().size(), 2);
    const Point hand = m_view->lastCursor();
    const QString place = QString("%1, %2").arg(hand.x).arg(hand.y);
    QCOMPARE(listener.heard().last(), place);
    press({Qt::Key_Right}, Qt::AltModifier); // an eighth, from which points snap to a pixel
    QTRY_COMPARE(listener.heard().size(), 3);
    QCOMPARE(listener.heard().last(), place);
    press({Qt::Key_Space});
    QTRY_VERIFY2(listener.heard().last().startsWith("Clicked at " + place + "; "), qPrintable(listener.heard().last()));
    press({Qt::Key_Escape});
    m_project->session.setTool("box");
    QTRY_VERIFY2(listener.heard().last().startsWith("Box; "), qPrintable(listener.heard().last()));
    press({Qt::Key_Space});
    QTRY_VERIFY2(listener.heard().last().startsWith("Pressed at " + place), qPrintable(listener.heard().last()));
    press({Qt::Key_Right, Qt::Key_Down}, Qt::ShiftModifier);
    press({Qt::Key_Space});
    QTRY_VERIFY2(listener.heard().last().contains(QString("Let go at %1, %2").arg(hand.x + 10).arg(hand.y + 10)),
                 qPrintable(listener.heard().last()));
}

void CanvasViewTest::theHandStaysWithinTheScene()
{
    m_view->setSceneRect(0, 0, 64, 48);
    for (int i = 0; i < 10; ++i)
        press({Qt::Key_Left, Qt::Key_Up}, Qt::ShiftModifier);
    QCOMPARE(m_view->lastCursor(), (Point{0, 0}));
}

HITBOX_WINDOW_TEST(CanvasViewTest)
#include "canvas_view_test.moc"
