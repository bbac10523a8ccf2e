#include "session/edit_scope.h"

#include "document/in_between.h"
#include "document/track_edits.h"
#include "document/tracks.h"
#include "session_bench.h"
#include "test_class.h"

#include <QSignalSpy>
#include <QTest>

#include <optional>

using namespace hitbox;
using geometry::Box;
using geometry::Point;

namespace {

/// So many frames with a box of one track, a pixel lower from frame to frame, and a circle of no track.
Document tracked(int frames)
{
    Document document = documentWith({Box{{10, 10}, {20, 20}}, geometry::Circle{{50, 50}, 4}}, frames, 2);
    for (int s = 0; s < 2; ++s) {
        for (int f = 0; f < frames; ++f) {
            Shape &shape = document.sprites[s].frames[f].shapes[0];
            shape.track = {document.nextShapeId + s};
            shape.outline = moved(shape.outline, {0, double(f)});
        }
    }
    document.nextShapeId += 2;
    document.sprites[0].tags = {Tag{.name = QStringLiteral("all"), .from = 0, .to = frames - 1},
                                Tag{.name = QStringLiteral("some"), .from = 1, .to = 2}};
    return document;
}

Box boxIn(const Document &document, int frame, int sprite = 0)
{
    return std::get<Box>(document.sprites.at(sprite).frames.at(frame).shapes.at(0).outline);
}

Box lowered(int frame, Point way)
{
    return {Point{10, 10.0 + frame} + way, Point{20, 20.0 + frame} + way};
}

struct Bench {
    explicit Bench(int frames = 4)
    {
        project.session.start(tracked(frames));
        QObject::connect(&project.scope, &ScopeReport::edited, &project.session,
                         [this](const ScopeCounts &counts) { told = counts; });
    }
    void setScope(EditScope scope) { project.tools.set(&ToolSettings::scope, scope); }
    void selectBox()
    {
        const Frame &frame = *findFrame(session().document(), session().currentFrame());
        session().setSelection({.shapes = {frame.shapes.at(0).id}});
    }
    Session &session() { return project.session; }
    const Document &document() { return project.session.document(); }

    OpenProject project;
    std::optional<ScopeCounts> told;
};

} // namespace

class EditScopeTest : public QObject
{
    Q_OBJECT

private slots:
    void namesItsFrames()
    {
        const Sprite sprite = tracked(4).sprites.at(0);
        const auto in = [&](int frame, const EditScope &scope) { return framesInScope(sprite, frame, scope); };
        QCOMPARE(in(2, {}), QList<int>{2});
        QCOMPARE(in(2, {.reach = ScopeReach::All}), (QList<int>{0, 1, 2, 3}));
        QCOMPARE(in(2, {.reach = ScopeReach::Tag}), (QList<int>{1, 2}));
        QCOMPARE(in(3, {.reach = ScopeReach::Tag}), (QList<int>{0, 1, 2, 3}));
        QCOMPARE(in(2, {.reach = ScopeReach::Tag, .tag = *sprite.tags.at(0).id}), (QList<int>{0, 1, 2, 3}));
        QCOMPARE(in(0, {.reach = ScopeReach::Tag, .tag = *sprite.tags.at(1).id}), (QList<int>{0, 1, 2, 3}));
        const EditScope chosen{.reach = ScopeReach::Chosen,
                               .chosen = {*sprite.frames.at(0).id, *sprite.frames.at(3).id}};
        QCOMPARE(in(3, chosen), (QList<int>{0, 3}));
        QCOMPARE(in(2, chosen), QList<int>{2});
        Sprite untagged = sprite;
        untagged.tags.clear();
        QCOMPARE(framesInScope(untagged, 1, {.reach = ScopeReach::Tag}), QList<int>{1});
    }

    void isNeverTheDefault()
    {
        Bench bench;
        drag(bench.session(), {15, 15}, {18, 15});
        QCOMPARE(boxIn(bench.document(), 0), lowered(0, {3, 0}));
        QCOMPARE(boxIn(bench.document(), 1), lowered(1, {}));
        QVERIFY(!bench.told);
    }

