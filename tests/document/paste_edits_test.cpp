#include "document/paste_edits.h"
#include "test_class.h"

#include "document/edits.h"

#include <QTest>

using namespace hitbox;

namespace {

Document projectWith(const QStringList &names)
{
    Document document = emptyProject();
    QList<Shape> shapes;
    for (const QString &name : names) {
        Shape shape;
        shape.name = name;
        shape.category = "fire";
        shapes.append(shape);
    }
    document.sprites = {{.name = "ship", .frames = {Frame{.name = "0"}}}};
    return addShapes(document, {0, 0}, shapes);
}

const QList<Category> fire{{.name = "hurt", .bits = 64}, {.name = "fire", .bits = 8, .hits = {"hurt", "ice", "fire"}}};

} // namespace

class PasteEditsTest : public QObject
{
    Q_OBJECT

private slots:
    void shapesGetFreshIdsFreeNamesAndTheirCategory()
    {
        const Document here = projectWith({"hull 2", "wing"});
        const QList<Shape> shapes = here.sprites.first().frames.first().shapes;
        const Document after = pasteShapes(here, {0, 0}, shapes + QList<Shape>{Shape{}}, fire);
        const QList<Shape> &all = after.sprites.first().frames.first().shapes;
        QCOMPARE(all.size(), 5);
        QCOMPARE(all.at(2).name, QString("hull"));
        QCOMPARE(all.at(3).name, QString("wing 2"));
        QCOMPARE(all.at(4).name, QString("polygon"));
        QVERIFY(all.at(2).id.value >= here.nextShapeId);
        QCOMPARE(after.categories.size(), 4);
        QCOMPARE(after.categories.first(), here.categories.first());
        QCOMPARE(after.categories.last().hits, (QStringList{"hurt", "fire"}));
        QCOMPARE(after.categories.last().bits, 8u);
    }

    void framesKeepTheirImageWhereTheSpriteHasAnother()
    {
        Document here = projectWith({});
        here.sprites[0].image = "ship.png";
        Frame frame{.name = "1", .image = "boat.png", .imageHash = "12"};
        const Frame other = pasteFrames(here, 0, {frame}, 1, {}).sprites.first().frames.at(1);
        QCOMPARE(other.image, QString("boat.png"));
        QCOMPARE(other.imageHash, QString("12"));
        frame.image = "ship.png";
        const Frame same = pasteFrames(here, 0, {frame}, 1, {}).sprites.first().frames.at(1);
        QCOMPARE(same.image, QString());
        QCOMPARE(same.imageHash, QString());
    }

    void framesAndSpritesToo()
    {
        const Document here = projectWith({"hull"});
        const Document frames = pasteFrames(here, 0, here.sprites.first().frames, 1, fire);
        QCOMPARE(frames.sprites.first().frames.at(1).name, QString("0 2"));
        QCOMPARE(frames.sprites.first().frames.at(1).shapes.first().id, ShapeId{2});
        const Document sprites = pasteSprites(here, here.sprites, fire);
        QCOMPARE(sprites.sprites.at(1).name, QString("ship 2"));
        QCOMPARE(sprites.sprites.at(1).frames.first().shapes.first().id, ShapeId{2});
    }
};

HITBOX_TEST(PasteEditsTest)
#include "paste_edits_test.moc"
