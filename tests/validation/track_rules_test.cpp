#include "document/in_between.h"
#include "document/tracks.h"
#include "one_frame.h"
#include "test_class.h"

#include <QTest>

#include <random>

#include <hitbox/geometry/self_intersection.h>

using namespace hitbox;
using geometry::Point;

namespace {

/// A frame for each outline, with one shape of the track 9.
Document trackOf(const QList<Outline> &outlines, const QList<Between> &between)
{
    Document document = test::oneFrame({});
    const Frame frame = document.sprites[0].frames[0];
    document.sprites[0].frames.clear();
    for (qsizetype i = 0; i < outlines.size(); ++i) {
        Shape shape = test::shapeOf(outlines.at(i), int(i) + 1);
        shape.track = {9};
        shape.between = between.at(i);
        Frame own = frame;
        own.shapes = {shape};
        document.sprites[0].frames.append(own);
    }
    document.nextShapeId = 10;
    return document;
}

constexpr auto key = Between::None;
constexpr auto mid = Between::Linear;

QList<Shape> shapesOfAll(const Document &document)
{
    QList<Shape> shapes;
    for (const Frame &frame : document.sprites.at(0).frames)
        shapes += frame.shapes;
    return shapes;
}

QList<Shape> shapesAfterAll(const Document &document)
{
    return shapesOfAll(fixedAll(document, {}).document);
}

QStringList messages(const QList<Finding> &findings)
{
    QStringList messages;
    for (const Finding &finding : findings)
        messages.append(
            QStringLiteral("%1: %2").arg(finding.frame.frame).arg(finding.message.section(QStringLiteral(", "), -1)));
    return messages;
}

} // namespace

class TrackRulesTest : public QObject
{
    Q_OBJECT

private slots:
    void findsTwoShapesOfATrackInAFrame()
    {
        Document document = test::oneFrame({geometry::Circle{{9, 9}, 3}, geometry::Circle{{20, 9}, 3}});
        QVERIFY(test::byRule(validate(document, {}), "duplicate-track").isEmpty()); // none is no track
        for (Shape &shape : document.sprites[0].frames[0].shapes)
            shape.track = {7};
        const QList<Finding> found = test::byRule(validate(document, {}), "duplicate-track");
        QCOMPARE(found.size(), 1);
        QCOMPARE(found[0].shape, ShapeId{2});
        QCOMPARE(found[0].severity, Severity::Warning);
        QVERIFY2(found[0].message.contains("(number 1)") && found[0].message.contains("(number 2)") &&
                     found[0].message.endsWith("the lower one counts, which is number 1"),
                 qPrintable(found[0].message));
        const auto after = test::repaired(document, "duplicate-track", "take-out");
        QVERIFY(after);
        QCOMPARE(test::shapesOf(*after).at(0).track, TrackId{7});
        QCOMPARE(test::shapesOf(*after).at(1).track, TrackId());
        QCOMPARE(fixedAll(document, {}).document.sprites[0].frames[0].shapes[1].track, TrackId{7});
    }

    void findsInBetweensWithoutKeys()
    {
        const Outline circle = geometry::Circle{{9, 9}, 3};
        const QList<Outline> five(5, circle);
        const auto found = [&](const QList<Between> &between) {
            return messages(test::byRule(validate(trackOf(five, between), {}), "in-between-without-key"));
        };
        QCOMPARE(found({key, mid, key, mid, key}), QStringList());
        QCOMPARE(found({mid, key, mid, mid, key}), QStringList{"0: and there is none before it"});
        QCOMPARE(found({key, mid, key, mid, mid}),
                 (QStringList{"3: and there is none behind it", "4: and there is none behind it"}));
        QCOMPARE(found({mid, mid, mid, mid, mid}).at(2), QStringLiteral("2: and the track has none"));
        Document alone = trackOf({circle}, {mid});
        alone.sprites[0].frames[0].shapes[0].track = {};
        const auto after = test::repaired(alone, "in-between-without-key", "make-key");
        QVERIFY(after && isKey(test::shapesOf(*after).at(0)));
    }

