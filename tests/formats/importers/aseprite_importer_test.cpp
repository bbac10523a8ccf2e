#include "formats/importers/importing.h"
#include "test_class.h"

#include <QTest>

using namespace hitbox;
using namespace hitbox::importing;

namespace {

QByteArray frameText(int x, const QByteArray &more = {})
{
    return "{\"frame\": {\"x\": " + QByteArray::number(x) +
           ", \"y\": 0, \"w\": 10, \"h\": 12}, \"rotated\": false, \"trimmed\": true,"
           " \"spriteSourceSize\": {\"x\": 3, \"y\": 4, \"w\": 10, \"h\": 12},"
           " \"sourceSize\": {\"w\": 32, \"h\": 24}, \"duration\": 80" +
           more + "}";
}

QByteArray sheetText(const QByteArray &frames, const QByteArray &meta)
{
    return "{\"frames\": " + frames +
           ", \"meta\": {\"app\": \"https://www.aseprite.org/\", \"image\": \"ship.png\", \"scale\": \"1\"" + meta +
           "}}";
}

QByteArray threeFrames(const QByteArray &meta)
{
    return sheetText("{\"ship 0.aseprite\": " + frameText(0) + ", \"ship 1.aseprite\": " + frameText(10) +
                         ", \"ship 2.aseprite\": " + frameText(20) + "}",
                     meta);
}

/// A slice that is a box on the first frame, hidden on the second and elsewhere on the third.
const QByteArray slices =
    ", \"slices\": [{\"name\": \"Hurtbox\", \"color\": \"#0000ffff\", \"data\": \"soft\", \"keys\": ["
    "{\"frame\": 2, \"bounds\": {\"x\": 9, \"y\": 8, \"w\": 7, \"h\": 6}},"
    "{\"frame\": 1, \"bounds\": {\"x\": 0, \"y\": 0, \"w\": 0, \"h\": 0}},"
    "{\"frame\": 0, \"bounds\": {\"x\": 5, \"y\": 6, \"w\": 7, \"h\": 8},"
    " \"pivot\": {\"x\": 2, \"y\": 3}, \"center\": {\"x\": 1, \"y\": 1, \"w\": 1, \"h\": 1}}]}]";

} // namespace

class AsepriteImporterTest : public QObject
{
    Q_OBJECT

private slots:
    void readsTrimmedFramesAndDurations()
    {
        const Result<Imported> result = imported(threeFrames({}));
        QVERIFY2(result, qPrintable(whyNot(result)));
        const ImportedSprite &item = result->sprites.at(0);
        QCOMPARE(item.sprite.name, QStringLiteral("ship"));
        QCOMPARE(item.sprite.image, rooted("/game/ship.png"));
        const Frame &frame = item.sprite.frames.at(2);
        QCOMPARE(frame.name, QStringLiteral("ship 2.aseprite"));
        QCOMPARE(frame.rect, QRect(20, 0, 10, 12));
        QCOMPARE(frame.size, QSize(32, 24));
        QCOMPARE(frame.offset, QPoint(3, 4));
        QCOMPARE(frame.duration, 80.0);
        QCOMPARE(frame.pivot.x, 16.0);
        QCOMPARE(item.stated, Stated::Layout | Stated::Durations);
        QVERIFY(result->notes.list().isEmpty());
    }

    void readsAnArrayAsTheSameFrames()
    {
        const QByteArray array = sheetText(
            "[" + frameText(0, ", \"filename\": \"a\"") + "," + frameText(10, ", \"filename\": \"a\"") + "]", {});
        const Result<Imported> result = imported(array);
        QVERIFY(result);
        QCOMPARE(result->sprites.at(0).sprite.frames.at(1).name, QStringLiteral("a 2"));
        QCOMPARE(result->notes.list().size(), 1);
    }

