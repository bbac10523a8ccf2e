#include "test_class.h"
#include "tools/instance_extent.h"

#include "tool_bench.h"

#include <QTest>

using namespace hitbox;
using geometry::Box;

class InstanceExtentTest : public QObject
{
    Q_OBJECT

private slots:
    void isThatOfTheTurnedFrameOrItsShapes()
    {
        const Document document = documentWith({squareAt(0, 0, 10), squareAt(20, 40, 10)});
        const Instance ship{.sprite = "ship", .frame = "ship_0", .position = {100, 0}, .scale = {-2, 1}};
        QCOMPARE(*extentOf(document, ship, ExtentBy::Frames), (Box{{36, -32}, {164, 32}}));
        QCOMPARE(*extentOf(document, ship, ExtentBy::Shapes), (Box{{104, -32}, {164, 18}}));
    }

    void whatIsNotThereTakesUpNothing()
    {
        const Document bare = documentWith({});
        const Instance ship{.sprite = "ship", .frame = "ship_0"};
        QVERIFY(!extentOf(bare, ship, ExtentBy::Shapes));
        QVERIFY(!extentOf(bare, {}, ExtentBy::Frames));
        QVERIFY(!extentOf(bare, {}, ExtentBy::Shapes));
    }

    void joinsWhatThereIs()
    {
        const Box a{{0, 0}, {1, 1}};
        QCOMPARE(joined(a, std::nullopt), std::optional(a));
        QCOMPARE(joined(std::nullopt, a), std::optional(a));
        QCOMPARE(joined(a, Box{{-3, 5}, {-2, 6}}), std::optional(Box{{-3, 0}, {1, 6}}));
        QVERIFY(!joined(std::nullopt, std::nullopt));
    }
};

HITBOX_TEST(InstanceExtentTest)
#include "instance_extent_test.moc"
