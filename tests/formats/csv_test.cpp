#include "formats/csv.h"

#include <QTest>

using namespace hitbox;

class CsvTest : public QObject
{
    Q_OBJECT

private slots:
    void fieldsAreQuotedOnlyWhereTheyMustBe()
    {
        QCOMPARE(csvLine({"a", "b c", "ü"}), QByteArray("a,b c,ü\n"));
        QCOMPARE(csvLine({"a,b", "", "say \"hi\"", "two\nlines", "\r"}),
                 QByteArray("\"a,b\",,\"say \"\"hi\"\"\",\"two\nlines\",\"\r\"\n"));
    }
};

QTEST_GUILESS_MAIN(CsvTest)
#include "csv_test.moc"
