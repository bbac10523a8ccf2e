#include "document/in_between.h"
#include "document/renewed.h"
#include "document/tracks.h"
#include "test_class.h"
#include "validation/fixes.h"

#include "one_frame.h"
#include "random_shapes.h"

#include <QTest>

#include <algorithm>
#include <random>

using namespace hitbox;
using geometry::Point;

namespace {

QList<Finding> errorsOf(const Document &document)
{
    QList<Finding> findings = validate(document, {});
    findings.removeIf([](const Finding &finding) { return finding.severity != Severity::Error; });
    return findings;
}

/// The first repair of that id that any finding offers.
std::optional<Fix> fixNamed(const Document &document, const char *id)
{
    for (const Finding &finding : validate(document, {})) {
        for (const Fix &fix : fixesOf(document, finding, {})) {
            if (fix.id == QLatin1String(id))
                return fix;
        }
    }
    return std::nullopt;
}

qsizetype countByRule(const QList<Finding> &findings, const QString &rule)
{
    return std::count_if(findings.begin(), findings.end(),
                         [&rule](const Finding &finding) { return finding.rule == rule; });
}

const PolygonOutline bowTie{{{0, 0}, {10, 10}, {10, 0}, {0, 10}}};

} // namespace

class FixesTest : public QObject
{
    Q_OBJECT

private slots:
    void offersTheRepairsOfACrossingBestFirst()
    {
        const Document document = test::oneFrame({bowTie});
        const QList<Finding> findings = validate(document, {});
        QCOMPARE(findings.size(), 1);
        QVERIFY(mayHaveFixes(findings[0]));
        QStringList titles;
        for (const Fix &fix : fixesOf(document, findings[0], {}))
            titles.append(fix.id + QStringLiteral(": ") + fix.title);
        const QStringList expected{
            QStringLiteral("untangle: Untangle into 2 shapes, keeping what is filled"),
            QStringLiteral("split: Split in two at (5, 5)"),
            QStringLiteral("reorder-points: Keep all points, joined in an order that crosses nothing")};
        QCOMPARE(titles, expected);
    }

    /// Copying or comparing all of them for each repair would take hours.
    void repairsInManyFrames()
    {
        constexpr int count = 30'000;
        Document document = test::oneFrame({PolygonOutline{{{0, 0}, {0, 0}, {9, 0}, {9, 9}}}});
        const Frame frame = document.sprites[0].frames[0];
        document.nextShapeId = count + 1;
        for (int i = 1; i < count; ++i) {
            Frame next = frame;
            next.name = QString::number(i);
            next.shapes[0].id = {i + 1};
            next.shapes[0].track = {1}; // a thing in all frames, of which no shape follows another
            document.sprites[0].frames.append(next);
        }
        // Pieces get numbers that nothing has.
        document.sprites[0].frames[5].shapes[0].outline = bowTie;
        document.sprites[0].frames[7].shapes[0].outline = bowTie;
        const FixedDocument fixed = fixedAll(document, {});
        QVERIFY(fixed.isComplete);
        QCOMPARE(fixed.done.size(), count);
        QSet<ShapeId> ids;
        const QList<Frame> &frames = fixed.document.sprites[0].frames;
        for (int i = 0; i < count; ++i) {
            QCOMPARE(fixed.done[i].finding.frame, (FrameRef{0, i}));
            QCOMPARE(frames[i].shapes.size(), i == 5 || i == 7 ? 2 : 1);
            for (const Shape &shape : frames[i].shapes)
                ids.insert(shape.id);
        }
        QCOMPARE(ids.size(), count + 2);
        QCOMPARE(fixed.document.nextShapeId, count + 3);
        QCOMPARE(fixed.workedOut.size(), 0);
    }

    void worksOutWhatLiesBetweenRepairedKeys()
    {
        for (const PolygonOutline &last : {PolygonOutline{{{0, 20}, {10, 20}, {10, 30}, {0, 30}}}, bowTie}) {
            Document document = test::oneFrame({bowTie});
            Frame frame = document.sprites[0].frames[0];
            frame.shapes[0].track = {50};
            document.sprites[0].frames = {frame};
            for (int f = 1; f < 4; ++f) {
                Frame next = renewed(frame);
                next.name = QString::number(f);
                next.shapes[0].id = {60 + f};
                next.shapes[0].between = f < 3 ? Between::Linear : Between::None;
                if (f == 3)
                    next.shapes[0].outline = last;
                document.sprites[0].frames.append(next);
            }
            document.nextShapeId = 100;
            document = withInBetweens(document, 0, {50});
            const FixedDocument fixed = fixedAll(document, {});
            QVERIFY(!fixed.done.isEmpty());
            QVERIFY(errorsOf(fixed.document).isEmpty());
            QCOMPARE(fixed.document, withInBetweens(fixed.document, 0, {50}));
            QVERIFY(!isKey(
                *findShape(fixed.document.sprites.at(0).frames.at(1), ShapeId{61}))); // the key's repair is enough
            QVERIFY(fixedAll(fixed.document, {}).done.isEmpty());
        }
    }

    void leavesADocumentAloneInWhichTheShapeHasChanged()
    {
        const Document document = test::oneFrame({bowTie});
        const std::optional<Fix> fix = fixNamed(document, "untangle");
        QVERIFY(fix);
        const Document other = test::oneFrame({PolygonOutline{{{0, 0}, {9, 0}, {0, 9}}}});
        QCOMPARE(fix->apply(other), other);
        QCOMPARE(fix->apply({}), Document());
    }

