#include "canvas_bench.h"
#include "test_class.h"
#include "tools/overlay_bench.h"

#include <QContextMenuEvent>
#include <QSignalSpy>

using namespace hitbox;
using geometry::Point;

/// What of the mouse and the keyboard the canvas passes on to the tool.
class CanvasEventsTest : public QObject, protected bench::CanvasBench
{
    Q_OBJECT

private slots:
    void init() { begin(); }
    void cleanup() { end(); }

    void eventsReachTheToolInScenePixels_data();
    void eventsReachTheToolInScenePixels();
    void thePickRadiusIsConstantOnScreen_data();
    void thePickRadiusIsConstantOnScreen();
    void modifiersReachTheTool();
    void aDoubleClickReachesTheTool();
    void keysReachTheToolAndOthersPassOn();
    void leavingTellsTheTool();
    void theCursorsPlaceIsTold();
    void theRightButtonAsksForAMenu();
    void theGripThatTurnsIsInView_data();
    void theGripThatTurnsIsInView();
};

void CanvasEventsTest::eventsReachTheToolInScenePixels_data()
{
    QTest::addColumn<double>("zoom");
    for (const double zoom : {1.0, 2.5, 8.0, 40.0})
        QTest::addRow("zoom %g", zoom) << zoom;
}

void CanvasEventsTest::eventsReachTheToolInScenePixels()
{
    QFETCH(double, zoom);
    m_project->tools.set(&ToolSettings::snap, {SnapStep::Off});
    m_project->session.setTool("box");
    m_view->fit(QRectF(0, 0, 64, 48));
    m_view->zoomTo(zoom, QPointF(100, 100));
    const QPoint from(120, 90);
    const QPoint to(201, 143);
    const QPointF first = inScene(from);
    const QPointF last = inScene(to);
    QTest::mousePress(m_view->viewport(), Qt::LeftButton, {}, from);
    QTest::mouseMove(m_view->viewport(), {160, 100});
    QTest::mouseMove(m_view->viewport(), to);
    QTest::mouseRelease(m_view->viewport(), Qt::LeftButton, {}, to);
    QCOMPARE(shapes().size(), 1);
    const auto box = std::get<geometry::Box>(shapes().first().outline);
    QCOMPARE(box, (geometry::Box{{first.x(), first.y()}, {last.x(), last.y()}}));
}

void CanvasEventsTest::thePickRadiusIsConstantOnScreen_data()
{
    QTest::addColumn<double>("zoom");
    for (const double zoom : {1.0, 4.0, 25.0, 100.0})
        QTest::addRow("zoom %g", zoom) << zoom;
}

void CanvasEventsTest::thePickRadiusIsConstantOnScreen()
{
    QFETCH(double, zoom);
    m_project->tools.set(&ToolSettings::snap, {SnapStep::Off});
    m_project->session.setTool("polygon");
    m_view->fit(QRectF(0, 0, 64, 48));
    m_view->zoomTo(zoom, QPointF(200, 150));
    const QPoint first(100, 100);
    for (const QPoint corner : {first, QPoint(200, 100), QPoint(200, 200)})
        click(corner);
    QTest::mouseMove(m_view->viewport(), first + QPoint(0, 7));
    QVERIFY(placeOf(Mark::Sign::Ring, m_project->live.overlay.now()).has_value());
    QTest::mouseMove(m_view->viewport(), first + QPoint(0, 10));
    QVERIFY(!placeOf(Mark::Sign::Ring, m_project->live.overlay.now()).has_value());
}

void CanvasEventsTest::modifiersReachTheTool()
{
    m_project->session.setTool("polygon");
    m_view->fit(QRectF(0, 0, 64, 48));
    m_view->zoomTo(8, QPointF(200, 150));
    const QPoint at(123, 97);
    const QPointF place = inScene(at);
    click(at, Qt::ControlModifier);
    QCOMPARE(draftPath(m_project->live.overlay.now()).first(), (Point{place.x(), place.y()}));
    m_project->session.endGesture(Session::GestureEnd::Cancel);
    click(at);
    QCOMPARE(draftPath(m_project->live.overlay.now()).first(),
             (Point{std::floor(place.x() + 0.5), std::floor(place.y() + 0.5)}));
}

void CanvasEventsTest::aDoubleClickReachesTheTool()
{
    use(bench::oneFrame({64, 48}, {bench::shapeOf(PolygonOutline{{{10, 10}, {40, 10}, {40, 40}}})}));
    m_view->fit(QRectF(0, 0, 64, 48));
    QCOMPARE(QString(m_project->session.tool().id), QString("select"));
    const QPoint at = onScreen({35, 15});
    click(at);
    QTest::mouseDClick(m_view->viewport(), Qt::LeftButton, {}, at);
    QTest::mouseRelease(m_view->viewport(), Qt::LeftButton, {}, at);
    QCOMPARE(QString(m_project->session.tool().id), QString("edit-points"));
}

