#include "one_frame.h"
#include "random_shapes.h"
#include "test_class.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <numbers>

using namespace hitbox;
using geometry::Point;

namespace {

using Random = std::mt19937_64;

int below(Random &random, int end)
{
    return int(random() % quint64(end));
}

/// A star whose points are joined so that its edges cross: of 5 to 13 points, a few of them in the wrong place.
PolygonOutline star(Random &random)
{
    const int count = 5 + 2 * below(random, 5);
    const int step = 2 + below(random, (count - 1) / 2 - 1);
    PolygonOutline outline;
    for (int i = 0; i < count; ++i) {
        const double angle = 2 * std::numbers::pi * ((i * step) % count) / count;
        const double radius = 5 + 20 * std::generate_canonical<double, 53>(random);
        outline.points.append({32 + radius * std::cos(angle), 32 + radius * std::sin(angle)});
    }
    return outline;
}

/// The outline with some of its points again, next to themselves or nearly so, and with spikes.
PolygonOutline soiled(PolygonOutline outline, Random &random)
{
    for (int i = below(random, 5); i > 0 && !outline.points.isEmpty(); --i) {
        const int at = below(random, int(outline.points.size()));
        const Point point = outline.points[at];
        switch (below(random, 3)) {
        case 0: outline.points.insert(at, point); break;
        case 1: outline.points.insert(at, point + Point{0.001, 0}); break;
        default:
            outline.points.insert(at, point + Point{3, 4});
            outline.points.insert(at, point);
            break;
        }
    }
    return outline;
}

Outline anyOutline(Random &random)
{
    switch (below(random, 6)) {
    case 0: return star(random);
    case 1: return soiled(star(random), random);
    case 2: return soiled(test::latticeTangle(random), random);
    case 3: return soiled(test::looseTangle(random), random);
    case 4: return geometry::Circle{{9, 9}, double(below(random, 2))};
    default: return ChainLine{soiled(test::latticeTangle(random), random).points};
    }
}

template <typename Named>
void nameBadly(QList<Named> &list, Random &random)
{
    for (Named &item : list)
        item.name = QStringList{QStringLiteral("a"), QStringLiteral("a 2"), QString()}[below(random, 3)];
}

/// Names used many times, unknown categories, tags beyond the frames, instances of nothing, and polygons of all sorts.
Document garbage(Random &random)
{
    Document document;
    document.categories.resize(below(random, 4));
    document.stages.resize(below(random, 3));
    document.sprites.resize(1 + below(random, 3));
    nameBadly(document.categories, random);
    nameBadly(document.stages, random);
    nameBadly(document.sprites, random);
    for (Stage &stage : document.stages)
        stage.instances.resize(below(random, 2));
    for (Sprite &sprite : document.sprites) {
        sprite.frames.resize(below(random, 4));
        sprite.tags.resize(below(random, 3));
        nameBadly(sprite.frames, random);
        nameBadly(sprite.tags, random);
        for (Frame &frame : sprite.frames) {
            frame.size = {below(random, 2) * 64, 64};
            for (int i = below(random, 4); i > 0; --i)
                frame.shapes.append(test::shapeOf(anyOutline(random), document.nextShapeId++));
        }
    }
    return document;
}

QStringList safeRepairsOf(const Document &document)
{
    QStringList titles;
    for (const Finding &finding : validate(document, {})) {
        if (finding.severity == Severity::Info)
            continue;
        for (const Fix &fix : fixesOf(document, finding, {})) {
            if (fix.safety == FixSafety::Safe)
                titles.append(finding.message + QStringLiteral(" -> ") + fix.title);
        }
    }
    return titles;
}

qsizetype shapeCount(const Document &document)
{
    qsizetype count = 0;
    for (const Sprite &sprite : document.sprites) {
        for (const Frame &frame : sprite.frames)
            count += frame.shapes.size();
    }
    return count;
}

QSet<ShapeId> idsOf(const Document &document)
{
    QSet<ShapeId> ids;
    for (const Sprite &sprite : document.sprites) {
        for (const Frame &frame : sprite.frames) {
            for (const Shape &shape : frame.shapes)
                ids.insert(shape.id);
        }
    }
    return ids;
}

} // namespace

/// Repairing all of a document, whatever is in it.
class RandomRepairsTest : public QObject
{
    Q_OBJECT

private slots:
    void leavesNothingThatIsSafeToRepair()
    {
        Random random(4);
        qsizetype repairs = 0;
        for (int i = 0; i < 60; ++i) {
            const Document document = garbage(random);
            const FixedDocument fixed = fixedAll(document, {});
            repairs += fixed.done.size();
            QCOMPARE(safeRepairsOf(fixed.document), QStringList());
            const FixedDocument again = fixedAll(fixed.document, {});
            QCOMPARE(again.document, fixed.document);
            QVERIFY(again.done.isEmpty());
        }
        QVERIFY(repairs > 100);
    }

    void losesNoShapeAndGivesEachItsOwnId()
    {
        Random random(5);
        for (int i = 0; i < 40; ++i) {
            const Document document = garbage(random);
            const Document fixed = fixedAll(document, {}).document;
            QVERIFY(idsOf(fixed).contains(idsOf(document)));
            QCOMPARE(idsOf(fixed).size(), shapeCount(fixed));
        }
    }
};

HITBOX_CORE_TEST(RandomRepairsTest)
#include "random_repairs_test.moc"
