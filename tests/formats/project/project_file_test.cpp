#include "file_bytes.h"
#include "formats/project/project_file.h"
#include "test_class.h"

#include "document/edits.h"
#include "document/field_edits.h"
#include "document/limits.h"
#include "formats/project/project_check.h"
#include "formats/project/project_writer.h"
#include "formats/project/random_document.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <cmath>
#include <functional>
#include <utility>

using namespace hitbox;
using geometry::Box;
using geometry::Point;

namespace {

Document parsedProject(const QByteArray &bytes)
{
    const Result<Document> document = parseProject(bytes, "a.hitbox");
    if (!document)
        qFatal("%s", qPrintable(document.error().text()));
    return *document;
}

QString projectRefusal(const QByteArray &bytes)
{
    const Result<Document> document = parseProject(bytes, "a.hitbox");
    return document ? QStringLiteral("was accepted") : document.error().text();
}

QByteArray project(const QByteArray &members)
{
    return R"({"format": "hitbox-project", "version": 1)" + (members.isEmpty() ? "" : ", " + members) + "}";
}

QByteArray withFrame(const QByteArray &frameMembers)
{
    return project(R"("sprites": [{"image": "art/ship.v2.png", "frames": [{)" + frameMembers + "}]}]");
}

QByteArray withShape(const QByteArray &shapeMembers)
{
    return withFrame(R"("rect": [0, 0, 8, 8], "shapes": [{)" + shapeMembers + "}]");
}

Shape onlyShape(const Document &document)
{
    return document.sprites[0].frames[0].shapes[0];
}

/// A project with one shape of this outline.
Document documentInFile(const Outline &outline)
{
    Frame frame;
    frame.rect = QRect(0, 0, 8, 8);
    frame.size = frame.rect.size();
    Sprite sprite{.name = "s", .image = "s.png", .frames = {frame}, .tags = {}, .properties = {}, .extras = {}};
    Shape shape;
    shape.outline = outline;
    return addShapes(withSprite({}, sprite), {0, 0}, {shape});
}

} // namespace

class ProjectFileTest : public QObject
{
    Q_OBJECT

private slots:
    void refusesToReadMoreThanAProjectMayHave()
    {
        QByteArray categories = "{\"name\": \"0\", \"color\": \"#000000\"}";
        for (int i = 1; i <= limits::categories; ++i)
            categories += ", {\"name\": \"" + QByteArray::number(i) + "\", \"color\": \"#000000\"}";
        QCOMPARE(
            projectRefusal(project("\"categories\": [" + categories + "]")),
            QStringLiteral("a.hitbox: found more than 10000 categories, which is more than a project may have; make "
                           "several projects of it, categories"));
        categories.truncate(categories.lastIndexOf(", {"));
        QCOMPARE(parsedProject(project("\"categories\": [" + categories + "]")).categories.size(), limits::categories);
    }

    void readsBackWhatItWrote()
    {
        for (quint64 seed = 0; seed < 4000; ++seed) {
            const Document document = test::randomDocument(seed);
            QVERIFY2(checkProject(document).ok(), qPrintable(QString::number(seed)));
            const QByteArray bytes = projectBytes(document);
            const Result<Document> back = parseProject(bytes, "random");
            QVERIFY2(back.ok(),
                     qPrintable(QStringLiteral("seed %1: %2").arg(seed).arg(back ? QString() : back.error().text())));
            QVERIFY2(*back == document, qPrintable(QString::number(seed)));
            QCOMPARE(projectBytes(*back), bytes);
        }
    }

    void writesTheGoldenFile()
    {
        const QString path = HITBOX_SOURCE_DIR "/tests/golden/project/every_key.hitbox";
        const QByteArray golden = bytesOfFile(path);
        QVERIFY(!golden.isEmpty());
        QCOMPARE(projectBytes(parsedProject(golden)), golden);
    }

