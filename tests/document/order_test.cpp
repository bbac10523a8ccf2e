#include "document/order.h"
#include "test_class.h"

#include <QTest>

using namespace hitbox;

class OrderTest : public QObject
{
    Q_OBJECT

private slots:
    void entriesMoveTogetherAndInTheirOwnOrder()
    {
        QCOMPARE(orderAfterMove(5, {3, 1}, 0), (QList<int>{1, 3, 0, 2, 4}));
        QCOMPARE(orderAfterMove(5, {3, 1}, 5), (QList<int>{0, 2, 4, 1, 3}));
    }

    void eachGoesOnePlaceForwardOrBackward()
    {
        const QList<int> one(5, 0);
        QCOMPARE(orderAfterRestack(one, {1}, Restack::Forward), (QList<int>{0, 2, 1, 3, 4}));
        QCOMPARE(orderAfterRestack(one, {0, 1}, Restack::Forward), (QList<int>{2, 0, 1, 3, 4}));
        QCOMPARE(orderAfterRestack(one, {0, 2}, Restack::Forward), (QList<int>{1, 0, 3, 2, 4}));
        QCOMPARE(orderAfterRestack(one, {3, 4}, Restack::Backward), (QList<int>{0, 1, 3, 4, 2}));
    }

    void whatIsAtItsEndStays()
    {
        const QList<int> one(4, 0);
        const QList<int> before{0, 1, 2, 3};
        QCOMPARE(orderAfterRestack(one, {2, 3}, Restack::Forward), before);
        QCOMPARE(orderAfterRestack(one, {0, 1}, Restack::Backward), before);
        QCOMPARE(orderAfterRestack(one, {0, 1, 2, 3}, Restack::ToFront), before);
        QCOMPARE(orderAfterRestack(one, {}, Restack::ToBack), before);
        QCOMPARE(orderAfterRestack(QList<int>(), {}, Restack::Forward), QList<int>());
    }

    void allGoToAnEnd()
    {
        const QList<int> one(5, 0);
        QCOMPARE(orderAfterRestack(one, {3, 0}, Restack::ToFront), (QList<int>{1, 2, 4, 0, 3}));
        QCOMPARE(orderAfterRestack(one, {3, 1}, Restack::ToBack), (QList<int>{1, 3, 0, 2, 4}));
    }

    void groupsKeepTheirPlaces()
    {
        const QList<int> groups{7, -1, 7, -1, 7};
        QCOMPARE(orderAfterRestack(groups, {0}, Restack::Forward), (QList<int>{2, 1, 0, 3, 4}));
        QCOMPARE(orderAfterRestack(groups, {0}, Restack::ToFront), (QList<int>{2, 1, 4, 3, 0}));
        QCOMPARE(orderAfterRestack(groups, {3, 4}, Restack::ToBack), (QList<int>{4, 3, 0, 1, 2}));
    }

    void forwardAndBackwardUndoEachOther()
    {
        const QList<int> one(6, 0);
        for (const QList<int> &which : {QList<int>{1}, QList<int>{1, 2}, QList<int>{1, 3}}) {
            const QList<int> forward = orderAfterRestack(one, which, Restack::Forward);
            QList<int> there;
            for (const int entry : which)
                there.append(placesIn(forward).at(entry));
            const QList<int> back = orderAfterRestack(one, there, Restack::Backward);
            QCOMPARE(inOrder(forward, back), (QList<int>{0, 1, 2, 3, 4, 5}));
        }
    }
};

HITBOX_TEST(OrderTest)
#include "order_test.moc"
