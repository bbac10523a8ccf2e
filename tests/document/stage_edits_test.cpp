#include "document/stage_edits.h"
#include "test_class.h"

#include "document/ids_at.h"

#include <QTest>

using namespace hitbox;

namespace {

/// Four instances a to d; one emitter aims at c, one at a place, one at nothing that is there.
Stage fourInstances()
{
    Stage stage;
    stage.layers = {{.name = "back"}, {.name = "front"}};
    double x = 0;
    for (const char *sprite : {"a", "b", "c", "d"})
        stage.instances.append({.sprite = sprite, .position = {x += 10, 1}, .layer = "front"});
    stage.emitters = {{.name = "turret", .target = 2}, {.name = "sky", .aim = {7, 7}}, {.name = "lost", .target = 9}};
    return stage;
}

QString sprites(const Stage &stage)
{
    QString names;
    for (const Instance &instance : stage.instances)
        names += instance.sprite;
    return names;
}

QStringList layers(const Stage &stage)
{
    QStringList names;
    for (const StageLayer &layer : stage.layers)
        names.append(layer.name);
    return names;
}

} // namespace

class StageEditsTest : public QObject
{
    Q_OBJECT

    const Stage m_four = fourInstances();

private slots:
    void editsEachOfSome()
    {
        const Stage after = withEach(m_four, idsAt(m_four.instances, {1, 3}), [](Instance instance) {
            instance.rotation = 45;
            return instance;
        });
        QCOMPARE(after.instances.at(0), fourInstances().instances.at(0));
        QCOMPARE(after.instances.at(1).rotation, 45.0);
        QCOMPARE(after.instances.at(3).rotation, 45.0);
    }

    void emittersFollowWhatIsLeft()
    {
        const Stage after = removeInstances(m_four, idsAt(m_four.instances, {0, 3}));
        QCOMPARE(sprites(after), QStringLiteral("bc"));
        QCOMPARE(after.emitters.at(0).target, std::optional(1));
        QCOMPARE(after.emitters.at(1), fourInstances().emitters.at(1));
        QCOMPARE(after.emitters.at(2).target, std::optional(9));
    }

    void anEmitterWithoutItsTargetAimsAtWhereThatStood()
    {
        const Stage after = removeInstances(m_four, idsAt(m_four.instances, {2}));
        QVERIFY(!after.emitters.at(0).target);
        QCOMPARE(after.emitters.at(0).aim, (geometry::Point{30, 1}));
    }

    void emittersFollowTheOrder()
    {
        const Stage after = moveInstances(m_four, idsAt(m_four.instances, {3, 2}), 0);
        QCOMPARE(sprites(after), QStringLiteral("cdab"));
        QCOMPARE(after.emitters.at(0).target, std::optional(0));
        QCOMPARE(moveInstances(after, idsAt(after.instances, {0, 1}), 4), fourInstances());
    }

    void instancesGoPastOthersOfTheirLayer()
    {
        Stage stage = fourInstances();
        for (int i = 0; i < 4; ++i)
            stage.instances[i].layer = QStringLiteral("front");
        stage.instances[1].layer = {};
        const Stage after =
            withInstanceOrder(stage, orderAfterRestack(stage, idsAt(stage.instances, {0}), Restack::Forward));
        QCOMPARE(sprites(after), QStringLiteral("cbad"));
        QCOMPARE(after.emitters.at(0).target, std::optional(0));
        QCOMPARE(withInstanceOrder(stage, orderAfterRestack(stage, idsAt(stage.instances, {1}), Restack::ToFront)),
                 stage);
    }

    void copiesStandBehindAllOthers()
    {
        const Stage after = duplicateInstances(m_four, idsAt(m_four.instances, {2, 0}), {5, -5});
        QCOMPARE(sprites(after), QStringLiteral("abcdac"));
        QCOMPARE(after.instances.at(5).position, (geometry::Point{35, -4}));
        QCOMPARE(after.instances.at(5).layer, QStringLiteral("front"));
        QCOMPARE(after.emitters, fourInstances().emitters);
    }

    void goesOntoALayer()
    {
        const Stage after = onLayer(m_four, idsAt(m_four.instances, {1}), QStringLiteral("back"));
        QCOMPARE(after.instances.at(1).layer, QStringLiteral("back"));
        QCOMPARE(after.instances.at(0).layer, QStringLiteral("front"));
    }

    void newLayersGetFreeNames()
    {
        QCOMPARE(layers(addLayer(fourInstances(), {.name = "front"})), (QStringList{"back", "front", "front 2"}));
    }

    void instancesFollowTheNameOfTheirLayer()
    {
        const Stage after = withLayer(fourInstances(), 1, {.name = "actors", .locked = true});
        QCOMPARE(layers(after), (QStringList{"back", "actors"}));
        QVERIFY(after.layers.at(1).locked);
        QCOMPARE(after.instances.at(3).layer, QStringLiteral("actors"));
        QCOMPARE(layers(withLayer(fourInstances(), 1, {.name = "back"})), (QStringList{"back", "back 2"}));
    }

    void ofTwoLayersWithOneNameInstancesFollowTheFirst()
    {
        Stage twice = fourInstances();
        twice.layers.append({.name = "front"});
        QCOMPARE(withLayer(twice, 2, {.name = "other"}).instances, twice.instances);
        QCOMPARE(removeLayer(twice, 2).instances, twice.instances);
    }

    void withoutTheirLayerInstancesStandOnNone()
    {
        const Stage after = removeLayer(fourInstances(), 1);
        QCOMPARE(layers(after), QStringList{"back"});
        QCOMPARE(sprites(after), QStringLiteral("abcd"));
        QCOMPARE(after.instances.at(0).layer, QString());
    }

    void layersChangePlaces()
    {
        const Stage after = moveLayers(fourInstances(), {1}, 0);
        QCOMPARE(layers(after), (QStringList{"front", "back"}));
        QCOMPARE(after.instances, fourInstances().instances);
    }
};

HITBOX_TEST(StageEditsTest)
#include "stage_edits_test.moc"
