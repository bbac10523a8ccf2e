#include "formats/merge/conflict_choices.h"
#include "test_class.h"

#include "document/conflict_edits.h"
#include "document/edits.h"
#include "document/field_edits.h"
#include "formats/merge/project_merge.h"
#include "formats/project/project_check.h"
#include "formats/project/project_file.h"

#include <QTest>

#include <functional>

using namespace hitbox;

namespace {

using Edit = std::function<void(Document &)>;

Frame frameNamed(const char *name, int x)
{
    Frame frame;
    frame.name = QLatin1String(name);
    frame.rect = QRect(x, 0, 16, 16);
    frame.size = QSize(16, 16);
    return frame;
}

/// A sprite with three frames, of which the first has a shape, a tag over the last two, and a stage.
Document project()
{
    Document document = emptyProject();
    Sprite sprite{.name = "ship", .image = "ship.png"};
    sprite.frames = {frameNamed("a", 0), frameNamed("b", 16), frameNamed("c", 32)};
    sprite.tags = {{.name = "fly", .from = 1, .to = 2}};
    document = withSprite(document, sprite);
    Shape hull;
    hull.name = "hull";
    hull.category = "hurt";
    hull.outline = geometry::Circle{{4, 4}, 1};
    hull.properties = {{"damage", 1.0}};
    document = addShapes(document, {0, 0}, {hull});
    document.categories[0].fields = {{.name = "reach", .fallback = 40.0}};
    document.stages = {{.name = "duel"}};
    document.stages[0].instances = {{.sprite = "ship", .frame = "a"}, {.sprite = "ship", .frame = "b"}};
    return *parseProject(projectBytes(document), {});
}

Document with(Document document, const Edit &edit)
{
    edit(document);
    return document;
}

/// What a merge of both edits makes, as it reads back from its file.
Document mergeOf(const Edit &ours, const Edit &theirs)
{
    const Document base = project();
    const Result<MergedProject> merged = mergedProject(base, with(base, ours), with(base, theirs));
    if (!merged)
        qFatal("%s", qPrintable(merged.error().text()));
    return *parseProject(projectBytes(merged->document), {});
}

QByteArray settled(const Result<Document> &document)
{
    if (!document)
        return document.error().what.toUtf8();
    return projectBytes(*document);
}

Shape &hullIn(Document &document)
{
    return document.sprites[0].frames[0].shapes[0];
}

} // namespace

