#include "document/frame_sequences.h"
#include "document/limits.h"
#include "document/track_following.h"
#include "test_class.h"

#include <QTest>

#include <cmath>

using namespace hitbox;

namespace {

/// Four frames: walk_8 to walk_11, with a shape each, the middle two in a tag.
Document fourFrames()
{
    Document document;
    Sprite sprite;
    sprite.name = "hero";
    for (int i = 0; i < 4; ++i) {
        Frame frame;
        frame.name = QStringLiteral("walk_%1").arg(8 + i);
        frame.duration = 40;
        frame.shapes = {{.id = {i + 1}, .outline = geometry::Circle{{4, 4}, 2}}};
        frame.points = {{.name = "muzzle", .at = {1, 2}}};
        sprite.frames.append(frame);
    }
    sprite.tags = {{.name = "step", .from = 1, .to = 2}};
    document.sprites = {sprite};
    document.nextShapeId = 5;
    return document;
}

QStringList names(const Document &document)
{
    QStringList names;
    for (const Frame &frame : document.sprites.first().frames)
        names.append(frame.name);
    return names;
}

} // namespace

class FrameSequencesTest : public QObject
{
    Q_OBJECT

private slots:
    void aBlankFrameHasNothingOnIt()
    {
        const Document after = withBlankFrame(fourFrames(), 0, {2, 1});
        const Sprite &sprite = after.sprites.first();
        QCOMPARE(sprite.frames.size(), 5);
        QVERIFY(sprite.frames.at(3).shapes.isEmpty() && sprite.frames.at(3).points.isEmpty());
        QCOMPARE(sprite.frames.at(3).duration, 40.0);
        QCOMPARE(sprite.tags.first().to, 3);
        QVERIFY(*sprite.frames.at(3).id != *sprite.frames.at(2).id);
        QCOMPARE(withBlankFrame(fourFrames(), 0, {}), fourFrames());
    }

    void heldFramesStayAsLongAgain()
    {
        Document document = fourFrames();
        document.sprites[0].frames[3].duration = limits::coordinate;
        const Document after = withHeldFrames(document, 0, {3, 1, 1});
        QCOMPARE(after.sprites.first().frames.at(0).duration, 40.0);
        QCOMPARE(after.sprites.first().frames.at(1).duration, 80.0);
        QCOMPARE(after.sprites.first().frames.at(3).duration, limits::coordinate);
    }

    void reversedFramesKeepTheirPlaces()
    {
        const Document document = fourFrames();
        QCOMPARE(names(withFramesReversed(document, 0, {0, 3, 2})),
                 (QStringList{"walk_11", "walk_9", "walk_10", "walk_8"}));
        QCOMPARE(withFramesReversed(document, 0, {0, 3}).sprites.first().tags, document.sprites.first().tags);
        const Document once = withFramesReversed(document, 0, {1, 2, 3});
        QCOMPARE(withFramesReversed(once, 0, {3, 2, 1}), document);
        QCOMPARE(withFramesReversed(document, 0, {2}), document);
    }

    void tagsGoWithTheFramesThatAreTurnedRound()
    {
        Document document = fourFrames();
        document.sprites[0].tags = {{.name = "within", .from = 0, .to = 1},
                                    {.name = "all", .from = 0, .to = 3},
                                    {.name = "beyond", .from = 0, .to = 9}};
        const auto runs = [](const Document &of) {
            QList<std::pair<int, int>> found;
            for (const Tag &tag : of.sprites.at(0).tags)
                found.append({tag.from, tag.to});
            return found;
        };
        QCOMPARE(runs(withFramesReversed(document, 0, {0, 1, 2, 3})),
                 (QList<std::pair<int, int>>{{2, 3}, {0, 3}, {0, 9}}));
        QCOMPARE(runs(withFramesReversed(document, 0, {0, 1, 2})),
                 (QList<std::pair<int, int>>{{1, 2}, {0, 3}, {0, 9}}));
        QCOMPARE(runs(withFramesReversed(document, 0, {0, 1, 3})), runs(document)); // no run
    }

