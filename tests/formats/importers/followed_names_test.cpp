#include "formats/importers/followed_names.h"
#include "test_class.h"

#include <QTest>

using namespace hitbox;

namespace {

/// Frames with a shape each, that note these digests.
Sprite spriteThatNotes(const QStringList &digests)
{
    Sprite sprite{.name = QStringLiteral("ship")};
    for (int i = 0; i < digests.size(); ++i) {
        Frame frame{.name = QStringLiteral("ship_%1").arg(i)};
        frame.shapes = {Shape()};
        frame.pixels.digest = digests.at(i);
        sprite.frames.append(frame);
    }
    return sprite;
}

ShownFrames shownDigests(const QStringList &digests)
{
    ShownFrames shown;
    for (const QString &digest : digests)
        shown.append(ShownFrame{{.digest = digest}, {}});
    return shown;
}

} // namespace

class FollowedNamesTest : public QObject
{
    Q_OBJECT

private slots:
    void framesAreCalledAsTheFileCallsThem()
    {
        Document document;
        document.sprites = {spriteThatNotes({"a", "b"})};
        UpdatedFrames updated{document.sprites.at(0).frames, {{0, 1}, {0, 1}}};
        NamesFollowed followed = withNamesFollowed(document, 0, updated);
        QCOMPARE(followed.document, document); // the file does not list all
        QVERIFY(followed.told.isEmpty());
        updated.names = {{}, {NameClaim::Followed, QStringLiteral("ship_2")}};
        followed = withNamesFollowed(document, 0, updated);
        QCOMPARE(followed.document.sprites.at(0).frames.at(0).name, QStringLiteral("ship_0"));
        QCOMPARE(followed.document.sprites.at(0).frames.at(1).name, QStringLiteral("ship_2"));
        QVERIFY2(followed.told.endsWith("now: 1, the first was “ship_1” and is “ship_2”"), qPrintable(followed.told));
    }

    void otherPicturesUnderShapesAreTold()
    {
        const Sprite old = spriteThatNotes({"a", "b", "c"});
        QVERIFY(toldOfOtherPictures(old, shownDigests({"a", "b"}), {0, 1}).isEmpty());
        const QString told = toldOfOtherPictures(old, shownDigests({"x", "a", "y"}), {1, 0, -1});
        QVERIFY2(told.endsWith("still fit: 1, the first is “ship_1”"), qPrintable(told));
    }

    void framesThatAreAddedByNameAreTold()
    {
        const Sprite old = spriteThatNotes({"a"});
        QVERIFY(toldOfAddedFrames(old, old.frames).isEmpty());
        const QString told = toldOfAddedFrames(old, spriteThatNotes({"a", "b", "c"}).frames);
        QVERIFY2(told.endsWith("behind the others: 2, the first is “ship_1”"), qPrintable(told));
    }

    void tilesThatAreAddedAreTold()
    {
        QVERIFY(toldOfAddedTiles({}).isEmpty());
        const QString told = toldOfAddedTiles({"A_2", "A_3"});
        QVERIFY2(told.endsWith("frames now: 2, the first is “A_2”"), qPrintable(told));
    }

    void anotherNumberOfNumberedFramesIsTold()
    {
        ImportedSprite item;
        item.sprite = spriteThatNotes({{}, {}, {}});
        item.stated = Stated::Layout;
        QVERIFY(toldOfNumberedFrames(spriteThatNotes({{}, {}, {}}), item).isEmpty());
        QVERIFY(toldOfNumberedFrames(spriteThatNotes({"a", "b"}), item).isEmpty()); // which says what they show
        QVERIFY(toldOfNumberedFrames(spriteThatNotes({{}, {}}), item).startsWith("it had 2 frames and has 3"));
        item.stated = Stated::Pivots;
        QVERIFY(toldOfNumberedFrames(spriteThatNotes({{}, {}}), item).isEmpty());
    }
};

HITBOX_TEST(FollowedNamesTest)
#include "followed_names_test.moc"
