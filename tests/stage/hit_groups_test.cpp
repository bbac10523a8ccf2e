#include "stage/hit_groups.h"
#include "test_class.h"

#include "document/edits.h"
#include "stage/overlap_index.h"
#include "stage/two_fighters.h"

#include <QRandomGenerator>
#include <QTest>

#include <set>
#include <tuple>

using namespace hitbox;

namespace {

CategoryField groupOfType(FieldType type, const PropertyValue &fallback)
{
    return {.name = QStringLiteral("group"), .type = type, .fallback = fallback, .choices = {}};
}

/// Fighters and shields of a few boxes each in random groups, that strike each other or not, on one stage.
Document randomStage(quint32 seed)
{
    QRandomGenerator random(seed);
    Document document;
    Category hurt;
    hurt.name = "hurt";
    Category hit;
    hit.name = "hit";
    hit.hits = {"hurt", "clash"};
    hit.fields = {groupOfType(FieldType::Text, QString())};
    Category clash;
    clash.name = "clash";
    clash.hits = {"clash"};
    clash.fields = {groupOfType(FieldType::Number, 1.0)};
    document.categories = {hurt, hit, clash};
    Stage stage;
    for (int s = 0; s < 4; ++s) {
        Sprite sprite;
        sprite.name = QStringLiteral("s%1").arg(s);
        Frame frame;
        frame.name = "f";
        frame.size = {32, 32};
        sprite.frames = {frame};
        document.sprites.append(sprite);
        for (int i = 0; i < 5; ++i) {
            Shape shape;
            shape.category = QStringList{"hurt", "hit", "clash", "nobody's"}.at(random.bounded(4));
            const double x = random.bounded(20);
            const double y = random.bounded(20);
            shape.outline = geometry::Box{{x, y}, {x + 8, y + 8}};
            if (shape.category == "hit" && random.bounded(3) > 0)
                shape.properties = {{"group", QStringLiteral("g%1").arg(random.bounded(2))}};
            if (shape.category == "clash" && random.bounded(2) > 0)
                shape.properties = {{"group", double(random.bounded(2))}};
            document = addShapes(document, {s, 0}, {shape});
        }
        stage.instances.append({.sprite = sprite.name,
                                .frame = "f",
                                .position = {double(random.bounded(24)), double(random.bounded(24))}});
    }
    document.stages = {stage};
    return document;
}

const Shape &shapeOfInstance(const Document &document, int instance, ShapeId id)
{
    return *findShape(document.sprites.at(instance).frames.first(), id);
}

/// What a number of a property looks like to people.
QString plainGroup(const Shape &shape)
{
    for (const Property &property : shape.properties) {
        if (const auto *number = std::get_if<double>(&property.value))
            return QString::number(*number);
        return std::get<QString>(property.value);
    }
    return shape.category == "clash" ? QStringLiteral("1") : QString();
}

} // namespace

class HitGroupsTest : public QObject
{
    Q_OBJECT

private slots:
    void aProjectUsesGroupsWhereAStrikingCategoryHasTheField()
    {
        Document document = two_fighters::document();
        QVERIFY(!usesHitGroups(document));
        document.categories[0].fields = {groupOfType(FieldType::Text, QString())};
        QVERIFY(!usesHitGroups(document)); // strikes nobody
        document.categories[1].fields = {groupOfType(FieldType::Text, QString())};
        QVERIFY(usesHitGroups(document));
    }

    void aGroupIsTheValueOfTheField()
    {
        Document document = two_fighters::document();
        document.categories[1].fields = {groupOfType(FieldType::Number, 1.0)};
        Shape fist = document.sprites[0].frames[1].shapes.last();
        QCOMPARE(hitGroupOf(document, fist), QString("1"));
        fist.properties = {{"group", 2.5}};
        QCOMPARE(hitGroupOf(document, fist), QString("2.5"));
        QVERIFY(hitGroupOf(document, document.sprites[0].frames[1].shapes.first()).isEmpty());
        document.categories[1].fields = {groupOfType(FieldType::Text, QString())};
        fist.properties.clear();
        QVERIFY(hitGroupOf(document, fist).isEmpty());
    }

    void allGroupsAreFoundAtOnce()
    {
        Document document = two_fighters::document();
        QVERIFY(hitGroups(document).isEmpty());
        document.categories[1].fields = {groupOfType(FieldType::Number, 1.0)};
        const ShapeId fist = document.sprites[0].frames[1].shapes.last().id;
        QCOMPARE(hitGroups(document), (QHash<ShapeId, QString>{{fist, "1"}}));
    }

