#include "document/point_scope.h"
#include "test_class.h"

#include "document/limits.h"
#include "document/point_edits.h"

#include <QTest>

using namespace hitbox;
using geometry::Point;

namespace {

/// Four frames with a muzzle, a pixel to the right from frame to frame, of which the third has a foot in its stead.
Document muzzles()
{
    Sprite sprite;
    sprite.name = "ship";
    for (int i = 0; i < 4; ++i) {
        Frame frame{.name = QString::number(i), .size = {64, 64}};
        frame.points = {{.name = i == 2 ? "foot" : "muzzle", .at = {10.0 + i, 5}, .angle = 100.0 * i}};
        sprite.frames.append(frame);
    }
    Document document;
    document.sprites = {sprite};
    return document;
}

Document withMuzzle(const Document &document, Point at, double angle)
{
    FramePoint point = document.sprites[0].frames[0].points[0];
    point.at = at;
    point.angle = angle;
    return withPoint(document, {0, 0}, 0, point);
}

const FramePoint &muzzleIn(const Document &document, int frame)
{
    return document.sprites[0].frames[frame].points.first();
}

} // namespace

class PointScopeTest : public QObject
{
    Q_OBJECT

private slots:
    void theSamePlaceIsThatAboutThePivot()
    {
        Document before = muzzles();
        before.sprites[0].frames[3].pivot = {5, -5};
        const auto placed = [&before](ScopeManner manner) {
            const Document after = withMuzzle(before, {20, 20}, 0);
            return muzzleIn(withPointScopeEdit(before, after, {0, 0}, {0, 1, 3}, manner).document, 3).at;
        };
        QCOMPARE(placed(ScopeManner::Align), (Point{25, 15}));
        QCOMPARE(placed(ScopeManner::Move), (Point{23, 20}));
    }

    void movesAndTurnsByAsMuch()
    {
        const Document before = muzzles();
        const ScopeOutcome outcome =
            withPointScopeEdit(before, withMuzzle(before, {13, 3}, 70), {0, 0}, {0, 1, 2, 3, 9}, ScopeManner::Move);
        QCOMPARE(muzzleIn(outcome.document, 1).at, (Point{14, 3}));
        QCOMPARE(muzzleIn(outcome.document, 1).angle, 170.0);
        QCOMPARE(muzzleIn(outcome.document, 3).angle, 10.0); // 370
        QCOMPARE(muzzleIn(outcome.document, 2), muzzleIn(before, 2));
        QCOMPARE(outcome.counts, (ScopeCounts{.points = 3, .frames = 3}));
    }

    void framesOutsideTheScopeStay()
    {
        const Document before = muzzles();
        const ScopeOutcome outcome =
            withPointScopeEdit(before, withMuzzle(before, {13, 3}, 0), {0, 0}, {0, 3}, ScopeManner::Move);
        QCOMPARE(muzzleIn(outcome.document, 1), muzzleIn(before, 1));
        QCOMPARE(muzzleIn(outcome.document, 3).angle, 300.0); // nothing was turned
    }

    void alignsToTheSamePlace()
    {
        const Document before = muzzles();
        const ScopeOutcome moved =
            withPointScopeEdit(before, withMuzzle(before, {1, 2}, 0), {0, 0}, {0, 1}, ScopeManner::Align);
        QCOMPARE(muzzleIn(moved.document, 1).at, (Point{1, 2}));
        QCOMPARE(muzzleIn(moved.document, 1).angle, 100.0);
    }

    void removesAndLeavesNewOnesAndNamesAlone()
    {
        const Document before = muzzles();
        const QList<int> all{0, 1, 2, 3};
        const ScopeOutcome gone =
            withPointScopeEdit(before, withoutPoint(before, {0, 0}, 0), {0, 0}, all, ScopeManner::Move);
        QVERIFY(gone.document.sprites[0].frames[3].points.isEmpty());
        QCOMPARE(gone.document.sprites[0].frames[2].points.size(), 1);
        QCOMPARE(gone.counts, (ScopeCounts{.points = 3, .frames = 3}));
        const Document added = addPoint(before, {0, 0}, {.name = "foot", .at = {1, 1}});
        QCOMPARE(withPointScopeEdit(before, added, {0, 0}, all, ScopeManner::Move).document, added);
        const Document renamed = withPointRenamed(before, {0, 0}, 0, "barrel").document;
        const ScopeOutcome names = withPointScopeEdit(before, renamed, {0, 0}, all, ScopeManner::Move);
        QCOMPARE(names.document, renamed);
        QVERIFY(!names.counts.any());
    }

    void nothingComesToLieBeyondTheProject()
    {
        Document before = muzzles();
        before.sprites[0].frames[1].points[0].at = {limits::coordinate, 0};
        const ScopeOutcome outcome =
            withPointScopeEdit(before, withMuzzle(before, {13, 3}, 0), {0, 0}, {0, 1, 3}, ScopeManner::Move);
        QCOMPARE(muzzleIn(outcome.document, 1), muzzleIn(before, 1));
        QCOMPARE(outcome.counts, (ScopeCounts{.points = 2, .frames = 2, .outside = 1}));
    }
};

HITBOX_CORE_TEST(PointScopeTest)
#include "point_scope_test.moc"
