#include "document/track_following.h"

#include "document/edits.h"
#include "document/frame_edits.h"
#include "document/in_between.h"
#include "document/tracks.h"
#include "test_class.h"

#include <QTest>

#include <cmath>
#include <numbers>

using namespace hitbox;
using geometry::Circle;
using geometry::Point;

namespace {

constexpr TrackId movingTrack{7};

Shape at(const Outline &outline, Between between = Between::None)
{
    Shape shape;
    shape.outline = outline;
    shape.track = movingTrack;
    shape.between = between;
    return shape;
}

/// A frame of equal time for each shape.
Document film(const QList<Shape> &shapes)
{
    Sprite sprite;
    Document document;
    for (Shape shape : shapes) {
        shape.id = {document.nextShapeId++};
        sprite.frames.append(Frame{.name = QString::number(shape.id.value), .shapes = {shape}});
    }
    document.sprites = {sprite};
    document.nextShapeId = 100;
    return document;
}

const Shape &shapeIn(const Document &document, int frame)
{
    return document.sprites.at(0).frames.at(frame).shapes.at(0);
}

Document withOutline(Document document, int frame, const Outline &outline)
{
    document.sprites[0].frames[frame].shapes[0].outline = outline;
    return document;
}

Document circles()
{
    return film({at(Circle{{0, 0}, 1}), at(Circle{{4, 0}, 1}, Between::Linear), at(Circle{{8, 0}, 1})});
}

QList<Point> pointsIn(const Document &document, int frame)
{
    const auto points = pointsOf(shapeIn(document, frame).outline);
    return {points.begin(), points.end()};
}

Document squares(const QList<Point> &last)
{
    const QList<Point> square{{0, 0}, {4, 0}, {4, 4}, {0, 4}};
    return film({at(PolygonOutline{square}), at(PolygonOutline{square}, Between::Linear), at(PolygonOutline{last})});
}

} // namespace

class TrackFollowingTest : public QObject
{
    Q_OBJECT

private slots:
    /// Three frames in line, the second of which is placed two pixels further to the right by its pivot.
    void inBetweensRunAboutThePivots()
    {
        const Document before = circles();
        Document after = before;
        after.sprites[0].frames[1].pivot = {-2, 0};
        after = withTracksFollowing(before, after);
        QCOMPARE(shapeIn(after, 1).outline, Outline(Circle{{2, 0}, 1}));
        QCOMPARE(shapeIn(after, 0).outline, shapeIn(before, 0).outline);
        Document key = after;
        key.sprites[0].frames[2].pivot = {0, 10};
        key = withTracksFollowing(after, key);
        QCOMPARE(shapeIn(key, 1).outline, Outline(Circle{{2, -5}, 1}));
        QCOMPARE(shapeIn(key, 2).outline, shapeIn(before, 2).outline);
        for (Frame &frame : key.sprites[0].frames)
            frame.pivot = frame.pivot + Point{7, 7};
        const Document alike = withTracksFollowing(after, key);
        QCOMPARE(shapeIn(alike, 1).outline, shapeIn(key, 1).outline);
    }

    void inBetweensFollowTheirKeys()
    {
        const Document before = circles();
        const Document after = withTracksFollowing(before, withOutline(before, 2, Circle{{16, 0}, 3}));
        QCOMPARE(shapeIn(after, 1).outline, Outline(Circle{{8, 0}, 2}));
        QCOMPARE(shapeIn(after, 1).between, Between::Linear);
    }

    void anEditedInBetweenBecomesAKey()
    {
        const Document before = circles();
        const Document after = withTracksFollowing(before, withOutline(before, 1, Circle{{5, 5}, 1}));
        QCOMPARE(shapeIn(after, 1).outline, Outline(Circle{{5, 5}, 1}));
        QVERIFY(isKey(shapeIn(after, 1)));
    }

    void oneThatMovesWithItsKeysStaysWhatItIs()
    {
        const Document before =
            film({at(Circle{{0.1, 0}, 1}), at(Circle{{0.2, 0}, 1}, Between::EaseIn), at(Circle{{0.7, 0}, 1})});
        Document moved = withTracksFollowing({}, before);
        for (int frame = 0; frame < 3; ++frame) {
            auto circle = std::get<Circle>(shapeIn(withInBetweens(before, 0, movingTrack), frame).outline);
            circle.center = circle.center + Point{1.3, 1e6};
            moved = withOutline(moved, frame, circle);
        }
        const Document after = withTracksFollowing(before, moved);
        QCOMPARE(shapeIn(after, 1).between, Between::EaseIn);
        QCOMPARE(after, withInBetweens(after, 0, movingTrack));
    }

    void timesAndOrderCountToo()
    {
        const Document before = circles();
        const Document longer = withTracksFollowing(before, withDuration(before, 0, {1}, 300));
        QCOMPARE(shapeIn(longer, 1).outline, Outline(Circle{{2, 0}, 1}));
        const Document fewer = withTracksFollowing(before, removeFrames(before, 0, {2}));
        QCOMPARE(shapeIn(fewer, 1).outline, Outline(Circle{{4, 0}, 1})); // no key behind it
        const Document more =
            withTracksFollowing(before, insertFrames(before, 0, {Frame{.name = QStringLiteral("blank")}}, 1));
        QCOMPARE(shapeIn(more, 2).outline, Outline(Circle{{16.0 / 3, 0}, 1}));
    }

