#include "session/open_project.h"
#include "test_class.h"

#include "document/category_edits.h"
#include "document/edits.h"
#include "document/limits.h"
#include "document/shape_copies.h"
#include "session/files/additions.h"
#include "session_bench.h"
#include "tools/overlay_bench.h"

#include <QSignalSpy>
#include <QTest>

using namespace hitbox;
using geometry::Point;

namespace {

void showDocument(OpenProject &project, const Document &document)
{
    project.files.startNew();
    project.session.commit(document, "Set up");
}

} // namespace

class SessionTest : public QObject
{
    Q_OBJECT

private slots:
    void aNewOneHoldsAnEmptyProject()
    {
        const OpenProject project;
        const Session &session = project.session;
        QCOMPARE(session.document(), emptyProject());
        QCOMPARE(project.files.name(), QStringLiteral("untitled"));
        QCOMPARE(session.currentFrame(), (FrameRef{-1, -1}));
        QCOMPARE(session.currentStage(), -1);
        QCOMPARE(QString(session.tool().id), QStringLiteral("select"));
        QCOMPARE(project.tools.now().category, QStringLiteral("hurt"));
        QVERIFY(!project.files.modified());
        QVERIFY(project.live.findings.list().isEmpty());
    }

    void oneThatWasNeverSavedIsCalledAsItsFirstSprite()
    {
        OpenProject project;
        Session &session = project.session;
        QSignalSpy told(&project.files, &LiveAnswer::changed);
        session.commit(documentWith({squareAt(0, 0, 10)}), "Add a sprite");
        QCOMPARE(project.files.name(), QStringLiteral("sprite0"));
        QCOMPARE(told.size(), 1);
        session.commit(renameSprite(session.document(), 0, "ship"), "Rename");
        QCOMPARE(project.files.name(), QStringLiteral("ship"));
        QCOMPARE(told.size(), 2);
        session.commit(withoutSprite(session.document(), 0), "Remove");
        QCOMPARE(project.files.name(), QStringLiteral("untitled"));
        project.files.startNew();
        QCOMPARE(project.files.name(), QStringLiteral("untitled"));
    }

    void aCommitIsOneStepThatUndoTakesBack()
    {
        OpenProject project;
        Session &session = project.session;
        QSignalSpy changed(&session, &Session::changed);
        const Document after = documentWith({squareAt(0, 0, 10)});
        session.commit(after, "Add a sprite");
        QCOMPARE(session.document(), after);
        QCOMPARE(changed.size(), 1);
        QCOMPARE(session.history()->undoText(), QStringLiteral("Add a sprite"));
        QVERIFY(project.files.modified());
        session.undo();
        QCOMPARE(session.document(), emptyProject());
        QVERIFY(!project.files.modified());
        session.redo();
        QCOMPARE(session.document(), after);
    }

    void whatAProjectFileCannotHoldIsNoStep()
    {
        OpenProject project;
        Session &session = project.session;
        const Document before = documentWith({squareAt(0, 0, 10)});
        session.commit(before, "Add a sprite");
        Document after = before;
        after.sprites.first().frames.first().points.resize(limits::framePoints + 1);
        QSignalSpy refused(&project.scope, &ScopeReport::refused);
        session.commit(after, "Paste");
        QCOMPARE(session.document(), before);
        QCOMPARE(refused.size(), 1);
        const QString told = refused.first().first().value<Error>().what;
        QVERIFY2(told.startsWith("“Paste” was not done: ") && told.contains("200000"), qPrintable(told));
        QCOMPARE(session.history()->undoText(), QStringLiteral("Add a sprite"));
        session.undo();
        QCOMPARE(session.document(), emptyProject());
    }