    void readsTheGoldenFilesEveryKey()
    {
        const Document document =
            parsedProject(bytesOfFile(HITBOX_SOURCE_DIR "/tests/golden/project/every_key.hitbox"));
        QCOMPARE(document.nextShapeId, 12);
        QCOMPARE(document.categories[1].hits, QStringList{"hurt"});
        const Sprite &sprite = document.sprites[0];
        QCOMPARE(sprite.tags[0].direction, TagDirection::PingPong);
        const Frame &frame = sprite.frames[0];
        QCOMPARE(frame.rect, QRect(1, 2, 60, 61));
        QCOMPARE(frame.size, QSize(64, 64));
        QCOMPARE(frame.offset, QPoint(2, 3));
        QCOMPARE(frame.pivot, (Point{32, 32.5}));
        QCOMPARE(frame.duration, 83.3);
        QCOMPARE(frame.shapes.size(), 5);
        QVERIFY(frame.shapes[0].outline == Outline(PolygonOutline{{{0, 0}, {10, 0}, {10, 10}}}));
        QVERIFY(frame.shapes[1].outline == Outline(geometry::Circle{{5, 5}, 3}));
        QVERIFY(frame.shapes[2].outline == Outline(Box{{1, 2}, {31, 10}}));
        QVERIFY(frame.shapes[3].outline == Outline(geometry::Capsule{{1, 1}, {9, 1}, 2}));
        QVERIFY(frame.shapes[4].outline == Outline(ChainLine{{{0, 0}, {5, 2}, {9, 0}}}));
        QVERIFY(!frame.shapes[1].visible && frame.shapes[1].locked);
        QVERIFY(frame.shapes[4].properties[0].value == decltype(Property::value)(0.4));
        QCOMPARE(document.stages[0].instances[1].scale, (Point{-1, 1}));
        QCOMPARE(document.extras.last().key, QStringLiteral("x-tool"));
    }

    void keepsAnimationsToTheByte()
    {
        const QByteArray golden = bytesOfFile(HITBOX_SOURCE_DIR "/tests/golden/project/animation.hitbox");
        QVERIFY(!golden.isEmpty());
        const Document document = parsedProject(golden);
        QCOMPARE(projectBytes(document), golden);
        QCOMPARE(document.nextShapeId, 21);
        const QList<CategoryField> &fields = document.categories[0].fields;
        QCOMPARE(fields.size(), 5);
        QCOMPARE(fields[0], (CategoryField{"damage", FieldType::Number, 40.0}));
        QCOMPARE(fields[3].fallback, PropertyValue(QStringLiteral("low")));
        QCOMPARE(fields[3].choices, (QStringList{"high", "low"}));
        QCOMPARE(fields[3].extras.size(), 1);
        QCOMPARE(fields[4].type, FieldType::Other);
        const Sprite &sprite = document.sprites[0];
        QCOMPARE(sprite.tags[0].direction, TagDirection::PingPongReverse);
        QCOMPARE(sprite.tags[0].repeat, 2);
        const Frame &frame = sprite.frames[0];
        QCOMPARE(frame.image, QStringLiteral("jab-3.png"));
        QCOMPARE(frame.imageHash, QStringLiteral("abc"));
        QCOMPARE(frame.points[0], (FramePoint{"muzzle", {40, 12}, 0}));
        QCOMPARE(frame.events[0], (FrameEvent{"whoosh", {{.name = "volume", .value = 0.5}}}));
        QCOMPARE(frame.shapes[0].track, TrackId{3});
        QCOMPARE(frame.shapes[0].between, Between::None);
        QCOMPARE(frame.shapes[1].track, TrackId{20});
        QCOMPARE(frame.shapes[1].between, Between::Linear);
    }

    /// A way of working out that is not known here says nothing about where the shape is: that stands in the file.
    void keepsWordsOfNewerVersions()
    {
        const Document document =
            parsedProject(bytesOfFile(HITBOX_SOURCE_DIR "/tests/golden/project/animation.hitbox"));
        const Shape &shape = document.sprites[0].frames[0].shapes[2];
        QCOMPARE(shape.between, Between::None);
        QCOMPARE(shape.extras, (Extras{{.key = "between", .value = {"\"elastic\""}}}));
    }

