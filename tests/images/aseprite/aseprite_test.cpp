#include "images/aseprite/aseprite.h"
#include "test_class.h"

#include "images/aseprite/aseprite_maker.h"
#include "images/frame_sheet.h"

#include <QTest>

using namespace hitbox;
using namespace hitbox::tests::maker;

namespace {

constexpr QRgb red = 0xffff0000;
constexpr QRgb green = 0xff00ff00;
constexpr QRgb blue = 0xff0000ff;
constexpr QRgb white = 0xffffffff;
constexpr QRgb clear = 0;

AnimatedPicture animationOf(const QByteArray &file)
{
    const Result<AnimatedPicture> animation = readAseprite(file, AnimationParts::All);
    if (animation)
        return *animation;
    qCritical("%s", qPrintable(animation.error().text()));
    return {};
}

QString refusalOf(const QByteArray &file)
{
    const Result<AnimatedPicture> animation = readAseprite(file, AnimationParts::All);
    return animation ? QString() : animation.error().text();
}

/// The frame's pixels, row by row.
QList<QRgb> frameColors(const AnimatedPicture &animation, int frame)
{
    const QImage picture =
        animation.sheet.copy(frameSheetPlace(animation.size, frame)).convertToFormat(QImage::Format_ARGB32);
    QList<QRgb> colors;
    for (int y = 0; y < picture.height(); ++y) {
        for (int x = 0; x < picture.width(); ++x)
            colors.append(picture.pixel(x, y));
    }
    return colors;
}

QList<QRgb> colorsOf(const QByteArray &file, int frame = 0)
{
    return frameColors(animationOf(file), frame);
}

/// Of files whose pictures are one pixel.
QRgb colorOf(const QByteArray &file, int frame = 0)
{
    return colorsOf(file, frame).value(0);
}

constexpr FileSpec onePixel{.size = {1, 1}};

QByteArray one(QRgb color)
{
    return pixels({color});
}

} // namespace

class AsepriteTest : public QObject
{
    Q_OBJECT

private slots:
    void toldByItsFirstBytes();
    void sizeAndFramesStandInTheHeader();
    void rawAndPackedPicturesAreTheSame();
    void picturesAreCutAtTheEdges();
    void grayIsShownAsColours();
    void indicesAreColoursOfThePalette();
    void palettesChangeFromFrameToFrame();
    void oldPalettesAreReadWhereThereIsNoNewOne();
    void aBackgroundHasNoTransparentColour();
    void layersAreLaidInOrderWithModeAndOpacity();
    void layerOpacityCountsOnlyWhereTheFileSaysSo();
    void groupsHideWhatIsInThem();
    void groupsBlendByThemselvesWhereTheFileSaysSo();
    void referenceLayersAreLeftOut();
    void celsMoveByTheirZIndex();
    void hiddenGroupsHaveNoRanks();
    void aBackgroundStaysBelowWhateverTheZIndex();
    void linkedCelsShowTheOtherFramesPicture();
    void tilesAreLaidInTheirGrid();
    void tilesAreTurned();
    void oldTilesetsHaveNoEmptyTile();
    void tilesetsOfOtherFilesAreTold();
    void framesLastAsLongAsTheySay();
    void tagsKeepDirectionAndRounds();
    void userDataOfTagsAndCelsAreToldOnce();
    void slicesKeepKeysCentresAndPivots();
    void layersWithACategoryAreTracedInsteadOfDrawn();
    void tracedLayersAreOnlyReadWhenAskedFor();
    void whatIsNotKnownIsPassedOver();
    void pixelsThatAreNotSquareAreTold();
    void everyFrameShowsItsOwnPictures();
};

