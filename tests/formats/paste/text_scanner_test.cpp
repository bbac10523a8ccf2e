#include "formats/paste/text_scanner.h"
#include "test_class.h"

#include "formats/text/refusing.h"

#include <QTest>

using namespace hitbox;

class TextScannerTest : public QObject
{
    Q_OBJECT

private slots:
    void numbersEndWhereTheyEnd()
    {
        TextScanner scanner("1.5.5-2e1+3e 4.");
        QCOMPARE(scanner.number(), 1.5);
        QCOMPARE(scanner.number(), 0.5);
        QCOMPARE(scanner.number(), -20.0);
        QCOMPARE(scanner.number(), 3.0);
        QVERIFY(scanner.take('e'));
        scanner.skipSpace();
        QCOMPARE(scanner.number(), 4.0);
        QVERIFY(scanner.atEnd());
        QCOMPARE(scanner.peek(), '\0');
    }

    void oneCommaOrSemicolonParts()
    {
        TextScanner scanner("1 , 2;3\n\t4,,5");
        QCOMPARE(scanner.point(), (geometry::Point{1, 2}));
        scanner.skipSeparators();
        QCOMPARE(scanner.point(), (geometry::Point{3, 4}));
        scanner.skipSeparators();
        QVERIFY(!scanner.startsNumber());
        QVERIFY(scanner.take(','));
        QVERIFY(scanner.startsNumber());
    }

    void whatIsNoNumberIsRefusedByItsPlace()
    {
        const auto refused = [](std::string_view text) {
            return refusalOf([text] {
                TextScanner scanner(text);
                scanner.point();
            });
        };
        QCOMPARE(refused("1\n  two words"), QStringLiteral("found “two words”, expected a number, line 2, column 3"));
        QCOMPARE(refused("1,"), QStringLiteral("found the end, expected a number, line 1, column 3"));
        QVERIFY(refused("1e10 0").contains("between -1000000000 and 1000000000"));
        for (const std::string_view text : {"", ".", "-", "+-1", "nan", "inf", "0x", "e5"})
            QVERIFY2(!refused(text).isEmpty(), text.data());
    }
};

HITBOX_TEST(TextScannerTest)
#include "text_scanner_test.moc"