    void whatLiesBeyondTheLimitsIsNoStep()
    {
        OpenProject project;
        Session &session = project.session;
        const Document before = documentWith({squareAt(0, 0, 10)});
        session.commit(before, "Add a sprite");
        Document after = before;
        after.sprites.first().frames.first().shapes.first().outline = squareAt(limits::coordinate, 0, 10);
        QSignalSpy refused(&project.scope, &ScopeReport::refused);
        QVERIFY(!session.commit(after, "Flip"));
        QCOMPARE(session.document(), before);
        QVERIFY(refused.first().first().value<Error>().what.startsWith("“Flip” was not done: "));
    }

    void aRefusedStepLeavesWhatIsSelected()
    {
        OpenProject project;
        Session &session = project.session;
        session.commit(documentWith({squareAt(0, 0, 10)}), "Add a sprite");
        const ShapeId id = session.document().sprites.first().frames.first().shapes.first().id;
        session.setSelection({.shapes = {id}, .handles = {{id, 2}}});
        Document after = session.document();
        Shape &square = after.sprites.first().frames.first().shapes.first();
        square.outline = withPointInserted(square.outline, 1, {5, -1});
        after.sprites.first().frames.first().points.resize(limits::framePoints + 1);
        const Selection before = session.selection();
        QVERIFY(!session.commit(after, "Insert point"));
        QCOMPARE(session.selection(), before);
        after.sprites.first().frames.first().points.clear();
        QVERIFY(session.commit(after, "Insert point"));
        QCOMPARE(session.selection().handles, (QSet<HandleRef>{{id, 3}}));
    }

    void refusedSpritesAreNotAdded()
    {
        OpenProject project;
        Session &session = project.session;
        session.commit(documentWith({squareAt(0, 0, 10)}), "Add a sprite");
        const Document before = session.document();
        Sprite crowded = before.sprites.first();
        crowded.frames.first().points.resize(limits::framePoints + 1);
        NewSprites found;
        found.sprites = {crowded};
        QVERIFY(!addSprites(project, found));
        Imported file;
        file.sprites = {{.sprite = crowded}};
        QVERIFY(!importFiles(project, {file}, "Import"));
        QCOMPARE(session.document(), before);
    }

    void nothingDifferentIsNoStep()
    {
        OpenProject project;
        Session &session = project.session;
        session.commit(session.document(), "Nothing");
        QCOMPARE(session.history()->count(), 0);
    }

    void aDragIsShownLiveAndCommittedOnce()
    {
        OpenProject project;
        Session &session = project.session;
        showDocument(project, documentWith({squareAt(0, 0, 10)}));
        QSignalSpy changed(&session, &Session::changed);
        session.feed(press({5, 5}));
        session.feed(moveTo({15, 5}));
        QCOMPARE(pointsOf(session.shown())[0], (Point{10, 0}));
        QCOMPARE(pointsOf(session.document())[0], (Point{0, 0}));
        QVERIFY(session.gestureUnderWay());
        QCOMPARE(changed.size(), 1);
        session.feed(release({15, 5}));
        QCOMPARE(pointsOf(session.document())[0], (Point{10, 0}));
        QCOMPARE(changed.size(), 1); // what is shown stayed the same
        QCOMPARE(session.history()->undoText(), QStringLiteral("Move polygon"));
        session.undo();
        QCOMPARE(pointsOf(session.document())[0], (Point{0, 0}));
    }

