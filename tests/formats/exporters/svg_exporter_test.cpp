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

    void namesAFileForEachFrameWhereTwoAreCalledAlike()
    {
        Document document = golden::lopsided();
        document.sprites.append(document.sprites[0]);
        document.sprites[1].name = QStringLiteral("other");
        document.sprites[1].frames[1].name = QStringLiteral("STAND");
        const ExportPreview preview = golden::exported(document, "svg");
        QStringList names;
        for (const OutputFile &file : preview.files)
            names.append(file.name);
        QCOMPARE(names,
                 (QStringList{"stand.svg", "strike.svg", "rest.svg", "stand_2.svg", "STAND_3.svg", "rest_2.svg"}));
        QStringList told;
        for (const Finding &loss : preview.losses) {
            if (loss.frame.sprite == 1 && loss.frame.frame >= 0)
                told.append(loss.message);
        }
        QCOMPARE(told.size(), 3);
        QCOMPARE(told[0], QStringLiteral("The file is named “stand_2.svg”: another frame’s would have the same name"));
    }
};

HITBOX_CORE_TEST(SvgExporterTest)
#include "svg_exporter_test.moc"
