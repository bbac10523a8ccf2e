#include "test_class.h"
#include "windows/files/samples.h"

#include "formats/project/project_file.h"

#include <QTest>

using namespace hitbox;

class SamplesTest : public QObject
{
    Q_OBJECT

private slots:
    void areFoundAndRead()
    {
        for (const Sample sample : {Sample::Drawing, Sample::Stage})
            QVERIFY(readProject(samplePath(sample)));
    }

    void theStageHasOneOfEach()
    {
        const Stage stage = readProject(samplePath(Sample::Stage))->stages.first();
        QVERIFY(stage.layers.size() > 1 && stage.emitters.size() > 1);
        QSet<ShapeKind> probes;
        for (const Probe &probe : stage.probes)
            probes.insert(kindOf(probe.outline));
        QCOMPARE(probes.size(), 5);
        const auto any = [&stage](const auto &what) {
            return std::any_of(stage.instances.cbegin(), stage.instances.cend(), what);
        };
        QVERIFY(any([](const Instance &instance) { return instance.spin != 0; }));
        QVERIFY(any([](const Instance &instance) { return instance.velocity != geometry::Point(); }));
        QVERIFY(any([](const Instance &instance) { return !instance.tag.isEmpty(); }));
    }
};

HITBOX_CORE_TEST(SamplesTest)
#include "samples_test.moc"
