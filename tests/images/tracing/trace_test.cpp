#include "images/alpha_mask.h"
#include "images/tracing/trace.h"
#include "test_class.h"

#include <QTest>

#include <hitbox/geometry/polygon.h>
#include <hitbox/geometry/self_intersection.h>

using namespace hitbox;

namespace {

/// A character a pixel, '#' opaque, rows parted by spaces.
QImage drawnImage(const QString &picture)
{
    const QStringList rows = picture.split(QLatin1Char(' '));
    QImage image(int(rows.first().size()), int(rows.size()), QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            if (rows.at(y).at(x) == QLatin1Char('#'))
                image.setPixelColor(x, y, Qt::red);
        }
    }
    return image;
}

FramePixels pixelsOf(const QImage &image, QPoint offset = {})
{
    return {std::make_shared<geometry::PixelMask>(alphaMask(image, image.rect())), offset};
}

TraceOptions exactly()
{
    TraceOptions options;
    options.tolerance = 0;
    options.smallest = 1;
    return options;
}

/// Discs and rings, from a simple generator that is the same everywhere.
QImage randomArt(quint32 seed, int side)
{
    const auto next = [&seed](int below) {
        seed = seed * 1664525U + 1013904223U;
        return int((seed >> 8U) % quint32(below));
    };
    QImage image(side, side, QImage::Format_Alpha8);
    image.fill(0);
    for (int disc = 0; disc < 6; ++disc) {
        const QPoint center(next(side), next(side));
        const int outer = 3 + next(side / 3);
        const int inner = next(outer);
        for (int y = 0; y < side; ++y) {
            for (int x = 0; x < side; ++x) {
                const QPoint way = QPoint(x, y) - center;
                const int square = QPoint::dotProduct(way, way);
                if (square <= outer * outer)
                    image.scanLine(y)[x] = square < inner * inner && disc % 2 == 0 ? 0 : 255;
            }
        }
    }
    return image;
}

void verifySimple(const FrameTrace &trace)
{
    for (const PolygonOutline &outline : outlinesOf(trace)) {
        const std::vector<geometry::Point> ring(outline.points.begin(), outline.points.end());
        QVERIFY(geometry::isSimple(ring));
        QCOMPARE(geometry::winding(ring), geometry::Orientation::CounterClockwise);
    }
}

} // namespace

class TraceTest : public QObject
{
    Q_OBJECT

private slots:
    void followsThePixelsWithoutTolerance()
    {
        const auto trace = traced(pixelsOf(drawnImage("..... .###. .#... .....")), exactly());
        QVERIFY(trace.ok());
        QCOMPARE(trace->islands.size(), 1);
        QCOMPARE(trace->islands[0].outlines[0].points,
                 (QList<geometry::Point>{{1, 1}, {1, 3}, {2, 3}, {2, 2}, {4, 2}, {4, 1}}));
        QCOMPARE(trace->islands[0].bounds, (geometry::Box{{1, 1}, {4, 3}}));
        QCOMPARE(trace->fit, (TraceFit{4, 0, 0}));
        QCOMPARE(trace->note, QString());
    }

    void standsWhereTheTrimmedFrameLies()
    {
        const auto trace = traced(pixelsOf(drawnImage(".##"), {10, 5}), exactly());
        QVERIFY(trace.ok());
        QCOMPARE(trace->islands[0].bounds, (geometry::Box{{11, 5}, {13, 6}}));
    }

    void tellsWhatItMissesAndHasTooMuch()
    {
        TraceOptions options = exactly();
        options.goal = VertexGoal::Exactly;
        options.vertices = 3;
        const auto trace = traced(pixelsOf(drawnImage("#... ##.. ###. ####")), options);
        QVERIFY(trace.ok());
        QCOMPARE(trace->fit.opaque, 10U);
        QCOMPARE(trace->fit.missedPercent(), double(trace->fit.missed) * 10);
        QCOMPARE(trace->islands[0].outlines[0].points.size(), 3);
    }

    void passesOverSmallIslands()
    {
        TraceOptions options = exactly();
        options.smallest = 2;
        const auto trace = traced(pixelsOf(drawnImage("##..# ##... ....#")), options);
        QCOMPARE(trace->islands.size(), 1);
        QCOMPARE(trace->fit, (TraceFit{6, 2, 0}));
        options.smallest = 5;
        QVERIFY(traced(pixelsOf(drawnImage("##..# ##... ....#")), options)->note.contains("smallest"));
    }

    void fillsHolesAndWhatStandsInThem()
    {
        const auto trace = traced(pixelsOf(drawnImage("#####.# #...#.. #.#.#.. #...#.. #####..")), exactly());
        QCOMPARE(trace->islands.size(), 2);
        QCOMPARE(trace->islands[0].outlines[0].points.size(), 4);
        QCOMPARE(trace->fit, (TraceFit{18, 0, 8}));
    }

    void keepsHolesByCuttingTheIsland()
    {
        TraceOptions options = exactly();
        options.holes = TraceHoles::Kept;
        const QImage twoHoles = drawnImage("####### #.###.# #.##### #######");
        const auto trace = traced(pixelsOf(twoHoles), options);
        QCOMPARE(trace->islands.size(), 1);
        QCOMPARE(trace->islands[0].outlines.size(), 2); // the cut through the one opens the other
        QCOMPARE(trace->fit, (TraceFit{25, 0, 0}));
        verifySimple(*trace);
    }

