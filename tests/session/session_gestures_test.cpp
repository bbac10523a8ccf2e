#include "document/frame_edits.h"
#include "tools/all_tools.h"

#include "document/renewed.h"
#include "document/sprite_edits.h"
#include "session/files/additions.h"
#include "session/selected.h"
#include "session_bench.h"
#include "test_class.h"
#include "tools/overlay_bench.h"

#include <QSignalSpy>
#include <QTest>

using namespace hitbox;

namespace {

/// Three points of a polygon over a square.
void draw(OpenProject &project, int points = 3)
{
    project.files.startNew();
    project.session.commit(documentWith({squareAt(0, 0, 10)}, 2), "Set up");
    project.session.setTool("polygon");
    const QList<geometry::Point> places = {{20, 20}, {40, 20}, {40, 40}};
    for (int i = 0; i < points; ++i) {
        project.session.feed(press(places[i]));
        project.session.feed(release(places[i]));
    }
}

qsizetype shapesIn(const Session &session, int frame = 0)
{
    return session.document().sprites[0].frames[frame].shapes.size();
}

} // namespace

class SessionGesturesTest : public QObject
{
    Q_OBJECT

private slots:
    void onlyADrawingWithEnoughPointsIsFinishable()
    {
        OpenProject project;
        Session &session = project.session;
        draw(project, 2);
        QVERIFY(session.gestureUnderWay() && !session.hint().finishable);
        session.feed(press({40, 40}));
        QVERIFY(session.hint().finishable);
        session.endGesture(Session::GestureEnd::Cancel);
        QVERIFY(!session.hint().finishable);
        session.setTool("select");
        session.feed(press({5, 5}));
        QVERIFY(session.gestureUnderWay() && !session.hint().finishable);
    }

    void anEditFromElsewhereKeepsADrawingAsAStepBeforeIt()
    {
        OpenProject project;
        Session &session = project.session;
        draw(project);
        Document after = session.document();
        after.sprites[0].frames[0].shapes[0].visible = false;
        session.commit(after, "Hide");
        QVERIFY(!session.gestureUnderWay());
        QCOMPARE(shapesIn(session), 2);
        QVERIFY(!session.document().sprites[0].frames[0].shapes[0].visible);
        session.undo();
        QCOMPARE(shapesIn(session), 2);
        QVERIFY(session.document().sprites[0].frames[0].shapes[0].visible);
        session.undo();
        QCOMPARE(shapesIn(session), 1);
    }

    void aHandBesideTheCanvasShowsADraft()
    {
        OpenProject project;
        Session &session = project.session;
        const Document before = documentWith({squareAt(0, 0, 10)}, 2);
        session.start(before);
        Document draft = before;
        draft.sprites[0].frames[1].shapes = before.sprites[0].frames[0].shapes;
        session.showDraft(draft, {0, 1});
        QVERIFY(session.gestureUnderWay() && !session.hint().finishable);
        QCOMPARE(session.shown(), draft);
        QCOMPARE(session.document(), before);
        QCOMPARE(session.currentFrame(), (FrameRef{0, 1}));
        session.undo();
        QVERIFY(!session.gestureUnderWay());
        QCOMPARE(session.shown(), before);
        session.showDraft(before, {0, 1}); // as it is: a hand that went back to where it was
        QVERIFY(session.gestureUnderWay());
        session.commit(draft, "Draw");
        QVERIFY(!session.gestureUnderWay());
        QCOMPARE(session.history()->count(), 1);
        session.showDraft(before, {0, 1});
        session.setCurrentFrame({0, 0});
        QVERIFY(!session.gestureUnderWay());
        QCOMPARE(session.shown(), draft);
    }