class ConflictChoicesTest : public QObject
{
    Q_OBJECT

private slots:
    /// Law: where the sides differ in the conflict alone, to take a side is to have that side.
    void aSideThatIsTakenIsThatSide_data()
    {
        QTest::addColumn<Edit>("ours");
        QTest::addColumn<Edit>("theirs");
        const auto row = [](const char *name, const Edit &ours, const Edit &theirs) {
            QTest::newRow(name) << ours << theirs;
        };
        row(
            "outline",
            [](Document &d) {
                hullIn(d).outline = geometry::Circle{{4, 4}, 2};
            },
            [](Document &d) {
                hullIn(d).outline = PolygonOutline{{{0, 0}, {5, 0}, {5, 5}}};
            });
        row(
            "category", [](Document &d) { hullIn(d).category = "hit"; },
            [](Document &d) { hullIn(d).category = "body"; });
        row(
            "visible", [](Document &d) { hullIn(d).properties[0].value = 2.0; },
            [](Document &d) { hullIn(d).properties[0].value = QStringLiteral("two \"high\""); });
        row(
            "property removed", [](Document &d) { hullIn(d).properties.clear(); },
            [](Document &d) { hullIn(d).properties[0].value = 3.0; });
        row(
            "shape removed", [](Document &d) { d.sprites[0].frames[0].shapes.clear(); },
            [](Document &d) { hullIn(d).name = "bow"; });
        row(
            "frame removed",
            [](Document &d) {
                d.sprites[0].frames.removeAt(0);
                d.sprites[0].tags[0].from = 0;
                d.sprites[0].tags[0].to = 1;
            },
            [](Document &d) { d.sprites[0].frames[0].duration = 70; });
        row(
            "sprite's image", [](Document &d) { d.sprites[0].image = "a.png"; },
            [](Document &d) { d.sprites[0].image = "b.png"; });
        row(
            "pivot",
            [](Document &d) {
                d.sprites[0].frames[1].pivot = {1, 2};
            },
            [](Document &d) {
                d.sprites[0].frames[1].pivot = {3, 4};
            });
        row(
            "order of shapes and frames",
            [](Document &d) {
                d.sprites[0].frames.swapItemsAt(0, 2);
                d.sprites[0].tags.clear();
            },
            [](Document &d) {
                d.sprites[0].frames.swapItemsAt(0, 1);
                d.sprites[0].tags.clear();
            });
        row(
            "name of a frame",
            [](Document &d) {
                d = renameFrame(d, {0, 1}, "up");
            },
            [](Document &d) {
                d = renameFrame(d, {0, 1}, "down");
            });
        row(
            "name of a sprite", [](Document &d) { d = renameSprite(d, 0, "jet"); },
            [](Document &d) { d = renameSprite(d, 0, "boat"); });
        row(
            "tag's end",
            [](Document &d) {
                d.sprites[0].tags[0].from = 0;
                d.sprites[0].tags[0].to = 0;
            },
            [](Document &d) {
                d.sprites[0].tags[0].to = 1;
                d.sprites[0].tags[0].from = 0;
            });
        row(
            "instance",
            [](Document &d) {
                d.stages[0].instances[1].position = {5, 5};
            },
            [](Document &d) {
                d.stages[0].instances[1].position = {6, 6};
            });
        row(
            "category's colour", [](Document &d) { d.categories[0].color = "#111111"; },
            [](Document &d) { d.categories[0].color = "#222222"; });
        row(
            "field's type", [](Document &d) { d.categories[0].fields[0].fallback = 50.0; },
            [](Document &d) { d.categories[0].fields[0] = withType(d.categories[0].fields[0], FieldType::Choice); });
        row(
            "engine", [](Document &d) { d.engine = "love"; }, [](Document &d) { d.engine = "godot4"; });
        row(
            "rule",
            [](Document &d) {
                d.rules = {{"spike", std::nullopt}};
            },
            [](Document &d) {
                d.rules = {{"spike", Severity::Error}};
            });
    }

    void aSideThatIsTakenIsThatSide()
    {
        QFETCH(Edit, ours);
        QFETCH(Edit, theirs);
        const Document merged = mergeOf(ours, theirs);
        QCOMPARE(merged.conflicts.size(), 1);
        QCOMPARE(settled(withSideTaken(merged, 0, MergeSide::Ours)), projectBytes(with(project(), ours)));
        QCOMPARE(settled(withSideTaken(merged, 0, MergeSide::Theirs)), projectBytes(with(project(), theirs)));
        QVERIFY(checkProject(*withSideTaken(merged, 0, MergeSide::Theirs)));
        QCOMPARE(settled(withSideTaken(*withSideTaken(with(merged, [](Document &d) { d.conflicts += d.conflicts; }), 0,
                                                      MergeSide::Theirs),
                                       0, MergeSide::Ours)),
                 projectBytes(with(project(), ours)));
    }

    void whatElseWasEditedStays()
    {
        Document merged = mergeOf(
            [](Document &d) {
                hullIn(d).outline = geometry::Circle{{4, 4}, 2};
            },
            [](Document &d) {
                hullIn(d).outline = geometry::Circle{{4, 4}, 3};
            });
        hullIn(merged).name = "edited";
        hullIn(merged).outline = geometry::Circle{{9, 9}, 9};
        Document taken = *withSideTaken(merged, 0, MergeSide::Theirs);
        QCOMPARE(hullIn(taken).name, QString("edited"));
        QCOMPARE(hullIn(taken).outline, Outline(geometry::Circle{{4, 4}, 3}));
        QCOMPARE(*taken.sprites[0].id, *merged.sprites[0].id);
        QCOMPARE(*taken.sprites[0].frames[1].id, *merged.sprites[0].frames[1].id);
    }

