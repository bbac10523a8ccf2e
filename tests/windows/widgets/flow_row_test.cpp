#include "test_class.h"
#include "windows/widgets/flow_row.h"

#include <QTest>

using namespace hitbox;

namespace {

QWidget *part(int width)
{
    auto *made = new QWidget;
    made->setMinimumSize(width, 20);
    return made;
}

} // namespace

class FlowRowTest : public QObject
{
    Q_OBJECT

private slots:
    void partsStandBesideEachOtherWhereTheyHaveRoom()
    {
        FlowRow row(10);
        QWidget *first = part(100);
        QWidget *second = part(60);
        row.add(first);
        row.add(second, 1);
        row.resize(300, 20);
        row.show();
        QVERIFY(QTest::qWaitForWindowExposed(&row));
        QCOMPARE(first->y(), second->y());
        QVERIFY(second->x() >= first->geometry().right() + 10);
        QCOMPARE(second->geometry().right(), 299); // which stretches
        QCOMPARE(row.minimumSizeHint().height(), 20);
    }

    void theyGoBelowEachOtherWhereTheyHaveNot()
    {
        FlowRow row(10);
        const QList<QWidget *> parts{part(100), part(60), part(80)};
        for (QWidget *each : parts)
            row.add(each);
        QCOMPARE(row.minimumSizeHint().width(), 100);
        row.resize(175, 60);
        row.show();
        QVERIFY(QTest::qWaitForWindowExposed(&row));
        QTRY_VERIFY(parts[2]->y() > parts[0]->y());
        QCOMPARE(parts[0]->y(), parts[1]->y());
        QCOMPARE(row.minimumSizeHint().height(), 44);
        row.resize(100, 80);
        QTRY_VERIFY(parts[1]->y() > parts[0]->y());
        QVERIFY(parts[2]->y() > parts[1]->y());
        row.resize(400, 80);
        QTRY_COMPARE(parts[2]->y(), parts[0]->y());
    }

    void whatIsHiddenTakesNoRoom()
    {
        FlowRow row(10);
        QWidget *first = part(100);
        QWidget *second = part(100);
        QWidget *third = part(100);
        for (QWidget *each : {first, second, third})
            row.add(each);
        row.resize(210, 60);
        row.show();
        QVERIFY(QTest::qWaitForWindowExposed(&row));
        QTRY_VERIFY(third->y() > first->y());
        second->hide();
        QTRY_COMPARE(third->y(), first->y());
    }
};

HITBOX_WINDOW_TEST(FlowRowTest)
#include "flow_row_test.moc"
