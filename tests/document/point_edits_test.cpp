#include "document/point_edits.h"
#include "test_class.h"

#include "document/edits.h"

#include <QTest>

#include <cmath>

using namespace hitbox;
using geometry::Point;

namespace {

/// Four frames: muzzle and foot, muzzle alone, nothing, another muzzle.
Document pointSample()
{
    Sprite sprite;
    sprite.frames = {{}, {}, {}, {}};
    sprite.frames[0].points = {{.name = "muzzle", .at = {10, 4}, .angle = -30}, {.name = "foot", .at = {3, 30}}};
    sprite.frames[1].points = {{.name = "muzzle", .at = {12, 4}}};
    sprite.frames[3].points = {{.name = "muzzle", .at = {10, 4}, .angle = -30}};
    return withSprite({}, sprite);
}

const QList<FramePoint> &pointsOf(const Document &document, int frame)
{
    return document.sprites.first().frames.at(frame).points;
}

} // namespace

class PointEditsTest : public QObject
{
    Q_OBJECT

private slots:
    void aFreshOneGoesOnWhatTheFrameBesideHas()
    {
        const Sprite sprite = pointSample().sprites.first();
        const FramePoint foot = freshPoint(sprite, 1, {7, 8});
        QCOMPARE(foot.name, QString("foot"));
        QCOMPARE(foot.at, (Point{7, 8}));
        QCOMPARE(freshPoint(sprite, 2, {}).name, QString("muzzle")); // before it comes before behind it
        QVERIFY(Id<FramePoint>(freshPoint(sprite, 2, {}).id) != *sprite.frames.at(1).points.first().id);
    }

    void aFreshOneTakesItsDirectionFromThere()
    {
        Document document = pointSample();
        document.sprites[0].frames[1].points.clear();
        QCOMPARE(freshPoint(document.sprites.first(), 2, {}).angle, -30.0); // of the frame behind
    }

    void whereNothingIsLackedTheNameIsFree()
    {
        Document document = pointSample();
        QCOMPARE(freshPoint(document.sprites.first(), 0, {}).name, QString("point"));
        document = addPoint(document, {0, 0}, {.name = "point"});
        QCOMPARE(freshPoint(document.sprites.first(), 0, {}).name, QString("point 2"));
    }

    void anEditKeepsWhichOneItIs()
    {
        const Document before = pointSample();
        const Document after = withPoint(before, {0, 0}, 1, {.name = "heel", .at = {1, 2}, .angle = 90});
        QCOMPARE(pointsOf(after, 0).at(1), (FramePoint{.name = "heel", .at = {1, 2}, .angle = 90}));
        QVERIFY(Id<FramePoint>(pointsOf(after, 0).at(1).id) == *pointsOf(before, 0).at(1).id);
        QCOMPARE(pointsOf(after, 0).at(0), pointsOf(before, 0).at(0));
        QCOMPARE(pointsOf(withoutPoint(after, {0, 0}, 0), 0).size(), 1);
    }

    void aNewNameGoesThroughTheSprite()
    {
        const RenamedPoints renamed = withPointRenamed(pointSample(), {0, 1}, 0, "barrel");
        QCOMPARE(renamed.frames, 3);
        for (const int frame : {0, 1, 3})
            QCOMPARE(pointsOf(renamed.document, frame).first().name, QString("barrel"));
        QCOMPARE(pointsOf(renamed.document, 0).at(1).name, QString("foot"));
    }

    void aNewNameMakesNoTwoOfOne()
    {
        const RenamedPoints renamed = withPointRenamed(pointSample(), {0, 1}, 0, "foot");
        QCOMPARE(renamed.frames, 2);
        QCOMPARE(pointsOf(renamed.document, 0), pointsOf(pointSample(), 0)); // has a foot
        QCOMPARE(pointsOf(renamed.document, 3).first().name, QString("foot"));
    }

    void copiesMoveWhatIsThereAndAddWhatIsNot()
    {
        const PointCopies copies = withPointCopied(pointSample(), {0, 0}, 0, {0, 1, 2, 3});
        QCOMPARE(copies.replaced, 1); // that of frame 3 stands there already
        for (int frame = 0; frame < 4; ++frame) {
            QCOMPARE(pointsOf(copies.document, frame).first().at, (Point{10, 4}));
            QCOMPARE(pointsOf(copies.document, frame).first().angle, -30.0);
        }
        QCOMPARE(pointsOf(copies.document, 0), pointsOf(pointSample(), 0));
        QVERIFY(Id<FramePoint>(pointsOf(copies.document, 2).first().id) != *pointsOf(copies.document, 0).first().id);
    }

    void copiesKeepTheirPlaceAboutThePivot()
    {
        Document document = pointSample();
        document.sprites[0].frames[1].pivot = {2, -1};
        document.sprites[0].frames[2].pivot = {-4, 0};
        const PointCopies copies = withPointCopied(document, {0, 0}, 0, {1, 2});
        QCOMPARE(pointsOf(copies.document, 1).first().at, (Point{12, 3}));
        QCOMPARE(pointsOf(copies.document, 2).first().at, (Point{6, 4}));
    }

    void copiesLeaveWhatElseTheOtherPointHolds()
    {
        Document document = pointSample();
        document.sprites[0].frames[1].points[0].extras = {{"note", {QByteArray("1")}}};
        const PointCopies copies = withPointCopied(document, {0, 0}, 0, {1});
        QCOMPARE(pointsOf(copies.document, 1).first().extras, pointsOf(document, 1).first().extras);
    }

    void aPointIsKnownByItsNameInOtherFrames()
    {
        const Sprite sprite = pointSample().sprites.first();
        const Id<FramePoint> muzzle = *sprite.frames.at(0).points.first().id;
        QVERIFY(samePoint(sprite, 0, muzzle, 3) == *sprite.frames.at(3).points.first().id);
        QVERIFY(!samePoint(sprite, 0, muzzle, 2));
        QVERIFY(!samePoint(sprite, 0, {}, 3));
        QVERIFY(!samePoint(sprite, 0, muzzle, 4));
        QVERIFY(!samePoint(sprite, -1, muzzle, 3));
    }

    void anglesGoClockwiseOnScreen()
    {
        QCOMPARE(angleTowards({1, 1}, {2, 1}), 0.0);
        QCOMPARE(angleTowards({1, 1}, {1, 2}), 90.0);
        QCOMPARE(angleTowards({1, 1}, {0, 1}), 180.0);
        QCOMPARE(angleTowards({0, 0}, {-1, -0.0}), 180.0);
        QCOMPARE(angleTowards({1, 1}, {1, 0}), -90.0);
        QCOMPARE(angleTowards({1, 1}, {1, 1}), 0.0);
    }

    void aDirectionIsTheWayOfItsAngle()
    {
        QCOMPARE(directionOf(90), (Point{0, 1}));
        QCOMPARE(directionOf(-90), (Point{0, -1}));
        QCOMPARE(directionOf(540), (Point{-1, 0}));
        for (int angle = -179; angle <= 180; angle += 7) {
            const Point way = directionOf(angle);
            QVERIFY(std::abs(angleTowards({}, way) - angle) < 1e-9);
            QVERIFY(std::abs(std::hypot(way.x, way.y) - 1) < 1e-12);
        }
    }
};

HITBOX_CORE_TEST(PointEditsTest)
#include "point_edits_test.moc"