    void aConflictFollowsWhatIsRenamed()
    {
        Document merged =
            mergeOf([](Document &d) { hullIn(d).category = "hit"; }, [](Document &d) { hullIn(d).category = "body"; });
        merged = renameSprite(renameFrame(merged, {0, 0}, "first"), 0, "boat");
        QCOMPARE(placeOf(merged, merged.conflicts[0]).shape, hullIn(merged).id);
        QCOMPARE(hullIn(*withSideTaken(merged, 0, MergeSide::Theirs)).category, QString("body"));
    }

    void bothShapesAreKeptOneAboveTheOther()
    {
        const Document merged = mergeOf(
            [](Document &d) {
                hullIn(d).outline = geometry::Circle{{4, 4}, 2};
            },
            [](Document &d) {
                hullIn(d).outline = geometry::Circle{{4, 4}, 3};
            });
        const Document both = *withBothKept(merged, 0);
        const QList<Shape> &shapes = both.sprites[0].frames[0].shapes;
        QCOMPARE(shapes.size(), 2);
        QCOMPARE(shapes[0].outline, Outline(geometry::Circle{{4, 4}, 2}));
        QCOMPARE(shapes[1].outline, Outline(geometry::Circle{{4, 4}, 3}));
        QVERIFY(shapes[0].id != shapes[1].id && shapes[0].name != shapes[1].name);
        QVERIFY(both.conflicts.isEmpty());
        QVERIFY(checkProject(both));
        const Document pivot = mergeOf(
            [](Document &d) {
                d.sprites[0].frames[1].pivot = {1, 2};
            },
            [](Document &d) {
                d.sprites[0].frames[1].pivot = {3, 4};
            });
        QVERIFY(!withBothKept(pivot, 0));
    }

    void aShapeThatWentToTwoPlacesStaysWhereOneWants()
    {
        const auto moveTo = [](int frame) {
            return [frame](Document &d) {
                d.sprites[0].frames[frame].shapes.append(d.sprites[0].frames[0].shapes.takeFirst());
            };
        };
        const Document merged = mergeOf(moveTo(1), moveTo(2));
        QCOMPARE(merged.conflicts.size(), 1);
        QCOMPARE(merged.conflicts[0].kind, MergeConflictKind::Copied);
        const auto shapesIn = [](const Document &d) {
            return QList<qsizetype>{d.sprites[0].frames[1].shapes.size(), d.sprites[0].frames[2].shapes.size()};
        };
        QCOMPARE(shapesIn(*withSideTaken(merged, 0, MergeSide::Ours)), (QList<qsizetype>{1, 0}));
        QCOMPARE(shapesIn(*withSideTaken(merged, 0, MergeSide::Theirs)), (QList<qsizetype>{0, 1}));
        QCOMPARE(shapesIn(*withBothKept(merged, 0)), (QList<qsizetype>{1, 1}));
    }

    void whatIsGoneIsRefusedWithWords()
    {
        Document merged =
            mergeOf([](Document &d) { hullIn(d).category = "hit"; }, [](Document &d) { hullIn(d).category = "body"; });
        merged.sprites[0].frames[0].shapes.clear();
        QVERIFY(settled(withSideTaken(merged, 0, MergeSide::Theirs)).contains("not there any more"));
        QVERIFY(withoutConflict(merged, 0).conflicts.isEmpty());
        Document twice = mergeOf(
            [](Document &d) {
                d.sprites[0].frames[1].pivot = {1, 2};
            },
            [](Document &d) {
                d.sprites[0].frames[1].pivot = {3, 4};
            });
        twice.sprites[0].frames[0].name = "b";
        QVERIFY(settled(withSideTaken(twice, 0, MergeSide::Theirs)).contains("is there twice"));
    }

