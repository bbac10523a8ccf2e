#include "formats/exporters/golden.h"
#include "test_class.h"

#include <QTest>

using namespace hitbox;

class CsvExporterTest : public QObject
{
    Q_OBJECT

private slots:
    void writesTheGoldenBytes() { QCOMPARE(golden::difference("csv", {QStringLiteral("lopsided.csv")}), QString()); }

    void quotesNamesThatASpreadsheetWouldRunUnlessTold()
    {
        Document document = golden::lopsided();
        document.sprites[0].frames[0].shapes[0].name = QStringLiteral("=2+3");
        const auto bytes = [&document](const QMap<QString, QString> &values) {
            return golden::exported(document, "csv", {values, {}, {}}).files[0].bytes;
        };
        QVERIFY(bytes({}).contains("\nlopsided,stand,1,'=2+3,"));
        const QList<Finding> losses = golden::exported(document, "csv").losses;
        QCOMPARE(losses.last().message,
                 QStringLiteral("The name “=2+3” gets an apostrophe in front: a spreadsheet would run it"));
        QCOMPARE(losses.last().shape, ShapeId{1});
        QVERIFY(bytes({{QStringLiteral("formulas"), QStringLiteral("leave")}}).contains("\nlopsided,stand,1,=2+3,"));
    }

    void hasARowForEachPoint()
    {
        const QByteArray table = golden::exported(golden::lopsided(), "csv").files[0].bytes;
        QCOMPARE(table.count("\nlopsided,stand,1,"), 5);
        QVERIFY(table.contains("\nlopsided,stand,2,head,hurt,1,0,circle,0,52,12.5,7.25\n"));
    }
};

HITBOX_CORE_TEST(CsvExporterTest)
#include "csv_exporter_test.moc"
