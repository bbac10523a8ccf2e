#include "document/scope_edits.h"

#include "document/edits.h"
#include "document/track_following.h"
#include "document/tracks.h"
#include "test_class.h"

#include <QTest>

using namespace hitbox;
using geometry::Box;
using geometry::Capsule;
using geometry::Circle;
using geometry::Point;

namespace {

constexpr TrackId body{3};

/// So many frames with a box of one track, each a pixel further and a pixel wider than the one before, and a circle of
/// no track.
Document boxes(int frames)
{
    Sprite sprite;
    for (int f = 0; f < frames; ++f) {
        Shape box;
        box.id = {2 * f + 1};
        box.track = body;
        box.outline = Box{{double(f), 0}, {2.0 * f + 4, 4}};
        Shape other;
        other.id = {2 * f + 2};
        other.outline = Circle{{1, 1}, 1};
        sprite.frames.append(Frame{.shapes = {box, other}});
    }
    Document document;
    document.sprites = {sprite};
    document.nextShapeId = 2 * frames + 1;
    return document;
}

Document edited(Document document, int frame, const Outline &outline)
{
    document.sprites[0].frames[frame].shapes[0].outline = outline;
    return document;
}

Box boxIn(const Document &document, int frame)
{
    return std::get<Box>(document.sprites.at(0).frames.at(frame).shapes.at(0).outline);
}

QList<int> allFrames(const Document &document)
{
    QList<int> frames;
    for (int f = 0; f < document.sprites.at(0).frames.size(); ++f)
        frames.append(f);
    return frames;
}

} // namespace

class ScopeEditsTest : public QObject
{
    Q_OBJECT

private slots:
    void theSamePlaceIsThatAboutThePivot()
    {
        Document document = boxes(3);
        document.sprites[0].frames[2].pivot = {5, -5};
        const Document after = edited(document, 0, Box{{10, 10}, {14, 14}});
        const Document aligned = withScopeEdit(document, after, {0, 0}, {0, 1, 2}, ScopeManner::Align);
        QCOMPARE(boxIn(aligned, 1).min, (Point{10, 10}));
        QCOMPARE(boxIn(aligned, 2).min, (Point{15, 5}));
        const Document moved = withScopeEdit(document, after, {0, 0}, {0, 1, 2}, ScopeManner::Move);
        QCOMPARE(boxIn(moved, 2).min, (Point{12, 10}));
    }

    void whatLiesThereButForRoundingIsNotEdited()
    {
        Document document = boxes(2);
        for (int frame : {0, 1})
            document.sprites[0].frames[frame].pivot = {frame / 3.0, 0.1 * frame};
        const Point place{10.0 / 7, 20.0 / 7};
        const Point way = document.sprites.at(0).frames.at(1).pivot - document.sprites.at(0).frames.at(0).pivot;
        document = edited(document, 1, Box{place + way + Point{1e-13, 0}, place + way + Point{4, 4}});
        const ScopeOutcome outcome = withScopeEdit(document, edited(document, 0, Box{place, place + Point{4, 4}}),
                                                   {0, 0}, {}, {0, 1}, editEachAlike(ScopeManner::Align));
        QCOMPARE(outcome.counts, (ScopeCounts{.shapes = 1, .frames = 1}));
        QCOMPARE(boxIn(outcome.document, 1), boxIn(document, 1));
    }

    void movesByTheSame()
    {
        const Document before = boxes(4);
        const Document after = withScopeEdit(before, edited(before, 1, moved(boxIn(before, 1), {10, -2})), {0, 1},
                                             {0, 1, 3, 9, -1}, ScopeManner::Move);
        QCOMPARE(boxIn(after, 0), (Box{{10, -2}, {14, 2}}));
        QCOMPARE(boxIn(after, 1), (Box{{11, -2}, {16, 2}}));
        QCOMPARE(boxIn(after, 2), boxIn(before, 2)); // not in the scope
        QCOMPARE(boxIn(after, 3), (Box{{13, -2}, {20, 2}}));
        QCOMPARE(after.sprites.at(0).frames.at(2).shapes.constData(),
                 before.sprites.at(0).frames.at(2).shapes.constData());
    }

