#include "session/live/play_report.h"
#include "test_class.h"

#include "session/live/play_stage.h"

#include <QTest>

using namespace hitbox;

class PlayReportTest : public QObject
{
    Q_OBJECT

private slots:
    void sumsAddUpAndNamesAreThoseOfTheProject()
    {
        const Document document = walledStage();
        PlayTest test(document, 0, {});
        for (int i = 0; i < 60; ++i)
            test.step();
        const PlayReport report = PlayReporter(document, 0).report(test);
        QCOMPARE(report.steps, 60);
        QCOMPARE(report.fired, report.hit + report.missed + report.flying);
        QVERIFY(report.hit > 0);
        QCOMPARE(report.missed, 0);
        QCOMPARE(report.shapes.size(), 1);
        QCOMPARE(report.shapes.first().title, QString("wall · plank"));
        QCOMPARE(report.shapes.first().category, QString("hurt"));
        QCOMPARE(report.categories.first().tally.hits, report.hit);
    }

    void tellsWhatTheTestHadNoRoomFor()
    {
        const Document document = walledStage();
        PlayTest test(document, 0, {});
        QCOMPARE(PlayReporter(document, 0).report(test).leftOut, 0);
        for (std::size_t i = 0; i < PlayTest::mostBullets + 3; ++i)
            test.fire({0, 0}, {-100, 0});
        const PlayReport report = PlayReporter(document, 0).report(test);
        QCOMPARE(report.leftOut, 3);
        QCOMPARE(report.fired, static_cast<qint64>(PlayTest::mostBullets));
    }

    void aShapeIsOneRowInWhateverFrameItIsHit()
    {
        Document document = walledStage();
        Sprite &wall = document.sprites[0];
        const QList<Shape> planks = wall.frames[0].shapes;
        Frame other = wall.frames[0];
        other.name = "other";
        other.shapes.clear();
        wall.frames.append(other);
        for (Frame &frame : wall.frames)
            frame.duration = 250;
        wall.tags = {Tag{.name = "all", .from = 0, .to = 1}};
        document.stages[0].instances[0].tag = "all";
        document = addShapes(document, {0, 1}, planks);
        PlayTest test(document, 0, {});
        for (int i = 0; i < 120; ++i)
            test.step();
        QVERIFY(test.counts().shapes.size() > 1);
        const PlayReport report = PlayReporter(document, 0).report(test);
        QCOMPARE(report.shapes, (QList<PlayRow>{{"wall · plank", "hurt", {report.hit, report.tunnelled}}}));
    }

    void boxesOfAGroupAreOneRow()
    {
        Document document = walledStage();
        Category &hurt = document.categories[0];
        QCOMPARE(hurt.name, QString("hurt"));
        hurt.hits = {"hit"};
        hurt.fields = {{.name = "group", .type = FieldType::Number, .fallback = 1.0, .choices = {}}};
        PlayTest test(document, 0, {});
        for (int i = 0; i < 60; ++i)
            test.step();
        const PlayReport report = PlayReporter(document, 0).report(test);
        QVERIFY(report.hit > 0);
        QVERIFY(report.shapes.isEmpty());
        QCOMPARE(report.groups, (QList<PlayRow>{{"wall · group 1: plank", "hurt", {report.hit, 0}}}));
        QVERIFY(asText(report).contains(QString("group\twall · group 1: plank\thurt\t%1\t0\n").arg(report.hit)));
    }

    void textHasAColumnForEachNumber()
    {
        PlayReport report;
        report.steps = 30;
        report.fired = 7;
        report.hit = 4;
        report.missed = 2;
        report.flying = 1;
        report.tunnelled = 3;
        report.categories = {{"hurt", "hurt", {4, 3}}};
        report.shapes = {{"ship · left\twing", "hurt", {4, 3}}};
        QCOMPARE(asText(report), QString("steps\tfired\thit\tmissed\tflying\twent through\n"
                                         "30\t7\t4\t2\t1\t3\n"
                                         "\n"
                                         "what\tname\tcategory\thits\twent through\n"
                                         "category\thurt\thurt\t4\t3\n"
                                         "shape\tship · left wing\thurt\t4\t3\n"));
    }
};

HITBOX_TEST(PlayReportTest)
#include "play_report_test.moc"
