#include "test_class.h"
#include "windows/frames/frame_properties.h"
#include "windows/tracks/tracks_panel.h"

#include "document/edits.h"
#include "document/renewed.h"
#include "document/tracks.h"
#include "drawing/theme.h"
#include "session/open_project.h"
#include "session/session_bench.h"
#include "windows/frames/frame_times_button.h"
#include "windows/frames/frames_panel.h"
#include "windows/widgets/number_field.h"
#include "windows/window_bench.h"

#include <QAction>
#include <QComboBox>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>

#include <memory>

using namespace hitbox;
using namespace hitbox::bench;
using geometry::Circle;

namespace {

constexpr TrackId panelFist{900};
constexpr TrackId panelBody{901};

Shape trackShape(TrackId track, int id, const QString &name, double x)
{
    Shape shape;
    shape.id = {id};
    shape.name = name;
    shape.category = QStringLiteral("hit");
    shape.outline = Circle{{x, 8}, 4};
    shape.track = track;
    return shape;
}

/// Ten frames: "body" in all of them, held; "fist" in 4 to 6, with an in-between; "spark" without a track in 8.
Document trackedFighter()
{
    Document document = emptyProject();
    Sprite sprite{.name = QStringLiteral("fighter"), .image = QStringLiteral("fighter.png")};
    for (int f = 0; f < 10; ++f) {
        Frame frame{.name = QString::number(f)};
        frame.size = {64, 64};
        frame.rect = {0, 0, 64, 64};
        frame.shapes.append(trackShape(panelBody, 100 + f, QStringLiteral("body"), 20));
        if (f >= 4 && f <= 6)
            frame.shapes.append(trackShape(panelFist, 200 + f, QStringLiteral("fist"), 20 + 4 * f));
        if (f == 5)
            frame.shapes.last().between = Between::Linear;
        if (f == 8)
            frame.shapes.append(trackShape({}, 300, QStringLiteral("spark"), 40));
        sprite.frames.append(frame);
    }
    sprite.tags.append({.name = QStringLiteral("punch"), .from = 3, .to = 7});
    document.sprites = {sprite};
    document.nextShapeId = 1000;
    return document;
}

} // namespace

class TracksPanelTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();

    void rowsAndColumnsShowTheSprite();
    void aPressGoesToTheFrameAndSelectsTheShape();
    void aPressOnNothingGoesToTheFrame();
    void theHeadScrubs();
    void aTagShowsItsFramesAlone();
    void keysGoFromCellToCell();
    void shiftChoosesARectangle();
    void aDragOverCellsChoosesThem();
    void aDragOnABarOfAllFramesChooses();
    void aBarAtTheEndSaysThatItGoesNoFurther();
    void aNameChoosesAllOfItsFrames();
    void eyeAndLockAreOfTheWholeThing();
    void altMeansOneFrame();
    void aTrackThatIsHiddenInPartIsHiddenThenShown();
    void aBarGoesNowhereWhereAnotherThatWouldGoAlongIsLocked();
    void aBarStaysWhereALockedShapeIsInItsWay();
    void aDragFinishesWhatIsBeingDrawn();
    void deleteRemovesWhatIsChosen();
    void whatIsLockedStays();
    void whatIsChosenFollowsItsTrack();
    void whatIsChosenFollowsItsFrames();
    void anEndIsDraggedLiveAndInOneStep();
    void aBarIsMovedAndStaysInView();
    void altCopiesABar();
    void escapeGivesADragUp();
    void chosenCellsGoTogether();
    void aPressThatGoesNowhereChoosesTheCell();
    void lockedBarsAreNotDragged();
    void chosenCellsAreWorkedOutOrHeld();
    void aSingleKeyGivenUpIsToldAsOne();
    void aToolTakenUpAndEscLeadToTheCanvas();
    void onlyCellsBetweenShapesAreOffered();
    void cellsAreJoinedAndTakenOut();
    void shapesThatLookAlikeAreOfferedAsTracks();
    void eachSpriteIsAskedForByItself();
    void aHiddenPanelRefreshesOnceItIsSeen();
    void theFrameInViewIsScrolledTo();
    void manyTracksAreDrawnInPart();
    void theWindowShowsItInPlaceOfTheFrames();
    void lanesTellOfEachFrame();
    void picturesTakeRoomToSpare();
    void lanesScrubAndFindingsArePressed();
    void durationsAreTypedInTheHead();
    void durationsOfChosenFramesAreTypedAtOnce();
    void aDragIsShownOnTheCanvasAndGivenUp();
    void undoInTheMiddleOfADragEndsIt();
    void aDragThatIsEndedGoesBackToItsFrame();
    void aDragThatComesBackIsNoStep();
    void lockedBarsSayWhy();
    void whatIsPlayedHasThePlayhead();
    void theTagOfTheStripIsFollowed();
    void editingWhilePlayingMeetsTheFrameThatIsSeen();
    void unitsAreKeptForAllLists();

private:
    TrackGrid &grid() const { return m_panel->grid(); }
    Session &session() const { return m_project->session; }
    const Sprite &sprite() const { return session().document().sprites.at(0); }
    void press(QPoint place, Qt::KeyboardModifiers modifiers = {}) const
    {
        QTest::mouseClick(grid().viewport(), Qt::LeftButton, modifiers, place);
    }
    void pressCell(int row, int frame, Qt::KeyboardModifiers modifiers = {}) const
    {
        press(grid().places().cellRect(row, frame).center(), modifiers);
    }
    void dragCells(int row, int from, int to, Qt::KeyboardModifiers modifiers = {}) const
    {
        QTest::mousePress(grid().viewport(), Qt::LeftButton, modifiers, grid().places().cellRect(row, from).center());
        QMouseEvent move(QEvent::MouseMove, grid().places().cellRect(row, to).center(),
                         grid().viewport()->mapToGlobal(grid().places().cellRect(row, to).center()), Qt::NoButton,
                         Qt::LeftButton, modifiers);
        QApplication::sendEvent(grid().viewport(), &move);
        QTest::mouseRelease(grid().viewport(), Qt::LeftButton, modifiers, grid().places().cellRect(row, to).center());
    }
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) const { QTest::keyClick(&grid(), key, modifiers); }
    int frame() const { return session().currentFrame().frame; }
    QList<int> framesOfTrack(TrackId track) const
    {
        QList<int> frames;
        for (const TrackPlace place : placesOf(sprite(), track))
            frames.append(place.frame);
        return frames;
    }

    QPoint headOf(TrackGrid::Lane lane, int at) const { return grid().places().laneRect(lane, at).center(); }

    std::unique_ptr<OpenProject> m_project;
    std::unique_ptr<Pixmaps> m_pixmaps;
    std::unique_ptr<TracksPanel> m_panel;
};