    void anInstanceThatTookTheNumberOfAnotherIsLeftAlone()
    {
        Document merged = mergeOf(
            [](Document &d) {
                d.stages[0].instances[1].position = {5, 5};
            },
            [](Document &d) {
                d.stages[0].instances[1].position = {6, 6};
            });
        merged.stages[0].instances.prepend({.sprite = "ship", .frame = "c", .position = {1, 1}});
        QVERIFY(!withSideTaken(merged, 0, MergeSide::Theirs));
    }

    void aNameThatIsTakenIsRefused()
    {
        Document merged = mergeOf(
            [](Document &d) {
                d = renameFrame(d, {0, 1}, "up");
            },
            [](Document &d) {
                d = renameFrame(d, {0, 1}, "down");
            });
        merged = renameFrame(merged, {0, 2}, "down");
        QVERIFY(settled(withSideTaken(merged, 0, MergeSide::Theirs)).contains("the name of something else"));
    }

    /// Whatever a file claims, what comes out can be saved, or nothing does.
    void hostileConflictsSpoilNothing()
    {
        const QByteArray values[] = {"",
                                     "null",
                                     "7",
                                     "-1e308",
                                     "\"a\"",
                                     "\"\"",
                                     "[]",
                                     "[1,2]",
                                     "{\"id\": 1}",
                                     "{\"shapes\":[]}",
                                     "{\"type\":1}",
                                     "true",
                                     "[[[]]]",
                                     "{",
                                     R"({"name": "x", "rect": [0, 0, 1, 1], "shapes": [)"
                                     R"({"id": 1, "type": "circle", "center": [0, 0], "radius": 1}]})"};
        const QList<QByteArray> members{"",      "id",     "name", "outline", "track",    "shapes", "from",   "target",
                                        "rect",  "fields", "bits", "nextId",  "sprites",  "type",   "engine", "hits",
                                        "image", "points", "at",   "tags",    "duration", "between"};
        const QList<QList<MergeStep>> places{{},
                                             {{"sprites", "ship"}},
                                             {{"sprites", "ship"}, {"frames", "b"}},
                                             {{"sprites", "ship"}, {"frames", "a"}, {"shapes", "1"}},
                                             {{"sprites", "ship"}, {"tags", "fly"}},
                                             {{"sprites", "0"}, {"frames", "-1"}},
                                             {{"sprites", "ship"}, {"frames", "a"}, {"shapes", "1"}, {"shapes", "1"}},
                                             {{"categories", "hurt"}},
                                             {{"categories", "hurt"}, {"fields", "0"}},
                                             {{"stages", "duel"}, {"instances", "99999999999999"}},
                                             {{"stages", "duel"}, {"instances", "1"}},
                                             {{"exports", "x"}},
                                             {{"", ""}}};
        const Document base = project();
        for (const QList<MergeStep> &place : places) {
            for (const QByteArray &what : members) {
                for (const QByteArray &value : values) {
                    for (int kind = 0; kind <= int(MergeConflictKind::Other); ++kind) {
                        Document hostile = base;
                        hostile.conflicts = {{place, MergeConflictKind(kind), what, value, value, value}};
                        for (const Result<Document> &after :
                             {withSideTaken(hostile, 0, MergeSide::Theirs), withBothKept(hostile, 0)}) {
                            if (!after)
                                continue;
                            const Result<Done> fits = checkProject(*after);
                            QVERIFY2(fits.ok(), fits ? "" : qPrintable(fits.error().text()));
                            QVERIFY(parseProject(projectBytes(*after), {}).ok());
                        }
                    }
                }
            }
        }
    }
};

Q_DECLARE_METATYPE(Edit)

HITBOX_CORE_TEST(ConflictChoicesTest)
#include "conflict_choices_test.moc"
