#include "stage/play_targets.h"
#include "test_class.h"

#include "stage/play_bench.h"

#include <QTest>

using namespace hitbox;
using geometry::Box;
using geometry::Point;

namespace {

constexpr double tenth = 0.1;
const Outline target = Box{{0, 0}, {10, 10}};

/// "target" walks from a frame with one shape to one with two, after 250 milliseconds.
Document walking()
{
    Document document = playDocument(target);
    Sprite &sprite = document.sprites[0];
    sprite.frames.append(sprite.frames[0]);
    sprite.frames[0].duration = 250;
    sprite.frames[1].name = QStringLiteral("g");
    sprite.frames[1].shapes.append(playShape(2, geometry::Circle{{}, 3}));
    sprite.tags = {{QStringLiteral("walk"), 0, 1, TagDirection::Forward, {}}};
    document.stages[0].instances[0].tag = QStringLiteral("walk");
    document.stages[0].instances.append(playInstance(QStringLiteral("target"), {100, 0}));
    return document;
}

PlayTargets targetsOf(const Document &document)
{
    return {document, document.stages[0], tenth};
}

} // namespace

class PlayTargetsTest : public QObject
{
    Q_OBJECT

private slots:
    void movesAndTurnsByTheTimeSinceTheStart()
    {
        Document document = playDocument(target);
        Instance &instance = document.stages[0].instances[0];
        instance.velocity = {30, -10};
        instance.spin = 900;
        PlayTargets targets = targetsOf(document);
        targets.moveTo(1);
        QCOMPARE(targets.instances()[0].position, (Point{3, -1}));
        QCOMPARE(targets.instances()[0].rotation, 90.0);
        QCOMPARE(std::get<Box>(targets.shapes()[0].shape), (Box{{-7, -1}, {3, 9}}));
        targets.moveTo(0);
        QCOMPARE(std::get<Box>(targets.shapes()[0].shape), (Box{{0, 0}, {10, 10}}));
    }

    void playsTagsFromStepToStep()
    {
        PlayTargets targets = targetsOf(walking());
        for (const auto &[step, frame, shapes] : {std::tuple{0, "f", 2}, {2, "f", 2}, {3, "g", 3}, {4, "f", 2}}) {
            targets.moveTo(step);
            QCOMPARE(targets.instances()[0].frame, QLatin1String(frame));
            QCOMPARE(targets.shapes().size(), static_cast<std::size_t>(shapes));
            QCOMPARE(targets.shapes().back().instance, 1);
        }
    }

    void findsShapesWhereverTheyGetWithinAStep()
    {
        Document document = playDocument(target);
        Instance &instance = document.stages[0].instances[0];
        instance.velocity = {1000, 0};
        const PlayTargets gliding = targetsOf(document);
        QCOMPARE(gliding.near({{105, 5}, {106, 6}}).size(), std::size_t(1));
        QVERIFY(gliding.near({{112, 5}, {113, 6}}).empty());
        instance.velocity = {};
        instance.spin = 90;
        const PlayTargets spinning = targetsOf(document);
        QCOMPARE(spinning.near({{-14, -1}, {-13, 1}}).size(), std::size_t(1));
        QVERIFY(spinning.near({{-16, -1}, {-15, 1}}).empty());
    }

    void leavesOutInstancesOfNothing()
    {
        Document document = walking();
        document.stages[0].instances[0].sprite = QStringLiteral("gone");
        document.stages[0].instances[0].spin = 10;
        PlayTargets targets = targetsOf(document);
        targets.moveTo(5);
        QCOMPARE(targets.shapes().size(), std::size_t(1));
        QCOMPARE(targets.shapes()[0].instance, 1);
    }

    void keepsToItsFrameWhereTheTagIsGone()
    {
        Document document = walking();
        document.stages[0].instances[0].tag = QStringLiteral("run");
        PlayTargets targets = targetsOf(document);
        targets.moveTo(3);
        QCOMPARE(targets.instances()[0].frame, QStringLiteral("f"));
    }
};

HITBOX_CORE_TEST(PlayTargetsTest)
#include "play_targets_test.moc"