void TracksPanelTest::init()
{
    m_project = std::make_unique<OpenProject>();
    session().start(trackedFighter());
    m_pixmaps = std::make_unique<Pixmaps>(m_project->images);
    m_panel = std::make_unique<TracksPanel>(*m_project, *m_pixmaps);
    m_panel->setPalette(paletteOf(themeFor(ThemeChoice::Dark)));
    m_panel->resize(900, 220);
    m_panel->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_panel.get()));
}

void TracksPanelTest::cleanup()
{
    m_panel.reset();
    m_pixmaps.reset();
    m_project.reset();
}

void TracksPanelTest::rowsAndColumnsShowTheSprite()
{
    QCOMPARE(grid().rows().size(), 3);
    QCOMPARE(grid().rows()[0].name, "body");
    QCOMPARE(grid().rows()[1].name, "fist");
    QCOMPARE(grid().rows()[2].name, "spark");
    QCOMPARE(grid().frames(), (TrackBar{0, 9}));
    QVERIFY(grid().textOf(1, 4).contains("key"));
    QVERIFY(grid().textOf(1, 5).contains("in-between"));
    QVERIFY(grid().textOf(0, 1).contains("held"));
    QVERIFY(grid().textOf(1, 0).contains("nothing"));
    QVERIFY(grid().textOf(2, 8).contains("without a track"));
}

void TracksPanelTest::aPressGoesToTheFrameAndSelectsTheShape()
{
    pressCell(1, 5);
    QCOMPARE(frame(), 5);
    QCOMPARE(session().selection().shapes, QSet{ShapeId{205}});
    pressCell(2, 8);
    QCOMPARE(frame(), 8);
    QCOMPARE(session().selection().shapes, QSet{ShapeId{300}});
    QCOMPARE(session().history()->count(), 0);
}

void TracksPanelTest::aPressOnNothingGoesToTheFrame()
{
    pressCell(1, 2);
    QCOMPARE(frame(), 2);
    QVERIFY(grid().isChosen(1, 2));
    press({400, grid().viewport()->height() - 2}); // below all rows
    QCOMPARE(frame(), 2);
}

void TracksPanelTest::theHeadScrubs()
{
    QTest::mousePress(grid().viewport(), Qt::LeftButton, {}, grid().places().headRect(3).center());
    QCOMPARE(frame(), 3);
    QTest::mouseMove(grid().viewport(), grid().places().headRect(7).center());
    QCOMPARE(frame(), 7);
    QTest::mouseMove(grid().viewport(), grid().places().headRect(9).center() + QPoint(500, 0));
    QCOMPARE(frame(), 9);
    QTest::mouseRelease(grid().viewport(), Qt::LeftButton, {}, grid().places().headRect(9).center());
    QTest::mouseMove(grid().viewport(), grid().places().headRect(1).center());
    QCOMPARE(frame(), 9);
}

void TracksPanelTest::aTagShowsItsFramesAlone()
{
    auto *tags = m_panel->findChild<QComboBox *>("TrackTags");
    QCOMPARE(tags->count(), 2);
    emit tags->activated(1);
    QCOMPARE(grid().frames(), (TrackBar{3, 7}));
    QCOMPARE(frame(), 3);
    pressCell(1, 6);
    QCOMPARE(frame(), 6);
    session().setCurrentFrame({0, 9});
    QCOMPARE(grid().frames(), (TrackBar{0, 9}));
    QCOMPARE(tags->currentIndex(), 0);
}

void TracksPanelTest::keysGoFromCellToCell()
{
    grid().setFocus();
    pressCell(1, 4);
    key(Qt::Key_Right);
    QCOMPARE(frame(), 5);
    QCOMPARE(session().selection().shapes, QSet{ShapeId{205}});
    key(Qt::Key_Up);
    QCOMPARE(session().selection().shapes, QSet{ShapeId{105}});
    key(Qt::Key_Up);
    key(Qt::Key_Home);
    QCOMPARE(frame(), 0);
    key(Qt::Key_Left);
    QCOMPARE(frame(), 0);
    key(Qt::Key_End);
    QCOMPARE(frame(), 9);
    QVERIFY(grid().isChosen(0, 9));
    QVERIFY(grid().accessibleDescription().contains("body"));
    key(Qt::Key_Escape);
    QVERIFY(!grid().isChosen(0, 9));
}

void TracksPanelTest::shiftChoosesARectangle()
{
    pressCell(0, 4);
    key(Qt::Key_Right, Qt::ShiftModifier);
    key(Qt::Key_Down, Qt::ShiftModifier);
    QCOMPARE(grid().chosen(), (QList<ChosenTrack>{{panelBody, {4, 5}}, {panelFist, {4, 5}}}));
    pressCell(0, 6, Qt::ShiftModifier);
    QCOMPARE(grid().chosen(), (QList<ChosenTrack>{{panelBody, {4, 5, 6}}}));
    pressCell(1, 9);
    QCOMPARE(grid().chosen(), (QList<ChosenTrack>{{panelFist, {9}}}));
}

void TracksPanelTest::aDragOverCellsChoosesThem()
{
    QTest::mousePress(grid().viewport(), Qt::LeftButton, {}, grid().places().cellRect(1, 0).center());
    QTest::mouseMove(grid().viewport(), grid().places().cellRect(2, 8).center());
    QTest::mouseRelease(grid().viewport(), Qt::LeftButton, {}, grid().places().cellRect(2, 8).center());
    QCOMPARE(grid().chosenShapes(), (QSet{ShapeId{204}, ShapeId{205}, ShapeId{206}, ShapeId{300}}));
}

void TracksPanelTest::aDragOnABarOfAllFramesChooses()
{
    QSignalSpy told(m_panel.get(), &Panel::told);
    dragCells(0, 3, 6);
    QCOMPARE(grid().chosen(), (QList<ChosenTrack>{{panelBody, {3, 4, 5, 6}}}));
    dragCells(0, 5, 4); // what is chosen could go
    QCOMPARE(framesOfTrack(panelBody), (QList{0, 1, 2, 3, 4, 5, 7, 8, 9}));
    session().undo();
    pressCell(0, 2);
    press(grid().places().toggleRect(0, TrackGrid::Toggle::Locked).center());
    dragCells(0, 7, 8);
    QCOMPARE(grid().chosenFrames(), (QList{7, 8}));
    QVERIFY(told.isEmpty());
}