    void countsTracksWithTheIds()
    {
        QByteArray shape = R"("id": 3, "track": 9, "type": "chain", "points": [])";
        QCOMPARE(parsedProject(withShape(shape)).nextShapeId, 10);
        QVERIFY(!projectBytes(parsedProject(withShape(shape))).contains("nextId"));
        shape = R"("track": 9, "type": "chain", "points": [])";
        QCOMPARE(onlyShape(parsedProject(withShape(shape))).id, ShapeId{10});
    }

    void refusesMoreEventsAndPointsThanItCanHold()
    {
        const QByteArray many = "[" + QByteArray("{}, ").repeated(1'000'000) + "{}]";
        const QString events = projectRefusal(withFrame(R"("rect": [0, 0, 8, 8], "events": )" + many));
        QCOMPARE(events,
                 QStringLiteral("a.hitbox: found more than 200000 events in the file, which is more than can be "
                                "read: take some out, or split the project, sprites[0].frames[0].events"));
        const QString points = projectRefusal(withFrame(R"("rect": [0, 0, 8, 8], "points": )" + many));
        QVERIFY2(points.contains("200000 points of frames"), qPrintable(points));
    }

    void savesTheSamplesUnchanged_data()
    {
        QTest::addColumn<QString>("name");
        QTest::newRow("arena") << "arena";
        QTest::newRow("duel") << "duel";
        QTest::newRow("crossings") << "crossings";
        QTest::newRow("scout") << "scout";
        QTest::newRow("beetle") << "beetle";
    }
    void savesTheSamplesUnchanged()
    {
        QFETCH(QString, name);
        const QString path = QStringLiteral(HITBOX_SOURCE_DIR "/resources/samples/%1.hitbox").arg(name);
        const QByteArray bytes = bytesOfFile(path);
        QVERIFY2(!bytes.isEmpty(), qPrintable(path));
        QCOMPARE(projectBytes(parsedProject(bytes)), bytes);
    }

    void fillsInWhatIsLeftOut()
    {
        const Document document = parsedProject(withShape(R"("type": "circle", "center": [1, 2], "radius": 3)"));
        const Sprite &sprite = document.sprites[0];
        QCOMPARE(sprite.name, QStringLiteral("ship.v2"));
        QCOMPARE(sprite.image, QStringLiteral("art/ship.v2.png"));
        const Frame &frame = sprite.frames[0];
        QCOMPARE(frame.name, QStringLiteral("ship.v2_0"));
        QCOMPARE(frame.size, QSize(8, 8));
        QCOMPARE(frame.offset, QPoint(0, 0));
        QCOMPARE(frame.pivot, (Point{4, 4}));
        QCOMPARE(frame.duration, 100.0);
        QCOMPARE(onlyShape(document).id, ShapeId{1});
        QCOMPARE(document.nextShapeId, 2);
        QVERIFY(onlyShape(document).visible);
        QVERIFY(parsedProject(project("")).sprites.isEmpty());
    }

    void givesMissingIdsBeyondThoseInTheFile()
    {
        const Document document = parsedProject(withFrame(
            R"("rect": [0, 0, 8, 8], "shapes": [{"type": "chain", "points": []}, {"id": 7, "type": "chain", "points": []}])"));
        QCOMPARE(document.sprites[0].frames[0].shapes[0].id, ShapeId{8});
        QCOMPARE(document.nextShapeId, 9);
    }

    void givesMissingIdsWhenTheLargestIsTaken()
    {
        const Document document = parsedProject(withFrame(
            R"("rect": [0, 0, 8, 8], "shapes": [{"type": "chain", "points": []}, {"type": "chain", "points": []}, {"id": 1, "type": "chain", "points": []}, {"id": 2147483646, "type": "chain", "points": []}])"));
        const QList<Shape> &shapes = document.sprites[0].frames[0].shapes;
        QCOMPARE(shapes[0].id, ShapeId{2});
        QCOMPARE(shapes[1].id, ShapeId{3});
    }

