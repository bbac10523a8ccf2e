#include "document/limits.h"
#include "images/packing/packed_sprite.h"
#include "test_class.h"

#include <QTest>

#include <random>

using namespace hitbox;

namespace {

/// Islands of visible pixels, some nearly transparent, on a ground that has colour but no alpha.
QImage islands(QSize size, std::mt19937 &random)
{
    QImage image(size, QImage::Format_ARGB32);
    image.fill(qRgba(9, 8, 7, 0));
    for (int i = 0; i < 12; ++i) {
        const QRect spot(static_cast<int>(random() % 60), static_cast<int>(random() % 60),
                         1 + static_cast<int>(random() % 9), 1 + static_cast<int>(random() % 9));
        for (int y = spot.top(); y <= std::min(spot.bottom(), size.height() - 1); ++y) {
            for (int x = spot.left(); x <= std::min(spot.right(), size.width() - 1); ++x)
                image.setPixel(x, y,
                               qRgba(static_cast<int>(random() % 256), y, x, 1 + static_cast<int>(random() % 255)));
        }
    }
    return image;
}

/// What the frame shows at a pixel of the untrimmed frame: 0 for nothing visible.
QRgb shownAt(const Frame &frame, const QImage &image, QPoint at)
{
    const QPoint within = at - frame.offset + frame.rect.topLeft();
    if (!frame.rect.contains(within) || !image.rect().contains(within))
        return 0;
    const QRgb pixel = image.pixel(within);
    return qAlpha(pixel) == 0 ? 0 : pixel;
}

Frame frameAt(QRect rect, QPoint offset = {})
{
    Frame frame;
    frame.rect = rect;
    frame.size = rect.size() + QSize(8, 8);
    frame.offset = offset;
    return frame;
}

Sprite randomSprite(std::mt19937 &random)
{
    Sprite sprite;
    sprite.image = QStringLiteral("hero.png");
    const int count = 1 + static_cast<int>(random() % 12);
    for (int i = 0; i < count; ++i) {
        const QPoint corner(static_cast<int>(random() % 70) - 5, static_cast<int>(random() % 70) - 5); // beyond it, too
        const QSize size(1 + static_cast<int>(random() % 30), 1 + static_cast<int>(random() % 30));
        sprite.frames.append(frameAt(QRect(corner, size), QPoint(static_cast<int>(random() % 7), 3)));
    }
    return sprite;
}

PixelReader always(const QImage &image)
{
    return [image](const QString &) { return image; };
}

} // namespace

class PackedSpriteTest : public QObject
{
    Q_OBJECT

private slots:
    void eachImageIsReadOnce()
    {
        std::mt19937 random(7);
        const QHash<QString, QImage> images{{"a", islands({40, 40}, random)}, {"b", islands({40, 40}, random)}};
        QHash<QString, int> read;
        const auto counting = [&](const QString &image) {
            ++read[image];
            return images.value(image);
        };
        Sprite sprite;
        sprite.image = "a";
        for (int i = 0; i < 6; ++i) {
            sprite.frames.append(frameAt(QRect(i * 6, 0, 6, 40)));
            sprite.frames[i].image = i % 2 == 0 ? "" : "b";
        }
        const auto packed = packedSprite(sprite, counting);
        QVERIFY(packed);
        QCOMPARE(read, (QHash<QString, int>{{"a", 1}, {"b", 1}}));
        for (int i = 0; i < 6; ++i) {
            const QImage &image = images[i % 2 == 0 ? "a" : "b"];
            for (int y = 0; y < 40; ++y) {
                for (int x = 0; x < 6; ++x)
                    QCOMPARE(shownAt(packed->sprite.frames[i], packed->sheet, {x, y}),
                             shownAt(sprite.frames[i], image, {x, y}));
            }
        }
    }