void TracksPanelTest::aBarAtTheEndSaysThatItGoesNoFurther()
{
    dragCells(1, 5, 8);
    QCOMPARE(framesOfTrack(panelFist), (QList{7, 8, 9}));
    pressCell(1, 0);
    QSignalSpy told(m_panel.get(), &Panel::told);
    dragCells(1, 7, 9);
    QCOMPARE(session().history()->count(), 1);
    QCOMPARE(told.size(), 1);
    QCOMPARE(told.at(0).at(0).toString(), "fist goes no further: the frames end there.");
    pressCell(1, 8);
    QCOMPARE(told.size(), 1);
}

void TracksPanelTest::aNameChoosesAllOfItsFrames()
{
    press(grid().places().nameRect(1).center() - QPoint(40, 0));
    QCOMPARE(frame(), 4);
    QCOMPARE(grid().chosenShapes(), (QSet{ShapeId{204}, ShapeId{205}, ShapeId{206}}));
}

void TracksPanelTest::eyeAndLockAreOfTheWholeThing()
{
    press(grid().places().toggleRect(1, TrackGrid::Toggle::Visible).center());
    for (const TrackPlace place : placesOf(sprite(), panelFist))
        QVERIFY(!sprite().frames[place.frame].shapes[place.shape].visible);
    QCOMPARE(session().history()->undoText(), "Hide fist");
    QVERIFY(!grid().rows()[1].visible);
    press(grid().places().toggleRect(0, TrackGrid::Toggle::Locked).center());
    for (const Frame &frame : sprite().frames)
        QVERIFY(frame.shapes.first().locked);
    QCOMPARE(session().history()->count(), 2);
    session().undo();
    session().undo();
    QCOMPARE(session().document(), trackedFighter());
}

void TracksPanelTest::altMeansOneFrame()
{
    session().setCurrentFrame({0, 5});
    press(grid().places().toggleRect(1, TrackGrid::Toggle::Visible).center(), Qt::AltModifier);
    QVERIFY(!sprite().frames[5].shapes[1].visible);
    QVERIFY(sprite().frames[4].shapes[1].visible && sprite().frames[6].shapes[1].visible);
    QVERIFY(grid().textOf(1, 5).endsWith(", hidden"));
    QVERIFY(!grid().textOf(1, 4).contains("hidden"));
    session().setCurrentFrame({0, 0});
    QSignalSpy told(m_panel.get(), &Panel::told);
    press(grid().places().toggleRect(1, TrackGrid::Toggle::Locked).center(), Qt::AltModifier);
    QCOMPARE(told.size(), 1);
    QCOMPARE(session().history()->count(), 1);
    session().setCurrentFrame({0, 5});
    press(grid().places().toggleRect(1, TrackGrid::Toggle::Visible).center(), Qt::AltModifier);
    QCOMPARE(session().document(), trackedFighter());
}

/// Wherever one stands.
void TracksPanelTest::aTrackThatIsHiddenInPartIsHiddenThenShown()
{
    const auto visible = [this] {
        QString shown;
        for (int f = 4; f <= 6; ++f)
            shown += sprite().frames[f].shapes[1].visible ? '+' : '-';
        return shown;
    };
    const auto locked = [this] {
        QString held;
        for (int f = 4; f <= 6; ++f)
            held += sprite().frames[f].shapes[1].locked ? '+' : '-';
        return held;
    };
    for (const int stand : {4, 5, 0}) {
        session().start(trackedFighter());
        session().setCurrentFrame({0, 5});
        press(grid().places().toggleRect(1, TrackGrid::Toggle::Visible).center(), Qt::AltModifier);
        press(grid().places().toggleRect(1, TrackGrid::Toggle::Locked).center(), Qt::AltModifier);
        QCOMPARE(visible(), "+-+");
        QCOMPARE(locked(), "-+-");
        session().setCurrentFrame({0, stand});
        press(grid().places().toggleRect(1, TrackGrid::Toggle::Visible).center());
        QCOMPARE(visible(), "---");
        press(grid().places().toggleRect(1, TrackGrid::Toggle::Visible).center());
        QCOMPARE(visible(), "+++");
        press(grid().places().toggleRect(1, TrackGrid::Toggle::Locked).center());
        QCOMPARE(locked(), "---"); // which lets it go, as is told where a drag is refused
        press(grid().places().toggleRect(1, TrackGrid::Toggle::Locked).center());
        QCOMPARE(locked(), "+++");
    }
}

/// Of a track that is chosen over all frames.
void TracksPanelTest::aBarGoesNowhereWhereAnotherThatWouldGoAlongIsLocked()
{
    Document document = trackedFighter();
    Shape second = trackShape(panelFist, 400, QStringLiteral("fist"), 20);
    second.locked = true;
    document.sprites[0].frames[8].shapes.append(second);
    session().start(document);
    press(grid().places().nameRect(1).center());
    QSignalSpy told(m_panel.get(), &Panel::told);
    dragCells(1, 5, 4);
    QCOMPARE(session().document(), document);
    QCOMPARE(session().history()->count(), 0);
    QCOMPARE(told.size(), 1);
    QVERIFY(told.at(0).at(0).toString().startsWith("fist is locked"));
}

/// And what is chosen, and every other bar that would have gone along.
void TracksPanelTest::aBarStaysWhereALockedShapeIsInItsWay()
{
    Document document = trackedFighter();
    Shape held = trackShape(panelFist, 400, QStringLiteral("fist"), 20);
    held.locked = true;
    document.sprites[0].frames[8].shapes.append(held);
    session().start(document);
    QSignalSpy told(m_panel.get(), &Panel::told);
    pressCell(0, 4);
    pressCell(1, 6, Qt::ShiftModifier);
    const QList<int> chosen = grid().chosenFrames();
    QCOMPARE(chosen, (QList{4, 5, 6}));
    dragCells(1, 5, 7);
    QCOMPARE(session().document(), document);
    QCOMPARE(session().shown(), document);
    QCOMPARE(session().history()->count(), 0);
    QVERIFY(!session().gestureUnderWay());
    QCOMPARE(grid().chosenFrames(), chosen);
    QCOMPARE(frame(), 5);
    QCOMPARE(told.size(), 1);
    QCOMPARE(told.at(0).at(0).toString(), "What is locked stays.");
    dragCells(1, 5, 6);
    QCOMPARE(grid().chosenFrames(), (QList{5, 6, 7}));
    QCOMPARE(session().history()->count(), 1);
}