    /// Where all frames last as long, each shape stays with its picture.
    void whatIsWorkedOutRunsBackwards()
    {
        for (const Between between : {Between::Linear, Between::EaseIn, Between::EaseOut, Between::EaseInOut}) {
            const Document plain = fourFrames();
            Document document = plain;
            for (int f = 0; f < 4; ++f) {
                Shape shape;
                shape.id = {100 + f};
                shape.track = {99};
                shape.outline = geometry::Circle{{f == 0 ? 0.0 : 64.0, 8}, 4};
                shape.between = f == 1 || f == 2 ? between : Between::None;
                document.sprites[0].frames[f].shapes = {shape};
                document.sprites[0].frames[f].duration = 100;
            }
            document.nextShapeId = 200;
            document = withTracksFollowing(plain, document);
            const Document reversed = withTracksFollowing(document, withFramesReversed(document, 0, {0, 1, 2, 3}));
            for (int f = 0; f < 4; ++f) {
                const auto before = std::get<geometry::Circle>(document.sprites[0].frames[f].shapes[0].outline);
                const auto after = std::get<geometry::Circle>(reversed.sprites[0].frames[3 - f].shapes[0].outline);
                QVERIFY(f == 0 || f == 3 || (before.center.x > 0 && before.center.x < 64));
                QVERIFY(std::abs(before.center.x - after.center.x) < 1e-9);
            }
        }
    }

    void withoutBothKeysEasingStays()
    {
        Document document = fourFrames();
        for (int f = 0; f < 4; ++f) {
            Shape shape;
            shape.id = {100 + f};
            shape.track = {99};
            shape.between = f == 1 || f == 2 ? Between::EaseIn : Between::None;
            document.sprites[0].frames[f].shapes = {shape};
        }
        const auto betweens = [](const Document &of) {
            QList<Between> found;
            for (const Frame &frame : of.sprites.at(0).frames)
                found.append(frame.shapes.at(0).between);
            return found;
        };
        using enum Between;
        QCOMPARE(betweens(withFramesReversed(document, 0, {1, 2})), (QList<Between>{None, EaseIn, EaseIn, None}));
        QCOMPARE(betweens(withFramesReversed(document, 0, {0, 1, 2})), (QList<Between>{EaseIn, EaseIn, None, None}));
        QCOMPARE(betweens(withFramesReversed(document, 0, {0, 1, 2, 3})),
                 (QList<Between>{None, EaseOut, EaseOut, None}));
    }

    void framesAreCountedOnFromTheFirst()
    {
        const Document reversed = withFramesReversed(fourFrames(), 0, {0, 1, 2, 3});
        QCOMPARE(names(withFramesNumbered(reversed, 0, {0, 1, 2, 3})),
                 (QStringList{"walk_11", "walk_12", "walk_13", "walk_14"}));
        QCOMPARE(names(withFramesNumbered(fourFrames(), 0, {1, 3})),
                 (QStringList{"walk_8", "walk_9", "walk_10", "walk_11"})); // the one between has its name
        Document named = fourFrames();
        named.sprites[0].frames[0].name = "idle";
        QCOMPARE(names(withFramesNumbered(named, 0, {0, 1})), (QStringList{"idle_0", "idle_1", "walk_10", "walk_11"}));
        named.sprites[0].frames[0].name = "idle 099";
        QCOMPARE(names(withFramesNumbered(named, 0, {0, 1})),
                 (QStringList{"idle 099", "idle 100", "walk_10", "walk_11"}));
        QCOMPARE(withFramesNumbered(named, 0, {}), named);
    }

    void instancesFollowTheirFrames()
    {
        Document document = withFramesReversed(fourFrames(), 0, {0, 1, 2, 3});
        Instance instance;
        instance.sprite = "hero";
        instance.frame = "walk_8"; // the last one now
        document.stages = {Stage{.instances = {instance}}};
        const Document after = withFramesNumbered(document, 0, {0, 1, 2, 3});
        QCOMPARE(after.stages.first().instances.first().frame, QString("walk_14"));
    }

    /// Of frames of one name, and sprites, the first is meant.
    void instancesOfOthersStayAsTheyAre()
    {
        Document document = fourFrames();
        document.sprites[0].frames[2].name = document.sprites[0].frames[0].name;
        const QString shared = document.sprites[0].frames[0].name;
        Sprite other = document.sprites[0];
        other.id = {};
        document.sprites.append(other);
        const auto standing = [](const QString &sprite, const QString &frame) {
            return Instance{.sprite = sprite, .frame = frame};
        };
        document.stages = {
            Stage{.instances = {standing("hero", shared), standing("rock", shared), standing("hero", "gone")}}};
        const QList<Instance> after = withFramesNumbered(document, 0, {0, 1, 2, 3}).stages.first().instances;
        QCOMPARE(after.at(0).frame, withFramesNumbered(document, 0, {0, 1, 2, 3}).sprites.at(0).frames.at(0).name);
        QCOMPARE(after.at(1).frame, shared);
        QCOMPARE(after.at(2).frame, QString("gone"));
        QCOMPARE(withFramesNumbered(document, 1, {0, 1, 2, 3}).stages, document.stages);
    }
};

HITBOX_TEST(FrameSequencesTest)
#include "frame_sequences_test.moc"
