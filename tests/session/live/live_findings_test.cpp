#include "session/live/live_findings.h"
#include "test_class.h"

#include "session/session_bench.h"
#include "validation/validate.h"

#include "session/open_project.h"

#include <QSignalSpy>
#include <QTest>

#include <random>

using namespace hitbox;

namespace {

Document randomlyEdited(Document document, std::mt19937 &random)
{
    const auto below = [&random](qsizetype n) { return static_cast<int>(random() % size_t(n)); };
    const FrameRef ref{below(document.sprites.size()), 0};
    Frame &frame = document.sprites[ref.sprite].frames[0];
    switch (random() % 7) {
    case 0: return addShapes(std::move(document), ref, {Shape{.outline = bowTie()}});
    case 1: frame.shapes.clear(); return document;
    case 2: frame.name = QStringLiteral("name%1").arg(random() % 3); return document;
    case 3: document.categories[0].name = random() % 2 ? "hurt" : "changed"; return document;
    case 4: frame.rect.moveLeft(below(200)); return document;
    case 5: document.sprites.move(0, document.sprites.size() - 1); return document;
    default:
        for (Shape &shape : frame.shapes)
            shape.outline = moved(shape.outline, {double(random() % 3), 0});
        return document;
    }
}

/// Too much to be checked at once, with a crossing.
Outline crossedStar()
{
    auto outline = std::get<PolygonOutline>(starOf(120'000));
    outline.points.swapItemsAt(10, 40);
    return outline;
}

} // namespace

class LiveFindingsTest : public QObject
{
    Q_OBJECT

private slots:
    void theyAreThoseOfTheWholeValidation()
    {
        const Document document = documentWith({bowTie(), squareAt(0, 0, 5), PolygonOutline{}}, 3, 3);
        const OpenProject project;
        LiveFindings live(project.images);
        live.check(document, {});
        QVERIFY(!live.list().isEmpty());
        QCOMPARE(live.list(), validate(document, {}));
    }

    void theyStayThoseOfTheWholeValidationThroughAnyEdits()
    {
        std::mt19937 random(4);
        ImageCatalog images;
        images.insert("sprite0.png", ImageFacts{{100, 100}, {}, false});
        Document document = documentWith({bowTie(), squareAt(0, 0, 5)}, 2, 3);
        const OpenProject project;
        LiveFindings live(project.images);
        for (int i = 0; i < 400; ++i) {
            document = randomlyEdited(std::move(document), random);
            if (i % 50 == 0) {
                images["sprite1.png"] = ImageFacts{{i, i}, {}, i % 100 == 0};
                live.forgetFrames();
            }
            live.check(document, {images, {}});
            QCOMPARE(live.list(), validate(document, {images, {}}));
        }
    }

    void muchWorkGoesToAnotherThreadAndArrives()
    {
        const Document document = documentWith({starOf(120'000), bowTie()}, 2);
        const OpenProject project;
        LiveFindings live(project.images);
        QSignalSpy arrived(&live, &LiveFindings::arrived);
        live.check(document, {});
        QVERIFY(live.pending());
        QTRY_VERIFY_WITH_TIMEOUT(!live.pending(), 30000);
        QVERIFY(!arrived.isEmpty());
        QCOMPARE(live.list(), validate(document, {}));
    }

    void smallEditsAreAnsweredAtOnceWhileMuchWorkWaits()
    {
        Document document = documentWith({starOf(120'000), starOf(120'000)}, 2);
        const OpenProject project;
        LiveFindings live(project.images);
        live.check(document, {});
        QVERIFY(live.pending());
        document = addShapes(std::move(document), {0, 1}, {Shape{.outline = bowTie()}});
        live.check(document, {});
        const auto isCrossing = [](const Finding &finding) { return finding.rule == "self-intersection"; };
        QCOMPARE(std::count_if(live.list().cbegin(), live.list().cend(), isCrossing), 1);
        QTRY_VERIFY_WITH_TIMEOUT(!live.pending(), 60000);
        QCOMPARE(live.list(), validate(document, {}));
    }

    /// What the rules about more than one frame look through, of few frames to check by themselves.
    void manyStrikesAreCheckedBesideTheWindow()
    {
        Document document = documentWith({squareAt(0, 0, 5)}, 1, 2);
        const QStringList hits(60'000, "nobody");
        document.categories[0].hits = hits;
        const OpenProject project;
        LiveFindings live(project.images);
        QSignalSpy arrived(&live, &LiveFindings::arrived);
        live.check(document, {});
        QVERIFY(live.pending());
        QCOMPARE(arrived.size(), 0);
        QTRY_VERIFY_WITH_TIMEOUT(!live.pending(), 30000);
        QCOMPARE(live.list(), validate(document, {}));
        QVERIFY(!live.list().isEmpty());

        // What was found before stays, with the sprite that it is about, until there is an answer to what changed.
        const QList<Finding> before = live.list();
        document.categories[0].hits.append("yet another");
        live.check(document, {});
        QVERIFY(live.pending());
        QCOMPARE(live.list(), before);
        document.sprites[1].name = document.sprites[0].name; // while that is checked
        live.check(document, {});
        QTRY_VERIFY_WITH_TIMEOUT(!live.pending(), 30000);
        QCOMPARE(live.list(), validate(document, {}));
        document.categories[0].hits.clear();
        live.check(document, {});
        QVERIFY(!live.pending()); // few are checked at once
        QCOMPARE(live.list(), validate(document, {}));
    }

    void manySpritesAreCheckedBesideTheWindow()
    {
        Document document = documentWith({bowTie()}, 1, 3000);
        document.sprites[2999].name = document.sprites[0].name;
        const OpenProject project;
        LiveFindings live(project.images);
        live.update(Shown{document});
        QVERIFY(live.pending());
        QTRY_VERIFY_WITH_TIMEOUT(!live.pending(), 30000);
        live.update(Shown{document});
        QCOMPARE(live.list(), validate(document, live.context()));

        const Document before = document;
        document.sprites.removeFirst();
        live.update(Shown{.document = document, .difference = differenceBetween(before, document)});
        QVERIFY(std::none_of(live.list().cbegin(), live.list().cend(), [](const Finding &finding) {
            return finding.frame.sprite == 2999; // no such place any more
        }));
        QTRY_VERIFY_WITH_TIMEOUT(!live.pending(), 30000);
        live.update(Shown{document});
        QCOMPARE(live.list(), validate(document, live.context()));
    }

    /// Each names the sprite.
    void manyFramesOfASpriteThatIsRenamedAreCheckedBesideTheWindow()
    {
        Document document = documentWith({bowTie()});
        QList<Frame> &frames = document.sprites[0].frames;
        for (int i = 0; i < 2000; ++i) {
            frames.append(frames.first());
            frames.last().id = {};
            frames.last().name = QStringLiteral("frame %1").arg(i);
        }
        const OpenProject project;
        LiveFindings live(project.images);
        live.check(document, {});
        QTRY_VERIFY_WITH_TIMEOUT(!live.pending(), 30000);
        document.sprites[0].name = QStringLiteral("another name");
        live.check(document, {});
        QVERIFY(live.pending());
        QTRY_VERIFY_WITH_TIMEOUT(!live.pending(), 30000);
        QCOMPARE(live.list(), validate(document, {}));
    }

    /// Without anything in them to check anew.
    void manyFramesThatMovedAreCheckedBesideTheWindow()
    {
        Document document = documentWith({bowTie()});
        QList<Frame> &frames = document.sprites[0].frames;
        for (int i = 0; i < 20'001; ++i) {
            frames.append(frames.first());
            frames.last().id = {};
            frames.last().shapes.clear();
            frames.last().name = QStringLiteral("frame %1").arg(i);
        }
        const OpenProject project;
        LiveFindings live(project.images);
        live.check(document, {});
        QTRY_VERIFY_WITH_TIMEOUT(!live.pending(), 30000);
        document.sprites[0].frames.swapItemsAt(20'000, 20'001);
        live.check(document, {});
        QVERIFY(!live.pending()); // few moved
        document.sprites[0].frames.move(0, 20'001);
        live.check(document, {});
        QVERIFY(live.pending());
        QTRY_VERIFY_WITH_TIMEOUT(!live.pending(), 30000);
        QVERIFY(!live.list().isEmpty());
        QCOMPARE(live.list(), validate(document, {}));
    }

    void anOrdinaryLargeOutlineIsAnsweredAtOnce()
    {
        const OpenProject project;
        LiveFindings live(project.images);
        live.check(documentWith({starOf(20'000)}), {});
        QVERIFY(!live.pending());
    }

    void oldFindingsStayUntilTheNewOnesArrive()
    {
        Document document = documentWith({crossedStar()});
        const OpenProject project;
        LiveFindings live(project.images);
        live.check(document, {});
        QTRY_VERIFY_WITH_TIMEOUT(!live.pending(), 60000);
        const QList<Finding> before = live.list();
        QVERIFY(!before.isEmpty());
        document.sprites[0].frames[0].shapes[0].outline = moved(crossedStar(), {1, 0});
        live.check(document, {});
        QVERIFY(live.pending());
        QCOMPARE(live.list(), before);
        QTRY_VERIFY_WITH_TIMEOUT(!live.pending(), 60000);
        QCOMPARE(live.list(), validate(document, {}));
    }

    void oldFindingsGoWithTheirFrames()
    {
        Document before = documentWith({bowTie()});
        QList<Frame> &frames = before.sprites[0].frames;
        Frame plain = frames.first();
        plain.shapes.clear();
        frames.prepend(plain);
        frames.first().id = {};
        const OpenProject project;
        LiveFindings live(project.images);
        live.update(Shown{before});
        QVERIFY(std::any_of(live.list().cbegin(), live.list().cend(), [](const Finding &finding) {
            return finding.frame == FrameRef{0, 1};
        }));

        Document after = before; // in which there is more to check than can be at once
        after.sprites[0].frames.removeFirst();
        Sprite crowd = after.sprites.first();
        crowd.id = {};
        crowd.frames.clear();
        for (int i = 0; i < 2000; ++i) {
            crowd.frames.append(plain);
            crowd.frames.last().id = {};
        }
        after.sprites.append(crowd);
        live.update(Shown{.document = after, .difference = differenceBetween(before, after)});
        QVERIFY(live.pending());
        for (const Finding &finding : live.list())
            QVERIFY(finding.rule != "self-intersection" || (finding.frame == FrameRef{0, 0}));
        QVERIFY(!live.list().isEmpty());
        QTRY_VERIFY_WITH_TIMEOUT(!live.pending(), 60000);
        QCOMPARE(live.list(), validate(after, {}));
    }

    void whatWasCheckedGoesWithItsFrameAndSprite()
    {
        Document document = documentWith({bowTie(), squareAt(0, 0, 5)}, 4, 3);
        const OpenProject project;
        LiveFindings live(project.images);
        live.check(document, {});
        std::mt19937 random(5);
        for (int i = 0; i < 200; ++i) {
            QList<Frame> &frames = document.sprites[random() % document.sprites.size()].frames;
            if (random() % 3 == 0 && frames.size() > 1)
                frames.removeAt(random() % frames.size());
            else if (random() % 2)
                frames.move(random() % frames.size(), random() % frames.size());
            else
                document.sprites.move(random() % document.sprites.size(), 0);
            live.check(document, {});
            QCOMPARE(live.list(), validate(document, {}));
        }
    }

    void aShapeThatChangedMeanwhileShowsWhatWasFoundBefore()
    {
        Document document = documentWith({crossedStar()});
        const OpenProject project;
        LiveFindings live(project.images);
        live.check(document, {});
        document.sprites[0].frames[0].shapes[0].outline = moved(crossedStar(), {1, 0});
        live.check(document, {});
        QSignalSpy arrived(&live, &LiveFindings::arrived);
        QVERIFY(arrived.wait(60000));
        QVERIFY(live.pending());
        QVERIFY(!live.list().isEmpty());
        QTRY_VERIFY_WITH_TIMEOUT(!live.pending(), 60000);
    }

    void whatIsGoneOrBackAgainIsNotPending()
    {
        const Document empty = documentWith({});
        const OpenProject project;
        LiveFindings live(project.images);
        live.check(documentWith({starOf(120'000)}), {});
        QVERIFY(live.pending());
        live.check(empty, {});
        QVERIFY(!live.pending());
    }

    void resultsForAnotherDocumentAreDropped()
    {
        const OpenProject project;
        LiveFindings live(project.images);
        live.check(documentWith({starOf(120'000)}), {});
        live.forgetAll();
        const Document other = documentWith({bowTie()});
        live.check(other, {});
        QSignalSpy arrived(&live, &LiveFindings::arrived);
        Background::waitForAll();
        QCoreApplication::processEvents();
        QVERIFY(arrived.isEmpty());
        QCOMPARE(live.list(), validate(other, {}));
        QVERIFY(!live.pending());
    }

    void takingItDownStopsTheOtherThread()
    {
        const OpenProject project;
        auto live = std::make_unique<LiveFindings>(project.images);
        live->check(documentWith({starOf(120'000)}, 4), {});
        live.reset();
        Background::waitForAll();
        QCoreApplication::processEvents();
    }
};

HITBOX_CORE_TEST(LiveFindingsTest)
#include "live_findings_test.moc"
