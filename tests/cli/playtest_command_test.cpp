#include "cli/program.h"
#include "sanitized.h"
#include "test_class.h"

#include <QJsonArray>
#include <QTest>

using namespace hitbox::cli_test;

namespace {

/// A square of 10 pixels at the origin and a gun to its left, which fires once in ten seconds.
QByteArray square(const QByteArray &gun)
{
    return R"({"format": "hitbox-project", "version": 1, "sprites": [{"name": "s", "image": "s.png", "frames": [
        {"name": "f", "rect": [0, 0, 16, 16], "pivot": [0, 0], "shapes": [{"id": 4, "category": "hurt",
        "type": "polygon", "points": [[0, 0], [10, 0], [10, 10], [0, 10]]}]}]}], "stages": [{"name": "duel",
        "instances": [{"sprite": "s", "frame": "f", "position": [0, 0]}], "emitters": [{"name": "gun", )" +
           gun + "}]}]}";
}

const QByteArray slowGun = R"("from": [-35.5, 5], "target": [50, 5], "speed": 60, "interval": 10)";
const QByteArray fastGun = R"("from": [-35.5, 5], "target": [50, 5], "speed": 3600, "interval": 10)";
const QByteArray wildGun = R"("target": 0, "interval": 0.01, "spread": 90)";

/// A category whose shapes are of one hit group.
const QByteArray hitGroups = R"("categories": [{"name": "hurt", "color": "#ff0000", "hits": ["hurt"],
    "fields": [{"name": "group", "type": "text", "default": "body"}]}], )";

} // namespace

class PlaytestCommandTest : public QObject
{
    Q_OBJECT

    Folder m_folder;

    Run playtest(const QByteArray &gun, const QString &options = {}) const
    {
        m_folder.write(QStringLiteral("a.hitbox"), square(gun));
        const QString seconds =
            options.contains(QLatin1String("--seconds")) ? QString() : QStringLiteral("--seconds 2 ");
        const QString line = QStringLiteral("playtest a.hitbox --stage duel ") + seconds + options;
        return run(line.split(QLatin1Char(' '), Qt::SkipEmptyParts), m_folder.path());
    }

private slots:
    void listsAndCountsHits()
    {
        const Run played = playtest(slowGun);
        QCOMPARE(played.status, 0);
        QCOMPARE(played.err, QString());
        QCOMPARE(played.out, QStringLiteral("0.592 s: bullet 1 of emitter 0 “gun” hits instance 0 “s” shape 4 at (0, "
                                            "5)\n"
                                            "instance 0 “s” shape 4: 1 hit\n"
                                            "category “hurt”: 1 hit\n"
                                            "emitter 0 “gun”: 1 shot, 1 hit\n"
                                            "1 shot in 2 seconds, 1 hit\n"));
    }

    void answersInJson()
    {
        const Run played = playtest(slowGun, QStringLiteral("--seed 7 --json"));
        QCOMPARE(played.status, 0);
        const QJsonObject object = played.json();
        QCOMPARE(object[QStringLiteral("stage")].toString(), QStringLiteral("duel"));
        QCOMPARE(object[QStringLiteral("seed")].toInt(), 7);
        QCOMPARE(object[QStringLiteral("steps")].toInt(), 120);
        QCOMPARE(object[QStringLiteral("stepsPerSecond")].toInt(), 60);
        QCOMPARE(object[QStringLiteral("sweep")].toBool(), true);
        QCOMPARE(object[QStringLiteral("shots")].toInt(), 1);
        QCOMPARE(object[QStringLiteral("hits")].toInt(), 1);
        QCOMPARE(object[QStringLiteral("shapes")][0][QStringLiteral("shape")].toInt(), 4);
        QCOMPARE(object[QStringLiteral("categories")][0][QStringLiteral("category")].toString(),
                 QStringLiteral("hurt"));
        QCOMPARE(object[QStringLiteral("emitters")][0][QStringLiteral("shots")].toInt(), 1);
        const QJsonValue hit = object[QStringLiteral("list")][0];
        QCOMPARE(hit[QStringLiteral("step")].toInt(), 35);
        QCOMPARE(hit[QStringLiteral("moment")].toDouble(), 0.5);
        QCOMPARE(hit[QStringLiteral("instance")].toInt(), 0);
        QCOMPARE(hit[QStringLiteral("at")][1].toDouble(), 5.0);
        QCOMPARE(hit[QStringLiteral("tunnelled")].toBool(), false);
    }

