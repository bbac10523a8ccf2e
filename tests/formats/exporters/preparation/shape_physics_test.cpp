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

    void whatAnEngineDoesNotTakeIsToldOncePerSprite()
    {
        const auto shapeOf = [](const Properties &properties) { return Shape{.properties = properties}; };
        const auto told = [](const QList<Finding> &losses) {
            QList<FrameRef> places;
            for (const Finding &loss : losses)
                places.append(loss.frame);
            return places;
        };
        const Shape plain = shapeOf({});
        const Shape heavy = shapeOf({{.name = "density", .value = 4.0}});
        const Shape smooth = shapeOf({{.name = "friction", .value = 0.0}});
        Document document;
        document.sprites = {
            Sprite{.frames = {Frame{.shapes = {plain}}, Frame{.shapes = {plain, heavy}}, Frame{.shapes = {heavy}}}},
            Sprite{.frames = {Frame{.shapes = {smooth, smooth}}}}, Sprite{.frames = {Frame{.shapes = {smooth, plain}}}},
            Sprite{}};
        QCOMPARE(told(densitiesLost(document, "x")), (QList<FrameRef>{{0, 1}}));
        QCOMPARE(told(surfacesLost(document, "x")), (QList<FrameRef>{{2, 0}}));
    }
};

HITBOX_TEST(ShapePhysicsTest)
#include "shape_physics_test.moc"