/// Pictures are unpacked ahead, into memory that is used again.
void AsepriteTest::everyFrameShowsItsOwnPictures()
{
    constexpr QSize size(301, 303);
    constexpr int frames = 40;
    QList<FrameMaker> made;
    for (int f = 0; f < frames; ++f) {
        FrameMaker frame;
        if (f == 0)
            frame.layer({}).layer({}).layer({});
        frame.cel({.layer = 0, .size = size}, pixels(size, qRgba(f, 2 * f, 3 * f, 255)));
        if (f % 2 == 0)
            frame.cel({.layer = 1, .at = {2, 1}, .size = {1, 2}}, pixels({1, 2}, qRgba(200, f, 5, 255)));
        if (f % 3 == 0)
            frame.rawCel({.layer = 2, .at = {6, 2}, .size = {1, 1}}, pixels({1, 1}, qRgba(f, 9, 200, 255)));
        made.append(frame);
    }
    const AnimatedPicture animation = animationOf(file({.size = size}, made));
    for (int f = 0; f < frames; ++f) {
        QList<QRgb> expected(size.width() * size.height(), qRgba(f, 2 * f, 3 * f, 255));
        if (f % 2 == 0)
            expected[301 + 2] = expected[602 + 2] = qRgba(200, f, 5, 255);
        if (f % 3 == 0)
            expected[602 + 6] = qRgba(f, 9, 200, 255);
        QCOMPARE(frameColors(animation, f), expected);
    }
}

void AsepriteTest::toldByItsFirstBytes()
{
    const QByteArray bytes = file({}, {FrameMaker()});
    QVERIFY(beginsAsAseprite(bytes));
    QVERIFY(!beginsAsAseprite(bytes.left(5)));
    QVERIFY(!beginsAsAseprite(QByteArray("\x89PNG\r\n\x1a\n")));
    QVERIFY(!beginsAsAseprite({}));
    QVERIFY(!beginsAsAseprite(QByteArray("RIFF\xe0\xa5\0\0WEBP", 12)));
    QVERIFY(!beginsAsAseprite(QByteArray("\xff\xd8\xff\xe1\xe0\xa5")));
}

void AsepriteTest::sizeAndFramesStandInTheHeader()
{
    const QByteArray bytes = file({.size = {7, 5}}, {FrameMaker(), FrameMaker(), FrameMaker()});
    const Result<AnimationExtent> extent = asepriteExtent(QByteArrayView(bytes).first(128));
    QVERIFY(extent.ok());
    QCOMPARE(extent->size, QSize(7, 5));
    QCOMPARE(extent->frames, 3);
    const AnimatedPicture animation = animationOf(bytes);
    QCOMPARE(animation.sheet.size(), QSize(21, 5));
    QCOMPARE(animation.sheet.format(), QImage::Format_ARGB32);
    QCOMPARE(frameColors(animation, 2), QList<QRgb>(35, clear));
}

void AsepriteTest::rawAndPackedPicturesAreTheSame()
{
    const QList<QRgb> colors = {red, green, 0x80ff00ff, clear};
    const CelSpec cel{.size = {2, 2}};
    const FileSpec spec{.size = {2, 2}};
    QCOMPARE(colorsOf(file(spec, {FrameMaker().layer({}).cel(cel, pixels(colors))})), colors);
    QCOMPARE(colorsOf(file(spec, {FrameMaker().layer({}).rawCel(cel, pixels(colors))})), colors);
}

void AsepriteTest::picturesAreCutAtTheEdges()
{
    const QList<QRgb> colors = {red, green, blue, white};
    const auto at = [&colors](QPoint place) {
        return colorsOf(
            file({.size = {2, 2}}, {FrameMaker().layer({}).cel({.at = place, .size = {2, 2}}, pixels(colors))}));
    };
    QCOMPARE(at({-1, -1}), QList<QRgb>({white, clear, clear, clear}));
    QCOMPARE(at({1, 0}), QList<QRgb>({clear, red, clear, blue}));
    QCOMPARE(at({2, 0}), QList<QRgb>(4, clear));
    QCOMPARE(at({-32768, 32767}), QList<QRgb>(4, clear));
}

void AsepriteTest::grayIsShownAsColours()
{
    const QByteArray gray("\x40\xff\xff\xff", 4);
    QCOMPARE(colorsOf(file({.size = {2, 1}, .depth = 16}, {FrameMaker().layer({}).cel({.size = {2, 1}}, gray)})),
             QList<QRgb>({0xff404040, white}));
}

void AsepriteTest::indicesAreColoursOfThePalette()
{
    const FrameMaker frame =
        FrameMaker().palette({red, green, blue}).layer({}).cel({.size = {4, 1}}, QByteArray("\0\1\2\3", 4));
    // Colour 1 is the transparent one; colour 3 is none.
    QCOMPARE(colorsOf(file({.size = {4, 1}, .depth = 8, .transparent = 1}, {frame})),
             QList<QRgb>({red, clear, blue, clear}));
}

