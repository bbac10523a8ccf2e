#include "formats/importers/frame_partners.h"
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
