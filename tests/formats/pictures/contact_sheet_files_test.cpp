#include "formats/export/safe_file_name.h"
#include "formats/pictures/contact_sheet_files.h"

#include "document/edits.h"
#include "formats/exporters/preparation/export_preparation.h"
#include "formats/pictures/render.h"
#include "test_class.h"
#include "validation/validate.h"

#include <QImage>
#include <QRegularExpression>
#include <QSet>
#include <QTest>
#include <QXmlStreamReader>

using namespace hitbox;

namespace {

const char *const hostileName = "</figure><script>alert(1)</script>\"'&amp;%1\x01\n<!--";

Document contactProject(const QStringList &frames, const QString &sprite = QStringLiteral("s"))
{
    Document document = emptyProject();
    Sprite made{.name = sprite};
    for (const QString &name : frames)
        made.frames.append({.name = name, .rect = {0, 0, 32, 32}, .size = {32, 32}});
    document.sprites = {made};
    return document;
}

Document withCrossing(const Document &document)
{
    Shape shape;
    shape.name = hostileName;
    shape.outline = PolygonOutline{{{4, 4}, {28, 20}, {28, 4}, {4, 20}}};
    return addShapes(document, {0, 0}, {shape});
}

SheetLevels noContactSheet(const QString &)
{
    return {};
}

QString pageOf(const Document &document, const ContactLook &look = {})
{
    const Result<ContactFile> page =
        contactSheetHtml(document, 0, findingsByFrame(validate(document, {}), 0), noContactSheet, look);
    return page ? QString::fromUtf8(page->bytes) : QString();
}

/// The pictures that a page holds.
QList<QImage> picturesIn(const QString &page)
{
    static const QRegularExpression source(QStringLiteral("src=\"data:image/png;base64,([^\"]*)\""));
    QList<QImage> pictures;
    for (auto found = source.globalMatch(page); found.hasNext();)
        pictures.append(QImage::fromData(QByteArray::fromBase64(found.next().captured(1).toLatin1())));
    return pictures;
}

/// The elements of a page, by their names, and its text.
struct PageParts {
    QMap<QString, int> elements;
    QString text;
    QString trouble;
};

PageParts partsOf(QString page)
{
    // What HTML leaves open is closed here, so that a reader of XML can tell whether all else is well formed.
    static const QRegularExpression open(QStringLiteral("<((?:img|meta)\\b[^>]*)>"));
    page.remove(QStringLiteral("<!DOCTYPE html>")).replace(QStringLiteral("<br>"), QStringLiteral("<br/>"));
    page.replace(open, QStringLiteral("<\\1/>"));
    QXmlStreamReader reader(page);
    PageParts parts;
    while (!reader.atEnd()) {
        reader.readNext();
        if (reader.isStartElement())
            parts.elements[reader.name().toString()] += 1;
        if (reader.isCharacters())
            parts.text += reader.text();
    }
    parts.trouble = reader.hasError() ? reader.errorString() : QString();
    return parts;
}

} // namespace

class ContactSheetFilesTest : public QObject
{
    Q_OBJECT

private slots:
    void aPageHoldsThePictureOfEachFrame()
    {
        const Document document = withCrossing(contactProject({"a", "b", "c"}));
        const QString page = pageOf(document, {.side = mostContactSide});
        const QList<QImage> pictures = picturesIn(page);
        QCOMPARE(pictures.size(), 3);
        const Result<QList<OutputFile>> alone = renderAll(document, {});
        QVERIFY(alone.ok());
        for (int f = 0; f < 3; ++f) {
            QCOMPARE(pictures.at(f).convertToFormat(QImage::Format_ARGB32),
                     QImage::fromData(alone->at(f).bytes).convertToFormat(QImage::Format_ARGB32));
        }
    }

    void aPageSaysWhatIsWrong()
    {
        const Document document = withCrossing(contactProject({"a", "b"}));
        const QList<Finding> findings = validate(document, {});
        QVERIFY(!findings.isEmpty());
        const PageParts parts = partsOf(pageOf(document));
        QCOMPARE(parts.trouble, QString());
        QCOMPARE(parts.elements.value("li"), int(findingsByFrame(findings, 0).value(0).size()));
        for (const Finding &finding : findingsByFrame(findings, 0).value(0))
            QVERIFY2(parts.text.contains(severityName(finding.severity) + ": "), qPrintable(parts.text));
        QCOMPARE(parts.elements.value("figure"), 2);
        QCOMPARE(parts.elements.value("ul"), 1);
    }