void AsepriteTest::palettesChangeFromFrameToFrame()
{
    const QByteArray bytes =
        file({.size = {2, 1}, .depth = 8, .transparent = 9},
             {FrameMaker().palette({red, green}).layer({}).cel({.size = {2, 1}}, QByteArray("\0\1", 2)),
              FrameMaker().linkedCel({}, 0).palette({blue}, 1, 2), FrameMaker().linkedCel({}, 0)});
    QCOMPARE(colorsOf(bytes, 0), QList<QRgb>({red, green}));
    QCOMPARE(colorsOf(bytes, 1), QList<QRgb>({red, blue}));
    QCOMPARE(colorsOf(bytes, 2), QList<QRgb>({red, blue}));
}

void AsepriteTest::oldPalettesAreReadWhereThereIsNoNewOne()
{
    const FileSpec spec{.size = {2, 1}, .depth = 8, .transparent = 9};
    const QByteArray cel("\1\2", 2);
    // Colour 1 in one packet; nothing is skipped before colour 2 in the next.
    const QByteArray eightBits =
        Bytes().word(2).byte(1).byte(1).byte(255).byte(0).byte(0).byte(0).byte(1).byte(0).byte(255).byte(0).bytes();
    const QByteArray sixBits =
        Bytes().word(1).byte(1).byte(2).byte(63).byte(0).byte(0).byte(0).byte(63).byte(0).bytes();
    const auto with = [&](FrameMaker frame) {
        return colorsOf(file(spec, {frame.layer({}).cel({.size = {2, 1}}, cel)}));
    };
    QCOMPARE(with(FrameMaker().chunk(oldPalette, eightBits)), QList<QRgb>({red, green}));
    QCOMPARE(with(FrameMaker().chunk(oldestPalette, sixBits)), QList<QRgb>({red, green}));
    QCOMPARE(with(FrameMaker().chunk(0x0011, sixBits)), QList<QRgb>({red, green}));
    QCOMPARE(with(FrameMaker().palette({blue, blue, blue}).chunk(oldPalette, eightBits)), QList<QRgb>({blue, blue}));
}

void AsepriteTest::aBackgroundHasNoTransparentColour()
{
    const QByteArray cel("\0", 1);
    const auto with = [&](int flags) {
        return colorsOf(file({.size = {2, 1}, .depth = 8},
                             {FrameMaker().palette({red, green}).layer({.flags = flags}).cel({.size = {1, 1}}, cel)}));
    };
    QCOMPARE(with(1 | 8), QList<QRgb>({red, red}));
    QCOMPARE(with(1), QList<QRgb>({clear, clear}));
    QCOMPARE(with(8), QList<QRgb>({clear, clear}));
}

void AsepriteTest::layersAreLaidInOrderWithModeAndOpacity()
{
    const auto with = [](const LayerSpec &top, int celOpacity = 255) {
        return colorOf(file(onePixel, {FrameMaker()
                                           .layer({})
                                           .layer(top)
                                           .cel({.layer = 0}, one(0xff804020))
                                           .cel({.layer = 1, .opacity = celOpacity}, one(0xffff8040))}));
    };
    QCOMPARE(with({}), 0xffff8040U);
    QCOMPARE(with({.flags = 0}), 0xff804020U);
    QCOMPARE(with({.blend = 1}), 0xff802008U);  // multiply
    QCOMPARE(with({.blend = 16}), 0xffffc060U); // addition
    // 0x80 + (0xff - 0x80) · 51 / 255 and so on: 153/255 of the cel, of which the layer lets a third through
    QCOMPARE(with({.opacity = 85}, 153), 0xff994c26U);
    // A mode that is not known is drawn normally, and told.
    QCOMPARE(with({.blend = 77}), 0xffff8040U);
}

void AsepriteTest::layerOpacityCountsOnlyWhereTheFileSaysSo()
{
    const FrameMaker frame = FrameMaker().layer({.opacity = 0}).cel({}, one(red));
    QCOMPARE(colorOf(file({.size = {1, 1}, .flags = 0}, {frame})), red);
    QCOMPARE(colorOf(file({.size = {1, 1}, .flags = 1}, {frame})), clear);
}

