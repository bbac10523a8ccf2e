#include "formats/importers/frame_partners.h"
#include "rooted.h"
#include "test_class.h"

#include <QTest>

using namespace hitbox;

namespace {

/// A frame that shows what this text stands for, with the upper left corner of it here.
Frame showing(const QString &name, const QString &digest, QPoint at = {})
{
    Frame frame;
    frame.name = name;
    frame.size = {32, 32};
    frame.pixels = {digest, QRect(at, QSize(8, 8))};
    return frame;
}

Sprite spriteShowing(const QList<Frame> &frames)
{
    Sprite sprite;
    sprite.frames = frames;
    return sprite;
}

ShownFrames shownBy(const Sprite &sprite)
{
    ShownFrames shown;
    for (const Frame &frame : sprite.frames)
        shown.append(frame.pixels.digest.isEmpty() ? std::nullopt : std::optional(ShownFrame{frame.pixels, {}}));
    return shown;
}

/// What frames of the file are called in the project; nothing for those that keep their names.
QStringList calledAs(const QList<Frame> &known, const QList<Frame> &fresh)
{
    const Sprite then = spriteShowing(known);
    const Sprite now = spriteShowing(fresh);
    QStringList names;
    for (const ClaimedName &claimed : claimedNames(then, now, shownBy(now), partnersOf(then, now, shownBy(now))))
        names.append(claimed.claim == NameClaim::Followed ? claimed.name : QString());
    return names;
}

Frame at(int x, Frame frame)
{
    frame.rect = QRect(x, 0, 16, 16);
    return frame;
}

QList<int> partners(const QList<Frame> &known, const QList<Frame> &fresh)
{
    const Sprite now = spriteShowing(fresh);
    return partnersOf(spriteShowing(known), now, shownBy(now));
}

} // namespace

class FramePartnersTest : public QObject
{
    Q_OBJECT

private slots:
    void aFrameIsKnownByWhatItShowsWhateverItIsCalled()
    {
        QCOMPARE(partners({showing("0", "run"), showing("1", "jump")},
                          {showing("0", "fall"), showing("1", "run"), showing("2", "jump")}),
                 (QList<int>{-1, 0, 1}));
    }

    void ofSeveralThatShowTheSameTheNameTellsAndThenThePlace()
    {
        QCOMPARE(partners({showing("a", "x"), showing("b", "x")}, {showing("b", "x"), showing("a", "x")}),
                 (QList<int>{1, 0}));
        QCOMPARE(partners({showing("a", "x", {1, 1}), showing("b", "x", {5, 5})}, {showing("c", "x", {5, 5})}),
                 (QList<int>{1}));
    }

    /// A picture that is held for two frames, in front of which another one is put.
    void numbersThatWentRoundTellNothing()
    {
        QCOMPARE(partners({showing("0", "run"), showing("1", "hit"), showing("2", "hit")},
                          {showing("0", "new"), showing("1", "run"), showing("2", "hit"), showing("3", "hit")}),
                 (QList<int>{-1, 0, 1, 2}));
        QCOMPARE(partners({showing("0", "run"), showing("1", "hit"), showing("2", "end")},
                          {showing("0", "new"), showing("1", "redrawn"), showing("2", "hit"), showing("3", "end")}),
                 (QList<int>{-1, -1, 1, 2}));
    }

    void framesThatNobodyLookedAtGoByTheirNames()
    {
        QCOMPARE(partners({showing("a", {}), showing("a", {}), showing("b", {})},
                          {showing("b", {}), showing("a", {}), showing("c", {}), showing("a", {})}),
                 (QList<int>{2, 0, -1, 1}));
    }

    void nothingIsShownWhereTheProjectNotedNothing()
    {
        ImportedSprite item;
        item.sprite = spriteShowing({showing("a", "x")});
        item.shown = shownBy(item.sprite);
        QCOMPARE(shownFrames(spriteShowing({showing("a", {})}), item), ShownFrames{std::nullopt});
        QCOMPARE(shownFrames(spriteShowing({showing("a", "y")}), item), item.shown);
    }