    void whatIsSelectedFollowsItsTrackThroughDrafts()
    {
        OpenProject project;
        Session &session = project.session;
        Document before = documentWith({squareAt(0, 0, 10)}, 3);
        Shape &square = before.sprites[0].frames[0].shapes[0];
        square.track = {7};
        session.start(before);
        session.setSelection({.shapes = {square.id}});
        Shape copy = square;
        for (const int frame : {2, 1}) {
            copy.id = {100 + frame};
            Document draft = before;
            draft.sprites[0].frames[frame].shapes = {copy};
            session.showDraft(draft, {0, frame});
            QCOMPARE(session.selection().shapes, QSet{copy.id});
        }
        session.endGesture(Session::GestureEnd::Cancel);
        QVERIFY(session.selection().shapes.isEmpty());
    }

    void aDraftEndsTheGestureOfTheTool()
    {
        OpenProject project;
        Session &session = project.session;
        draw(project);
        session.showDraft(session.document(), {0, 0});
        QVERIFY(!session.hint().finishable);
        session.endGesture(Session::GestureEnd::Cancel);
        QCOMPARE(shapesIn(session), 2);
    }

    void anImportKeepsADrawingAsAStepBeforeIt()
    {
        OpenProject project;
        Session &session = project.session;
        draw(project);
        Imported file;
        file.sprites = {{.sprite = {.name = "tank", .image = "/tank.png", .frames = {Frame{.name = "0"}}}}};
        importFiles(project, {file}, "Import");
        QCOMPARE(session.document().sprites.size(), 2);
        QCOMPARE(shapesIn(session), 2);
        session.undo();
        QCOMPARE(session.document().sprites.size(), 1);
        QCOMPARE(shapesIn(session), 2);
    }

    void anEditFromElsewhereDropsADrawingWithoutEnoughPoints()
    {
        OpenProject project;
        Session &session = project.session;
        draw(project, 2);
        Document after = session.document();
        after.sprites[0].name = "renamed";
        session.commit(after, "Rename");
        QVERIFY(!session.gestureUnderWay());
        QCOMPARE(session.shown(), after);
    }

    void goingElsewhereFinishesADrawingWhereItWasBegun()
    {
        const QList<std::function<void(Session &)>> ways = {
            [](Session &session) {
                session.setCurrentFrame({0, 1});
            },
            [](Session &session) { session.setMode(Session::Mode::Stage); },
            [](Session &session) { session.setTool("select"); },
        };
        for (const auto &go : ways) {
            OpenProject project;
            Session &session = project.session;
            draw(project);
            go(session);
            QVERIFY(!session.gestureUnderWay());
            QCOMPARE(shapesIn(session, 0), 2);
            QCOMPARE(shapesIn(session, 1), 1);
        }
    }

    void aNewDocumentTakesNothingOfADrawing()
    {
        OpenProject project;
        Session &session = project.session;
        draw(project);
        project.files.startNew();
        QCOMPARE(session.document(), emptyProject());
        QVERIFY(!project.files.modified());
    }

    void undoInMidGestureOfAnyToolDropsTheGestureAlone()
    {
        for (const ToolInfo &info : allTools()) {
            if (info.place != ToolPlace::Frame)
                continue;
            OpenProject project;
            Session &session = project.session;
            project.files.startNew();
            session.commit(documentWith({squareAt(0, 0, 10)}, 2), "Set up");
            const Document before = session.document();
            session.setTool(info.id);
            session.feed(press({5, 5}));
            session.feed(moveTo({8, 20}));
            QVERIFY2(session.gestureUnderWay(), info.id);
            session.undo();
            QVERIFY2(!session.gestureUnderWay() && session.shown() == before, info.id);
            QVERIFY(!project.tools.now().symmetry.on);
        }
    }

    void symmetryIsToldWithTheSettingsAndShownInTheOverlay()
    {
        OpenProject project;
        Session &session = project.session;
        project.files.startNew();
        session.commit(documentWith({squareAt(0, 0, 10)}, 2), "Set up");
        QSignalSpy told(&project.tools, &ToolDesk::changed);
        project.tools.set(&ToolSettings::symmetry, {true, 12.5});
        QCOMPARE(told.count(), 1);
        QCOMPARE(axisLine(project.live.overlay.now()), std::optional(12.5));
    }

