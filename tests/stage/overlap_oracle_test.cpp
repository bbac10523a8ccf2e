#include "stage/stage_bench.h"
#include "test_class.h"

#include <QTest>

#include "geometry/random_shapes.h"
#include "geometry/relations/relation_oracle.h"

using namespace hitbox;
using namespace hitbox::geometry;
using test::Random;

namespace {

Point someWhere(Random &random)
{
    const double x = random.between(0, 12);
    const double y = random.between(0, 12);
    return {x, y};
}

QList<Point> somePoints(Random &random, int count)
{
    QList<Point> points;
    for (int i = 0; i < count; ++i)
        points.append(someWhere(random));
    return points;
}

/// How many stages are asked about: exact arithmetic takes its time.
const int stages = test::caseCount() / 500;

/// On a small lattice, where shapes touch and share edges all the time; polygons may cross themselves.
Outline someOutline(Random &random)
{
    switch (random.below(6)) {
    case 0: return Circle{someWhere(random), 1.0 + random.below(5)};
    case 1: {
        const Point corner = someWhere(random);
        return Box{corner, corner + Point{1.0 + random.below(6), 1.0 + random.below(6)}};
    }
    case 2: return Capsule{someWhere(random), someWhere(random), 1.0 + random.below(3)};
    case 3: return ChainLine{somePoints(random, random.between(2, 4))};
    default: return PolygonOutline{somePoints(random, random.between(3, 6))};
    }
}

double someTurn(Random &random)
{
    return random.chance(0.9) ? 90.0 * random.below(4) : random.between(-180.0, 180.0);
}

Point someScale(Random &random)
{
    constexpr Point scales[] = {{1, 1}, {-1, 1}, {1, -1}, {2, 2}, {0.5, 0.5}, {-1.25, 1.25}, {1.5, 0.75}};
    return scales[random.below(std::size(scales))];
}

Document someStage(Random &random)
{
    Document document;
    Stage stage;
    for (int i = 0; i < 5; ++i) {
        const QString name = QString::number(i);
        document.sprites.append(stage_test::spriteOf(name, {stage_test::shapeOf(2 * i, someOutline(random)),
                                                            stage_test::shapeOf(2 * i + 1, someOutline(random))}));
        document.sprites.last().frames.first().pivot = {4, 4};
        const Point position = random.chance(0.9) ? someWhere(random) : someWhere(random) * (1.0 / 3);
        stage.instances.append(stage_test::instanceOf(name, position, someTurn(random), someScale(random)));
    }
    document.stages = {stage};
    return document;
}

using OracleShape = std::variant<oracle::StraightShape, oracle::RoundShape>;

OracleShape inOracle(const geometry::Shape &shape)
{
    if (const auto *circle = std::get_if<Circle>(&shape))
        return oracle::RoundShape{{circle->center, circle->center}, oracle::Rational(circle->radius)};
    if (const auto *capsule = std::get_if<Capsule>(&shape))
        return oracle::RoundShape{{capsule->from, capsule->to}, oracle::Rational(capsule->radius)};
    return oracle::straightShape(shape).value();
}

Relation mirrored(Relation relation)
{
    switch (relation) {
    case Relation::Containing: return Relation::Contained;
    case Relation::Contained: return Relation::Containing;
    default: return relation;
    }
}

struct AskOracle {
    Relation operator()(const oracle::StraightShape &a, const oracle::RoundShape &b) const
    {
        return mirrored(oracle::relate(b, a));
    }
    template <typename A, typename B>
    Relation operator()(const A &a, const B &b) const
    {
        return oracle::relate(a, b);
    }
};

/// What the oracle says of every two shapes of different instances, in the order of an index. The shapes stand where
/// the documented transform puts them, rounded to doubles.
std::vector<Overlap> trueOverlaps(const Document &document)
{
    const QList<PlacedShape> shapes = placedShapes(document, document.stages.first());
    std::vector<Overlap> overlaps;
    for (const PlacedShape &a : shapes) {
        for (const PlacedShape &b : shapes) {
            if (a.instance >= b.instance)
                continue;
            const Relation relation = std::visit(AskOracle(), inOracle(a.shape), inOracle(b.shape));
            if (relation != Relation::Separate)
                overlaps.push_back({{a.instance, a.id, b.instance, b.id}, relation, relation, false});
        }
    }
    return overlaps;
}

QByteArray wordsOf(const std::vector<Overlap> &overlaps)
{
    QStringList words;
    for (const Overlap &overlap : overlaps)
        words.append(QStringLiteral("%1/%2 %3")
                         .arg(overlap.pair.shapeA.value)
                         .arg(overlap.pair.shapeB.value)
                         .arg(relationName(overlap.relation)));
    return words.join(QStringLiteral(", ")).toUtf8();
}

} // namespace

/// What an index finds on random stages, against exact arithmetic over the rationals.
class OverlapOracleTest : public QObject
{
    Q_OBJECT

private slots:
    void everyPairOfAStageIsRelatedAsTheOracleHasIt()
    {
        Random random(20);
        for (int i = 0; i < stages; ++i) {
            const Document document = someStage(random);
            const OverlapIndex index = stage_test::indexOf(document);
            const std::vector<Overlap> expected = trueOverlaps(document);
            const QByteArray differs = "stage " + QByteArray::number(i) + " has " + wordsOf(index.overlaps()) +
                                       "; the oracle says " + wordsOf(expected);
            QVERIFY2(index.overlaps() == expected, differs);
        }
    }

    void whatIsDraggedIsRelatedAsTheOracleHasIt()
    {
        Random random(21);
        Document document = someStage(random);
        OverlapIndex index;
        for (int i = 0; i < stages; ++i) {
            Instance &moved = document.stages[0].instances[random.below(5)];
            moved.position = someWhere(random);
            moved.rotation = someTurn(random);
            moved.scale = someScale(random);
            index.update(document, 0);
            const std::vector<Overlap> expected = trueOverlaps(document);
            const QByteArray differs = "step " + QByteArray::number(i) + " has " + wordsOf(index.overlaps()) +
                                       "; the oracle says " + wordsOf(expected);
            QVERIFY2(index.overlaps() == expected, differs);
        }
    }
};

HITBOX_CORE_TEST(OverlapOracleTest)
#include "overlap_oracle_test.moc"