    void tagsAndSlicesCountTheFramesOfEachLayer()
    {
        const auto entry = [](int x, const char *name) {
            return frameText(x, QByteArray(", \"filename\": \"") + name + "\"");
        };
        const QByteArray frames = "[" + entry(0, "h (Body) 0.ase") + "," + entry(10, "h (Body) 1.ase") + "," +
                                  entry(20, "h (Sword) 0.ase") + "," + entry(30, "h (Sword) 1.ase") + "]";
        const QByteArray meta =
            ", \"frameTags\": [{\"name\": \"idle\", \"from\": 0, \"to\": 0, \"direction\": \"forward\"},"
            "{\"name\": \"hit\", \"from\": 1, \"to\": 1, \"direction\": \"forward\"}],"
            " \"layers\": [{\"name\": \"Body\"}, {\"name\": \"Sword\"}],"
            " \"slices\": [{\"name\": \"hit s\", \"keys\": ["
            "{\"frame\": 0, \"bounds\": {\"x\": 1, \"y\": 1, \"w\": 3, \"h\": 3}},"
            "{\"frame\": 1, \"bounds\": {\"x\": 5, \"y\": 5, \"w\": 3, \"h\": 3}}]}]";
        const Result<Imported> result = imported(sheetText(frames, meta));
        QVERIFY2(result, qPrintable(whyNot(result)));
        const Sprite &sprite = result->sprites.at(0).sprite;
        QCOMPARE(sprite.tags, (QList<Tag>{{QStringLiteral("idle (Body)"), 0, 0, TagDirection::Forward, {}},
                                          {QStringLiteral("idle (Sword)"), 2, 2, TagDirection::Forward, {}},
                                          {QStringLiteral("hit (Body)"), 1, 1, TagDirection::Forward, {}},
                                          {QStringLiteral("hit (Sword)"), 3, 3, TagDirection::Forward, {}}}));
        for (int i = 0; i < 4; ++i) {
            const double corner = i % 2 == 0 ? 1 : 5;
            QCOMPARE(sprite.frames.at(i).shapes.size(), 1);
            QCOMPARE(sprite.frames.at(i).shapes.at(0).outline,
                     Outline(geometry::Box{{corner, corner}, {corner + 3, corner + 3}}));
        }
        QCOMPARE(result->notes.list().size(), 1);
        QCOMPARE(result->notes.list().at(0).what,
                 QStringLiteral("each layer is by itself in the sheet; tags and slices are there for each of them: "
                                "Body, Sword"));
    }

    void aFirstFrameOfLayersThatNothingTellsIsTold()
    {
        const auto told = [](int first, const QByteArray &meta) {
            QByteArray frames;
            for (const char *layer : {"Body", "Sword"}) {
                for (const int frame : {first, first + 1, first + 2})
                    frames += frameText(0, QByteArray(", \"filename\": \"h (") + layer + ") " +
                                               QByteArray::number(frame) + ".ase\"") +
                              ",";
            }
            const Result<Imported> result = imported(sheetText("[" + frames.chopped(1) + "]", meta));
            QStringList notes;
            for (const ImportNote &note : result->notes.list())
                notes.append(note.what);
            return notes.filter("nothing tells");
        };
        const QByteArray slice = R"(, "slices": [{"name": "a", "keys": [{"frame": 0, )"
                                 R"("bounds": {"x": 0, "y": 0, "w": 1, "h": 1}}]}])";
        const auto tagTo = [](const char *last) {
            return QByteArray(R"(, "frameTags": [{"name": "idle", "from": 0, "to": )") + last + "}]";
        };
        const QStringList guess{"frames of layers have numbers from 1 on, and nothing tells which number the first "
                                "frame of the sprite has: tags and slices lie as if it were 1"};
        QCOMPARE(told(1, slice), guess);
        QCOMPARE(told(1, tagTo("1")), guess);
        QCOMPARE(told(1, tagTo("2")), QStringList());
        QCOMPARE(told(0, tagTo("1") + slice), QStringList());
        QCOMPARE(told(1, {}), QStringList()); // nothing lies anywhere
        const QByteArray listed = R"(, "layers": [{"name": "Body"}, {"name": "Sword", "cels": [{"frame": )";
        QCOMPARE(told(1, slice + listed + R"(3, "opacity": 9}]}])"), QStringList());
        QCOMPARE(told(1, slice + listed + R"("x"}]}])"), guess);
    }