    void theFrameInViewStaysInViewWhereverItGoes()
    {
        OpenProject project;
        Session &session = project.session;
        session.commit(documentWith({squareAt(0, 0, 10)}, 3, 2), "Set up");
        session.setCurrentFrame({0, 1});
        session.commit(moveFrames(session.document(), 0, {1}, 0), "Move frame");
        QCOMPARE(session.currentFrame(), (FrameRef{0, 0}));
        session.commit(moveSprites(session.document(), {0}, 2), "Move sprite");
        QCOMPARE(session.currentFrame(), (FrameRef{1, 0}));
        session.commit(renameFrame(session.document(), {1, 0}, "other"), "Rename");
        session.history()->setIndex(1);
        QCOMPARE(session.currentFrame(), (FrameRef{0, 1}));
        session.history()->setIndex(4);
        QCOMPARE(session.currentFrame(), (FrameRef{1, 0}));
        session.commit(removeFrames(session.document(), 1, {0}), "Remove");
        QCOMPARE(session.currentFrame(), (FrameRef{1, 0})); // the next one
        session.undo();
        QCOMPARE(session.currentFrame(), (FrameRef{1, 0})); // that which is there again
    }

    void theStageInViewStaysInViewWhereverItGoes()
    {
        OpenProject project;
        Session &session = project.session;
        session.commit(addStage(addStage(session.document(), {.name = "one"}), {.name = "two"}), "Set up");
        session.setMode(Session::Mode::Stage);
        session.setCurrentStage(1);
        session.commit(removeStage(session.document(), 0), "Remove");
        QCOMPARE(session.currentStage(), 0);
        session.commit(addStage(session.document(), {.name = "three"}), "Add");
        session.history()->setIndex(1);
        QCOMPARE(session.currentStage(), 0); // that which is there again
        session.setCurrentStage(1);
        session.history()->setIndex(2);
        QCOMPARE(session.currentStage(), 0);
    }

    void whatIsSelectedStaysSelectedAmongEqualOnes()
    {
        OpenProject project;
        Session &session = project.session;
        const Instance ship{.sprite = "sprite0", .frame = "sprite0_0"};
        session.commit(addStage(documentWith({squareAt(0, 0, 10)}),
                                {.name = "duel", .instances = {renewed(ship), renewed(ship), renewed(ship)}}),
                       "Set up");
        session.setMode(Session::Mode::Stage);
        selectInstances(session, {1});
        Document after = session.document();
        after.stages[0].instances.removeFirst();
        session.commit(after, "Remove the first");
        QCOMPARE(selectedInstances(session), QList<int>{0});
        after.stages[0].instances.removeFirst();
        session.commit(after, "Remove the selected one");
        QVERIFY(selectedInstances(session).isEmpty());
    }

    void whatIsSelectedOnTheStageIsFollowedThroughHistory()
    {
        OpenProject project;
        Session &session = project.session;
        Stage stage;
        for (const double x : {0.0, 10.0, 20.0})
            stage.instances.append({.sprite = "sprite0", .frame = "sprite0_0", .position = {x, 0}});
        session.commit(addStage(documentWith({squareAt(0, 0, 10)}), stage), "Set up");
        session.setMode(Session::Mode::Stage);
        Document front = session.document();
        front.stages[0].instances.move(0, 2);
        session.commit(front, "Bring to front");
        selectInstances(session, {2});
        session.undo();
        QCOMPARE(selectedInstances(session), (QList<int>{0}));
        session.redo();
        QCOMPARE(selectedInstances(session), (QList<int>{2}));
    }
};

HITBOX_CORE_TEST(SessionGesturesTest)
#include "session_gestures_test.moc"