    void dragsInAllFramesLiveAndInOneStep()
    {
        Bench bench;
        bench.setScope({.reach = ScopeReach::All});
        const Document before = bench.document();
        bench.session().feed(press({15, 15}));
        bench.session().feed(moveTo({18, 13}));
        QCOMPARE(boxIn(bench.session().shown(), 3), lowered(3, {3, -2}));
        QCOMPARE(bench.project.scope.underWay(), (ScopeCounts{.shapes = 4, .frames = 4}));
        QVERIFY2(bench.session().overlay().readout.contains(QStringLiteral("4 frames")),
                 qPrintable(bench.session().overlay().readout));
        QCOMPARE(bench.document(), before);
        bench.session().feed(moveTo({19, 13}));
        bench.session().feed(release({19, 13}));
        for (int frame = 0; frame < 4; ++frame)
            QCOMPARE(boxIn(bench.document(), frame), lowered(frame, {4, -2}));
        QCOMPARE(boxIn(bench.document(), 1, 1), lowered(1, {})); // of another sprite
        QCOMPARE(bench.told, (ScopeCounts{.shapes = 4, .frames = 4}));
        QVERIFY(!bench.project.scope.underWay());
        QCOMPARE(bench.session().history()->count(), 1);
        bench.session().undo();
        QCOMPARE(bench.document(), before);
    }

    void mirrorsAboutThePivotOfEachFrame()
    {
        Bench bench;
        Document document = bench.document();
        for (int frame = 0; frame < 4; ++frame)
            document.sprites[0].frames[frame].pivot = {30.0 + frame, 40};
        bench.session().commit(document, QStringLiteral("pivots"));
        bench.setScope({.reach = ScopeReach::All});
        bench.selectBox();
        bench.session().feed({.kind = ToolInput::Kind::Key, .modifiers = Qt::ShiftModifier, .key = Qt::Key_X});
        for (int frame = 0; frame < 4; ++frame)
            QCOMPARE(boxIn(bench.document(), frame), lowered(frame, {30.0 + 2 * frame, 0}));
        bench.session().undo();
        for (int frame = 0; frame < 4; ++frame)
            QCOMPARE(boxIn(bench.document(), frame), lowered(frame, {}));
    }

    void escapeLeavesAllFramesAsTheyWere()
    {
        Bench bench;
        bench.setScope({.reach = ScopeReach::All});
        const Document before = bench.document();
        bench.session().feed(press({15, 15}));
        bench.session().feed(moveTo({18, 13}));
        bench.session().feed(keyInput(Qt::Key_Escape));
        QCOMPARE(bench.session().shown(), before);
        QVERIFY(!bench.project.scope.underWay());
        QVERIFY(!bench.told);
    }

    void nudgesTurnsAndDeletesInTheTag()
    {
        Bench bench;
        bench.setScope({.reach = ScopeReach::Tag});
        bench.session().setCurrentFrame({0, 1});
        bench.selectBox();
        bench.session().feed(keyInput(Qt::Key_Right));
        bench.session().feed(keyInput(Qt::Key_Right));
        QCOMPARE(bench.session().history()->count(), 1);
        QCOMPARE(boxIn(bench.document(), 2), lowered(2, {2, 0}));
        QCOMPARE(boxIn(bench.document(), 3), lowered(3, {}));
        bench.session().feed(keyInput(Qt::Key_Delete));
        QCOMPARE(bench.told, (ScopeCounts{.shapes = 2, .frames = 2}));
        QCOMPARE(bench.document().sprites.at(0).frames.at(2).shapes.size(), 1);
        QCOMPARE(bench.document().sprites.at(0).frames.at(3).shapes.size(), 2);
    }

    void typedNumbersGoAlong()
    {
        Bench bench;
        bench.setScope({.reach = ScopeReach::All, .manner = ScopeManner::Align});
        Shape shape = bench.document().sprites.at(0).frames.at(0).shapes.at(0);
        shape.outline = Box{{2, 3}, {12, 13}};
        commitShapes(bench.project, withShape(bench.document(), {0, 0}, shape), QStringLiteral("Type"));
        QCOMPARE(boxIn(bench.document(), 3), (Box{{2, 3}, {12, 13}}));
        QCOMPARE(bench.told, (ScopeCounts{.shapes = 4, .frames = 4}));
        shape.outline = Box{{0, 0}, {1, 1}};
        bench.session().commit(withShape(bench.document(), {0, 0}, shape), QStringLiteral("Fix"));
        QCOMPARE(boxIn(bench.document(), 3), (Box{{2, 3}, {12, 13}})); // what no hand did stays where it was done
    }

