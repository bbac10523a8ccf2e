#include "test_class.h"
#include "validation/validate.h"

#include <QTest>

#include <cmath>

#include <hitbox/geometry/self_intersection.h>

using namespace hitbox;
using geometry::MeetingKind;
using geometry::Point;

namespace {

Shape polygon(const QList<Point> &points)
{
    return {{7}, QStringLiteral("hull"), {}, PolygonOutline{points}, true, false, {}, {}};
}

Shape chain(const QList<Point> &points)
{
    return {{7}, QStringLiteral("edge"), {}, ChainLine{points}, true, false, {}, {}};
}

Shape shapeOf(const Outline &outline)
{
    return {{7}, QStringLiteral("shape"), {}, outline, true, false, {}, {}};
}

QList<Finding> byRule(const Shape &shape, const char *rule)
{
    QList<Finding> found;
    for (const Finding &finding : validateShape(shape)) {
        if (finding.rule == QLatin1String(rule))
            found.append(finding);
    }
    return found;
}

QStringList rulesOf(const Shape &shape)
{
    QStringList rules;
    for (const Finding &finding : validateShape(shape))
        rules.append(finding.rule);
    return rules;
}

const QList<Point> square{{0, 0}, {10, 0}, {10, 10}, {0, 10}};

} // namespace

class ShapeRulesTest : public QObject
{
    Q_OBJECT

private slots:
    void findsNothingOnValidShapes()
    {
        QCOMPARE(rulesOf(polygon(square)), QStringList());
        QCOMPARE(rulesOf(polygon({{0, 0}, {10, 0}, {5, 3}, {10, 10}, {0, 10}})), QStringList());
        QCOMPARE(rulesOf(shapeOf(geometry::Circle{{3, 4}, 0.5})), QStringList());
        QCOMPARE(rulesOf(shapeOf(geometry::Box{{0, 0}, {1, 2}})), QStringList());
        QCOMPARE(rulesOf(shapeOf(geometry::Capsule{{1, 1}, {1, 1}, 2})), QStringList());
        QCOMPARE(rulesOf(chain({{0, 0}, {5, 0}})), QStringList());
    }

    void saysWhichEdgesCrossAndWhere()
    {
        const QList<Finding> found = byRule(polygon({{0, 0}, {10, 10}, {10, 0}, {0, 10}}), "self-intersection");
        QCOMPARE(found.size(), 1);
        QCOMPARE(found[0].severity, Severity::Error);
        QCOMPARE(found[0].shape.value, 7);
        QCOMPARE(found[0].edges, (QList<int>{0, 2}));
        QCOMPARE(found[0].kind, MeetingKind::Crossing);
        QCOMPARE(found[0].points, (QList<Point>{{5, 5}}));
        QCOMPARE(found[0].message, QStringLiteral("Edges 0 and 2 cross at (5, 5)"));
    }

    void roundsPlacesInSentencesAndKeepsThemExactBeside()
    {
        const QList<Finding> found = byRule(polygon({{0, 0}, {10, 10}, {10, 0}, {0, 7}}), "self-intersection");
        QCOMPARE(found.size(), 1);
        QCOMPARE(found[0].message, QStringLiteral("Edges 0 and 2 cross at (4.12, 4.12)"));
        QCOMPARE(found[0].points[0].x, 70.0 / 17);
    }

    void reportsATouchAtAVertexAsTouching()
    {
        const Shape shape = polygon({{0, 0}, {20, 0}, {20, 10}, {10, 0}, {0, 10}});
        const QList<Finding> found = byRule(shape, "self-intersection");
        QCOMPARE(found.size(), 2);
        for (const Finding &finding : found) {
            QCOMPARE(finding.kind, MeetingKind::Touching);
            QCOMPARE(finding.points, (QList<Point>{{10, 0}}));
            QCOMPARE(finding.severity, Severity::Error);
        }
        QCOMPARE(found[0].message, QStringLiteral("Edges 0 and 2 touch at (10, 0): point 3 lies on edge 0"));
    }

    void saysWhatMakesEdgesMeet()
    {
        const auto sentence = [](const QList<Point> &points) {
            const QList<Finding> found = byRule(polygon(points), "self-intersection");
            return found.isEmpty() ? QString() : found[0].message;
        };
        QCOMPARE(sentence({{0, 0}, {5, 5}, {10, 0}, {10, 10}, {5, 5}, {0, 10}}),
                 QStringLiteral("Edges 0 and 3 touch at (5, 5): points 1 and 4 lie in one place"));
        QCOMPARE(sentence({{0, 0}, {10, 0}, {10, 0}, {5, 9}}),
                 QStringLiteral("Edges 0 and 2 touch at (10, 0): points 1 and 2 lie in one place"));
        QCOMPARE(
            sentence({{0, 0}, {10, 0}, {5, 0}, {5, 9}}),
            QStringLiteral("Edges 0 and 1 overlap from (5, 0) to (10, 0): the outline turns straight back at point 1"));
        QCOMPARE(sentence({{5, 0}, {5, 9}, {0, 0}, {10, 0}}),
                 QStringLiteral("Edges 0 and 2 touch at (5, 0): point 0 lies on edge 2"));
    }

