#include "document/edits.h"
#include "formats/importers/importing.h"
#include "formats/project/project_check.h"
#include "images/aseprite/aseprite_maker.h"
#include "test_class.h"

#include <QTest>

#include <hitbox/geometry/polygon.h>

using namespace hitbox;
using namespace hitbox::importing;
namespace maker = hitbox::tests::maker;

namespace {

const QString walkPath = rooted("/game/walk.aseprite");

QByteArray sliceOf(const QString &name, const QList<QRect> &keys, int flags = 0)
{
    maker::Bytes bytes;
    bytes.dword(keys.size()).dword(flags).dword(0).text(name);
    for (qsizetype i = 0; i < keys.size(); ++i) {
        bytes.dword(i).rect(keys[i]);
        if ((flags & 1) != 0)
            bytes.rect({1, 1, 1, 1});
        if ((flags & 2) != 0)
            bytes.dword(3).dword(4);
    }
    return bytes.bytes();
}

maker::FrameMaker layers()
{
    return maker::FrameMaker(80).layer({.name = QStringLiteral("art")}).layer({.name = QStringLiteral("hit:fist")});
}

QByteArray block(QSize size)
{
    return maker::pixels(size, 0xffff0000);
}

/// Three frames: a slice on all of them, which moves; a fist that is out on the first and the last.
QByteArray walk()
{
    maker::FrameMaker first = layers();
    first.chunk(maker::sliceChunk, sliceOf(QStringLiteral("Hurtbox"), {{1, 2, 8, 9}, {2, 2, 8, 9}}))
        .userText(QStringLiteral("soft"))
        .chunk(maker::tagsChunk, maker::tags({{QStringLiteral("punch"), 0, 2, 3, 4}}))
        .cel({.layer = 0, .size = {16, 16}}, block({16, 16}))
        .cel({.layer = 1, .at = {2, 3}, .size = {4, 5}}, block({4, 5}));
    maker::FrameMaker third(120);
    third.linkedCel({.layer = 1, .at = {6, 3}}, 0);
    return maker::file({.size = {16, 16}}, {first, maker::FrameMaker(40), third});
}

Document imported(const Document &document, const QByteArray &file)
{
    const Result<Imported> result = importing::imported(file, walkPath);
    if (!result) {
        qCritical("%s", qPrintable(result.error().text()));
        return {};
    }
    return withImported(document, *result, rooted("/game")).document;
}

QStringList shapeNames(const Frame &frame)
{
    QStringList names;
    for (const Shape &shape : frame.shapes)
        names.append(shape.name);
    return names;
}

geometry::Box boxOf(const Shape &shape)
{
    const auto *box = std::get_if<geometry::Box>(&shape.outline);
    return box ? *box : geometry::Box{};
}

} // namespace

class AsepriteFileImporterTest : public QObject
{
    Q_OBJECT

private slots:
    void isToldByItsContent();
    void framesAndTagsComeAsTheyAre();
    void slicesAreBoxesOfOneTrack();
    void pivotsOfSlicesAreTheFrames();
    void layersAreTracedIntoTheirCategory();
    void newCategoriesAreMade();
    void severalIslandsAreSeveralTracks();
    void equalNamesAreToldApart();
    void veryManyEqualNamesAreToldApart();
    void layersOfOtherCategoriesAreTold();
    void noiseIsTold();
    void importedAgainNothingChanges();
    void importedAgainKeepsShapesAndGoesOnWithTracks();
    void nineIsAllThatIsTold();
    void brokenFilesAreRefused();
};

void AsepriteFileImporterTest::isToldByItsContent()
{
    QCOMPARE(importerOf(walk(), rooted("/game/walk.bin")), QStringLiteral("aseprite-file"));
    QVERIFY(importerOf("nothing", walkPath) != QStringLiteral("aseprite-file"));
}

