#include "formats/paste/coordinate_text.h"
#include "test_class.h"

#include "formats/json/json_fields.h"

#include <QTest>

using namespace hitbox;

namespace {

QString coordinateRefusal(const char *text)
{
    try {
        outlinesOfCoordinates(text);
    } catch (const fields::Refusal &refusal) {
        return refusal.error.text();
    }
    return {};
}

} // namespace

class CoordinateTextTest : public QObject
{
    Q_OBJECT

private slots:
    void everySpellingSaysTheSame_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("pairs") << QByteArray("1,2 3,4 5,-6");
        QTest::newRow("lines") << QByteArray("1 2\n3 4\r\n5 -6\n");
        QTest::newRow("semicolons") << QByteArray("1 2; 3 4; 5 -6;");
        QTest::newRow("JSON") << QByteArray("[[1, 2], [3, 4], [5, -6]]");
        QTest::newRow("flat JSON") << QByteArray("[1, 2, 3, 4, 5, -6]");
        QTest::newRow("C") << QByteArray("{ {1.0f, 2.f}, {3, 4e0}, {5, -6F}, }");
        QTest::newRow("tuples") << QByteArray("(1, 2), (3, 4), (5, -6)");
        QTest::newRow("closed") << QByteArray("1,2 3,4 5,-6 1,2");
    }
    void everySpellingSaysTheSame()
    {
        QFETCH(QByteArray, text);
        const QList<Outline> outlines = outlinesOfCoordinates(text.toStdString());
        QCOMPARE(outlines, (QList<Outline>{PolygonOutline{{{1, 2}, {3, 4}, {5, -6}}}}));
    }

    void aNestedListHoldsSeveral()
    {
        const QList<Outline> outlines = outlinesOfCoordinates("[[[0,0],[1,0],[1,1]],[[5,5],[6,6]]]");
        QCOMPARE(outlines.size(), 2);
        QCOMPARE(outlines.at(1), Outline(ChainLine{{{5, 5}, {6, 6}}}));
    }

    void whatIsNoListOfPointsIsRefused()
    {
        QVERIFY(coordinateRefusal("1,2 3").contains("the y that belongs"));
        QVERIFY(coordinateRefusal("[[1],[2]]").contains("the y that belongs"));
        QVERIFY(coordinateRefusal("1,2 3,4mm").contains("without a unit"));
        QVERIFY(coordinateRefusal("1,nan 3,4").contains("without a unit"));
        QVERIFY(coordinateRefusal("[[1,2],[3,4]").contains("“]”"));
        QVERIFY(coordinateRefusal("[[1,2],[3,4]}").contains("coordinate"));
        QVERIFY(coordinateRefusal("[[[[[1,2]]]]]").contains("coordinate"));
        QVERIFY(coordinateRefusal("4, 5").contains("at least two points"));
        QVERIFY(coordinateRefusal("1,2 3,4e10 5,6").contains("1000000000"));
        const QByteArray many = QByteArray("1 2 ").repeated(100'001);
        QVERIFY(coordinateRefusal(many.constData()).contains("100000 points"));
    }
};

HITBOX_TEST(CoordinateTextTest)
#include "coordinate_text_test.moc"
