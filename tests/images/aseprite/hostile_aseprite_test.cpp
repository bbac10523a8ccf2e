#include "images/aseprite/aseprite.h"
#include "test_class.h"

#include "images/aseprite/aseprite_maker.h"

#include <QTest>

#include <random>

using namespace hitbox;
using namespace hitbox::tests::maker;

namespace {

constexpr FileSpec tinyFile{.size = {1, 1}};

QString asepriteRefusal(const QByteArray &file, const aseprite::Limits &limits = {})
{
    const Result<AnimatedPicture> animation = readAseprite(file, AnimationParts::All, limits);
    return animation ? QStringLiteral("(it was read)") : animation.error().text();
}

QString refusalOfFrame(const FrameMaker &frame, const FileSpec &spec = tinyFile)
{
    return asepriteRefusal(file(spec, {frame}));
}

FrameMaker withLayer(const LayerSpec &layer = {})
{
    return FrameMaker().layer(layer);
}

/// A file with something of everything.
QByteArray richFile()
{
    FrameMaker first = FrameMaker()
                           .palette({0xff102030, 0x80ff0000, 0xff00ff00})
                           .tileset(0, {2, 1}, 2, QByteArray("\0\1\2\1", 4))
                           .layer({.name = QStringLiteral("below"), .flags = 1 | 8})
                           .layer({.kind = 1, .opacity = 99})
                           .layer({.level = 1, .blend = 13, .opacity = 200})
                           .layer({.name = QStringLiteral("tiles"), .kind = 2})
                           .layer({.name = QStringLiteral("hit:x")})
                           .userText(QStringLiteral("text"))
                           .chunk(tagsChunk, tags({{QStringLiteral("t"), 0, 1, 3, 2}}))
                           .userText(QStringLiteral("of the tag"))
                           .chunk(sliceChunk, Bytes()
                                                  .dword(1)
                                                  .dword(3)
                                                  .dword(0)
                                                  .text(QStringLiteral("s"))
                                                  .dword(0)
                                                  .rect({0, 0, 2, 2})
                                                  .rect({0, 0, 1, 1})
                                                  .dword(0)
                                                  .dword(0)
                                                  .bytes())
                           .cel({.layer = 0, .size = {3, 3}}, QByteArray(9, '\1'))
                           .rawCel({.layer = 2, .at = {1, 1}, .size = {2, 2}, .zIndex = 1}, QByteArray("\0\1\2\1", 4))
                           .tileCel({.layer = 3, .size = {2, 2}}, {1, 0, 0xe0000001, 1})
                           .cel({.layer = 4}, QByteArray("\2", 1));
    return file({.size = {3, 3}, .depth = 8, .flags = 3},
                {first, FrameMaker().linkedCel({.layer = 0}, 0).linkedCel({.layer = 2}, 0)});
}

} // namespace

class HostileAsepriteTest : public QObject
{
    Q_OBJECT

private slots:
    void aFileCutShortAnywhereIsRefused();
    void aFileWithAnyByteChangedIsReadOrRefused();
    void headersAreChecked();
    void sizesAreLimitedBeforeMemoryIsTaken();
    void brokenPartsAreToldWithTheirPlace();
    void linksLeadToPicturesBeforeThem();
    void palettesOutOfRangeAreRefused();
    void picturesThatArePackedWrongAreRefused();
    void bombsAreRefused();
    void tilesetsAreLimited();
    void slicesTooFarOutAreRefused();
    void groupsWithinGroupsAreLimited();
    void tooMuchToDrawIsRefused();
    void tooMuchToDrawIsRefusedBeforeAnythingIsDrawn();
    void tilesetsAreUnpackedOnceForAllFrames();
    void manyLayersAreRead();
    void manyNotesAreCutOff();
    void tracedLayersAreLimited();
};

void HostileAsepriteTest::aFileCutShortAnywhereIsRefused()
{
    const QByteArray whole = richFile();
    QVERIFY(readAseprite(whole, AnimationParts::All).ok());
    for (qsizetype length = 0; length < whole.size(); ++length) {
        const QString refusal = asepriteRefusal(whole.first(length));
        QVERIFY2(refusal.contains(QStringLiteral("ends too early")), qPrintable(refusal));
        // Where the header itself says less, the part that was cut is named.
        if (length < 128)
            continue;
        QByteArray lying = whole.first(length);
        qToLittleEndian(static_cast<quint32>(length), lying.data());
        QVERIFY(asepriteRefusal(lying).contains(QStringLiteral("frame ")));
    }
}

