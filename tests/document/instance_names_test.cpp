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
};

HITBOX_TEST(InstanceNamesTest)
#include "instance_names_test.moc"
