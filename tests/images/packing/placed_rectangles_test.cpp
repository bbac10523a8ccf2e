#include "images/packing/placed_rectangles.h"
#include "test_class.h"

#include <QRect>
#include <QTest>

#include <random>

using namespace hitbox;

namespace {

constexpr int mostSide = 1024;
constexpr qint64 mostArea = qint64(mostSide) * mostSide;

QList<QSize> randomSizes(unsigned seed)
{
    std::mt19937 random(seed);
    QList<QSize> sizes;
    const int count = 1 + static_cast<int>(random() % 60);
    for (int i = 0; i < count; ++i)
        sizes.append({1 + static_cast<int>(random() % 90), 1 + static_cast<int>(random() % 90)});
    return sizes;
}

} // namespace

class PlacedRectanglesTest : public QObject
{
    Q_OBJECT

private slots:
    void noneLiesOverAnotherOrBeyondTheSheet()
    {
        for (unsigned seed = 0; seed < 200; ++seed) {
            const QList<QSize> sizes = randomSizes(seed);
            const auto placed = placedRectangles(sizes, mostSide, mostArea);
            QVERIFY(placed);
            QCOMPARE(placed->topLeft.size(), sizes.size());
            const QRect sheet(QPoint(), placed->size);
            qint64 covered = 0;
            for (qsizetype i = 0; i < sizes.size(); ++i) {
                const QRect one(placed->topLeft[i], sizes[i]);
                QVERIFY(sheet.contains(one));
                covered += qint64(one.width()) * one.height();
                for (qsizetype j = 0; j < i; ++j)
                    QVERIFY(!one.intersects(QRect(placed->topLeft[j], sizes[j])));
            }
            if (sizes.size() >= 20) // room is not wasted
                QVERIFY2(covered * 100 >= qint64(sheet.width()) * sheet.height() * 75,
                         qPrintable(QString::number(seed)));
        }
    }

    void equalSizesKeepTheirOrder()
    {
        const QList<QSize> sizes(16, QSize(8, 8));
        const auto placed = placedRectangles(sizes, mostSide, mostArea);
        QVERIFY(placed);
        QCOMPARE(placed->size.width() * placed->size.height(), 16 * 64);
        const auto isBefore = [](QPoint a, QPoint b) { return a.y() != b.y() ? a.y() < b.y() : a.x() < b.x(); };
        QVERIFY(std::is_sorted(placed->topLeft.cbegin(), placed->topLeft.cend(), isBefore));
    }

    void whatJustFitsIsPlaced()
    {
        const auto whole = placedRectangles({QSize(64, 64)}, 64, 64 * 64);
        QVERIFY(whole);
        QCOMPARE(whole->size, QSize(64, 64));
        QVERIFY(placedRectangles(QList<QSize>(64, QSize(8, 8)), 64, 64 * 64));
        QVERIFY(placedRectangles({QSize(64, 1), QSize(1, 63)}, 64, 64 * 64));
    }

    void whatIsTooMuchIsNone()
    {
        QVERIFY(!placedRectangles({QSize(65, 1)}, 64, 64 * 64));
        QVERIFY(!placedRectangles({QSize(1, 65)}, 64, 64 * 64));
        QVERIFY(!placedRectangles(QList<QSize>(65, QSize(8, 8)), 64, 64 * 64));
        QVERIFY(!placedRectangles({QSize(64, 64)}, 64, 64 * 64 - 1));
    }

    void nothingTakesNoRoom()
    {
        const auto none = placedRectangles({}, mostSide, mostArea);
        QVERIFY(none && none->topLeft.isEmpty() && none->size.isEmpty());
    }
};

HITBOX_TEST(PlacedRectanglesTest)
#include "placed_rectangles_test.moc"
