#include "formats/importers/imported.h"
#include "rooted.h"
#include "test_class.h"

#include "document/edits.h"
#include "document/names.h"
#include "images/following/followed_sprite.h"
#include "images/images.h"

#include <QFileInfo>
#include <QPainter>
#include <QTemporaryDir>
#include <QTest>

using namespace hitbox;

namespace {

constexpr geometry::Box box{{1, 2}, {3, 4}};

Shape namedShape(const QString &name)
{
    Shape shape;
    shape.name = name;
    shape.outline = box;
    return shape;
}

Frame frameNamed(const QString &name, QRect rect, const QStringList &shapes = {})
{
    Frame frame;
    frame.name = name;
    frame.rect = rect;
    frame.size = rect.size();
    for (const QString &shape : shapes)
        frame.shapes.append(namedShape(shape));
    return frame;
}

/// A sheet of three frames, the first two of them tagged.
ImportedSprite importedSheet()
{
    ImportedSprite item;
    item.sprite.name = QStringLiteral("ship");
    item.sprite.image = rooted("/game/ship.png");
    item.sprite.frames = {frameNamed("a", {0, 0, 8, 8}), frameNamed("b", {8, 0, 8, 8}, {"hull"}),
                          frameNamed("c", {16, 0, 8, 8})};
    item.sprite.tags = {{QStringLiteral("go"), 0, 1}};
    item.stated = Stated::Layout;
    return item;
}

Imported fileOf(const ImportedSprite &item)
{
    return {{item}, {}, {}};
}

Document importedOnce()
{
    return withImported(emptyProject(), fileOf(importedSheet()), rooted("/game")).document;
}

QStringList namesInOrder(const Sprite &sprite)
{
    QStringList names;
    for (const Frame &frame : sprite.frames)
        names.append(frame.name);
    return names;
}

QStringList frameNames(const Document &document)
{
    return namesInOrder(document.sprites[0]);
}

/// The file of a sheet that is written: cells of 16 pixels, in each a picture by its number, its frames numbered.
ImportedSprite picturesIn(const QString &sheet, const QList<int> &numbers, QPoint shift = {})
{
    QImage image(16 * static_cast<int>(numbers.size()), 16, QImage::Format_ARGB32);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    ImportedSprite item;
    item.sprite.name = QStringLiteral("ship");
    item.sprite.image = sheet;
    for (int i = 0; i < numbers.size(); ++i) {
        const QPoint corner = QPoint(16 * i + 3, 4) + shift;
        painter.fillRect(QRect(corner, QSize(6 + numbers.at(i), 8)), QColor(30 * numbers.at(i), 200, 30));
        item.sprite.frames.append(frameNamed(QStringLiteral("ship_%1").arg(i), {16 * i, 0, 16, 16}));
    }
    painter.end();
    image.save(sheet);
    item.imageSize = image.size();
    item.stated = Stated::Layout;
    return item;
}

/// A project of such a sheet that notes what its frames show.
Document importedPictures(const QString &sheet, const QList<int> &numbers)
{
    const ImportedSprite item = picturesIn(sheet, numbers);
    const QString folder = QFileInfo(sheet).path();
    const Document document = withImported(emptyProject(), fileOf(item), folder).document;
    QList<QRect> rects;
    for (const Frame &frame : item.sprite.frames)
        rects.append(frame.rect);
    return withPixelsNoted(document, 0, QStringLiteral("ship.png"), PictureTable(loadPixels(sheet).value(), rects), {});
}

} // namespace

class ImportedTest : public QObject
{
    Q_OBJECT

private slots:
    void shapesAboutAPivotFollowTheOneOfTheProject()
    {
        Document document = importedOnce();
        document.sprites[0].frames[0].pivot = {10, 20};
        ImportedSprite item;
        item.sprite.name = QStringLiteral("boxes");
        item.sprite.frames = {frameNamed("a", {0, 0, 8, 8}, {"arm"})};
        item.sprite.frames[0].pivot = {1, 2};
        item.stated = Stated::AboutPivot;
        const Document after = withImported(document, fileOf(item), rooted("/game")).document;
        QCOMPARE(std::get<geometry::Box>(after.sprites[0].frames[0].shapes[0].outline),
                 (geometry::Box{{10, 20}, {12, 22}}));
        QCOMPARE(after.sprites[0].frames[0].pivot, (geometry::Point{10, 20}));
    }

    void repeatsStayWhereTheFileDoesNotSayThem()
    {
        Document document = importedOnce();
        document.sprites[0].tags = {Tag{.name = QStringLiteral("go"), .from = 0, .to = 0, .repeat = 3}};
        ImportedSprite item = importedSheet();
        item.sprite.tags = {Tag{.name = QStringLiteral("go"), .from = 0, .to = 1}};
        const auto tagAfter = [&] {
            return withImported(document, fileOf(item), rooted("/game")).document.sprites[0].tags.value(0);
        };
        QCOMPARE(tagAfter().repeat, 3);
        QCOMPARE(tagAfter().to, 1);
        item.stated |= Stated::Repeats;
        QCOMPARE(tagAfter().repeat, 0);
    }

