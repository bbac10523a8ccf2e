#include "formats/importers/import_bench.h"
#include "rooted.h"
#include "test_class.h"

using namespace hitbox;
using namespace hitbox::importing;

namespace {

const QByteArray air = R"(; a fighter
[Begin Action 0] ; stands
Clsn2Default: 1
 Clsn2[0] = -10, 0, 10, -79
0,0, 0,0, 7
0,1, 0,0, 6
Loopstart
Clsn1: 1
 CLSN1[0] = 10,-60, 40,-40
0,2, 0,0, -1, H

[Begin Action 200]
0,1, 0,0, 6
Clsn2: 2
 Clsn2[0] = 0, 0, 1, 1
 Clsn2[1] = 2, 2, 3, 3
200,0, 0,0, 3
)";

} // namespace

class MugenImporterTest : public QObject
{
    Q_OBJECT

private slots:
    void boxesHoldAsLongAsTheyAreSaidTo()
    {
        QCOMPARE(importerOf(air), QStringLiteral("mugen"));
        const Result<Imported> result = imported(air, rooted("/game/fighter.air"));
        QVERIFY(result);
        QVERIFY(!result->sprites[0].namesFrames);
        const Sprite &sprite = result->sprites[0].sprite;
        QCOMPARE(sprite.name, QStringLiteral("fighter"));
        QCOMPARE(sprite.frames.size(), 5);
        const Frame &strike = sprite.frames[2];
        QCOMPARE(strike.pivot, (geometry::Point{10, 79}));
        QCOMPARE(strike.size, QSize(50, 82));
        QCOMPARE(strike.shapes.size(), 2);
        QCOMPARE(std::get<geometry::Box>(strike.shapes[0].outline), (geometry::Box{{0, 0}, {20, 79}}));
        QCOMPARE(strike.shapes[0].category, QStringLiteral("hurt"));
        QCOMPARE(std::get<geometry::Box>(strike.shapes[1].outline), (geometry::Box{{20, 19}, {50, 39}}));
        QCOMPARE(strike.shapes[1].category, QStringLiteral("attack"));
        QCOMPARE(sprite.frames[3].shapes.size(), 0); // what holds until changed ends with its action
        QCOMPARE(sprite.frames[4].shapes.size(), 2);
        QCOMPARE(sprite.frames[4].name, QStringLiteral("200,0"));
        QCOMPARE(sprite.frames[3].name, QStringLiteral("0,1 2"));
    }

    void actionsWithoutPicturesAreTold()
    {
        const QByteArray empty = QByteArray(air).replace(
            "[Begin Action 200]", "[Begin Action 7]\nClsn2: 1\n Clsn2[0] = 0, 0, 1, 1\n[Begin Action 200]");
        const Result<Imported> result = imported(empty + "[Begin Action 9]\n", rooted("/game/fighter.air"));
        QVERIFY(result);
        QVERIFY(result->notes.list().contains({"line 12", "the action 7 is left out: it has no pictures"}));
        QVERIFY(notesOf(*result).contains("the action 9 is left out"));
        QVERIFY(!notesOf(*imported(air)).contains("has no pictures"));
        QCOMPARE(result->sprites[0].sprite.tags.size(), 2);
    }

    void picturesKeepTheirNumbersThereAndBack()
    {
        const Result<Imported> result = imported(air, rooted("/game/fighter.air"));
        QVERIFY(result);
        const Frame &last = result->sprites[0].sprite.frames[4];
        QCOMPARE(last.properties, (Properties{{QStringLiteral("group"), 200.0}, {QStringLiteral("image"), 0.0}}));
        const Document document = withImported(emptyProject(), *result, rooted("/game")).document;
        const ExportPreview written = golden::exported(document, "mugen");
        QVERIFY2(written.files[0].bytes.contains("\n200,0, 0,0, 3\n"), written.files[0].bytes.constData());
        QVERIFY(written.files[0].bytes.contains("\n0,2, 0,0, 60\n"));
    }

    void picturesOfKnownFramesFollowTheFile()
    {
        const QString folder = rooted("/game");
        Document document = withImported(emptyProject(), *imported(air, rooted("/game/fighter.air")), folder).document;
        const Document before = document;
        document.sprites[0].frames[0].properties = {{QStringLiteral("mine"), true}};
        document = withImported(document, *imported(air, rooted("/game/fighter.air")), folder).document;
        QCOMPARE(document.sprites[0].frames[0].properties,
                 (Properties{{QStringLiteral("mine"), true}} + before.sprites[0].frames[0].properties));
    }

    void aByteOrderMarkIsNoPartOfTheFirstAction()
    {
        const Result<Imported> result =
            imported("\xEF\xBB\xBF[Begin Action 7]\n0,0, 0,0, 7\n", rooted("/game/fighter.air"));
        QVERIFY2(result, qPrintable(whyNot(result)));
        QCOMPARE(result->sprites[0].sprite.tags[0].name, QStringLiteral("7"));
        QVERIFY(!notesOf(*result).contains("left out"));
    }