    void movesSidesAndCornersByTheSame()
    {
        const Document before = boxes(3);
        const Box wider{boxIn(before, 0).min, boxIn(before, 0).max + Point{3, 0}};
        const Document after = withScopeEdit(before, edited(before, 0, wider), {0, 0}, {0, 1, 2}, ScopeManner::Move);
        QCOMPARE(boxIn(after, 2), (Box{{2, 0}, {11, 4}}));
    }

    void alignsAndStretches()
    {
        const Document before = boxes(3);
        const Document changed = edited(before, 0, Box{{20, 10}, {30, 12}});
        const Document aligned = withScopeEdit(before, changed, {0, 0}, {1, 2}, ScopeManner::Align);
        QCOMPARE(boxIn(aligned, 2), (Box{{20, 10}, {26, 14}}));
        const Document stretched = withScopeEdit(before, changed, {0, 0}, {1, 2}, ScopeManner::Stretch);
        QCOMPARE(boxIn(stretched, 2), (Box{{0, 1}, {10, 3}}));
    }

    void editsEachKindAlike()
    {
        const Outline circle = Circle{{4, 4}, 2};
        QCOMPARE(editedAlike(circle, Circle{{0, 0}, 5}, Circle{{1, 0}, 4}, ScopeManner::Move),
                 Outline(Circle{{5, 4}, 1}));
        QCOMPARE(editedAlike(circle, Circle{{0, 0}, 5}, Circle{{0, 0}, 1}, ScopeManner::Move),
                 Outline(Circle{{4, 4}, 0})); // as small as it can be
        QCOMPARE(editedAlike(circle, Box{}, Box{{0, 0}, {6, 6}}, ScopeManner::Stretch), Outline(Circle{{4, 4}, 3}));
        const Outline capsule = Capsule{{0, 0}, {4, 0}, 1};
        QCOMPARE(editedAlike(capsule, Capsule{{0, 0}, {1, 0}, 1}, Capsule{{0, 0}, {1, 5}, 2}, ScopeManner::Move),
                 Outline(Capsule{{0, 0}, {4, 5}, 2}));
        QCOMPARE(editedAlike(capsule, {}, Capsule{{0, 0}, {0, 8}, 3}, ScopeManner::Stretch),
                 Outline(Capsule{{2, -4}, {2, 4}, 3}));
        const Outline triangle = PolygonOutline{{{0, 0}, {2, 0}, {0, 2}}};
        QCOMPARE(editedAlike(triangle, triangle, PolygonOutline{{{0, 0}, {3, 1}, {0, 2}}}, ScopeManner::Move),
                 Outline(PolygonOutline{{{0, 0}, {3, 1}, {0, 2}}}));
        QCOMPARE(editedAlike(triangle, Box{{0, 0}, {1, 1}}, Box{{5, 5}, {6, 6}}, ScopeManner::Move),
                 Outline(PolygonOutline{{{5, 5}, {7, 5}, {5, 7}}})); // moved as a whole
        QCOMPARE(editedAlike(triangle, {}, Box{{0, 0}, {4, 2}}, ScopeManner::Stretch),
                 Outline(PolygonOutline{{{-1, 0}, {3, 0}, {-1, 2}}}));
        const Outline line = ChainLine{{{0, 5}, {4, 5}}}; // which has no height to stretch
        QCOMPARE(editedAlike(line, {}, Box{{0, 0}, {8, 8}}, ScopeManner::Stretch),
                 Outline(ChainLine{{{-2, 5}, {6, 5}}}));
    }

    void removesInTheScope()
    {
        const Document before = boxes(4);
        const Document after =
            withScopeEdit(before, removeShapes(before, {0, 1}, {{3}, {4}}), {0, 1}, {2}, ScopeManner::Move);
        QCOMPARE(after.sprites.at(0).frames.at(2).shapes.size(), 1);
        QCOMPARE(after.sprites.at(0).frames.at(3).shapes.size(), 2);
    }

