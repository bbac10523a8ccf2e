#include "formats/merge/list_order.h"
#include "test_class.h"

#include <QTest>

using namespace hitbox;

namespace {

std::vector<std::optional<JsonTree>> keptItems(const QStringList &names)
{
    std::vector<std::optional<JsonTree>> items;
    for (const QString &name : names)
        items.push_back(name.isEmpty() ? std::nullopt : std::optional(textPiece(name)));
    return items;
}

} // namespace

class ListOrderTest : public QObject
{
    Q_OBJECT

private slots:
    void theSideThatMovedItemsIsFollowed()
    {
        const auto items = keptItems({"a", "b", "c"});
        const MergedOrder order = mergedOrder({{0, 1, 2}, {0, 1, 2}, {2, 0, 1}, 3}, items);
        QCOMPARE(order.taken, (std::vector<int>{2, 0, 1}));
        QVERIFY(order.other.empty());
    }

    void whereBothMovedItemsOursIsTakenAndTheirsIsTold()
    {
        const auto items = keptItems({"a", "b", "c"});
        const MergedOrder order = mergedOrder({{0, 1, 2}, {1, 0, 2}, {2, 0, 1}, 3}, items);
        QCOMPARE(order.taken, (std::vector<int>{1, 0, 2}));
        QCOMPARE(order.other, (std::vector<int>{2, 0, 1}));
    }

    void whatOneSideAddedFollowsWhatItFollowsThere()
    {
        const auto items = keptItems({"a", "b", "of ours", "of theirs"});
        const ListIdentities ids{{0, 1}, {0, 2, 1}, {3, 0, 1}, 4};
        QCOMPARE(mergedOrder(ids, items).taken, (std::vector<int>{3, 0, 2, 1}));
    }

    void whatTheMergeDidNotKeepIsInNoOrder()
    {
        const auto items = keptItems({"a", {}, "c"});
        QCOMPARE(mergedOrder({{0, 1, 2}, {0, 1, 2}, {0, 2}, 3}, items).taken, (std::vector<int>{0, 2}));
    }

    void sidesMayBeSwapped()
    {
        const auto items = keptItems({"a", "b", "d", "c"});
        const std::vector<int> base{0, 1};
        const std::vector<int> ours{0, 2, 1};
        const std::vector<int> theirs{0, 3, 1};
        const MergedOrder order = mergedOrder({base, ours, theirs, 4}, items);
        QCOMPARE(order.taken, (std::vector<int>{0, 3, 2, 1}));
        QCOMPARE(mergedOrder({base, theirs, ours, 4}, items).taken, order.taken);
    }
};

HITBOX_TEST(ListOrderTest)
#include "list_order_test.moc"