    void pointsAndEventsOfTheFileAreAddedWhereTheirNamesAreFree()
    {
        Document document = importedOnce();
        document.sprites[0].frames[0].pivot = {5, 6};
        document.sprites[0].frames[0].points = {{QStringLiteral("muzzle"), {1, 1}}};
        document.sprites[0].frames[0].events = {{QStringLiteral("step")}};
        ImportedSprite item = importedSheet();
        item.stated = Stated::AboutPivot;
        item.sprite.frames[0].pivot = {2, 2};
        item.sprite.frames[0].points = {{QStringLiteral("muzzle"), {9, 9}}, {QStringLiteral("hand"), {3, 4}}};
        item.sprite.frames[0].events = {{QStringLiteral("step")}, {QStringLiteral("whoosh")}};
        const Document after = withImported(document, fileOf(item), rooted("/game")).document;
        const Frame &frame = after.sprites[0].frames[0];
        QCOMPARE(frame.points.size(), 2);
        QCOMPARE(frame.points[0].at, (geometry::Point{1, 1}));
        QCOMPARE(frame.points[1].name, QStringLiteral("hand"));
        QCOMPARE(frame.points[1].at, (geometry::Point{6, 8}));
        QCOMPARE(frame.events.size(), 2);
        QCOMPARE(frame.events[1].name, QStringLiteral("whoosh"));
    }

    void propertiesOfTheFileAreAddedAndThoseOfThePictureWin()
    {
        Document document = importedOnce();
        const auto number = [](const char *name, double value) { return Property{QString::fromLatin1(name), value}; };
        document.sprites[0].frames[0].properties = {number("group", 1), number("step", 1)};
        const Properties fromFile{number("group", 2), number("image", 3), number("step", 9), number("new", 4)};
        ImportedSprite item = importedSheet();
        item.sprite.frames[0].properties = fromFile;
        const auto after = [&document](const ImportedSprite &sprite) {
            return withImported(document, fileOf(sprite), rooted("/game")).document.sprites[0].frames[0].properties;
        };
        QCOMPARE(after(item),
                 (Properties{number("group", 1), number("step", 1), number("image", 3), number("new", 4)}));
        item.statedProperties = {QStringLiteral("group"), QStringLiteral("image")};
        const Properties won{number("group", 2), number("step", 1), number("image", 3), number("new", 4)};
        QCOMPARE(after(item), won);

        ImportedSprite named;
        named.sprite.name = QStringLiteral("moves");
        named.sprite.frames = {frameNamed("a", {0, 0, 8, 8})};
        named.sprite.frames[0].properties = fromFile;
        named.statedProperties = item.statedProperties;
        QCOMPARE(after(named), won);
    }

    void addsASpriteWithIdsAndARelativeImage()
    {
        const ImportResult result = withImported(emptyProject(), fileOf(importedSheet()), rooted("/game"));
        QCOMPARE(result.added, QStringList{"ship"});
        QCOMPARE(result.document.sprites[0].image, QStringLiteral("ship.png"));
        QCOMPARE(result.document.sprites[0].frames[1].shapes[0].id.value, 1);
        QCOMPARE(result.document.nextShapeId, 2);
        QVERIFY(result.notes.isEmpty());
    }

    void tellsWhatIsWrongWithTheImage()
    {
        ImportedSprite item = importedSheet();
        item.imageProblem = QStringLiteral("it is gone");
        const QList<ImportNote> gone = withImported(emptyProject(), fileOf(item), rooted("/game")).notes;
        QCOMPARE(gone.size(), 1);
        QCOMPARE(gone[0].place, QStringLiteral("sprite “ship”"));
        QVERIFY2(gone[0].what.contains("“ship.png” cannot be read: it is gone; put a whole one there"),
                 qPrintable(gone[0].what));
        QCOMPARE(withImported(importedOnce(), fileOf(item), rooted("/game")).notes, gone);

        item = importedSheet();
        item.imageSize = {24, 8};
        QVERIFY(withImported(emptyProject(), fileOf(item), rooted("/game")).notes.isEmpty());
        item.imageSize = {15, 8};
        const QList<ImportNote> small = withImported(emptyProject(), fileOf(item), rooted("/game")).notes;
        QCOMPARE(small.size(), 1);
        QVERIFY2(small[0].what.contains("“ship.png”, which has 15 × 8 pixels: 2 of 3"), qPrintable(small[0].what));
        QVERIFY(small[0].what.contains("the first is “b”"));
    }

    void staysSilentOnAnImageThatIsNotTaken()
    {
        ImportedSprite item;
        item.sprite.name = QStringLiteral("boxes");
        item.sprite.image = rooted("/game/boxes.png");
        item.sprite.frames = {frameNamed("a", {0, 0, 8, 8}, {"arm"})};
        item.imageProblem = QStringLiteral("it is gone");
        QVERIFY(withImported(importedOnce(), fileOf(item), rooted("/game")).notes.isEmpty());
    }