    void shapesByThemselvesStayInTheirFrame()
    {
        const Document before = boxes(3);
        Document after = before;
        after.sprites[0].frames[0].shapes[1].outline = Circle{{9, 9}, 1};
        QCOMPARE(withScopeEdit(before, after, {0, 0}, {1, 2}, ScopeManner::Move), after);
    }

    void putsPointsInAndTakesThemOutAlike()
    {
        const Outline line = ChainLine{{{0, 5}, {4, 5}}};
        const Outline longer = ChainLine{{{-8, 0}, {0, 5}, {4, 5}}};
        const Outline there = ChainLine{{{0, 25}, {4, 25}}};
        const Outline thereLonger = ChainLine{{{-8, 20}, {0, 25}, {4, 25}}};
        QCOMPARE(editedAlike(there, line, longer, ScopeManner::Move), thereLonger);
        QCOMPARE(editedAlike(thereLonger, longer, line, ScopeManner::Move), there);
        const Outline other = ChainLine{{{0, 25}, {4, 25}, {8, 20}}};
        QVERIFY(!editedAlike(other, line, longer, ScopeManner::Move)); // of more points
        QVERIFY(!editedAlike(Circle{{1, 1}, 1}, line, longer, ScopeManner::Move));
        QCOMPARE(editedAlike(other, line, Circle{{1, 1}, 1}, ScopeManner::Move), other); // of another kind now
    }

    void whatChangesAPartReachesOnlyOutlinesLikeIt()
    {
        const Outline square = PolygonOutline{{{0, 0}, {4, 0}, {4, 4}, {0, 4}}};
        const Outline dragged = PolygonOutline{{{-3, -2}, {4, 0}, {4, 4}, {0, 4}}};
        const Outline triangle = PolygonOutline{{{10, 0}, {14, 0}, {10, 4}}};
        const Outline circle = Circle{{1, 1}, 2};
        const Outline box = Box{{0, 0}, {4, 4}};
        const Outline capsule = Capsule{{0, 0}, {4, 0}, 1};
        QVERIFY(!editedAlike(triangle, square, dragged, ScopeManner::Move)); // a point
        QVERIFY(!editedAlike(box, square, dragged, ScopeManner::Move));
        QVERIFY(!editedAlike(square, circle, Circle{{1, 1}, 3}, ScopeManner::Move));            // a radius
        QVERIFY(!editedAlike(circle, box, Box{{-2, -2}, {4, 4}}, ScopeManner::Move));           // a corner
        QVERIFY(!editedAlike(circle, capsule, Capsule{{-2, 0}, {4, 0}, 1}, ScopeManner::Move)); // an end
        for (const Outline &whole : {square, circle, box, capsule}) {
            const auto also = editedAlike(triangle, whole, moved(whole, {3, 0.1}), ScopeManner::Move);
            QVERIFY(also && isSameOutline(*also, moved(triangle, {3, 0.1})));
        }
    }

    void leavesOutlinesOfOtherPointsAloneAndCountsThem()
    {
        Document before = boxes(4);
        const PolygonOutline square{{{0, 0}, {4, 0}, {4, 4}, {0, 4}}};
        for (const int frame : {0, 3})
            before = edited(before, frame, square);
        before = edited(before, 1, PolygonOutline{{{0, 0}, {4, 0}, {0, 4}}});
        PolygonOutline dragged = square;
        dragged.points[0] = {-3, -2};
        const Document after = edited(before, 0, dragged);
        const ScopeOutcome outcome =
            withScopeEdit(before, after, {0, 0}, {}, {0, 1, 2, 3}, editEachAlike(ScopeManner::Move));
        QCOMPARE(outcome.counts, (ScopeCounts{.shapes = 2, .frames = 2, .unlike = 2}));
        QCOMPARE(outcome.document, edited(after, 3, dragged));
    }

