#include "formats/exporters/preparation/physics_losses.h"
#include "test_class.h"

#include <QTest>

using namespace hitbox;

class PhysicsLossesTest : public QObject
{
    Q_OBJECT

private slots:
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

HITBOX_TEST(PhysicsLossesTest)
#include "physics_losses_test.moc"
