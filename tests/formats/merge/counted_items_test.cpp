#include "formats/merge/counted_items.h"
#include "test_class.h"

#include <QTest>

using namespace hitbox;

namespace {

const Counting &tagsOfFrames()
{
    return countings[0];
}

JsonTree treeIn(const QByteArray &json)
{
    return *treeOfText(json);
}

} // namespace

class CountedItemsTest : public QObject
{
    Q_OBJECT

private slots:
    void placesBecomeNumbersAndPlacesAgain()
    {
        const JsonTree tags = treeIn(R"([{"name": "walk", "from": 0, "to": 1}])");
        const JsonTree counted = numbered(tags, tagsOfFrames(), {4, 7});
        QCOMPARE(jsonOf(counted), QByteArray(R"([{"name": "walk", "from": 4, "to": 7}])"));
        const CountedAgain again = countedAgain(counted, tagsOfFrames(), {2, 4, 7});
        QCOMPARE(jsonOf(again.list), QByteArray(R"([{"name": "walk", "from": 1, "to": 2}])"));
        QVERIFY(again.emptied.isEmpty());
    }

    void aTagShrinksToTheFramesThatAreLeft()
    {
        const JsonTree tags = treeIn(R"([{"name": "walk", "from": 0, "to": 2}])");
        const CountedAgain again = countedAgain(numbered(tags, tagsOfFrames(), {0, 1, 2}), tagsOfFrames(), {1, 2});
        QCOMPARE(jsonOf(again.list), QByteArray(R"([{"name": "walk", "from": 0, "to": 1}])"));
    }

    void aTagWithoutFramesGoes()
    {
        const JsonTree tags = treeIn(R"([{"name": "walk", "from": 0, "to": 0}])");
        const CountedAgain again = countedAgain(numbered(tags, tagsOfFrames(), {0, 1}), tagsOfFrames(), {1});
        QVERIFY(again.list.items.empty());
        QCOMPARE(again.emptied, QStringList{"walk"});
    }

    void aCountToNothingStaysAsItWas()
    {
        const JsonTree tags = treeIn(R"([{"name": "walk", "from": 5, "to": 9}])");
        const CountedAgain again = countedAgain(numbered(tags, tagsOfFrames(), {0, 1}), tagsOfFrames(), {1, 0});
        QCOMPARE(jsonOf(again.list), jsonOf(tags));
    }

    void anEmitterOfAnInstanceThatWentAimsAtNone()
    {
        const JsonTree emitters = treeIn(R"([{"target": 0}])");
        const CountedAgain again = countedAgain(numbered(emitters, countings[1], {0, 1}), countings[1], {1});
        QCOMPARE(jsonOf(again.list), QByteArray(R"([{"target": 1}])"));
    }
};

HITBOX_TEST(CountedItemsTest)
#include "counted_items_test.moc"
