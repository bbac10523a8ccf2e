#include "formats/exporters/golden.h"
#include "formats/importers/imported.h"
#include "formats/importers/importer.h"
#include "test_class.h"

#include <QTest>

using namespace hitbox;

namespace {

QByteArray exportedText(const Document &document)
{
    return golden::exported(document, "mugen").files[0].bytes;
}

QStringList toldAbout(const ExportPreview &preview, const QString &beginning)
{
    QStringList told;
    for (const Finding &loss : preview.losses) {
        if (loss.message.startsWith(beginning))
            told.append(loss.message);
    }
    return told;
}

} // namespace

class MugenExporterTest : public QObject
{
    Q_OBJECT

private slots:
    void writesTheGoldenBytes() { QCOMPARE(golden::difference("mugen", {QStringLiteral("lopsided.air")}), QString()); }

    void namesBoxesThatStrikeClsn1()
    {
        const QByteArray text = exportedText(golden::lopsided());
        QVERIFY(text.contains("Clsn1: 2\n Clsn1[0] = -14, 30, 16, 41\n"));
        QVERIFY(text.contains("Clsn2: 2\n Clsn2[0] = -16, -26, 24, 14\n"));
    }

    void takesBodiesThatPushEachOtherForNoAttack()
    {
        Document document = golden::lopsided();
        QCOMPARE(document.categories[1].name, QStringLiteral("hit"));
        document.categories[1].hits = {QStringLiteral("hit")};
        const QByteArray text = exportedText(document);
        QVERIFY(!text.contains("Clsn1"));
        QVERIFY(text.contains("Clsn2: 4"));
    }

    void keepsTheNumberOfATagThatIsOne()
    {
        Document document = golden::lopsided();
        document.sprites[0].tags[0].name = QStringLiteral("200");
        const QByteArray text = exportedText(document);
        QVERIFY(text.contains("; 200\n[Begin Action 200]"));
        QVERIFY(text.contains("; back and forth\n[Begin Action 201]"));
    }

    void keepsNamesWithinTheirComment()
    {
        Document document = golden::lopsided();
        document.sprites[0].tags[0].name = QStringLiteral("a\n[Begin Action 9]\r");
        QVERIFY(exportedText(document).contains("; a [Begin Action 9] \n[Begin Action 200]"));
    }

    void tellsWhatBecomesABox()
    {
        Document document = golden::lopsided();
        document.sprites[0].frames[0].shapes = {document.sprites[0].frames[0].shapes[2]};
        document.sprites[0].frames[0].shapes[0].outline = geometry::Box{{1.5, 2}, {3, 4}};
        document.sprites[0].frames.resize(1);
        document.sprites[0].tags.clear();
        document.stages.clear();
        const ExportPreview preview = golden::exported(document, "mugen");
        QCOMPARE(preview.losses.size(), 1);
        QCOMPARE(preview.losses[0].message, QStringLiteral("Rounding to whole pixels moves points by up to 0.5 px"));
    }

    void tellsHowFarDurationsAreRounded()
    {
        const QString beginning = QStringLiteral("Rounding durations");
        Document document = golden::lopsided();
        QCOMPARE(toldAbout(golden::exported(document, "mugen"), beginning), QStringList());
        QList<Frame> &frames = document.sprites[0].frames;
        frames[0].duration = 40; // 2.4 ticks
        QCOMPARE(toldAbout(golden::exported(document, "mugen"), beginning),
                 QStringList{QStringLiteral("Rounding durations to whole ticks, 60 a second, changes them by up to "
                                            "6.67 ms")});
        frames[0].duration = 0; // one at least
        QCOMPARE(toldAbout(golden::exported(document, "mugen"), beginning).value(0).section(u' ', -2),
                 QStringLiteral("16.67 ms"));
        frames[0].duration = 1000.0 / 60;
        QCOMPARE(toldAbout(golden::exported(document, "mugen"), beginning), QStringList());
    }

    void writesNoActionWithoutElements()
    {
        Document document = golden::lopsided();
        document.sprites[0].tags[0].to = 9;
        const QByteArray text = exportedText(document);
        QVERIFY(!text.contains("; attack\n"));
        QCOMPARE(text.count("[Begin Action"), 1);
    }