    void neverGoesBackToAnOlderId()
    {
        QCOMPARE(parsedProject(project(R"("nextId": 40)")).nextShapeId, 40);
        QCOMPARE(projectBytes(parsedProject(project(R"("nextId": 40)"))).contains("\"nextId\": 40"), true);
        const QByteArray stale =
            R"({"format": "hitbox-project", "version": 1, "nextId": 2, "sprites": [{"image": "a.png", "frames": [{"rect": [0, 0, 1, 1], "shapes": [{"id": 9, "type": "chain", "points": []}]}]}]})";
        QCOMPARE(parsedProject(stale).nextShapeId, 10);
    }

    void loadsPolygonsThatAreNone()
    {
        for (const char *points : {"[]", "[[1, 2]]", "[[1, 2], [3, 4]]"}) {
            const Document document = parsedProject(withShape(QByteArray(R"("type": "polygon", "points": )") + points));
            QCOMPARE(onlyShape(document).kind(), ShapeKind::Polygon);
        }
    }

    void keepsAByteOrderMarkInFrontOfNames()
    {
        Document document = documentInFile(geometry::Circle{{1, 2}, 3});
        document.sprites[0].name = QStringLiteral("\ufeffs");
        document.sprites[0].properties = {{QStringLiteral("\ufeffkey"), QStringLiteral("\ufefftext")},
                                          {QStringLiteral("key"), 1.0}};
        const Result<Document> back = parseProject(projectBytes(document), "a.hitbox");
        QVERIFY2(back, back ? "" : qPrintable(back.error().text()));
        QCOMPARE(*back, document);
    }

    void keepsWhatItDoesNotKnow()
    {
        const QByteArray bytes = withShape(
            R"("type": "circle", "center": [1, 2], "radius": 3, "big": 123456789012345678901234567890, "f": 1.50)");
        const Extras expected = {{.key = "big", .value = {"123456789012345678901234567890"}},
                                 {.key = "f", .value = {"1.5"}}};
        QCOMPARE(onlyShape(parsedProject(bytes)).extras, expected);
    }

