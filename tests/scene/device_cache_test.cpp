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

HITBOX_WINDOW_TEST(DeviceCacheTest)
#include "device_cache_test.moc"