    void everyFrameShowsTheSamePixelsAsBefore()
    {
        std::mt19937 random(7);
        for (int round = 0; round < 60; ++round) {
            const QImage image = islands({64, 64}, random);
            const Sprite before = randomSprite(random);
            const auto packed = packedSprite(before, always(image), {.mostSide = 512, .extrude = round % 3});
            QVERIFY(packed);
            QCOMPARE(packed->sprite.frames.size(), before.frames.size());
            for (qsizetype i = 0; i < before.frames.size(); ++i) {
                const Frame &was = before.frames[i];
                const Frame &is = packed->sprite.frames[i];
                QVERIFY(QRect(QPoint(), packed->sheet.size()).contains(is.rect));
                QCOMPARE(is.size, was.size);
                for (int y = -10; y < 60; ++y) {
                    for (int x = -10; x < 60; ++x)
                        QCOMPARE(shownAt(is, packed->sheet, {x, y}), shownAt(was, image, {x, y}));
                }
            }
        }
    }

    void nothingButRectAndOffsetDiffers()
    {
        std::mt19937 random(3);
        const QImage image = islands({64, 64}, random);
        Sprite before = randomSprite(random);
        before.tags.append(Tag{.name = QStringLiteral("walk")});
        before.frames[0].shapes.append(Shape{.id = {4}, .outline = geometry::Circle{{3, 4}, 2}});
        Result<PackedSprite> packed = packedSprite(before, always(image));
        QVERIFY(packed);
        for (qsizetype i = 0; i < before.frames.size(); ++i) {
            packed->sprite.frames[i].rect = before.frames[i].rect;
            packed->sprite.frames[i].offset = before.frames[i].offset;
        }
        QCOMPARE(packed->sprite, before);
    }

    void framesOfSeveralImagesComeTogether()
    {
        std::mt19937 random(21);
        const QImage first = islands({64, 64}, random);
        const QImage second = islands({64, 64}, random);
        Sprite before;
        before.image = QStringLiteral("first.png");
        before.frames = {frameAt(first.rect()), frameAt(second.rect()), frameAt(first.rect())};
        before.frames[1].image = QStringLiteral("second.png");
        before.frames[1].imageHash = QStringLiteral("1234");
        const auto packed = packedSprite(
            before, [&](const QString &image) { return image == QLatin1String("first.png") ? first : second; });
        QVERIFY(packed);
        QCOMPARE(packed->pictures, 2);
        QCOMPARE(imagesOf(packed->sprite), QStringList{"first.png"});
        QCOMPARE(packed->sprite.frames[1].imageHash, QString());
        for (int y = 0; y < 64; ++y) {
            for (int x = 0; x < 64; ++x) {
                QCOMPARE(shownAt(packed->sprite.frames[0], packed->sheet, {x, y}),
                         shownAt(before.frames[0], first, {x, y}));
                QCOMPARE(shownAt(packed->sprite.frames[1], packed->sheet, {x, y}),
                         shownAt(before.frames[1], second, {x, y}));
            }
        }
    }

    void edgesAreRepeatedAroundPictures()
    {
        QImage image(2, 1, QImage::Format_ARGB32);
        image.setPixel(0, 0, qRgba(255, 0, 0, 255));
        image.setPixel(1, 0, qRgba(0, 255, 0, 255));
        Sprite sprite;
        sprite.frames.append(frameAt(image.rect()));
        const auto packed = packedSprite(sprite, always(image), {.mostSide = 64, .extrude = 2});
        QVERIFY(packed);
        QCOMPARE(packed->sheet.size(), QSize(6, 5));
        QCOMPARE(packed->sprite.frames[0].rect, QRect(2, 2, 2, 1));
        for (int y = 0; y < 5; ++y) {
            for (int x = 0; x < 6; ++x)
                QCOMPARE(packed->sheet.pixel(x, y), image.pixel(x < 3 ? 0 : 1, 0));
        }
    }