void AsepriteFileImporterTest::framesAndTagsComeAsTheyAre()
{
    const Document document = imported({}, walk());
    QVERIFY(checkProject(document).ok());
    const Sprite &sprite = document.sprites.at(0);
    QCOMPARE(sprite.name, QStringLiteral("walk"));
    QCOMPARE(sprite.image, QStringLiteral("walk.aseprite"));
    QCOMPARE(sprite.frames.size(), 3);
    QCOMPARE(sprite.frames[1].name, QStringLiteral("walk_1"));
    QCOMPARE(sprite.frames[1].rect, QRect(16, 0, 16, 16));
    QCOMPARE(sprite.frames[0].duration, 80.0);
    QCOMPARE(sprite.frames[2].duration, 120.0);
    QCOMPARE(sprite.tags.size(), 1);
    QCOMPARE(sprite.tags[0].direction, TagDirection::PingPongReverse);
    QCOMPARE(sprite.tags[0].repeat, 2); // there and back; the file counts ways
}

void AsepriteFileImporterTest::slicesAreBoxesOfOneTrack()
{
    const Sprite sprite = imported({}, walk()).sprites.at(0);
    const Shape &first = sprite.frames[0].shapes.at(0);
    QCOMPARE(first.name, QStringLiteral("Hurtbox"));
    QCOMPARE(first.category, QStringLiteral("hurt"));
    QCOMPARE(first.properties, Properties({{QStringLiteral("data"), QStringLiteral("soft")}}));
    QCOMPARE(boxOf(first), (geometry::Box{{1, 2}, {9, 11}}));
    QVERIFY(first.track != TrackId());
    // Held until the next key, and after the last one.
    for (const int frame : {1, 2}) {
        const Shape &held = sprite.frames[frame].shapes.at(0);
        QCOMPARE(boxOf(held), (geometry::Box{{2, 2}, {10, 11}}));
        QCOMPARE(held.track, first.track);
        QVERIFY(held.id != first.id);
    }
}

void AsepriteFileImporterTest::pivotsOfSlicesAreTheFrames()
{
    const maker::FrameMaker first =
        maker::FrameMaker().chunk(maker::sliceChunk, sliceOf(QStringLiteral("feet"), {{0, 0, 0, 0}, {5, 6, 2, 2}}, 2));
    const QByteArray file = maker::file({.size = {16, 16}}, {first, maker::FrameMaker()});
    const Sprite sprite = imported({}, file).sprites.at(0);
    QCOMPARE(sprite.frames[1].pivot, (geometry::Point{8, 10}));
    QCOMPARE(sprite.frames[0].pivot, (geometry::Point{8, 8}));
    // What the user chose where no slice says one stays when the file is imported again.
    Document document = imported({}, file);
    document.sprites[0].frames[0].pivot = {1, 1};
    QCOMPARE(imported(document, file), document);
}

void AsepriteFileImporterTest::layersAreTracedIntoTheirCategory()
{
    const Sprite sprite = imported({}, walk()).sprites.at(0);
    const Shape &fist = sprite.frames[0].shapes.at(1);
    QCOMPARE(fist.name, QStringLiteral("fist"));
    QCOMPARE(fist.category, QStringLiteral("hit"));
    const geometry::Box bounds = *geometry::bounds(geometryOf(fist.outline));
    QCOMPARE(bounds, (geometry::Box{{2, 3}, {6, 8}}));
    QCOMPARE(shapeNames(sprite.frames[1]), QStringList({QStringLiteral("Hurtbox")}));
    const Shape &later = sprite.frames[2].shapes.at(1);
    QCOMPARE(*geometry::bounds(geometryOf(later.outline)), (geometry::Box{{6, 3}, {10, 8}}));
    QCOMPARE(later.track, fist.track);
    QVERIFY(fist.track != sprite.frames[0].shapes.at(0).track);
}