    void changesNothingTheSecondTime()
    {
        const Document once = importedOnce();
        const ImportResult twice = withImported(once, fileOf(importedSheet()), rooted("/game"));
        QCOMPARE(twice.document, once);
        QVERIFY(twice.updated.isEmpty() && twice.notes.isEmpty());
    }

    void movesFramesUnderTheirShapes()
    {
        Document document = importedOnce();
        document.sprites[0].frames[0].shapes = {namedShape("mine")};
        document.sprites[0].frames[0].pivot = {3, 3};
        document.sprites[0].tags.append({QStringLiteral("own"), 1, 2});
        ImportedSprite again = importedSheet();
        again.sprite.frames = {frameNamed("c", {0, 0, 4, 4}), frameNamed("a", {4, 0, 4, 4}, {"hull"}),
                               frameNamed("b", {8, 0, 8, 8}, {"hull"})};
        again.sprite.tags = {{QStringLiteral("go"), 1, 2}};
        const ImportResult result = withImported(document, fileOf(again), rooted("/game"));
        const Sprite &sprite = result.document.sprites[0];
        QCOMPARE(frameNames(result.document), (QStringList{"c", "a", "b"}));
        QCOMPARE(sprite.frames[1].rect, QRect(4, 0, 4, 4));
        QCOMPARE(sprite.frames[1].pivot.x, 3.0);
        QCOMPARE(sprite.frames[1].shapes.size(), 2);
        QCOMPARE(sprite.frames[2].shapes.size(), 1);
        QCOMPARE(sprite.tags.size(), 2);
        QCOMPARE(sprite.tags[1].from, 2); // "a" came between "b" and "c", and was never in it
        QCOMPARE(sprite.tags[1].to, 2);
        QCOMPARE(result.updated, QStringList{"ship"});
        QCOMPARE(result.notes.size(), 2);
        QVERIFY(result.notes.at(0).what.contains(QStringLiteral("size")));
        QCOMPARE(result.notes.at(1).what,
                 QStringLiteral("the frames of the tag “own” do not follow each other any more; it let go: c"));
    }

    void whatTheFileHasOtherwiseOfATagIsTold()
    {
        Document document = importedOnce();
        document.sprites[0].tags = {{QStringLiteral("go"), 0, 1, TagDirection::Reverse, {}, 3}};
        ImportedSprite again = importedSheet();
        const ImportResult result = withImported(document, fileOf(again), rooted("/game"));
        QCOMPARE(result.document.sprites[0].tags[0].direction, TagDirection::Forward);
        QCOMPARE(result.notes.size(), 1);
        QCOMPARE(result.notes.at(0).what, QStringLiteral("the tag “go” is as the file has it; it was: in reverse"));
        again.stated |= Stated::Repeats;
        again.sprite.tags = {{QStringLiteral("go"), 1, 2, TagDirection::Reverse, {}}};
        QCOMPARE(withImported(document, fileOf(again), rooted("/game")).notes.at(0).what,
                 QStringLiteral("the tag “go” is as the file has it; it was: from “a” to “b”, played so often: 3"));
        again = importedSheet();
        again.sprite.frames.insert(1, frameNamed("new", {24, 0, 8, 8}));
        again.sprite.tags = {{QStringLiteral("go"), 0, 2, TagDirection::Reverse, {}}};
        QVERIFY(withImported(document, fileOf(again), rooted("/game")).notes.isEmpty()); // it lost none
    }

    void tagsStayInTheOrderOfTheProject()
    {
        Document document = importedOnce();
        document.sprites[0].tags = {{QStringLiteral("late"), 2, 2},
                                    {QStringLiteral("own"), 1, 1},
                                    {QStringLiteral("go"), 0, 1},
                                    {QStringLiteral("late"), 1, 2}};
        ImportedSprite again = importedSheet();
        again.sprite.tags = {{QStringLiteral("new"), 0, 0},
                             {QStringLiteral("go"), 0, 1},
                             {QStringLiteral("late"), 2, 2},
                             {QStringLiteral("late"), 1, 2}};
        const Sprite sprite = withImported(document, fileOf(again), rooted("/game")).document.sprites[0];
        QStringList names;
        for (const Tag &tag : sprite.tags)
            names.append(tag.name);
        QCOMPARE(names, (QStringList{"late", "own", "go", "late", "new"}));
        QCOMPARE(sprite.tags[0].from, 2);
        QCOMPARE(sprite.tags[3].from, 1);
    }

    void tagsOfAFileInAnotherOrderAreTurned()
    {
        Document document = importedOnce();
        document.sprites[0].tags = {{QStringLiteral("go"), 1, 2, TagDirection::Reverse, {}}};
        ImportedSprite again = importedSheet();
        again.stated = Stated::AboutPivot;
        std::reverse(again.sprite.frames.begin(), again.sprite.frames.end());
        const ImportResult result = withImported(document, fileOf(again), rooted("/game"));
        QCOMPARE(result.document, document);
        QVERIFY(result.notes.isEmpty());
    }

