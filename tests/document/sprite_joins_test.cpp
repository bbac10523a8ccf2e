#include "document/sprite_joins.h"
#include "test_class.h"

#include <QTest>

#include <random>

using namespace hitbox;

namespace {

Shape shapeOf(int id, int track = 0)
{
    Shape shape;
    shape.id = {id};
    shape.track = {track};
    return shape;
}

/// A sprite of an image for each frame, as numbered files come in.
Sprite single(const QString &name, int id)
{
    Sprite sprite;
    sprite.name = name;
    sprite.image = name + QStringLiteral(".png");
    Frame frame;
    frame.name = name;
    frame.shapes = {shapeOf(id, 40)};
    sprite.frames = {frame};
    return sprite;
}

Document walk()
{
    Document document;
    document.nextShapeId = 50;
    document.sprites = {single(QStringLiteral("rock"), 9), single(QStringLiteral("walk-0"), 1),
                        single(QStringLiteral("walk-1"), 2), single(QStringLiteral("walk-2"), 3)};
    Stage stage;
    stage.instances = {Instance{.sprite = QStringLiteral("walk-2"), .frame = QStringLiteral("walk-2")},
                       Instance{.sprite = QStringLiteral("rock"), .frame = QStringLiteral("rock")}};
    document.stages = {stage};
    return document;
}

QStringList namesIn(const QList<Sprite> &sprites)
{
    QStringList names;
    for (const Sprite &sprite : sprites)
        names.append(sprite.name);
    return names;
}

/// The image and the shapes that each instance shows.
QStringList shownOn(const Document &document)
{
    QStringList shown;
    for (const Stage &stage : document.stages) {
        for (const Instance &instance : stage.instances) {
            const Frame *frame = findFrame(document, instance.sprite, instance.frame);
            const Sprite *sprite = findSprite(document, instance.sprite);
            QString text = sprite && frame ? imageOf(*sprite, *frame) : QStringLiteral("nothing");
            if (frame) {
                for (const Shape &shape : frame->shapes)
                    text += QStringLiteral(" %1").arg(shape.id.value);
            }
            shown.append(text);
        }
    }
    return shown;
}

Document randomDocument(std::mt19937 &random)
{
    const auto below = [&random](int count) { return static_cast<int>(random() % static_cast<unsigned>(count)); };
    Document document;
    document.nextShapeId = 1000;
    int id = 1;
    for (int s = 0; s < 5; ++s) {
        Sprite sprite;
        sprite.name = QStringLiteral("s%1").arg(s);
        sprite.image = QStringLiteral("%1.png").arg(below(3));
        for (int f = 0; f <= below(4); ++f) {
            Frame frame;
            frame.name = QStringLiteral("f%1").arg(below(2) == 0 ? f : f + 10 * s);
            frame.image = below(2) == 0 ? QString() : QStringLiteral("%1.png").arg(below(3));
            frame.shapes = {shapeOf(id++, 500 + below(3))};
            sprite.frames.append(frame);
        }
        Tag tag;
        tag.name = QStringLiteral("t%1").arg(below(2));
        tag.to = below(static_cast<int>(sprite.frames.size()));
        sprite.tags.append(tag);
        document.sprites.append(sprite);
    }
    // Frames of one name in one sprite cannot be told apart by instances.
    Stage stage;
    for (const Sprite &sprite : document.sprites)
        stage.instances.append({.sprite = sprite.name, .frame = sprite.frames.constFirst().name});
    document.stages = {stage};
    return document;
}

} // namespace

class SpriteJoinsTest : public QObject
{
    Q_OBJECT

private slots:
    void joinedSpritesAreOneAnimationWithTheirImages()
    {
        const Document before = walk();
        const Document after = joinSprites(before, {{1, 2, 3}, QStringLiteral("walk")});
        QCOMPARE(namesIn(after.sprites), (QStringList{"rock", "walk"}));
        const Sprite &joined = after.sprites[1];
        QCOMPARE(joined.image, QStringLiteral("walk-0.png"));
        QCOMPARE(imagesOf(joined), (QStringList{"walk-0.png", "walk-1.png", "walk-2.png"}));
        QCOMPARE(joined.frames[0].image, QString());
        QCOMPARE(shownOn(after), shownOn(before));
        for (int i = 0; i < 3; ++i)
            QVERIFY(Id<Frame>(joined.frames[i].id) == before.sprites[1 + i].frames[0].id);
        QVERIFY(Id<Sprite>(joined.id) == before.sprites[1].id);
    }

    void tracksAndNamesThatMeetAreToldApart()
    {
        Document document = walk();
        for (Sprite &sprite : document.sprites) {
            sprite.frames[0].name = QStringLiteral("a");
            Tag tag;
            tag.name = QStringLiteral("t");
            sprite.tags = {tag};
        }
        const Sprite joined = joinSprites(document, {{2, 1}, QStringLiteral("rock")}).sprites.at(1);
        QCOMPARE(joined.name, QStringLiteral("rock 2"));
        QCOMPARE(joined.image, QStringLiteral("walk-1.png"));
        QCOMPARE(joined.frames[1].name, QStringLiteral("a 2"));
        QCOMPARE(joined.tags[1].name, QStringLiteral("t 2"));
        QCOMPARE(joined.tags[1].from, 1);
        QCOMPARE(joined.tags[1].to, 1);
        QCOMPARE(joined.frames[0].shapes[0].track, TrackId{40});
        QCOMPARE(joined.frames[1].shapes[0].track, TrackId{50});
    }