    void leavesLockedShapesAndOnesOfNoTrackAlone()
    {
        Bench bench;
        Document document = bench.document();
        document.sprites[0].frames[2].shapes[0].locked = true;
        bench.session().start(document);
        bench.setScope({.reach = ScopeReach::All});
        drag(bench.session(), {15, 15}, {16, 15});
        QCOMPARE(bench.told, (ScopeCounts{.shapes = 3, .frames = 3, .locked = 1}));
        QCOMPARE(boxIn(bench.document(), 2), lowered(2, {}));
        drag(bench.session(), {50, 50}, {52, 50});
        QCOMPARE(bench.told, (ScopeCounts{.shapes = 1, .frames = 1}));
    }

    void drawingStaysInItsFrame()
    {
        Bench bench;
        bench.setScope({.reach = ScopeReach::All});
        bench.session().setTool(QStringLiteral("box"));
        drag(bench.session(), {30, 30}, {40, 40});
        QCOMPARE(bench.document().sprites.at(0).frames.at(0).shapes.size(), 3);
        QCOMPARE(bench.document().sprites.at(0).frames.at(1).shapes.size(), 2);
        QVERIFY(!bench.told);
    }

    void pointsMoveByAsMuch()
    {
        Bench bench;
        Document document = bench.document();
        for (Frame &frame : document.sprites[0].frames)
            frame.shapes[0].outline = squareAt(10, 10, 10);
        bench.session().start(document);
        bench.setScope({.reach = ScopeReach::All});
        bench.selectBox();
        bench.session().setTool(QStringLiteral("edit-points"));
        drag(bench.session(), {20, 20}, {26, 25});
        const Outline wanted = PolygonOutline{{{10, 10}, {20, 10}, {26, 25}, {10, 20}}};
        for (const Frame &frame : bench.document().sprites.at(0).frames)
            QCOMPARE(frame.shapes.at(0).outline, wanted);
    }

    void pointsOfOutlinesWithOtherPointsStay()
    {
        Bench bench;
        Document document = bench.document();
        for (Frame &frame : document.sprites[0].frames)
            frame.shapes[0].outline = squareAt(10, 10, 10);
        const Outline triangle = PolygonOutline{{{10, 10}, {20, 10}, {10, 20}}};
        document.sprites[0].frames[2].shapes[0].outline = triangle;
        bench.session().start(document);
        bench.setScope({.reach = ScopeReach::All});
        bench.selectBox();
        bench.session().setTool(QStringLiteral("edit-points"));
        drag(bench.session(), {20, 20}, {26, 25});
        QCOMPARE(bench.document().sprites.at(0).frames.at(2).shapes.at(0).outline, triangle);
        QCOMPARE(bench.told, (ScopeCounts{.shapes = 3, .frames = 3, .unlike = 1}));
        bench.session().setTool(QStringLiteral("select"));
        bench.session().feed(keyInput(Qt::Key_Right));
        QCOMPARE(bench.document().sprites.at(0).frames.at(2).shapes.at(0).outline, moved(triangle, {1, 0}));
        QCOMPARE(bench.told, (ScopeCounts{.shapes = 4, .frames = 4}));
    }

    void whatIsInBetweenStaysWorkedOut()
    {
        Bench bench;
        Document document = bench.document();
        document =
            withBetween(document, 0, document.sprites.at(0).frames.at(0).shapes.at(0).track, {1, 2}, Between::EaseIn);
        document = withInBetweens(document, 0, document.sprites.at(0).frames.at(0).shapes.at(0).track);
        bench.session().start(document);
        bench.setScope({.reach = ScopeReach::All});
        bench.selectBox();
        bench.session().feed(keyInput(Qt::Key_Down));
        const Document &after = bench.document();
        QVERIFY(!isKey(after.sprites.at(0).frames.at(1).shapes.at(0)));
        QCOMPARE(after, withInBetweens(after, 0, after.sprites.at(0).frames.at(0).shapes.at(0).track));
        QCOMPARE(Outline(boxIn(after, 1)), moved(boxIn(document, 1), {0, 1}));
    }

    void isThisFrameAgainOnAnotherSprite()
    {
        Bench bench;
        bench.setScope({.reach = ScopeReach::All});
        bench.session().setCurrentFrame({0, 2});
        QCOMPARE(bench.project.tools.now().scope.reach, ScopeReach::All);
        bench.session().setCurrentFrame({1, 0});
        QCOMPARE(bench.project.tools.now().scope.reach, ScopeReach::Frame);
        bench.session().setCurrentFrame({0, 0});
        QCOMPARE(bench.project.tools.now().scope.reach, ScopeReach::Frame);
    }