    void framesThatAreFoundElsewhereTakeTheTagsOfTheRestWithThem()
    {
        ImportedSprite bodies = importedSheet();
        bodies.stated = Stated::AboutPivot;
        bodies.sprite.name = QStringLiteral("bodies");
        bodies.sprite.image = rooted("/game/bodies.png");
        bodies.sprite.frames = {frameNamed("a", {0, 0, 8, 8}), frameNamed("b", {0, 0, 8, 8}, {"hull"})};
        Document document = importedOnce();
        QCOMPARE(withImported(document, fileOf(bodies), rooted("/game")).document, document);
        bodies.sprite.frames.append(frameNamed("d", {0, 0, 8, 8}, {"hull"}));
        bodies.sprite.tags = {{QStringLiteral("go"), 0, 1}, {QStringLiteral("more"), 1, 2}};
        const Sprite rest = withImported(document, fileOf(bodies), rooted("/game")).document.sprites.value(1);
        QCOMPARE(rest.frames.size(), 1);
        QCOMPARE(rest.tags, (QList<Tag>{{QStringLiteral("more"), 0, 0}}));
    }

    /// Bodies on a stage are such a file.
    void framesThatWereFoundElsewhereAreFoundThereAgain()
    {
        ImportedSprite bodies = importedSheet();
        bodies.stated = Stated::AboutPivot;
        bodies.sprite.name = QStringLiteral("bodies");
        bodies.sprite.image = rooted("/game/bodies.png");
        bodies.sprite.frames = {frameNamed("b", {0, 0, 8, 8}, {"arm"}), frameNamed("d", {0, 0, 8, 8}, {"leg"})};
        bodies.sprite.tags.clear();
        const Document once = withImported(importedOnce(), fileOf(bodies), rooted("/game")).document;
        QCOMPARE(once.sprites.at(0).frames.at(1).shapes.size(), 2);
        QCOMPARE(once.sprites.at(1).frames.size(), 1);
        const ImportResult twice = withImported(once, fileOf(bodies), rooted("/game"));
        QCOMPARE(twice.document, once);
        QVERIFY(twice.updated.isEmpty());
    }

    void whatIsNewInAKnownSpriteIsNoOtherSprites()
    {
        ImportedSprite bodies = importedSheet();
        bodies.stated = Stated::AboutPivot;
        bodies.sprite.name = QStringLiteral("bodies");
        bodies.sprite.image = rooted("/game/bodies.png");
        bodies.sprite.frames = {frameNamed("d", {0, 0, 8, 8}, {"leg"})};
        bodies.sprite.tags.clear();
        const Document once = withImported(importedOnce(), fileOf(bodies), rooted("/game")).document;
        bodies.sprite.frames.append(frameNamed("b", {0, 0, 8, 8}, {"arm"})); // as a frame of the sheet is called, too
        const Document after = withImported(once, fileOf(bodies), rooted("/game")).document;
        QCOMPARE(after.sprites.at(0), once.sprites.at(0));
        QCOMPARE(after.sprites.at(1).frames.size(), 2);
        QCOMPARE(after.sprites.at(1).frames.at(1).name, QString("b"));
    }

    void aFrameThatIsOtherwiseInAnotherSpriteIsTheKnownOnes()
    {
        ImportedSprite bodies = importedSheet();
        bodies.stated = Stated::AboutPivot;
        bodies.sprite.name = QStringLiteral("bodies");
        bodies.sprite.image = rooted("/game/bodies.png");
        bodies.sprite.frames = {frameNamed("d", {0, 0, 8, 8}, {"leg"})};
        bodies.sprite.tags.clear();
        const Document once = withImported(importedOnce(), fileOf(bodies), rooted("/game")).document;
        bodies.sprite.frames.append(frameNamed("b", {0, 0, 8, 8}, {"hull"})); // as the sheet's has one, too
        QCOMPARE(withImported(once, fileOf(bodies), rooted("/game")).document, once);
        bodies.sprite.frames[1].shapes[0].outline = geometry::Box{{1, 2}, {5, 6}};
        const Document after = withImported(once, fileOf(bodies), rooted("/game")).document;
        QCOMPARE(after.sprites.at(0), once.sprites.at(0));
        QCOMPARE(namesInOrder(after.sprites.at(1)), (QStringList{"d", "b"}));
    }

    void outlinesTellShapesWhereTheFileHasNoNames()
    {
        const Document document = importedOnce();
        ImportedSprite again = importedSheet();
        again.sprite.frames[1].shapes = {namedShape("box")};
        QCOMPARE(withImported(document, fileOf(again), rooted("/game")).document.sprites[0].frames[1].shapes.size(), 2);
        again.hasNames = false;
        QCOMPARE(withImported(document, fileOf(again), rooted("/game")).document, document);
    }

    void keepsWhatTheFileDoesNotSayOfAFrame()
    {
        Document document = importedOnce();
        for (Frame &frame : document.sprites[0].frames) {
            frame.pivot = {5, 6};
            frame.duration = 250;
        }
        ImportedSprite again = importedSheet();
        again.stated |= Stated::Pivots | Stated::Durations;
        again.unstated = {{1, Stated::Durations}, {2, Stated::Pivots | Stated::Durations}};
        const Document after = withImported(document, fileOf(again), rooted("/game")).document;
        const QList<Frame> &frames = after.sprites[0].frames;
        QCOMPARE(frames[0].duration, 100.0);
        QCOMPARE(frames[1].duration, 250.0);
        QCOMPARE(frames[1].pivot, Frame().pivot);
        QCOMPARE(frames[2].duration, 250.0);
        QCOMPARE(frames[2].pivot, (geometry::Point{5, 6}));
        QCOMPARE(frames[2].rect, QRect(16, 0, 8, 8));
    }