void HostileAsepriteTest::aFileWithAnyByteChangedIsReadOrRefused()
{
    const QByteArray whole = richFile();
    const aseprite::Limits limits{.side = 600, .pixels = 600 * 600, .work = 3'000'000, .groupDepth = 8};
    std::mt19937 random(5);
    for (qsizetype place = 0; place < whole.size(); ++place) {
        for (const int value : {0, 1, 0x7f, 0x80, 0xff, static_cast<int>(random() % 256)}) {
            QByteArray changed = whole;
            changed[place] = static_cast<char>(value);
            const Result<AnimatedPicture> animation = readAseprite(changed, AnimationParts::All, limits);
            QVERIFY(animation.ok() || !animation.error().what.isEmpty());
        }
    }
}

void HostileAsepriteTest::headersAreChecked()
{
    QCOMPARE(asepriteRefusal({}), QStringLiteral("the file ends too early; copy it anew or save it once more"));
    QCOMPARE(asepriteRefusal(QByteArray(200, '\0')), QStringLiteral("the file is not one of Aseprite"));
    QCOMPARE(asepriteRefusal(file({.depth = 24}, {FrameMaker()})),
             QStringLiteral("its pixels have 24 bits, expected 8, 16 or 32"));
    QCOMPARE(asepriteRefusal(file({}, {})),
             QStringLiteral("it has 0 frames of 4 x 4 pixels, expected at least one of each"));
    QCOMPARE(asepriteRefusal(file({.size = {0, 9}}, {FrameMaker()})),
             QStringLiteral("it has 1 frames of 0 x 9 pixels, expected at least one of each"));
}

void HostileAsepriteTest::sizesAreLimitedBeforeMemoryIsTaken()
{
    QCOMPARE(asepriteRefusal(file({.size = {65535, 65535}}, {FrameMaker()})),
             QStringLiteral("the picture is 65535 x 65535 pixels, expected at most 16384 a side"));
    const QList<FrameMaker> frames(100, FrameMaker());
    const QString refusal = asepriteRefusal(file({.size = {2000, 1000}}, frames));
    QCOMPARE(refusal, QStringLiteral("it has 100 frames of 2000 x 1000 pixels, expected at most 32 of this size; save "
                                     "its tags as files of their own"));
    QVERIFY(readAseprite(file({.size = {2000, 1000}}, frames.first(32)), AnimationParts::Sheet).ok());
    // The header alone tells it.
    QVERIFY(!asepriteExtent(QByteArrayView(file({.size = {2000, 1000}}, frames)).first(128)).ok());
}

void HostileAsepriteTest::brokenPartsAreToldWithTheirPlace()
{
    QCOMPARE(refusalOfFrame(FrameMaker().layer({}).cel({.layer = 1}, QByteArray(4, 'x'))),
             QStringLiteral("has a picture on layer 2 of 1; save the file once more, frame 1"));
    QCOMPARE(
        refusalOfFrame(withLayer({.name = QStringLiteral("arm"), .kind = 1}).cel({}, QByteArray(4, 'x'))),
        QStringLiteral("holds what a layer of its kind cannot hold; save the file once more, frame 1, layer “arm”"));
    QCOMPARE(
        refusalOfFrame(withLayer().tileCel({}, {1})),
        QStringLiteral("holds what a layer of its kind cannot hold; save the file once more, frame 1, layer “Layer”"));
    QCOMPARE(refusalOfFrame(withLayer({.kind = 2}).tileCel({}, {1}, 12)),
             QStringLiteral("has tiles of 12 bits, expected 8, 16 or 32, frame 1, layer “Layer”"));
    QCOMPARE(refusalOfFrame(withLayer().cel({}, QByteArray(4, 'x')).cel({}, QByteArray(4, 'x'))),
             QStringLiteral("has two pictures; save the file once more, frame 1, layer “Layer”"));
    QVERIFY(refusalOfFrame(FrameMaker().chunk(layerChunk, QByteArray(17, '\xff')))
                .contains(QStringLiteral("ends too early")));
    QVERIFY(refusalOfFrame(FrameMaker().chunk(tagsChunk, QByteArray(2, '\xff'))).endsWith(QStringLiteral(", tags")));

    QByteArray frameMagic = file(tinyFile, {FrameMaker()});
    frameMagic[128 + 4] = 'x';
    QCOMPARE(asepriteRefusal(frameMagic), QStringLiteral("has a broken header, frame 1"));
    QByteArray frameSize = file(tinyFile, {FrameMaker()});
    frameSize[128] = 5;
    QCOMPARE(asepriteRefusal(frameSize), QStringLiteral("has a broken header: 5 bytes are too few, frame 1"));
    QByteArray chunkSize = file(tinyFile, {withLayer()});
    chunkSize[128 + 16] = 5;
    QCOMPARE(asepriteRefusal(chunkSize), QStringLiteral("has a broken part: 5 bytes are too few, frame 1"));
}