    void namesAreTextOnAPage()
    {
        const Document document = withCrossing(contactProject({hostileName, "%1%2%99"}, hostileName));
        const QString page = pageOf(document);
        const PageParts parts = partsOf(page);
        QCOMPARE(parts.trouble, QString());
        QCOMPARE(parts.elements.value("script"), 0);
        QCOMPARE(parts.elements.value("figure"), 2);
        QVERIFY(!page.contains("<script") && !page.contains("<!--") && !page.contains(QChar(1)));
        QVERIFY(parts.text.contains("</figure><script>alert(1)</script>\"'&amp;%1"));
        QVERIFY(parts.text.contains("%1%2%99"));
    }

    void aPageAsksNobodyForAnything()
    {
        const QString page = pageOf(contactProject({"http://example.com/x.png", "url(x)"}));
        QVERIFY(page.contains("default-src 'none'"));
        static const QRegularExpression reference(QStringLiteral("(?:src|href)=\"([^\"]{0,30})"));
        int count = 0;
        for (auto found = reference.globalMatch(page); found.hasNext(); ++count)
            QVERIFY(found.next().captured(1).startsWith("data:image/png;base64,"));
        QCOMPARE(count, 2);
        QVERIFY(!page.contains("@import") && !page.contains("<link"));
    }

    void saysWhatDidNotFit()
    {
        QStringList frames;
        for (int i = 0; i < contactSheetFrames + 1; ++i)
            frames.append(QString::number(i));
        const Document document = contactProject(frames);
        const Result<ContactFile> sheet = contactSheetPng(document, 0, {}, noContactSheet, {.side = 16});
        QVERIFY(sheet.ok());
        QCOMPARE(sheet->notes, QStringList{"one sheet shows at most 2000 frames: the first ones of 2001"});
        Document large = contactProject(frames.first(contactSheetFrames));
        const ContactPlan plan = contactPlan(large.sprites.at(0), mostContactSide);
        large.sprites[0].frames[0].name = "first";
        QVERIFY(plan.side < mostContactSide);
        const Result<ContactFile> smaller = contactSheetPng(large, 0, {}, noContactSheet, {.side = mostContactSide});
        QVERIFY(smaller.ok());
        QCOMPARE(smaller->notes,
                 QStringList{
                     QString("drawn with %1 pixels a frame in place of 512, to fit into one picture").arg(plan.side)});
        QVERIFY(pageOf(document, {.side = 16}).contains("the first ones of 2001"));
    }

    void nothingIsToldOfWhatFits()
    {
        const Result<ContactFile> sheet = contactSheetPng(contactProject({"a"}), 0, {}, noContactSheet, {});
        QVERIFY(sheet.ok());
        QCOMPARE(sheet->notes, QStringList());
    }

    void whatIsStoppedFails()
    {
        std::stop_source stop;
        stop.request_stop();
        const Document document = contactProject({"a", "b"});
        QVERIFY(!contactSheetPng(document, 0, {}, noContactSheet, {}, stop.get_token()).ok());
        QVERIFY(!contactSheetHtml(document, 0, {}, noContactSheet, {}, stop.get_token()).ok());
    }

    void spritesHaveFilesOfSafeAndDifferentNames()
    {
        Document document = contactProject({"x"}, "a/b");
        for (const char *name : {"a:b", "A_B", "CON", ""}) {
            Sprite other = document.sprites.at(0);
            other.name = name;
            document.sprites.append(other);
        }
        const Result<ContactSheetFiles> sheets = renderContactSheets(document, {}, {}, {});
        QVERIFY(sheets.ok());
        QSet<QString> names;
        for (const OutputFile &file : sheets->files) {
            names.insert(file.name.toLower());
            QCOMPARE(safeFileName(file.name), file.name);
            QVERIFY(!QImage::fromData(file.bytes).isNull());
        }
        QCOMPARE(names.size(), 5);
        QCOMPARE(sheets->notes.size(), 5);
    }
};

HITBOX_WINDOW_TEST(ContactSheetFilesTest)
#include "contact_sheet_files_test.moc"
