#include "formats/importers/importing.h"
#include "test_class.h"

#include <QTest>

using namespace hitbox;

namespace {

const QByteArray oldSyntax =
    "\r\npack.png\r\nsize: 64,64\r\nformat: RGBA8888\r\nfilter: Nearest,Nearest\r\nrepeat: none\r\n"
    "walk\r\n  rotate: false\r\n  xy: 2, 4\r\n  size: 10, 12\r\n  orig: 32, 24\r\n"
    "  offset: 3, 5\r\n  index: 2\r\n"
    "arm\r\n  rotate: false\r\n  xy: 40, 4\r\n  size: 5, 6\r\n  orig: 5, 6\r\n  offset: 0, 0\r\n"
    "  index: -1\r\n"
    "walk\r\n  rotate: false\r\n  xy: 20, 4\r\n  size: 10, 12\r\n  orig: 32, 24\r\n"
    "  offset: 3, 5\r\n  index: 1\r\n";

const QByteArray newSyntax = "pack.png\nsize:64,64\nrepeat:none\nwalk\nindex:2\nbounds:2,4,10,12\noffsets:3,5,32,24\n"
                             "arm\nbounds:40,4,5,6\nwalk\nindex:1\nbounds:20,4,10,12\noffsets:3,5,32,24\n";

Result<Imported> importedAtlas(const QByteArray &text)
{
    return importing::imported(text, rooted("/game/pack.txt"));
}

QString atlasRefusal(const QByteArray &text)
{
    return importing::refusal(text, rooted("/game/pack.atlas"));
}

} // namespace

class LibgdxAtlasImporterTest : public QObject
{
    Q_OBJECT

private slots:
    void readsBothSyntaxesAlike()
    {
        const Result<Imported> result = importedAtlas(oldSyntax);
        QVERIFY2(result, qPrintable(importing::whyNot(result)));
        QCOMPARE(result->sprites, importedAtlas(newSyntax)->sprites);
        const Sprite &sprite = result->sprites.at(0).sprite;
        QCOMPARE(sprite.frames.size(), 3);
        QCOMPARE(sprite.frames.at(0).name, QStringLiteral("walk_1"));
        QCOMPARE(sprite.frames.at(0).rect, QRect(20, 4, 10, 12));
        QCOMPARE(sprite.frames.at(2).size, QSize(5, 6));
        QCOMPARE(sprite.tags, (QList<Tag>{{QStringLiteral("walk"), 0, 1, TagDirection::Forward, {}}}));
    }

    void entriesThatAreNotReadAreToldOnce()
    {
        QVERIFY(importedAtlas(newSyntax)->notes.list().isEmpty());
        const QByteArray more = QByteArray(newSyntax).replace("index:", "hitbox:1,2,3,4\npad:1,1,1,1\nindex:");
        const QList<ImportNote> notes = importedAtlas(more)->notes.list();
        QCOMPARE(notes, (QList<ImportNote>{{"line 5", "“hitbox” of regions is left out"}}));
    }

    void countsOffsetsFromTheBottom()
    {
        const Frame frame = importedAtlas(newSyntax)->sprites.at(0).sprite.frames.at(0);
        QCOMPARE(frame.size, QSize(32, 24));
        QCOMPARE(frame.offset, QPoint(3, 24 - 5 - 12));
    }

    void readsOneSpriteForEachPage()
    {
        const Result<Imported> result =
            importedAtlas(newSyntax + "\n\n" + QByteArray(newSyntax).replace("pack", "more"));
        QVERIFY(result);
        QCOMPARE(result->sprites.size(), 2);
        QCOMPARE(result->sprites.at(1).sprite.image, rooted("/game/more.png"));
    }