    void readsTagsInEveryDirection()
    {
        const Result<Imported> result = imported(
            threeFrames(", \"frameTags\": [{\"name\": \"f\", \"from\": 0, \"to\": 1, \"direction\": \"forward\"},"
                        "{\"name\": \"r\", \"from\": 1, \"to\": 2, \"direction\": \"reverse\"},"
                        "{\"name\": \"p\", \"from\": 0, \"to\": 2, \"direction\": \"pingpong\", \"repeat\": \"2\"},"
                        "{\"name\": \"q\", \"from\": 2, \"to\": 1000000000, \"direction\": \"pingpong_reverse\"},"
                        "{\"name\": \"x\", \"from\": 7, \"to\": 9, \"direction\": \"forward\"}]"));
        QVERIFY(result);
        const QList<Tag> &tags = result->sprites.at(0).sprite.tags;
        QCOMPARE(tags.size(), 4);
        QCOMPARE(tags.at(1), (Tag{QStringLiteral("r"), 1, 2, TagDirection::Reverse, {}}));
        Tag once{QStringLiteral("p"), 0, 2, TagDirection::PingPong, {}};
        once.repeat = 1;
        QCOMPARE(tags.at(2), once);
        QCOMPARE(tags.at(3), (Tag{QStringLiteral("q"), 2, 2, TagDirection::PingPongReverse, {}}));
        QCOMPARE(result->notes.list().size(), 2);
        QCOMPARE(result->notes.list().last().place, QStringLiteral("meta.frameTags[4]"));
    }

    void userDataOfTagsLayersAndCelsAreTold()
    {
        const auto notesWith = [](const QByteArray &meta) {
            QStringList notes;
            const Result<Imported> result = imported(threeFrames(meta));
            for (const ImportNote &note : result->notes.list())
                notes.append(note.what);
            return notes;
        };
        const QByteArray tag = R"({"name": "walk", "from": 0, "to": 1, "direction": "forward", "color": "#000000ff")";
        QCOMPARE(notesWith(", \"frameTags\": [" + tag + "}]"), QStringList());
        QCOMPARE(notesWith(", \"frameTags\": [" + tag + ", \"data\": \"loud\"}]"),
                 QStringList{"the user data of the tag “walk” are left out"});
        QCOMPARE(notesWith(R"(, "layers": [{"name": "a", "opacity": 255, "blendMode": "normal"}])"), QStringList());
        const QStringList told{"the user data of layers and cels are left out"};
        QCOMPARE(notesWith(R"(, "layers": [{"name": "a", "data": "x"}, {"name": "b", "data": "y"}])"), told);
        QCOMPARE(notesWith(R"(, "layers": [{"name": "a", "cels": [{"frame": 1, "data": "step"}]}])"), told);
    }

    void readsHowOftenATagIsPlayed_data()
    {
        QTest::addColumn<QByteArray>("written");
        QTest::addColumn<int>("repeat"); // -1: refused
        QTest::newRow("for ever") << QByteArray("\"0\"") << 0;
        QTest::newRow("as a text") << QByteArray("\"65535\"") << 65535;
        QTest::newRow("as a number") << QByteArray("3") << 3;
        QTest::newRow("too often") << QByteArray("\"65536\"") << -1;
        QTest::newRow("less than never") << QByteArray("-1") << -1;
        QTest::newRow("a word") << QByteArray("\"often\"") << -1;
    }
    void readsHowOftenATagIsPlayed()
    {
        QFETCH(QByteArray, written);
        QFETCH(int, repeat);
        const Result<Imported> result = imported(
            threeFrames(", \"frameTags\": [{\"name\": \"f\", \"from\": 0, \"to\": 1, \"repeat\": " + written + "}]"));
        QCOMPARE(bool(result), repeat >= 0);
        if (result)
            QCOMPARE(result->sprites.at(0).sprite.tags.at(0).repeat, repeat);
        else
            QVERIFY2(whyNot(result).contains("from 0 to 65535"), qPrintable(whyNot(result)));
    }

