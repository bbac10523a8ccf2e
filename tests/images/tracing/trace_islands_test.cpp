#include "images/tracing/trace_islands.h"
#include "test_class.h"

#include <QStringList>
#include <QTest>

#include <hitbox/geometry/outline.h>
#include <hitbox/geometry/region.h>

using namespace hitbox;
using geometry::PixelMask;

namespace {

/// A character a pixel, '#' opaque, rows parted by spaces.
PixelMask drawn(const QString &picture)
{
    const QStringList rows = picture.split(QLatin1Char(' '));
    PixelMask mask{std::size_t(rows.first().size()), std::size_t(rows.size()), {}};
    for (const QChar pixel : rows.join(QString()))
        mask.alpha.push_back(pixel == QLatin1Char('#') ? 255 : 0);
    return mask;
}

PixelMask random(quint32 seed, std::size_t side)
{
    PixelMask mask{side, side, {}};
    for (std::size_t i = 0; i < side * side; ++i) {
        seed = seed * 1664525U + 1013904223U;
        mask.alpha.push_back((seed >> 16U) % 100 < 60 ? 255 : 0);
    }
    return mask;
}

double areaOf(const std::vector<geometry::Ring> &rings)
{
    double area = 0;
    for (const geometry::Ring &ring : rings)
        area += *geometry::area(geometry::Region{{ring}});
    return area;
}

} // namespace

class TraceIslandsTest : public QObject
{
    Q_OBJECT

private slots:
    void cornersAreCountedAsTheOutlineHasThem()
    {
        for (quint32 seed = 0; seed < 50; ++seed) {
            const PixelMask mask = random(seed, 3 + seed % 20);
            std::size_t corners = 0;
            for (const geometry::Ring &ring : geometry::outline(view(mask)).rings)
                corners += ring.size();
            QCOMPARE(cornerCount(view(mask), SIZE_MAX), corners);
        }
        QVERIFY(cornerCount(view(random(1, 500)), 100) > 100);
        QCOMPARE(cornerCount({5, 5, 5, {}}, 100), std::size_t(0));
    }

    void holesBelongToTheirIslands()
    {
        const std::vector<PixelIsland> islands = islandsOf(view(drawn("###.# #.#.. ###.#")));
        QCOMPARE(islands.size(), std::size_t(3));
        QCOMPARE(islands[0].holes.size(), std::size_t(1));
        QCOMPARE(islands[0].pixels(), 8.0);
        QVERIFY(islands[1].holes.empty());
    }

    void onlyTheLargestHolesStay()
    {
        const auto islands = islandsOf(view(drawn("######### #.#..#.## #########")));
        QCOMPARE(withoutSmall(islands, 1, 9)[0].holes.size(), std::size_t(3));
        QCOMPARE(withoutSmall(islands, 2, 9)[0].holes.size(), std::size_t(1));
        QCOMPARE(withoutSmall(islands, 1, 1)[0].pixels(), 25.0);
        QVERIFY(withoutSmall(islands, 100, 9).empty());
    }

    void islandsWithinHolesGoWithThem()
    {
        const PixelMask nested = drawn("#######.# #.....#.. #.###.#.. #.#.#.#.. #.###.#.. #.....#.. #######..");
        const std::vector<PixelIsland> filled = withHolesFilled(islandsOf(view(nested)));
        QCOMPARE(filled.size(), std::size_t(2));
        QCOMPARE(filled[0].pixels(), 49.0);
        QCOMPARE(filled[1].pixels(), 1.0);
    }

    void partsHaveNoHolesAndAllThePixels()
    {
        for (quint32 seed = 0; seed < 30; ++seed) {
            for (const PixelIsland &island : islandsOf(view(random(seed, 24)))) {
                const std::vector<geometry::Ring> parts = partsWithoutHoles(island);
                QCOMPARE(areaOf(parts), island.pixels());
                for (const geometry::Ring &part : parts)
                    QVERIFY(*geometry::area(geometry::Region{{part}}) > 0);
            }
        }
    }
};

HITBOX_TEST(TraceIslandsTest)
#include "trace_islands_test.moc"
