#include "document/instance_names.h"
#include "test_class.h"

#include <QTest>

using namespace hitbox;

namespace {

Instance placed(const char *sprite, const char *layer = "")
{
    Instance instance;
    instance.sprite = QLatin1String(sprite);
    instance.layer = QLatin1String(layer);
    return instance;
}

} // namespace

class InstanceNamesTest : public QObject
{
    Q_OBJECT

private slots:
    void theSecondOfASpriteHasANumber()
    {
        Stage stage;
        stage.instances = {placed("ship"), placed("rock"), placed("ship"), placed("ship")};
        QCOMPARE(instanceNames(stage), (QStringList{"ship", "rock", "ship 2", "ship 3"}));
        QCOMPARE(instanceNumbers(stage), (QList<int>{1, 1, 2, 3}));
        QCOMPARE(instanceNames(Stage()), QStringList());
    }

    void theyAreCountedFromTheBottomUp()
    {
        Stage stage;
        stage.layers = {{.name = "back"}, {.name = "front"}};
        stage.instances = {placed("ship", "front"), placed("ship", "back"), placed("ship"), placed("ship", "back")};
        QCOMPARE(instanceNames(stage), (QStringList{"ship 4", "ship 2", "ship", "ship 3"}));
    }

    void oneIsCalledAsAmongAll()
    {
        Stage stage;
        stage.layers = {{.name = "back"}, {.name = "front"}};
        stage.instances = {placed("ship", "front"), placed("rock", "back"), placed("ship"), placed("rock"),
                           placed("ship", "front")};
        const QStringList names = instanceNames(stage);
        for (int i = 0; i < names.size(); ++i)
            QCOMPARE(instanceName(stage, i), names.at(i));
    }

    void namesFollowTheStage()
    {
        Stage stage;
        stage.layers = {{.name = "back"}, {.name = "front"}};
        stage.instances = {placed("ship", "front"), placed("ship", "back"), placed("rock")};
        InstanceNames names;
        const auto follows = [&](bool differ) {
            const bool isAsSaid = names.follow(stage) == differ;
            QStringList list;
            for (qsizetype i = 0; i < names.count(); ++i)
                list.append(names.at(i));
            return isAsSaid && list == instanceNames(stage);
        };
        QVERIFY(follows(true));
        stage.instances[0].position = {4, 4};
        QVERIFY(follows(false));
        stage.instances[0].layer.clear();
        QVERIFY(follows(true));
        stage.instances[1].layer = "front";
        QVERIFY(follows(false));
        stage.layers.swapItemsAt(0, 1);
        stage.instances[0].layer = "back";
        QVERIFY(follows(true));
        stage.instances[2].sprite = "ship";
        QVERIFY(follows(true));
        stage = {};
        QVERIFY(follows(true));
    }
};

HITBOX_TEST(InstanceNamesTest)
#include "instance_names_test.moc"