    void findsInBetweensOutOfStep()
    {
        const auto circleAt = [](double x) { return Outline(geometry::Circle{{x, 9}, 3}); };
        const auto found = [](const Document &document) {
            return test::byRule(validate(document, {}), "in-between-out-of-step");
        };
        const QList<Between> between{key, mid, mid, key};
        const Document inStep =
            withInBetweens(trackOf({circleAt(9), circleAt(0), circleAt(0), circleAt(30)}, between), 0, {9});
        QVERIFY(found(inStep).isEmpty());
        const Document odd = trackOf({circleAt(9), circleAt(16), circleAt(24), circleAt(30)}, between); // 16, 23
        QCOMPARE(found(odd).size(), 1);
        QCOMPARE(found(odd).at(0).frame, (FrameRef{0, 2}));
        QCOMPARE(found(odd).at(0).shape, ShapeId{3});
        QCOMPARE(found(odd).at(0).severity, Severity::Warning);
        const auto workedOut = test::repaired(odd, "in-between-out-of-step", "work-out");
        QCOMPARE(workedOut->sprites[0].frames[2].shapes[0].outline, circleAt(23));
        const auto asKey = test::repaired(odd, "in-between-out-of-step", "make-key");
        QCOMPARE(asKey->sprites[0].frames[2].shapes[0].outline, circleAt(24));
        QVERIFY(isKey(asKey->sprites[0].frames[2].shapes[0]));
        QVERIFY(found(*workedOut).isEmpty());
        QCOMPARE(shapesAfterAll(odd), shapesOfAll(odd)); // nobody knows which is meant
        // With a key on one side alone there is nothing to be out of step with.
        QVERIFY(found(trackOf({circleAt(9), circleAt(16)}, {key, mid})).isEmpty());
    }

    void findsWordsForInBetweensThatNobodyKnows()
    {
        Document document = trackOf({geometry::Circle{{9, 9}, 3}, geometry::Circle{{9, 9}, 3}}, {key, key});
        QVERIFY(test::byRule(validate(document, {}), "unknown-between").isEmpty());
        document.sprites[0].frames[1].shapes[0].extras = {{QStringLiteral("between"), JsonText{"\"bounce\""}}};
        const QList<Finding> found = test::byRule(validate(document, {}), "unknown-between");
        QCOMPARE(found.size(), 1);
        QCOMPARE(found.at(0).shape, ShapeId{2});
        QVERIFY(found.at(0).message.contains(QStringLiteral("“bounce”")));
        const auto after = test::repaired(document, "unknown-between", "make-key");
        QVERIFY(after && after->sprites[0].frames[1].shapes[0].extras.isEmpty());
        QCOMPARE(shapesAfterAll(document), shapesOfAll(document)); // a newer version may know it
    }

    void theRepairOfAnInBetweenMakesItAKey()
    {
        const Outline bow = PolygonOutline{{{0, 0}, {10, 10}, {10, 0}, {0, 10}}};
        const Outline square = PolygonOutline{{{0, 0}, {10, 0}, {10, 10}, {0, 10}}};
        const Document fixed = fixedAll(trackOf({square, bow, square}, {key, mid, key}), {}).document;
        const Shape &shape = fixed.sprites[0].frames[1].shapes[0];
        QVERIFY(isKey(shape));
        QCOMPARE(shape.track, TrackId{9});
        QVERIFY(test::byRule(shape, "self-intersection").isEmpty());
        QCOMPARE(fixed.sprites[0].frames[2].shapes[0].outline, square);
    }

    /// Of random simple polygons, those in the middle that cross themselves: as the geometry core tells of them.
    void findsEveryInBetweenThatCrossesItself()
    {
        std::mt19937 random(5);
        const auto simple = [&random] {
            for (;;) {
                PolygonOutline polygon;
                for (int i = 0; i < 6; ++i)
                    polygon.points.append({double(random() % 64), double(random() % 64)});
                const geometry::Ring ring(polygon.points.begin(), polygon.points.end());
                if (geometry::isSimple(ring))
                    return polygon;
            }
        };
        int crossing = 0;
        for (int round = 0; round < 300; ++round) {
            Document document = trackOf({simple(), PolygonOutline{}, simple()}, {key, mid, key});
            document = withInBetweens(document, 0, {9});
            const auto &points = std::get<PolygonOutline>(document.sprites[0].frames[1].shapes[0].outline).points;
            const bool crosses = !geometry::isSimple(geometry::Ring(points.begin(), points.end()));
            QSet<int> frames;
            for (const char *rule : {"self-intersection", "repeated-point", "spike"}) {
                for (const Finding &finding : test::byRule(validate(document, {}), rule))
                    frames.insert(finding.frame.frame);
            }
            QCOMPARE(frames, crosses ? QSet<int>{1} : QSet<int>{});
            crossing += crosses ? 1 : 0;
        }
        QVERIFY(crossing > 30);
    }
};

HITBOX_TEST(TrackRulesTest)
#include "track_rules_test.moc"