    void namesFollowAFileThatNumbersItsFramesAnew()
    {
        QCOMPARE(calledAs({showing("hero 0", "run"), showing("hero 1", "jump")},
                          {showing("hero 0", "fall"), showing("hero 1", "run"), showing("hero 2", "jump")}),
                 (QStringList{"hero 0", "hero 1", "hero 2"}));
        QCOMPARE(calledAs({showing("a.png", "run"), showing("b.png", "jump")},
                          {showing("a.png", "jump"), showing("b.png", "run")}),
                 (QStringList{"a.png", "b.png"}));
        QCOMPARE(calledAs({at(0, showing("hero 0", "run")), at(16, showing("hero 1", "jump"))},
                          {at(0, showing("hero 0", "jump"))}),
                 QStringList{"hero 0"});
        Frame known = showing("walk-3", "jump");
        known.image = QStringLiteral("walk/walk-3.png");
        Frame fresh = showing("walk-1", "jump");
        fresh.image = rooted("/game/walk/walk-1.png");
        QCOMPARE(calledAs({known}, {fresh}), QStringList{"walk-1"});
        QCOMPARE(calledAs({showing("walk-1", "hit"), showing("walk-1 2", "jump")},
                          {showing("walk-1", "hit"), showing("walk-2", "jump")}),
                 (QStringList{"walk-1", "walk-2"})); // it is back
    }

    void namesThatSomebodyGaveStay()
    {
        QCOMPARE(calledAs({showing("punch", "run"), showing("hero 1", "jump")},
                          {showing("hero 0", "fall"), showing("hero 1", "run"), showing("hero 2", "jump")}),
                 (QStringList{"hero 0", QString(), "hero 2"}));
        QCOMPARE(calledAs({at(0, showing("hero 7", "run"))}, {at(0, showing("hero 0", "run"))}),
                 QStringList{QString()}); // nothing moved
    }

    void namesStayWherePicturesDoNotTell()
    {
        QCOMPARE(calledAs({showing("hero 0", {}), showing("hero 1", {})},
                          {showing("hero 1", "run"), showing("hero 0", "jump")}),
                 (QStringList{QString(), QString()}));
    }

    void bordersThatWereCutOffStayWhereTheFileKnowsOfNone()
    {
        Frame known = showing("a", "x", {5, 3});
        known.rect = QRect(0, 0, 30, 28);
        known.size = {40, 36};
        known.offset = {5, 3};
        ImportedSprite item;
        item.sprite = spriteShowing({showing("a", "x")});
        item.sprite.frames[0].rect = QRect(30, 0, 30, 28);
        item.sprite.frames[0].size = {30, 28};
        item.sprite.frames[0].pivot = {15, 33};
        item.sprite.frames[0].shapes.resize(1);
        item.sprite.frames[0].shapes[0].outline = geometry::Box{{1, 1}, {11, 13}};
        item.shown = shownBy(item.sprite);
        QCOMPARE(withTrimsKept(item, spriteShowing({known}), {0}), item); // it says that there are none
        item.knowsTrims = false;
        const ImportedSprite kept = withTrimsKept(item, spriteShowing({known}), {0});
        const Frame &frame = kept.sprite.frames.at(0);
        QCOMPARE(frame.size, known.size);
        QCOMPARE(frame.offset, known.offset);
        QCOMPARE(frame.pivot, (geometry::Point{20, 36}));
        QCOMPARE(frame.shapes.at(0).outline, Outline(geometry::Box{{6, 4}, {16, 16}}));
        QCOMPARE(kept.shown.at(0)->pixels, known.pixels);
        item.sprite.frames[0].rect = QRect(0, 0, 32, 32);
        QCOMPARE(withTrimsKept(item, spriteShowing({known}), {0}), item); // it is cut otherwise
    }

    void thePivotGoesWithAPictureInAFrameOfAnotherSize()
    {
        Frame frame = showing("a", "x", {2, 2});
        frame.pivot = {10, 10};
        const SeenPixels moved{"x", QRect(5, 2, 8, 8)};
        QCOMPARE(withPictureFollowed(frame, moved, {}, {64, 64}).pivot, (geometry::Point{13, 10}));
        QCOMPARE(withPictureFollowed(frame, moved, {}, frame.size).pivot, frame.pivot);
        QCOMPARE(withPictureFollowed(frame, moved, Stated::Pivots, {64, 64}).pivot, frame.pivot);
        QCOMPARE(withPictureFollowed(frame, {"y", moved.bounds}, {}, {64, 64}), frame);
    }
};

HITBOX_CORE_TEST(FramePartnersTest)
#include "frame_partners_test.moc"
