#include "session/work/background.h"
#include "session/work/fix_finder.h"
#include "test_class.h"

#include <QSignalSpy>
#include <QTest>

#include <cmath>

using namespace hitbox;

namespace {

Document documentOfRing(const QList<geometry::Point> &points)
{
    Shape shape;
    shape.id = {1};
    shape.outline = PolygonOutline{points};
    Frame frame;
    frame.shapes = {shape};
    Sprite sprite;
    sprite.frames = {frame};
    Document document;
    document.sprites = {sprite};
    document.nextShapeId = 2;
    return document;
}

Finding firstOf(const Document &document)
{
    const QList<Finding> findings = validateFrame(document, {0, 0}, {});
    const auto crossing = std::find_if(findings.cbegin(), findings.cend(), [](const Finding &finding) {
        return finding.rule == QLatin1String("self-intersection");
    });
    return *crossing;
}

const QList<geometry::Point> bowTieRing{{0, 0}, {20, 20}, {20, 0}, {0, 20}};

/// A long saw blade of which the last tooth crosses.
QList<geometry::Point> longWithACrossing()
{
    QList<geometry::Point> points;
    for (int i = 0; i < 300; ++i)
        points.append({i * 2.0, i % 2 == 0 ? 0.0 : 4.0});
    return points << geometry::Point{600, 50} << geometry::Point{0, 60} << geometry::Point{600, 70}
                  << geometry::Point{0, 30};
}

} // namespace

class FixFinderTest : public QObject
{
    Q_OBJECT

private slots:
    void findsRepairsOfSmallShapesAtOnce()
    {
        const Document document = documentOfRing(bowTieRing);
        FixFinder finder;
        finder.ask(document, firstOf(document), {});
        QVERIFY(!finder.pending());
        QVERIFY(!finder.fixes().isEmpty());
        const Document repaired = finder.fixes().constFirst().apply(document);
        for (const Finding &finding : validateFrame(repaired, {0, 0}, {}))
            QVERIFY(finding.rule != QLatin1String("self-intersection"));
    }

    void looksOnAnotherThreadForLargeShapes()
    {
        const Document document = documentOfRing(longWithACrossing());
        FixFinder finder;
        QSignalSpy found(&finder, &FixFinder::found);
        finder.ask(document, firstOf(document), {});
        QVERIFY(finder.pending());
        QVERIFY(finder.fixes().isEmpty());
        QVERIFY(found.wait(30'000));
        QVERIFY(!finder.pending());
        QVERIFY(!finder.fixes().isEmpty());
    }

    void forgetsQuestionsThatNobodyAsksAnyMore()
    {
        const Document document = documentOfRing(longWithACrossing());
        FixFinder finder;
        QSignalSpy found(&finder, &FixFinder::found);
        finder.ask(document, firstOf(document), {});
        finder.forget();
        QVERIFY(!finder.pending());
        const Document small = documentOfRing(bowTieRing);
        finder.ask(small, firstOf(small), {});
        const qsizetype fixes = finder.fixes().size();
        Background::waitForAll();
        QCoreApplication::processEvents();
        QCOMPARE(found.count(), 0);
        QCOMPARE(finder.fixes().size(), fixes);
    }
};

HITBOX_CORE_TEST(FixFinderTest)
#include "fix_finder_test.moc"
