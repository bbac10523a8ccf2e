#include "formats/merge/list_identity.h"
#include "test_class.h"

#include <QTest>

using namespace hitbox;

namespace {

/// The numbers of the items of a side, whose other side is as the base.
std::vector<int> oursOf(const QByteArray &base, const QByteArray &ours)
{
    return identitiesOf(*treeOfText(base), *treeOfText(ours), *treeOfText(base)).ours;
}

} // namespace

class ListIdentityTest : public QObject
{
    Q_OBJECT

private slots:
    void itemsAreKnownByTheirIdsAndNames()
    {
        QCOMPARE(oursOf(R"([{"id": 1}, {"id": 2}])", R"([{"id": 2}, {"id": 3}, {"id": 1}])"),
                 (std::vector<int>{1, 2, 0}));
        QCOMPARE(oursOf(R"([{"name": "a"}, {"name": "b"}])", R"([{"name": "b"}, {"name": "a"}])"),
                 (std::vector<int>{1, 0}));
    }

    void whatIsEqualComesBeforeWhatIsAlike()
    {
        QCOMPARE(oursOf(R"([{"x": 1, "y": 1}, {"x": 1, "y": 2}])", R"([{"x": 1, "y": 2}])"), (std::vector<int>{1}));
    }

    void anotherNameIsGivenToWhatHoldsTheSame()
    {
        QCOMPARE(oursOf(R"([{"name": "a", "x": 1, "y": 2}, {"name": "b", "x": 5, "y": 6}])",
                        R"([{"name": "new", "x": 1, "y": 2}, {"name": "b", "x": 5, "y": 6}])"),
                 (std::vector<int>{0, 1}));
        QCOMPARE(oursOf(R"([{"name": "a", "x": 1, "y": 2}])", R"([{"name": "new", "x": 7, "y": 8}])"),
                 (std::vector<int>{1}));
    }

    void ofSeveralWithOneNameTheFirstIsTheFirst()
    {
        QCOMPARE(oursOf(R"([{"name": "a", "x": 1}, {"name": "a", "x": 2}])",
                        R"([{"name": "a", "x": 8}, {"name": "a", "x": 9}, {"name": "a", "x": 7}])"),
                 (std::vector<int>{0, 1, 2}));
    }

    void whatBothSidesAddedUnderOneNameIsOneThing()
    {
        const ListIdentities ids = identitiesOf(*treeOfText("[]"), *treeOfText(R"([{"name": "a", "x": 1}])"),
                                                *treeOfText(R"([{"name": "b"}, {"name": "a", "x": 2}])"));
        QCOMPARE(ids.ours, (std::vector<int>{0}));
        QCOMPARE(ids.theirs, (std::vector<int>{1, 0}));
        QCOMPARE(ids.count, 2);
    }
};

HITBOX_TEST(ListIdentityTest)
#include "list_identity_test.moc"
