#include "service/served_projects.h"
#include "test_class.h"

#include <QTest>

#include <utility>

using namespace hitbox;

namespace {

Document withSprite(const QString &name)
{
    Document document;
    document.sprites.append({name});
    return document;
}

/// Of about this weight.
Document heavy(qint64 weight)
{
    Document document;
    document.extras.append(ExtraMember{"x", {QByteArray(weight, ' ')}});
    return document;
}

} // namespace

class ServedProjectsTest : public QObject
{
    Q_OBJECT

private slots:
    void numbersAreNeverUsedAgain()
    {
        ServedProjects projects;
        QCOMPARE(*projects.add({}), 1);
        QCOMPARE(*projects.add({}), 2);
        projects.close(2);
        QCOMPARE(*projects.add({}), 3);
        QVERIFY(projects.find(1) && !projects.find(2) && projects.find(3));
    }

    void stepsGoBackAndForth()
    {
        ServedProjects projects;
        ServedProject &project = *projects.find(*projects.add({}));
        for (const char *name : {"a", "b", "c"})
            QVERIFY(projects.change(project, withSprite(QLatin1String(name))));
        QCOMPARE(project.revision, 3);
        QVERIFY(projects.undo(project) && projects.undo(project));
        QCOMPARE(project.document, withSprite("a"));
        QVERIFY(projects.redo(project));
        QCOMPARE(project.document, withSprite("b"));
        QCOMPARE(project.revision, 6);
        QVERIFY(projects.change(project, withSprite("d")));
        QVERIFY(!projects.redo(project));
        for (int i = 0; i < 3; ++i)
            QVERIFY(projects.undo(project));
        QVERIFY(!projects.undo(project));
        QCOMPARE(project.document, Document());
    }

    void nothingIsNoStep()
    {
        ServedProjects projects;
        ServedProject &project = *projects.find(*projects.add({}));
        QVERIFY(projects.change(project, Document()));
        QCOMPARE(project.revision, 0);
        QVERIFY(!projects.undo(project));
    }

    void soManyAreOpenAndNoMore()
    {
        ServedProjects projects;
        for (int i = 0; i < ServedProjects::most; ++i)
            QVERIFY(projects.add({}));
        QVERIFY(projects.add({}).error().what.contains("close some"));
        projects.close(50);
        QVERIFY(projects.add({}));
    }

    void soMuchIsOpenAndNoMore()
    {
        ServedProjects projects;
        ServedProject large;
        large.document = heavy(ServedProjects::mostWeight - 10'000);
        const int first = *projects.add(large);
        ServedProject other;
        other.document = heavy(20'000);
        QVERIFY(projects.add(other).error().what.contains("MiB"));
        ServedProject &second = *projects.find(*projects.add({}));
        QVERIFY(projects.change(second, heavy(20'000)).error().what.contains("MiB"));
        QCOMPARE(second.document, Document());
        QVERIFY(projects.change(second, withSprite("a")));
        projects.close(first);
        QVERIFY(projects.change(second, heavy(20'000)));
    }

    void stepsAreForgottenWhereTheyTakeTooMuch()
    {
        ServedProjects projects;
        ServedProject &project = *projects.find(*projects.add({}));
        for (int i = 0; i < 10; ++i)
            QVERIFY(projects.change(project, heavy(ServedProjects::mostWeightOfSteps / 3 - 10'000 - i)));
        int undone = 0;
        while (projects.undo(project))
            ++undone;
        QCOMPARE(undone, 3);
        int redone = 0;
        while (projects.redo(project))
            ++redone;
        QCOMPARE(redone, 3);
    }

    void theLargestProjectForgetsForTheOthers()
    {
        ServedProjects projects;
        ServedProject &large = *projects.find(*projects.add({}));
        for (int i = 0; i < 4; ++i)
            QVERIFY(projects.change(large, heavy(ServedProjects::mostWeightOfSteps / 3 - 10'000 - i)));
        ServedProject &small = *projects.find(*projects.add({}));
        QVERIFY(projects.change(small, heavy(100'000)));
        QVERIFY(projects.change(small, withSprite("a")));
        QVERIFY(projects.undo(small));
        QVERIFY(projects.undo(small));
        QCOMPARE(small.document, Document());
        int undone = 0;
        while (projects.undo(large))
            ++undone;
        QCOMPARE(undone, 2);
    }

    void aLargeValueIsNoStepWhereItAloneTakesTooMuch()
    {
        ServedProjects projects;
        QList<int> numbers;
        for (int i = 0; i < 5; ++i) {
            numbers.append(*projects.add({}));
            ServedProject &project = *projects.find(numbers.last());
            QVERIFY(projects.change(project, heavy(100'000'000)));
            QVERIFY(projects.change(project, withSprite("small")));
        }
        qint64 kept = 0;
        for (const int number : numbers) {
            while (projects.undo(*projects.find(number))) {
            }
            for (const WeighedDocument &step : projects.find(number)->after)
                kept += step.weight;
        }
        QVERIFY2(kept <= ServedProjects::mostWeightOfSteps + 100'100'000, qPrintable(QString::number(kept)));
    }

    void aProjectIsWeighedByAllThatCanBeLarge()
    {
        Document document = withSprite("s");
        document.sprites[0].frames.append({"f"});
        const qint64 bare = weightOf(document);
        QVERIFY(bare > 100 && bare < 2'000);
        Frame &frame = document.sprites[0].frames[0];
        auto grows = [&document, before = bare](qint64 least) mutable {
            const qint64 now = weightOf(document);
            return std::exchange(before, now) + least <= now;
        };
        frame.shapes.append(Shape{.outline = PolygonOutline{QList<geometry::Point>(1'000)}});
        QVERIFY(grows(10'000));
        frame.shapes[0].properties.append({"p", QString(5'000, u'x')});
        QVERIFY(grows(5'000));
        frame.shapes[0].extras.append(ExtraMember{"e", {QByteArray(5'000, ' ')}});
        QVERIFY(grows(5'000));
        frame.events.append(FrameEvent{"e", {{"p", QString(5'000, u'x')}}});
        QVERIFY(grows(5'000));
        frame.points = QList<FramePoint>(100);
        QVERIFY(grows(5'000));
        document.stages.append({"s"});
        document.stages[0].instances = QList<Instance>(100);
        QVERIFY(grows(5'000));
    }

    void pathsOfImagesFollowTheFile()
    {
        ServedProjects projects;
        ServedProject opened;
        opened.file = "/games/one/a.hitbox";
        opened.document = withSprite("s");
        opened.document.sprites[0].image = "art/s.png";
        ServedProject &project = *projects.find(*projects.add(opened));
        Document renamed = project.document;
        renamed.sprites[0].name = "t";
        QVERIFY(projects.change(project, renamed));
        project.moveTo("/games/a.hitbox");
        QCOMPARE(project.document.sprites[0].image, QString("one/art/s.png"));
        QVERIFY(projects.undo(project));
        QCOMPARE(project.document.sprites[0].name, QString("s"));
        QCOMPARE(project.document.sprites[0].image, QString("one/art/s.png"));
    }
};

HITBOX_TEST(ServedProjectsTest)
#include "served_projects_test.moc"