void CanvasEventsTest::keysReachTheToolAndOthersPassOn()
{
    use(bench::oneFrame({64, 48}, {bench::shapeOf(geometry::Box{{10, 10}, {40, 40}})}));
    m_project->session.setSelection({.shapes = {bench::idOf(m_project->session, 0)}});
    QTest::keyClick(m_view.get(), Qt::Key_Right, Qt::ShiftModifier);
    QCOMPARE(std::get<geometry::Box>(shapes().first().outline), (geometry::Box{{20, 10}, {50, 40}}));
    QTest::keyClick(m_view.get(), Qt::Key_Delete);
    QVERIFY(shapes().isEmpty());

    QKeyEvent unwanted(QEvent::KeyPress, Qt::Key_F9, {});
    QApplication::sendEvent(m_view.get(), &unwanted);
    QVERIFY(!unwanted.isAccepted());
}

void CanvasEventsTest::leavingTellsTheTool()
{
    use(bench::oneFrame({64, 48}, {bench::shapeOf(geometry::Box{{10, 10}, {40, 40}})}));
    QSignalSpy left(m_view.get(), &CanvasView::cursorLeft);
    m_view->fit(QRectF(0, 0, 64, 48));
    QTest::mouseMove(m_view->viewport(), onScreen({20, 20}));
    QCOMPARE(hotShape(m_project->live.overlay.now()), bench::idOf(m_project->session, 0));
    QEvent leave(QEvent::Leave);
    QApplication::sendEvent(m_view->viewport(), &leave);
    QCOMPARE(hotShape(m_project->live.overlay.now()), ShapeId{});
    QCOMPARE(left.size(), 1);
}

void CanvasEventsTest::theCursorsPlaceIsTold()
{
    Point told;
    connect(m_view.get(), &CanvasView::cursorMoved, this, [&told](Point place) { told = place; });
    m_view->fit(QRectF(0, 0, 64, 48));
    for (const QPoint at : {QPoint(10, 20), QPoint(390, 290)}) {
        QTest::mouseMove(m_view->viewport(), at);
        const QPointF off = QPointF(told.x, told.y) - inScene(at);
        QVERIFY(std::max(std::abs(off.x()), std::abs(off.y())) * m_view->zoom() <= 1);
    }
}

void CanvasEventsTest::theRightButtonAsksForAMenu()
{
    QSignalSpy wanted(m_view.get(), &CanvasView::menuWanted);
    QContextMenuEvent event(QContextMenuEvent::Mouse, {50, 60}, m_view->viewport()->mapToGlobal(QPoint(50, 60)));
    QApplication::sendEvent(m_view->viewport(), &event);
    QCOMPARE(wanted.size(), 1);
    QCOMPARE(wanted.first().first().toPoint(), event.globalPos());
}

void CanvasEventsTest::theGripThatTurnsIsInView_data()
{
    QTest::addColumn<geometry::Box>("box");
    QTest::addRow("upper rim") << geometry::Box{{20, 0}, {40, 20}};
    QTest::addRow("as high as the view") << geometry::Box{{20, 0}, {40, 48}};
    QTest::addRow("all of the view") << geometry::Box{{0, 0}, {64, 48}};
}

void CanvasEventsTest::theGripThatTurnsIsInView()
{
    QFETCH(geometry::Box, box);
    use(bench::oneFrame({64, 48}, {bench::shapeOf(box)}));
    m_view->fit(QRectF(0, 0, 64, 48));
    m_project->session.setSelection({.shapes = {bench::idOf(m_project->session, 0)}});
    const auto grip = [this]() -> std::optional<QPoint> {
        const Overlay overlay = m_project->live.overlay.now();
        for (const Primitive &one : overlay.primitives) {
            if (const Mark *mark = std::get_if<Mark>(&one); mark && mark->sign == Mark::Sign::Round)
                return onScreen(mark->at.place) + QPointF(mark->at.aside.x, mark->at.aside.y).toPoint();
        }
        return std::nullopt;
    };
    QVERIFY(grip());
    QVERIFY(m_view->viewport()->rect().contains(*grip()));
    const QPoint from = *grip();
    QTest::mousePress(m_view->viewport(), Qt::LeftButton, {}, from);
    QTest::mouseMove(m_view->viewport(), from + QPoint(20, 30));
    QTest::mouseRelease(m_view->viewport(), Qt::LeftButton, {}, from + QPoint(20, 30));
    QVERIFY(m_project->session.history()->undoText().startsWith("Turn"));

    m_project->session.undo();
    m_view->moveBy({0, -1000}); // the shape goes down, as far as one can scroll
    QVERIFY(grip());
    const bool isSeen = m_view->shareInView(QRectF(box.min.x, box.min.y, box.width(), box.height())) > 0;
    QVERIFY(!isSeen || m_view->viewport()->rect().contains(*grip()));
}

HITBOX_WINDOW_TEST(CanvasEventsTest)
#include "canvas_events_test.moc"
