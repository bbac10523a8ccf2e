#include "session/work/fix_all_job.h"
#include "test_class.h"

#include <QSignalSpy>
#include <QTest>

using namespace hitbox;

namespace {

Document bowTies(int count)
{
    Frame frame;
    for (int i = 1; i <= count; ++i) {
        Shape shape;
        shape.id = {i};
        shape.outline = PolygonOutline{{{0, 0}, {20, 20}, {20, 0}, {0, 20}}};
        frame.shapes.append(shape);
    }
    Sprite sprite;
    sprite.frames = {frame};
    Document document;
    document.sprites = {sprite};
    document.nextShapeId = count + 1;
    return document;
}

} // namespace

class FixAllJobTest : public QObject
{
    Q_OBJECT

private slots:
    void repairsOnAnotherThreadAndTellsWhatItBeganWith()
    {
        FixAllJob job;
        std::optional<FixedDocument> result;
        Document began;
        connect(&job, &FixAllJob::finished, this, [&](const Document &before, const FixedDocument &fixed) {
            began = before;
            result = fixed;
        });
        job.start(bowTies(3), {});
        QVERIFY(job.running());
        QTRY_VERIFY(result.has_value());
        QVERIFY(!job.running());
        QCOMPARE(began, bowTies(3));
        QVERIFY(result->isComplete);
        QVERIFY(!result->done.isEmpty());
    }

    void keepsWhatWasDoneWhenItIsStopped()
    {
        FixAllJob job;
        std::optional<FixedDocument> result;
        connect(&job, &FixAllJob::finished, this,
                [&](const Document &, const FixedDocument &fixed) { result = fixed; });
        job.start(bowTies(5000), {});
        job.stop();
        QTRY_VERIFY_WITH_TIMEOUT(result.has_value(), 30'000);
        QVERIFY(!result->isComplete);
    }

    void endsWithItsOwner()
    {
        FixAllJob job;
        job.start(bowTies(5000), {});
    }
};

HITBOX_CORE_TEST(FixAllJobTest)
#include "fix_all_job_test.moc"
