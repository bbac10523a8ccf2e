#include "file_bytes.h"
#include "images/animation_file.h"
#include "test_class.h"

#include "document/limits.h"
#include "images/aseprite/aseprite_maker.h"
#include "images/frame_sheet.h"
#include "images/images.h"
#include "images/picture_files.h"

#include <QTemporaryDir>
#include <QTest>

using namespace hitbox;
using namespace hitbox::tests;

namespace {

constexpr QRgb pureRed = 0xffff0000;
constexpr QRgb pureGreen = 0xff00ff00;
constexpr QRgb pureBlue = 0xff0000ff;
constexpr QRgb noColor = 0;

QRgb gifColor(int index)
{
    return qRgb(index, 255 - index, 7);
}

QList<QRgb> sheetColors(const AnimatedPicture &animation, int frame)
{
    const QImage picture =
        animation.sheet.copy(frameSheetPlace(animation.size, frame)).convertToFormat(QImage::Format_ARGB32);
    QList<QRgb> colors;
    for (int y = 0; y < picture.height(); ++y) {
        for (int x = 0; x < picture.width(); ++x)
            colors.append(qAlpha(picture.pixel(x, y)) == 0 ? noColor : picture.pixel(x, y));
    }
    return colors;
}

} // namespace

class AnimationFileTest : public QObject
{
    Q_OBJECT

private slots:
    void gifFramesAreLaidOverEachOther();
    void gifFramesWithoutTransparencyAreClearedAllTheSame();
    void gifFramesAreSeenAsFarAsTheyReachIntoThePicture();
    void gifsWithoutDelaysGetTheUsualOne();
    void aGifCutShortIsRefused();
    void apngFramesAreDisposedAndBlended();
    void apngFirstPicturesMayStandApart();
    void apngThatLieAreRefused();
    void apngFramesShareWhatSaysTheirColors();
    void apngWithHeapsOfColorsAreRefused();
    void aPngWithOneFrameIsAStill();
    void webpFramesFollowEachOther();
    void webpThatSaysItHasNoAlphaIsEmptyBesideItsFrames();
    void webpFramesAreDisposedAndBlended();
    void webpThatLieAreRefused();
    void longAnimationsAreTakenAsFarAsTheyFit();
    void theSheetIsTheImage();
    void asepriteFilesAreToldByTheirContent();
    void openRasterAndKritaShowTheirMergedPicture();
    void archivesWithoutThatPictureAreRefused();
    void brokenArchivesAreRefused();
    void photoshopKindsAreRead();
    void photoshopTransparencyIsTakenOffWhite();
    void photoshopChannelsMayBeSelections();
    void brokenPhotoshopFilesAreRefused();
    void stillsAreOneFrame();

private:
    QString put(const QString &name, const QByteArray &bytes) const;
    AnimatedPicture read(const QByteArray &bytes, const QString &name = QStringLiteral("a.bin")) const;
    QString refusal(const QByteArray &bytes) const;
    QString sizeRefusal(const QByteArray &bytes) const;
    QList<QRgb> psdColors(const PsdSpec &spec) const { return sheetColors(read(psd(spec)), 0); }

    QTemporaryDir m_folder;
};

QString AnimationFileTest::put(const QString &name, const QByteArray &bytes) const
{
    writeFile(m_folder.filePath(name), bytes);
    return m_folder.filePath(name);
}

AnimatedPicture AnimationFileTest::read(const QByteArray &bytes, const QString &name) const
{
    const QString path = put(name, bytes);
    const Result<AnimatedPicture> animation = readAnimation(path);
    if (!animation) {
        qCritical("%s", qPrintable(animation.error().text()));
        return {};
    }
    // What the header says is what there is.
    const Result<AnimationExtent> extent = animationExtent(path);
    if (!extent || extent->size != animation->size || extent->frames != animation->durations.size() ||
        *imageSize(path) != animation->sheet.size())
        qFatal("the header of %s tells another size", qPrintable(path));
    return *animation;
}

QString AnimationFileTest::refusal(const QByteArray &bytes) const
{
    const QString path = put(QStringLiteral("refused.bin"), bytes);
    const Result<AnimatedPicture> animation = readAnimation(path);
    if (animation)
        return QStringLiteral("(it was read)");
    if (animation.error().file != path)
        qFatal("the error does not name the file");
    return Error{{}, animation.error().place, animation.error().what}.text();
}

