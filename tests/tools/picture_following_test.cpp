#include "tools/picture_following.h"

#include "document/edits.h"
#include "test_class.h"

#include <QTest>

#include <algorithm>
#include <vector>

using namespace hitbox;
using geometry::Box;

namespace {

/// A picture that owns its pixels.
struct Picture {
    Picture(int width, int height)
        : pixels{std::size_t(width), std::size_t(height), std::vector<std::uint8_t>(std::size_t(width * height))}
    {
    }
    void paint(QRect area, int alpha = 255)
    {
        for (int y = std::max(0, area.top()); y <= std::min(area.bottom(), int(pixels.height) - 1); ++y) {
            for (int x = std::max(0, area.left()); x <= std::min(area.right(), int(pixels.width) - 1); ++x)
                pixels.alpha[std::size_t(y) * pixels.width + std::size_t(x)] = std::uint8_t(alpha);
        }
    }
    /// An arm that ends in a hand with a thumb.
    void paintHand(QPoint at)
    {
        paint({at.x(), at.y(), 8, 6});
        paint({at.x() + 2, at.y() - 3, 2, 3});
        paint({0, at.y() + 2, at.x(), 2});
    }
    FrameMask mask() const { return {view(pixels), offset}; }

    geometry::PixelMask pixels;
    QPoint offset;
};

Outline handAt(QPoint at)
{
    return PolygonOutline{{{at.x() + 0.0, at.y() - 3.0},
                           {at.x() + 8.0, at.y() - 3.0},
                           {at.x() + 8.0, at.y() + 6.0},
                           {at.x() + 0.0, at.y() + 6.0}}};
}

QPoint wayOf(const Outline &outline, const Picture &from, const Picture &to)
{
    const PictureWay found = pictureWay(outline, from.mask(), to.mask());
    return found.isFound ? found.way : QPoint(999, 999);
}

} // namespace

class PictureFollowingTest : public QObject
{
    Q_OBJECT

private slots:
    void followsAHandExactly_data()
    {
        QTest::addColumn<QPoint>("way");
        for (const QPoint way : {QPoint(5, -3), QPoint(0, 0), QPoint(-7, 4), QPoint(1, 0), QPoint(12, -9)})
            QTest::addRow("%d, %d", way.x(), way.y()) << way;
    }
    void followsAHandExactly()
    {
        QFETCH(QPoint, way);
        Picture from(64, 48);
        from.paintHand({24, 20});
        Picture to(64, 48);
        to.paintHand(QPoint(24, 20) + way);
        QCOMPARE(wayOf(handAt({24, 20}), from, to), way);
        QCOMPARE(wayOf(geometry::Circle{{28, 22}, 6}, from, to), way);
    }

    void comparesUntrimmedFrames()
    {
        Picture from(64, 48);
        from.paintHand({24, 20});
        Picture to(32, 32); // trimmed
        to.offset = {20, 10};
        to.paint({29 - 20, 17 - 10, 8, 6});
        to.paint({31 - 20, 14 - 10, 2, 3});
        to.paint({0, 19 - 10, 9, 2});
        QCOMPARE(wayOf(handAt({24, 20}), from, to), QPoint(5, -3));
    }

    void movesNothingWhereThereIsNothing()
    {
        Picture from(64, 48);
        from.paintHand({24, 20});
        const Picture empty(64, 48);
        QVERIFY(!pictureWay(handAt({24, 20}), from.mask(), empty.mask()).isFound);
        QVERIFY(!pictureWay(handAt({24, 20}), empty.mask(), from.mask()).isFound);
        QVERIFY(!pictureWay(handAt({400, 400}), from.mask(), from.mask()).isFound);
        QVERIFY(!pictureWay(PolygonOutline{}, from.mask(), from.mask()).isFound);
        QVERIFY(!pictureWay(handAt({24, 20}), {}, {}).isFound);
        Picture far(300, 48);
        far.paint({250, 10, 20, 20});
        QVERIFY(!pictureWay(handAt({24, 20}), from.mask(), far.mask()).isFound);
    }

    void ofWaysThatFitAsWellTheShortestIsTaken()
    {
        Picture full(64, 48);
        full.paint({0, 0, 64, 48});
        QCOMPARE(wayOf(Box{{20, 20}, {30, 30}}, full, full), QPoint(0, 0));
        Picture two(64, 48);
        two.paint({10, 20, 4, 4});
        two.paint({26, 20, 4, 4});
        Picture one(64, 48);
        one.paint({22, 20, 4, 4});
        QCOMPARE(wayOf(Box{{22, 20}, {26, 24}}, one, two), QPoint(4, 0));
    }

    void chainsFollowWhatIsAroundThem()
    {
        Picture from(64, 48);
        from.paint({20, 20, 12, 3});
        Picture to(64, 48);
        to.paint({26, 18, 12, 3});
        QCOMPARE(wayOf(ChainLine{{{20, 20}, {32, 20}}}, from, to), QPoint(6, -2));
    }

    void followsLargeShapesExactlyToo()
    {
        const auto star = [](int side, QPoint at) {
            Picture picture(side, side);
            for (int i = 0; i < side / 4; ++i)
                picture.paint({at.x() + i, at.y() + i / 3, side / 3, 2 + i % 7});
            return picture;
        };
        for (const int side : {200, 900, 3000}) {
            const QPoint at(side / 5, side / 4);
            const Picture from = star(side, at);
            const Picture to = star(side, at + QPoint(37, -21));
            const Outline around = Box{{double(at.x()), double(at.y())}, {at.x() + side * 0.6, at.y() + side * 0.12}};
            QCOMPARE(wayOf(around, from, to), QPoint(37, -21));
        }
    }

    void neverGoesFartherThanItLooks()
    {
        Picture from(400, 60);
        from.paint({100, 20, 10, 10});
        Picture to(400, 60);
        to.paint({190, 20, 10, 10});
        to.paint({40, 22, 10, 10});
        const PictureWay found = pictureWay(Box{{100, 20}, {110, 30}}, from.mask(), to.mask());
        QVERIFY(std::abs(found.way.x()) <= farthestFollowed && std::abs(found.way.y()) <= farthestFollowed);
        QCOMPARE(found.way, QPoint(-60, 2));
    }
};

HITBOX_CORE_TEST(PictureFollowingTest)
#include "picture_following_test.moc"
