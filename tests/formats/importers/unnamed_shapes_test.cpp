#include "document/fresh_ids.h"
#include "formats/importers/import_bench.h"
#include "formats/importers/unnamed_shapes.h"
#include "test_class.h"

#include <QTest>

using namespace hitbox;
using namespace hitbox::importing;

namespace {

Shape shapeCalledSo(const QString &name, const Outline &outline)
{
    Shape shape;
    shape.name = name;
    shape.outline = outline;
    return shape;
}

const Outline unnamedBox = geometry::Box{{1, 1}, {5, 5}};
const Outline otherUnnamedBox = geometry::Box{{2, 1}, {7, 5}};
const Outline unnamedCorner = PolygonOutline{{{0, 0}, {8, 0}, {8, 2}, {2, 2}, {2, 8}, {0, 8}}};

/// A named shape, and behind it these without names.
Document projectOfUnnamed(const QList<Outline> &unnamed)
{
    Document document;
    document.categories = {{"hurt", "#3fa7ff", 1, {"hurt"}, {}}};
    Frame frame;
    frame.name = "f0";
    frame.rect = QRect(0, 0, 8, 8);
    frame.size = frame.rect.size();
    frame.pivot = {4, 4};
    frame.duration = 50;
    frame.shapes = {shapeCalledSo("a", geometry::Circle{{4, 4}, 2})};
    frame.shapes[0].category = "hurt";
    for (const Outline &outline : unnamed)
        frame.shapes.append(shapeCalledSo({}, outline));
    FreshIds ids(document);
    for (Shape &shape : frame.shapes)
        shape.id = ids.take();
    Sprite sprite;
    sprite.name = "ship";
    sprite.image = "ship.png";
    sprite.frames = {frame};
    document.sprites = {sprite};
    return document;
}

} // namespace

class UnnamedShapesTest : public QObject
{
    Q_OBJECT

private slots:
    void aPieceIsOfTheFirstPolygonWithItsCorners()
    {
        const Outline square = PolygonOutline{{{0, 0}, {4, 0}, {4, 4}, {0, 4}}};
        const Outline around = PolygonOutline{{{0, 0}, {4, 0}, {4, 4}, {2, 6}, {0, 4}}};
        const Outline piece = PolygonOutline{{{0, 0}, {4, 0}, {4, 4}}};
        const Outline other = PolygonOutline{{{0, 0}, {7, 0}, {7, 7}}};
        const QList<Shape> frame{shapeCalledSo({}, square), shapeCalledSo({}, around)};
        const QList<Shape> ofFile{shapeCalledSo("polygon", piece), shapeCalledSo("polygon 2", square),
                                  shapeCalledSo("polygon 3", other), shapeCalledSo("polygon 4", other)};
        for (int time = 0; time < 20; ++time)
            QCOMPARE(areUnnamedOf(frame, ofFile), (QList<bool>{true, true, true, false}));
    }

    void aShapeIsKnownByItsOutline()
    {
        const QList<Shape> frame{shapeCalledSo("box", otherUnnamedBox), shapeCalledSo({}, unnamedBox)};
        QCOMPARE(areUnnamedOf(frame, {shapeCalledSo("box 2", unnamedBox)}), QList<bool>{true});
        QCOMPARE(areUnnamedOf(frame, {shapeCalledSo("polygon", PolygonOutline{{{1, 1}, {5, 1}, {5, 5}, {1, 5}}})}),
                 QList<bool>{true});
        QCOMPARE(areUnnamedOf(frame, {shapeCalledSo("circle", geometry::Circle{{3, 3}, 2})}), QList<bool>{false});
    }

    void aShapeThatWasMovedIsTheNextOfItsKind()
    {
        const Outline third = geometry::Box{{0, 0}, {1, 1}};
        const QList<Shape> frame{shapeCalledSo({}, unnamedBox), shapeCalledSo({}, otherUnnamedBox)};
        QCOMPARE(areUnnamedOf(frame, {shapeCalledSo("box", third), shapeCalledSo("box 2", otherUnnamedBox)}),
                 (QList<bool>{true, true}));
        QCOMPARE(areUnnamedOf(frame, {shapeCalledSo("box", unnamedBox), shapeCalledSo("box 2", otherUnnamedBox),
                                      shapeCalledSo("box 3", third)}),
                 (QList<bool>{true, true, false}));
    }

    void aPieceIsKnownByItsCorners()
    {
        const QList<Shape> frame{shapeCalledSo({}, unnamedCorner)};
        const Shape piece = shapeCalledSo("polygon", PolygonOutline{{{0, 0}, {2, 2}, {2, 8}, {0, 8}}});
        const Shape other = shapeCalledSo("polygon 2", PolygonOutline{{{0, 0}, {8, 0}, {8, 2}, {2, 2}}});
        const Shape strange = shapeCalledSo("polygon 3", PolygonOutline{{{0, 0}, {4, 2}, {2, 2}}});
        QCOMPARE(areUnnamedOf(frame, {piece, other, strange}), (QList<bool>{true, true, false}));
    }

    void namedShapesOfTheFrameAreNone()
    {
        QCOMPARE(areUnnamedOf({shapeCalledSo("a", unnamedBox)}, {shapeCalledSo("box", unnamedBox)}),
                 QList<bool>{false});
    }

    void ownExportsChangeNothing_data()
    {
        QTest::addColumn<QString>("format");
        for (const char *format : {"json", "tiled", "phaser", "rube", "godot4"})
            QTest::newRow(format) << QString::fromLatin1(format);
    }

    void ownExportsChangeNothing()
    {
        QFETCH(QString, format);
        const Document project =
            projectOfUnnamed({unnamedBox, unnamedCorner, geometry::Capsule{{2, 2}, {6, 2}, 1}, unnamedBox});
        const OutputFile file = golden::exported(project, format.toLatin1().constData()).files[0];
        const Result<Imported> result = imported(file.bytes, rooted("/game/") + file.name);
        QVERIFY2(result, qPrintable(whyNot(result)));
        const Document after = withImported(project, *result, rooted("/game")).document;
        QStringList names;
        for (const Shape &shape : after.sprites[0].frames[0].shapes)
            names.append(shape.name);
        QCOMPARE(names, (QStringList{"a", {}, {}, {}, {}}));
        QCOMPARE(after.categories, project.categories);
        QCOMPARE(after.sprites.size(), 1);
    }

    void anotherProjectGetsThemWithNames()
    {
        const OutputFile file = golden::exported(projectOfUnnamed({unnamedBox}), "json").files[0];
        const Result<Imported> result = imported(file.bytes, rooted("/game/") + file.name);
        const Document once = withImported(emptyProject(), *result, rooted("/game")).document;
        QCOMPARE(once.sprites[0].frames[0].shapes[1].name, QStringLiteral("box"));
        const Document twice = withImported(once, *result, rooted("/game")).document;
        QCOMPARE(twice.sprites[0].frames[0].shapes.size(), 2);
    }
};

HITBOX_CORE_TEST(UnnamedShapesTest)
#include "unnamed_shapes_test.moc"
