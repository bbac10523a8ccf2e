#include "windows/tracks/track_grid_places.h"

#include "test_class.h"

#include <QTest>

using namespace hitbox;

namespace {

using GridLane = TrackGridPlaces::Lane;
using GridToggle = TrackGridPlaces::Toggle;

/// Ten frames and twenty rows, more than there is room for.
TrackGridPlaces crowdedGrid()
{
    return {.view = {TrackGridPlaces::nameWidth + 100, 200}, .frames = {0, 9}, .rows = 20, .line = 15};
}

} // namespace

class TrackGridPlacesTest : public QObject
{
    Q_OBJECT

private slots:
    void cellsAreWiderWhereFramesAreFew()
    {
        TrackGridPlaces places{.view = {TrackGridPlaces::nameWidth + 300, 200}, .frames = {0, 9}};
        QCOMPARE(places.cellWidth(), 30);
        places.frames = {5, 6};
        QCOMPARE(places.cellWidth(), TrackGridPlaces::widestCell);
        places.frames = {0, 99};
        QCOMPARE(places.cellWidth(), TrackGridPlaces::narrowestCell);
        places.frames = {0, -1};
        QCOMPARE(places.cellWidth(), TrackGridPlaces::widestCell);
    }

    void lanesStandBelowEachOtherAndCellsBelowThem()
    {
        const TrackGridPlaces places{.view = {600, 300}, .frames = {0, 9}, .hasPictures = true, .hasEvents = true};
        int bottom = -1;
        for (const GridLane lane : {GridLane::Numbers, GridLane::Pictures, GridLane::Durations, GridLane::Events,
                                    GridLane::Findings, GridLane::Attack}) {
            const QRect rect = places.laneRect(lane, 3);
            QVERIFY(!rect.isEmpty());
            QCOMPARE(rect.top(), bottom + 1);
            QCOMPARE(rect.left(), places.cellRect(0, 3).left());
            QCOMPARE(places.laneAt(rect.top()), lane);
            QCOMPARE(places.laneAt(rect.bottom()), lane);
            bottom = rect.bottom();
        }
        QCOMPARE(places.cellRect(0, 3).top(), bottom + 1);
        QCOMPARE(places.headHeight(), bottom + 1);
        QVERIFY(!places.laneAt(bottom + 1));
    }

    void lanesThatAreNotShownTakeNoRoom()
    {
        TrackGridPlaces places{.view = {600, 300}, .frames = {0, 9}};
        const int head = places.headHeight();
        QVERIFY(places.laneRect(GridLane::Events, 0).isEmpty());
        for (int y = 0; y < head; ++y)
            QVERIFY(places.laneAt(y) != GridLane::Events && places.laneAt(y) != GridLane::Pictures);
        places.hasEvents = true;
        QCOMPARE(places.headHeight(), head + places.heightOf(GridLane::Events));
        QVERIFY(places.headHeight() > head);
    }

    void picturesTakeRoomThatIsToSpare()
    {
        TrackGridPlaces places{.view = {600, 300}, .frames = {0, 9}, .hasPictures = true};
        QVERIFY(places.heightOf(GridLane::Pictures) > TrackGridPlaces::pictureSide);
        places.view.setHeight(200);
        QCOMPARE(places.heightOf(GridLane::Pictures), 0);
    }

    void lanesGrowWithTheirText()
    {
        TrackGridPlaces places{.view = {600, 300}, .frames = {0, 9}, .line = 40, .hasEvents = true};
        for (const GridLane lane :
             {GridLane::Numbers, GridLane::Durations, GridLane::Events, GridLane::Findings, GridLane::Attack})
            QVERIFY(places.heightOf(lane) >= 40);
    }

