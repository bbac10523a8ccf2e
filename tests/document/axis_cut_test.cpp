#include "document/axis_cut.h"
#include "test_class.h"

#include <QTest>

using namespace hitbox;

class AxisCutTest : public QObject
{
    Q_OBJECT

private slots:
    void aCountGivesTheSizeAndASizeTheCount()
    {
        AxisCut cut{.length = 138, .count = 4, .margin = 2, .spacing = 2};
        QCOMPARE(cut.workedOut().cell, 32);
        cut.isByCount = false;
        cut.cell = 32;
        QCOMPARE(cut.workedOut().count, 4);
        cut.cell = 20;
        QCOMPARE(cut.workedOut().count, 6);
    }

    void whatIsLeftIsTheRest()
    {
        const AxisCut cut = AxisCut{.length = 100, .count = 3}.workedOut();
        QCOMPARE(cut.cell, 33);
        QCOMPARE(cut.rest(), 1);
        QCOMPARE((AxisCut{.length = 100, .cell = 30, .offset = 5, .isByCount = false}.workedOut().rest()), 5);
    }

    void whatIsWorkedOutStays()
    {
        for (int length = 1; length <= 64; ++length) {
            for (int count = 1; count <= 12; ++count) {
                for (int spacing = 0; spacing < 3; ++spacing) {
                    const AxisCut cut = AxisCut{.length = length, .count = count, .spacing = spacing}.workedOut();
                    QCOMPARE(cut.workedOut(), cut);
                    AxisCut bySize = cut;
                    bySize.isByCount = false;
                    bySize = bySize.workedOut();
                    QVERIFY(cut.rest() < 0 || bySize.count >= count);
                    QVERIFY(bySize.rest() < 0 || bySize.rest() < bySize.cell + spacing);
                }
            }
        }
    }

    void withoutRoomThereIsOnePixel()
    {
        const AxisCut cut = AxisCut{.length = 10, .count = 3, .margin = 40}.workedOut();
        QCOMPARE(cut.cell, 1);
        QVERIFY(cut.rest() < 0);
        const AxisCut bySize = AxisCut{.length = 10, .cell = 50, .isByCount = false}.workedOut();
        QCOMPARE(bySize.count, 1);
        QVERIFY(bySize.rest() < 0);
        QCOMPARE((AxisCut{.length = 16384, .cell = 1, .isByCount = false}.workedOut().count), limits::gridSide);
        QCOMPARE((AxisCut{.length = 10, .cell = 0, .count = 0}.workedOut().cell), 10);
    }
};

HITBOX_TEST(AxisCutTest)
#include "axis_cut_test.moc"
