#include "one_frame.h"
#include "test_class.h"

#include <QTest>

using namespace hitbox;

class TinyAreaTest : public QObject
{
    Q_OBJECT

private slots:
    void warnsOfCrumbsOfEveryKind()
    {
        const QList<Outline> crumbs{PolygonOutline{{{3, 3}, {3.05, 3}, {3, 3.05}}}, geometry::Circle{{3, 3}, 0.03},
                                    geometry::Box{{3, 3}, {3.05, 3.05}}, geometry::Capsule{{3, 3}, {3.01, 3}, 0.02}};
        for (const Outline &crumb : crumbs) {
            const auto found = test::byRule(test::shapeOf(crumb), "tiny-area");
            QCOMPARE(found.size(), 1);
            QCOMPARE(found[0].severity, Severity::Warning);
        }
    }

    void doesNotMindSmallShapes()
    {
        QVERIFY(test::byRule(test::polygon({{3, 3}, {3.25, 3}, {3, 3.25}}), "tiny-area").isEmpty());
        QVERIFY(test::byRule(test::shapeOf(geometry::Box{{3, 3}, {9, 3.125}}), "tiny-area").isEmpty());
        QVERIFY(test::byRule(test::shapeOf(ChainLine{{{3, 3}, {3.01, 3}}}), "tiny-area").isEmpty());
    }

    void doesNotTakeABowTieForACrumb()
    {
        QVERIFY(test::byRule(test::polygon({{0, 0}, {10, 10}, {10, 0}, {0, 10}}), "tiny-area").isEmpty());
    }

    void leavesNothingAtAllToTheRuleAboutIt()
    {
        QVERIFY(test::byRule(test::polygon({{3, 3}, {4, 4}, {5, 5}}), "tiny-area").isEmpty());
        QVERIFY(test::byRule(test::shapeOf(geometry::Circle{{3, 3}, 0}), "tiny-area").isEmpty());
    }

    void offersToDelete()
    {
        const Document document = test::oneFrame({geometry::Circle{{3, 3}, 0.03}});
        const auto after = test::repaired(document, "tiny-area", "delete");
        QVERIFY(after);
        QVERIFY(test::shapesOf(*after).isEmpty());
        QCOMPARE(fixedAll(document, {}).document, document);
    }
};

HITBOX_CORE_TEST(TinyAreaTest)
#include "tiny_area_test.moc"