    void inBetweensFollowADragLiveAndInItsStep()
    {
        OpenProject project;
        Session &session = project.session;
        Document film = documentWith({squareAt(0, 0, 10)}, 3);
        for (Frame &frame : film.sprites[0].frames)
            frame.shapes[0].track = {90};
        film.sprites[0].frames[1].shapes[0].between = Between::Linear;
        film.nextShapeId = 91;
        showDocument(project, film);
        const auto cornerIn = [](const Document &document, int frame) {
            return handlesOf(document.sprites[0].frames[frame].shapes[0].outline).at(0);
        };
        const int steps = session.history()->count();
        session.feed(press({5, 5}));
        session.feed(moveTo({25, 5}));
        QCOMPARE(cornerIn(session.shown(), 1), (Point{10, 0}));
        QCOMPARE(cornerIn(session.document(), 1), (Point{0, 0}));
        session.feed(release({25, 5}));
        QCOMPARE(cornerIn(session.document(), 1), (Point{10, 0}));
        QCOMPARE(session.history()->count(), steps + 1);
        session.undo();
        QCOMPARE(session.document(), film);
        session.setCurrentFrame({0, 1});
        Document moved = session.document();
        Shape &between = moved.sprites[0].frames[1].shapes[0];
        between.outline = hitbox::moved(between.outline, {3, 0});
        session.commit(moved, QStringLiteral("Move"));
        QCOMPARE(session.document().sprites[0].frames[1].shapes[0].between, Between::None);
    }

    void aSelectedPointIsNeverAnotherOneAfterwards()
    {
        OpenProject project;
        Session &session = project.session;
        showDocument(project, documentWith({bowTie()}));
        session.setTool("edit-points");
        const ShapeId id = session.document().sprites[0].frames[0].shapes[0].id;
        session.setSelection({{id}, {{id, 3}}, {}}); // at (0, 20)
        session.commit(replaceOutline(session.document(), {0, 0}, id, {PolygonOutline{{{0, 0}, {10, 10}, {0, 20}}}}),
                       "Untangle");
        QCOMPARE(session.selection().handles, (QSet<HandleRef>{{id, 2}}));
        session.undo();
        QCOMPARE(session.selection().handles, (QSet<HandleRef>{{id, 3}}));
        session.setSelection({{id}, {{id, 2}}, {}}); // at (20, 0), which is not among what is left
        session.redo();
        QCOMPARE(session.selection().handles, QSet<HandleRef>());
        QCOMPARE(session.selection().shapes, QSet<ShapeId>{id});
        session.undo();
        session.setSelection({{id}, {{id, 2}}, {}});
        session.commit(replaceOutline(session.document(), {0, 0}, id,
                                      {PolygonOutline{{{0, 0}, {10, 10}, {0, 20}}},
                                       PolygonOutline{{{10, 10}, {20, 20}, {20, 0}}}}),
                       "Untangle");
        const ShapeId part = session.document().sprites[0].frames[0].shapes[1].id;
        QCOMPARE(session.selection().handles, (QSet<HandleRef>{{part, 2}}));
        QCOMPARE(session.selection().shapes, (QSet<ShapeId>{id, part}));
    }

    void aPointInsertedByAToolAndTakenBackLeavesNoneSelectedInItsPlace()
    {
        OpenProject project;
        Session &session = project.session;
        showDocument(project, documentWith({squareAt(0, 0, 20)}));
        session.setTool("edit-points");
        const ShapeId id = session.document().sprites[0].frames[0].shapes[0].id;
        session.setSelection({{id}, {}, {}});
        drag(session, {10, 0}, {10, 6});
        QCOMPARE(pointsOf(session.document()).size(), 5);
        QCOMPARE(session.selection().handles, (QSet<HandleRef>{{id, 1}}));
        session.undo();
        QCOMPARE(session.selection().handles, QSet<HandleRef>());
        session.redo();
        drag(session, {10, 6}, {12, 8});
        session.undo();
        QCOMPARE(session.selection().handles, (QSet<HandleRef>{{id, 1}}));
    }

