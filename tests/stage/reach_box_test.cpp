#include "stage/reach_box.h"

#include <QTest>

#include <cmath>

#include "geometry/random_shapes.h"
#include "geometry/special_numbers.h"
#include "test_class.h"

using namespace hitbox;
using geometry::test::infinity;

class ReachBoxTest : public QObject
{
    Q_OBJECT

private slots:
    void isOneStepWiderOnEverySide()
    {
        geometry::test::Random random(911);
        std::vector<double> numbers{0.0, -0.0, 5e-324, -5e-324, 1.0, -1.0, 1e308, -1e308};
        for (int i = 0; i < 1000; ++i)
            numbers.push_back(std::ldexp(random.between(-1.0, 1.0), random.between(-1074, 1000)));
        for (const double number : numbers) {
            const geometry::Box box = reachBox(geometry::Box{{number, -number}, {number, -number}});
            QCOMPARE(box.min.x, std::nextafter(number, -infinity));
            QCOMPARE(box.min.y, std::nextafter(-number, -infinity));
            QCOMPARE(box.max.x, std::nextafter(number, infinity));
            QCOMPARE(box.max.y, std::nextafter(-number, infinity));
        }
    }

    void isNotFiniteForABoxThatIsNot()
    {
        for (const double number : {infinity, -infinity, geometry::test::notANumber}) {
            const geometry::Box box = reachBox(geometry::Box{{number, 0}, {number, 0}});
            QVERIFY(!std::isfinite(box.min.x + box.max.x));
        }
        QVERIFY(!std::isfinite(reachBox({}).min.x));
    }
};

HITBOX_TEST(ReachBoxTest)
#include "reach_box_test.moc"
