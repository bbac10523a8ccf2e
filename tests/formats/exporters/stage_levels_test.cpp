#include "formats/exporters/stage_levels.h"
#include "test_class.h"

#include "document/instance_names.h"
#include "formats/exporters/golden.h"

#include <QTest>

using namespace hitbox;

class StageLevelsTest : public QObject
{
    Q_OBJECT

private slots:
    void ordersInstancesFromTheBottomUpUnderNamesOfTheirOwn()
    {
        Document document = golden::lopsided();
        Stage &stage = document.stages[0];
        stage.layers = {{QStringLiteral("back")}};
        stage.instances[0].layer = QStringLiteral("back"); // above what stands on no layer
        const Levels levels = levelsOf(document);
        QCOMPARE(levels.levels.size(), 1);
        const Level &level = levels.levels[0];
        QCOMPARE(level.instances[0].instance, &document.stages[0].instances[1]);
        QCOMPARE(level.instances[0].ref, (FrameRef{0, 1}));
        QCOMPARE(level.instances[0].name, QStringLiteral("lopsided"));
        QCOMPARE(level.instances[1].name, QStringLiteral("lopsided_2"));
        QCOMPARE(level.fileName(), QStringLiteral("duel_stage"));
        QCOMPARE(spritesOn(level), QList<int>{0});
        QCOMPARE(instancesOn(level, -1).size(), 1);
        QCOMPARE(instancesOn(level, 0)[0].name, QStringLiteral("lopsided_2"));
    }

    void namesInstancesAsTheWindowDoes()
    {
        Document document = golden::lopsided();
        Stage &stage = document.stages[0];
        stage.layers = {{QStringLiteral("back")}};
        stage.instances.append(stage.instances[0]);
        stage.instances[0].layer = QStringLiteral("back");
        stage.instances[1].frame = QStringLiteral("absent"); // counted all the same
        const QStringList names = instanceNames(stage);
        const Levels levels = levelsOf(document);
        for (const LevelInstance &placed : levels.levels[0].instances) {
            const auto index = placed.instance - document.stages.at(0).instances.constData();
            QCOMPARE(placed.name, QString(names.at(index)).replace(u' ', u'_'));
        }
        QCOMPARE(names, (QStringList{"lopsided 3", "lopsided", "lopsided 2"}));
    }

    void tellsWhatIsLeftOut()
    {
        Document document = golden::lopsided();
        Stage &stage = document.stages[0];
        stage.instances[0].frame = QStringLiteral("absent");
        stage.instances.append(stage.instances[1]);
        stage.instances[2].scale.y = 0;
        stage.instances[1].spin = 5;
        stage.probes.append(Probe{geometry::Circle{{1, 1}, 2}, {}});
        const Levels levels = levelsOf(document);
        QStringList messages;
        for (const Finding &loss : levels.losses)
            messages.append(loss.message);
        QCOMPARE(messages, (QStringList{QStringLiteral("Stage “duel”: instance 0 is left out: it has no frame"),
                                        QStringLiteral("Stage “duel”: instance 2 is left out: it is scaled to nothing"),
                                        QStringLiteral("Stage “duel”: probes and emitters are left out"),
                                        QStringLiteral("Stage “duel”: velocities and spins of the play test are left "
                                                       "out")}));
        QCOMPARE(levels.levels[0].instances.size(), 1);
    }

    void makesNoLevelOfAnEmptyStage()
    {
        Document document = golden::lopsided();
        document.stages[0].instances.clear();
        QVERIFY(levelsOf(document).levels.isEmpty());
    }
};

HITBOX_CORE_TEST(StageLevelsTest)
#include "stage_levels_test.moc"