    void leavesTurnedFramesOfAnUnreadableImageOut()
    {
        for (const char *turn : {"rotate:90", "rotate: true", "rotate:270"}) {
            const Result<Imported> result = importedAtlas(newSyntax + turn);
            QVERIFY(result);
            QCOMPARE(result->sprites.at(0).sprite.frames.size(), 2);
            QCOMPARE(result->sprites.at(0).sprite.tags,
                     (QList<Tag>{{QStringLiteral("walk"), 0, 0, TagDirection::Forward, {}}}));
            QCOMPARE(result->notes.list().size(), 1);
        }
        QVERIFY(importedAtlas(newSyntax + "rotate:0")->notes.list().isEmpty());
        const Result<Imported> askew = importedAtlas(newSyntax + "rotate:45");
        QCOMPARE(askew->sprites.at(0).sprite.frames.size(), 2);
        QCOMPARE(askew->notes.list().at(0).what,
                 QStringLiteral("it lies turned by 45 degrees in the image and is left out"));
    }

    void numbersEqualNames()
    {
        const Result<Imported> result = importedAtlas(newSyntax + "arm\nbounds:1,1,2,2\n");
        QVERIFY(result);
        QCOMPARE(result->sprites.at(0).sprite.frames.at(3).name, QStringLiteral("arm 2"));
        QCOMPARE(result->notes.list().size(), 1);
    }

    void animationsOnSeveralPagesAreTold()
    {
        const QByteArray pages = "a.png\nsize:64,64\nrun\nbounds:0,0,8,8\nindex:1\nrun\nbounds:8,0,8,8\nindex:3\n"
                                 "hat\nbounds:16,0,8,8\n\n"
                                 "b.png\nsize:64,64\nrun\nbounds:0,0,8,8\nindex:2\nhat\nbounds:16,0,8,8\n";
        const Result<Imported> result = importedAtlas(pages);
        QVERIFY(result);
        QCOMPARE(result->notes.list().size(), 1);
        QCOMPARE(result->notes.list().at(0).place, QStringLiteral("animation “run”"));
        QVERIFY2(result->notes.list().at(0).what.endsWith(QStringLiteral("that lie on it: a, b")),
                 qPrintable(result->notes.list().at(0).what));
    }

    void refusesWhatWouldFillTheMemory()
    {
        QVERIFY(
            atlasRefusal("a.png\nsize:1,1\n" + QByteArray("r\n").repeated(200001)).contains("more than 200000 frames"));
        QVERIFY(atlasRefusal("a.png\nsize:1,1\n\n" + QByteArray("b.png\n\n").repeated(10001)).contains("10000 images"));
    }

    void refusesWhatItCannotRead_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("why");
        const auto changed = [](const char *from, const char *to) { return QByteArray(newSyntax).replace(from, to); };
        QTest::newRow("truncated") << newSyntax.left(newSyntax.indexOf("bounds:40")) << "it has no size";
        QTest::newRow("half a line") << newSyntax.left(newSyntax.indexOf("10,12")) << "line 6";
        QTest::newRow("words") << changed("40,4", "forty,4") << "found “forty”";
        QTest::newRow("not a number") << changed("40,4", "nan,4") << "found “nan”";
        QTest::newRow("huge") << changed("40,4", "1e400,4") << "found “1e400”";
        QTest::newRow("larger than an int") << changed("40,4", "99999999999,4") << "found “99999999999”";
        QTest::newRow("too far up") << changed("3,5,32", "3,-1000000000,32") << "its offset lies beyond";
        QTest::newRow("below 0") << changed("40,4,5,6", "40,4,-5,6") << "expected a whole number from 0 to 1000000000";
        QTest::newRow("no index") << changed("40,4,5,6", "40,4,5,6\nindex:x") << "a whole number from -1 to";
        QTest::newRow("device") << changed("pack.png", "NUL") << "a device";
        QTest::newRow("not text") << newSyntax + "\xff"
                                  << "no text in UTF-8";
        QTest::newRow("zero byte") << newSyntax + QByteArray(1, '\0') << "no text in UTF-8";
        QTest::newRow("nothing") << QByteArray("\n \n") << "no page";
    }

    void refusesWhatItCannotRead()
    {
        QFETCH(QByteArray, text);
        QFETCH(QString, why);
        const QString reason = atlasRefusal(text);
        QVERIFY2(reason.startsWith(rooted("/game/pack.atlas: ")), qPrintable(reason));
        QVERIFY2(reason.contains(why), qPrintable(reason));
    }
};

HITBOX_CORE_TEST(LibgdxAtlasImporterTest)
#include "libgdx_atlas_importer_test.moc"
#include "rooted.h"
