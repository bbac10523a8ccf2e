#include "formats/importers/aseprite_layers.h"
#include "test_class.h"

#include <QTest>

using namespace hitbox;

namespace {

QString inWords(const LayerRuns &found)
{
    QStringList words;
    for (const LayerRun &run : found.runs) {
        QStringList numbers;
        for (const int number : run.numbers)
            numbers.append(QString::number(number));
        words.append(QStringLiteral("%1@%2:%3").arg(run.layer, QString::number(run.first), numbers.join(u' ')));
    }
    return words.join(u'|') + (found.isFirstGuessed ? QStringLiteral("?") : QString());
}

} // namespace

class AsepriteLayersTest : public QObject
{
    Q_OBJECT

private slots:
    void namesAsAsepriteWritesThemTellLayers()
    {
        const QStringList entries{"h (Body) 0.ase", "h (Body) 1.ase", "h (Sword) 1.ase"};
        QCOMPARE(inWords(layerRunsOf(entries, {}, {1, {}})), QStringLiteral("Body@0:0 1|Sword@2:1"));
        QCOMPARE(inWords(layerRunsOf(entries, {"Body", "Sword"}, {1, {}})), QStringLiteral("Body@0:0 1|Sword@2:1"));
    }

    void namesOfTheUsersOwnDoWhereTheFileListsItsLayers()
    {
        const QStringList entries{"Arm 1", "Arm 2", "Arm 2 left 1", "Arm 2 left 2"};
        QCOMPARE(inWords(layerRunsOf(entries, {"Arm", "Arm 2 left"}, {1, {}})),
                 QStringLiteral("Arm@0:0 1|Arm 2 left@2:0 1"));
        QCOMPARE(inWords(layerRunsOf({"Body 0", "Body 1", "Sword 0"}, {}, {1, {}})), QStringLiteral("@0:0 1 2"));
    }

    void oneLayerOrNoneIsOneRun()
    {
        QCOMPARE(inWords(layerRunsOf({"h (Body) 1.ase", "h (Body) 2.ase"}, {"Body", "Sword"}, {1, {}})),
                 QStringLiteral("@0:0 1"));
        QCOMPARE(inWords(layerRunsOf({"h (Body) 0.ase", "h (Sword) 0.ase", "h (Body) 1.ase"}, {}, {0, {}})),
                 QStringLiteral("@0:0 1 2"));
        QCOMPARE(inWords(layerRunsOf({"idle", "walk"}, {"Body"}, {-1, {}})), QStringLiteral("@0:0 1"));
        QVERIFY(layerRunsOf({}, {}, {}).runs.constFirst().numbers.isEmpty());
    }

    void framesInWhichNoLayerHasAnythingCount()
    {
        const QStringList entries{"h (A) 1", "h (A) 2", "h (B) 1", "h (B) 2"};
        QCOMPARE(inWords(layerRunsOf(entries, {"A", "B"}, {2, {}})), QStringLiteral("A@0:1 2|B@2:1 2"));
        QCOMPARE(inWords(layerRunsOf(entries, {"A", "B"}, {1, {}})), QStringLiteral("A@0:0 1|B@2:0 1"));
    }

    void theFirstFrameIsFoundByTagsThatReachTheLast()
    {
        const QStringList from1{"h (A) 1", "h (A) 3", "h (B) 2", "h (B) 3"};
        QCOMPARE(inWords(layerRunsOf(from1, {}, {2, {}})), QStringLiteral("A@0:0 2|B@2:1 2"));
        QCOMPARE(inWords(layerRunsOf(from1, {}, {3, {}})), QStringLiteral("A@0:1 3|B@2:2 3"));
        const QStringList from100{"h (A) 100", "h (A) 102", "h (B) 101"};
        QCOMPARE(inWords(layerRunsOf(from100, {}, {2, {}})), QStringLiteral("A@0:0 2|B@2:1"));
        const QStringList from2{"h (A) 2", "h (A) 4", "h (B) 3"};
        QCOMPARE(inWords(layerRunsOf(from2, {"A", "B"}, {3, {}})), QStringLiteral("A@0:1 3|B@2:2"));
    }

    void theFirstFrameIsFoundByCelsThatTheFileLists()
    {
        const QStringList entries{"h (A) 1", "h (A) 3", "h (B) 2", "h (B) 4"};
        QCOMPARE(inWords(layerRunsOf(entries, {"A", "B"}, {-1, {{"A", {3}}}})), QStringLiteral("A@0:1 3|B@2:2 4"));
        QCOMPARE(inWords(layerRunsOf(entries, {"A", "B"}, {-1, {{"B", {1}}}})), QStringLiteral("A@0:0 2|B@2:1 3"));
        QCOMPARE(inWords(layerRunsOf(entries, {"A", "B"}, {1, {{"A", {0, 2}}}})), QStringLiteral("A@0:0 2|B@2:1 3"));
    }

    void aFirstFrameThatNothingTellsIsGuessed()
    {
        const QStringList whole{"h (A) 1", "h (A) 2", "h (A) 3", "h (B) 1", "h (B) 2", "h (B) 3"};
        QCOMPARE(inWords(layerRunsOf(whole, {}, {})), QStringLiteral("A@0:0 1 2|B@3:0 1 2?"));
        QCOMPARE(inWords(layerRunsOf(whole, {}, {0, {}})), QStringLiteral("A@0:0 1 2|B@3:0 1 2?"));
        const QStringList gaps{"h (A) 1", "h (A) 2", "h (A) 4", "h (B) 1", "h (B) 4"};
        QCOMPARE(inWords(layerRunsOf(gaps, {}, {})), QStringLiteral("A@0:1 2 4|B@3:1 4?"));
        QCOMPARE(inWords(layerRunsOf(gaps, {}, {1, {}})), QStringLiteral("A@0:1 2 4|B@3:1 4?"));
        const QStringList late{"h (A) 3", "h (A) 4", "h (B) 3", "h (B) 4"};
        QCOMPARE(inWords(layerRunsOf(late, {}, {2, {}})), QStringLiteral("A@0:3 4|B@2:3 4?"));
        const QStringList from0{"h (A) 0", "h (A) 2", "h (B) 1"};
        QCOMPARE(inWords(layerRunsOf(from0, {}, {})), QStringLiteral("A@0:0 2|B@2:1"));
    }

    void tagsInBracketsAreNoLayers()
    {
        const QStringList entries{"h (walk) 0", "h (walk) 1", "h (run) 0", "h (run) 1"};
        QCOMPARE(inWords(layerRunsOf(entries, {}, {3, {}})), QStringLiteral("@0:0 1 2 3"));
    }

    void moreLayersThanAnybodyDrawsAreNone()
    {
        QStringList entries;
        for (int i = 0; i < 200'000; ++i)
            entries.append(QStringLiteral("h (L%1) 0").arg(i));
        QCOMPARE(layerRunsOf(entries, {}, {0, {}}).runs.size(), 1);
        QCOMPARE(layerRunsOf(entries, QStringList(1'000'000, QStringLiteral("L")), {0, {}}).runs.size(), 1);
    }
};

HITBOX_CORE_TEST(AsepriteLayersTest)
#include "aseprite_layers_test.moc"
