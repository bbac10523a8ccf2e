#include "images/animated_sprite.h"
#include "test_class.h"

#include <QTest>

using namespace hitbox;

class AnimatedSpriteTest : public QObject
{
    Q_OBJECT

private slots:
    void framesLieOnTheSheetWithTheirDurations();
    void tagsKeepAllThatAProjectHolds();
    void aPictureAloneHasTheSpritesName();
    void namesAreNotLookedThroughForPlaces();
};

void AnimatedSpriteTest::framesLieOnTheSheetWithTheirDurations()
{
    AnimatedPicture animation;
    animation.size = {2000, 10};
    animation.durations = {40, 50, 60};
    const Sprite sprite = animatedSprite(QStringLiteral("walk"), QStringLiteral("art/walk.gif"), animation);
    QCOMPARE(sprite.name, QStringLiteral("walk"));
    QCOMPARE(sprite.image, QStringLiteral("art/walk.gif"));
    QCOMPARE(sprite.frames.size(), 3);
    QCOMPARE(sprite.frames[2].name, QStringLiteral("walk_2"));
    QCOMPARE(sprite.frames[1].rect, QRect(2000, 0, 2000, 10));
    QCOMPARE(sprite.frames[2].rect, QRect(0, 10, 2000, 10));
    QCOMPARE(sprite.frames[2].size, QSize(2000, 10));
    QCOMPARE(sprite.frames[2].offset, QPoint(0, 0));
    QCOMPARE(sprite.frames[2].duration, 60.0);
    QCOMPARE(sprite.frames[2].pivot, (geometry::Point{1000, 5}));
}

void AnimatedSpriteTest::tagsKeepAllThatAProjectHolds()
{
    AnimatedPicture animation;
    animation.size = {1, 1};
    animation.durations = {1, 1, 1, 1};
    animation.tags = {{QStringLiteral("a"), 0, 1, PlayDirection::Forward, 0},
                      {QStringLiteral("b"), 1, 3, PlayDirection::Reverse, 2},
                      {QStringLiteral("c"), 0, 0, PlayDirection::PingPong, 0},
                      {QStringLiteral("d"), 0, 3, PlayDirection::PingPongReverse, 7}};
    const QList<Tag> tags = animatedSprite(QStringLiteral("s"), {}, animation).tags;
    QCOMPARE(tags.size(), 4);
    QCOMPARE(tags[1].name, QStringLiteral("b"));
    QCOMPARE(tags[1].from, 1);
    QCOMPARE(tags[1].to, 3);
    QCOMPARE(tags[1].repeat, 2);
    QCOMPARE(tags[0].direction, TagDirection::Forward);
    QCOMPARE(tags[1].direction, TagDirection::Reverse);
    QCOMPARE(tags[2].direction, TagDirection::PingPong);
    QCOMPARE(tags[3].direction, TagDirection::PingPongReverse);
    QCOMPARE(tags[3].repeat, 7);
}

void AnimatedSpriteTest::aPictureAloneHasTheSpritesName()
{
    AnimatedPicture animation;
    animation.size = {4, 4};
    animation.durations = {100};
    QCOMPARE(animatedSprite(QStringLiteral("s"), {}, animation).frames[0].name, QStringLiteral("s"));
}

void AnimatedSpriteTest::namesAreNotLookedThroughForPlaces()
{
    AnimatedPicture animation;
    animation.size = {1, 1};
    animation.durations = {1, 1};
    const Sprite sprite = animatedSprite(QStringLiteral("50%1 %2"), {}, animation);
    QCOMPARE(sprite.frames[1].name, QStringLiteral("50%1 %2_1"));
}

HITBOX_TEST(AnimatedSpriteTest)
#include "animated_sprite_test.moc"
