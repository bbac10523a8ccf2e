#include "document/recognized.h"
#include "document/renewed.h"
#include "test_class.h"

#include <QTest>

using namespace hitbox;

class RecognizedTest : public QObject
{
    Q_OBJECT

    static Sprite spriteCalled(const QString &name, int frames)
    {
        Sprite sprite;
        sprite.name = name;
        for (int i = 0; i < frames; ++i) {
            Frame frame;
            frame.rect = QRect(16 * i, 0, 16, 16);
            sprite.frames.append(frame);
        }
        return sprite;
    }

    /// As it is read from its file.
    static Document readAnew(const Document &document)
    {
        Document read = document;
        read.sprites = renewed(read.sprites);
        read.stages = renewed(read.stages);
        read.categories = renewed(read.categories);
        return read;
    }

private slots:
    void whatIsTheSameKeepsItsId()
    {
        Document before;
        before.sprites = {spriteCalled("a", 3), spriteCalled("b", 2)};
        before.sprites.first().tags = {{.name = "walk"}, {.name = "walk"}, {.name = "run"}};
        before.sprites.first().frames.first().points = {{.name = "hand"}};
        before.stages = {Stage{.name = "duel", .instances = {{.sprite = "a"}, {.sprite = "b"}, {.sprite = "a"}}}};
        before.categories = {{.name = "hit"}};
        const Document after = recognized(readAnew(before), before);
        QCOMPARE(after, before);
        for (int i = 0; i < 2; ++i)
            QVERIFY(*after.sprites.at(i).id == *before.sprites.at(i).id);
        for (int i = 0; i < 3; ++i) {
            QVERIFY(*after.sprites.first().frames.at(i).id == *before.sprites.first().frames.at(i).id);
            QVERIFY(*after.sprites.first().tags.at(i).id == *before.sprites.first().tags.at(i).id);
            QVERIFY(*after.stages.first().instances.at(i).id == *before.stages.first().instances.at(i).id);
        }
        QVERIFY(*after.sprites.first().frames.first().points.first().id ==
                *before.sprites.first().frames.first().points.first().id);
        QVERIFY(*after.stages.first().id == *before.stages.first().id);
        QVERIFY(*after.categories.first().id == *before.categories.first().id);
    }

    void whatMovedIsTheSame()
    {
        Document before;
        before.sprites = {spriteCalled("a", 3), spriteCalled("b", 1)};
        Document read = readAnew(before);
        read.sprites.swapItemsAt(0, 1);
        read.sprites[1].frames.removeAt(1);
        const Document after = recognized(read, before);
        QVERIFY(*after.sprites.at(1).id == *before.sprites.at(0).id);
        QVERIFY(*after.sprites.at(1).frames.at(1).id == *before.sprites.at(0).frames.at(2).id);
    }

    void whatIsNewHasAnIdOfItsOwn()
    {
        Document before;
        before.sprites = {spriteCalled("a", 1)};
        Document read = readAnew(before);
        read.sprites.append(spriteCalled("a", 1));
        const Document after = recognized(read, before);
        QVERIFY(*after.sprites.at(0).id == *before.sprites.at(0).id);
        QVERIFY(*after.sprites.at(1).id == *read.sprites.at(1).id);
        QVERIFY(*after.sprites.at(1).id != *before.sprites.at(0).id);
    }

    void noShapeNumberIsGivenTwice()
    {
        Document before;
        before.nextShapeId = 9;
        Document read;
        read.nextShapeId = 4;
        QCOMPARE(recognized(read, before).nextShapeId, 9);
        QCOMPARE(recognized(before, read).nextShapeId, 9);
    }
};

HITBOX_CORE_TEST(RecognizedTest)
#include "recognized_test.moc"
