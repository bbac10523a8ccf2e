#include "formats/exporters/defold_text.h"
#include "test_class.h"

#include <QTest>

using namespace hitbox;

class DefoldTextTest : public QObject
{
    Q_OBJECT

private slots:
    void escapesStrings()
    {
        QCOMPARE(defoldString(QStringLiteral("a\"b\\c")), QByteArray("\"a\\\"b\\\\c\""));
        QCOMPARE(defoldString(QStringLiteral("1\n2é9")), QByteArray("\"1\\0122\\303\\2519\""));
    }

    void writesALineForEachNumber()
    {
        QCOMPARE(defoldData({1, -0.5, 1e21}, 2), QByteArray("  data: 1\n  data: -0.5\n  data: 1e+21\n"));
        QCOMPARE(defoldData({}), QByteArray());
    }

    void saysWhereAShapesNumbersLie()
    {
        const QByteArray shape = defoldShape("TYPE_SPHERE", {1.5, -2}, 3, 1);
        QVERIFY(
            shape.startsWith("  shapes {\n    shape_type: TYPE_SPHERE\n    position {\n      x: 1.5\n      y: -2\n"));
        QVERIFY(shape.endsWith("    index: 3\n    count: 1\n  }\n"));
        QCOMPARE(shape.count('{'), shape.count('}'));
    }
};

HITBOX_TEST(DefoldTextTest)
#include "defold_text_test.moc"