    void dropsOnlyFramesThatNobodyUses()
    {
        Document document = importedOnce();
        document = addStage(document, {.name = "duel", .instances = {{.sprite = "ship", .frame = "c"}}});
        ImportedSprite again = importedSheet();
        again.sprite.frames = {frameNamed("new", {0, 0, 8, 8})};
        again.sprite.tags.clear();
        const ImportResult result = withImported(document, fileOf(again), rooted("/game"));
        QCOMPARE(frameNames(result.document), (QStringList{"new", "b", "c"}));
        QCOMPARE(result.document.sprites[0].tags[0].from, 1);
        QCOMPARE(result.notes.size(), 3);
    }

    void numbersASpriteOfAnotherImageAndFindsItAgain()
    {
        ImportedSprite other = importedSheet();
        other.sprite.image = rooted("/game/other/ship.png");
        const ImportResult result = withImported(importedOnce(), fileOf(other), rooted("/game"));
        QCOMPARE(result.added, QStringList{"ship 2"});
        QCOMPARE(result.notes.size(), 1);
        const ImportResult again = withImported(result.document, fileOf(other), rooted("/game"));
        QCOMPARE(again.document, result.document);
    }

    void categoriesOfANewProjectMakeRoomForThoseOfTheFile()
    {
        Imported file = fileOf(importedSheet());
        QCOMPARE(importedOnce().categories, emptyProject().categories);
        file.categories = {emptyProject().categories[2]}; // just as a new project has it
        QCOMPARE(withImported(emptyProject(), file, rooted("/game")).document.categories, file.categories);
        Imported layers = file;
        layers.categories = {{"parry", "#ffffff", 8, {}, {}}};
        layers.sprites[0].sprite.frames[1].shapes[0].category = QStringLiteral("hurt"); // which the file does not say
        QCOMPARE(withImported(emptyProject(), layers, rooted("/game")).document.categories.size(), 4);
        file.categories = {{"Hero", "#ffffff", 1, {}, {}}};
        QCOMPARE(withImported(emptyProject(), file, rooted("/game")).document.categories, file.categories);
        QCOMPARE(withImported(importedOnce(), file, rooted("/game")).document.categories.size(),
                 4); // shapes are there
    }

    void handsShapesWithoutLayoutToTheFramesOfTheirNames()
    {
        ImportedSprite bodies;
        bodies.sprite.frames = {frameNamed("a", {}, {"arm"}), frameNamed("nowhere", {}, {"leg"})};
        const ImportResult result = withImported(importedOnce(), fileOf(bodies), rooted("/game"));
        QCOMPARE(result.document.sprites[0].frames[0].shapes[0].name, QStringLiteral("arm"));
        QCOMPARE(result.document.sprites.size(), 1);
        QCOMPARE(result.updated, QStringList{"ship"});
        QCOMPARE(result.notes.size(), 1);
    }

    void numbersThatMayMeanOtherPicturesAreTold()
    {
        const QTemporaryDir folder;
        const QString sheet = folder.filePath(QStringLiteral("ship.png"));
        const auto notesOf = [&](Document document, const QList<int> &numbers) {
            const Imported file = fileOf(picturesIn(sheet, numbers));
            const ImportResult result =
                withImported(document, withPicturesSeen(file, document, folder.path()), folder.path());
            return std::ranges::count_if(result.notes, [](const ImportNote &note) {
                return note.what.contains(QStringLiteral("does not say what they showed"));
            });
        };
        Document document = withImported(emptyProject(), fileOf(picturesIn(sheet, {1, 2, 3})), folder.path()).document;
        QCOMPARE(notesOf(document, {1, 4, 2, 3}), 0); // no shapes
        document.sprites[0].frames[1].shapes = {namedShape(QStringLiteral("hull"))};
        QCOMPARE(notesOf(document, {1, 4, 2, 3}), 1);
        QCOMPARE(notesOf(document, {1, 3, 2}), 0); // as many
        Document noted = importedPictures(sheet, {1, 2, 3});
        noted.sprites[0].frames[1].shapes = {namedShape(QStringLiteral("hull"))};
        QCOMPARE(notesOf(noted, {1, 4, 2, 3}), 0);
    }