    void givesBothEndsOfAnOverlap()
    {
        const Shape shape = polygon({{0, 0}, {10, 0}, {10, 5}, {8, 5}, {8, 0}, {2, 0}, {2, 5}, {0, 5}});
        const QList<Finding> found = byRule(shape, "self-intersection");
        const auto overlap = std::find_if(found.begin(), found.end(), [](const Finding &finding) {
            return finding.kind == MeetingKind::Overlapping;
        });
        QVERIFY(overlap != found.end());
        QCOMPARE(overlap->edges, (QList<int>{0, 4}));
        QCOMPARE(overlap->points, (QList<Point>{{2, 0}, {8, 0}}));
        QCOMPARE(overlap->message, QStringLiteral("Edges 0 and 4 overlap from (2, 0) to (8, 0)"));
    }

    void listsExactlyWhatTheGeometryCoreLists()
    {
        const QList<QList<Point>> rings{
            {{0, 0}, {10, 10}, {10, 0}, {0, 10}},
            {{0, 0}, {0, 0}, {10, 0}, {10, 10}},
            {{0, 0}, {10, 0}, {5, 0}, {5, 8}},
            {{0, 0}, {4, 4}},
            {{0, 0}, {9, 1}, {0, 2}, {9, 3}, {0, 4}, {5, -2}, {5, 9}},
        };
        for (const QList<Point> &ring : rings) {
            const auto pairs = *geometry::selfIntersections({ring.constData(), std::size_t(ring.size())});
            const QList<Finding> found = byRule(polygon(ring), "self-intersection");
            QCOMPARE(found.size(), qsizetype(pairs.size()));
            for (qsizetype i = 0; i < found.size(); ++i) {
                const geometry::EdgeMeeting &pair = pairs[std::size_t(i)];
                QCOMPARE(found[i].edges, (QList<int>{int(pair.first), int(pair.second)}));
                QCOMPARE(found[i].kind, pair.meeting.kind);
                QCOMPARE(found[i].points.first(), pair.meeting.first);
                QCOMPARE(found[i].points.last(), pair.meeting.last);
            }
        }
    }

    void cutsAListThatNobodyCouldReadAndSaysSo()
    {
        // Every edge of this star crosses almost every other: 601 edges have about 180,000 pairs.
        QList<Point> star;
        for (int i = 0; i < 601; ++i) {
            const double angle = i * 300 * 2 * 3.14159265358979 / 601;
            star.append({1000 * std::cos(angle), 1000 * std::sin(angle)});
        }
        const QList<Finding> found = byRule(polygon(star), "self-intersection");
        QCOMPARE(found.size(), 1001);
        QCOMPARE(found.last().message, QStringLiteral("More pairs of edges meet than are listed: at least 9000 more"));
        QCOMPARE(found.last().severity, Severity::Error);
        QVERIFY(found.last().edges.isEmpty());
    }

    void listsAsManyMeetingsAsItIsAskedFor()
    {
        Shape star = polygon({});
        for (int i = 0; i < 9; ++i) { // every edge crosses the six that do not follow it
            const double angle = i * 4 * 2 * 3.14159265358979 / 9;
            std::get<PolygonOutline>(star.outline).points.append({100 * std::cos(angle), 100 * std::sin(angle)});
        }
        QCOMPARE(validateShape(star, 0).size(), 27);
        QCOMPARE(validateShape(star, 27).size(), 27);
        const QList<Finding> cut = validateShape(star, 26);
        QCOMPARE(cut.size(), 27);
        QCOMPARE(cut.last().message, QStringLiteral("More pairs of edges meet than are listed: 1 more"));
        const QList<Finding> atLeast = validateShape(star, 2);
        QCOMPARE(atLeast.size(), 3);
        QCOMPARE(atLeast.last().message, QStringLiteral("More pairs of edges meet than are listed: at least 18 more"));
    }

    void letsChainsCrossThemselves() { QCOMPARE(rulesOf(chain({{0, 0}, {10, 10}, {10, 0}, {0, 10}})), QStringList()); }

    void countsThePointsThatAreMissing()
    {
        QCOMPARE(byRule(polygon({}), "too-few-points")[0].message,
                 QStringLiteral("The polygon has 0 of the 3 points it needs at least"));
        QCOMPARE(byRule(polygon({{1, 1}}), "too-few-points")[0].points, (QList<Point>{{1, 1}}));
        QCOMPARE(byRule(polygon({{1, 1}, {2, 2}}), "too-few-points").size(), 1);
        QCOMPARE(byRule(polygon({{1, 1}, {2, 2}, {3, 1}}), "too-few-points").size(), 0);
        QCOMPARE(byRule(chain({{1, 1}}), "too-few-points")[0].message,
                 QStringLiteral("The chain has 1 of the 2 points it needs at least"));
        QCOMPARE(rulesOf(polygon({{1, 1}})), QStringList{QStringLiteral("too-few-points")});
    }

