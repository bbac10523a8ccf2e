#include "document/emitter_edits.h"
#include "test_class.h"

#include "document/edits.h"

#include <QTest>

using namespace hitbox;

namespace {

Document emitterSample()
{
    Document document = emptyProject();
    Stage stage;
    stage.instances = {{.position = {40, 10}}, {.position = {-7, 3}}};
    return addStage(document, stage);
}

} // namespace

class EmitterEditsTest : public QObject
{
    Q_OBJECT

private slots:
    void aFreshOneStrikesTheFirstInstance()
    {
        const Document document = emitterSample();
        const Emitter emitter = freshEmitter(document, document.stages.first());
        QVERIFY(!findCategory(document, emitter.category)->hits.isEmpty());
        QCOMPARE(emitter.target, std::optional(0));
        QCOMPARE(aimOf(document.stages.first(), emitter), (geometry::Point{40, 10}));
        QVERIFY(!freshEmitter(document, {}).target);
        QVERIFY(freshEmitter({}, {}).category.isEmpty());
    }

    void duplicatesFollowTheirOriginal()
    {
        Document document = emitterSample();
        for (int i = 0; i < 2; ++i)
            document = addEmitter(document, 0, freshEmitter(document, document.stages.first()));
        document = duplicateEmitter(document, 0, 0);
        const QList<Emitter> &emitters = document.stages.first().emitters;
        QCOMPARE(emitters.size(), 3);
        QCOMPARE(emitters.at(1).name, QString("emitter 3"));
        Emitter renamed = emitters.at(0);
        renamed.name = emitters.at(1).name;
        QCOMPARE(emitters.at(1), renamed);
        QCOMPARE(withoutEmitter(document, 0, 1).stages.first().emitters.at(1).name, QString("emitter 2"));
    }

    void aTargetThatIsNotThereLeavesThePlace()
    {
        const Stage stage = emitterSample().stages.first();
        QCOMPARE(aimOf(stage, {.target = 2, .aim = {1, 2}}), (geometry::Point{1, 2}));
        QCOMPARE(aimOf(stage, {.target = -1, .aim = {1, 2}}), (geometry::Point{1, 2}));
        QCOMPARE(aimOf(stage, {.target = 1, .aim = {1, 2}}), (geometry::Point{-7, 3}));
    }

    void everyKindOfBulletIsWhatItSays()
    {
        for (const BulletKind kind :
             {BulletKind::Point, BulletKind::Circle, BulletKind::Box, BulletKind::Capsule, BulletKind::Drawn})
            QCOMPARE(bulletKindOf(freshBullet(kind)), kind);
    }

    void aShapeBecomesABulletAboutItsMiddle()
    {
        QCOMPARE(asBullet(geometry::Box{{10, 20}, {14, 30}}), Outline(geometry::Box{{-2, -5}, {2, 5}}));
        QCOMPARE(asBullet(PolygonOutline{{{1, 1}, {5, 1}, {1, 9}}}),
                 Outline(PolygonOutline{{{-2, -4}, {2, -4}, {-2, 4}}}));
        QCOMPARE(asBullet(PolygonOutline{}), Outline(PolygonOutline{}));
    }

    void sizesAreTypedAboutTheMiddle()
    {
        QCOMPARE(withBulletSize(geometry::Circle{{1, 1}, 2}, 0, 5), Outline(geometry::Circle{{1, 1}, 5}));
        QCOMPARE(withBulletSize(geometry::Box{{-2, -5}, {2, 5}}, 0, 10), Outline(geometry::Box{{-5, -5}, {5, 5}}));
        QCOMPARE(withBulletSize(geometry::Box{{-2, -5}, {2, 5}}, 1, 2), Outline(geometry::Box{{-2, -1}, {2, 1}}));
        const Outline capsule = geometry::Capsule{{0, -2}, {0, 2}, 1};
        QCOMPARE(bulletSizes(capsule), (QList<double>{4, 1}));
        QCOMPARE(withBulletSize(capsule, 0, 8), Outline(geometry::Capsule{{0, -4}, {0, 4}, 1}));
        QCOMPARE(withBulletSize(capsule, 1, 3), Outline(geometry::Capsule{{0, -2}, {0, 2}, 3}));
        const Outline ball = geometry::Capsule{{0, 0}, {0, 0}, 1};
        QCOMPARE(withBulletSize(ball, 0, 2), Outline(geometry::Capsule{{-1, 0}, {1, 0}, 1}));
        QCOMPARE(withBulletSize(capsule, 1, -3), Outline(geometry::Capsule{{0, -2}, {0, 2}, 0}));
    }
};

HITBOX_TEST(EmitterEditsTest)
#include "emitter_edits_test.moc"