void AsepriteFileImporterTest::newCategoriesAreMade()
{
    const maker::FrameMaker frame = maker::FrameMaker()
                                        .layer({.name = QStringLiteral("push box:feet")})
                                        .layer({.name = QStringLiteral("hurt:all")})
                                        .cel({.layer = 0, .size = {4, 4}}, block({4, 4}))
                                        .cel({.layer = 1, .size = {4, 4}}, block({4, 4}));
    const Document document = imported(emptyProject(), maker::file({.size = {8, 8}}, {frame}));
    QVERIFY(checkProject(document).ok());
    const Category *push = findCategory(document, QStringLiteral("push box"));
    const Category *hurt = findCategory(document, QStringLiteral("hurt"));
    QVERIFY(push && hurt);
    QVERIFY(push->bits != hurt->bits && push->color != hurt->color);
}

void AsepriteFileImporterTest::severalIslandsAreSeveralTracks()
{
    maker::FrameMaker first = maker::FrameMaker().layer({.name = QStringLiteral("hit:fists")});
    QByteArray two = maker::pixels({8, 2}, 0);
    for (const int x : {0, 1, 5, 6}) {
        for (const int y : {0, 1})
            two.replace((y * 8 + x) * 4, 4, QByteArray("\1\2\3\xff", 4));
    }
    first.cel({.size = {8, 2}}, two);
    const QByteArray file = maker::file({.size = {8, 2}}, {first, maker::FrameMaker().linkedCel({}, 0)});
    const Sprite sprite = imported({}, file).sprites.at(0);
    for (const int frame : {0, 1}) {
        QCOMPARE(shapeNames(sprite.frames[frame]), QStringList({QStringLiteral("fists"), QStringLiteral("fists 2")}));
        QCOMPARE(sprite.frames[frame].shapes[0].track, sprite.frames[0].shapes[0].track);
        QCOMPARE(sprite.frames[frame].shapes[1].track, sprite.frames[0].shapes[1].track);
    }
    QVERIFY(sprite.frames[0].shapes[0].track != sprite.frames[0].shapes[1].track);
}

void AsepriteFileImporterTest::equalNamesAreToldApart()
{
    maker::FrameMaker frame = layers();
    frame.chunk(maker::sliceChunk, sliceOf(QStringLiteral("fist"), {{0, 0, 4, 4}}))
        .chunk(maker::sliceChunk, sliceOf(QStringLiteral("fist"), {{4, 4, 4, 4}}))
        .cel({.layer = 1, .size = {4, 4}}, block({4, 4}));
    const Sprite sprite = imported({}, maker::file({.size = {16, 16}}, {frame})).sprites.at(0);
    QCOMPARE(shapeNames(sprite.frames[0]),
             QStringList({QStringLiteral("fist"), QStringLiteral("fist (2)"), QStringLiteral("fist (3)")}));
}

void AsepriteFileImporterTest::veryManyEqualNamesAreToldApart()
{
    constexpr int count = 80'000; // which, were all that are equal compared, Qt Test would not wait for
    maker::FrameMaker frame = layers();
    for (int i = 0; i < count; ++i)
        frame.chunk(maker::sliceChunk, sliceOf(QStringLiteral("fist"), {{0, 0, 4, 4}}));
    const QByteArray file = maker::file({.size = {16, 16}}, {frame});
    const Result<Imported> result = importing::imported(file, walkPath);
    QVERIFY(result);
    const QList<Shape> &shapes = result->sprites.at(0).sprite.frames.at(0).shapes;
    QCOMPARE(shapes.size(), count);
    QCOMPARE(shapes.constLast().name, QStringLiteral("fist (80000)"));
}

void AsepriteFileImporterTest::layersOfOtherCategoriesAreTold()
{
    maker::FrameMaker frame;
    for (const char *name : {"body", "hit:fist", "hurt:torso", "arm:L"})
        frame.layer({.name = QString::fromLatin1(name)});
    frame.cel({.layer = 3, .size = {4, 5}}, block({4, 5}));
    const Result<Imported> result = importing::imported(maker::file({.size = {16, 16}}, {frame}), walkPath);
    QVERIFY(result);
    QCOMPARE(result->notes.list(),
             (QList<ImportNote>{{QStringLiteral("layer “arm:L”"),
                                 QStringLiteral("traced into shapes of a category of its own, and not drawn in the "
                                                "picture")}}));
}