    void growsAndShrinks()
    {
        TraceOptions options = exactly();
        options.grow = 1;
        QCOMPARE(traced(pixelsOf(drawnImage("..... .###. .###. .###. .....")), options)->islands[0].bounds,
                 (geometry::Box{{0, 0}, {5, 5}}));
        options.grow = 2;
        QCOMPARE(traced(pixelsOf(drawnImage("###")), options)->islands[0].bounds, (geometry::Box{{-2, -2}, {5, 3}}));
        options.grow = -1;
        const auto shrunk = traced(pixelsOf(drawnImage("..... .###. .###. .###. .....")), options);
        QCOMPARE(shrunk->islands[0].bounds, (geometry::Box{{2, 2}, {3, 3}}));
        QCOMPARE(shrunk->fit, (TraceFit{9, 8, 0}));
    }

    void isSimpleAndKeepsItsPromisesForAnyArt()
    {
        for (quint32 seed = 0; seed < 40; ++seed) {
            const FramePixels alpha = pixelsOf(randomArt(seed, 48));
            TraceOptions options;
            options.tolerance = seed % 5;
            options.holes = seed % 2 ? TraceHoles::Kept : TraceHoles::Filled;
            verifySimple(*traced(alpha, options));

            options.smallest = 1;
            options.side = TraceSide::Covering;
            const auto covering = traced(alpha, options);
            verifySimple(*covering);
            QCOMPARE(covering->fit.missed, 0U);

            options.side = TraceSide::Either;
            options.tolerance = 0;
            const auto exact = traced(alpha, options);
            verifySimple(*exact);
            QCOMPARE(exact->fit.missed, 0U);
            if (options.holes == TraceHoles::Kept)
                QCOMPARE(exact->fit.excess, 0U);

            options.goal = VertexGoal::Exactly;
            options.vertices = 7;
            const auto counted = traced(alpha, options);
            verifySimple(*counted);
            const QList<PolygonOutline> before = outlinesOf(*exact);
            const QList<PolygonOutline> after = outlinesOf(*counted);
            for (int i = 0; i < after.size(); ++i)
                QCOMPARE(after[i].points.size(), std::min<qsizetype>(7, before[i].points.size()));
        }
    }

    void keepsToTheMostVertices()
    {
        TraceOptions options;
        options.goal = VertexGoal::AtMost;
        options.vertices = 8;
        for (const PolygonOutline &outline : outlinesOf(*traced(pixelsOf(randomArt(3, 64)), options)))
            QVERIFY(outline.points.size() <= 8);
    }

    void givesOneBoxAndASentenceWithoutTransparency()
    {
        QImage photo(30, 20, QImage::Format_RGB32);
        photo.fill(Qt::blue);
        const auto trace = traced(pixelsOf(photo), {});
        QCOMPARE(trace->islands.size(), 1);
        QCOMPARE(trace->islands[0].outlines[0].points.size(), 4);
        QVERIFY(trace->note.contains("transparent"));
    }

    void saysWhenNothingIsOpaque()
    {
        const auto trace = traced(pixelsOf(drawnImage("... ...")), {});
        QVERIFY(trace.ok());
        QVERIFY(trace->islands.isEmpty());
        QVERIFY(trace->note.contains("opaque"));
        QVERIFY(!traced({}, {}).ok());
    }

    void refusesNoise()
    {
        QImage checker(512, 512, QImage::Format_Alpha8);
        for (int y = 0; y < 512; ++y) {
            for (int x = 0; x < 512; ++x)
                checker.scanLine(y)[x] = (x + y) % 2 ? 255 : 0;
        }
        const auto corners = traced(pixelsOf(checker), exactly());
        QVERIFY(!corners.ok());
        QVERIFY2(corners.error().what.contains("noise"), qPrintable(corners.error().what));
        const auto islands = traced(pixelsOf(checker.copy(0, 0, 100, 100)), exactly());
        QVERIFY(!islands.ok());
        QVERIFY2(islands.error().what.contains("5000 islands"), qPrintable(islands.error().what));
    }

    void refusesOptionsOutOfRange()
    {
        const FramePixels alpha = pixelsOf(drawnImage("##"));
        for (const TraceOptions &bad :
             {TraceOptions{.threshold = 0}, TraceOptions{.tolerance = -1}, TraceOptions{.tolerance = qQNaN()},
              TraceOptions{.grow = 65}, TraceOptions{.smallest = 0}, TraceOptions{.vertices = 2}})
            QVERIFY(!traced(alpha, bad).ok());
        QCOMPARE(checkedOptions({.vertices = 2}).error().what,
                 QStringLiteral("the number of vertices is 2, expected 3 to 10000"));
    }

    void mapsWhereOutlinesDoNotFit()
    {
        const FitMap map = fitMap(pixelsOf(drawnImage("##. .##")), 128, {{{{0, 0}, {0, 3}, {2, 3}, {2, 0}}}});
        QCOMPARE(map.offset, QPoint(0, 0));
        QCOMPARE(map.pixels.size(), QSize(3, 3));
        QCOMPARE(map.pixels.pixelIndex(0, 0), int(FitMap::Fits));
        QCOMPARE(map.pixels.pixelIndex(2, 1), int(FitMap::Missed));
        QCOMPARE(map.pixels.pixelIndex(0, 1), int(FitMap::Excess));
        QCOMPARE(map.pixels.pixelIndex(1, 2), int(FitMap::Excess));
    }
};

HITBOX_TEST(TraceTest)
#include "trace_test.moc"