void AsepriteTest::groupsHideWhatIsInThem()
{
    const auto with = [](int outer, int inner) {
        const FrameMaker frame = FrameMaker()
                                     .layer({.flags = outer, .kind = 1})
                                     .layer({.flags = inner, .kind = 1, .level = 1})
                                     .layer({.level = 2})
                                     .layer({.name = QStringLiteral("beside"), .level = 0})
                                     .cel({.layer = 2}, one(red));
        return colorOf(file(onePixel, {frame}));
    };
    QCOMPARE(with(1, 1), red);
    QCOMPARE(with(0, 1), clear);
    QCOMPARE(with(1, 0), clear);
}

void AsepriteTest::groupsBlendByThemselvesWhereTheFileSaysSo()
{
    const FrameMaker frame = FrameMaker()
                                 .layer({})
                                 .layer({.kind = 1, .blend = 16, .opacity = 255})
                                 .layer({.level = 1})
                                 .layer({.level = 1, .blend = 1})
                                 .cel({.layer = 0}, one(0xff000040))
                                 .cel({.layer = 2}, one(0xffff8000))
                                 .cel({.layer = 3}, one(0xff80ffff));
    // In the group 80 ff ff multiplies ff 80 00 and makes 80 80 00, which is added to what is below.
    QCOMPARE(colorOf(file({.size = {1, 1}, .flags = 3}, {frame})), 0xff808040U);
    // Without the flag, groups only hold layers together.
    QCOMPARE(colorOf(file({.size = {1, 1}, .flags = 1}, {frame})), 0xff808000U);
}

void AsepriteTest::referenceLayersAreLeftOut()
{
    QCOMPARE(colorOf(file(onePixel, {FrameMaker().layer({.flags = 1 | 64}).cel({}, one(red))})), clear);
}

void AsepriteTest::celsMoveByTheirZIndex()
{
    const auto with = [](int first, int second, int third) {
        const FrameMaker frame = FrameMaker()
                                     .layer({})
                                     .layer({})
                                     .layer({})
                                     .cel({.layer = 0, .zIndex = first}, one(red))
                                     .cel({.layer = 1, .zIndex = second}, one(green))
                                     .cel({.layer = 2, .zIndex = third}, one(blue));
        return colorOf(file(onePixel, {frame}));
    };
    QCOMPARE(with(0, 0, 0), blue);
    QCOMPARE(with(0, 1, 0), green); // as far up as the blue one: the larger index is above
    QCOMPARE(with(2, 0, 0), red);
    QCOMPARE(with(1, 0, -1), red); // all three at the place of the second
    QCOMPARE(with(0, 0, -2), green);
    QCOMPARE(with(0, -32768, 32767), blue);
}

void AsepriteTest::hiddenGroupsHaveNoRanks()
{
    const FrameMaker frame = FrameMaker()
                                 .layer({})
                                 .layer({.flags = 0, .kind = 1})
                                 .layer({.level = 1})
                                 .layer({.level = 1})
                                 .layer({})
                                 .cel({.layer = 0, .zIndex = 2}, one(red))
                                 .cel({.layer = 4}, one(blue));
    QCOMPARE(colorOf(file(onePixel, {frame})), red);
}

void AsepriteTest::aBackgroundStaysBelowWhateverTheZIndex()
{
    const FrameMaker frame = FrameMaker()
                                 .layer({.flags = 1 | 8})
                                 .layer({})
                                 .cel({.layer = 0, .zIndex = 5}, one(red))
                                 .cel({.layer = 1}, one(blue));
    QCOMPARE(colorOf(file(onePixel, {frame})), blue);
}

void AsepriteTest::linkedCelsShowTheOtherFramesPicture()
{
    const QByteArray bytes =
        file({.size = {2, 1}}, {FrameMaker().layer({}).cel({}, one(red)), FrameMaker().linkedCel({.at = {1, 0}}, 0),
                                FrameMaker().linkedCel({.opacity = 0}, 1)});
    QCOMPARE(colorsOf(bytes, 0), QList<QRgb>({red, clear}));
    QCOMPARE(colorsOf(bytes, 1), QList<QRgb>({clear, red}));
    QCOMPARE(colorsOf(bytes, 2), QList<QRgb>({clear, clear}));
}

