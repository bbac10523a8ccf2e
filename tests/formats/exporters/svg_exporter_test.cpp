#include "formats/exporters/golden.h"
#include "test_class.h"

#include <QTest>
#include <QXmlStreamReader>

using namespace hitbox;

namespace {

bool isWellFormed(const QByteArray &bytes)
{
    QXmlStreamReader xml(bytes);
    while (!xml.atEnd())
        xml.readNext();
    return !xml.hasError();
}

} // namespace

class SvgExporterTest : public QObject
{
    Q_OBJECT

private slots:
    void writesTheGoldenBytes()
    {
        QCOMPARE(golden::difference(
                     "svg", {QStringLiteral("stand.svg"), QStringLiteral("strike.svg"), QStringLiteral("rest.svg")}),
                 QString());
    }

    void staysWellFormedWhateverTheNames()
    {
        Document document = golden::lopsided();
        document.sprites[0].frames[0].name = QStringLiteral("</title>&\"<!--\x01");
        document.sprites[0].frames[0].shapes[0].name = QStringLiteral("]]>\n'");
        for (const OutputFile &file : golden::exported(document, "svg").files)
            QVERIFY(isWellFormed(file.bytes));
    }

    void refusesFramesThatAreCalledAlike_data()
    {
        QTest::addColumn<QString>("name");
        QTest::newRow("the same") << QStringLiteral("stand");
        QTest::newRow("but for case") << QStringLiteral("STAND");
    }
    void refusesFramesThatAreCalledAlike()
    {
        QFETCH(QString, name);
        Document document = golden::lopsided();
        document.sprites.append(document.sprites[0]);
        document.sprites[1].name = QStringLiteral("other");
        document.sprites[1].frames = {document.sprites[0].frames[0]};
        document.sprites[1].frames[0].name = name;
        const Result<ExportPreview> preview = previewExport(document, QStringLiteral("p"), *findFormat("svg"), {});
        QVERIFY(!preview.ok());
        QVERIFY2(preview.error().what.contains(QStringLiteral("would both be written to “%1.svg”").arg(name)),
                 qPrintable(preview.error().what));
    }
};

HITBOX_CORE_TEST(SvgExporterTest)
#include "svg_exporter_test.moc"