    void anotherScopeIsAnotherStep()
    {
        Bench bench;
        bench.selectBox();
        bench.session().feed(keyInput(Qt::Key_Right));
        bench.setScope({.reach = ScopeReach::All});
        bench.session().feed(keyInput(Qt::Key_Right));
        QCOMPARE(bench.session().history()->count(), 2);
    }

    void pointsOfTheNameMoveTurnAndGo()
    {
        Bench bench;
        Document document = bench.document();
        for (int f = 0; f < 4; ++f) {
            if (f != 2)
                document.sprites[0].frames[f].points = {{.name = "muzzle", .at = {40, 40.0 + f}, .angle = 90.0 * f}};
        }
        bench.session().start(document);
        bench.setScope({.reach = ScopeReach::All});
        bench.session().setTool("select");
        const auto points = [&bench](int frame) { return bench.session().shown().sprites[0].frames[frame].points; };
        const auto feed = [&bench](ToolInput::Kind kind, Point at) {
            bench.session().feed({kind, at, Qt::LeftButton, {}, 0, 2});
        };
        feed(ToolInput::Kind::Press, {40, 40});
        feed(ToolInput::Kind::Move, {43, 42});
        feed(ToolInput::Kind::Move, {50, 44});
        QCOMPARE(points(3).at(0).at, (Point{50, 47})); // live
        QCOMPARE(bench.project.scope.underWay(), (ScopeCounts{.points = 3, .frames = 3}));
        const Sprite &shown = bench.session().shown().sprites[0];
        const auto ghosts = scopeGhostPoints(shown, 0, bench.session().selection().point, {.reach = ScopeReach::All});
        QCOMPARE(ghosts.size(), 2);
        QCOMPARE(ghosts.at(0).at, (Point{50, 45}));
        QVERIFY(scopeGhostPoints(shown, 0, {}, {.reach = ScopeReach::All}).isEmpty());
        feed(ToolInput::Kind::Release, {50, 44});
        QCOMPARE(bench.told, (ScopeCounts{.points = 3, .frames = 3}));
        QCOMPARE(bench.session().history()->count(), 1);
        bench.session().feed({.kind = ToolInput::Kind::Key, .key = Qt::Key_Delete});
        QVERIFY(points(0).isEmpty() && points(1).isEmpty() && points(3).isEmpty());
        bench.session().undo();
        bench.session().undo();
        QCOMPARE(bench.document(), document);
    }

    void ghostsAreTheNearestOfTheTrack()
    {
        const Document document = tracked(200);
        const Sprite &sprite = document.sprites.at(0);
        const QSet<ShapeId> selected{sprite.frames.at(100).shapes.at(0).id};
        QVERIFY(scopeGhosts(sprite, 100, selected, {}).isEmpty());
        const QList<Shape> ghosts = scopeGhosts(sprite, 100, selected, {.reach = ScopeReach::All});
        QCOMPARE(ghosts.size(), mostScopeGhosts);
        QCOMPARE(ghosts.at(0).outline, sprite.frames.at(99).shapes.at(0).outline);
        for (const Shape &ghost : ghosts)
            QCOMPARE(ghost.track, sprite.frames.at(100).shapes.at(0).track);
        const QSet<ShapeId> circle{sprite.frames.at(100).shapes.at(1).id};
        QVERIFY(scopeGhosts(sprite, 100, circle, {.reach = ScopeReach::All}).isEmpty());
    }

    void ghostsLieAsTheyDoAboutThePivot()
    {
        Document document = tracked(2);
        document.sprites[0].frames[1].pivot = document.sprites[0].frames[0].pivot + Point{3, 4};
        document.sprites[0].frames[0].points = {{.name = "muzzle", .at = {1, 1}}};
        document.sprites[0].frames[1].points = {{.name = "muzzle", .at = {8, 8}}};
        const Sprite &sprite = document.sprites.at(0);
        const EditScope all{.reach = ScopeReach::All};
        const QList<Shape> ghosts = scopeGhosts(sprite, 0, {sprite.frames.at(0).shapes.at(0).id}, all);
        QCOMPARE(ghosts.size(), 1);
        QCOMPARE(ghosts.at(0).outline, moved(sprite.frames.at(1).shapes.at(0).outline, {-3, -4}));
        const auto points = scopeGhostPoints(sprite, 0, *sprite.frames.at(0).points.at(0).id, all);
        QCOMPARE(points.size(), 1);
        QCOMPARE(points.at(0).at, (Point{5, 4}));
    }
};

HITBOX_TEST(EditScopeTest)
#include "edit_scope_test.moc"
