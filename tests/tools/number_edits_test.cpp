#include "test_class.h"
#include "tools/number_edits.h"

#include "tool_bench.h"
#include "tools/shape_edits.h"

#include <QTest>

using namespace hitbox;
using geometry::Box;
using geometry::Capsule;
using geometry::Circle;
using geometry::Point;

class NumberEditsTest : public QObject
{
    Q_OBJECT

private slots:
    void aReplacedNumberIsReadBack()
    {
        const QList<Outline> outlines{Box{{1, 2}, {4, 8}}, Circle{{1, 2}, 3}, Capsule{{1, 2}, {3, 4}, 5}};
        for (const Outline &outline : outlines) {
            QList<double> numbers = numbersOf(outline);
            for (int i = 0; i < numbers.size(); ++i) {
                QList<double> expected = numbers;
                expected[i] = 7.25;
                QCOMPARE(numbersOf(withNumber(outline, i, 7.25)), expected);
            }
        }
        QVERIFY(numbersOf(squareAt(0, 0, 8)).isEmpty());
    }

    void aMovedBoxKeepsItsSize()
    {
        QCOMPARE(std::get<Box>(withNumber(Box{{1, 2}, {4, 8}}, 0, 10)), (Box{{10, 2}, {13, 8}}));
        QCOMPARE(std::get<Box>(withNumber(Box{{1, 2}, {4, 8}}, 3, 1)), (Box{{1, 2}, {4, 3}}));
    }

    void theBoundsOfSeveralShapesMoveThemAll()
    {
        const Document document = documentWith({squareAt(4, 4, 8), Circle{{20, 20}, 4}});
        const QSet<ShapeId> both{ShapeId{1}, ShapeId{2}};
        const Frame frame = document.sprites[0].frames[0];
        QCOMPARE(*boundsOf(frame, both), (Box{{4, 4}, {24, 24}}));
        const Frame moved = *withBoundsNumber(frame, both, BoundsNumber::X, 0.5);
        QCOMPARE(*boundsOf(moved, both), (Box{{0.5, 4}, {20.5, 24}}));
        QCOMPARE(withBoundsNumber(frame, {ShapeId{1}}, BoundsNumber::Y, 0)->shapes[1], frame.shapes[1]);
    }

    void pointsAreScaledInOneDirectionAndRoundShapesInBoth()
    {
        const Document document = documentWith({squareAt(4, 4, 8), Circle{{20, 20}, 4}});
        const Frame frame = document.sprites[0].frames[0];
        const Frame wider = *withBoundsNumber(frame, {ShapeId{1}}, BoundsNumber::Width, 16);
        QCOMPARE(*boundsOf(wider, {ShapeId{1}}), (Box{{4, 4}, {20, 12}}));
        const QSet<ShapeId> both{ShapeId{1}, ShapeId{2}};
        const Frame half = *withBoundsNumber(frame, both, BoundsNumber::Height, 10);
        QCOMPARE(*boundsOf(half, both), (Box{{4, 4}, {14, 14}}));
        QCOMPARE(std::get<Circle>(half.shapes[1].outline).radius, 2.0);
    }

    void whatHasNoWidthCannotBeMadeWider()
    {
        const Document document = documentWith({polygon({{4, 4}, {4, 8}, {4, 6}})});
        const Frame frame = document.sprites[0].frames[0];
        QCOMPARE(*withBoundsNumber(frame, {ShapeId{1}}, BoundsNumber::Width, 5), frame);
        QCOMPARE(*withBoundsNumber(frame, {}, BoundsNumber::X, 5), frame);
        QVERIFY(!withBoundsNumber(frame, {ShapeId{1}}, BoundsNumber::X, 2e9));
    }

    void copiedPointsComeBackToTheBit()
    {
        const QList<Point> points{{0.1 + 0.2, -1e9}, {1.0 / 3, 12}, {-0.0, 1e-300}};
        const auto cells = cellsOfText(textOfPoints(points));
        QVERIFY(cells);
        for (qsizetype i = 0; i < points.size(); ++i)
            QCOMPARE((Point{(*cells)[i][0], (*cells)[i][1]}), points[i]);
    }

    void cellsArePartedInMoreThanOneWay()
    {
        const QList<QList<double>> expected{{1.5, 2}, {3, 4}};
        for (const char *text : {"1.5\t2\n3\t4", "1.5, 2\r\n3, 4\r\n", "1.5 2\n3 4\n\n", "1,5;2\n3;4", "1.5,2\n1+2,4"})
            QCOMPARE(*cellsOfText(QString::fromLatin1(text)), expected);
        QCOMPARE(*cellsOfText(QStringLiteral("7\n8")), (QList<QList<double>>{{7}, {8}}));
    }

    void rubbishIsToldWithItsLine_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("part");
        QTest::newRow("words") << "1 2\nhello you"
                               << "line 2";
        QTest::newRow("ragged") << "1 2\n3"
                                << "line 2";
        QTest::newRow("three") << "1 2 3"
                               << "line 1";
        QTest::newRow("far away") << "1 2e9"
                                  << "beyond";
        QTest::newRow("nothing") << "  \n "
                                 << "no numbers";
        QTest::newRow("empty line between") << "1 2\n\n3 4"
                                            << "line 2";
        QTest::newRow("too much") << QString(10'000'000, '1') << "longer";
    }

    void rubbishIsToldWithItsLine()
    {
        QFETCH(QString, text);
        QFETCH(QString, part);
        const auto cells = cellsOfText(text);
        QVERIFY(!cells);
        QVERIFY2(cells.error().text().contains(part), qPrintable(cells.error().text()));
    }
};

HITBOX_CORE_TEST(NumberEditsTest)
#include "number_edits_test.moc"
