#include "formats/importers/aseprite_layers.h"
#include "test_class.h"

#include <QTest>

using namespace hitbox;

namespace {

QString inWords(const QList<LayerRun> &runs)
{
    QStringList words;
    for (const LayerRun &run : runs) {
        QStringList numbers;
        for (const int number : run.numbers)
            numbers.append(QString::number(number));
        words.append(QStringLiteral("%1@%2:%3").arg(run.layer, QString::number(run.first), numbers.join(u' ')));
    }
    return words.join(u'|');
}

} // namespace

class AsepriteLayersTest : public QObject
{
    Q_OBJECT

private slots:
    void namesAsAsepriteWritesThemTellLayers()
    {
        const QStringList entries{"h (Body) 0.ase", "h (Body) 1.ase", "h (Sword) 1.ase"};
        QCOMPARE(inWords(layerRunsOf(entries, {})), QStringLiteral("Body@0:0 1|Sword@2:1"));
        QCOMPARE(inWords(layerRunsOf(entries, {"Body", "Sword"})), QStringLiteral("Body@0:0 1|Sword@2:1"));
    }

    void namesOfTheUsersOwnDoWhereTheFileListsItsLayers()
    {
        const QStringList entries{"Arm 1", "Arm 2", "Arm 2 left 1", "Arm 2 left 2"};
        QCOMPARE(inWords(layerRunsOf(entries, {"Arm", "Arm 2 left"})), QStringLiteral("Arm@0:0 1|Arm 2 left@2:0 1"));
        QCOMPARE(inWords(layerRunsOf({"Body 0", "Body 1", "Sword 0"}, {})), QStringLiteral("@0:0 1 2"));
    }

    void oneLayerOrNoneIsOneRun()
    {
        QCOMPARE(inWords(layerRunsOf({"h (Body) 1.ase", "h (Body) 2.ase"}, {"Body", "Sword"})),
                 QStringLiteral("@0:0 1"));
        QCOMPARE(inWords(layerRunsOf({"h (Body) 0.ase", "h (Sword) 0.ase", "h (Body) 1.ase"}, {})),
                 QStringLiteral("@0:0 1 2"));
        QCOMPARE(inWords(layerRunsOf({"idle", "walk"}, {"Body"})), QStringLiteral("@0:0 1"));
        QVERIFY(layerRunsOf({}, {}).constFirst().numbers.isEmpty());
    }
};

HITBOX_CORE_TEST(AsepriteLayersTest)
#include "aseprite_layers_test.moc"
