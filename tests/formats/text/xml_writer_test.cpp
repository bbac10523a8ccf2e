#include "formats/text/xml_writer.h"
#include "test_class.h"

#include "document/numbers.h"

#include <QTest>
#include <QXmlStreamReader>
#include <QXmlStreamWriter>

#include <array>
#include <functional>
#include <random>

using namespace hitbox;

namespace {

constexpr std::array<const char *, 4> names = {"a", "property", "object-group", "x"};

QString textOf(std::mt19937 &random)
{
    const QString letters = QStringLiteral("<>&\"' \t\n\r;x09é→\U0001f680");
    QString text;
    for (std::uint_fast32_t left = random() % 6; left > 0; --left) {
        const auto at = qsizetype(random() % std::uint_fast32_t(letters.size() - 2));
        text += letters[at].isSurrogate() ? letters.right(2) : letters.mid(at, 1);
    }
    return text;
}

/// The same document by both writers: an element with attributes, and in it texts or further elements.
void writeElement(XmlWriter &ours, QXmlStreamWriter &qts, std::mt19937 &random, int depth)
{
    const char *name = names[random() % names.size()];
    ours.beginElement(name);
    qts.writeStartElement(QString::fromLatin1(name));
    for (std::uint_fast32_t i = random() % 3; i > 0; --i) {
        const QString attribute = QStringLiteral("n%1").arg(i);
        const QString value = textOf(random);
        ours.attribute(attribute.toLatin1().constData(), value);
        qts.writeAttribute(attribute, value);
    }
    for (std::uint_fast32_t left = depth > 0 ? random() % 4 : 0; left > 0; --left) {
        const std::uint_fast32_t kind = random() % 4;
        const QString text = textOf(random);
        if (kind == 0) {
            ours.textElement("title", text);
            qts.writeTextElement(QStringLiteral("title"), text);
        } else if (kind == 1) {
            ours.emptyElement("true");
            qts.writeEmptyElement(QStringLiteral("true"));
        } else {
            writeElement(ours, qts, random, depth - 1);
        }
    }
    ours.endElement();
    qts.writeEndElement();
}

} // namespace

class XmlWriterTest : public QObject
{
    Q_OBJECT

private slots:
    void writesTheBytesOfQtsWriter()
    {
        std::mt19937 random(17);
        for (int round = 0; round < 2000; ++round) {
            const int indent = round % 3;
            XmlWriter ours(indent);
            QByteArray bytes;
            QXmlStreamWriter qts(&bytes);
            qts.setAutoFormatting(true);
            qts.setAutoFormattingIndent(indent);
            qts.writeStartDocument();
            if (round % 2 == 0) {
                ours.doctype("<!DOCTYPE plist>");
                qts.writeDTD(QStringLiteral("<!DOCTYPE plist>"));
            }
            writeElement(ours, qts, random, 4);
            qts.writeEndDocument();
            QCOMPARE(ours.document(), bytes);
        }
    }

    void isReadBack()
    {
        const QString text = QStringLiteral("a<b> & \"c\"\t\nd \U0001f680");
        XmlWriter xml(2);
        xml.beginElement("a");
        xml.attribute("said", text);
        xml.textElement("b", text);
        xml.endElement();
        QXmlStreamReader reader(xml.document());
        QVERIFY(reader.readNextStartElement());
        QCOMPARE(reader.attributes().value(QLatin1String("said")), text);
        QVERIFY(reader.readNextStartElement());
        QCOMPARE(reader.readElementText(), text);
    }

    void writesNumbersInTheFewestDigits()
    {
        XmlWriter xml(1);
        xml.beginElement("a");
        xml.attribute("half", 0.5);
        xml.attribute("whole", -7);
        xml.textElement("real", 33.333333333333336);
        xml.endElement();
        QCOMPARE(xml.document(),
                 QByteArray("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<a half=\"0.5\" whole=\"-7\">\n"
                            " <real>33.333333333333336</real>\n</a>\n"));
    }
};

HITBOX_CORE_TEST(XmlWriterTest)

#include "xml_writer_test.moc"
