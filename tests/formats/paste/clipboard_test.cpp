#include "formats/paste/clipboard.h"
#include "test_class.h"

#include "document/edits.h"
#include "document/ids_at.h"

#include <QTest>

using namespace hitbox;

namespace {

Document sample()
{
    Document document = emptyProject();
    Frame frame;
    frame.name = "ship_0";
    frame.rect = {0, 0, 8, 8};
    frame.size = {8, 8};
    Shape hull;
    hull.name = "hull";
    hull.category = "hit";
    hull.outline = PolygonOutline{{{0.1, 1}, {2, 3}, {4, 5}}};
    hull.properties = {{"speed", 2.0}};
    document.sprites = {{.name = "ship", .image = "ship.png", .frames = {frame, frame}}};
    return addShapes(document, {0, 0}, {hull, hull});
}

QString clipRefusal(const QByteArray &text)
{
    const Result<Clip> clip = readClip(text);
    return clip ? QString() : clip.error().text();
}

} // namespace

class ClipboardTest : public QObject
{
    Q_OBJECT

private slots:
    void shapesComeBackWithTheirCategories()
    {
        const Document document = sample();
        const ShapeId second = document.sprites.first().frames.first().shapes.at(1).id;
        const Result<Clip> clip = readClip(clipText(clipOfShapes(document, {0, 0}, {second})));
        QVERIFY(clip.ok());
        QCOMPARE(clip->kind, Clip::Kind::Shapes);
        QCOMPARE(clip->shapes(), (QList<Shape>{document.sprites.first().frames.first().shapes.at(1)}));
        QCOMPARE(clip->content.categories, (QList<Category>{document.categories.at(1)}));
        QVERIFY(clip->content.extras.isEmpty());
    }

    void instancesComeBackInTheirOrder()
    {
        Stage stage{.name = "duel"};
        for (const double x : {1.0, 2.0, 3.0})
            stage.instances.append({.sprite = "ship", .frame = "ship_0", .position = {x, 0}, .tag = "burn"});
        const Result<Clip> clip = readClip(clipText(clipOfInstances(stage, idsAt(stage.instances, {2, 0}))));
        QVERIFY(clip.ok());
        QCOMPARE(clip->kind, Clip::Kind::Instances);
        QCOMPARE(clip->instances(), (QList<Instance>{stage.instances.at(0), stage.instances.at(2)}));
        QVERIFY(clip->frames().isEmpty());
        QVERIFY(!readClip(clipText(clipOfInstances(stage, {}))).ok());
    }

    void framesAndSpritesComeBack()
    {
        const Document document = sample();
        const Result<Clip> frames = readClip(clipText(clipOfFrames(document, 0, {1, 0}, "/here")));
        QCOMPARE(frames->kind, Clip::Kind::Frames);
        QCOMPARE(frames->folder, QString("/here"));
        QList<Frame> wanted = document.sprites.first().frames;
        for (Frame &frame : wanted)
            frame.image = "ship.png";
        QCOMPARE(frames->frames(), wanted);
        const Result<Clip> sprites = readClip(clipText(clipOfSprites(document, {0}, "/a \"b\"")));
        QCOMPARE(sprites->kind, Clip::Kind::Sprites);
        QCOMPARE(sprites->content.sprites, document.sprites);
        QCOMPARE(sprites->folder, QString("/a \"b\""));
    }

    void otherTextsBecomeShapes()
    {
        for (const char *text : {" <path d='M0 0L1 1L2 0z'/>", "m0 0l1 1l2 0z", "[[0,0],[1,1],[2,0]]",
                                 "{{0,0},{1,1},{2,0}}", "0,0 1,1 2,0"}) {
            const Result<Clip> clip = readClip(text);
            QVERIFY2(clip.ok(), text);
            QVERIFY(clip->isForeign);
            QCOMPARE(clip->shapes().size(), 1);
        }
    }

    void rubbishIsToldInOneSentence()
    {
        QVERIFY(clipRefusal("hello world").contains("“hello world” is neither"));
        QVERIFY(clipRefusal("  \n").contains("no text"));
        QVERIFY(clipRefusal(QByteArray(10 * 1024 * 1024, '1')).contains("longer than 1 MiB"));
        QVERIFY(clipRefusal("NaN,1 2,3").contains("neither"));
        QVERIFY(clipRefusal("{\"format\": \"other\"}").contains("hitbox-project"));
        QVERIFY(clipRefusal("{\"format\": \"hitbox-project\", \"version\": 1}").contains("nothing that could"));
        QVERIFY(clipRefusal("{}").size() > 0);
        QVERIFY(clipRefusal("<svg/>").contains("no outline"));
        QVERIFY(clipRefusal("10 mm, 20 mm").contains("without a unit"));
        QVERIFY(clipRefusal(QByteArray("[[0,0],[1,1]],").repeated(5'001)).contains("5000 outlines"));
        QVERIFY(clipRefusal(QByteArray("1\0\xff", 3)).size() > 0);
    }
};

HITBOX_TEST(ClipboardTest)
#include "clipboard_test.moc"
