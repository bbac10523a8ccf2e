#include "document/renewed.h"
#include "one_frame.h"
#include "test_class.h"

#include <QTest>

using namespace hitbox;

namespace {

Frame frameNamed(const QString &name)
{
    Frame frame;
    frame.name = name;
    frame.rect = {0, 0, 64, 64};
    frame.size = {64, 64};
    return frame;
}

/// A sprite of three frames with this tag.
Document tagged(int from, int to)
{
    Document document = test::oneFrame({});
    document.sprites[0].frames = {frameNamed("a"), frameNamed("b"), frameNamed("c")};
    Tag tag;
    tag.name = QStringLiteral("walk");
    tag.from = from;
    tag.to = to;
    document.sprites[0].tags = {tag};
    return document;
}

QStringList frameNames(const Document &document)
{
    QStringList names;
    for (const Frame &frame : document.sprites[0].frames)
        names.append(frame.name);
    return names;
}

} // namespace

/// Repairs of the rules about documents, by rule.
class DocumentRepairsTest : public QObject
{
    Q_OBJECT

private slots:
    void namesAreNumberedAndInstancesStayWithTheFirst()
    {
        Document document = test::oneFrame({});
        document.sprites[0].frames = {frameNamed("a"), frameNamed("a"), frameNamed("a 2"), frameNamed("a")};
        Instance instance;
        instance.sprite = QStringLiteral("ship");
        instance.frame = QStringLiteral("a");
        document.stages = {Stage{QStringLiteral("duel"), {instance}, {}}};
        const FixedDocument fixed = fixedAll(document, {});
        QCOMPARE(frameNames(fixed.document), (QStringList{"a", "a 3", "a 2", "a 4"}));
        QCOMPARE(fixed.document.stages, document.stages);
        QCOMPARE(fixed.done.size(), 1);
        QCOMPARE(fixed.done[0].fix, QStringLiteral("rename"));
    }

    void thingsWithoutNamesAreCalledWhatTheyAre()
    {
        Document document = test::oneFrame({});
        document.sprites[0].frames = {frameNamed({}), frameNamed({}), frameNamed({})};
        QCOMPARE(frameNames(fixedAll(document, {}).document), (QStringList{"", "frame", "frame 2"}));
    }

    void oneNameInSeveralListsIsRepairedInTheOneThatWasFound()
    {
        Document document = test::oneFrame({});
        document.sprites[0].frames = {frameNamed("x"), frameNamed("x")};
        document.stages = {Stage{QStringLiteral("x"), {}, {}}, Stage{QStringLiteral("x"), {}, {}}};
        const auto after = test::repaired(document, "duplicate-name", "rename");
        QVERIFY(after);
        QCOMPARE(frameNames(*after), (QStringList{"x", "x 2"}));
        QCOMPARE(after->stages, document.stages);
    }

    void tagsAreShortenedToTheFramesThereAre()
    {
        const auto after = test::repaired(tagged(1, 9), "bad-tag", "shorten");
        QVERIFY(after);
        QCOMPARE(after->sprites[0].tags[0].from, 1);
        QCOMPARE(after->sprites[0].tags[0].to, 2);
        const auto turned = test::repaired(tagged(2, -1), "bad-tag", "shorten");
        QVERIFY(turned);
        QCOMPARE(turned->sprites[0].tags[0].from, 0);
        QCOMPARE(turned->sprites[0].tags[0].to, 2);
    }

    void tagsOfNoFrameAtAllAreDeleted()
    {
        QVERIFY(!test::repaired(tagged(5, 9), "bad-tag", "shorten"));
        const auto after = test::repaired(tagged(5, 9), "bad-tag", "delete-tag");
        QVERIFY(after);
        QVERIFY(after->sprites[0].tags.isEmpty());
    }

