#include "test_class.h"
#include "validation/validate.h"

#include <QTest>

using namespace hitbox;

namespace {

QList<Finding> findingsOf(const QList<geometry::Point> &points, const EngineNeeds &needs)
{
    Shape shape;
    shape.id = {1};
    shape.outline = PolygonOutline{points};
    Frame frame;
    frame.size = {64, 64};
    frame.rect = QRect(0, 0, 64, 64);
    frame.shapes = {shape};
    Sprite sprite;
    sprite.frames = {frame};
    Document document;
    document.sprites = {sprite};
    QList<Finding> found;
    for (const Finding &finding : validateFrame(document, {0, 0}, {{}, needs})) {
        const QStringList engineRules{QStringLiteral("concave-shape"), QStringLiteral("too-many-vertices"),
                                      QStringLiteral("clockwise-winding")};
        if (engineRules.contains(finding.rule))
            found.append(finding);
    }
    return found;
}

const QList<geometry::Point> notched{{0, 20}, {10, 12}, {20, 20}, {20, 0}, {0, 0}};
const QList<geometry::Point> clockwiseSquare{{0, 0}, {9, 0}, {9, 9}, {0, 9}};
const EngineNeeds convexOnly{QStringLiteral("Box"), true, false, 0};
const EngineNeeds atMostFour{QStringLiteral("Box"), false, false, 4};
const EngineNeeds oneWay{QStringLiteral("Box"), false, true, 0};

} // namespace

class EngineRulesTest : public QObject
{
    Q_OBJECT

private slots:
    void saysNothingWhereTheEngineTakesAll()
    {
        QVERIFY(findingsOf(notched, {}).isEmpty());
        QVERIFY(findingsOf(clockwiseSquare, {}).isEmpty());
    }

    void remarksOnConcaveShapesAtTheCornerThatTurnsInward()
    {
        const QList<Finding> found = findingsOf(notched, convexOnly);
        QCOMPARE(found.size(), 1);
        QCOMPARE(found[0].rule, QStringLiteral("concave-shape"));
        QCOMPARE(found[0].severity, Severity::Info);
        QCOMPARE(found[0].shape, ShapeId{1});
        QCOMPARE(found[0].points, (QList<geometry::Point>{{10, 12}}));
        QVERIFY(found[0].message.contains(QStringLiteral("point 1: Box takes convex polygons only")));
        QVERIFY(findingsOf(clockwiseSquare, convexOnly).isEmpty());
    }

    void leavesOutlinesThatMeetThemselvesToTheirOwnRule()
    {
        QVERIFY(findingsOf({{0, 0}, {9, 9}, {9, 0}, {0, 9}}, convexOnly).isEmpty());
        QVERIFY(findingsOf({{0, 0}, {9, 9}}, convexOnly).isEmpty());
    }

    void remarksOnMorePointsThanAreTaken()
    {
        QCOMPARE(findingsOf(notched, atMostFour).size(), 1);
        QCOMPARE(findingsOf(notched, atMostFour)[0].message,
                 QStringLiteral("The outline has 5 points: Box takes at most 4 and gets it in pieces"));
        QVERIFY(findingsOf(clockwiseSquare, atMostFour).isEmpty());
    }

    void remarksOnOutlinesThatRunClockwise()
    {
        QCOMPARE(findingsOf(clockwiseSquare, oneWay).size(), 1);
        QList<geometry::Point> turned = clockwiseSquare;
        std::reverse(turned.begin(), turned.end());
        QVERIFY(findingsOf(turned, oneWay).isEmpty());
    }
};

HITBOX_CORE_TEST(EngineRulesTest)
#include "engine_rules_test.moc"