/// Empty where the size is told.
QString AnimationFileTest::sizeRefusal(const QByteArray &bytes) const
{
    const Result<QSize> size = imageSize(put(QStringLiteral("size.bin"), bytes));
    return size ? QString() : size.error().text();
}

void AnimationFileTest::gifFramesAreLaidOverEachOther()
{
    const auto whole = [](int index) { return QByteArray(4, char(index)); };
    const AnimatedPicture animation = read(gif({2, 2}, {{{0, 0}, {2, 2}, whole(1), 5, 1, 99},
                                                        {{1, 0}, {1, 1}, QByteArray(1, '\2'), 20, 2, 99},
                                                        {{0, 1}, {1, 1}, QByteArray(1, '\3'), 7, 1},
                                                        {{0, 0}, {2, 1}, QByteArray("\4\5"), 7, 1, 5}}));
    QCOMPARE(animation.size, QSize(2, 2));
    QCOMPARE(animation.durations, QList<double>({50, 200, 70, 70}));
    const QRgb one = gifColor(1);
    QCOMPARE(sheetColors(animation, 0), QList<QRgb>({one, one, one, one}));
    QCOMPARE(sheetColors(animation, 1), QList<QRgb>({one, gifColor(2), one, one}));
    // The second one's pixels are cleared after it.
    QCOMPARE(sheetColors(animation, 2), QList<QRgb>({one, noColor, gifColor(3), one}));
    QCOMPARE(sheetColors(animation, 3), QList<QRgb>({gifColor(4), noColor, gifColor(3), one}));
}

void AnimationFileTest::gifFramesWithoutTransparencyAreClearedAllTheSame()
{
    const AnimatedPicture animation = read(gif({3, 1}, {{{1, 0}, {1, 1}, QByteArray(1, '\1'), 5, 2},
                                                        {{2, 0}, {1, 1}, QByteArray(1, '\2'), 5, 2},
                                                        {{0, 0}, {1, 1}, QByteArray(1, '\3'), 5, 1}}));
    QCOMPARE(sheetColors(animation, 0), QList<QRgb>({noColor, gifColor(1), noColor}));
    QCOMPARE(sheetColors(animation, 1), QList<QRgb>({noColor, noColor, gifColor(2)}));
    QCOMPARE(sheetColors(animation, 2), QList<QRgb>({gifColor(3), noColor, noColor}));
    const AnimatedPicture still = read(gif({2, 1}, {{{1, 0}, {1, 1}, QByteArray(1, '\1')}}));
    QCOMPARE(sheetColors(still, 0), QList<QRgb>({noColor, gifColor(1)}));
    QCOMPARE(still.durations, QList<double>({100}));
}

void AnimationFileTest::gifFramesAreSeenAsFarAsTheyReachIntoThePicture()
{
    const AnimatedPicture animation = read(gif({2, 2}, {{{0, 0}, {2, 2}, QByteArray(4, '\1')},
                                                        {{1, 0}, {2, 3}, QByteArray("\2\3\4\5\6\7")},
                                                        {{5, 5}, {1, 1}, QByteArray(1, '\2'), 10, 3}}));
    const QRgb one = gifColor(1);
    QCOMPARE(sheetColors(animation, 1), QList<QRgb>({one, gifColor(2), one, gifColor(4)}));
    QCOMPARE(sheetColors(animation, 2), sheetColors(animation, 1));
}

void AnimationFileTest::gifsWithoutDelaysGetTheUsualOne()
{
    const GifFrame frame{{0, 0}, {1, 1}, QByteArray(1, '\1'), 0};
    QCOMPARE(read(gif({1, 1}, {frame, frame})).durations, QList<double>({100, 100}));
}

void AnimationFileTest::aGifCutShortIsRefused()
{
    const GifFrame frame{{0, 0}, {8, 8}, QByteArray(64, '\1')};
    const QByteArray whole = gif({8, 8}, {frame, frame, frame});
    QCOMPARE(read(whole).durations.size(), 3);
    QCOMPARE(read(whole.chopped(1)).durations.size(), 3); // only the byte that says that there are no more
    for (const qsizetype cut : {2, 5, 60, 100, 160}) {
        QVERIFY(refusal(whole.chopped(cut)).contains(QStringLiteral("ends too early")));
        QVERIFY(sizeRefusal(whole.chopped(cut)).contains(QStringLiteral("ends too early")));
    }
}