    void instancesOfNothingLeaveTheStage()
    {
        Document document = test::oneFrame({});
        Instance good;
        good.sprite = QStringLiteral("ship");
        good.frame = QStringLiteral("idle");
        Instance bad = good;
        bad.frame = QStringLiteral("gone");
        const QList<Emitter> emitters = {{.name = QStringLiteral("gun"), .target = 2}};
        document.stages = {{.name = QStringLiteral("duel"),
                            .instances = renewed(QList<Instance>{good, bad, good}),
                            .emitters = emitters}};
        const auto after = test::repaired(document, "missing-instance", "remove-instance");
        QVERIFY(after);
        QCOMPARE(after->stages[0].instances, (QList<Instance>{good, good}));
        QCOMPARE(after->stages[0].emitters.first().target, std::optional(1)); // the same instance as before
    }

    void instancesLeaveTheStageThatTheFindingIsAbout()
    {
        Document document = test::oneFrame({});
        const Instance good{.sprite = QStringLiteral("ship"), .frame = QStringLiteral("idle")};
        Instance bad = good;
        bad.frame = QStringLiteral("gone");
        const Stage stage{.name = QStringLiteral("duel"), .instances = renewed(QList<Instance>{good, bad})};
        document.stages = {stage, stage};
        const QList<Finding> findings = test::byRule(validate(document, {}), "missing-instance");
        QCOMPARE(findings.size(), 2);
        QCOMPARE(findings[0].message, findings[1].message);
        const QList<Fix> fixes = fixesOf(document, findings[1], {});
        QCOMPARE(fixes.size(), 1);
        const Document after = fixes[0].apply(document);
        QCOMPARE(after.stages[0].instances, stage.instances);
        QCOMPARE(after.stages[1].instances, QList<Instance>{good});
        QCOMPARE(fixes[0].apply(after), after); // somebody else is in its place by now
    }

    void oneOfTagsThatAreAlikeIsRepaired()
    {
        Document document = tagged(1, 9);
        document.sprites[0].tags.append(document.sprites[0].tags[0]);
        const QList<Finding> findings = test::byRule(validate(document, {}), "bad-tag");
        QCOMPARE(findings.size(), 2);
        const QList<Fix> fixes = fixesOf(document, findings[1], {});
        QCOMPARE(fixes[0].id, QStringLiteral("shorten"));
        const Document after = fixes[0].apply(document);
        QCOMPARE(after.sprites[0].tags[0].to, 9);
        QCOMPARE(after.sprites[0].tags[1].to, 2);
        QCOMPARE(fixes[0].apply(after), after);
    }

    void stagesDoWithoutWhatIsNotThere()
    {
        Document document = test::oneFrame({});
        Stage stage;
        stage.instances = {{.sprite = "ship", .frame = "idle", .layer = "back", .tag = "glow"}};
        stage.emitters = {{.name = "sky", .target = 1, .aim = {3, 4}}};
        document.stages = {stage};
        const auto layered = test::repaired(document, "missing-on-stage", "add-layer");
        QVERIFY(layered);
        QCOMPARE(layered->stages[0].layers, (QList<StageLayer>{{.name = "back"}}));
        Document left = document;
        for (int i = 0; i < 3; ++i) {
            const auto after = test::repaired(left, "missing-on-stage", "do-without");
            QVERIFY(after);
            left = *after;
        }
        QCOMPARE(left.stages[0].instances[0].tag, QString());
        QCOMPARE(left.stages[0].instances[0].layer, QString());
        QVERIFY(!left.stages[0].emitters[0].target);
        QVERIFY(!test::repaired(left, "missing-on-stage", "do-without"));
    }

    void emittersDoWithoutACategoryThatIsNotThereOrItIsAdded()
    {
        Document document = test::oneFrame({});
        document.categories = {Category{.name = "hit"}};
        document.stages = {Stage{.name = "duel", .instances = {}, .emitters = {{.name = "sky", .category = "hti"}}}};
        const auto after = test::repaired(document, "missing-on-stage", "do-without");
        QVERIFY(after);
        QCOMPARE(after->stages[0].emitters[0].category, QString());
        const auto added = test::repaired(document, "missing-on-stage", "add-category");
        QVERIFY(added);
        QCOMPARE(added->categories.last().name, QStringLiteral("hti"));
        QVERIFY(!test::repaired(*after, "missing-on-stage", "do-without"));
    }