    void aKeyThatGoesOrComesCounts()
    {
        Document before = film({at(Circle{{0, 0}, 1}), at(Circle{{2, 0}, 1}, Between::Linear), at(Circle{{4, 0}, 1}),
                                at(Circle{{9, 0}, 1})});
        Document after = before;
        after.sprites[0].frames[2].shapes[0].between = Between::Linear;
        after = withTracksFollowing(before, after);
        QCOMPARE(shapeIn(after, 1).outline, Outline(Circle{{3, 0}, 1}));
        QCOMPARE(shapeIn(after, 2).outline, Outline(Circle{{6, 0}, 1}));
        after = withTracksFollowing(before, removeShapes(before, {0, 2}, {shapeIn(before, 2).id}));
        QCOMPARE(shapeIn(after, 1).outline, Outline(Circle{{3, 0}, 1}));
    }

    void aVertexGoesThroughAllKeys_data()
    {
        QTest::addColumn<QList<Point>>("last");
        QTest::addColumn<QList<Point>>("inserted");
        QTest::addColumn<QList<Point>>("removed");
        using List = QList<Point>;
        QTest::newRow("in step") << List{{10, 0}, {18, 0}, {18, 8}, {10, 8}}
                                 << List{{10, 0}, {12, 0}, {18, 0}, {18, 8}, {10, 8}}
                                 << List{{10, 0}, {18, 8}, {10, 8}};
        QTest::newRow("begins elsewhere")
            << List{{18, 8}, {10, 8}, {10, 0}, {26, 0}} << List{{18, 8}, {10, 8}, {10, 0}, {14, 0}, {26, 0}}
            << List{{18, 8}, {10, 8}, {10, 0}};
        QTest::newRow("backwards") << List{{10, 0}, {10, 8}, {18, 8}, {18, 0}}
                                   << List{{10, 0}, {10, 8}, {18, 8}, {18, 0}, {12, 0}}
                                   << List{{10, 0}, {10, 8}, {18, 8}};
        QTest::newRow("other vertices") << List{{10, 0}, {18, 0}, {18, 8}} << List{{10, 0}, {18, 0}, {18, 8}}
                                        << List{{10, 0}, {18, 0}, {18, 8}};
    }
    void aVertexGoesThroughAllKeys()
    {
        QFETCH(QList<Point>, last);
        const Document before = squares(last);
        const Outline first = shapeIn(before, 0).outline;
        // The point that was put in may lie beside the edge: the others get theirs on it.
        const Document more = withTracksFollowing(before, withOutline(before, 0, withPointInserted(first, 1, {1, -1})));
        QTEST(pointsIn(more, 2), "inserted");
        QCOMPARE(more, withInBetweens(more, 0, movingTrack));
        const Document fewer = withTracksFollowing(before, withOutline(before, 0, withoutPoints(first, {1})));
        QTEST(pointsIn(fewer, 2), "removed");
        QCOMPARE(fewer, withInBetweens(fewer, 0, movingTrack));
    }

    /// Or else the repair of one key would cut corners off the others.
    void aPointThatNobodySeesIsGoneTakesNoneThatIsSeen()
    {
        const QList<Point> repeated{{0, 0}, {4, 0}, {4, 0}, {4, 4}, {0, 4}};
        const QList<Point> pentagon{{0, 0}, {4, 0}, {8, 2}, {4, 4}, {0, 4}};
        const Document before = film({at(PolygonOutline{repeated}), at(PolygonOutline{repeated}, Between::Linear),
                                      at(PolygonOutline{pentagon}), at(PolygonOutline{repeated})});
        const Document after =
            withTracksFollowing(before, withOutline(before, 0, withoutPoints(shapeIn(before, 0).outline, {2})));
        QCOMPARE(pointsIn(after, 0), (QList<Point>{{0, 0}, {4, 0}, {4, 4}, {0, 4}}));
        QCOMPARE(pointsIn(after, 2), pentagon);
        QCOMPARE(pointsIn(after, 3), (QList<Point>{{0, 0}, {4, 0}, {4, 4}, {0, 4}}));
        QCOMPARE(after, withInBetweens(after, 0, movingTrack));
    }