    void findsTheShapeWhereverItsFrameHasMovedTo()
    {
        Document document = test::oneFrame({bowTie});
        const std::optional<Fix> fix = fixNamed(document, "untangle");
        QVERIFY(fix);
        document.sprites.prepend(Sprite{});
        QCOMPARE(errorsOf(fix->apply(document)), QList<Finding>());
    }

    void repairsFindingsOfAShapeByItselfThatNameNoFrame()
    {
        const Document document = test::oneFrame({bowTie});
        const QList<Finding> findings = validateShape(test::shapesOf(document)[0]);
        const QList<Fix> fixes = fixesOf(document, findings[0], {});
        QCOMPARE(errorsOf(fixes[0].apply(document)), QList<Finding>());
    }

    void knowsNoRepairsOfUnknownRulesAndShapes()
    {
        Finding finding;
        finding.rule = QStringLiteral("no-such-rule");
        QVERIFY(!mayHaveFixes(finding));
        QVERIFY(fixesOf(test::oneFrame({bowTie}), finding, {}).isEmpty());
        finding.rule = QStringLiteral("self-intersection");
        finding.shape = {99};
        finding.edges = {0, 2};
        QVERIFY(fixesOf(test::oneFrame({bowTie}), finding, {}).isEmpty());
    }

    /// The finding is gone by exact test, and nothing is wrong that was not before.
    void everyRepairOfRandomPolygonsHelpsAndDoesNoHarm()
    {
        std::mt19937_64 random(20);
        int tried = 0;
        for (int i = 0; i < 150; ++i) {
            const Document document =
                test::oneFrame({i % 2 == 0 ? test::latticeTangle(random) : test::looseTangle(random)});
            const qsizetype errors = errorsOf(document).size();
            const QList<Finding> before = validate(document, {});
            for (const Finding &finding : before) {
                for (const Fix &fix : fixesOf(document, finding, {})) {
                    const Document after = fix.apply(document);
                    QVERIFY2(countByRule(validate(after, {}), finding.rule) < countByRule(before, finding.rule),
                             qPrintable(fix.title));
                    QVERIFY2(errorsOf(after).size() <= errors, qPrintable(fix.title));
                    ++tried;
                }
            }
        }
        QVERIFY(tried > 1000);
    }

    void repairsAllThatIsSafeAndSaysSo()
    {
        const PolygonOutline spiked{{{0, 0}, {10, 0}, {20, 0}, {10, 0}, {10, 10}}};
        const FixedDocument fixed = fixedAll(test::oneFrame({bowTie, spiked}), {});
        QCOMPARE(errorsOf(fixed.document), QList<Finding>());
        QCOMPARE(test::shapesOf(fixed.document).size(), 3);
        QVERIFY(fixed.isComplete);
        QCOMPARE(fixed.done.size(), 2);
        QCOMPARE(fixed.done[0].fix, QStringLiteral("untangle"));
        QCOMPARE(fixed.done[0].finding.shape, ShapeId{1});
        QCOMPARE(fixed.done[1].fix, QStringLiteral("remove-spikes"));
    }

    void doesNothingTheSecondTime()
    {
        std::mt19937_64 random(7);
        for (int i = 0; i < 60; ++i) {
            const Document document =
                test::oneFrame({test::latticeTangle(random), test::looseTangle(random), test::latticeTangle(random)});
            const FixedDocument once = fixedAll(document, {});
            const FixedDocument twice = fixedAll(once.document, {});
            QCOMPARE(twice.document, once.document);
            QVERIFY(twice.done.isEmpty());
        }
    }

    void saysWhyATangleIsNotUntangled()
    {
        std::mt19937 random(4);
        std::uniform_real_distribution<double> anywhere(0, 64);
        QList<geometry::Point> tangle;
        for (int i = 0; i < 80; ++i)
            tangle.append({anywhere(random), anywhere(random)});
        const Document document = test::oneFrame({PolygonOutline{tangle}, bowTie});
        const FixedDocument fixed = fixedAll(document, {});
        QCOMPARE(fixed.done.size(), 1); // the bow tie
        const QList<NotFixed> left = notFixed(fixed.document, validate(fixed.document, {}));
        QCOMPARE(left.size(), 1);
        QCOMPARE(left[0].finding.shape, ShapeId{1});
        QVERIFY2(left[0].why.startsWith(QStringLiteral("To untangle the outline makes ")) &&
                     left[0].why.endsWith(
                         QStringLiteral(" shapes of it, and 256 are the most: simplify the outline, or draw it anew")),
                 qPrintable(left[0].why));
        const Document tie = test::oneFrame({bowTie});
        QVERIFY(notFixed(tie, validate(tie, {})).isEmpty());
    }

    void leavesWhatIsFineAlone()
    {
        const Document document =
            test::oneFrame({PolygonOutline{{{0, 0}, {9, 0}, {0, 9}}}, geometry::Circle{{3, 3}, 2}});
        const FixedDocument fixed = fixedAll(document, {});
        QCOMPARE(fixed.document, document);
        QVERIFY(fixed.done.isEmpty());
    }

    void stopsWhenItIsTold()
    {
        const Document document = test::oneFrame({bowTie});
        const FixedDocument fixed = fixedAll(document, {}, [] { return true; });
        QVERIFY(!fixed.isComplete);
        QCOMPARE(fixed.document, document);
    }
};

HITBOX_CORE_TEST(FixesTest)
#include "fixes_test.moc"
