#include "formats/exporters/preparation/engine_bodies.h"
#include "test_class.h"

#include "formats/exporters/golden.h"

using namespace hitbox;

class EngineBodiesTest : public QObject
{
    Q_OBJECT

private slots:
    void masksHoldWhatStrikesAndWhatIsStruck()
    {
        Document document;
        document.categories = {{.name = "hurt", .bits = 1}, {.name = "hit", .bits = 2, .hits = {"hurt"}}};
        QCOMPARE(mutualFilterOf(document, QStringLiteral("hurt")), (CollisionFilter{1, 2}));
        QCOMPARE(mutualFilterOf(document, QStringLiteral("hit")), (CollisionFilter{2, 1}));
        QCOMPARE(mutualFilterOf(document, QStringLiteral("gone")), (CollisionFilter{1, 0}));
        Frame frame;
        frame.shapes = {{.category = "hurt"}, {.category = "hit"}};
        QCOMPARE(mutualFilterOf(document, frame), (CollisionFilter{3, 3}));
    }

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

    void outlinesAreToldByFewPoints()
    {
        QCOMPARE(definingPoints(geometry::Box{{1, 2}, {3, 4}}), (QList<geometry::Point>{{1, 2}, {3, 4}}));
        QCOMPARE(definingPoints(geometry::Capsule{{1, 2}, {3, 4}, 5}).size(), 2);
        QCOMPARE(definingPoints(geometry::Circle{{1, 2}, 5}), QList<geometry::Point>{(geometry::Point{1, 2})});
        QCOMPARE(definingPoints(PolygonOutline{{{0, 0}, {1, 0}, {1, 1}}}).size(), 3);
        QCOMPARE(radiusOf(geometry::Capsule{{1, 2}, {3, 4}, 5}), 5.0);
        QCOMPARE(radiusOf(ChainLine{}), 0.0);
    }

    void bodiesGetNamesOfTheirOwn()
    {
        Document document = golden::lopsided();
        QList<Frame> &frames = document.sprites[0].frames;
        frames[1].name = frames[0].name;
        const FrameBodies bodies = frameBodies(document);
        QCOMPARE(bodies.bodies.size(), 2); // the third frame has no shapes
        QCOMPARE(bodies.bodies[0].name, QStringLiteral("stand"));
        QCOMPARE(bodies.bodies[1].name, QStringLiteral("stand_2"));
        QCOMPARE(bodies.bodies[1].frame, &frames.at(1));
        QCOMPARE(bodies.losses.size(), 1);
        QCOMPARE(bodies.losses[0].frame, (FrameRef{0, 1}));
    }
};

HITBOX_TEST(EngineBodiesTest)
#include "engine_bodies_test.moc"
