#include "formats/text/csv.h"
#include "test_class.h"

#include <QTest>

using namespace hitbox;

class CsvTest : public QObject
{
    Q_OBJECT

private slots:
    void fieldsAreQuotedOnlyWhereTheyMustBe()
    {
        QCOMPARE(csvLine({"a", "b c", "ü"}), QByteArray("a,b c,ü\n"));
        QCOMPARE(csvLine({"a,b", "", "say \"hi\"", "two\nlines", "a\r"}),
                 QByteArray("\"a,b\",,\"say \"\"hi\"\"\",\"two\nlines\",\"a\r\"\n"));
    }

    void whatASpreadsheetWouldRunIsQuoted()
    {
        QCOMPARE(csvLine({"=1+1", "+a", "-a", "@a", "\t=1", "＝1"}), QByteArray("'=1+1,'+a,'-a,'@a,'\t'=1,'＝1\n"));
        QCOMPARE(csvLine({"=HYPERLINK(\"x\",1)"}), QByteArray("\"'=HYPERLINK(\"\"x\"\",1)\"\n"));
        QCOMPARE(csvLine({"=1+1"}, CsvFormulas::AsTheyAre), QByteArray("=1+1\n"));
    }

    void soIsWhatOneOfAnotherLocaleWouldRun()
    {
        QCOMPARE(csvLine({"x;=1+1", "x\t@a", "5;-5", "x;'=1", "a;;＝1"}),
                 QByteArray("x;'=1+1,x\t'@a,5;'-5,x;''=1,a;;'＝1\n"));
        QCOMPARE(csvLine({"x\n=1"}), QByteArray("\"x\n'=1\"\n"));
        QCOMPARE(csvLine({"x;=1"}, CsvFormulas::AsTheyAre), QByteArray("x;=1\n"));
        QCOMPARE(csvLine({"a;b", "a; =1", "a;b=c"}), QByteArray("a;b,a; =1,a;b=c\n"));
    }

    void numbersAndOtherNamesStayAsTheyAre()
    {
        QCOMPARE(csvLine({"-5", "-0.25", "-1e+20", "a=b", "'a", " =1"}), QByteArray("-5,-0.25,-1e+20,a=b,'a, =1\n"));
    }

    void noTwoNamesBecomeOne() { QCOMPARE(csvLine({"=a", "'=a", "''=a"}), QByteArray("'=a,''=a,'''=a\n")); }
};

HITBOX_CORE_TEST(CsvTest)
#include "csv_test.moc"