    void countsThatAreNotTrueAreTold()
    {
        QVERIFY(!notesOf(*imported(air)).contains("all of them"));
        const QByteArray box = " Clsn2[0] = 0, 0, 1, 1\n";
        const Result<Imported> result = imported("[Begin Action 0]\nClsn2Default: 1\n" + box + box + "0,0, 0,0, 7\n" +
                                                 box + "Clsn1: 2\nClsn2: x\n" + box + "0,1, 0,0, 7\nClsn2: 1\n");
        QVERIFY2(result, qPrintable(whyNot(result)));
        QStringList told;
        for (const ImportNote &note : result->notes.list())
            told.append(note.place + ": " + note.what);
        QCOMPARE(told.mid(0, 5),
                 (QStringList{
                     "line 2: found “Clsn2Default: 1”, and the number of boxes behind it is 2; all of them are taken",
                     "line 6: “Clsn2[0] = 0, 0, 1, 1” is left out",
                     "line 7: found “Clsn1: 2”, and the number of boxes behind it is 0; all of them are taken",
                     "line 8: found “Clsn2: x”, and the number of boxes behind it is 1; all of them are taken",
                     "line 11: found “Clsn2: 1”, and the number of boxes behind it is 0; all of them are taken"}));
        QCOMPARE(result->sprites[0].sprite.frames[0].shapes.size(), 2);
        QCOMPARE(result->sprites[0].sprite.frames[1].shapes.size(), 1);
    }

    void actionsBecomeTagsAndTicksMilliseconds()
    {
        const Result<Imported> result = imported(air);
        QVERIFY(result);
        const Sprite &sprite = result->sprites[0].sprite;
        QCOMPARE(sprite.tags,
                 (QList<Tag>{{"0", 0, 2, TagDirection::Forward, {}}, {"200", 3, 4, TagDirection::Forward, {}}}));
        QCOMPARE(sprite.frames[1].duration, 100.0);
        QCOMPARE(sprite.frames[2].duration, 1000.0);
        QVERIFY(notesOf(*result).contains("for ever"));
        QVERIFY(notesOf(*result).contains("mirroring"));
        QCOMPARE(result->categories[1].hits, QStringList{"hurt"});
    }

    void ourOwnFileKeepsItsFrames()
    {
        const Result<Imported> own = ownExport("mugen");
        QVERIFY2(own, qPrintable(whyNot(own)));
        QCOMPARE(own->sprites[0].sprite.frames.size(), 3);
        QCOMPARE(own->sprites[0].sprite.tags[1].direction, TagDirection::PingPong);
    }

    void whatIsBrokenIsRefusedByItsLine()
    {
        const auto changed = [](const char *before, const char *after) {
            return refusal(QByteArray(air).replace(before, after));
        };
        QCOMPARE(changed(", 10, -79", ""),
                 rooted("/game/ship.json: found “Clsn2[0] = -10, 0”, expected 4 numbers with commas between "
                        "them, line 4"));
        QVERIFY(changed("0,1, 0,0, 6", "0,1, 0").contains("5 numbers"));
        QVERIFY(changed("-79", "-1e300").contains("from -1000000000"));
        QVERIFY(changed("; a fighter", "0,0, 0,0, 7").contains("before the first picture"));
        QVERIFY(changed("Loopstart", QByteArray("what\n").repeated(200).constData()).contains("too many lines"));
        surviveEveryCut(air);
    }

    void thatPicturesAreShownForEverIsToldOnce()
    {
        QByteArray fighter;
        for (int i = 0; i < 150; ++i)
            fighter += QByteArray("[Begin Action %1]\n5000,%1, 0,0, -1\n").replace("%1", QByteArray::number(i));
        const Result<Imported> result = imported(fighter, rooted("/game/fighter.air"));
        QVERIFY2(result, qPrintable(whyNot(result)));
        QCOMPARE(result->sprites[0].sprite.frames.size(), 150);
        QCOMPARE(notesOf(*result).count("for ever"), 1);
    }

    void whatIsLeftOutIsToldOnceAtItsFirstLine()
    {
        const Result<Imported> plain = imported("[Begin Action 0]\n0,0, 0,0, 7, , , 1, 1.0, 0\n");
        QVERIFY2(plain, qPrintable(whyNot(plain)));
        QCOMPARE(plain->notes.list().size(), 1);
        const QByteArray drawn = "0,0, 3,0, 7\nLoopstart\nInterpolate Scale\n0,0, 0,0, 7, , A, 2\n";
        const Result<Imported> result = imported("[Begin Action 0]\n" + drawn + "Interpolate Angle\n" + drawn);
        QVERIFY2(result, qPrintable(whyNot(result)));
        QStringList told;
        for (const ImportNote &note : result->notes.list())
            told.append(note.place + ": " + note.what.section(' ', 0, 0));
        QCOMPARE(told.mid(0, 5), (QStringList{"line 2: offsets", "line 3: “Loopstart”", "line 4: “Interpolate”",
                                              "line 5: mirroring", "line 5: scales"}));
        QCOMPARE(told.size(), 6);
    }

    void whatAnImageBesideIsTakenForIsTold()
    {
        const QTemporaryDir folder;
        QVERIFY(notesOf(*imported(air, folder.filePath("m.air"))).contains("there is no image"));
        QVERIFY(writeImage(folder.filePath("m.png"), {64, 48}));
        const QString notes = notesOf(*imported(air, folder.filePath("m.air")));
        QVERIFY(!notes.contains("there is no image"));
        QVERIFY(notes.contains("all show “m.png”"));
    }

    void boxesThatHoldForManyPicturesAreCounted()
    {
        const QByteArray boxes = QByteArray("Clsn2[0] = 1, 1, 2, 2\n").repeated(2'000);
        const QByteArray pictures = QByteArray("0,0, 0,0, 7\n").repeated(2'000);
        QVERIFY(refusal("[Begin Action 0]\nClsn2Default: 9\n" + boxes + pictures).contains("at most 2000000 boxes"));
        const QByteArray alike = QByteArray("0,0,0,0,7\n").repeated(200'001);
        QVERIFY(refusal("[Begin Action 0]\n" + alike).contains("more than 200000 frames"));
    }
};

HITBOX_CORE_TEST(MugenImporterTest)
#include "mugen_importer_test.moc"