void AnimationFileTest::apngFramesAreDisposedAndBlended()
{
    const QImage thin = filled({1, 1}, 0x00ffffff);
    const AnimatedPicture animation = read(apng({2, 1}, {{filled({2, 1}, pureRed), {0, 0}, 3, 0},
                                                         {filled({1, 1}, pureGreen), {1, 0}, 1, 1000, 1},
                                                         {filled({1, 1}, pureBlue), {0, 0}, 1, 4, 2},
                                                         {thin, {0, 0}, 0, 10, 0, 1},
                                                         {thin, {0, 0}, 0, 10, 0, 0}}));
    QCOMPARE(animation.durations, QList<double>({30, 1, 250, 100, 100}));
    QCOMPARE(sheetColors(animation, 0), QList<QRgb>({pureRed, pureRed}));
    QCOMPARE(sheetColors(animation, 1), QList<QRgb>({pureRed, pureGreen}));
    // The pureGreen one went with its place, and after the pureBlue one what was before it comes back.
    QCOMPARE(sheetColors(animation, 2), QList<QRgb>({pureBlue, noColor}));
    QCOMPARE(sheetColors(animation, 3), QList<QRgb>({pureRed, noColor}));
    QCOMPARE(sheetColors(animation, 4), QList<QRgb>({noColor, noColor}));
}

void AnimationFileTest::apngFirstPicturesMayStandApart()
{
    const AnimatedPicture animation =
        read(apng({1, 1}, {{filled({1, 1}, pureRed), {}}, {filled({1, 1}, pureGreen), {}}}, FirstPicture::IsApart));
    QCOMPARE(sheetColors(animation, 0), QList<QRgb>({pureRed}));
    QCOMPARE(sheetColors(animation, 1), QList<QRgb>({pureGreen}));
}

void AnimationFileTest::apngThatLieAreRefused()
{
    const ApngPart part{filled({2, 2}, pureRed), {0, 0}};
    const ApngPart beside{filled({2, 2}, pureRed), {1, 0}};
    QCOMPARE(refusal(apng({2, 2}, {part, beside})),
             QStringLiteral("it lies outside of the picture; save the animation once more, frame 2"));
    QCOMPARE(refusal(apng({2, 2}, {part, part}, FirstPicture::IsFrame, 3)),
             QStringLiteral("the animation ends before it; it may have been cut short, frame 3"));
    const QByteArray whole = apng({2, 2}, {part, part});
    for (qsizetype length = 60; length < whole.size(); ++length)
        QVERIFY(refusal(whole.first(length)) != QStringLiteral("(it was read)"));
    QByteArray broken = whole;
    const qsizetype pixels = broken.lastIndexOf("fdAT");
    std::fill_n(broken.begin() + pixels + 10, 6, 'x');
    QCOMPARE(refusal(broken), QStringLiteral("the image's data is broken: what stands at byte %1 has another checksum "
                                             "than the file says; save or copy the image once more")
                                  .arg(pixels - 4));
}

void AnimationFileTest::apngFramesShareWhatSaysTheirColors()
{
    const QList<ApngPart> parts{{filled({1, 1}, pureRed), {}}, {filled({1, 1}, pureGreen), {}}};
    // What is no colour's is not copied, however much it is.
    const QByteArray before = pngPart("sRGB", QByteArray(1, '\0')) + pngPart("tEXt", QByteArray(2'000'000, 'x'));
    const AnimatedPicture animation = read(apng({1, 1}, parts, FirstPicture::IsFrame, -1, before));
    QCOMPARE(sheetColors(animation, 0), QList<QRgb>({pureRed}));
    QCOMPARE(sheetColors(animation, 1), QList<QRgb>({pureGreen}));

    // A palette in front of all frames is every frame's.
    const QByteArray pixel = qCompress(QByteArray(2, '\0')).mid(4); // no filter, and the palette's first colour
    const QByteArray control = bigLong(1) + bigLong(1) + bigLong(0) + bigLong(0) + bigShort(10) + bigShort(100);
    const QByteArray indexed = QByteArray("\x89PNG\r\n\x1a\n", 8) +
                               pngPart("IHDR", bigLong(1) + bigLong(1) + QByteArray("\x08\x03\0\0\0", 5)) +
                               pngPart("acTL", bigLong(2) + bigLong(0)) + pngPart("PLTE", QByteArray("\0\0\xff", 3)) +
                               pngPart("fcTL", bigLong(0) + control + QByteArray(2, '\0')) + pngPart("IDAT", pixel) +
                               pngPart("fcTL", bigLong(1) + control + QByteArray(2, '\0')) +
                               pngPart("fdAT", bigLong(2) + pixel) + pngPart("IEND", {});
    const AnimatedPicture blue = read(indexed);
    QCOMPARE(sheetColors(blue, 0), QList<QRgb>({pureBlue}));
    QCOMPARE(sheetColors(blue, 1), QList<QRgb>({pureBlue}));
}