    void framesAreKnownByTheirPixelsWhateverTheyAreCalled()
    {
        const QTemporaryDir folder;
        const QString sheet = folder.filePath(QStringLiteral("ship.png"));
        Document document = importedPictures(sheet, {1, 2, 3});
        document.sprites[0].frames[0].shapes = {namedShape(QStringLiteral("hull"))};
        document.sprites[0].frames[0].points = {{.name = QStringLiteral("muzzle"), .at = {4, 4}}};
        const auto fated = document.sprites.at(0).frames;
        const ImportedSprite again = picturesIn(sheet, {4, 1, 3, 2}, {1, 0});
        const Imported seen = withPicturesSeen(fileOf(again), document, folder.path());
        const ImportResult result = withImported(document, seen, folder.path());
        const QList<Frame> &after = result.document.sprites.at(0).frames;
        QCOMPARE(after.size(), 4);
        QCOMPARE(frameNames(result.document), namesInOrder(again.sprite));
        QVERIFY(*after.at(1).id == *fated.at(0).id);
        QVERIFY(*after.at(3).id == *fated.at(1).id);
        QVERIFY(*after.at(2).id == *fated.at(2).id);
        QCOMPARE(result.notes.size(), 1);
        QCOMPARE(result.notes.at(0).what, QStringLiteral("frames that are called as the file calls their pictures now: "
                                                         "2, the first was “ship_0” and is “ship_1”"));
        QVERIFY(after.at(0).shapes.isEmpty());
        QCOMPARE(after.at(1).shapes.at(0).outline, Outline(moved(box, {1, 0}))); // its picture went by a pixel
        QCOMPARE(after.at(1).points.at(0).at, (geometry::Point{5, 4}));
        QCOMPARE(after.at(1).rect, QRect(16, 0, 16, 16));
        QVERIFY(withImported(result.document, seen, folder.path()).updated.isEmpty());
    }

    void picturesThatAreGoneLeaveTheirFramesBehind()
    {
        const QTemporaryDir folder;
        const QString sheet = folder.filePath(QStringLiteral("ship.png"));
        Document document = importedPictures(sheet, {1, 2, 3});
        document.sprites[0].frames[1].shapes = {namedShape(QStringLiteral("hull"))};
        const ImportedSprite again = picturesIn(sheet, {3, 1});
        const Imported seen = withPicturesSeen(fileOf(again), document, folder.path());
        const Document after = withImported(document, seen, folder.path()).document;
        QCOMPARE(frameNames(after),
                 (QStringList{QStringLiteral("ship_0"), QStringLiteral("ship_1"), QStringLiteral("ship_1 2")}));
        QCOMPARE(after.sprites.at(0).frames.at(2).shapes.size(), 1);
        const Document twice =
            withImported(after, withPicturesSeen(fileOf(again), after, folder.path()), folder.path()).document;
        QCOMPARE(twice, after);
    }

    void namesFollowTheFileThoughNothingMoved()
    {
        const QTemporaryDir folder;
        const QString sheet = folder.filePath(QStringLiteral("ship.png"));
        Document document = importedPictures(sheet, {1, 2, 3});
        document.sprites[0].frames[0].name = QStringLiteral("ship_2");
        document.sprites[0].frames[1].name = QStringLiteral("kick");
        document.sprites[0].frames[2].name = QStringLiteral("ship_0");
        const Imported again = withPicturesSeen(fileOf(picturesIn(sheet, {1, 2, 3})), document, folder.path());
        const ImportResult result = withImported(document, again, folder.path());
        QCOMPARE(frameNames(result.document),
                 (QStringList{QStringLiteral("ship_0"), QStringLiteral("kick"), QStringLiteral("ship_2")}));
        QCOMPARE(result.updated, QStringList{"ship"});
    }

    void instancesGoOnToShowThePictureThatIsCalledOtherwiseNow()
    {
        const QTemporaryDir folder;
        const QString sheet = folder.filePath(QStringLiteral("ship.png"));
        Document document = importedPictures(sheet, {1, 2});
        document = addStage(document, {.name = "duel", .instances = {{.sprite = "ship", .frame = "ship_0"}}});
        const Imported again = withPicturesSeen(fileOf(picturesIn(sheet, {3, 1, 2})), document, folder.path());
        const Document after = withImported(document, again, folder.path()).document;
        QCOMPARE(after.stages.at(0).instances.at(0).frame, QStringLiteral("ship_1"));
    }

    void aSheetInWhichPicturesAreKnownIsTaken()
    {
        const QTemporaryDir folder;
        const QString sheet = folder.filePath(QStringLiteral("ship.png"));
        Document document = importedPictures(sheet, {1, 2});
        document.sprites[0].imageHash = QString(64, u'0');
        document.sprites[0].frames[0].shapes = {namedShape(QStringLiteral("hull"))};
        document.sprites[0].frames[1].shapes = {namedShape(QStringLiteral("hull"))};
        const ImportedSprite again =
            picturesIn(sheet, {3, 1, 4}); // the second is drawn anew, and another is put in front
        const auto imported = [&](const Document &into) {
            return withImported(into, withPicturesSeen(fileOf(again), into, folder.path()), folder.path());
        };
        const ImportResult result = imported(document);
        QCOMPARE(result.document.sprites.at(0).imageHash.size(), 64);
        QVERIFY(result.document.sprites.at(0).imageHash != document.sprites.at(0).imageHash);
        QCOMPARE(imported(result.document).document, result.document);
    }