/// Tiles of 2 x 2: empty; red, green over blue, white; all green.
FrameMaker withTiles(int flags = 2 | 4)
{
    const QByteArray tiles = pixels({2, 2}, clear) + pixels({red, green, blue, white}) + pixels({2, 2}, green);
    return FrameMaker().tileset(3, {2, 2}, 3, tiles, flags).layer({.kind = 2, .tileset = 3});
}

void AsepriteTest::tilesAreLaidInTheirGrid()
{
    for (const int bits : {8, 16, 32}) {
        const FrameMaker frame = withTiles().tileCel({.at = {-1, 0}, .size = {2, 1}}, {1, 2}, bits);
        QCOMPARE(colorsOf(file({.size = {3, 2}}, {frame})), QList<QRgb>({green, green, green, white, green, green}));
    }
    // Beyond the canvas on all sides, and of tiles that there are not.
    QCOMPARE(colorsOf(file({.size = {1, 1}},
                           {withTiles().tileCel({.at = {-3, -3}, .size = {3, 3}}, {0, 0, 0, 0, 1, 0, 0, 0, 99})})),
             QList<QRgb>({white}));
    QCOMPARE(colorsOf(file({.size = {1, 1}}, {withTiles().tileCel({.size = {1, 1}}, {99})})), QList<QRgb>({clear}));
}

void AsepriteTest::tilesAreTurned()
{
    constexpr quint32 x = 0x80000000;
    constexpr quint32 y = 0x40000000;
    constexpr quint32 diagonal = 0x20000000;
    const auto turned = [](quint32 flags) {
        return colorsOf(file({.size = {2, 2}}, {withTiles().tileCel({.size = {1, 1}}, {1 | flags})}));
    };
    QCOMPARE(turned(0), QList<QRgb>({red, green, blue, white}));
    QCOMPARE(turned(x), QList<QRgb>({green, red, white, blue}));
    QCOMPARE(turned(y), QList<QRgb>({blue, white, red, green}));
    QCOMPARE(turned(x | y), QList<QRgb>({white, blue, green, red}));
    QCOMPARE(turned(diagonal), QList<QRgb>({red, blue, green, white}));
    // A quarter clockwise, and one the other way.
    QCOMPARE(turned(diagonal | x), QList<QRgb>({blue, red, white, green}));
    QCOMPARE(turned(diagonal | y), QList<QRgb>({green, white, red, blue}));
}

void AsepriteTest::oldTilesetsHaveNoEmptyTile()
{
    const QByteArray tiles = pixels({1, 2}, red).first(4) + pixels({1, 1}, green);
    const FrameMaker frame =
        FrameMaker().tileset(0, {1, 1}, 2, tiles, 2).layer({.kind = 2}).tileCel({.size = {3, 1}}, {0, 0xffffffff, 1});
    QCOMPARE(colorsOf(file({.size = {3, 1}}, {frame})), QList<QRgb>({red, clear, green}));
}

void AsepriteTest::tilesetsOfOtherFilesAreTold()
{
    const AnimatedPicture animation = animationOf(file(onePixel, {withTiles(1).tileCel({.size = {1, 1}}, {1})}));
    QCOMPARE(frameColors(animation, 0), QList<QRgb>({clear}));
    QCOMPARE(animation.notes,
             QStringList({QStringLiteral("the tileset “tiles” lies in another file; its tiles are left out")}));
}

void AsepriteTest::framesLastAsLongAsTheySay()
{
    const QList<FrameMaker> frames = {FrameMaker(40), FrameMaker(0)};
    QCOMPARE(animationOf(file({.speed = 70}, frames)).durations, QList<double>({40, 70}));
    QCOMPARE(animationOf(file({.speed = 0}, frames)).durations, QList<double>({40, 100}));
}

