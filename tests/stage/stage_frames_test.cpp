#include "stage/stage_frames.h"
#include "test_class.h"

#include "stage/stage_bench.h"

#include <QTest>

using namespace hitbox;
using namespace hitbox::stage_test;

namespace {

const Outline patch = geometry::Box{{0, 0}, {10, 10}};
const Outline circle = geometry::Circle{{1, 2}, 3};

} // namespace

class StageFramesTest : public QObject
{
    Q_OBJECT

private slots:
    void aFrameHasOneNumber()
    {
        const Document document = twoOnAStage(patch, circle);
        StageFrames frames;
        frames.follow(document);
        const std::size_t a = frames.numberOf(document, instanceOf("a", {}));
        const std::size_t b = frames.numberOf(document, instanceOf("b", {}));
        QVERIFY(a != b);
        QCOMPARE(frames.numberOf(document, instanceOf("a", {5, 5}, 30)), a);
        QCOMPARE(frames[b].shapes.front(), geometryOf(circle));
    }

    void tellsWhichFramesDiffer()
    {
        Document document = twoOnAStage(patch, circle);
        StageFrames frames;
        const std::size_t a = frames.numberOf(document, instanceOf("a", {}));
        const std::size_t b = frames.numberOf(document, instanceOf("b", {}));
        frames.follow(document);
        document.sprites[1].frames[0].shapes[0].outline = patch;
        document.sprites[0].frames[0].duration = 7;
        std::vector<bool> differ = frames.follow(document);
        QVERIFY(differ[b] && !differ[a]);
        QCOMPARE(frames[b].shapes.front(), geometryOf(patch));
        document.sprites[0].frames[0].pivot = {1, 1};
        differ = frames.follow(document);
        QVERIFY(differ[a] && !differ[b]);
    }

    void aFrameThatIsNotThereIsEmptyUntilItIs()
    {
        Document document = twoOnAStage(patch, circle);
        StageFrames frames;
        frames.follow(document);
        const std::size_t lost = frames.numberOf(document, instanceOf("c", {}));
        QVERIFY(frames[lost].shapes.empty());
        document.sprites[0].name = "c";
        QVERIFY(frames.follow(document)[lost]);
        QCOMPARE(frames[lost].shapes.size(), std::size_t(1));
        document.sprites[0].name = "a";
        QVERIFY(frames.follow(document)[lost]);
        QVERIFY(frames[lost].shapes.empty());
    }
};

HITBOX_CORE_TEST(StageFramesTest)
#include "stage_frames_test.moc"