void TracksPanelTest::aDragFinishesWhatIsBeingDrawn()
{
    session().setCurrentFrame({0, 5});
    session().setTool("polygon");
    for (const geometry::Point corner : {geometry::Point{42, 42}, {52, 42}, {52, 52}}) {
        session().feed(hitbox::press(corner));
        session().feed(hitbox::release(corner));
    }
    RefreshOnce::allNow();
    const int row = static_cast<int>(std::ranges::find(grid().rows(), QStringLiteral("fist"), &TrackRow::name) -
                                     grid().rows().begin());
    QTest::mousePress(grid().viewport(), Qt::LeftButton, {}, grid().places().cellRect(row, 5).center());
    QTest::mouseMove(grid().viewport(), grid().places().cellRect(row, 6).center());
    QCOMPARE(session().document().sprites[0].frames[5].shapes.size(), 3);
    QVERIFY(session().gestureUnderWay());
    QTest::mouseRelease(grid().viewport(), Qt::LeftButton, {}, grid().places().cellRect(row, 6).center());
    QVERIFY(!session().gestureUnderWay());
    QCOMPARE(session().document(), session().shown());
    QCOMPARE(framesOfTrack(panelFist), (QList{5, 6, 7}));
    QCOMPARE(session().document().sprites[0].frames[5].shapes.size(), 3);
}

void TracksPanelTest::deleteRemovesWhatIsChosen()
{
    pressCell(0, 5);
    pressCell(2, 8, Qt::ShiftModifier);
    key(Qt::Key_Delete);
    QCOMPARE(framesOfTrack(panelFist), QList{4});
    QCOMPARE(framesOfTrack(panelBody), (QList{0, 1, 2, 3, 4, 9}));
    QCOMPARE(sprite().frames[8].shapes.size(), 0);
    QCOMPARE(session().history()->count(), 1);
    session().undo();
    QCOMPARE(session().document(), trackedFighter());
    QSignalSpy told(m_panel.get(), &Panel::told);
    pressCell(1, 0);
    key(Qt::Key_Delete);
    QCOMPARE(told.size(), 1);
    QCOMPARE(session().document(), trackedFighter());
}

void TracksPanelTest::whatIsLockedStays()
{
    press(grid().places().toggleRect(1, TrackGrid::Toggle::Locked).center());
    pressCell(1, 4);
    key(Qt::Key_Delete);
    QCOMPARE(framesOfTrack(panelFist), (QList{4, 5, 6}));
    QCOMPARE(session().history()->count(), 1);
}

void TracksPanelTest::whatIsChosenFollowsItsTrack()
{
    pressCell(1, 4);
    Document document = session().document();
    document = addShapes(document, {0, 0}, {trackShape({902}, 0, "arm", 3)});
    session().commit(document, "add");
    QCOMPARE(grid().rows()[2].name, "fist");
    QCOMPARE(grid().chosen(), (QList<ChosenTrack>{{panelFist, {4}}}));
    QVERIFY(grid().isChosen(2, 4));
    document.sprites[0].frames.resize(3);
    session().commit(document, "cut");
    QCOMPARE(grid().chosen(), QList<ChosenTrack>());
}

void TracksPanelTest::whatIsChosenFollowsItsFrames()
{
    pressCell(1, 4);
    Document document = session().document();
    document.sprites[0].frames.removeFirst();
    session().commit(document, "remove");
    QCOMPARE(grid().chosen(), (QList<ChosenTrack>{{panelFist, {3}}}));
    session().undo();
    QCOMPARE(grid().chosen(), (QList<ChosenTrack>{{panelFist, {4}}}));
    document = session().document();
    document.sprites[0].frames.removeAt(4);
    session().commit(document, "remove");
    QCOMPARE(grid().chosen(), QList<ChosenTrack>());
}

void TracksPanelTest::anEndIsDraggedLiveAndInOneStep()
{
    const QPoint end =
        grid().places().cellRect(1, 6).center() + QPoint(grid().places().cellRect(1, 6).width() / 2 - 2, 0);
    QTest::mousePress(grid().viewport(), Qt::LeftButton, {}, end);
    QTest::mouseMove(grid().viewport(), grid().places().cellRect(1, 8).center());
    QVERIFY(cellAt(grid().rows()[1], 8));
    QCOMPARE(session().document(), trackedFighter());
    QTest::mouseMove(grid().viewport(), grid().places().cellRect(1, 7).center());
    QTest::mouseRelease(grid().viewport(), Qt::LeftButton, {}, grid().places().cellRect(1, 7).center());
    QCOMPARE(framesOfTrack(panelFist), (QList{4, 5, 6, 7}));
    QCOMPARE(session().history()->count(), 1);
    QCOMPARE(session().history()->undoText(), "End fist in frame 7");
    const QPoint begin =
        grid().places().cellRect(1, 4).center() - QPoint(grid().places().cellRect(1, 4).width() / 2 - 2, 0);
    QTest::mousePress(grid().viewport(), Qt::LeftButton, {}, begin);
    QTest::mouseMove(grid().viewport(), grid().places().cellRect(1, 6).center());
    QTest::mouseRelease(grid().viewport(), Qt::LeftButton, {}, grid().places().cellRect(1, 6).center());
    QCOMPARE(framesOfTrack(panelFist), (QList{6, 7}));
}

void TracksPanelTest::aBarIsMovedAndStaysInView()
{
    dragCells(1, 5, 3);
    QCOMPARE(framesOfTrack(panelFist), (QList{2, 3, 4}));
    QCOMPARE(frame(), 3);
    QCOMPARE(session().selection().shapes, QSet{ShapeId{205}});
    QVERIFY(grid().isChosen(1, 3));
    dragCells(1, 3, 9);
    QCOMPARE(framesOfTrack(panelFist), (QList{7, 8, 9}));
    QCOMPARE(session().history()->count(), 2);
}

void TracksPanelTest::altCopiesABar()
{
    dragCells(1, 4, 0, Qt::AltModifier);
    QCOMPARE(framesOfTrack(panelFist), (QList{0, 1, 2, 4, 5, 6}));
    QCOMPARE(frame(), 0);
    QVERIFY(!session().selection().shapes.isEmpty());
    session().undo();
    QCOMPARE(session().document(), trackedFighter());
}

void TracksPanelTest::escapeGivesADragUp()
{
    QTest::mousePress(grid().viewport(), Qt::LeftButton, {}, grid().places().cellRect(1, 5).center());
    QTest::mouseMove(grid().viewport(), grid().places().cellRect(1, 2).center());
    QVERIFY(cellAt(grid().rows()[1], 1));
    key(Qt::Key_Escape);
    QVERIFY(!cellAt(grid().rows()[1], 1));
    QTest::mouseRelease(grid().viewport(), Qt::LeftButton, {}, grid().places().cellRect(1, 2).center());
    QCOMPARE(session().document(), trackedFighter());
}

