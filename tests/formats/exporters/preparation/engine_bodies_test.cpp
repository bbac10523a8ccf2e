#include "formats/exporters/preparation/engine_bodies.h"
#include "test_class.h"

#include "formats/exporters/golden.h"

using namespace hitbox;

class EngineBodiesTest : public QObject
{
    Q_OBJECT

private slots:
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