    void refusesToWriteBoxesForEver()
    {
        Document document = golden::lopsided();
        Sprite &sprite = document.sprites[0];
        Frame &frame = sprite.frames[0];
        frame.shapes = QList<Shape>(2'001, frame.shapes[2]);
        sprite.tags = QList<Tag>(1'000, Tag{.name = QStringLiteral("all"), .from = 0, .to = 0});
        QVERIFY(exportedText(document).startsWith("the frames that all tags together play have 2001000 shapes"));
    }

    void numbersThatNoTagIsCalledByAreGivenOut()
    {
        Document document = golden::lopsided();
        Sprite &sprite = document.sprites[0];
        sprite.tags.clear();
        for (const char *name : {"1", "run", "0", "1", "-4", "jump"})
            sprite.tags.append(Tag{.name = QString::fromLatin1(name), .from = 0, .to = 0});
        const QByteArray text = exportedText(document);
        QList<QByteArray> numbers;
        for (const QByteArray &line : text.split('\n')) {
            if (line.startsWith("[Begin Action "))
                numbers.append(line.mid(14).chopped(1));
        }
        QCOMPARE(QSet<QByteArray>(numbers.cbegin(), numbers.cend()).size(), numbers.size());
        QVERIFY(text.contains("; 1\n[Begin Action 1]") && text.contains("; 0\n[Begin Action 0]"));
        QVERIFY(text.contains("; 1\n[Begin Action 200]") && text.contains("; -4\n[Begin Action 201]"));
        QVERIFY(text.contains("; run\n[Begin Action 100]") && text.contains("; jump\n[Begin Action 41]"));
    }

    void namesThePicturesThatAnImportFound()
    {
        Document document = golden::lopsided();
        document.sprites[0].frames[0].properties = {{QStringLiteral("group"), 5000.0}, {QStringLiteral("image"), 12.0}};
        document.sprites[0].frames[1].properties = {{QStringLiteral("group"), QStringLiteral("heavy")}};
        const ExportPreview preview = golden::exported(document, "mugen");
        QVERIFY(preview.files[0].bytes.contains("\n5000,12, 0,0, "));
        QVERIFY(preview.files[0].bytes.contains("\n0,1, 0,0, "));
        QCOMPARE(toldAbout(preview, QStringLiteral("Properties")),
                 QStringList{QStringLiteral("Properties are left out: “group”")});
        // Frames whose pictures nobody has named have numbers made up.
        QCOMPARE(toldAbout(preview, QStringLiteral("The frame has no whole numbers")).size(), 2);
        QVERIFY(toldAbout(preview, QStringLiteral("The frame has no whole numbers"))[0].endsWith(
            QStringLiteral("is written as 0 and 1")));
        QVERIFY(toldAbout(golden::exported(golden::lopsided(), "mugen"),
                          QStringLiteral("The frame has no whole numbers"))
                    .isEmpty()); // where none is named, all are made up
    }

    void tellsWhichActionsTagsBecome()
    {
        Document document = golden::lopsided();
        QList<Tag> &tags = document.sprites[0].tags;
        tags[0].name = QStringLiteral("200");
        const Tag known = tags[0];
        tags.append(known); // whose number is taken
        tags.append(known);
        tags.last().name = QStringLiteral("007");
        QCOMPARE(
            toldAbout(golden::exported(document, "mugen"), QStringLiteral("The tag")),
            (QStringList{
                QStringLiteral("The tag “back and forth” becomes action 201: actions have numbers, and the name is "
                               "a comment"),
                QStringLiteral("The tag “200” becomes action 202: actions have numbers, and the name is a comment"),
                QStringLiteral("The tag “007” becomes action 7: actions have numbers, and the name is a "
                               "comment")}));
    }

    void writesWhatWasImportedAsItCame()
    {
        const QByteArray air = "; 0\n[Begin Action 0]\nClsn2: 1\n Clsn2[0] = -10, -79, 10, 0\n9000,3, 0,0, 7\n"
                               "Clsn2: 1\n Clsn2[0] = -10, -79, 10, 0\nClsn1: 1\n Clsn1[0] = 10, -60, 40, -40\n"
                               "-1,0, 0,0, 4\n\n"
                               "; 5120\n[Begin Action 5120]\nClsn2: 1\n Clsn2[0] = -8, -20, 8, 0\n5000,12, 0,0, 5\n\n";
        const Result<ImportSource> source = importSourceOf(air, QStringLiteral("hero.air"), {});
        QVERIFY(source);
        const Result<Imported> imported = findImporter(QStringLiteral("mugen"))->read(*source);
        QVERIFY(imported);
        const Document document = withImported({}, *imported, {}).document;
        const ExportPreview preview = golden::exported(document, "mugen");
        QCOMPARE(preview.files[0].bytes, air);
        QCOMPARE(preview.losses.size(), 0);
    }

    void tellsFramesThatNoTagShows()
    {
        Document document = golden::lopsided();
        document.sprites[0].tags = {{QStringLiteral("0"), 0, 0, TagDirection::Forward, {}}};
        const QList<Finding> losses = golden::exported(document, "mugen").losses;
        QCOMPARE(losses.last().message, QStringLiteral("The frame is left out: no tag shows it"));
        QCOMPARE(losses.last().frame, (FrameRef{0, 1}));
    }
};

HITBOX_CORE_TEST(MugenExporterTest)
#include "mugen_exporter_test.moc"