    void picturesThatWereDrawnAnewUnderShapesAreTold()
    {
        const QTemporaryDir folder;
        const QString sheet = folder.filePath(QStringLiteral("ship.png"));
        Document document = importedPictures(sheet, {1, 2, 3});
        document.sprites[0].frames[1].shapes = {namedShape(QStringLiteral("hull"))};
        const ImportedSprite again = picturesIn(sheet, {1, 4, 5});
        const auto notesOf = [&](const Document &into) {
            return withImported(into, withPicturesSeen(fileOf(again), into, folder.path()), folder.path()).notes;
        };
        QCOMPARE(notesOf(document).size(), 1);
        QCOMPARE(notesOf(document).at(0).what,
                 QStringLiteral("frames that show other pictures than their shapes were drawn on, look whether these "
                                "still fit: 1, the first is “ship_1”"));
    }

    void anImageAloneIsNewWhateverItsFrameIsCalled()
    {
        ImportedSprite whole;
        whole.sprite.name = QStringLiteral("idle");
        whole.sprite.image = rooted("/game/hero/idle.png");
        whole.sprite.frames = {frameNamed("idle", {0, 0, 8, 8})};
        whole.isImageAlone = true;
        const Document once = withImported(emptyProject(), fileOf(whole), rooted("/game")).document;
        whole.sprite.image = rooted("/game/enemy/idle.png");
        const ImportResult result = withImported(once, fileOf(whole), rooted("/game"));
        QCOMPARE(result.added, QStringList{"idle 2"});
        QCOMPARE(result.notes.size(), 1);
        QCOMPARE(withImported(result.document, fileOf(whole), rooted("/game")).document, result.document);
        Document renamed = result.document;
        renamed.sprites[1].name = QStringLiteral("enemy");
        QCOMPARE(withImported(renamed, fileOf(whole), rooted("/game")).document, renamed); // it has the image
    }

    void numbersThatNameNoFrameAreToldWhereTheSpriteIsThere()
    {
        ImportedSprite boxes = importedSheet();
        boxes.sprite.image = rooted("/game/other.png");
        boxes.stated = Stated::AboutPivot;
        boxes.sprite.frames = {frameNamed("0,0", {0, 0, 8, 8}, {"hurt"})};
        boxes.sprite.tags.clear();
        boxes.namesFrames = false;
        const QList<ImportNote> notes = withImported(importedOnce(), fileOf(boxes), rooted("/game")).notes;
        QCOMPARE(notes.size(), 2);
        QVERIFY2(notes.at(1).what.contains(QStringLiteral("which frames of “ship” they are")),
                 qPrintable(notes.at(1).what));
    }

    void nobodyLooksIntoImagesThatTheProjectHasNot()
    {
        const QTemporaryDir folder;
        const QString sheet = folder.filePath(QStringLiteral("ship.png"));
        const Document document = importedPictures(sheet, {1, 2, 3});
        const ImportedSprite again = picturesIn(sheet, {3, 2, 1});
        QVERIFY(!withPicturesSeen(fileOf(again), document, folder.path()).sprites.at(0).shown.isEmpty());
        QVERIFY(withPicturesSeen(fileOf(again), emptyProject(), folder.path()).sprites.at(0).shown.isEmpty());
        ImportedSprite large = again;
        large.imageSize = {16'000, 16'000};
        QVERIFY(withPicturesSeen(fileOf(large), document, folder.path()).sprites.at(0).shown.isEmpty());
        QVERIFY(QFile::remove(sheet));
        QCOMPARE(withPicturesSeen(fileOf(again), document, folder.path()), fileOf(again));
    }

    void whereTooManyImagesAreToBeLookedAtItIsTold()
    {
        const QTemporaryDir folder;
        const QString sheet = folder.filePath(QStringLiteral("ship.png"));
        const Document document = importedPictures(sheet, {1, 2, 3});
        ImportedSprite again = picturesIn(sheet, {3, 2, 1});
        again.imageSize = {4096, 4096}; // as a file may say
        Imported many;
        many.sprites = QList<ImportedSprite>(17, again);
        const Imported seen = withPicturesSeen(many, document, folder.path());
        QVERIFY(!seen.sprites.at(15).shown.isEmpty());
        QVERIFY(seen.sprites.at(16).shown.isEmpty());
        QCOMPARE(seen.notes.list().size(), 1);
        QVERIFY(seen.notes.list().at(0).what.contains(QStringLiteral("too many images")));
        std::stop_source stopped;
        stopped.request_stop();
        QVERIFY(withPicturesSeen(many, document, folder.path(), stopped.get_token()).sprites.at(0).shown.isEmpty());
    }

    void aFrameWithAnImageOfItsOwnIsNotLookedForInTheSheet()
    {
        const QTemporaryDir folder;
        const QString sheet = folder.filePath(QStringLiteral("ship.png"));
        const Document document = importedPictures(sheet, {1, 2, 3});
        ImportedSprite again = picturesIn(sheet, {3, 2, 1});
        again.sprite.frames[0].image = folder.filePath(QStringLiteral("other.png"));
        const Imported seen = withPicturesSeen(fileOf(again), document, folder.path());
        const QList<Frame> after = withImported(document, seen, folder.path()).document.sprites.at(0).frames;
        QCOMPARE(after.at(0).image, QStringLiteral("other.png"));
        QCOMPARE(after.at(0).pixels, SeenPixels());
        QVERIFY(*after.at(1).id == *document.sprites.at(0).frames.at(1).id);
        QVERIFY(*after.at(2).id == *document.sprites.at(0).frames.at(0).id); // by its picture
    }