    void namesARepeatedPointOnceAndBeforeWhatItCauses()
    {
        const QList<Finding> found = validateShape(polygon({{0, 0}, {10, 0}, {10, 0}, {10, 10}, {0, 10}}));
        QVERIFY(!found.isEmpty());
        QCOMPARE(found[0].rule, QStringLiteral("repeated-point"));
        QCOMPARE(found[0].severity, Severity::Warning);
        QCOMPARE(found[0].edges, (QList<int>{1}));
        QCOMPARE(found[0].message, QStringLiteral("Point 2 repeats point 1 at (10, 0): edge 1 has no length"));
        QCOMPARE(byRule(polygon({{0, 0}, {10, 0}, {10, 0}, {10, 10}, {0, 10}}), "repeated-point").size(), 1);
        QVERIFY2(std::any_of(found.begin(), found.end(),
                             [](const Finding &finding) { return finding.severity == Severity::Error; }),
                 "an engine fails on it, so it must count as an error");
    }

    void seesTheLastPointRepeatTheFirst()
    {
        const QList<Finding> found = byRule(polygon({{0, 0}, {10, 0}, {10, 10}, {0, 0}}), "repeated-point");
        QCOMPARE(found.size(), 1);
        QCOMPARE(found[0].message, QStringLiteral("Point 0 repeats point 3 at (0, 0): edge 3 has no length"));
        QCOMPARE(byRule(chain({{0, 0}, {10, 0}, {10, 10}, {0, 0}}), "repeated-point").size(), 0);
        QCOMPARE(byRule(chain({{0, 0}, {0, 0}, {5, 5}}), "repeated-point").size(), 1);
    }

    void namesTheTipOfASpike()
    {
        const QList<Finding> found =
            byRule(polygon({{0, 0}, {10, 0}, {10, 10}, {5, 10}, {5, 20}, {5, 10}, {0, 10}}), "spike");
        QCOMPARE(found.size(), 1);
        QCOMPARE(found[0].severity, Severity::Warning);
        QCOMPARE(found[0].points, (QList<Point>{{5, 20}}));
        QCOMPARE(found[0].edges, (QList<int>{3, 4}));
        QCOMPARE(found[0].message, QStringLiteral("The outline turns straight back at point 4, (5, 20)"));
    }

    void everySpikeAndRepetitionOfAPolygonIsAnErrorByItsEdges()
    {
        for (const QList<Point> &ring :
             {QList<Point>{{0, 0}, {0, 0}, {5, 5}}, QList<Point>{{0, 0}, {10, 0}, {5, 0}},
              QList<Point>{{0, 0}, {4, 0}, {4, 4}, {4, 4}}, QList<Point>{{0, 0}, {8, 0}, {8, 8}, {8, 4}, {0, 8}}})
            QVERIFY(!byRule(polygon(ring), "self-intersection").isEmpty());
    }

    void reportsAreaOnlyWhereThereIsExactlyNone_data()
    {
        QTest::addColumn<Outline>("outline");
        QTest::addColumn<QString>("message");
        const QString none;
        QTest::newRow("flat polygon") << Outline(PolygonOutline{{{0, 0}, {10, 0}, {5, 0}}})
                                      << QStringLiteral("The polygon has no area");
        QTest::newRow("there and back") << Outline(PolygonOutline{{{0, 0}, {10, 0}, {10, 5}, {10, 0}}})
                                        << QStringLiteral("The polygon has no area");
        QTest::newRow("thin polygon") << Outline(PolygonOutline{{{0, 0}, {10, 0}, {5, 1e-9}}}) << none;
        QTest::newRow("bow tie") << Outline(PolygonOutline{{{0, 0}, {10, 10}, {10, 0}, {0, 10}}}) << none;
        QTest::newRow("circle") << Outline(geometry::Circle{{1, 1}, 0})
                                << QStringLiteral("The circle has a radius of 0");
        QTest::newRow("small circle") << Outline(geometry::Circle{{1, 1}, 1e-300}) << none;
        QTest::newRow("capsule") << Outline(geometry::Capsule{{1, 1}, {5, 1}, 0})
                                 << QStringLiteral("The capsule has a radius of 0");
        QTest::newRow("flat box") << Outline(geometry::Box{{1, 1}, {5, 1}})
                                  << QStringLiteral("The box has a height of 0");
        QTest::newRow("narrow box") << Outline(geometry::Box{{1, 1}, {1, 5}})
                                    << QStringLiteral("The box has a width of 0");
        QTest::newRow("chain") << Outline(ChainLine{{{0, 0}, {1, 0}}}) << none;
    }
    void reportsAreaOnlyWhereThereIsExactlyNone()
    {
        QFETCH(Outline, outline);
        QFETCH(QString, message);
        const QList<Finding> found = byRule(shapeOf(outline), "zero-area");
        QCOMPARE(found.isEmpty() ? QString() : found[0].message, message);
    }
};

HITBOX_CORE_TEST(ShapeRulesTest)
#include "shape_rules_test.moc"