void TracksPanelTest::chosenCellsGoTogether()
{
    pressCell(0, 8);
    pressCell(1, 6, Qt::ShiftModifier);
    dragCells(1, 6, 7);
    QCOMPARE(framesOfTrack(panelFist), (QList{4, 5, 7}));
    QCOMPARE(framesOfTrack(panelBody), (QList{0, 1, 2, 3, 4, 5, 7, 8, 9}));
    QCOMPARE(session().history()->count(), 1);
    QVERIFY(grid().isChosen(1, 7) && grid().isChosen(0, 9) && !grid().isChosen(0, 6));
}

void TracksPanelTest::aPressThatGoesNowhereChoosesTheCell()
{
    pressCell(0, 4);
    pressCell(1, 6, Qt::ShiftModifier);
    pressCell(1, 5);
    QCOMPARE(grid().chosen(), (QList<ChosenTrack>{{panelFist, {5}}}));
    QCOMPARE(session().history()->count(), 0);
}

void TracksPanelTest::lockedBarsAreNotDragged()
{
    press(grid().places().toggleRect(1, TrackGrid::Toggle::Locked).center());
    dragCells(1, 5, 3);
    QCOMPARE(framesOfTrack(panelFist), (QList{4, 5, 6}));
}

void TracksPanelTest::chosenCellsAreWorkedOutOrHeld()
{
    pressCell(0, 2);
    pressCell(0, 4, Qt::ShiftModifier);
    m_panel->setBetween(Between::EaseOut);
    QCOMPARE(sprite().frames[3].shapes[0].between, Between::EaseOut);
    QCOMPARE(session().history()->undoText(), "Work in-betweens of body out");
    m_panel->setBetween(Between::None);
    QVERIFY(isKey(sprite().frames[3].shapes[0]));
    pressCell(1, 8);
    m_panel->holdChosen();
    QCOMPARE(framesOfTrack(panelFist), (QList{4, 5, 6, 7, 8}));
    QSignalSpy told(m_panel.get(), &Panel::told);
    pressCell(1, 1);
    m_panel->holdChosen();
    m_panel->setBetween(Between::Linear);
    QCOMPARE(told.size(), 2);
    QCOMPARE(session().history()->count(), 3);
}

void TracksPanelTest::aSingleKeyGivenUpIsToldAsOne()
{
    Document document = session().document();
    document.sprites[0].frames[3].shapes[0].outline = geometry::Box{{30, 30}, {50, 50}};
    session().commit(document, "pose");
    QSignalSpy told(m_panel.get(), &Panel::told);
    pressCell(0, 3);
    m_panel->setBetween(Between::Linear);
    QCOMPARE(told.size(), 1);
    QVERIFY(told.at(0).at(0).toString().startsWith("1 key is"));
}

void TracksPanelTest::aToolTakenUpAndEscLeadToTheCanvas()
{
    WindowBench bench;
    bench.session.start(trackedFighter());
    bench.window->actions().run("frame.tracks");
    bench.settle();
    auto *inWindow = bench.front().findChild<TrackGrid *>();
    QVERIFY(inWindow && inWindow->isVisible());
    inWindow->setFocus();
    bench.window->actions().run("tool.box");
    QVERIFY(bench.view()->hasFocus());
    QTest::mouseClick(inWindow->viewport(), Qt::LeftButton, {}, inWindow->places().cellRect(0, 3).center());
    inWindow->setFocus();
    QVERIFY(inWindow->isChosen(0, 3));
    QTest::keyClick(inWindow, Qt::Key_Escape);
    QVERIFY(bench.view()->hasFocus());
    QVERIFY(!inWindow->isChosen(0, 3));
}

void TracksPanelTest::onlyCellsBetweenShapesAreOffered()
{
    WindowBench bench;
    bench.session.start(trackedFighter());
    bench.window->actions().run("frame.tracks");
    bench.settle();
    TrackGrid &grid = bench.window->findChild<TracksPanel *>()->grid();
    const auto isOffered = [&](int row, int frame) {
        QTest::mouseClick(grid.viewport(), Qt::LeftButton, {}, grid.places().cellRect(row, frame).center());
        bench.settle();
        return bench.window->actions().action("track.linear")->isEnabled();
    };
    QVERIFY(isOffered(1, 5));
    QVERIFY(!isOffered(1, 1)); // nothing is there, and nothing before it
    QVERIFY(!isOffered(1, 4)); // the first key
    QVERIFY(isOffered(0, 4));
    QVERIFY(!isOffered(2, 8)); // of no track
}

void TracksPanelTest::cellsAreJoinedAndTakenOut()
{
    pressCell(2, 7);
    pressCell(1, 8, Qt::ShiftModifier); // the spark and nothing of the fist
    pressCell(1, 6);
    pressCell(2, 8, Qt::ShiftModifier);
    m_panel->joinChosen();
    QCOMPARE(framesOfTrack(panelFist), (QList{4, 5, 6, 8}));
    QCOMPARE(sprite().frames[8].shapes.last().name, "fist");
    pressCell(1, 8);
    m_panel->takeOutChosen();
    QCOMPARE(framesOfTrack(panelFist), (QList{4, 5, 6}));
    QCOMPARE(session().history()->count(), 2);
}

void TracksPanelTest::shapesThatLookAlikeAreOfferedAsTracks()
{
    QVERIFY(!m_panel->findChild<NoticeBar *>());
    Document loose = trackedFighter();
    for (Frame &frame : loose.sprites[0].frames) {
        for (Shape &shape : frame.shapes)
            shape = byItself(shape);
    }
    session().start(loose);
    QVERIFY(m_panel->findChild<NoticeBar *>());
    QCOMPARE(m_panel->findChild<NoticeBar *>()->accessibleName(), "13 shapes look like 2 things: make them tracks?");
    const auto press = [&](const QString &text) {
        for (QPushButton *button : m_panel->findChildren<QPushButton *>()) {
            if (button->text() == text)
                return button->click();
        }
    };
    press("Make tracks");
    QCOMPARE(tracksOf(sprite()).size(), 2);
    QCOMPARE(session().history()->count(), 1);
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    QVERIFY(!m_panel->findChild<NoticeBar *>());
    session().undo();
    QVERIFY(m_panel->findChild<NoticeBar *>());
    press("Not now");
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    session().setCurrentFrame({0, 4});
    QVERIFY(!m_panel->findChild<NoticeBar *>());
    QCOMPARE(tracksOf(sprite()).size(), 0);
}

