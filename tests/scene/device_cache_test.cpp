#include "scene/device_cache.h"
#include "test_class.h"

#include <QImage>
#include <QPainter>
#include <QTest>

using namespace hitbox;

class DeviceCacheTest : public QObject
{
    Q_OBJECT

private slots:
    void whatStandsStillIsDrawnOnce();
    void onlyTheStripThatComesIntoViewIsDrawn();
    void onlyTheChangedAreaIsDrawn();
    void anotherZoomDrawsAll();
    void manyAreasBecomeOne();
    void areasThatOverlapAreDrawnAtOnce();
    void whatLiesBelowShinesThroughAClearGround();
    void slicesDrawAsMuchAsThereIsTimeFor();
    void whatWasSeenStandsInUntilAnotherZoomIsDrawn();
    void theGroundStandsInForWhatComesIntoView();
    void tilesThatTakeLongGetSmaller();
    void anotherZoomBeginsWithSmallTiles();

private:
    QImage painted(const QTransform &view)
    {
        QImage image(100, 80, QImage::Format_RGB32);
        QPainter painter(&image);
        painter.setTransform(view);
        m_exposed.clear();
        m_cache.paint(painter, image.size(), Qt::blue, [this](QPainter &into, const QRectF &exposed) {
            m_exposed.append(exposed);
            into.fillRect(QRectF(10, 10, 20, 20), Qt::red);
        });
        return image;
    }

    DeviceCache m_cache;
    QList<QRectF> m_exposed;
};

namespace {

/// A view of 400 x 300 of a red square, drawn in slices by a clock that only drawing moves on.
struct SlicedView {
    qint64 now = 0;
    qint64 timeOfTile = 3'000'000; ///< nanoseconds
    DeviceCache cache{[this] { return now; }};
    QList<QRectF> exposed;

    QImage painted(const QTransform &transform, DeviceCache::Pace pace = DeviceCache::Pace::Sliced)
    {
        QImage image(400, 300, QImage::Format_RGB32);
        QPainter painter(&image);
        painter.setTransform(transform);
        exposed.clear();
        const auto draw = [this](QPainter &into, const QRectF &part) {
            exposed.append(part);
            into.fillRect(QRectF(10, 10, 180, 130), Qt::red);
            now += timeOfTile;
        };
        cache.paint(painter, image.size(), Qt::blue, draw, pace);
        return image;
    }

    QImage settled(const QTransform &transform)
    {
        QImage image = painted(transform);
        while (!cache.isWhole())
            image = painted(transform);
        return image;
    }
};

QImage drawnAtOnce(const QTransform &transform)
{
    SlicedView other;
    return other.painted(transform, DeviceCache::Pace::Whole);
}

} // namespace

void DeviceCacheTest::whatStandsStillIsDrawnOnce()
{
    const QImage first = painted({});
    QCOMPARE(first.pixelColor(15, 15), QColor(Qt::red));
    QCOMPARE(m_exposed, (QList<QRectF>{{0, 0, 100, 80}}));
    QCOMPARE(painted({}), first);
    QVERIFY(m_exposed.isEmpty());
}

void DeviceCacheTest::onlyTheStripThatComesIntoViewIsDrawn()
{
    const QImage moved = painted(QTransform::fromTranslate(-12, 0));
    QCOMPARE(m_exposed, (QList<QRectF>{{100, 0, 12, 80}}));
    QCOMPARE(moved.pixelColor(0, 15), QColor(Qt::red));
    QCOMPARE(moved.pixelColor(18, 15), QColor(Qt::blue));
    painted({});
}

void DeviceCacheTest::onlyTheChangedAreaIsDrawn()
{
    painted({});
    m_cache.invalidate(QRectF(50, 40, 4, 4), 3);
    painted({});
    QCOMPARE(m_exposed, (QList<QRectF>{{47, 37, 10, 10}}));
    m_cache.invalidate(QRectF(500, 400, 4, 4), 3);
    painted({});
    QVERIFY(m_exposed.isEmpty());
}

void DeviceCacheTest::anotherZoomDrawsAll()
{
    const QImage zoomed = painted(QTransform::fromScale(2, 2));
    QCOMPARE(m_exposed, (QList<QRectF>{{0, 0, 50, 40}}));
    QCOMPARE(zoomed.pixelColor(55, 55), QColor(Qt::red));
    painted({});
}

void DeviceCacheTest::manyAreasBecomeOne()
{
    painted({});
    for (int i = 0; i < 1000; ++i)
        m_cache.invalidate(QRectF(i % 40, i % 30, 1, 1), 0);
    painted({});
    QVERIFY(m_exposed.size() < 100);
    QRectF all;
    for (const QRectF &rect : std::as_const(m_exposed))
        all |= rect;
    QVERIFY(all.contains(QRectF(0, 0, 40, 30)));
}

