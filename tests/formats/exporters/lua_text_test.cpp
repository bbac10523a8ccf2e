#include "formats/exporters/lua_text.h"
#include "test_class.h"

#include <QTest>

using namespace hitbox;

class LuaTextTest : public QObject
{
    Q_OBJECT

private slots:
    void escapesWhatWouldEndAString()
    {
        QCOMPARE(luaString(QStringLiteral("a\"b\\c")), QByteArray("\"a\\\"b\\\\c\""));
        QCOMPARE(luaString(QStringLiteral("1\n2\r0")), QByteArray("\"1\\0102\\0130\""));
        QCOMPARE(luaString(QString(QChar(0)) + u'7'), QByteArray("\"\\0007\""));
        QCOMPARE(luaString(QStringLiteral("é]]")), QByteArray("\"\xc3\xa9]]\""));
    }

    void setsEachEntryInAFunctionOfItsOwn()
    {
        QCOMPARE(luaAssignment("data", QStringLiteral("a\"b"), "{1}"),
                 QByteArray("(function() data[\"a\\\"b\"] = {1} end)();\n"));
    }

    void groupsStatementsOfWhichThereAreThousands()
    {
        QCOMPARE(luaStatements({"a();\n", "b();\n"}), QByteArray("a();\nb();\n"));
        const QByteArray grouped = luaStatements(QList<QByteArray>(10'001, "a();\n"));
        QVERIFY(grouped.startsWith("(function()\na();\n"));
        QVERIFY(grouped.endsWith("a();\nend)();\n(function()\na();\nend)();\n"));
        QCOMPARE(grouped.count("a();\n"), 10'001);
    }

    void writesNumbersInFull()
    {
        QCOMPARE(luaNumber(0.1), QByteArray("0.1"));
        QCOMPARE(luaCoordinates({{1, 2.5}, {-3, 4}}), QByteArray("{1,2.5,-3,4}"));
        QCOMPARE(luaCoordinates({}), QByteArray("{}"));
    }
};

HITBOX_CORE_TEST(LuaTextTest)
#include "lua_text_test.moc"