/// Though the notice of another one reads the same.
void TracksPanelTest::eachSpriteIsAskedForByItself()
{
    Document loose = trackedFighter();
    for (Frame &frame : loose.sprites[0].frames) {
        for (Shape &shape : frame.shapes)
            shape = byItself(shape);
    }
    loose.sprites.append(renewed(loose.sprites[0]));
    loose.sprites[1].name = "twin";
    for (Frame &frame : loose.sprites[1].frames) {
        for (Shape &shape : frame.shapes)
            shape.id = {shape.id.value + 500};
    }
    session().start(loose);
    QVERIFY(m_panel->findChild<NoticeBar *>());
    session().setCurrentFrame({1, 0});
    RefreshOnce::allNow();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    for (QPushButton *button : m_panel->findChildren<QPushButton *>()) {
        if (button->text() == "Not now")
            button->click();
    }
    QCOMPARE(m_panel->declined(), QSet{Id(*session().document().sprites[1].id)});
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    QVERIFY(!m_panel->findChild<NoticeBar *>());
    session().setCurrentFrame({0, 0});
    RefreshOnce::allNow();
    QVERIFY(m_panel->findChild<NoticeBar *>());
    m_panel->setDeclined({*session().document().sprites[0].id});
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    QVERIFY(!m_panel->findChild<NoticeBar *>());
}

void TracksPanelTest::aHiddenPanelRefreshesOnceItIsSeen()
{
    m_panel->hide();
    Document document = session().document();
    document.sprites[0].frames[0].shapes.clear();
    session().commit(document, "edit");
    QVERIFY(cellAt(grid().rows()[0], 0));
    m_panel->show();
    QVERIFY(!cellAt(grid().rows()[0], 0));
}

void TracksPanelTest::theFrameInViewIsScrolledTo()
{
    Document document = session().document();
    while (document.sprites[0].frames.size() < 200)
        document.sprites[0].frames.append({.name = QString::number(document.sprites[0].frames.size())});
    session().commit(document, "many");
    QScrollBar &bar = *grid().horizontalScrollBar();
    QCOMPARE(bar.value(), 0);
    session().setCurrentFrame({0, 150});
    QVERIFY(bar.value() > 0);
    const int there = bar.value();
    session().setCurrentFrame({0, 149});
    QCOMPARE(bar.value(), there); // it is in view
    bar.setValue(0);
    document.sprites[0].frames[149].duration += 1;
    session().commit(document, "edit");
    QCOMPARE(bar.value(), 0); // who scrolled away stays there
}

void TracksPanelTest::manyTracksAreDrawnInPart()
{
    Document document = session().document();
    for (int f = 0; f < 1000; ++f) {
        Frame frame{.name = QString::number(f)};
        for (int track = 0; track < 40; ++track)
            frame.shapes.append(trackShape({2000 + track}, 5000 + 40 * f + track, QString::number(track), f % 7));
        document.sprites[0].frames.append(frame);
    }
    session().commit(document, "many");
    QCOMPARE(grid().rows().size(), 43);
    QCOMPARE(grid().frames(), (TrackBar{0, 1009}));
    QVERIFY(grid().verticalScrollBar()->maximum() > 0 && grid().horizontalScrollBar()->maximum() > 0);
    grid().horizontalScrollBar()->setValue(grid().horizontalScrollBar()->maximum());
    grid().verticalScrollBar()->setValue(grid().verticalScrollBar()->maximum());
    pressCell(41, 1008);
    QCOMPARE(frame(), 1008);
    const QImage last = grid().viewport()->grab().toImage();
    key(Qt::Key_Home);
    QCOMPARE(grid().horizontalScrollBar()->value(), 0);
    QVERIFY(grid().viewport()->grab().toImage() != last);
}

void TracksPanelTest::theWindowShowsItInPlaceOfTheFrames()
{
    WindowBench bench;
    QVERIFY(bench.shown);
    bench.openSample();
    auto *frames = bench.window->findChild<QWidget *>("FrameList");
    auto *tracks = bench.front().findChild<TracksPanel *>();
    QVERIFY(frames->isVisible() && !tracks->isVisible());
    bench.window->actions().run("frame.tracks");
    QVERIFY(!frames->isVisible() && tracks->isVisible());
    QVERIFY(bench.window->actions().action("frame.tracks")->isChecked());
    WindowBench::settle();
    QTest::mouseClick(tracks->findChild<QWidget *>("ShowFrames"), Qt::LeftButton);
    QVERIFY(frames->isVisible() && !tracks->isVisible());
}

void TracksPanelTest::lanesTellOfEachFrame()
{
    using Lane = TrackGrid::Lane;
    Document document = session().document();
    document.sprites[0].frames[5].events = {{.name = "whoosh"}};
    document.categories = {{.name = "hit", .hits = {"hurt"}}, {.name = "hurt"}};
    for (Frame &frame : document.sprites[0].frames)
        frame.shapes[0].category = "hurt";
    QVERIFY(grid().places().laneRect(Lane::Events, 0).isEmpty());
    session().commit(document, "set up");
    RefreshOnce::allNow();
    QCOMPARE(grid().lanes().attack.size(), 5); // the spark hits, too, behind a gap
    QVERIFY(grid().textOf(Lane::Attack, 5).startsWith("Frames 4 to 6 – Active: 3 frames"));
    QVERIFY(!grid().places().laneRect(Lane::Events, 0).isEmpty());
    QVERIFY(grid().textOf(Lane::Events, 5).contains("whoosh"));
    QVERIFY(grid().textOf(Lane::Numbers, 5).contains("100 ms, 6 ticks"));
    QVERIFY(grid().textOf(Lane::Durations, 5).contains("type"));
    // Lanes stand below each other, and the cells below them.
    int bottom = -1;
    for (const Lane lane : {Lane::Numbers, Lane::Durations, Lane::Events, Lane::Findings, Lane::Attack}) {
        QCOMPARE(grid().places().laneRect(lane, 3).top(), bottom + 1);
        bottom = grid().places().laneRect(lane, 3).bottom();
    }
    QCOMPARE(grid().places().cellRect(0, 3).top(), bottom + 1);
}