void DeviceCacheTest::areasThatOverlapAreDrawnAtOnce()
{
    painted({});
    m_cache.invalidate(QRectF(10, 10, 20, 20), 0);
    m_cache.invalidate(QRectF(15, 14, 20, 20), 0);
    m_cache.invalidate(QRectF(80, 60, 5, 5), 0);
    painted({});
    QCOMPARE(m_exposed.size(), 2);
    QVERIFY(m_exposed.contains(QRectF(10, 10, 25, 24)));
    QVERIFY(m_exposed.contains(QRectF(80, 60, 5, 5)));
}

void DeviceCacheTest::whatLiesBelowShinesThroughAClearGround()
{
    QImage image(100, 80, QImage::Format_RGB32);
    image.fill(Qt::green);
    DeviceCache cache;
    QPointF at(10, 10);
    const auto paint = [&] {
        QPainter painter(&image);
        cache.paint(painter, image.size(), Qt::transparent,
                    [&](QPainter &into, const QRectF &) { into.fillRect(QRectF(at, QSizeF(20, 20)), Qt::red); });
    };
    paint();
    QCOMPARE(image.pixelColor(15, 15), QColor(Qt::red));
    QCOMPARE(image.pixelColor(5, 5), QColor(Qt::green));

    cache.invalidate(QRectF(at, QSizeF(20, 20)), 0);
    at = {15, 15};
    image.fill(Qt::green);
    paint();
    QCOMPARE(image.pixelColor(12, 12), QColor(Qt::green)); // nothing of the old one stays
    QCOMPARE(image.pixelColor(20, 20), QColor(Qt::red));
}

void DeviceCacheTest::slicesDrawAsMuchAsThereIsTimeFor()
{
    SlicedView sliced;
    const QImage first = sliced.painted({});
    QCOMPARE(sliced.exposed.size(), 2); // the time of a slice is over within the second one
    QVERIFY(!sliced.cache.isWhole());
    QCOMPARE(first.pixelColor(20, 20), QColor(Qt::red));
    QCOMPARE(first.pixelColor(390, 290), QColor(Qt::blue));
    QCOMPARE(sliced.settled({}), drawnAtOnce({}));
    sliced.painted({});
    QVERIFY(sliced.exposed.isEmpty());
    sliced.cache.invalidate(QRectF(0, 0, 5, 5), 0);
    QVERIFY(!sliced.cache.isWhole());
    sliced.painted({});
    QCOMPARE(sliced.exposed, (QList<QRectF>{{0, 0, 5, 5}}));
}

void DeviceCacheTest::whatWasSeenStandsInUntilAnotherZoomIsDrawn()
{
    SlicedView sliced;
    sliced.settled({});
    const QTransform twice = QTransform::fromScale(2, 2);
    const QImage first = sliced.painted(twice);
    QVERIFY(!sliced.cache.isWhole());
    QCOMPARE(first.pixelColor(370, 270), QColor(Qt::red)); // of no tile that was drawn
    QCOMPARE(first.pixelColor(390, 290), QColor(Qt::blue));
    QCOMPARE(sliced.settled(twice), drawnAtOnce(twice));
    const QImage back = sliced.painted({});
    QCOMPARE(back.pixelColor(150, 100), QColor(Qt::red));
    QCOMPARE(sliced.settled({}), drawnAtOnce({}));
}

void DeviceCacheTest::theGroundStandsInForWhatComesIntoView()
{
    SlicedView sliced;
    sliced.settled(QTransform::fromTranslate(-150, 0));
    const QImage first = sliced.painted({});
    QVERIFY(!sliced.cache.isWhole());
    QCOMPARE(first.pixelColor(160, 100), QColor(Qt::red)); // moved along
    QCOMPARE(first.pixelColor(145, 135), QColor(Qt::blue));
    QCOMPARE(sliced.settled({}), drawnAtOnce({}));
}

void DeviceCacheTest::tilesThatTakeLongGetSmaller()
{
    SlicedView sliced;
    sliced.timeOfTile = 20'000'000;
    sliced.painted({});
    QCOMPARE(sliced.exposed.size(), 1); // at least one, or it would never end
    const QSizeF first = sliced.exposed.constFirst().size();
    sliced.painted({});
    QCOMPARE(sliced.exposed.size(), 1);
    QCOMPARE(sliced.exposed.constFirst().size(), first / 2);
    sliced.timeOfTile = 10'000;
    QCOMPARE(sliced.settled({}), drawnAtOnce({}));
    sliced.cache.invalidate();
    sliced.painted({});
    QVERIFY(sliced.cache.isWhole());
    QVERIFY(sliced.exposed.constLast().width() > first.width());
}

void DeviceCacheTest::anotherZoomBeginsWithSmallTiles()
{
    SlicedView sliced;
    sliced.timeOfTile = 10'000;
    sliced.settled({});
    sliced.cache.invalidate();
    sliced.painted({});
    QVERIFY(sliced.exposed.constLast().width() > 64);
    sliced.timeOfTile = 20'000'000;
    sliced.painted(QTransform::fromScale(2, 2));
    QCOMPARE(sliced.exposed, (QList<QRectF>{{0, 0, 32, 32}})); // 64 pixels of the screen
}

HITBOX_WINDOW_TEST(DeviceCacheTest)
#include "device_cache_test.moc"
