#include "test_class.h"
#include "windows/widgets/row_choice.h"

#include <QTest>

using namespace hitbox;

class RowChoiceTest : public QObject
{
    Q_OBJECT

private slots:
    void aloneItIsThatRow() { QCOMPARE(chosenBy({{1, 2}, 2, 1}, 4, {}), (RowChoice{{4}, 4, 4})); }

    void controlLetsARowJoinOrLeave()
    {
        QCOMPARE(chosenBy({{1}, 1, 1}, 4, Qt::ControlModifier), (RowChoice{{1, 4}, 4, 4}));
        QCOMPARE(chosenBy({{1, 4}, 4, 4}, 1, Qt::ControlModifier), (RowChoice{{4}, 1, 1}));
    }

    void shiftChoosesFromTheAnchorEitherWay()
    {
        QCOMPARE(chosenBy({{3}, 3, 3}, 5, Qt::ShiftModifier), (RowChoice{{3, 4, 5}, 5, 3}));
        QCOMPARE(chosenBy({{3, 4, 5}, 5, 3}, 2, Qt::ShiftModifier), (RowChoice{{2, 3}, 2, 3}));
        QCOMPARE(chosenBy({{0, 3}, 3, 3}, 4, Qt::ShiftModifier | Qt::ControlModifier), (RowChoice{{0, 3, 4}, 4, 3}));
    }

    void whatIsTakenOutLeadsToTheNearest()
    {
        QCOMPARE(leadOf({2, 5, 9}, 5), 5);
        QCOMPARE(leadOf({2, 9}, 5), 2);
        QCOMPARE(leadOf({2, 9}, 7), 9);
        QCOMPARE(leadOf({3, 7}, 5), 3);
        QCOMPARE(leadOf({}, 5), 5);
    }

    void onlyWhatIsListedStaysChosen()
    {
        const QList<Id<int>> ids{Id<int>::fresh(), Id<int>::fresh(), Id<int>::fresh(), Id<int>::fresh()};
        const QSet<Id<int>> chosen{ids[0], ids[1], ids[3]};
        QCOMPARE(chosenAmong({ids[1], ids[2]}, chosen, ids[3]), (QSet{ids[1], ids[3]}));
        QCOMPARE(chosenAmong({ids[1], ids[2]}, chosen, ids[2]), QSet{ids[1]});
        QVERIFY(chosenAmong({}, chosen, ids[2]).isEmpty());
    }

    void withoutAnAnchorShiftChoosesTheRow() { QCOMPARE(chosenBy({}, 2, Qt::ShiftModifier), (RowChoice{{2}, 2, 2})); }
};

HITBOX_TEST(RowChoiceTest)
#include "row_choice_test.moc"