void AnimationFileTest::apngWithHeapsOfColorsAreRefused()
{
    const QList<ApngPart> parts(2, {filled({1, 1}, pureRed), {}});
    QByteArray heap;
    for (int i = 0; i < 20; ++i)
        heap += pngPart("iCCP", QByteArray(60'000, 'x'));
    QCOMPARE(refusal(apng({1, 1}, parts, FirstPicture::IsFrame, -1, heap)),
             QStringLiteral("the image says more about its colours than 1048576 bytes; save the animation once more, "
                            "frame 1"));
    // Each frame's picture gets a copy.
    const QList<ApngPart> many(400, {filled({1, 1}, pureRed), {}});
    QVERIFY(refusal(apng({1, 1}, many, FirstPicture::IsFrame, -1, pngPart("iCCP", QByteArray(90'000, 'x'))))
                .contains("more about its colours than 83886 bytes"));
}

void AnimationFileTest::aPngWithOneFrameIsAStill()
{
    const AnimatedPicture animation = read(apng({1, 1}, {{filled({1, 1}, pureRed), {}}}, FirstPicture::IsFrame));
    QCOMPARE(animation.durations.size(), 1);
    QCOMPARE(sheetColors(animation, 0), QList<QRgb>({pureRed}));
}

void AnimationFileTest::webpFramesFollowEachOther()
{
    const QByteArray bytes =
        webp({4, 2}, {{filled({4, 2}, pureRed), {0, 0}, 40}, {filled({2, 2}, pureGreen), {2, 0}, 60}});
    if (bytes.isEmpty() || !readableImageEndings().contains(QStringLiteral(".webp")))
        QSKIP("this machine has no WebP");
    const AnimatedPicture animation = read(bytes);
    QCOMPARE(animation.durations, QList<double>({40, 60}));
    QCOMPARE(sheetColors(animation, 0), QList<QRgb>(8, pureRed));
    QCOMPARE(sheetColors(animation, 1),
             QList<QRgb>({pureRed, pureRed, pureGreen, pureGreen, pureRed, pureRed, pureGreen, pureGreen}));
}

void AnimationFileTest::webpThatSaysItHasNoAlphaIsEmptyBesideItsFrames()
{
    const QByteArray bytes =
        webp({40, 40}, {{filled({2, 2}, pureRed), {2, 2}}, {filled({2, 2}, pureGreen), {4, 2}}}, WebpAlpha::None);
    const QByteArray one = webp({40, 40}, {{filled({2, 2}, pureRed), {2, 2}}}, WebpAlpha::None);
    if (bytes.isEmpty() || !readableImageEndings().contains(QStringLiteral(".webp")))
        QSKIP("this machine has no WebP");
    const AnimatedPicture animation = read(bytes);
    QCOMPARE(sheetColors(animation, 0).count(noColor), 40 * 40 - 4);
    QCOMPARE(sheetColors(animation, 0).count(pureRed), 4);
    QCOMPARE(sheetColors(animation, 1).count(noColor), 40 * 40 - 8);
    QCOMPARE(sheetColors(read(one), 0).count(noColor), 40 * 40 - 4);
}

void AnimationFileTest::webpFramesAreDisposedAndBlended()
{
    const QByteArray bytes = webp({4, 2}, {{filled({2, 2}, pureRed), {0, 0}, 40, 1},
                                           {filled({2, 2}, pureGreen), {2, 0}, 40, 0},
                                           {filled({2, 2}, noColor), {2, 0}, 40, 0},
                                           {filled({2, 2}, noColor), {2, 0}, 0, 2}});
    if (bytes.isEmpty() || !readableImageEndings().contains(QStringLiteral(".webp")))
        QSKIP("this machine has no WebP");
    const AnimatedPicture animation = read(bytes);
    const QRgb n = noColor;
    QCOMPARE(animation.durations, QList<double>({40, 40, 40, 100}));
    QCOMPARE(sheetColors(animation, 0), QList<QRgb>({pureRed, pureRed, n, n, pureRed, pureRed, n, n}));
    QCOMPARE(sheetColors(animation, 1), QList<QRgb>({n, n, pureGreen, pureGreen, n, n, pureGreen, pureGreen}));
    QCOMPARE(sheetColors(animation, 2), sheetColors(animation, 1));
    QCOMPARE(sheetColors(animation, 3), QList<QRgb>(8, n));
}

void AnimationFileTest::webpThatLieAreRefused()
{
    const QByteArray bytes = webp({4, 2}, {{filled({2, 2}, pureRed), {0, 0}}, {filled({2, 2}, pureGreen), {2, 0}}});
    if (bytes.isEmpty() || !readableImageEndings().contains(QStringLiteral(".webp")))
        QSKIP("this machine has no WebP");
    for (qsizetype length = 0; length < bytes.size(); ++length)
        QVERIFY(refusal(bytes.first(length)) != QStringLiteral("(it was read)"));
    QByteArray broken = bytes;
    broken.replace(bytes.lastIndexOf("VP8") + 8, 4, "xxxx");
    QVERIFY(refusal(broken) != QStringLiteral("(it was read)"));
}

void AnimationFileTest::longAnimationsAreTakenAsFarAsTheyFit()
{
    const QSize large(2000, 2000);
    QCOMPARE(mostFramesOnSheet(large), 16);
    const QList<GifFrame> frames(17, {{0, 0}, {1, 1}, QByteArray(1, '\1')});
    const AnimatedPicture animation = read(gif(large, frames));
    QCOMPARE(animation.durations.size(), 16);
    QCOMPARE(animation.sheet.size(), QSize(4000, 16000));
    QCOMPARE(animation.notes, QStringList({QStringLiteral("of its 17 frames, the first 16 are taken, which are as many "
                                                          "as fit on one image")}));
}

void AnimationFileTest::theSheetIsTheImage()
{
    const GifFrame frame{{0, 0}, {2, 2}, QByteArray(4, '\1')};
    const QString path = put(QStringLiteral("a.gif"), gif({2, 2}, {frame, frame, frame}));
    const Result<QImage> image = loadImage(path);
    QVERIFY(image.ok());
    QCOMPARE(image->size(), QSize(6, 2));
    QCOMPARE(image->format(), QImage::Format_ARGB32_Premultiplied);
    QCOMPARE(loadPixels(path)->format(), QImage::Format_ARGB32);
    QCOMPARE(*imageSize(path), QSize(6, 2));
}

void AnimationFileTest::asepriteFilesAreToldByTheirContent()
{
    const maker::FrameMaker frame = maker::FrameMaker().layer({}).cel({}, maker::pixels({pureRed}));
    const QByteArray bytes = maker::file({.size = {1, 1}}, {frame, maker::FrameMaker()});
    const AnimatedPicture animation = read(bytes, QStringLiteral("walk.png"));
    QCOMPARE(sheetColors(animation, 0), QList<QRgb>({pureRed}));
    QCOMPARE(sheetColors(animation, 1), QList<QRgb>({noColor}));
    QVERIFY(refusal(bytes.chopped(3)).contains(QStringLiteral("ends too early")));
    QVERIFY(sizeRefusal(bytes).isEmpty());
    for (qsizetype length = 128; length < bytes.size(); ++length)
        QVERIFY2(sizeRefusal(bytes.first(length)).contains(QStringLiteral("ends too early")),
                 qPrintable(QString::number(length)));
    QVERIFY(!beginsAsImage(put(QStringLiteral("a.aseprite"), bytes)));
}

void AnimationFileTest::openRasterAndKritaShowTheirMergedPicture()
{
    const QByteArray png = savedAs(filled({3, 2}, 0x80ff0000), "png");
    for (const bool isPacked : {false, true}) {
        for (const char *type : {"image/openraster", "application/x-krita", "application/x-kra"}) {
            const AnimatedPicture animation = read(
                zip({{"mimetype", type}, {"data/layer0.png", "x"}, {"mergedimage.png", png, isPacked}}, "a comment"));
            QCOMPARE(sheetColors(animation, 0), QList<QRgb>(6, 0x80ff0000));
        }
    }
    QVERIFY(beginsAsImage(put(QStringLiteral("a.ora"), zip({{"mimetype", "image/openraster"}}))));
}

void AnimationFileTest::archivesWithoutThatPictureAreRefused()
{
    QVERIFY(refusal(zip({{"mimetype", "image/openraster"}, {"stack.xml", "x"}}))
                .startsWith(QStringLiteral("the file has no picture of all its layers together")));
    QVERIFY(refusal(zip({{"mimetype", "application/epub+zip"}, {"mergedimage.png", "x"}}))
                .startsWith(QStringLiteral("the content is no image")));
}

void AnimationFileTest::brokenArchivesAreRefused()
{
    const QByteArray png = savedAs(filled({3, 2}, pureRed), "png");
    const QByteArray whole = zip({{"mimetype", "image/openraster"}, {"mergedimage.png", png, true}});
    for (qsizetype length = 80; length < whole.size(); ++length)
        QVERIFY(refusal(whole.first(length)) != QStringLiteral("(it was read)"));
    // Every byte of the picture and of both headers counts.
    int refused = 0;
    for (qsizetype place = 60; place < whole.size(); ++place) {
        QByteArray changed = whole;
        changed[place] = static_cast<char>(changed[place] ^ 0x55);
        refused += refusal(changed) == QStringLiteral("(it was read)") ? 0 : 1;
    }
    QVERIFY(refused > png.size() / 2);
    // A bomb: few bytes that say they are many.
    QByteArray bomb = whole;
    const qsizetype entry = bomb.lastIndexOf(QByteArray("PK\1\2", 4));
    qToLittleEndian<quint32>(200'000'000, bomb.data() + entry + 24);
    QCOMPARE(refusal(bomb), QStringLiteral("the archive that the file is of is broken; save it once more"));
}

void AnimationFileTest::photoshopKindsAreRead()
{
    const QByteArray reds("\xff\0\x10", 3);
    const QByteArray greens("\0\xff\x20", 3);
    const QByteArray blues("\0\0\x30", 3);
    const QList<QRgb> expected = {pureRed, pureGreen, 0xff102030};
    const QSize size(3, 1);
    for (const int version : {1, 2}) {
        for (const bool isInRuns : {false, true})
            QCOMPARE(
                psdColors({.size = size, .channels = {reds, greens, blues}, .isInRuns = isInRuns, .version = version}),
                expected);
    }
    // 16 bits: each byte twice.
    const auto wide = [](const QByteArray &bytes) {
        QByteArray values;
        for (const char byte : bytes)
            values.append(byte).append(byte);
        return values;
    };
    QCOMPARE(
        psdColors({.size = size, .depth = 16, .channels = {wide(reds), wide(greens), wide(blues)}, .isInRuns = true}),
        expected);
    QCOMPARE(psdColors({.size = size, .mode = 1, .channels = {reds}}),
             QList<QRgb>({0xffffffff, 0xff000000, 0xff101010}));
    // Inks: 255 is none.
    QCOMPARE(psdColors({.size = size, .mode = 4, .channels = {reds, greens, blues, QByteArray(3, '\xff')}}), expected);
    QCOMPARE(psdColors({.size = size, .mode = 4, .channels = {reds, reds, reds, QByteArray(3, '\0')}}),
             QList<QRgb>(3, 0xff000000));
    QByteArray palette(768, '\0');
    palette[5] = '\x11';
    palette[256 + 5] = '\x22';
    palette[512 + 5] = '\x33';
    QCOMPARE(psdColors({.size = {1, 1}, .mode = 2, .channels = {QByteArray(1, '\5')}, .palette = palette}),
             QList<QRgb>({0xff112233}));
    // Runs that repeat one byte, and one that says nothing.
    QByteArray runs = psd({.size = {4, 1}, .mode = 1, .channels = {QByteArray(4, '\7')}});
    runs = runs.chopped(6) + bigShort(1) + bigShort(3) + QByteArray("\x80\xfd\x07", 3);
    QCOMPARE(sheetColors(read(runs), 0), QList<QRgb>(4, 0xff070707));
}

void AnimationFileTest::photoshopTransparencyIsTakenOffWhite()
{
    // Half of pureRed over white is stored as (255, 127, 127).
    const QList<QByteArray> channels = {QByteArray("\xff\xff\xff", 3), QByteArray("\x7f\xff\0", 3),
                                        QByteArray("\x7f\xff\0", 3), QByteArray("\x80\0\xff", 3)};
    QCOMPARE(psdColors({.size = {3, 1}, .channels = channels, .layers = -1}),
             QList<QRgb>({0x80ff0000, noColor, pureRed}));
}

void AnimationFileTest::photoshopChannelsMayBeSelections()
{
    const QList<QByteArray> channels = {QByteArray(1, '\xff'), QByteArray(1, '\0'), QByteArray(1, '\0'),
                                        QByteArray(1, '\0')};
    QCOMPARE(psdColors({.size = {1, 1}, .channels = channels, .layers = 1}), QList<QRgb>({pureRed}));
}

void AnimationFileTest::brokenPhotoshopFilesAreRefused()
{
    const PsdSpec spec{.size = {5, 3}, .channels = QList<QByteArray>(3, QByteArray(15, 'x')), .isInRuns = true};
    const QByteArray whole = psd(spec);
    for (qsizetype length = 10; length < whole.size(); ++length)
        QVERIFY(refusal(whole.first(length)) != QStringLiteral("(it was read)"));
    for (const bool isInRuns : {true, false}) {
        PsdSpec cut = spec;
        cut.isInRuns = isInRuns;
        QVERIFY(sizeRefusal(psd(cut)).isEmpty());
        for (qsizetype length = 0; length < psd(cut).size(); ++length)
            QVERIFY2(!sizeRefusal(psd(cut).first(length)).isEmpty(), qPrintable(QString::number(length)));
    }
    QVERIFY(refusal(psd({.size = {30000, 2}, .channels = {{}, {}, {}}})).contains(QStringLiteral("30000 x 2 pixels")));
    QVERIFY(refusal(psd({.size = {0, 2}, .channels = {{}, {}, {}}})).contains(QStringLiteral("0 x 2 pixels")));
    QVERIFY(refusal(psd({.size = {1, 1}, .mode = 9, .channels = {"x", "x", "x"}}))
                .contains(QStringLiteral("are not read")));
    QVERIFY(refusal(psd({.size = {1, 1}, .depth = 32, .channels = {"xxxx", "xxxx", "xxxx"}}))
                .contains(QStringLiteral("are not read")));
    QVERIFY(refusal(psd({.size = {1, 1}, .channels = {"x", "x"}}))
                .contains(QStringLiteral("2 channels, expected at least 3")));
    QVERIFY(refusal(psd({.size = {1, 1}, .mode = 2, .channels = {"x"}, .palette = "short"}))
                .contains(QStringLiteral("palette is too short")));
    // A run beyond its row.
    QByteArray beyond = psd({.size = {4, 1}, .mode = 1, .channels = {QByteArray(4, '\7')}});
    beyond = beyond.chopped(6) + bigShort(1) + bigShort(2) + QByteArray("\xfb\x07", 2);
    QVERIFY(refusal(beyond).contains(QStringLiteral("is broken")));
    QByteArray zipped = psd({.size = {1, 1}, .mode = 1, .channels = {"x"}});
    zipped[zipped.size() - 2] = '\2';
    QVERIFY(refusal(zipped).contains(QStringLiteral("packed in a way that is not read")));
}

void AnimationFileTest::stillsAreOneFrame()
{
    const AnimatedPicture animation = read(savedAs(filled({3, 2}, 0x40ff0000), "png"));
    QCOMPARE(animation.durations, QList<double>({100}));
    QCOMPARE(animation.size, QSize(3, 2));
    QCOMPARE(sheetColors(animation, 0), QList<QRgb>(6, 0x40ff0000));
    QVERIFY(refusal("text").contains(QStringLiteral("the content is no image")));
}

HITBOX_CORE_TEST(AnimationFileTest)
#include "animation_file_test.moc"