    void countsWaysThereAndBackAsRounds()
    {
        const Result<Imported> result = imported(threeFrames(
            ", \"frameTags\": [{\"name\": \"p\", \"from\": 0, \"to\": 2, \"direction\": \"pingpong\", \"repeat\": "
            "\"1\"},"
            "{\"name\": \"q\", \"from\": 0, \"to\": 2, \"direction\": \"pingpong_reverse\", \"repeat\": \"5\"}]"));
        QVERIFY(result);
        const QList<Tag> &tags = result->sprites.at(0).sprite.tags;
        QCOMPARE(tags.at(0).direction, TagDirection::Forward);
        QCOMPARE(tags.at(0).repeat, 1);
        QCOMPARE(tags.at(1).direction, TagDirection::PingPongReverse);
        QCOMPARE(tags.at(1).repeat, 3);
        QCOMPARE(result->notes.list().size(), 1);
        QVERIFY(result->notes.list().at(0).what.contains(QStringLiteral("“q” ends where it turns")));
    }

    void makesBoxesOfSlicesFromKeyToKey()
    {
        const Result<Imported> result = imported(threeFrames(slices));
        QVERIFY(result);
        const QList<Frame> &frames = result->sprites.at(0).sprite.frames;
        QCOMPARE(frames.at(0).shapes.size(), 1);
        QVERIFY(frames.at(1).shapes.isEmpty());
        QCOMPARE(frames.at(0).shapes.at(0).outline, Outline(geometry::Box{{5, 6}, {12, 14}}));
        QCOMPARE(frames.at(2).shapes.at(0).outline, Outline(geometry::Box{{9, 8}, {16, 14}}));
        QCOMPARE(frames.at(0).shapes.at(0).category, QStringLiteral("hurt"));
        QCOMPARE(frames.at(0).shapes.at(0).properties.at(0).name, QStringLiteral("data"));
        QCOMPARE(frames.at(0).pivot.x, 7.0);
        QCOMPARE(frames.at(0).pivot.y, 9.0);
        QCOMPARE(result->categories.size(), 1);
        QCOMPARE(result->notes.list().size(), 1);
    }

    void tagsCloseUpWhereTurnedFramesOfAnUnreadableImageAreLeftOut()
    {
        const QByteArray text = threeFrames(", \"frameTags\": [{\"name\": \"all\", \"from\": 0, \"to\": 2}]");
        QByteArray turned = text;
        turned.replace(turned.indexOf("\"rotated\": false", turned.indexOf("ship 1")), 16, "\"rotated\": true");
        const Result<Imported> result = imported(turned);
        QVERIFY(result);
        QCOMPARE(result->sprites.at(0).sprite.frames.size(), 2);
        QCOMPARE(result->sprites.at(0).sprite.tags.at(0).to, 1);
        QCOMPARE(result->notes.list().size(), 1);
    }

    void refusesWhatItCannotRead_data()
    {
        QTest::addColumn<QByteArray>("from");
        QTest::addColumn<QByteArray>("to");
        QTest::addColumn<QString>("why");
        QTest::newRow("number as text") << QByteArray("\"w\": 32") << QByteArray("\"w\": \"32\"") << "sourceSize.w";
        QTest::newRow("no size") << QByteArray("\"w\": 32") << QByteArray("\"w\": 0")
                                 << "expected a whole number from 1";
        QTest::newRow("huge") << QByteArray("\"x\": 3") << QByteArray("\"x\": 3e9") << "spriteSourceSize.x";
        QTest::newRow("no double") << QByteArray("\"x\": 3") << QByteArray("\"x\": 1e400") << "line 1";
        QTest::newRow("not a number") << QByteArray("\"x\": 3") << QByteArray("\"x\": NaN") << "line 1";
        QTest::newRow("backwards in time") << QByteArray("80") << QByteArray("-1") << "duration";
        QTest::newRow("address") << QByteArray("ship.png") << QByteArray("http://a/ship.png") << "an address";
        QTest::newRow("no image") << QByteArray("\"image\"") << QByteArray("\"img\"") << "none called “ship”";
        QTest::newRow("frames") << QByteArray("\"keys\"") << QByteArray("\"kys\"") << "the key \"keys\" is missing";
        QTest::newRow("truncated") << QByteArray("]}]}}") << QByteArray("]}]") << "line 1";
        QTest::newRow("deep") << QByteArray("\"scale\": \"1\"") << "\"scale\": " + QByteArray(100, '[') << "levels";
    }