    void historyLooksAtWhatItChanges()
    {
        OpenProject project;
        Session &session = project.session;
        Document document = documentWith({squareAt(0, 0, 10)});
        document.sprites[0].frames.resize(1);
        for (int i = 0; i < 3; ++i)
            document.sprites[0].frames.append(Frame{.name = QString::number(i)});
        showDocument(project, document);
        const ShapeId square = session.document().sprites[0].frames[0].shapes[0].id;
        session.setSelection({{square}, {}, {}});
        drag(session, {5, 5}, {15, 5});
        session.setCurrentFrame({0, 2});
        session.undo();
        QCOMPARE(session.currentFrame(), (FrameRef{0, 0}));
        QCOMPARE(session.selection().shapes, QSet<ShapeId>{square});
        session.setCurrentFrame({0, 2});
        session.redo();
        QCOMPARE(session.currentFrame(), (FrameRef{0, 0}));
        session.setCurrentFrame({0, 3});
        session.commit(renameSprite(session.document(), 0, "other"), "Rename");
        session.setCurrentFrame({0, 1});
        session.undo();
        QCOMPARE(session.currentFrame(), (FrameRef{0, 1})); // nothing of a frame
    }

    /// As after a repair that cuts a part off.
    void redoSelectsWhatWasSelectedAsItWasTakenBack()
    {
        OpenProject project;
        Session &session = project.session;
        showDocument(project, documentWith({bowTie(), squareAt(40, 40, 10)}));
        const ShapeId id = session.document().sprites[0].frames[0].shapes[0].id;
        const ShapeId other = session.document().sprites[0].frames[0].shapes[1].id;
        session.setSelection({{id}, {}, {}});
        session.commit(replaceOutline(session.document(), {0, 0}, id,
                                      {PolygonOutline{{{0, 0}, {10, 10}, {0, 20}}},
                                       PolygonOutline{{{10, 10}, {20, 20}, {20, 0}}}}),
                       "Untangle");
        session.setSelection({{id}, {}, {}});
        session.undo();
        session.redo();
        QCOMPARE(session.selection().shapes, QSet<ShapeId>{id});
        session.setSelection({{other}, {}, {}}); // which has nothing to do with the step
        session.undo();
        session.redo();
        QVERIFY(!session.selection().shapes.contains(other));
    }

    /// As after a copy that one went along with.
    void whereAllThatWasSelectedGoesOneIsBack()
    {
        OpenProject project;
        Session &session = project.session;
        Document document = documentWith({squareAt(0, 0, 10)});
        document.sprites[0].frames.append(Frame{.name = "next"});
        showDocument(project, document);
        const ShapeId square = session.document().sprites[0].frames[0].shapes[0].id;
        session.setSelection({{square}, {}, {}});
        const ShapeCopies copies = withShapesCopied(session.document(), {0, 0}, {square}, {1});
        session.commit(copies.document, "Copy");
        session.setCurrentFrame({0, 1});
        session.setSelection({copies.copies, {}, {}});
        session.undo();
        QCOMPARE(session.currentFrame(), (FrameRef{0, 0}));
        QCOMPARE(session.selection().shapes, QSet<ShapeId>{square});
        session.redo();
        QCOMPARE(session.currentFrame(), (FrameRef{0, 0})); // which has a track now: it is seen
        session.commit(removeShapes(session.document(), {0, 0}, {square}), "Remove");
        session.undo();
        QCOMPARE(session.selection().shapes, QSet<ShapeId>{square}); // there again
    }

    void undoInMidGestureCancelsItAndNothingMore()
    {
        OpenProject project;
        Session &session = project.session;
        showDocument(project, documentWith({squareAt(0, 0, 10)}));
        const Document before = session.document();
        session.feed(press({5, 5}));
        session.feed(moveTo({15, 5}));
        session.undo();
        QVERIFY(!session.gestureUnderWay());
        QCOMPARE(session.shown(), before);
        QCOMPARE(session.history()->index(), 1);
        session.feed(release({15, 5}));
        QCOMPARE(session.document(), before);
    }

    void undoByTheStackItselfCancelsAGestureToo()
    {
        OpenProject project;
        Session &session = project.session;
        showDocument(project, documentWith({squareAt(0, 0, 10)}));
        session.feed(press({5, 5}));
        session.feed(moveTo({15, 5}));
        session.history()->undo();
        QVERIFY(!session.gestureUnderWay());
        QCOMPARE(session.shown(), emptyProject());
    }

