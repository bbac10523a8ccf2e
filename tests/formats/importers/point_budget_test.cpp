#include "formats/importers/point_budget.h"

#include "formats/json_fields.h"

#include <QTest>

using namespace hitbox;

class PointBudgetTest : public QObject
{
    Q_OBJECT

private slots:
    void budgetsEnd()
    {
        PointBudget budget;
        budget.spend(geometry::Circle{{}, 3});
        QVERIFY_EXCEPTION_THROWN(budget.spend(geometry::Circle{{1e10, 0}, 3}), fields::Refusal);
        QVERIFY_EXCEPTION_THROWN(budget.spend(geometry::Circle{{}, 1e10}), fields::Refusal);
        QVERIFY_EXCEPTION_THROWN(budget.spend(ChainLine{QList<geometry::Point>(10'000'000)}), fields::Refusal);
    }
};

QTEST_APPLESS_MAIN(PointBudgetTest)
#include "point_budget_test.moc"
