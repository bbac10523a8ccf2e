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