    void whatIsGoneHitsNobody()
    {
        Document document = two_fighters::document();
        document.categories[1].fields = {groupOfType(FieldType::Number, 1.0)};
        const Overlap gone{.pair = {7, ShapeId{1}, 8, ShapeId{2}}, .hit = true};
        QCOMPARE(countedHits(document, 0, std::span(&gone, 1)), QList<CountedHits>{CountedHits{}});
        QCOMPARE(countedHits(document, 9, std::span(&gone, 1)), QList<CountedHits>{CountedHits{}});
    }

    /// Against the definition: the striker, its group and the struck one are written down, and each counts once.
    void randomStagesAreCountedAsByHand()
    {
        int counted = 0;
        int repeated = 0;
        for (quint32 seed = 1; seed <= 40; ++seed) {
            const Document document = randomStage(seed);
            OverlapIndex index;
            index.update(document, 0);
            std::set<std::tuple<int, int, QString>> known;
            const QList<CountedHits> hits = countedHits(document, 0, index.overlaps());
            QCOMPARE(hits.size(), qsizetype(index.overlaps().size()));
            for (qsizetype i = 0; i < hits.size(); ++i) {
                const OverlapPair &pair = index.overlaps().at(std::size_t(i)).pair;
                const Shape &a = shapeOfInstance(document, pair.instanceA, pair.shapeA);
                const Shape &b = shapeOfInstance(document, pair.instanceB, pair.shapeB);
                int expected = 0;
                const auto strike = [&](const Shape &striking, int by, const Shape &struck, int who) {
                    const bool strikes =
                        (striking.category == "hit" && (struck.category == "hurt" || struck.category == "clash")) ||
                        (striking.category == "clash" && struck.category == "clash");
                    const QString group = plainGroup(striking);
                    if (!strikes)
                        return;
                    const bool isNew = group.isEmpty() || known.insert({by, who, group}).second;
                    expected += isNew ? 1 : 0;
                    repeated += isNew ? 0 : 1;
                };
                strike(a, pair.instanceA, b, pair.instanceB);
                strike(b, pair.instanceB, a, pair.instanceA);
                QCOMPARE(hits.at(i).count, expected);
                const int first = hits.at(i).first;
                QCOMPARE(first >= 0, index.overlaps().at(std::size_t(i)).hit && expected == 0);
                if (first >= 0) {
                    QVERIFY(first < i && hits.at(first).count > 0);
                    QVERIFY(hits.at(first).groupA == hits.at(i).groupA || hits.at(first).groupB == hits.at(i).groupB);
                }
                counted += expected;
            }
        }
        QVERIFY(counted > 100);
        QVERIFY(repeated > 20); // the stages are crowded enough to tell
    }

    void aTimelineTellsAGroupOnceARound()
    {
        Document document = two_fighters::document();
        document.categories[1].fields = {groupOfType(FieldType::Text, QString())};
        TimelineSetup setup = usualSetup(document, 0, {});
        setup.a.rounds = 2;
        const Result<Timeline> without = timelineOf(document, setup);
        QVERIFY(without && without->groupHits.isEmpty());
        document.sprites[0].frames[1].shapes.last().properties = {{"group", QString("jab")}};
        Shape elbow = document.sprites[0].frames[1].shapes.last();
        document = addShapes(document, {0, 1}, {elbow});
        const Result<Timeline> timeline = timelineOf(document, setup);
        QVERIFY(bool(timeline));
        const int first = timeline->aHits->first;
        QCOMPARE(timeline->groupHits, (QList<TimelineGroupHit>{{first, true, "jab"}, {first + 10, true, "jab"}}));
    }

    void groupsOfOneAnimationHitOneAfterTheOther()
    {
        Document document = two_fighters::document();
        document.categories[1].fields = {groupOfType(FieldType::Number, 1.0)};
        Shape kick = document.sprites[0].frames[1].shapes.last();
        kick.properties = {{"group", 2.0}};
        document = addShapes(document, {0, 2}, {kick});
        const Result<Timeline> timeline = timelineOf(document, usualSetup(document, 0, {}));
        QVERIFY(bool(timeline));
        QCOMPARE(timeline->groupHits, (QList<TimelineGroupHit>{{3, true, "1"}, {5, true, "2"}}));
    }
};

HITBOX_CORE_TEST(HitGroupsTest)
#include "hit_groups_test.moc"
