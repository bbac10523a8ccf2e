#include "formats/exporters/preparation/shape_physics.h"
#include "test_class.h"

#include <QTest>

using namespace hitbox;

class ShapePhysicsTest : public QObject
{
    Q_OBJECT

private slots:
    void physicsAreReadFromPropertiesOfTheirNamesAndKinds()
    {
        const Properties properties{{.name = "density", .value = 2.0},
                                    {.name = "friction", .value = -1.0},
                                    {.name = "restitution", .value = QStringLiteral("much")},
                                    {.name = "sensor", .value = true},
                                    {.name = "owner", .value = 3.0}};
        const PhysicsValues values = physicsOf(properties);
        QCOMPARE(values, (PhysicsValues{2, 0.2, 0, true}));
        QCOMPARE(physicsOf(propertiesFor(values)), values);
        QVERIFY(propertiesFor({}).isEmpty());
    }
};

HITBOX_TEST(ShapePhysicsTest)
#include "shape_physics_test.moc"
