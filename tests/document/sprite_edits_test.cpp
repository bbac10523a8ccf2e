#include "document/sprite_edits.h"
#include "test_class.h"

#include "document/order.h"

#include <QTest>

using namespace hitbox;

namespace {

Document threeSprites()
{
    Document document;
    for (const char *name : {"ship 2", "rock", "shot"}) {
        Shape shape;
        shape.id = {document.nextShapeId++};
        document.sprites.append({.name = name, .frames = {Frame{.shapes = {shape}}}});
    }
    return document;
}

QStringList spriteNames(const Document &document)
{
    QStringList names;
    for (const Sprite &sprite : document.sprites)
        names.append(sprite.name);
    return names;
}

} // namespace

class SpriteEditsTest : public QObject
{
    Q_OBJECT

private slots:
    void movesSomeToAnotherPlace()
    {
        QCOMPARE(spriteNames(moveSprites(threeSprites(), {2, 0}, 1)), (QStringList{"ship 2", "shot", "rock"}));
        QCOMPARE(spriteNames(moveSprites(threeSprites(), {0}, 3)), (QStringList{"rock", "shot", "ship 2"}));
    }

    void removesSome() { QCOMPARE(spriteNames(removeSprites(threeSprites(), {2, 0})), QStringList{"rock"}); }

    void copiesStandBehindWithFreeNamesAndFreshIds()
    {
        const Document after = duplicateSprites(threeSprites(), {1, 0});
        QCOMPARE(spriteNames(after), (QStringList{"ship 2", "rock", "ship", "rock 2", "shot"}));
        QCOMPARE(after.sprites.at(3).frames.first().shapes.first().id, ShapeId{5});
        QCOMPARE(duplicateSprites(threeSprites(), {}), threeSprites());
    }

    void anOrderAndItsPlacesAreInverse()
    {
        const QList<int> order = orderAfterMove(5, {3, 1, 9}, 0);
        QCOMPARE(order, (QList<int>{1, 3, 0, 2, 4}));
        QCOMPARE(placesIn(order), (QList<int>{2, 0, 3, 1, 4}));
    }
};

HITBOX_TEST(SpriteEditsTest)
#include "sprite_edits_test.moc"