    void layersAreAddedToTheStageThatTheFindingIsAbout()
    {
        Document document = test::oneFrame({});
        const Stage stage{.name = "duel", .instances = {{.sprite = "ship", .frame = "idle", .layer = "back"}}};
        document.stages = {stage, stage};
        const QList<Finding> findings = test::byRule(validate(document, {}), "missing-on-stage");
        QCOMPARE(findings.size(), 2);
        const QList<Fix> fixes = fixesOf(document, findings[1], {});
        QCOMPARE(fixes[0].id, QStringLiteral("add-layer"));
        const Document after = fixes[0].apply(document);
        QVERIFY(after.stages[0].layers.isEmpty());
        QCOMPARE(after.stages[1].layers, (QList<StageLayer>{{.name = "back"}}));
        QCOMPARE(fixes[0].apply(after), after);
    }

    void hitsOnNothingAreRemovedOrTheCategoryIsAdded()
    {
        Document document = test::oneFrame({});
        document.categories = {Category{.name = "hurt"}, Category{.name = "hit", .hits = {"hurt", "armour"}}};
        const auto removed = test::repaired(document, "unknown-hit", "remove-hit");
        QVERIFY(removed);
        QCOMPARE(removed->categories[1].hits, QStringList{"hurt"});
        const auto added = test::repaired(document, "unknown-hit", "add-category");
        QVERIFY(added);
        QCOMPARE(added->categories.last().name, QStringLiteral("armour"));
        QCOMPARE(added->categories[1].hits, document.categories[1].hits);
        QVERIFY(!test::repaired(*added, "unknown-hit", "remove-hit"));
    }

    void categoriesGetBitsOfTheirOwn()
    {
        Document document = test::oneFrame({});
        document.categories = {Category{.name = "hurt", .bits = 1},
                               Category{.name = "hit", .bits = 1, .hits = {"hurt"}}};
        const auto after = test::repaired(document, "category-bits", "fresh-bit");
        QVERIFY(after);
        QCOMPARE(after->categories[0].bits, 1U);
        QCOMPARE(after->categories[1].bits, 2U);
        QVERIFY(!test::repaired(*after, "category-bits", "fresh-bit"));
    }

    void framesAreCutToTheImageAndThePictureStaysWhereItIs()
    {
        Document document = test::oneFrame({});
        document.sprites[0].frames[0].rect = {-4, 2, 64, 64};
        ImageFacts facts;
        facts.size = {32, 32};
        const ValidationContext context{{{QStringLiteral("ship.png"), facts}}, {}};
        const auto after = test::repaired(document, "frame-outside-image", "cut-to-image", context);
        QVERIFY(after);
        QCOMPARE(after->sprites[0].frames[0].rect, QRect(0, 2, 32, 30));
        QCOMPARE(after->sprites[0].frames[0].offset, QPoint(4, 0));
        QCOMPARE(after->sprites[0].frames[0].size, QSize(64, 64));
        QCOMPARE(validate(*after, context), QList<Finding>());
    }

    void categoriesAreAddedOrDoneWithout()
    {
        Document document = test::oneFrame({geometry::Circle{{9, 9}, 3}});
        document.categories = {Category{}};
        document.sprites[0].frames[0].shapes[0].category = QStringLiteral("armour");
        const auto added = test::repaired(document, "unknown-category", "add-category");
        QVERIFY(added);
        QCOMPARE(added->categories.last().name, QStringLiteral("armour"));
        const auto cleared = test::repaired(document, "unknown-category", "clear-category");
        QVERIFY(cleared);
        QCOMPARE(test::shapesOf(*cleared)[0].category, QString());
        QCOMPARE(fixedAll(document, {}).document, document);
    }
};

HITBOX_CORE_TEST(DocumentRepairsTest)
#include "document_repairs_test.moc"
