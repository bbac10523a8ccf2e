#include "images/alpha_mask.h"
#include "test_class.h"

#include <QTest>

using namespace hitbox;

namespace {

/// Alpha 10 * x + y at every pixel.
QImage slope(int width, int height)
{
    QImage image(width, height, QImage::Format_ARGB32_Premultiplied);
    for (int y = 0; y < height; ++y) {
        for (int x = 0; x < width; ++x)
            image.setPixelColor(x, y, QColor(255, 255, 255, 10 * x + y));
    }
    return image;
}

} // namespace

class AlphaMaskTest : public QObject
{
    Q_OBJECT

private slots:
    void theMaskHoldsTheAlphaAsStored()
    {
        const geometry::PixelMask mask = alphaMask(slope(5, 3), {0, 0, 5, 3});
        QCOMPARE(mask.width, std::size_t(5));
        QCOMPARE(mask.height, std::size_t(3));
        QCOMPARE(int(mask.alpha[2 * 5 + 3]), 32);
        QVERIFY(geometry::isUsable(geometry::view(mask)));
    }

    void theRectangleIsCutOut()
    {
        const geometry::PixelMask mask = alphaMask(slope(5, 4), {2, 1, 2, 2});
        QCOMPARE(mask.alpha, (std::vector<std::uint8_t>{21, 31, 22, 32}));
    }

    void placesOutsideTheImageAreTransparent()
    {
        const geometry::PixelMask mask = alphaMask(slope(3, 2), {2, -1, 2, 3});
        QCOMPARE(mask.alpha, (std::vector<std::uint8_t>{0, 0, 20, 0, 21, 0}));
        QCOMPARE(alphaMask(slope(3, 2), {30, 30, 2, 1}).alpha, (std::vector<std::uint8_t>{0, 0}));
    }

    void anImageWithoutAlphaIsOpaque()
    {
        QImage image(2, 1, QImage::Format_RGB32);
        image.fill(Qt::black);
        QCOMPARE(alphaMask(image, image.rect()).alpha, (std::vector<std::uint8_t>{255, 255}));
    }

    void uselessRectanglesHaveNoPixels()
    {
        QCOMPARE(alphaMask(slope(2, 2), {}), geometry::PixelMask());
        QCOMPARE(alphaMask(slope(2, 2), {0, 0, 1 << 20, 1}), geometry::PixelMask());
    }
};

HITBOX_CORE_TEST(AlphaMaskTest)
#include "alpha_mask_test.moc"