    void aCommitFromElsewhereCancelsAGesture()
    {
        OpenProject project;
        Session &session = project.session;
        showDocument(project, documentWith({squareAt(0, 0, 10)}));
        session.feed(press({5, 5}));
        session.feed(moveTo({15, 5}));
        Document after = session.document();
        after.sprites[0].name = "renamed";
        session.commit(after, "Rename");
        QVERIFY(!session.gestureUnderWay());
        QCOMPARE(session.shown(), after);
    }

    void aPolygonThatIsDrawnShowsItsCrossingAtOnce()
    {
        OpenProject project;
        Session &session = project.session;
        showDocument(project, documentWith({}));
        session.setTool("polygon");
        QSignalSpy findings(&project.live.findings, &LiveAnswer::changed);
        for (const Point p : {Point{0, 0}, Point{20, 20}, Point{20, 0}}) {
            session.feed(press(p));
            session.feed(release(p));
        }
        const qsizetype before = project.live.findings.list().size();
        session.feed(moveTo({0, 20}));
        QCOMPARE(project.live.findings.list().size(), before + 1);
        QVERIFY(!findings.isEmpty());
        session.feed(keyInput(Qt::Key_Escape));
        QCOMPARE(project.live.findings.list().size(), before);
        QCOMPARE(session.shown(), session.document());
    }

    void aFinishedShapeIsSelected()
    {
        OpenProject project;
        Session &session = project.session;
        showDocument(project, documentWith({}));
        session.setTool("box");
        project.tools.set(&ToolSettings::category, "hit");
        drag(session, {0, 0}, {10, 10});
        const Shape &box = session.document().sprites[0].frames[0].shapes[0];
        QCOMPARE(session.selection().shapes, (QSet<ShapeId>{box.id}));
        QCOMPARE(box.category, QStringLiteral("hit"));
    }

    void nudgesMergeIntoOneStep()
    {
        OpenProject project;
        Session &session = project.session;
        showDocument(project, documentWith({squareAt(0, 0, 10)}));
        session.setSelection({{{1}}, {}, {}});
        const int before = session.history()->count();
        for (int i = 0; i < 5; ++i)
            session.feed(keyInput(Qt::Key_Right));
        QCOMPARE(session.history()->count(), before + 1);
        QCOMPARE(pointsOf(session.document())[0], (Point{5, 0}));
        session.undo();
        QCOMPARE(pointsOf(session.document())[0], (Point{0, 0}));
    }

    void nudgesAfterASaveAreAStepOfTheirOwn()
    {
        const QTemporaryDir folder;
        FiledProject project;
        Session &session = project.session;
        showDocument(project, documentWith({squareAt(0, 0, 10)}));
        session.setSelection({{{1}}, {}, {}});
        session.feed(keyInput(Qt::Key_Right));
        QVERIFY(project.saveAs(folder.filePath("saved.hitbox")));
        session.feed(keyInput(Qt::Key_Right));
        QVERIFY(project.files.modified());
        session.undo();
        QVERIFY(!project.files.modified());
        QCOMPARE(pointsOf(session.document())[0], (Point{1, 0}));
    }

    void theSelectionLosesWhatVanishes()
    {
        OpenProject project;
        Session &session = project.session;
        showDocument(project, documentWith({squareAt(0, 0, 10), squareAt(20, 0, 10)}));
        session.setSelection({{{1}, {2}}, {{{1}, 0}, {{2}, 3}}, {}});
        QSignalSpy selection(&session, &Session::selectionChanged);
        session.commit(removeShapes(session.document(), {0, 0}, {{1}}), "Delete");
        QCOMPARE(session.selection().shapes, (QSet<ShapeId>{{2}}));
        QCOMPARE(session.selection().handles, (QSet<HandleRef>{{{2}, 3}}));
        QCOMPARE(selection.size(), 1);
        session.setSelection({{{7}}, {{{2}, 9}}, {Id<Instance>::fresh()}});
        QVERIFY(session.selection().empty());
    }

