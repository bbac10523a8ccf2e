#include "formats/importers/import_budget.h"
#include "test_class.h"

#include "formats/json/json_fields.h"

#include <QTest>

using namespace hitbox;

class ImportBudgetTest : public QObject
{
    Q_OBJECT

private slots:
    void spritesFramesAndShapesAreCounted()
    {
        ImportBudget budget;
        for (int i = 0; i < 10'000; ++i)
            budget.addSprite();
        QVERIFY_EXCEPTION_THROWN(budget.addSprite(), fields::Refusal);
        Frame frame;
        frame.shapes = QList<Shape>(200'000);
        budget.addFrame(frame);
        QVERIFY_EXCEPTION_THROWN(budget.addShape(PolygonOutline{}), fields::Refusal);
        for (int i = 1; i < 200'000; ++i)
            budget.addFrame();
        QVERIFY_EXCEPTION_THROWN(budget.addFrame(), fields::Refusal);
    }

    void budgetsEnd()
    {
        ImportBudget budget;
        budget.addShape(geometry::Circle{{}, 3});
        QVERIFY_EXCEPTION_THROWN(budget.addShape(geometry::Circle{{1e10, 0}, 3}), fields::Refusal);
        QVERIFY_EXCEPTION_THROWN(budget.addShape(geometry::Circle{{}, 1e10}), fields::Refusal);
        QVERIFY_EXCEPTION_THROWN(budget.addShape(ChainLine{QList<geometry::Point>(10'000'000)}), fields::Refusal);
    }
};

HITBOX_TEST(ImportBudgetTest)
#include "import_budget_test.moc"