    void eachCanBeATag()
    {
        Document document = walk();
        document.sprites[1].frames += document.sprites[1].frames;
        document.sprites[1].frames.last().id = {};
        Tag own;
        own.name = QStringLiteral("own");
        document.sprites[2].tags = {own};
        const Sprite joined =
            joinSprites(document, {{1, 2, 3}, QStringLiteral("hero"), SpriteJoin::Tags::OneForEach}).sprites.at(1);
        QStringList tags;
        for (const Tag &tag : joined.tags)
            tags.append(QStringLiteral("%1 %2-%3").arg(tag.name).arg(tag.from).arg(tag.to));
        QCOMPARE(tags, (QStringList{document.sprites[1].name + " 0-1", "own 2-2", document.sprites[3].name + " 3-3"}));
    }

    void propertiesAreNotLost()
    {
        Document document = walk();
        document.sprites[1].properties = {{QStringLiteral("speed"), 1.0},
                                          {QStringLiteral("kind"), QStringLiteral("hero")}};
        document.sprites[2].properties = {{QStringLiteral("speed"), 2.0},
                                          {QStringLiteral("kind"), QStringLiteral("hero")}};
        const Sprite joined = joinSprites(document, {{1, 2}, QStringLiteral("walk")}).sprites.at(1);
        QCOMPARE(joined.properties, (Properties{{QStringLiteral("kind"), QStringLiteral("hero")}}));
        QCOMPARE(joined.frames[0].properties, (Properties{{QStringLiteral("speed"), 1.0}}));
        QCOMPARE(joined.frames[1].properties, (Properties{{QStringLiteral("speed"), 2.0}}));
    }

    void splittingGivesEachFrameASprite()
    {
        const Document joined = joinSprites(walk(), {{1, 2, 3}, QStringLiteral("walk")});
        const Document split = splitSprite(joined, 1, {{0}, {1}, {2}});
        for (const Sprite &part : split.sprites)
            QVERIFY(part.frames.capacity() < 10 + part.frames.size()); // no room for all that there were
        QCOMPARE(namesIn(split.sprites), namesIn(walk().sprites));
        QCOMPARE(split.sprites[3].image, QStringLiteral("walk-2.png"));
        QCOMPARE(split.sprites[3].frames[0].image, QString());
        QCOMPARE(shownOn(split), shownOn(walk()));
        QVERIFY(Id<Sprite>(split.sprites[2].id) != split.sprites[3].id);
    }

    void tagsGoWithFramesThatStayTogether()
    {
        Document document = joinSprites(walk(), {{0, 1, 2, 3}, QStringLiteral("all")});
        for (const auto &[name, from, to] :
             {std::tuple("first", 0, 1), std::tuple("torn", 1, 2), std::tuple("last", 2, 3)}) {
            Tag tag;
            tag.name = QLatin1String(name);
            tag.from = from;
            tag.to = to;
            document.sprites[0].tags.append(tag);
        }
        const QList<QList<int>> groups{{0, 1}, {2, 3}};
        QCOMPARE(tagsLostBySplit(document.sprites[0], groups), QStringList{"torn"});
        const Document split = splitSprite(document, 0, groups);
        QCOMPARE(namesIn(split.sprites), (QStringList{"all", "all 2"}));
        QCOMPARE(split.sprites[0].tags.size(), 1);
        QCOMPARE(split.sprites[1].tags.at(0).name, QStringLiteral("last"));
        QCOMPARE(split.sprites[1].tags.at(0).from, 0);
        QCOMPARE(split.sprites[1].tags.at(0).to, 1);
    }

    void instancesPlayTheFirstOfTagsThatAreCalledAlike()
    {
        Document document = walk();
        for (int to : {0, 1})
            document.sprites[2].tags.append({.name = QStringLiteral("go"), .from = 0, .to = to});
        document.sprites[2].frames.append(document.sprites[2].frames[0]);
        document.stages[0].instances = {Instance{.sprite = "walk-1", .frame = "walk-1", .tag = "go"}};
        const Document joined = joinSprites(document, {{0, 2}, "all"});
        const Sprite &sprite = joined.sprites[0];
        QCOMPARE(sprite.tags.size(), 2);
        QCOMPARE(joined.stages[0].instances[0].tag, sprite.tags[0].name);
        QCOMPARE(sprite.tags[0].to - sprite.tags[0].from, 0);
    }

    void whatStagesShowStaysWhateverIsJoinedAndSplit()
    {
        std::mt19937 random(5);
        for (int round = 0; round < 500; ++round) {
            const Document before = randomDocument(random);
            QList<int> order{0, 1, 2, 3, 4};
            std::shuffle(order.begin(), order.end(), random);
            const Document joined = joinSprites(before, {order.mid(0, 2 + static_cast<int>(random() % 4)), "s3"});
            QCOMPARE(shownOn(joined), shownOn(before));
            QList<QList<int>> groups;
            const auto most = static_cast<int>(joined.sprites[0].frames.size());
            for (int i = 0; i < most; ++i) {
                if (groups.isEmpty() || random() % 2 == 0)
                    groups.append(QList<int>());
                groups.last().append(i);
            }
            const Document split = splitSprite(joined, 0, groups);
            QCOMPARE(shownOn(split), shownOn(before));
            // A track has at most one shape a frame, and no shape is lost.
            int shapes = 0;
            for (const Sprite &sprite : split.sprites) {
                for (const Frame &frame : sprite.frames)
                    shapes += static_cast<int>(frame.shapes.size());
            }
            QCOMPARE(shapes, std::accumulate(before.sprites.cbegin(), before.sprites.cend(), 0,
                                             [](int sum, const Sprite &sprite) {
                                                 return sum + static_cast<int>(sprite.frames.size());
                                             }));
        }
    }
};

HITBOX_TEST(SpriteJoinsTest)
#include "sprite_joins_test.moc"
