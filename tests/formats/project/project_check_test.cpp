#include "formats/project/project_check.h"
#include "test_class.h"

#include "document/edits.h"
#include "document/limits.h"

#include <QTest>

#include <cmath>
#include <limits>

using namespace hitbox;
using geometry::Box;

namespace {

/// A project with one shape of this outline.
Document documentToCheck(const Outline &outline)
{
    Frame frame;
    frame.rect = QRect(0, 0, 8, 8);
    frame.size = frame.rect.size();
    Shape shape;
    shape.outline = outline;
    return addShapes(withSprite({}, {.name = "s", .image = "s.png", .frames = {frame}}), {0, 0}, {shape});
}

} // namespace

class ProjectCheckTest : public QObject
{
    Q_OBJECT

private slots:
    void takesWhatTheEditorMakes()
    {
        QVERIFY(checkProject({}).ok());
        QVERIFY(checkProject(documentToCheck(Box{{-1e9, 0}, {1e9, 0}})).ok());
    }

    void takesTheLargestFrame()
    {
        Document document = documentToCheck(Box{});
        document.sprites[0].frames[0].size = {limits::frameSide, limits::frameSide};
        QVERIFY(checkProject(document).ok());
    }

    void looksAtTheNumbersOfWhatDiffers()
    {
        const Document before = documentToCheck(Box{{0, 0}, {1, 1}});
        const auto isTaken = [](const Document &from, const Document &to) {
            return checkNumbers(to, differenceBetween(from, to)).ok();
        };
        Document after = before;
        after.sprites[0].frames[0].shapes[0].outline = Box{{0, 0}, {1e9, 1}};
        QVERIFY(isTaken(before, after));
        after.sprites[0].frames[0].shapes[0].outline = Box{{0, 0}, {1.5e9, 1}};
        QVERIFY(!isTaken(before, after));
        QVERIFY(!isTaken({}, after));
        Document other = after; // what is beside it, and its way back
        other.sprites[0].frames[0].name += QLatin1Char('!');
        QVERIFY(isTaken(after, other));
        QVERIFY(isTaken(after, before));
        after = before;
        after.sprites[0].frames[0].pivot = {0, -2e9};
        QVERIFY(!isTaken(before, after));
        after = before;
        after.stages = {{.name = QStringLiteral("s"), .instances = {{.position = {2e9, 0}}}}};
        QVERIFY(!isTaken(before, after));
    }

    void refusesTooManyPoints()
    {
        QVERIFY(checkProject(documentToCheck(ChainLine{QList<geometry::Point>(limits::points)})).ok());
        QVERIFY(!checkProject(documentToCheck(ChainLine{QList<geometry::Point>(limits::points + 1)})).ok());
    }

    /// Of the whole project, not of each part.
    void refusesTooManyThings_data()
    {
        QTest::addColumn<Document>("most");
        QTest::addColumn<Document>("tooMany");
        QTest::addColumn<QString>("message");
        const auto row = [](const char *name, Document document, const QString &place, qint64 most, const auto &more) {
            const Document full = document;
            more(document);
            QTest::newRow(name) << full << document
                                << QStringLiteral("found more than %1 %2, which is more than a project may have; make "
                                                  "several projects of it, %3")
                                       .arg(QString::number(most), QLatin1String(name), place);
        };
        Document document;
        document.categories.resize(limits::categories);
        row("categories", document, QStringLiteral("categories"), limits::categories,
            [](Document &more) { more.categories.append(Category()); });
        document = documentToCheck(Box{});
        document.sprites[0].tags.resize(limits::tags);
        row("tags", document, QStringLiteral("sprites[1]"), limits::tags,
            [](Document &more) { more = withSprite(more, {.name = "t", .image = "t.png", .tags = {Tag()}}); });
        document = {};
        document.stages = {Stage(), Stage()};
        document.stages[0].instances.resize(limits::instances);
        document.stages[0].emitters.resize(limits::emitters);
        document.stages[0].probes.resize(limits::probes);
        row("instances", document, QStringLiteral("stages[1]"), limits::instances,
            [](Document &more) { more.stages[1].instances.append(Instance()); });
        row("emitters", document, QStringLiteral("stages[1]"), limits::emitters,
            [](Document &more) { more.stages[1].emitters.append(Emitter()); });
        row("probes", document, QStringLiteral("stages[1]"), limits::probes,
            [](Document &more) { more.stages[1].probes.append(Probe()); });
    }

    void refusesTooManyThings()
    {
        QFETCH(Document, most);
        QFETCH(Document, tooMany);
        QVERIFY(checkProject(most).ok());
        const Result<Done> checked = checkProject(tooMany);
        QVERIFY(!checked.ok());
        QTEST(checked.error().what + QStringLiteral(", ") + checked.error().place, "message");
    }