    void everyCellIsFoundWhereItIs()
    {
        TrackGridPlaces places = crowdedGrid();
        places.frames = {4, 13};
        for (const QPoint scrolled : {QPoint(0, 0), QPoint(31, 50), places.farthest()}) {
            places.scrolled = scrolled;
            for (int row = 0; row < places.rows; ++row) {
                for (int frame = places.frames.from; frame <= places.frames.to; ++frame) {
                    const QRect cell = places.cellRect(row, frame);
                    QCOMPARE(places.nameRect(row).top(), cell.top());
                    if (!places.cellArea().contains(cell))
                        continue;
                    QCOMPARE(places.rowAt(cell.top()), row);
                    QCOMPARE(places.rowAt(cell.bottom()), row);
                    QCOMPARE(places.frameAt(cell.left()), frame);
                    QCOMPARE(places.frameAt(cell.right()), frame);
                }
            }
        }
    }

    void whatIsBesideTheCellsIsTheNearest()
    {
        TrackGridPlaces places{.view = {600, 300}, .frames = {4, 6}, .rows = 2};
        QCOMPARE(places.frameAt(0), 4);
        QCOMPARE(places.frameAt(599), 6);
        QCOMPARE(places.rowAt(0), 0);
        QCOMPARE(places.rowAt(299), 1);
        places.rows = 0;
        QCOMPARE(places.rowAt(299), -1);
        places.frames = {0, -1};
        QCOMPARE(places.frameAt(599), 0);
    }

    void namesScrollUpAndDownAlone()
    {
        TrackGridPlaces places = crowdedGrid();
        const QRect before = places.nameRect(3);
        places.scrolled = {70, 10};
        QCOMPARE(places.nameRect(3), before.translated(0, -10));
        QVERIFY(TrackGridPlaces::isAmongNames(before.right()));
        QVERIFY(!TrackGridPlaces::isAmongNames(before.right() + 1));
    }

    void togglesStandSideBySideInTheName()
    {
        const TrackGridPlaces places = crowdedGrid();
        const QRect eye = places.toggleRect(2, GridToggle::Visible);
        const QRect lock = places.toggleRect(2, GridToggle::Locked);
        QVERIFY(places.nameRect(2).contains(eye) && places.nameRect(2).contains(lock));
        QVERIFY(eye.right() < lock.left());
    }

    void theLastCellIsTheFarthest()
    {
        TrackGridPlaces places = crowdedGrid();
        places.scrolled = places.farthest();
        QCOMPARE(places.cellRect(19, 9).bottomRight(), places.cellArea().bottomRight());
        places.frames = {0, 1};
        places.rows = 1;
        QCOMPARE(places.farthest(), QPoint());
    }

    void noMoreIsScrolledThanBringsACellIntoView()
    {
        TrackGridPlaces places = crowdedGrid();
        QCOMPARE(places.scrolledTo(0, 0), QPoint());
        places.scrolled = places.scrolledTo(12, 7);
        QCOMPARE(places.cellRect(12, 7).bottomRight(), places.cellArea().bottomRight());
        QCOMPARE(places.scrolledTo(12, 7), places.scrolled);
        QCOMPARE(places.scrolledTo(11, 6), places.scrolled);
        places.scrolled = places.scrolledTo(1, 1);
        QCOMPARE(places.cellRect(1, 1).topLeft(), places.cellArea().topLeft());
    }

    void withoutARowNothingGoesUpOrDown()
    {
        TrackGridPlaces places = crowdedGrid();
        places.scrolled = {0, 77};
        QCOMPARE(places.scrolledTo(-1, 9), QPoint(places.farthest().x(), 77));
    }

    void aCellThatHasNoRoomShowsItsBeginning()
    {
        TrackGridPlaces places = crowdedGrid();
        places.view = {20, 10};
        places.scrolled = places.scrolledTo(5, 5);
        QCOMPARE(places.cellRect(5, 5).topLeft(), places.cellArea().topLeft());
    }
};

HITBOX_TEST(TrackGridPlacesTest)
#include "track_grid_places_test.moc"