void TracksPanelTest::picturesTakeRoomToSpare()
{
    QVERIFY(grid().places().laneRect(TrackGrid::Lane::Pictures, 0).isEmpty());
    m_panel->resize(900, 400);
    QCoreApplication::processEvents();
    QVERIFY(!grid().places().laneRect(TrackGrid::Lane::Pictures, 0).isEmpty());
    QVERIFY(grid().minimumHeight() < 220);
}

void TracksPanelTest::lanesScrubAndFindingsArePressed()
{
    using Lane = TrackGrid::Lane;
    for (const Lane lane : {Lane::Durations, Lane::Attack, Lane::Findings}) {
        press(headOf(lane, 7));
        QCOMPARE(frame(), 7);
        press(headOf(lane, 2));
        QCOMPARE(frame(), 2);
    }
    QSignalSpy pressed(m_panel.get(), &TracksPanel::findingPressed);
    Document crossed = session().document();
    crossed.sprites[0].frames[6].shapes[0].outline = PolygonOutline{{{0, 0}, {9, 9}, {9, 0}, {0, 9}}};
    session().commit(crossed, "cross");
    QTRY_VERIFY(grid().lanes().findings.contains(6));
    QVERIFY(grid().textOf(Lane::Findings, 6).contains("error"));
    press(headOf(Lane::Findings, 6));
    QCOMPARE(pressed.size(), 1);
    QCOMPARE(pressed.at(0).at(0).value<Finding>().frame, (FrameRef{0, 6}));
    session().undo();
    QTRY_VERIFY(!grid().lanes().findings.contains(6));
}

void TracksPanelTest::durationsAreTypedInTheHead()
{
    m_panel->setTimes({FrameTimes::Unit::Ticks, 50});
    const auto type = [this](int at, const QString &text, Qt::Key end) {
        QTest::mouseDClick(grid().viewport(), Qt::LeftButton, {}, headOf(TrackGrid::Lane::Durations, at));
        auto *field = grid().findChild<QLineEdit *>("TrackDuration");
        QVERIFY(field && field->hasFocus());
        QTest::keyClicks(field, text);
        QTest::keyClick(field, end);
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    };
    type(3, "8", Qt::Key_Return);
    QCOMPARE(sprite().frames[3].duration, 160.0);
    QCOMPARE(sprite().frames[2].duration, 100.0);
    QVERIFY(!grid().findChild<QLineEdit *>("TrackDuration"));
    QCOMPARE(session().history()->count(), 1);
    QVERIFY(grid().hasFocus());
    type(3, "9", Qt::Key_Escape);
    QCOMPARE(sprite().frames[3].duration, 160.0);
    QVERIFY(durationKey(sprite(), {3}) != durationKey(sprite(), {5})); // of another frame, another step
    session().undo();
    QCOMPARE(session().document(), trackedFighter());
}

void TracksPanelTest::durationsOfChosenFramesAreTypedAtOnce()
{
    pressCell(1, 4);
    pressCell(1, 6, Qt::ShiftModifier);
    QTest::mouseDClick(grid().viewport(), Qt::LeftButton, {}, headOf(TrackGrid::Lane::Durations, 5));
    auto *field = grid().findChild<QLineEdit *>("TrackDuration");
    QVERIFY(field);
    QTest::keyClicks(field, "40");
    QTest::keyClick(field, Qt::Key_Return);
    for (int f = 0; f < 10; ++f)
        QCOMPARE(sprite().frames[f].duration, f >= 4 && f <= 6 ? 40.0 : 100.0);
    QCOMPARE(session().history()->count(), 1);
}

void TracksPanelTest::aDragIsShownOnTheCanvasAndGivenUp()
{
    const QPoint end =
        grid().places().cellRect(1, 6).center() + QPoint(grid().places().cellRect(1, 6).width() / 2 - 2, 0);
    QTest::mousePress(grid().viewport(), Qt::LeftButton, {}, end);
    QTest::mouseMove(grid().viewport(), grid().places().cellRect(1, 8).center());
    QCOMPARE(frame(), 8); // where the hand is
    const Shape *held = findShape(session().shown().sprites[0].frames[8], panelFist);
    QVERIFY(held);
    QVERIFY(session().selection().shapes.contains(held->id));
    QVERIFY(session().gestureUnderWay());
    QCOMPARE(session().document(), trackedFighter());
    key(Qt::Key_Escape);
    QVERIFY(!session().gestureUnderWay());
    QCOMPARE(frame(), 6);
    QCOMPARE(session().shown(), trackedFighter());
    QTest::mouseRelease(grid().viewport(), Qt::LeftButton, {}, grid().places().cellRect(1, 8).center());
    QCOMPARE(session().history()->count(), 0);
}

void TracksPanelTest::undoInTheMiddleOfADragEndsIt()
{
    dragCells(1, 5, 4);
    QCOMPARE(session().history()->count(), 1);
    QTest::mousePress(grid().viewport(), Qt::LeftButton, {}, grid().places().cellRect(1, 4).center());
    QTest::mouseMove(grid().viewport(), grid().places().cellRect(1, 7).center());
    session().undo(); // of the drag alone
    QCOMPARE(framesOfTrack(panelFist), (QList{3, 4, 5}));
    QTest::mouseMove(grid().viewport(), grid().places().cellRect(1, 8).center());
    QTest::mouseRelease(grid().viewport(), Qt::LeftButton, {}, grid().places().cellRect(1, 8).center());
    QCOMPARE(framesOfTrack(panelFist), (QList{3, 4, 5}));
    QVERIFY(!session().gestureUnderWay());
}

void TracksPanelTest::aDragThatIsEndedGoesBackToItsFrame()
{
    QTest::mousePress(grid().viewport(), Qt::LeftButton, {}, grid().places().cellRect(1, 5).center());
    QTest::mouseMove(grid().viewport(), grid().places().cellRect(1, 7).center());
    QVERIFY(session().gestureUnderWay());
    const Id<Frame> began = *session().document().sprites[0].frames[5].id;
    Document document = session().document();
    document.sprites[0].frames.prepend(Frame());
    session().commit(document, "Add frame");
    QVERIFY(!session().gestureUnderWay());
    QCOMPARE(frame(), 6);
    QCOMPARE(*session().document().sprites[0].frames[6].id, began);
}

void TracksPanelTest::aDragThatComesBackIsNoStep()
{
    QTest::mousePress(grid().viewport(), Qt::LeftButton, {}, grid().places().cellRect(1, 5).center());
    QTest::mouseMove(grid().viewport(), grid().places().cellRect(1, 7).center());
    QTest::mouseMove(grid().viewport(), grid().places().cellRect(1, 5).center());
    QVERIFY(session().gestureUnderWay());
    QTest::mouseRelease(grid().viewport(), Qt::LeftButton, {}, grid().places().cellRect(1, 5).center());
    QVERIFY(!session().gestureUnderWay());
    QCOMPARE(frame(), 5);
    QCOMPARE(session().history()->count(), 0);
}