    /// Else no file would come of it that can be read.
    void whatAnEditPutsThereTakesThePlaceOfWhatWasUnknown()
    {
        Document document = parsedProject(project(R"("categories": [{"name": "hit", "fields": [
            {"name": "damage", "type": "number", "choices": ["a"], "mine": 1}]}])"));
        CategoryField &field = document.categories[0].fields[0];
        QCOMPARE(field.extras.size(), 2);
        field = withType(field, FieldType::Choice);
        const CategoryField changed = parsedProject(projectBytes(document)).categories[0].fields[0];
        QCOMPARE(changed.type, FieldType::Choice);
        QCOMPARE(changed.choices, field.choices);
        QCOMPARE(changed.extras, (Extras{{.key = "mine", .value = {"1"}}}));

        Document reshaped = parsedProject(withShape(R"("type": "circle", "center": [1, 2], "radius": 3, "points": 7)"));
        reshaped.sprites[0].frames[0].shapes[0].outline = PolygonOutline{{{0, 0}, {4, 0}, {4, 4}}};
        const Shape polygon = onlyShape(parsedProject(projectBytes(reshaped)));
        QCOMPARE(std::get<PolygonOutline>(polygon.outline).points.size(), 3);
        QVERIFY(polygon.extras.isEmpty());
    }

    /// At each place a value of just so many levels that the file can be read again.
    void refusesPropertiesOfTooManyLevels()
    {
        const auto nested = [](int levels) {
            return Properties{
                {.name = "deep[{\"\\", .value = JsonText{QByteArray(levels, '[') + QByteArray(levels, ']')}}};
        };
        const Document plain = parsedProject(withShape(R"("type": "circle", "center": [1, 2], "radius": 3)"));
        const QList<std::pair<int, std::function<Properties &(Document &)>>> places{
            {2, [](Document &document) -> Properties & { return document.properties; }},
            {4, [](Document &document) -> Properties & { return document.sprites[0].properties; }},
            {6, [](Document &document) -> Properties & { return document.sprites[0].frames[0].properties; }},
            {8, [](Document &document) -> Properties & { return document.sprites[0].frames[0].shapes[0].properties; }},
            {8, [](Document &document) -> Properties & {
                 QList<FrameEvent> &events = document.sprites[0].frames[0].events;
                 if (events.isEmpty())
                     events.append({.name = "step"});
                 return events[0].properties;
             }}};
        for (const auto &[above, at] : places) {
            Document document = plain;
            at(document) = nested(limits::jsonDepth - above);
            QVERIFY(checkProject(document));
            QCOMPARE(parsedProject(projectBytes(document)), document);
            at(document) = nested(limits::jsonDepth - above + 1);
            const Result<QByteArray> refused = savedBytes("a.hitbox", document);
            QVERIFY(!refused && refused.error().text().contains("too many levels"));
            QVERIFY(projectRefusal(projectBytes(document)).contains("levels"));
        }
        Document document = plain;
        document.properties = {{.name = "text", .value = JsonText{"{\"" + QByteArray(99, '[') + "\\\"\": 1}"}}};
        QVERIFY(checkProject(document));
        QCOMPARE(parsedProject(projectBytes(document)), document);
    }

    void keepsPropertiesThatNoDoubleHolds()
    {
        const Document document = parsedProject(
            project(R"("properties": {"exact": 9007199254740992, "big": 9007199254740993, "null": null, "t": true})"));
        QVERIFY(document.properties[0].value == decltype(Property::value)(9007199254740992.0));
        QVERIFY(document.properties[1].value == decltype(Property::value)(JsonText{"9007199254740993"}));
        QVERIFY(document.properties[2].value == decltype(Property::value)(JsonText{"null"}));
        QVERIFY(document.properties[3].value == decltype(Property::value)(true));
    }

    void keepsEveryBoxToTheBit()
    {
        std::mt19937_64 random(3);
        for (int round = 0; round < 200'000; ++round) {
            const double a = test::randomNumber(random, limits::coordinate);
            const double b = test::randomNumber(random, limits::coordinate);
            const double min = std::min(a, b);
            const double max = std::max(a, b);
            const double extent = boxExtent(min, max);
            QVERIFY(extent >= 0 && extent <= 2 * limits::coordinate);
            if (min + extent == max)
                QCOMPARE(boxExtent(min, min + extent), extent);
        }
        const Box awkward{{-0.7, -1e9}, {0.1, 1.0 / 3}};
        const Document document = documentInFile(awkward);
        const QByteArray bytes = projectBytes(document);
        QVERIFY(bytes.contains(R"("max": [0.1, 0.3333333333333333])"));
        QVERIFY(onlyShape(parsedProject(bytes)).outline == Outline(awkward));
    }

    void writesABoxesSizeWithFewDigits()
    {
        const QByteArray bytes = projectBytes(documentInFile(Box{{0.1, 0.2}, {0.1 + 0.3, 0.2 + 0.7}}));
        QVERIFY2(bytes.contains(R"("rect": [0.1, 0.2, 0.3, 0.7]})"), bytes.constData());
    }

    void followsAnEditedRectAndNotTheOldCorner()
    {
        const QByteArray bytes = withShape(R"("type": "box", "rect": [0, 0, 5, 5], "max": [0.1, 0.2])");
        QVERIFY(onlyShape(parsedProject(bytes)).outline == Outline(Box{{0, 0}, {5, 5}}));
    }

    void refusesWithPlaceAndReason_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("message");
        const auto row = [](const char *name, const QByteArray &bytes, const QString &message) {
            QTest::newRow(name) << bytes << QStringLiteral("a.hitbox: ") + message;
        };
        const QString shape = QStringLiteral("sprites[0].frames[0].shapes[0]");
        row("empty", "", "the file is empty, expected a Hitbox Editor project");
        row("PNG", "\x89PNG\r\n\x1a\n", "the file is a PNG image, expected a Hitbox Editor project");
        row("JPEG", "\xff\xd8\xff\xe0", "the file is a JPEG image, expected a Hitbox Editor project");
        row("XML", "<?xml?>", "the file is XML, expected a Hitbox Editor project");
        row("UTF-16", QByteArray("\xff\xfe{\0", 4), "the file is text in UTF-16, expected a Hitbox Editor project");
        row("an array", "[]",
            "found an empty array, expected a project, an object with \"format\": \"hitbox-project\"");
        row("no format", "{}", "the key \"format\" is missing");
        row("other format", R"({"format": "tiled"})", "found \"tiled\", expected \"hitbox-project\", format");
        row("no version", R"({"format": "hitbox-project"})", "the key \"version\" is missing");
        row("newer", R"({"format": "hitbox-project", "version": 7, "sprites": 3})",
            "made by a newer Hitbox Editor (version 7); this one reads version 1, version");
        row("version zero", R"({"format": "hitbox-project", "version": 0})",
            "found 0, expected a version, a whole number from 1 on, version");
        row("equal keys", project(R"("a": 1, "a": 2)"), "the key \"a\" stands twice in one object");
        row("sprites", project(R"("sprites": {})"), "found an object, expected an array of sprites, sprites");
        row("no image", project(R"("sprites": [{"frames": []}])"), "the key \"image\" is missing, sprites[0]");
        row("no frames", project(R"("sprites": [{"image": "a"}])"), "the key \"frames\" is missing, sprites[0]");
        row("no rect", withFrame(""), "the key \"rect\" is missing, sprites[0].frames[0]");
        row("flat rect", withFrame(R"("rect": [0, 0, 0, 1])"),
            "found 0, expected a whole number from 1 to 1000000, sprites[0].frames[0].rect[2]");
        row("broken rect", withFrame(R"("rect": [0, 0.5, 1, 1])"),
            "found 0.5, expected a whole number from -1000000000 to 1000000000, sprites[0].frames[0].rect[1]");
        row("short rect", withFrame(R"("rect": [0, 0, 1])"),
            "found an array of 3 elements, expected [x, y, width, height], sprites[0].frames[0].rect");
        row("duration", withFrame(R"("rect": [0, 0, 1, 1], "duration": -1)"),
            "found -1, expected milliseconds from 0 to 1000000000, sprites[0].frames[0].duration");
        row("no type", withShape(R"("id": 1)"), "the key \"type\" is missing, " + shape);
        row("other type", withShape(R"("type": "blob")"),
            "found \"blob\", expected \"polygon\", \"circle\", \"box\", \"capsule\" or \"chain\", " + shape + ".type");
        row("a point", withShape(R"("type": "polygon", "points": [[0, 0], [1, 1], [2, 2], "abc"])"),
            "found \"abc\", expected a pair of numbers, " + shape + ".points[3]");
        row("a coordinate", withShape(R"("type": "polygon", "points": [[0, "x"]])"),
            "found \"x\", expected a number from -1000000000 to 1000000000, " + shape + ".points[0][1]");
        row("too far", withShape(R"("type": "chain", "points": [[0, 1000000001]])"),
            "found 1000000001, expected a number from -1000000000 to 1000000000, " + shape + ".points[0][1]");
        row("radius", withShape(R"("type": "circle", "center": [0, 0], "radius": -0.5)"),
            "found -0.5, expected a radius from 0 to 1000000000, " + shape + ".radius");
        row("box", withShape(R"("type": "box", "rect": [0, 0, -1, 1])"),
            "found -1, expected a size from 0 to 2000000000, " + shape + ".rect[2]");
        row("far box", withShape(R"("type": "box", "rect": [5, 0, 1e9, 1])"),
            "found an array of 4 elements, expected a box that ends at 1000000000 or before, " + shape + ".rect");
        row("id zero", withShape(R"("id": 0, "type": "chain", "points": [])"),
            "found 0, expected a whole number from 1 to 2147483646, " + shape + ".id");
        row("visible", withShape(R"("visible": 1, "type": "chain", "points": [])"),
            "found 1, expected true or false, " + shape + ".visible");
        row("colour", project(R"("categories": [{"color": "red"}])"),
            "found \"red\", expected a colour such as \"#3fa7ff\", categories[0].color");
        row("rules", project(R"("rules": ["spike"])"),
            "found an array of 1 element, expected an object of rules, rules");
        row("rule", project(R"("rules": {"spike": "loud"})"),
            "found \"loud\", expected \"off\", \"info\", \"warning\" or \"error\", rules.spike");
        row("bits", project(R"("categories": [{"bits": 4294967296}])"),
            "found 4294967296, expected a whole number from 0 to 4294967295, categories[0].bits");
        row("direction", project(R"("sprites": [{"image": "a", "frames": [], "tags": [{"direction": "up"}]}])"),
            "found \"up\", expected \"forward\", \"reverse\", \"ping-pong\" or \"ping-pong-reverse\", "
            "sprites[0].tags[0].direction");
        row("repeat", project(R"("sprites": [{"image": "a", "frames": [], "tags": [{"repeat": -1}]}])"),
            "found -1, expected a whole number from 0 to 65535, sprites[0].tags[0].repeat");
        row("track zero", withShape(R"("track": 0, "type": "chain", "points": [])"),
            "found 0, expected a whole number from 1 to 2147483646, " + shape + ".track");
        row("last track", withShape(R"("track": 2147483647, "type": "chain", "points": [])"),
            "found 2147483647, expected a whole number from 1 to 2147483646, " + shape + ".track");
        row("track's name", withShape(R"("track": "fist", "type": "chain", "points": [])"),
            "found \"fist\", expected a whole number from 1 to 2147483646, " + shape + ".track");
        row("between", withShape(R"("between": true, "type": "chain", "points": [])"),
            "found true, expected a text, " + shape + ".between");
        row("frame's image", withFrame(R"("rect": [0, 0, 8, 8], "image": 3)"),
            "found 3, expected a text, sprites[0].frames[0].image");
        row("properties", project(R"("properties": [])"),
            "found an empty array, expected an object of properties, properties");
        row("scale", project(R"("stages": [{"instances": [{"scale": 2}]}])"),
            "found 2, expected a pair of numbers, stages[0].instances[0].scale");
        row("equal ids",
            withFrame(R"("rect": [0, 0, 8, 8], "shapes": [{"id": 3, "type": "chain", "points": []}, )"
                      R"({"id": 3, "type": "chain", "points": []}])"),
            "found 3, expected an id that no other shape of the project has; sprites[0].frames[0].shapes[0].id is it "
            "already, sprites[0].frames[0].shapes[1].id");
    }
    void refusesWithPlaceAndReason()
    {
        QFETCH(QByteArray, bytes);
        QTEST(projectRefusal(bytes), "message");
    }

    void survivesEveryCutOfAFile()
    {
        const QByteArray bytes = projectBytes(test::randomDocument(11));
        for (qsizetype length = 0; length < bytes.size() - 1; ++length)
            QVERIFY2(!parseProject(bytes.first(length), "cut").ok(), qPrintable(QString::number(length)));
    }

    void survivesRandomDamage()
    {
        std::mt19937_64 random(5);
        const QByteArray bytes = projectBytes(test::randomDocument(12));
        for (int round = 0; round < 3000; ++round) {
            QByteArray damaged = bytes;
            for (int hits = 0; hits < 3; ++hits)
                damaged[qsizetype(random() % quint64(bytes.size()))] = char(random());
            const Result<Document> document = parseProject(damaged, "damaged");
            if (document)
                QVERIFY(*parseProject(projectBytes(*document), "again") == *document);
            else
                QVERIFY(!document.error().what.isEmpty());
        }
    }

    void refusesTooLargeAFile() { QVERIFY(projectRefusal(QByteArray(limits::fileBytes + 1, ' ')).contains("256 MiB")); }

    /// Two names that are one in a file.
    void refusesToWriteWhatNoCheckSees()
    {
        Document document = parsedProject(project(""));
        document.properties = {{.name = QString(QChar(0xd800)), .value = 1.0},
                               {.name = QString(QChar(0xd801)), .value = 2.0}};
        QVERIFY(checkProject(document));
        const Result<QByteArray> refused = savedBytes("a.hitbox", document);
        QVERIFY(!refused);
        QVERIFY2(refused.error().text().contains("could not be read back"), qPrintable(refused.error().text()));
    }

    void countsThePointsOfBullets()
    {
        Document document = parsedProject(project(""));
        Emitter emitter;
        emitter.bullet = PolygonOutline{QList<Point>(limits::points / 2)};
        document.stages = {Stage{}};
        document.stages[0].emitters = {emitter, emitter};
        QVERIFY(checkProjectCounts(document));
        document.stages[0].emitters.append(emitter);
        QVERIFY(!checkProjectCounts(document));
    }

    void refusesToWriteWhatCouldNotBeReadBack()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath("a.hitbox");
        QVERIFY(writeProject(path, documentInFile(Box{})).ok());
        const QByteArray before = bytesOfFile(path);
        const Result<QByteArray> written = writeProject(path, documentInFile(PolygonOutline{{{0, std::nan("")}}}));
        QVERIFY(!written.ok());
        QVERIFY(written.error().what.startsWith("not saved"));
        QCOMPARE(bytesOfFile(path), before);
    }

    void neverReplacesAnImage()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath("ship.png");
        const QByteArray image = "\x89PNG\r\n\x1a\nand so on";
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(image) == image.size());
        file.close();
        const Result<QByteArray> written = writeProject(path, documentInFile(Box{}));
        QVERIFY(!written.ok());
        QCOMPARE(written.error().file, path);
        QVERIFY2(written.error().what.contains("a PNG image"), qPrintable(written.error().what));
        QCOMPARE(bytesOfFile(path), image);
    }

    void replacesOtherFilesOnlyUnderANameOfItsOwn()
    {
        const QTemporaryDir folder;
        const auto put = [&folder](const QString &name, const QByteArray &bytes) {
            QFile file(folder.filePath(name));
            return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size();
        };
        const auto isReplaced = [&folder](const QString &name) {
            return writeProject(folder.filePath(name), documentInFile(Box{})).ok();
        };
        QVERIFY(put("notes.txt", "to do: buy milk"));
        QVERIFY(!isReplaced("notes.txt"));
        QCOMPARE(bytesOfFile(folder.filePath("notes.txt")), "to do: buy milk");
        QVERIFY(put("art.psd", "8BPS and so on"));
        QVERIFY(!isReplaced("art.psd"));
        QVERIFY(put("empty.tmp", ""));
        QVERIFY(isReplaced("empty.tmp"));
        QVERIFY(put("old.json", " \n{\"sprites\": ["));
        QVERIFY(isReplaced("old.json"));
        QVERIFY(put("merged.hitbox", "<<<<<<< ours\n{}"));
        QVERIFY(!isReplaced("merged.hitbox"));
        QVERIFY(put("half.hitbox", "\"sprites\": ["));
        QVERIFY(isReplaced("half.hitbox"));
    }

    void savesAndOpensAFile()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath("a.hitbox");
        const Document document = test::randomDocument(42);
        QVERIFY(writeProject(path, document).ok());
        QVERIFY(*readProject(path) == document);
        QCOMPARE(readProject(folder.filePath("none")).error().file, folder.filePath("none"));
    }
};

HITBOX_TEST(ProjectFileTest)
#include "project_file_test.moc"
