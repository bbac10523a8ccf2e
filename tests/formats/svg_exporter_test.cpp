#include "formats/golden.h"

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

    void namesAFileForEachFrame()
    {
        Document document = golden::lopsided();
        document.sprites[0].frames[1].name = QStringLiteral("stand");
        const Result<ExportPreview> preview =
            previewExport(document, QStringLiteral("p"), *findFormat(QStringLiteral("svg")), {});
        QVERIFY(!preview.ok());
        QVERIFY(preview.error().what.contains(QStringLiteral("“stand.svg”")));
    }
};

QTEST_GUILESS_MAIN(SvgExporterTest)
#include "svg_exporter_test.moc"