void TracksPanelTest::lockedBarsSayWhy()
{
    QSignalSpy told(m_panel.get(), &Panel::told);
    press(grid().places().toggleRect(1, TrackGrid::Toggle::Locked).center());
    dragCells(1, 5, 3);
    QCOMPARE(told.size(), 1);
    QVERIFY(told.at(0).at(0).toString().startsWith("fist is locked"));
    pressCell(1, 5); // to look at
    QCOMPARE(told.size(), 1);
    QCOMPARE(session().selection().shapes, QSet{ShapeId{205}});
    pressCell(1, 6);
    m_panel->holdChosen();
    m_panel->setBetween(Between::Linear);
    QCOMPARE(told.size(), 3);
    QCOMPARE(told.at(2).at(0).toString(), "What is locked stays.");
    // One frame that is locked holds the whole bar.
    session().undo();
    session().setCurrentFrame({0, 5});
    press(grid().places().toggleRect(1, TrackGrid::Toggle::Locked).center(), Qt::AltModifier);
    dragCells(1, 4, 2);
    QCOMPARE(framesOfTrack(panelFist), (QList{4, 5, 6}));
    QCOMPARE(told.size(), 4);
}

void TracksPanelTest::whatIsPlayedHasThePlayhead()
{
    auto *play = m_panel->findChild<QAbstractButton *>("PlayTracks");
    QSignalSpy wanted(m_panel.get(), &TracksPanel::playWanted);
    QTest::mouseClick(play, Qt::LeftButton);
    QCOMPARE(wanted.size(), 1);
    const QImage still = grid().viewport()->grab().toImage();
    m_panel->setPlayed(7);
    QVERIFY(play->isChecked());
    QVERIFY(grid().viewport()->grab().toImage() != still);
    QCOMPARE(frame(), 0);
    m_panel->setPlayed(std::nullopt);
    QVERIFY(!play->isChecked());
    QCOMPARE(grid().viewport()->grab().toImage(), still);
}

void TracksPanelTest::theTagOfTheStripIsFollowed()
{
    WindowBench bench;
    bench.session.start(trackedFighter());
    WindowBench::settle();
    auto *strip = bench.front().findChild<QComboBox *>("Tags");
    auto *tracks = bench.front().findChild<TracksPanel *>();
    emit strip->activated(1);
    QTest::mouseClick(bench.front().findChild<QWidget *>("ShowTracks"), Qt::LeftButton);
    QVERIFY(tracks->isVisible());
    QCOMPARE(tracks->grid().frames(), (TrackBar{3, 7}));
    QCOMPARE(bench.session.currentFrame().frame, 3);
    emit tracks->findChild<QComboBox *>("TrackTags")->activated(0);
    RefreshOnce::allNow();
    QCOMPARE(tracks->grid().frames(), (TrackBar{0, 9}));
    bench.window->actions().run("frame.tracks");
    RefreshOnce::allNow();
    QCOMPARE(strip->currentIndex(), 0);
}

void TracksPanelTest::editingWhilePlayingMeetsTheFrameThatIsSeen()
{
    WindowBench bench;
    Document document = trackedFighter();
    for (Frame &frame : document.sprites[0].frames)
        frame.duration = 20;
    bench.session.start(document);
    bench.window->actions().run("frame.tracks");
    WindowBench::settle();
    auto *tracks = bench.front().findChild<TracksPanel *>();
    auto *play = tracks->findChild<QAbstractButton *>("PlayTracks");
    int seen = 0;
    connect(bench.front().findChild<FramesPanel *>(), &FramesPanel::played, this,
            [&seen](std::optional<int> frame) { seen = frame.value_or(seen); });
    const auto playOn = [&] {
        bench.session.setCurrentFrame({0, 0});
        seen = 0;
        QTest::mouseClick(play, Qt::LeftButton);
        return QTest::qWaitFor([&] { return seen > 0; }) && play->isChecked();
    };
    // A press on the grid goes where it is, and ends it.
    QVERIFY(playOn());
    QTest::mouseClick(tracks->grid().viewport(), Qt::LeftButton, {}, tracks->grid().places().cellRect(0, 0).center());
    QVERIFY(!play->isChecked());
    QCOMPARE(bench.session.currentFrame().frame, 0);
    // An action concerns what is seen: the body of that frame, not of the one that was in view.
    QVERIFY(playOn());
    bench.view()->setFocus();
    bench.window->actions().run("edit.delete");
    const auto &frames = bench.session.document().sprites[0].frames;
    QCOMPARE(bench.session.currentFrame().frame, seen);
    QCOMPARE(frames[0].shapes.size(), document.sprites[0].frames[0].shapes.size());
    QVERIFY(!play->isChecked());
    // So does a key on the canvas.
    bench.session.start(document);
    bench.session.setSelection({.shapes = {ShapeId{100}}});
    QVERIFY(playOn());
    bench.view()->setFocus();
    QTest::keyClick(bench.view(), Qt::Key_Right);
    QCOMPARE(bench.session.currentFrame().frame, seen);
    QCOMPARE(bench.session.document().sprites[0].frames[0], document.sprites[0].frames[0]);
    QVERIFY(!play->isChecked());
}

void TracksPanelTest::unitsAreKeptForAllLists()
{
    WindowBench bench;
    bench.session.start(trackedFighter());
    auto *tracks = bench.front().findChild<TracksPanel *>();
    auto *inTracks = tracks->findChild<FrameTimesButton *>();
    auto *inFrames = bench.front().findChild<FramesPanel *>()->findChild<FrameTimesButton *>();
    inTracks->set({FrameTimes::Unit::Ticks, 50});
    QCOMPARE(inFrames->now(), inTracks->now());
    auto *field = bench.front().findChild<NumberField *>("FrameDuration");
    QCOMPARE(field->value(), 5.0);
    field->setFocus();
    field->selectAll();
    QTest::keyClicks(field, "7");
    QTest::keyClick(field, Qt::Key_Return);
    QCOMPARE(bench.session.document().sprites[0].frames[0].duration, 140.0);
    inFrames->set({});
    QCOMPARE(inTracks->now(), FrameTimes());
    QCOMPARE(field->value(), 140.0);
}

HITBOX_WINDOW_TEST(TracksPanelTest)
#include "tracks_panel_test.moc"