void AsepriteTest::tagsKeepDirectionAndRounds()
{
    const QByteArray chunk = tags({{QStringLiteral("a"), 0, 1, 0, 0},
                                   {QStringLiteral("b"), 1, 2, 1, 3},
                                   {QStringLiteral("c"), 0, 0, 2, 1},
                                   {QStringLiteral("d"), 0, 2, 3, 65535},
                                   {QStringLiteral("e"), 1, 9, 200, 0},
                                   {QStringLiteral("f"), 7, 9, 0, 0}});
    const AnimatedPicture animation =
        animationOf(file({}, {FrameMaker().chunk(tagsChunk, chunk), FrameMaker(), FrameMaker()}));
    const QList<AnimationTag> expected = {{QStringLiteral("a"), 0, 1, PlayDirection::Forward, 0},
                                          {QStringLiteral("b"), 1, 2, PlayDirection::Reverse, 3},
                                          {QStringLiteral("c"), 0, 0, PlayDirection::Forward, 1},
                                          {QStringLiteral("d"), 0, 2, PlayDirection::PingPongReverse, 32768},
                                          {QStringLiteral("e"), 1, 2, PlayDirection::Forward, 0}};
    QCOMPARE(animation.tags, expected);
    QCOMPARE(animation.notes.size(), 3);
    QVERIFY(animation.notes[0].contains(QStringLiteral("“d” ends where it turns in Aseprite")));
    QVERIFY(animation.notes[1].contains(QStringLiteral("“e” has fewer frames")));
    QVERIFY(animation.notes[2].contains(QStringLiteral("“f” is in the file; left out")));
}

void AsepriteTest::userDataOfTagsAndCelsAreToldOnce()
{
    const QByteArray chunk = tags({{QStringLiteral("a"), 0, 0, 0, 0}, {QStringLiteral("b"), 1, 1, 0, 0}});
    const AnimatedPicture animation =
        animationOf(file({}, {FrameMaker()
                                  .chunk(tagsChunk, chunk)
                                  .userText({})
                                  .userText(QStringLiteral("loud"))
                                  .layer({})
                                  .cel({.layer = 0}, one(blue))
                                  .userText(QStringLiteral("step")),
                              FrameMaker().cel({.layer = 0}, one(red)).userText(QStringLiteral("step again"))}));
    QCOMPARE(animation.notes, (QStringList{QStringLiteral("user data of tags are left out, such as “loud”"),
                                           QStringLiteral("user data of cels are left out, such as “step”")}));
}

void AsepriteTest::slicesKeepKeysCentresAndPivots()
{
    const QByteArray full = Bytes()
                                .dword(2)
                                .dword(1 | 2)
                                .dword(0)
                                .text(QStringLiteral("box"))
                                .dword(1)
                                .rect({-3, 2, 5, 6})
                                .rect({1, 1, 2, 3})
                                .dword(-1)
                                .dword(4)
                                .dword(0)
                                .rect({0, 0, 0, 0})
                                .rect({0, 0, 0, 0})
                                .dword(0)
                                .dword(0)
                                .bytes();
    const QByteArray plain = Bytes()
                                 .dword(2)
                                 .dword(0)
                                 .dword(0)
                                 .text(QStringLiteral("plain"))
                                 .dword(0)
                                 .rect({1, 1, 1, 1})
                                 .dword(5)
                                 .rect({0, 0, 1, 1})
                                 .bytes();
    const AnimatedPicture animation = animationOf(
        file({}, {FrameMaker().chunk(sliceChunk, full).userText(QStringLiteral("of mine")).chunk(sliceChunk, plain),
                  FrameMaker()}));
    QCOMPARE(animation.slices.size(), 2);
    QCOMPARE(animation.slices[0].name, QStringLiteral("box"));
    QCOMPARE(animation.slices[0].text, QStringLiteral("of mine"));
    // By frame, whatever their order in the file.
    const QList<AnimationSliceKey> expected = {{0, QRect(0, 0, 0, 0), QRect(0, 0, 0, 0), QPoint(0, 0)},
                                               {1, QRect(-3, 2, 5, 6), QRect(1, 1, 2, 3), QPoint(-1, 4)}};
    QCOMPARE(animation.slices[0].keys, expected);
    QCOMPARE(animation.slices[1].text, QString());
    QCOMPARE(animation.slices[1].keys, QList<AnimationSliceKey>({{0, QRect(1, 1, 1, 1), {}, {}}}));
    QCOMPARE(animation.notes,
             QStringList({QStringLiteral("the slice “plain” has a key on frame 6, which there is not; left out")}));
}