void AsepriteFileImporterTest::noiseIsTold()
{
    const QSize size(1024, 1024);
    QByteArray noise = maker::pixels(size, 0);
    for (int y = 0; y < size.height(); ++y) {
        for (int x = y % 2; x < size.width(); x += 2)
            noise[(y * size.width() + x) * 4 + 3] = '\xff';
    }
    const maker::FrameMaker frame =
        maker::FrameMaker().layer({.name = QStringLiteral("hit:noise")}).cel({.size = size}, noise);
    const Result<Imported> result = importing::imported(maker::file({.size = size}, {frame}), walkPath);
    QVERIFY(result);
    QCOMPARE(result->notes.list().size(), 1);
    QCOMPARE(result->notes.list()[0].place, QStringLiteral("layer “hit:noise”, frame 1"));
    QVERIFY(result->notes.list()[0].what.endsWith(QStringLiteral("; left out")));
}

void AsepriteFileImporterTest::importedAgainNothingChanges()
{
    const Document once = imported(emptyProject(), walk());
    QCOMPARE(imported(once, walk()), once);
}

void AsepriteFileImporterTest::importedAgainKeepsShapesAndGoesOnWithTracks()
{
    Document document = imported({}, walk());
    // The user moves the fist of the first frame and deletes the hurtbox of the last one.
    document.sprites[0].frames[0].shapes[1].outline = geometry::Box{{0, 0}, {3, 3}};
    document.sprites[0].frames[2].shapes.removeFirst();
    const TrackId hurt = document.sprites[0].frames[0].shapes[0].track;
    maker::FrameMaker first = layers();
    first.chunk(maker::sliceChunk, sliceOf(QStringLiteral("Hurtbox"), {{1, 2, 8, 9}}))
        .cel({.layer = 1, .size = {4, 5}}, block({4, 5}));
    const QByteArray longer =
        maker::file({.size = {16, 16}}, {first, maker::FrameMaker(), maker::FrameMaker(), maker::FrameMaker()});
    const Document after = imported(document, longer);
    QVERIFY(checkProject(after).ok());
    const Sprite &sprite = after.sprites.at(0);
    QCOMPARE(sprite.frames.size(), 4);
    QCOMPARE(boxOf(sprite.frames[0].shapes[1]), (geometry::Box{{0, 0}, {3, 3}}));
    QCOMPARE(sprite.frames[1].shapes[0].track, hurt);
    for (const int frame : {2, 3}) {
        QCOMPARE(sprite.frames[frame].shapes.last().name, QStringLiteral("Hurtbox"));
        QCOMPARE(sprite.frames[frame].shapes.last().track, hurt);
    }
}

void AsepriteFileImporterTest::nineIsAllThatIsTold()
{
    const maker::FrameMaker frame =
        maker::FrameMaker().chunk(maker::sliceChunk, sliceOf(QStringLiteral("panel"), {{0, 0, 4, 4}}, 1));
    const Result<Imported> result = importing::imported(maker::file({}, {frame}), walkPath);
    QVERIFY(result);
    QCOMPARE(result->notes.list(),
             QList<ImportNote>({{QStringLiteral("slice “panel”"),
                                 QStringLiteral("the middle of a nine-patch is no hitbox; left out")}}));
}

void AsepriteFileImporterTest::brokenFilesAreRefused()
{
    QVERIFY(refusal(walk().chopped(7), walkPath).startsWith(walkPath + QStringLiteral(": ")));
    QVERIFY(refusal(walk().chopped(7), walkPath).contains(QStringLiteral("ends too early")));
}

HITBOX_CORE_TEST(AsepriteFileImporterTest)
#include "aseprite_file_importer_test.moc"
#include "rooted.h"