    void pointsThatAreSeenToGoGoFromAllKeys_data()
    {
        QTest::addColumn<QList<Point>>("outline");
        QTest::addColumn<QList<int>>("removed");
        using List = QList<Point>;
        QTest::newRow("a tooth and a notch of the same size")
            << List{{0, 0}, {10, 0}, {12, 4}, {14, 0}, {20, 0}, {22, -4}, {24, 0}, {40, 0}, {40, 20}, {0, 20}}
            << QList<int>{2, 5};
        QTest::newRow("a low corner of a large outline")
            << List{{0, 0}, {250, 0}, {250, 250}, {129, 250}, {125, 250.49}, {121, 250}, {0, 250}} << QList<int>{4};
        QTest::newRow("two corners side by side") << List{{0, 0}, {8, 0}, {9, 3}, {8, 6}, {0, 6}} << QList<int>{1, 2};
    }
    void pointsThatAreSeenToGoGoFromAllKeys()
    {
        QFETCH(QList<Point>, outline);
        QFETCH(QList<int>, removed);
        QList<Point> other = outline; // in which they are seen no more than they must
        for (const int i : removed)
            other[i] = (other.at(i - 1) + other.at(i + 1)) * 0.5;
        const Document before = film({at(PolygonOutline{outline}), at(PolygonOutline{outline}, Between::Linear),
                                      at(PolygonOutline{other}), at(PolygonOutline{outline})});
        const Outline less = withoutPoints(shapeIn(before, 0).outline, {removed.begin(), removed.end()});
        const Document after = withTracksFollowing(before, withOutline(before, 0, less));
        QCOMPARE(Outline(shapeIn(after, 3).outline), less);
        QCOMPARE(pointsIn(after, 2).size(), outline.size() - removed.size());
    }

    void aSpikeThatNobodySeesTakesNoCornerFromOtherKeys()
    {
        const QList<Point> spiked{{0, 0}, {4, 0}, {90, 0}, {4, 0}, {4, 4}, {0, 4}};
        const QList<Point> hexagon{{0, 0}, {4, 0}, {6, 1}, {6, 3}, {4, 4}, {0, 4}};
        const Document before = film(
            {at(PolygonOutline{spiked}), at(PolygonOutline{spiked}, Between::Linear), at(PolygonOutline{hexagon})});
        const Outline square = withoutPoints(shapeIn(before, 0).outline, {2, 3});
        const Document after = withTracksFollowing(before, withOutline(before, 0, square));
        QCOMPARE(pointsIn(after, 2), hexagon);
    }

    /// An arm that is raised, and lowered: turned, flipped, and flipped with its list the other way round.
    void aPointPutIntoAnEdgeLeavesTheFormOfWhatLiesBetween()
    {
        const auto armAt = [](double degrees) {
            const double angle = degrees * std::numbers::pi / 180;
            QList<Point> points;
            for (const Point p : {Point{0, -4.5}, Point{37, -4.5}, Point{37, 4.5}, Point{0, 4.5}})
                points.append(
                    {p.x * std::cos(angle) - p.y * std::sin(angle), p.x * std::sin(angle) + p.y * std::cos(angle)});
            return points;
        };
        const QList<Point> raised = armAt(-50);
        QList<Point> flipped;
        for (const Point point : raised)
            flipped.append({point.x, -point.y});
        const QList<Point> level = armAt(0);
        for (const QList<Point> &lowered : {armAt(50), flipped, QList<Point>(flipped.rbegin(), flipped.rend())}) {
            const Document before = film(
                {at(PolygonOutline{raised}), at(PolygonOutline{level}, Between::Linear), at(PolygonOutline{lowered})});
            for (int edge = 0; edge < 4; ++edge) {
                for (const double part : {0.1, 0.5, 0.9}) {
                    QList<Point> more = raised;
                    more.insert(edge + 1, raised.at(edge) + (raised.at((edge + 1) % 4) - raised.at(edge)) * part);
                    const Document after = withTracksFollowing(before, withOutline(before, 0, PolygonOutline{more}));
                    QCOMPARE(pointsIn(after, 2).size(), 5);
                    QList<Point> between = pointsIn(after, 1);
                    between.removeAt(edge + 1);
                    QVERIFY(isSameOutline(PolygonOutline{between}, PolygonOutline{level}));
                }
            }
        }
    }

    void aLongerChainIsLongerInAllKeys()
    {
        const Document before = film(
            {at(ChainLine{{{0, 0}, {4, 0}}}), at(ChainLine{}, Between::Linear), at(ChainLine{{{0, 10}, {4, 10}}})});
        const Document after = withTracksFollowing(
            before, withOutline(before, 2, ChainLine{{{-1, 9}, {0, 10}, {1, 10}, {4, 10}, {6, 12}}}));
        QCOMPARE(pointsIn(after, 0), (QList<Point>{{-1, -1}, {0, 0}, {1, 0}, {4, 0}, {6, 2}}));
        QCOMPARE(pointsIn(after, 1), (QList<Point>{{-1, 4}, {0, 5}, {1, 5}, {4, 5}, {6, 7}}));
    }

    void keysAloneAreLeftAlone()
    {
        const QList<Point> square{{0, 0}, {4, 0}, {4, 4}, {0, 4}};
        const Document before = film({at(PolygonOutline{square}), at(PolygonOutline{square})});
        const Document after = withOutline(before, 0, withoutPoints(shapeIn(before, 0).outline, {1}));
        QCOMPARE(withTracksFollowing(before, after), after);
    }

    void whatIsNewIsTakenAsItIs()
    {
        Document file = circles();
        file = withOutline(file, 1, Circle{{7, 7}, 7});
        QCOMPARE(withTracksFollowing({}, file), file);
    }
};

HITBOX_CORE_TEST(TrackFollowingTest)
#include "track_following_test.moc"