void AsepriteTest::layersWithACategoryAreTracedInsteadOfDrawn()
{
    const FrameMaker first = FrameMaker()
                                 .layer({})
                                 .layer({.name = QStringLiteral("hit:fist"), .flags = 0, .opacity = 20})
                                 .userText(QStringLiteral("mine"))
                                 .layer({.name = QStringLiteral("hurt:all"), .kind = 1})
                                 .layer({.name = QStringLiteral("a"), .level = 1})
                                 .layer({.name = QStringLiteral("b"), .flags = 0, .level = 1})
                                 .cel({.layer = 0}, one(blue))
                                 .cel({.layer = 1, .at = {1, 1}}, one(red))
                                 .cel({.layer = 3, .at = {0, 0}}, one(green))
                                 .cel({.layer = 4, .at = {2, 2}}, one(white));
    const AnimatedPicture animation =
        animationOf(file({.size = {3, 3}}, {first, FrameMaker().linkedCel({.layer = 1, .at = {-1, 0}}, 0),
                                            FrameMaker().linkedCel({.layer = 1, .at = {2, 0}}, 0)}));
    QCOMPARE(frameColors(animation, 0), QList<QRgb>({blue, clear, clear, clear, clear, clear, clear, clear, clear}));
    QCOMPARE(animation.layers.size(), 2);
    const AnimationLayer &fist = animation.layers[0];
    QCOMPARE(fist.category, QStringLiteral("hit"));
    QCOMPARE(fist.name, QStringLiteral("fist"));
    QCOMPARE(fist.text, QStringLiteral("mine"));
    // In the second frame it lies beyond the picture.
    QCOMPARE(fist.cels.size(), 2);
    QCOMPARE(fist.cels[0].at, QPoint(1, 1));
    QCOMPARE(fist.cels[0].picture.pixel(0, 0), red);
    QCOMPARE(fist.cels[1].frame, 2);
    QCOMPARE(fist.cels[1].at, QPoint(2, 0));
    const AnimationLayer &all = animation.layers[1];
    QCOMPARE(all.category, QStringLiteral("hurt"));
    QCOMPARE(all.cels.size(), 1);
    QCOMPARE(all.cels[0].picture.size(), QSize(3, 3));
    QCOMPARE(all.cels[0].picture.pixel(0, 0), green);
    QCOMPARE(all.cels[0].picture.pixel(2, 2), white);
    QCOMPARE(all.cels[0].picture.pixel(1, 1), clear);
}

void AsepriteTest::tracedLayersAreOnlyReadWhenAskedFor()
{
    const QByteArray bytes =
        file(onePixel, {FrameMaker().layer({.name = QStringLiteral("hit:fist")}).cel({}, one(red))});
    const Result<AnimatedPicture> animation = readAseprite(bytes, AnimationParts::Sheet);
    QVERIFY(animation.ok());
    QVERIFY(animation->layers.isEmpty());
    QCOMPARE(frameColors(*animation, 0), QList<QRgb>({clear}));
}

void AsepriteTest::whatIsNotKnownIsPassedOver()
{
    const FrameMaker frame =
        FrameMaker()
            .chunk(profileChunk, Bytes().word(2).word(0).dword(0).zeros(8).dword(4).dword(1).bytes())
            .chunk(externalFilesChunk, Bytes().dword(0).zeros(8).bytes())
            .chunk(maskChunk, QByteArray(3, 'x'))
            .chunk(pathChunk, {})
            .chunk(0x7777, QByteArray(99, 'x'))
            .layer({})
            .layer({.name = QStringLiteral("sound"), .kind = 9})
            .cel({}, one(red))
            .chunk(celExtraChunk, Bytes().zeros(36).bytes())
            .chunk(celChunk, celHead({.layer = 1}, 8).bytes());
    const AnimatedPicture animation = animationOf(file(onePixel, {frame}));
    QCOMPARE(frameColors(animation, 0), QList<QRgb>({red}));
    QCOMPARE(animation.notes.size(), 2);
    QVERIFY(animation.notes[0].contains(QStringLiteral("“sound” is of a kind that is not known")));
}

void AsepriteTest::pixelsThatAreNotSquareAreTold()
{
    const AnimatedPicture animation = animationOf(file({.pixelRatio = {2, 1}}, {FrameMaker()}));
    QCOMPARE(animation.notes, QStringList({QStringLiteral("its pixels are 2:1 in Aseprite; here they are square")}));
    QVERIFY(refusalOf(file({.pixelRatio = {0, 0}}, {FrameMaker()})).isEmpty());
}

HITBOX_TEST(AsepriteTest)
#include "aseprite_test.moc"