    void hidingAShapeKeepsTheSelection()
    {
        OpenProject project;
        Session &session = project.session;
        showDocument(project, documentWith({squareAt(0, 0, 10)}));
        session.setSelection({{{1}}, {}, {}});
        Document after = session.document();
        after.sprites[0].frames[0].shapes[0].visible = false;
        session.commit(after, "Hide");
        QCOMPARE(session.selection().shapes, (QSet<ShapeId>{{1}}));
    }

    void aFrameThatComesIntoThePlaceOfAnotherIsTold()
    {
        OpenProject project;
        Session &session = project.session;
        showDocument(project, documentWith({squareAt(0, 0, 5)}, 3, 1));
        session.setCurrentFrame({0, 1});
        QSignalSpy place(&session, &Session::placeChanged);
        Document without = session.document();
        without.sprites[0].frames.removeAt(1);
        session.commit(without, "remove");
        QCOMPARE(session.currentFrame(), (FrameRef{0, 1})); // which is the one behind it
        QCOMPARE(place.size(), 1);
        Document edited = session.document();
        edited.sprites[0].frames[1].duration += 1;
        session.commit(edited, "edit");
        QCOMPARE(place.size(), 1);
    }

    void theCurrentFrameAlwaysExists()
    {
        OpenProject project;
        Session &session = project.session;
        showDocument(project, documentWith({squareAt(0, 0, 10)}, 3, 2));
        session.setCurrentFrame({1, 2});
        QCOMPARE(session.currentFrame(), (FrameRef{1, 2}));
        QSignalSpy place(&session, &Session::placeChanged);
        session.commit(withoutSprite(session.document(), 1), "Delete");
        QCOMPARE(session.currentFrame(), (FrameRef{0, 0}));
        QCOMPARE(place.size(), 1);
        session.setCurrentFrame({0, 99});
        QCOMPARE(session.currentFrame(), (FrameRef{0, 2}));
        session.setCurrentFrame({-4, -4});
        QCOMPARE(session.currentFrame(), (FrameRef{0, 0}));
        session.commit(emptyProject(), "Clear");
        QCOMPARE(session.currentFrame(), (FrameRef{-1, -1}));
    }

    void aSpriteWithoutFramesIsPassedOver()
    {
        OpenProject project;
        Session &session = project.session;
        Document document = documentWith({}, 1, 3);
        document.sprites[1].frames.clear();
        showDocument(project, document);
        session.setCurrentFrame({1, 0});
        QVERIFY(findFrame(session.document(), session.currentFrame()));
    }

    void anotherFrameHasAnotherSelectionAndNoGesture()
    {
        OpenProject project;
        Session &session = project.session;
        showDocument(project, documentWith({squareAt(0, 0, 10)}, 2));
        session.feed(press({5, 5}));
        session.feed(moveTo({15, 5}));
        session.setCurrentFrame({0, 1});
        QVERIFY(!session.gestureUnderWay());
        QVERIFY(session.selection().empty());
        QCOMPARE(session.shown(), session.document());
    }

    void aDoubleClickGoesFromSelectToEditPoints()
    {
        OpenProject project;
        Session &session = project.session;
        showDocument(project, documentWith({squareAt(0, 0, 40)}));
        session.feed(press({20, 20}));
        session.feed(release({20, 20}));
        session.feed(press({20, 20}));
        session.feed({ToolInput::Kind::DoubleClick, {20, 20}, Qt::LeftButton, {}, 0, 2});
        session.feed(release({20, 20}));
        QCOMPARE(QString(session.tool().id), QStringLiteral("edit-points"));
        QCOMPARE(session.selection().shapes, (QSet<ShapeId>{{1}}));
        QCOMPARE(project.live.overlay.now().handledShapes(), (QSet<ShapeId>{{1}}));
    }

