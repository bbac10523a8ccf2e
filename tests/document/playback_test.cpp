#include "document/playback.h"
#include "test_class.h"

#include <QTest>

using namespace hitbox;

namespace {

/// Three frames that last 100, 50 and 200 milliseconds, and the tag "walk" over the last two.
Sprite sprite(TagDirection direction = TagDirection::Forward)
{
    Sprite sprite;
    for (const double duration : {100.0, 50.0, 200.0}) {
        Frame frame;
        frame.duration = duration;
        sprite.frames.append(frame);
    }
    sprite.tags = {{QStringLiteral("walk"), 1, 2, direction}};
    return sprite;
}

} // namespace

class PlaybackTest : public QObject
{
    Q_OBJECT

private slots:
    void findsTagsByName()
    {
        QCOMPARE(findTag(sprite(), QStringLiteral("walk")), 0);
        QCOMPARE(findTag(sprite(), QStringLiteral("run")), -1);
    }

    void knowsTheFramesThatTagsShow()
    {
        QCOMPARE(playedFrames(sprite()), (QSet<int>{1, 2}));
        Sprite untagged = sprite();
        untagged.tags.clear();
        QCOMPARE(playedFrames(untagged), (QSet<int>{0, 1, 2}));
    }

    void showsAFrameFromItsTimeUntilTheNextOnesAndBeginsAgain()
    {
        const QList<int> order{0, 1, 2};
        QCOMPARE(frameShownAt(sprite(), order, 0), 0);
        QCOMPARE(frameShownAt(sprite(), order, 99), 0);
        QCOMPARE(frameShownAt(sprite(), order, 100), 1);
        QCOMPARE(frameShownAt(sprite(), order, 150), 2);
        QCOMPARE(frameShownAt(sprite(), order, 349), 2);
        QCOMPARE(frameShownAt(sprite(), order, 350), 0);
        QCOMPARE(frameShownAt(sprite(), order, 35'000'120), 1);
    }

    void showsAReversedTagFromItsEnd()
    {
        const QList<int> order = playOrder(sprite(TagDirection::Reverse), 0);
        QCOMPARE(frameShownAt(sprite(), order, 10), 2);
        QCOMPARE(frameShownAt(sprite(), order, 210), 1);
    }

    void goesBackAndForthFromEitherEnd()
    {
        Sprite whole = sprite(TagDirection::PingPong);
        whole.tags[0].from = 0;
        QCOMPARE(playOrder(whole, 0), (QList<int>{0, 1, 2, 1}));
        whole.tags[0].direction = TagDirection::PingPongReverse;
        QCOMPARE(playOrder(whole, 0), (QList<int>{2, 1, 0, 1}));
    }

    void instancesShowTheFramesOfTheirAnimations()
    {
        Document document;
        document.sprites = {sprite()};
        document.sprites[0].name = QStringLiteral("ship");
        for (int i = 0; i < 3; ++i)
            document.sprites[0].frames[i].name = QString::number(i);
        Stage stage;
        for (const char *tag : {"walk", "", "gone"})
            stage.instances.append({.sprite = "ship", .frame = "0", .tag = tag});
        stage.instances.append({.sprite = "boat", .frame = "0", .tag = "walk"});
        const Stage after = playedAt(document, stage, 60);
        QCOMPARE(after.instances.at(0).frame, QStringLiteral("2"));
        for (int i = 1; i < 4; ++i)
            QCOMPARE(after.instances.at(i), stage.instances.at(i));
        QCOMPARE(playedAt(document, stage, 10).instances.at(0).frame, QStringLiteral("1"));
    }

    void showsTheFirstOfFramesThatLastNoTime()
    {
        Sprite still = sprite();
        for (Frame &frame : still.frames)
            frame.duration = 0;
        QCOMPARE(frameShownAt(still, {1, 2}, 500), 1);
    }
};

HITBOX_CORE_TEST(PlaybackTest)
#include "playback_test.moc"