    /// Scenes whose pictures cannot be read are such files.
    void framesOfUnknownNamesAreAddedAndTold()
    {
        ImportedSprite bodies = importedSheet();
        bodies.stated = Stated::AboutPivot;
        bodies.sprite.frames = {frameNamed("ship", {0, 0, 5, 5}, {"arm"}), frameNamed("a", {0, 0, 5, 5}, {"leg"}),
                                frameNamed("ship 2", {0, 0, 5, 5}, {"arm"})};
        bodies.sprite.tags.clear();
        const ImportResult result = withImported(importedOnce(), fileOf(bodies), rooted("/game"));
        QCOMPARE(frameNames(result.document), (QStringList{"a", "b", "c", "ship", "ship 2"}));
        QCOMPARE(result.notes.size(), 1);
        QVERIFY(result.notes.at(0).what.endsWith(QStringLiteral("behind the others: 2, the first is “ship”")));
    }

    void aFrameAsLargeAsItsShapesIsNotTheWholeImage()
    {
        ImportedSprite whole;
        whole.sprite.name = QStringLiteral("rock");
        whole.sprite.image = rooted("/game/rock.png");
        whole.sprite.frames = {frameNamed("rock", {0, 0, 48, 48})};
        whole.imageSize = {48, 48};
        const Document once = withImported(emptyProject(), fileOf(whole), rooted("/game")).document;
        ImportedSprite shapes = whole;
        shapes.sprite.frames = {frameNamed("rock", {0, 0, 44, 45}, {"hull"})};
        const Document after = withImported(once, fileOf(shapes), rooted("/game")).document;
        QCOMPARE(after.sprites.at(0).frames.at(0).rect, QRect(0, 0, 48, 48));
        QCOMPARE(after.sprites.at(0).frames.at(0).shapes.size(), 1);
        whole.sprite.frames = {frameNamed("rock", {0, 0, 64, 32})}; // drawn anew
        whole.imageSize = {64, 32};
        const Document grown = withImported(after, fileOf(whole), rooted("/game")).document;
        QCOMPARE(grown.sprites.at(0).frames.at(0).rect, QRect(0, 0, 64, 32));
    }

    void aBitThatOnlyMasksHaveIsTheCategoryThatTheProjectHasOfIt()
    {
        Document document = importedOnce();
        document.categories = {{QStringLiteral("hurt"), QStringLiteral("#ff0000"), 1, {}, {}},
                               {QStringLiteral("hit"), QStringLiteral("#00ff00"), 2, {QStringLiteral("hurt")}, {}}};
        ImportedSprite shots = importedSheet();
        shots.sprite.frames[1].shapes[0].category = QStringLiteral("shot");
        const QString stranger = QStringLiteral("bits 1");
        Imported file = fileOf(shots);
        file.categories = {{QStringLiteral("shot"), QStringLiteral("#0000ff"), 4, {stranger}, {}},
                           {stranger, QStringLiteral("#ffffff"), 1, {}, {}}};
        QCOMPARE(withImported(document, file, rooted("/game")).document.categories.size(), 4); // it is its name
        file.strangers = {stranger};
        const QList<Category> after = withImported(document, file, rooted("/game")).document.categories;
        QCOMPARE(after.size(), 3);
        QCOMPARE(after.at(2).name, QStringLiteral("shot"));
        QCOMPARE(after.at(2).hits, QStringList{"hurt"});
        file.categories[1].bits = 64; // of which the project knows nothing
        file.categories[0].hits = {stranger};
        QCOMPARE(withImported(document, file, rooted("/game")).document.categories.size(), 4);
    }

    void pointsAndEventsOfTheFileAreAdded()
    {
        Document document = importedOnce();
        document.sprites[0].frames[0].points = {{.name = QStringLiteral("muzzle"), .at = {1, 1}}};
        ImportedSprite item = importedSheet();
        item.sprite.frames[0].points = {{.name = QStringLiteral("muzzle"), .at = {9, 9}},
                                        {.name = QStringLiteral("hand"), .at = {2, 2}}};
        item.sprite.frames[0].events = {{.name = QStringLiteral("whoosh")}};
        const Document after = withImported(document, fileOf(item), rooted("/game")).document;
        const Frame &frame = after.sprites.at(0).frames.at(0);
        QCOMPARE(frame.points.size(), 2);
        QCOMPARE(frame.points.at(0).at, (geometry::Point{1, 1})); // the project's own
        QCOMPARE(frame.points.at(1).name, QStringLiteral("hand"));
        QCOMPARE(frame.events.size(), 1);
        QCOMPARE(withImported(after, fileOf(item), rooted("/game")).document, after);
    }
};

HITBOX_CORE_TEST(ImportedTest)
#include "imported_test.moc"