    void framesThatLookTheSameShareTheirPlace()
    {
        QImage image(20, 10, QImage::Format_ARGB32);
        image.fill(Qt::transparent);
        for (const int x : {2, 13})
            image.setPixel(x, 4, qRgba(1, 2, 3, 4));
        Sprite sprite;
        sprite.frames = {frameAt({0, 0, 10, 10}), frameAt({10, 0, 10, 10}), frameAt({4, 5, 3, 3})};
        const auto packed = packedSprite(sprite, always(image));
        QVERIFY(packed);
        QCOMPARE(packed->pictures, 2);
        QCOMPARE(packed->sprite.frames[0].rect, packed->sprite.frames[1].rect);
        QCOMPARE(packed->sprite.frames[0].offset, QPoint(2, 4));
        QCOMPARE(packed->sprite.frames[1].offset, QPoint(3, 4));
        QCOMPARE(packed->sprite.frames[2].rect.size(), QSize(1, 1)); // nothing to see, and one pixel all the same
    }

    void packingAgainGivesTheSame()
    {
        std::mt19937 random(11);
        const QImage image = islands({64, 64}, random);
        const Sprite before = randomSprite(random);
        const auto once = packedSprite(before, always(image));
        QVERIFY(once);
        const auto again = packedSprite(before, always(image));
        QVERIFY(again);
        QCOMPARE(again->sheet, once->sheet);
        const auto packedTwice = packedSprite(once->sprite, always(once->sheet));
        QVERIFY(packedTwice);
        QCOMPARE(packedTwice->sheet, once->sheet);
        QCOMPARE(packedTwice->sprite, once->sprite);
    }

    void whatDoesNotFitIsAnError()
    {
        QImage image(64, 64, QImage::Format_ARGB32);
        image.fill(Qt::red);
        Sprite sprite;
        sprite.frames.append(frameAt(image.rect()));
        QVERIFY(packedSprite(sprite, always(image), {.mostSide = 66, .extrude = 1}));
        const auto refused = packedSprite(sprite, always(image), {.mostSide = 65, .extrude = 1});
        QVERIFY(!refused);
        QVERIFY2(refused.error().what.contains(QStringLiteral("65 x 65")), qPrintable(refused.error().what));
    }

    void aPictureThatFitsNoSheetIsRefusedBeforeOthersAreRead()
    {
        QImage image(3000, 3000, QImage::Format_ARGB32);
        image.fill(Qt::red);
        Sprite sprite;
        sprite.frames.append(frameAt({0, 0, 1'000'000, 1'000'000}));
        sprite.frames.append(frameAt({0, 0, 10, 10}));
        sprite.frames[1].image = QStringLiteral("other.png");
        int reads = 0;
        const auto refused = packedSprite(sprite,
                                          [&](const QString &) {
                                              ++reads;
                                              return Result<QImage>(image);
                                          },
                                          {.mostSide = 2999, .extrude = 0});
        QVERIFY(!refused);
        QVERIFY2(refused.error().what.contains(QStringLiteral("2999 x 2999")), qPrintable(refused.error().what));
        QCOMPARE(reads, 1);
        QVERIFY(packedSprite(sprite, always(image), {.mostSide = 3010, .extrude = 0}));
    }

    void framesThatOverlapManyTimesAreBounded()
    {
        QImage image(4000, 4000, QImage::Format_ARGB32);
        image.fill(Qt::transparent);
        Sprite sprite;
        for (int i = 0; i < 2000; ++i)
            sprite.frames.append(frameAt({i, i, 4000, 4000}));
        QVERIFY(!packedSprite(sprite, always(image)));
    }

    void anImageThatCannotBeReadIsAnError()
    {
        Sprite sprite;
        sprite.frames.append(frameAt({0, 0, 4, 4}));
        const auto refused = packedSprite(sprite, [](const QString &) -> Result<QImage> {
            return Error{{}, {}, QStringLiteral("gone")};
        });
        QVERIFY(!refused);
        QCOMPARE(refused.error().what, QStringLiteral("gone"));
    }
};

HITBOX_TEST(PackedSpriteTest)
#include "packed_sprite_test.moc"
