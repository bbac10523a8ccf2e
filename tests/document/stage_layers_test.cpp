#include "document/stage_layers.h"
#include "test_class.h"

#include <QTest>

using namespace hitbox;

namespace {

Stage layered()
{
    Stage stage;
    stage.layers = {{.name = "back"}, {.name = "front"}, {.name = "back", .locked = true}};
    for (const char *layer : {"front", "", "back", "front", "nowhere"})
        stage.instances.append({.layer = layer});
    return stage;
}

} // namespace

class StageLayersTest : public QObject
{
    Q_OBJECT

private slots:
    void ofTwoLayersWithOneNameTheFirstIsMeant()
    {
        const Stage stage = layered();
        QCOMPARE(layerOf(stage, stage.instances.at(2)), 0);
        QVERIFY(!isLocked(stage, stage.instances.at(2)));
    }

    void whatIsOnNoLayerLiesBelowAndIsShown()
    {
        Stage stage = layered();
        for (StageLayer &layer : stage.layers)
            layer = {.name = layer.name, .visible = false, .locked = true};
        QCOMPARE(layerOf(stage, stage.instances.at(4)), -1);
        QVERIFY(isShown(stage, stage.instances.at(4)));
        QVERIFY(isTakeable(stage, stage.instances.at(1)));
        QVERIFY(!isShown(stage, stage.instances.at(0)));
    }

    void hiddenAndLockedOnesCannotBeTaken()
    {
        Stage stage = layered();
        stage.layers[1].visible = false;
        QVERIFY(!isTakeable(stage, stage.instances.at(0)));
        stage.layers[1] = {.name = "front", .locked = true};
        QVERIFY(!isTakeable(stage, stage.instances.at(0)));
        QVERIFY(isShown(stage, stage.instances.at(0)));
    }

    void paintsLayerByLayerAndOnEachInOrder()
    {
        QCOMPARE(paintOrder(layered()), (QList<int>{1, 4, 2, 0, 3}));
        Stage flat = layered();
        flat.layers.clear();
        QCOMPARE(paintOrder(flat), (QList<int>{0, 1, 2, 3, 4}));
        QCOMPARE(paintOrder({}), QList<int>());
    }
};

HITBOX_TEST(StageLayersTest)
#include "stage_layers_test.moc"