    void refusesWhatItCannotRead()
    {
        QFETCH(QByteArray, from);
        QFETCH(QByteArray, to);
        QFETCH(QString, why);
        QByteArray text = threeFrames(slices);
        QVERIFY(text.contains(from));
        text.replace(text.indexOf(from), from.size(), to);
        const QString reason = refusal(text);
        QVERIFY2(reason.startsWith(rooted("/game/ship.json: ")) && reason.contains(why), qPrintable(reason));
    }

    void refusesSlicesThatWouldFillTheMemory()
    {
        QByteArray frames = "[";
        for (int i = 0; i < 1000; ++i)
            frames += (i ? "," : "") + frameText(i, ", \"filename\": \"f\"");
        QByteArray many = ", \"slices\": [";
        for (int i = 0; i < 1000; ++i)
            many +=
                QByteArray(i ? "," : "") +
                "{\"name\": \"s\", \"keys\": [{\"frame\": 0, \"bounds\": {\"x\": 0, \"y\": 0, \"w\": 1, \"h\": 1}}]}";
        QCOMPARE(refusal(sheetText(frames + "]", many + "]")),
                 rooted("/game/ship.json: there are more than 200000 shapes in the file"));
    }

    void keysInManyLayersAreRefusedAsSuch()
    {
        QByteArray frames;
        for (int layer = 0; layer < 1'000; ++layer)
            frames += frameText(0, ", \"filename\": \"h (L" + QByteArray::number(layer) + ") 0.ase\"") + ",";
        const QByteArray key = R"({"frame": 7, "bounds": {"x": 0, "y": 0, "w": 1, "h": 1}},)"; // where nothing is
        const auto withKeys = [&](int count) {
            return refusal(sheetText("[" + frames.chopped(1) + "]", ", \"slices\": [{\"name\": \"a\", \"keys\": [" +
                                                                        key.repeated(count).chopped(1) + "]}]"));
        };
        QCOMPARE(withKeys(20'000), QString());
        QCOMPARE(withKeys(20'001),
                 rooted("/game/ship.json: slices have more than 20000000 keys in all layers together"));
    }

    void slicesOverTurnedFramesAreCounted()
    {
        const QByteArray turned = QByteArray(frameText(0)).replace("\"rotated\": false", "\"rotated\": true");
        QByteArray frames;
        for (int i = 0; i < 500; ++i)
            frames += (i > 0 ? ", \"" : "\"") + QByteArray::number(i) + "\": " + turned;
        const QByteArray slice =
            "{\"name\": \"a\", \"keys\": [{\"frame\": 0, \"bounds\": {\"x\": 0, \"y\": 0, \"w\": 1, "
            "\"h\": 1}}]}";
        const QByteArray many = QByteArray(slice + ",").repeated(400) + slice;
        QVERIFY(refusal(sheetText("{" + frames + "}", ", \"slices\": [" + many + "]")).contains("200000 shapes"));
    }

    void tagsAreCountedBeforeTheyAreRead()
    {
        const QByteArray tags = QByteArray("0,").repeated(10'000) + "0";
        QVERIFY(refusal(threeFrames(", \"frameTags\": [" + tags + "]")).contains("more than 10000 tags"));
    }
};

HITBOX_CORE_TEST(AsepriteImporterTest)
#include "aseprite_importer_test.moc"
#include "rooted.h"