    void leavesLockedShapesAloneAndCountsThem()
    {
        Document before = boxes(4);
        before.sprites[0].frames[2].shapes[0].locked = true;
        const ScopeOutcome moved = withScopeEdit(before, edited(before, 1, Box{{2, 0}, {7, 4}}), {0, 1}, {},
                                                 {0, 1, 2, 3}, editEachAlike(ScopeManner::Move));
        QCOMPARE(moved.counts, (ScopeCounts{.shapes = 3, .frames = 3, .locked = 1}));
        QCOMPARE(boxIn(moved.document, 2), boxIn(before, 2));
        const ScopeOutcome removed = withScopeEdit(before, removeShapes(before, {0, 1}, {{3}}), {0, 1}, {},
                                                   {0, 1, 2, 3}, editEachAlike(ScopeManner::Move));
        QCOMPARE(removed.counts, (ScopeCounts{.shapes = 3, .frames = 3, .locked = 1}));
        QCOMPARE(removed.document.sprites.at(0).frames.at(2).shapes.size(), 2);
    }

    void leavesAloneWhatWouldLieTooFarAway()
    {
        Document before = boxes(2);
        before.sprites[0].frames[1].shapes[0].outline = Box{{9e8, 0}, {1e9, 4}};
        const ScopeOutcome moved = withScopeEdit(before, edited(before, 0, Box{{5, 0}, {9, 4}}), {0, 0}, {}, {0, 1},
                                                 editEachAlike(ScopeManner::Move));
        QCOMPARE(moved.counts, (ScopeCounts{.shapes = 1, .frames = 1, .outside = 1}));
        QCOMPARE(boxIn(moved.document, 1), boxIn(before, 1));
    }

    void whatPutsShapesInStaysInItsFrame()
    {
        const Document before = boxes(3);
        Document after = removeShapes(before, {0, 0}, {{1}});
        after = addShapes(after, {0, 0}, {Shape{.outline = Circle{{9, 9}, 1}}});
        const ScopeOutcome outcome =
            withScopeEdit(before, after, {0, 0}, {}, {0, 1, 2}, editEachAlike(ScopeManner::Move));
        QCOMPARE(outcome.document, after);
        QCOMPARE(outcome.counts, ScopeCounts());
    }

    void whatLiesBetweenEditedKeysIsLeftToThem()
    {
        Document before = boxes(4);
        before.sprites[0].frames[1].shapes[0].between = Between::Linear;
        before.sprites[0].frames[2].shapes[0].between = Between::Linear;
        const Document after = edited(before, 0, moved(boxIn(before, 0), {0, 7}));
        const auto in = [&](const QList<int> &frames) {
            return withScopeEdit(before, after, {0, 0}, {}, frames, editEachAlike(ScopeManner::Move));
        };
        QCOMPARE(boxIn(in({0, 1, 2, 3}).document, 1), boxIn(before, 1));
        QCOMPARE(in({0, 1, 2, 3}).counts, (ScopeCounts{.shapes = 4, .frames = 4}));
        QCOMPARE(boxIn(in({0, 1, 2}).document, 1), Box({{1, 7}, {6, 11}})); // its other key stays
    }

    /// A thousand frames here and in the law are the size that has to feel immediate.
    void isTheSameAsFrameByFrame()
    {
        const Document before = boxes(1'000);
        for (const ScopeManner manner : {ScopeManner::Move, ScopeManner::Align, ScopeManner::Stretch}) {
            const Document changed = edited(before, 7, Box{{30, 10}, {37, 22}});
            const Document together = withScopeEdit(before, changed, {0, 7}, allFrames(before), manner);
            Document oneByOne = changed;
            for (const int frame : allFrames(before))
                oneByOne = withScopeEdit(before, oneByOne, {0, 7}, {frame}, manner);
            QCOMPARE(together, oneByOne);
        }
    }
};

HITBOX_CORE_TEST(ScopeEditsTest)
#include "scope_edits_test.moc"