void HostileAsepriteTest::linksLeadToPicturesBeforeThem()
{
    const auto refusal = [](int target) {
        return asepriteRefusal(file(
            tinyFile, {FrameMaker().layer({}), FrameMaker().linkedCel({}, target), FrameMaker().linkedCel({}, 1)}));
    };
    // Nothing there, itself, round in a circle, no frame.
    for (const int target : {0, 1, 2, 65535})
        QCOMPARE(refusal(target), QStringLiteral("is linked to frame %1, which has no picture there before it; unlink "
                                                 "it in Aseprite and save, frame 2, layer “Layer”")
                                      .arg(target + 1));
}

void HostileAsepriteTest::palettesOutOfRangeAreRefused()
{
    const auto palette = [](qint64 size, qint64 first, qint64 last) {
        return refusalOfFrame(
            FrameMaker().chunk(paletteChunk, Bytes().dword(size).dword(first).dword(last).zeros(8 + 60).bytes()));
    };
    QCOMPARE(
        palette(4, 2, 4),
        QStringLiteral("sets the colours 2 to 4 of 4, which there are not; save the file once more, frame 1, palette"));
    QVERIFY(palette(4, 3, 2).contains(QStringLiteral("sets the colours")));
    QVERIFY(palette(0xffffffff, 0, 0xfffffffe).contains(QStringLiteral("ends too early")));
    // Long palettes are no fault, and colours beyond the 256th are never drawn.
    QCOMPARE(palette(100'000, 99'990, 99'999), QStringLiteral("(it was read)"));
    QCOMPARE(refusalOfFrame(FrameMaker().chunk(oldPalette, Bytes().word(1).byte(1).byte(0).zeros(3 * 256).bytes())),
             QStringLiteral("has more than 256 colours, frame 1, old palette"));
}

void HostileAsepriteTest::picturesThatArePackedWrongAreRefused()
{
    const auto withPacked = [](const QByteArray &packed) {
        return refusalOfFrame(withLayer().chunk(celChunk, celHead({}, 2).word(2).word(2).raw(packed).bytes()),
                              {.size = {2, 2}});
    };
    const QString broken =
        QStringLiteral("has a picture whose packed data is broken; save the file once more, frame 1, layer “Layer”");
    const QByteArray good = deflated(QByteArray(16, 'x'));
    QCOMPARE(withPacked(good), QStringLiteral("(it was read)"));
    QCOMPARE(withPacked(good.chopped(1)), broken);
    QCOMPARE(withPacked(deflated(QByteArray(15, 'x'))), broken);
    QCOMPARE(withPacked(deflated(QByteArray(17, 'x'))), broken);
    QCOMPARE(withPacked({}), broken);
    QByteArray changed = good;
    changed.back() = static_cast<char>(changed.back() + 1);
    QCOMPARE(withPacked(changed), broken);
}

void HostileAsepriteTest::bombsAreRefused()
{
    // Claims a gigabyte in a few bytes; no memory is taken for it.
    const QByteArray few = deflated(QByteArray(1000, '\0'));
    QVERIFY(refusalOfFrame(withLayer().chunk(celChunk, celHead({}, 2).word(16384).word(4096).raw(few).bytes()))
                .contains(QStringLiteral("is broken")));
    QVERIFY(refusalOfFrame(withLayer().chunk(celChunk, celHead({}, 2).word(65535).word(1).raw(few).bytes()))
                .contains(QStringLiteral("expected at most 16384 a side")));
    QVERIFY(refusalOfFrame(withLayer().chunk(celChunk, celHead({}, 2).word(16384).word(16384).raw(few).bytes()))
                .contains(QStringLiteral("expected at most 67108864 in all")));
    // A real one stops at the size that the picture has.
    const QByteArray bomb = deflated(QByteArray(50'000'000, '\0'));
    QVERIFY(refusalOfFrame(withLayer().chunk(celChunk, celHead({}, 2).word(8).word(8).raw(bomb).bytes()))
                .contains(QStringLiteral("is broken")));
}

void HostileAsepriteTest::tilesetsAreLimited()
{
    const auto tileset = [](qint64 count, int width, int height) {
        return refusalOfFrame(FrameMaker().chunk(tilesetChunk, Bytes()
                                                                   .dword(0)
                                                                   .dword(6)
                                                                   .dword(count)
                                                                   .word(width)
                                                                   .word(height)
                                                                   .zeros(16)
                                                                   .text(QStringLiteral("t"))
                                                                   .dword(0)
                                                                   .bytes()));
    };
    QCOMPARE(tileset(1, 0, 4),
             QStringLiteral("has tiles of 0 x 4 pixels, expected 1 to 16384 a side, frame 1, tileset “t”")
                 .replace(QStringLiteral("frame 1, "), QString()));
    QVERIFY(tileset(0xffffffff, 1, 1).contains(QStringLiteral("has 4294967295 tiles of 1 x 1 pixels")));
    QVERIFY(tileset(1, 65535, 1).contains(QStringLiteral("expected 1 to 16384 a side")));
    // A tileset that nothing shows is not unpacked.
    QCOMPARE(tileset(5, 2, 2), QStringLiteral("(it was read)"));
}

void HostileAsepriteTest::slicesTooFarOutAreRefused()
{
    const auto slice = [](qint64 x, qint64 width) {
        return refusalOfFrame(FrameMaker().chunk(sliceChunk, Bytes()
                                                                 .dword(1)
                                                                 .dword(0)
                                                                 .dword(0)
                                                                 .text(QStringLiteral("s"))
                                                                 .dword(0)
                                                                 .dword(x)
                                                                 .dword(0)
                                                                 .dword(width)
                                                                 .dword(1)
                                                                 .bytes()));
    };
    QCOMPARE(slice(0, 1), QStringLiteral("(it was read)"));
    QCOMPARE(slice(-2147483647 - 1, 1), QStringLiteral("lies at -2147483648 pixels, which is too far out, slice “s”"));
    QCOMPARE(slice(0, 4294967295), QStringLiteral("is 4294967295 pixels long, which is too much, slice “s”"));
    QVERIFY(refusalOfFrame(FrameMaker().chunk(sliceChunk, Bytes().dword(0xffffffff).dword(0).dword(0).text({}).bytes()))
                .contains(QStringLiteral("ends too early")));
}

void HostileAsepriteTest::groupsWithinGroupsAreLimited()
{
    const auto nested = [](int depth, QSize size, int flags) {
        FrameMaker frame;
        for (int level = 0; level < depth; ++level)
            frame.layer({.kind = 1, .level = level});
        frame.layer({.level = depth}).cel({.layer = depth}, QByteArray(4, '\xff'));
        return asepriteRefusal(file({.size = size, .flags = flags}, {frame}));
    };
    QCOMPARE(nested(64, {2, 2}, 3), QStringLiteral("(it was read)"));
    QCOMPARE(nested(65, {2, 2}, 1), QStringLiteral("lies in more than 64 groups; take it out of some, layer “Layer”"));
    QCOMPARE(
        nested(5, {4096, 4096}, 3),
        QStringLiteral(
            "it has 5 groups within each other, which is too much for a picture of 4096 x 4096 pixels; flatten some"));
    // A level that nothing leads to is that of the last group.
    QCOMPARE(
        refusalOfFrame(FrameMaker().layer({.kind = 1}).layer({.level = 65535}).cel({.layer = 1}, QByteArray(4, 'x'))),
        QStringLiteral("(it was read)"));
}

void HostileAsepriteTest::tooMuchToDrawIsRefused()
{
    QList<FrameMaker> frames = {withLayer().cel({.size = {64, 64}}, QByteArray(64 * 64 * 4, 'x'))};
    for (int i = 0; i < 50; ++i)
        frames.append(FrameMaker().linkedCel({}, 0));
    const QByteArray bytes = file({.size = {64, 64}}, frames);
    QCOMPARE(asepriteRefusal(bytes, {.work = 300'000}), QStringLiteral("(it was read)"));
    QCOMPARE(asepriteRefusal(bytes, {.work = 100'000}),
             QStringLiteral("there is too much to draw in it; merge layers, or save its tags as files of their own, "
                            "frame 24, layer “Layer”"));
}

void HostileAsepriteTest::tooMuchToDrawIsRefusedBeforeAnythingIsDrawn()
{
    // Of the first frame the picture is broken, which only unpacking it shows.
    const QByteArray broken = celHead({}, 2).word(64).word(64).raw("broken and long enough to hold so much").bytes();
    QList<FrameMaker> frames = {withLayer().chunk(celChunk, broken)};
    for (int i = 0; i < 50; ++i)
        frames.append(FrameMaker().cel({.size = {64, 64}}, QByteArray(64 * 64 * 4, 'x')));
    const QByteArray bytes = file({.size = {64, 64}}, frames);
    QVERIFY(asepriteRefusal(bytes, {.work = 1'000'000}).contains(QStringLiteral("packed data is broken")));
    QVERIFY(asepriteRefusal(bytes, {.work = 100'000}).startsWith(QStringLiteral("there is too much to draw in it")));
}

void HostileAsepriteTest::tilesetsAreUnpackedOnceForAllFrames()
{
    FrameMaker frame;
    constexpr int tiles = 1000;
    for (const int id : {0, 1})
        frame.tileset(id, {2, 2}, tiles, QByteArray(2 * 2 * 4 * tiles, 'x')).layer({.kind = 2, .tileset = id});
    const auto withTiles = [](FrameMaker made) {
        for (const int layer : {0, 1})
            made.tileCel({.layer = layer, .size = {1, 1}}, {1});
        return made;
    };
    QList<FrameMaker> frames{withTiles(frame)};
    for (int i = 0; i < 50; ++i)
        frames.append(withTiles(FrameMaker()));
    QCOMPARE(asepriteRefusal(file({.size = {4, 4}}, frames), {.work = 50'000}), QStringLiteral("(it was read)"));
}

void HostileAsepriteTest::manyLayersAreRead()
{
    FrameMaker frame;
    for (int i = 0; i < 65535; ++i)
        frame.layer({.name = QString()});
    frame.cel({.layer = 65534}, QByteArray(4, '\xff'));
    QCOMPARE(refusalOfFrame(frame), QStringLiteral("(it was read)"));
}

void HostileAsepriteTest::manyNotesAreCutOff()
{
    QList<TagSpec> wrong(60'000, {QStringLiteral("t"), 9, 9, 0, 0});
    const Result<AnimatedPicture> animation =
        readAseprite(file(tinyFile, {FrameMaker().chunk(tagsChunk, tags(wrong))}), AnimationParts::All);
    QVERIFY(animation.ok());
    QCOMPARE(animation->notes.size(), 100);
}

void HostileAsepriteTest::tracedLayersAreLimited()
{
    FrameMaker frame;
    for (int i = 0; i < 10; ++i)
        frame.layer({.name = QStringLiteral("hit:x")});
    for (int i = 0; i < 10; ++i)
        frame.cel({.layer = i, .size = {20, 20}}, QByteArray(20 * 20 * 4, '\xff'));
    const QByteArray bytes = file({.size = {20, 20}}, {frame});
    QCOMPARE(asepriteRefusal(bytes, {.pixels = 4000}), QStringLiteral("(it was read)"));
    QCOMPARE(asepriteRefusal(bytes, {.pixels = 3000}),
             QStringLiteral("its layers to be traced are too large; trace fewer of them, frame 1"));
}

HITBOX_TEST(HostileAsepriteTest)
#include "hostile_aseprite_test.moc"
