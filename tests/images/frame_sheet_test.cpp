#include "images/frame_sheet.h"
#include "test_class.h"

#include "document/limits.h"

#include <QTest>

using namespace hitbox;

namespace {

const QList<QSize> frameSizes = {{1, 1},     {16, 16},   {48, 64},      {256, 256}, {300, 20},   {1024, 1024},
                                 {4096, 64}, {4097, 64}, {16384, 4096}, {1, 16384}, {5000, 3000}};

} // namespace

class FrameSheetTest : public QObject
{
    Q_OBJECT

private slots:
    void framesLieBesideAndBelowEachOther();
    void laterFramesMoveNoneBefore();
    void theMostFramesAreWhatAnImageHolds();
};

void FrameSheetTest::framesLieBesideAndBelowEachOther()
{
    QCOMPARE(frameSheetPlace({256, 100}, 0), QRect(0, 0, 256, 100));
    QCOMPARE(frameSheetPlace({256, 100}, 15), QRect(3840, 0, 256, 100));
    QCOMPARE(frameSheetPlace({256, 100}, 16), QRect(0, 100, 256, 100));
    QCOMPARE(frameSheetPlace({9000, 10}, 2), QRect(0, 20, 9000, 10));
    for (const QSize frame : frameSizes) {
        for (const int count : {1, 2, 17, 40}) {
            const FrameSheetSize sheet = frameSheetSize(frame, count);
            QRect all;
            for (int i = 0; i < count; ++i) {
                const QRect place = frameSheetPlace(frame, i);
                QVERIFY(i == 0 || !place.intersects(frameSheetPlace(frame, i - 1)));
                all |= place;
            }
            QCOMPARE(qint64(all.width()), sheet.width);
            QCOMPARE(qint64(all.height()), sheet.height);
            QCOMPARE(all.topLeft(), QPoint(0, 0));
        }
    }
}

void FrameSheetTest::laterFramesMoveNoneBefore()
{
    // A place knows nothing of how many there are: the sheet only grows.
    for (const QSize frame : frameSizes) {
        FrameSheetSize before;
        for (int count = 1; count <= 40; ++count) {
            const FrameSheetSize sheet = frameSheetSize(frame, count);
            QVERIFY(sheet.width >= before.width && sheet.height >= before.height);
            before = sheet;
        }
    }
}

void FrameSheetTest::theMostFramesAreWhatAnImageHolds()
{
    const auto fits = [](FrameSheetSize sheet) {
        return sheet.width <= limits::imageSide && sheet.height <= limits::imageSide &&
               sheet.width * sheet.height <= limits::imagePixels;
    };
    for (const QSize frame : frameSizes) {
        const int most = mostFramesOnSheet(frame);
        QVERIFY(most >= 1);
        QVERIFY(fits(frameSheetSize(frame, most)));
        QVERIFY(!fits(frameSheetSize(frame, most + 1)));
    }
    QCOMPARE(mostFramesOnSheet({16385, 1}), 0);
    QCOMPARE(mostFramesOnSheet({0, 5}), 0);
}

HITBOX_TEST(FrameSheetTest)
#include "frame_sheet_test.moc"