    void countsByGroupsWhereThereAreAny()
    {
        QByteArray project = square(slowGun);
        const auto played = [&](const QString &options) {
            m_folder.write(QStringLiteral("a.hitbox"), project);
            return run(QStringLiteral("playtest a.hitbox --stage duel --seconds 2 %1")
                           .arg(options)
                           .split(QLatin1Char(' '), Qt::SkipEmptyParts),
                       m_folder.path());
        };
        QVERIFY(!played(QStringLiteral("--json")).json().contains(QStringLiteral("groups")));
        project.replace("\"sprites\"", hitGroups + "\"sprites\"");
        const QJsonObject object = played(QStringLiteral("--json")).json();
        const QJsonValue group = object[QStringLiteral("groups")][0];
        QCOMPARE(group[QStringLiteral("instance")].toInt(-1), 0);
        QCOMPARE(group[QStringLiteral("group")].toString(), QStringLiteral("body"));
        QCOMPARE(group[QStringLiteral("hits")].toInt(), 1);
        QCOMPARE(object[QStringLiteral("list")][0][QStringLiteral("group")].toString(), QStringLiteral("body"));
        QVERIFY(played({}).out.contains(QStringLiteral("instance 0 “s” group “body”: 1 hit\n")));
    }

    void tellsWhatTunnelsWithoutSweeping()
    {
        QCOMPARE(playtest(fastGun, QStringLiteral("--json")).json()[QStringLiteral("hits")].toInt(), 1);
        const Run played = playtest(fastGun, QStringLiteral("--no-sweep"));
        QCOMPARE(played.status, 0);
        QVERIFY(played.out.startsWith(QStringLiteral("0.01 s: bullet 1 of emitter 0 “gun” tunnels through ")));
        QVERIFY(played.out.endsWith(QStringLiteral("\n1 shot in 2 seconds, 0 hits, 1 tunnelled\n")));
    }

    void tellsWhatIsLeftOutOfTheAir()
    {
        // Every millisecond one that hardly moves: 10,000 after ten of twelve seconds.
        const QByteArray crawling = R"("from": [-35.5, 5], "target": [-50, 5], "speed": 0.001, "interval": 0.001)";
        const Run listed = playtest(crawling, QStringLiteral("--seconds 12 --steps-per-second 1"));
        QCOMPARE(listed.status, 0);
        QVERIFY2(listed.out.contains(QStringLiteral("emitter 0 “gun”: 10000 shots, 2000 more left out, 0 hits\n")),
                 qPrintable(listed.out));
        QVERIFY(listed.out.contains(QStringLiteral("2000 shots left out: no more than 10000 bullets")));
        const QJsonObject object =
            playtest(crawling, QStringLiteral("--seconds 12 --steps-per-second 1 --json")).json();
        QCOMPARE(object[QStringLiteral("shots")].toInt(), 10000);
        QCOMPARE(object[QStringLiteral("leftOut")].toInt(), 2000);
        QCOMPARE(object[QStringLiteral("emitters")][0][QStringLiteral("leftOut")].toInt(), 2000);
        QVERIFY(!playtest(slowGun, QStringLiteral("--json")).json().contains(QStringLiteral("leftOut")));
    }

    void refusesWhatWouldTakeMinutes()
    {
        // A bullet of a thousand points every millisecond.
        QByteArray points = "[0, 0]";
        for (int i = 1; i < 1000; ++i)
            points += ", [" + QByteArray::number(i) + ", " + QByteArray::number(i % 2) + "]";
        const QByteArray crawling =
            R"("from": [-3500, 5], "target": [-5000, 5], "speed": 0.001, "interval": 0.001, "bullet": {"type": "polygon",
            "points": [)" +
            points + "]}";
        const Run played = playtest(crawling, QStringLiteral("--seconds 3600 --steps-per-second 10"));
        QCOMPARE(played.status, 2);
        QCOMPARE(played.out, QString());
        QVERIFY2(played.err.startsWith(QStringLiteral("a.hitbox: ")), qPrintable(played.err));
        QVERIFY(played.err.contains(QStringLiteral("stage “duel”")));
        QVERIFY(played.err.contains(QStringLiteral("--seconds")));
    }