    void theOverlayFollowsTheCursor()
    {
        OpenProject project;
        Session &session = project.session;
        showDocument(project, documentWith({squareAt(0, 0, 10)}));
        QSignalSpy overlay(&project.live.overlay, &LiveAnswer::changed);
        QVERIFY(!session.feed(moveTo({5, 5})));
        QCOMPARE(hotShape(project.live.overlay.now()), ShapeId{1});
        QCOMPARE(overlay.size(), 1);
        session.feed(moveTo({6, 5}));
        QCOMPARE(overlay.size(), 1);
    }

    void theHintFollowsTheGesture()
    {
        OpenProject project;
        Session &session = project.session;
        showDocument(project, documentWith({}));
        session.setTool("polygon");
        const QString before = project.live.hint.text();
        QSignalSpy tool(&project.live.hint, &LiveAnswer::changed);
        session.feed(press({0, 0}));
        QVERIFY(project.live.hint.text() != before);
        QCOMPARE(tool.size(), 1);
    }

    void snappingIsThatOfTheSettings()
    {
        OpenProject project;
        Session &session = project.session;
        showDocument(project, documentWith({squareAt(0, 0, 10)}));
        QSignalSpy tool(&project.tools, &ToolDesk::changed);
        project.tools.set(&ToolSettings::snap, {SnapStep::HalfPixel});
        QCOMPARE(tool.size(), 1);
        drag(session, {5, 5}, {7.4, 5});
        QCOMPARE(pointsOf(session.document())[0], (Point{2.5, 0}));
    }

    void aRenamedCategoryStaysCurrent()
    {
        OpenProject project;
        Session &session = project.session;
        project.tools.set(&ToolSettings::category, "hit");
        const int index = 1;
        QCOMPARE(session.document().categories[index].name, QStringLiteral("hit"));
        session.commit(renameCategory(session.document(), index, "strike"), "Rename");
        QCOMPARE(project.tools.now().category, QStringLiteral("strike"));
        project.tools.set(&ToolSettings::category, "no such category");
        QCOMPARE(project.tools.now().category, QStringLiteral("hurt"));
    }

    void unknownToolsAndInputThatIsNoNumberAreIgnored()
    {
        OpenProject project;
        Session &session = project.session;
        showDocument(project, documentWith({squareAt(0, 0, 10)}));
        session.setTool("no such tool");
        QCOMPARE(QString(session.tool().id), QStringLiteral("select"));
        QVERIFY(!session.feed(press({qQNaN(), 0})));
        QVERIFY(!session.gestureUnderWay());
    }

    void aSlotMayChangeTheSession()
    {
        OpenProject project;
        Session &session = project.session;
        connect(&session, &Session::changed, &session, [&session] { session.setTool("polygon"); });
        session.commit(documentWith({squareAt(0, 0, 10)}), "Add");
        QCOMPARE(QString(session.tool().id), QStringLiteral("polygon"));
        QCOMPARE(session.document().sprites.size(), 1);
    }

    void findingsOfALargePolygonKeepUpWithTheDrag()
    {
        Document document = documentWith({squareAt(0, 0, 10)}, 10, 100);
        document = addShapes(std::move(document), {0, 0}, {Shape{.outline = starOf(1000)}});
        OpenProject project;
        Session &session = project.session;
        showDocument(project, document);
        session.setTool("edit-points");
        const Point start =
            std::get<PolygonOutline>(session.document().sprites[0].frames[0].shapes[1].outline).points[0];
        session.setSelection({{session.document().sprites[0].frames[0].shapes[1].id}, {}, {}});
        session.feed(press(start));
        QVERIFY(session.gestureUnderWay());
        for (int i = 0; i < 50; ++i) {
            session.feed(moveTo({start.x + 10 + i, start.y + 5}));
            QVERIFY(!project.live.findings.pending());
        }
    }
};

HITBOX_CORE_TEST(SessionTest)
#include "session_test.moc"