    void namesThePlaceOfWhatDoesNotFit_data()
    {
        QTest::addColumn<Document>("document");
        QTest::addColumn<QString>("place");
        const QString shape = QStringLiteral("sprites[0].frames[0].shapes[0]");
        QTest::newRow("NaN") << documentToCheck(PolygonOutline{{{0, std::nan("")}}}) << shape;
        QTest::newRow("infinite") << documentToCheck(geometry::Circle{{0, 0}, std::numeric_limits<double>::infinity()})
                                  << shape;
        QTest::newRow("negative radius") << documentToCheck(geometry::Capsule{{0, 0}, {1, 1}, -1}) << shape;
        QTest::newRow("far") << documentToCheck(ChainLine{{{2e9, 0}}}) << shape;
        QTest::newRow("inside out") << documentToCheck(Box{{5, 0}, {1, 1}}) << shape;
        Document changed = documentToCheck(Box{});
        changed.sprites[0].frames[0].shapes.append(changed.sprites[0].frames[0].shapes[0]);
        QTest::newRow("equal ids") << changed << QStringLiteral("sprites[0].frames[0].shapes[1]");
        changed = documentToCheck(Box{});
        changed.sprites[0].frames[0].rect = {};
        QTest::newRow("flat frame") << changed << QStringLiteral("sprites[0].frames[0]");
        changed = documentToCheck(Box{});
        changed.sprites[0].frames[0].size = {limits::frameSide, limits::frameSide + 1};
        QTest::newRow("huge frame") << changed << QStringLiteral("sprites[0].frames[0]");
        changed = documentToCheck(Box{});
        changed.sprites[0].frames[0].duration = -1;
        QTest::newRow("negative duration") << changed << QStringLiteral("sprites[0].frames[0]");
        changed = documentToCheck(Box{});
        changed.properties = {{.name = "a", .value = 1.0}, {.name = "a", .value = 2.0}};
        QTest::newRow("equal properties") << changed << QString();
        changed = documentToCheck(Box{});
        changed.sprites[0].frames[0].shapes[0].track = {-1};
        QTest::newRow("negative track") << changed << shape;
        changed.sprites[0].frames[0].shapes[0].track = {std::numeric_limits<int>::max()};
        QTest::newRow("last track") << changed << shape;
        changed = documentToCheck(Box{});
        changed.sprites[0].frames[0].points = {{.name = "muzzle", .at = {0, 2e9}}};
        QTest::newRow("far point") << changed << QStringLiteral("sprites[0].frames[0]");
        changed.sprites[0].frames[0].points = QList<FramePoint>(limits::framePoints + 1);
        QTest::newRow("many points") << changed << QStringLiteral("sprites[0].frames[0]");
        changed.sprites[0].frames[0].points.clear();
        changed.sprites[0].frames[0].events = {{.name = "a", .properties = {{.name = "v", .value = std::nan("")}}}};
        QTest::newRow("event") << changed << QStringLiteral("sprites[0].frames[0]");
        changed = documentToCheck(Box{});
        changed.sprites[0].tags = {{.name = "a", .repeat = -1}};
        QTest::newRow("repeat") << changed << QStringLiteral("sprites[0]");
        changed = documentToCheck(Box{});
        changed.categories = {{.name = "hit", .fields = {{.name = "damage", .fallback = QStringLiteral("much")}}}};
        QTest::newRow("default of another type") << changed << QStringLiteral("categories[0]");
        changed.categories[0].fields = {{.name = "damage"}, {.name = "damage"}};
        QTest::newRow("equal fields") << changed << QStringLiteral("categories[0]");
        changed.categories[0].fields = {{}};
        QTest::newRow("unnamed field") << changed << QStringLiteral("categories[0]");
        changed.categories[0].fields = {
            {.name = "kind", .type = FieldType::Choice, .fallback = QStringLiteral("b"), .choices = {"a"}}};
        QTest::newRow("no choice") << changed << QStringLiteral("categories[0]");
        changed = documentToCheck(Box{});
        changed.stages = {{.name = "duel", .instances = {{.sprite = "s", .scale = {1, 1e300}}}}};
        QTest::newRow("huge instance") << changed << QStringLiteral("stages[0].instances[0]");
        changed = documentToCheck(Box{});
        changed.exportProfiles = {{.name = "a", .format = "json"}, {.name = "a", .format = "svg"}};
        QTest::newRow("equal export profiles") << changed << QStringLiteral("exports[1]");
        changed.exportProfiles = {{.format = "json"}};
        QTest::newRow("unnamed export profile") << changed << QStringLiteral("exports[0]");
        changed.exportProfiles = {{.name = "a", .format = "json", .options = {{"a", "two\nlines"}}}};
        QTest::newRow("option of two lines") << changed << QStringLiteral("exports[0]");
    }
    void namesThePlaceOfWhatDoesNotFit()
    {
        QFETCH(Document, document);
        const Result<Done> checked = checkProject(document);
        QVERIFY(!checked.ok());
        QTEST(checked.error().place, "place");
    }
};

HITBOX_TEST(ProjectCheckTest)
#include "project_check_test.moc"