    void playsAnHourOfAStageOfUsualSize()
    {
        if (isSanitized)
            QSKIP("takes too long");
        const QString arena = QStringLiteral(HITBOX_SOURCE_DIR "/resources/samples/arena.hitbox");
        const Run played = run({QStringLiteral("playtest"), arena, QStringLiteral("--stage=arena"),
                                QStringLiteral("--seconds=3600"), QStringLiteral("--steps-per-second=60")},
                               m_folder.path());
        QCOMPARE(played.err, QString());
        QCOMPARE(played.status, 0);
        QVERIFY(played.out.contains(QStringLiteral(" in 3600 seconds, ")));
    }

    void playsTheSameForTheSameSeedOnly()
    {
        const Run first = playtest(wildGun, QStringLiteral("--seed 1 --json"));
        QVERIFY(first.json()[QStringLiteral("hits")].toInt() > 3);
        QCOMPARE(playtest(wildGun, QStringLiteral("--json")).out, first.out);
        QVERIFY(playtest(wildGun, QStringLiteral("--seed 2 --json")).json()[QStringLiteral("list")] !=
                first.json()[QStringLiteral("list")]);
    }

    void takesFinerSteps()
    {
        const QJsonObject fine = playtest(fastGun, QStringLiteral("--steps-per-second 1000 --json")).json();
        QCOMPARE(fine[QStringLiteral("steps")].toInt(), 2000);
        QCOMPARE(fine[QStringLiteral("list")][0][QStringLiteral("step")].toInt(), 9);
    }

    void refusesWhatMakesNoSense_data()
    {
        QTest::addColumn<QString>("options");
        QTest::addColumn<QString>("complaint");
        const auto row = [](const char *options, const char *complaint) {
            QTest::newRow(options) << QString::fromUtf8(options) << QString::fromUtf8(complaint);
        };
        row("--stage duel --seconds -1", "hitbox: --seconds is “-1”, expected a number from 0 to 3600\n");
        row("--stage duel --seconds soon", "hitbox: --seconds is “soon”, expected a number\n");
        row("--stage duel --seconds 1e9", "hitbox: --seconds is “1e9”, expected a number from 0 to 3600\n");
        row("--stage duel --seed 1.5", "hitbox: --seed is “1.5”, expected a whole number from 0 to 9007199254740992\n");
        row("--stage duel --steps-per-second 0",
            "hitbox: --steps-per-second is “0”, expected a whole number from 1 to 1000\n");
        row("--stage duel --seconds 3600 --steps-per-second 1000",
            "hitbox: these are 3600000 steps, at most 1000000 are taken\n");
        row("--stage dual", "a.hitbox: there is no stage “dual”; it has: duel\n");
    }

    void refusesWhatMakesNoSense()
    {
        QFETCH(QString, options);
        QFETCH(QString, complaint);
        m_folder.write(QStringLiteral("a.hitbox"), square(slowGun));
        const QString line = QStringLiteral("playtest a.hitbox ") + options;
        const Run refused = run(line.split(QLatin1Char(' '), Qt::SkipEmptyParts), m_folder.path());
        QCOMPARE(refused.status, 2);
        QCOMPARE(refused.out, QString());
        QCOMPARE(refused.err, complaint);
    }

    void failsOnFilesThatAreNoProjects()
    {
        m_folder.write(QStringLiteral("bad.hitbox"), "{");
        const Run refused = run({QStringLiteral("playtest"), QStringLiteral("bad.hitbox"), QStringLiteral("--stage=s")},
                                m_folder.path());
        QCOMPARE(refused.status, 2);
        QCOMPARE(refused.out, QString());
        QVERIFY(refused.err.startsWith(QStringLiteral("bad.hitbox: ")));
    }
};

HITBOX_CORE_TEST(PlaytestCommandTest)
#include "playtest_command_test.moc"
