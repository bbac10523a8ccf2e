#include "cli/program.h"
#include "test_class.h"

#include <QJsonArray>
#include <QTest>

using namespace hitbox::cli_test;

namespace {

/// Two squares of 10 pixels, the second one moved to the right.
QByteArray twoSquares(const QByteArray &by)
{
    return "{\"format\": \"hitbox-project\", \"version\": 1, \"categories\": [{\"name\": \"c\", \"bits\": 1, \"hits\": "
           "[\"c\"]}], \"sprites\": [{\"name\": \"s\", \"image\": \"s.png\", \"frames\": [{\"name\": \"f\", \"rect\": "
           "[0, 0, "
           "16, 16], \"size\": [16, 16], \"pivot\": [0, 0], \"shapes\": [{\"id\": 4, \"name\": \"sq\", \"category\": "
           "\"c\", "
           "\"type\": \"polygon\", \"points\": [[0, 0], [10, 0], [10, 10], [0, 10]]}]}]}], \"stages\": [{\"name\": "
           "\"duel\", "
           "\"instances\": [{\"sprite\": \"s\", \"frame\": \"f\", \"position\": [0, 0]}, {\"sprite\": \"s\", "
           "\"frame\": "
           "\"f\", \"position\": [" +
           by + ", 0]}]}]}";
}

} // namespace

class OverlapsCommandTest : public QObject
{
    Q_OBJECT

    Folder m_folder;

    Run overlaps(const QByteArray &by, const QStringList &options = {}) const
    {
        m_folder.write(QStringLiteral("a.hitbox"), twoSquares(by));
        return run(QStringList{QStringLiteral("overlaps"), QStringLiteral("a.hitbox"), QStringLiteral("--stage"),
                               QStringLiteral("duel")} +
                       options,
                   m_folder.path());
    }

private slots:
    void printsAPairALine()
    {
        const Run found = overlaps("7.5");
        QCOMPARE(found.status, 0);
        QCOMPARE(found.out,
                 QStringLiteral("instance 0 “s” shape 4 “sq”, instance 1 “s” shape 4 “sq”: overlapping, 25 square "
                                "pixels, hit\n"));
        QCOMPARE(found.err, QString());
        QCOMPARE(overlaps("20").out, QStringLiteral("no overlaps\n"));
    }

    void refusesMorePairsThanAnybodyReads()
    {
        QByteArray crowded = twoSquares("1");
        QByteArray instances;
        constexpr int count = 1'415; // which make 1,000,405 pairs
        for (int i = 2; i < count; ++i)
            instances += R"({"sprite": "s", "frame": "f", "position": [0, 0]}, )";
        crowded.insert(crowded.lastIndexOf("{\"sprite\""), instances);
        m_folder.write(QStringLiteral("crowd.hitbox"), crowded);
        const Run found = run({QStringLiteral("overlaps"), QStringLiteral("crowd.hitbox"), QStringLiteral("--stage"),
                               QStringLiteral("duel")},
                              m_folder.path());
        QCOMPARE(found.status, 2);
        QCOMPARE(found.out, QString());
        QCOMPARE(found.err, QStringLiteral("crowd.hitbox: the instances lie in a heap: more than 1000000 pairs are "
                                           "too near to be compared; move them apart, or to several stages, stage "
                                           "“duel”\n"));
    }

    void answersInJson()
    {
        const Run found = overlaps("7.5", {QStringLiteral("--json")});
        QCOMPARE(found.status, 0);
        const QJsonObject object = found.json();
        QCOMPARE(object[QStringLiteral("stage")].toString(), QStringLiteral("duel"));
        const QJsonArray pairs = object[QStringLiteral("overlaps")].toArray();
        QCOMPARE(pairs.size(), 1);
        QCOMPARE(pairs[0].toObject().keys(),
                 (QStringList{QStringLiteral("a"), QStringLiteral("area"), QStringLiteral("b"),
                              QStringLiteral("region"), QStringLiteral("relation")}));
        QCOMPARE(pairs[0][QStringLiteral("a")].toObject(),
                 (QJsonObject{{QStringLiteral("instance"), 0}, {QStringLiteral("shape"), 4}}));
        QCOMPARE(pairs[0][QStringLiteral("b")].toObject(),
                 (QJsonObject{{QStringLiteral("instance"), 1}, {QStringLiteral("shape"), 4}}));
        QCOMPARE(pairs[0][QStringLiteral("relation")].toString(), QStringLiteral("overlapping"));
        QCOMPARE(pairs[0][QStringLiteral("area")].toDouble(), 25.0);
        const QJsonArray rings = pairs[0][QStringLiteral("region")].toArray();
        QCOMPARE(rings.size(), 1);
        QCOMPARE(rings[0].toArray().size(), 4);
        double doubledArea = 0; // positive for counter-clockwise as seen on screen
        for (int i = 0; i < 4; ++i) {
            const QJsonValue p = rings[0][i];
            const QJsonValue q = rings[0][(i + 1) % 4];
            doubledArea += p[1].toDouble() * q[0].toDouble() - p[0].toDouble() * q[1].toDouble();
        }
        QCOMPARE(doubledArea, 50.0);
    }

    void tellsATouchFromAnOverlap()
    {
        const QJsonValue pair = overlaps("10", {QStringLiteral("--json")}).json()[QStringLiteral("overlaps")][0];
        QCOMPARE(pair[QStringLiteral("relation")].toString(), QStringLiteral("touching"));
        QCOMPARE(pair[QStringLiteral("area")].toDouble(), 0.0);
        QCOMPARE(pair[QStringLiteral("region")].toArray().size(), 0);
        QCOMPARE(
            overlaps("0", {QStringLiteral("--json")}).json()[QStringLiteral("overlaps")][0][QStringLiteral("relation")],
            QJsonValue(QStringLiteral("equal")));
    }

    void failsOnlyWhenAsked()
    {
        QCOMPARE(overlaps("7.5").status, 0);
        QCOMPARE(overlaps("7.5", {QStringLiteral("--fail-on=none")}).status, 0);
        for (const char *by : {"7.5", "10"}) {
            QCOMPARE(overlaps(by, {QStringLiteral("--fail-on=overlap")}).status, 1);
            QCOMPARE(overlaps(by, {QStringLiteral("--fail-on=hit")}).status, 1);
        }
        QCOMPARE(overlaps("10.5", {QStringLiteral("--fail-on=overlap")}).status, 0);
    }

    void whatHitsNothingIsAnOverlapAndNoHit()
    {
        m_folder.write(QStringLiteral("a.hitbox"), twoSquares("7.5").replace(R"("hits": ["c"])", R"("hits": [])"));
        const QStringList asked{QStringLiteral("overlaps"), QStringLiteral("a.hitbox"), QStringLiteral("--stage=duel")};
        QCOMPARE(run(asked + QStringList{QStringLiteral("--fail-on=hit")}, m_folder.path()).status, 0);
        QCOMPARE(run(asked + QStringList{QStringLiteral("--fail-on=overlap")}, m_folder.path()).status, 1);
    }

    void hitsOfAGroupCountOnce()
    {
        QByteArray project = twoSquares("7.5");
        project.replace(R"("hits": ["c"])",
                        R"("hits": ["c"], "fields": [{"name": "group", "type": "text", "default": "jab"}])");
        const QByteArray shape = R"({"id": 4, "name": "sq", "category": "c", "type": "polygon", )"
                                 R"("points": [[0, 0], [10, 0], [10, 10], [0, 10]]})";
        QVERIFY(project.contains(shape));
        const QByteArray second = QByteArray(shape).replace("\"id\": 4", "\"id\": 5");
        const QByteArray alone = QByteArray(shape).replace("\"id\": 4", R"("properties": {"group": ""}, "id": 6)");
        project.replace(shape, shape + ", " + second + ", " + alone);
        m_folder.write(QStringLiteral("a.hitbox"), project);
        const QStringList asked{QStringLiteral("overlaps"), QStringLiteral("a.hitbox"), QStringLiteral("--stage=duel")};
        const QJsonArray pairs = run(asked + QStringList{QStringLiteral("--json")}, m_folder.path())
                                     .json()[QStringLiteral("overlaps")]
                                     .toArray();
        QCOMPARE(pairs.size(), 9);
        int hits = 0;
        for (const QJsonValue &pair : pairs) {
            hits += pair[QStringLiteral("hits")].toInt();
            for (const auto &[side, group] : {std::pair("a", "groupA"), {"b", "groupB"}}) {
                const bool isAlone = pair[QLatin1String(side)][QStringLiteral("shape")].toInt() == 6;
                QCOMPARE(pair[QLatin1String(group)].toString(), isAlone ? QString() : QStringLiteral("jab"));
            }
        }
        QCOMPARE(hits, 2 + 6); // the group once each way, and the one without a group three times each way
        QVERIFY(run(asked, m_folder.path())
                    .out.contains(QStringLiteral(", hit of group “jab” and “jab”, counted before\n")));
        const QStringList lines =
            run(asked + QStringList{QStringLiteral("--csv")}, m_folder.path()).out.split(QLatin1Char('\n'));
        QVERIFY(lines.first().endsWith(QStringLiteral(",hit,hits,group_a,group_b")));
        QVERIFY(lines.at(1).endsWith(QStringLiteral(",1,2,jab,jab")));
        QVERIFY(lines.at(2).endsWith(QStringLiteral(",1,0,jab,jab")));
    }

    void printsCommaSeparatedValues()
    {
        QCOMPARE(overlaps("7.5", {QStringLiteral("--csv")}).out,
                 QStringLiteral("instance_a,sprite_a,shape_a,name_a,instance_b,sprite_b,shape_b,name_b,relation,"
                                "in_engine,area,hit\n0,s,4,sq,1,s,4,sq,overlapping,overlapping,25,1\n"));
    }

    void quotesFormulasForSpreadsheetsUnlessTold()
    {
        const QByteArray project = twoSquares("7.5").replace(R"("name": "sq")", R"("name": "=1+1")");
        m_folder.write(QStringLiteral("a.hitbox"), project);
        const QStringList asked{QStringLiteral("overlaps"), QStringLiteral("a.hitbox"), QStringLiteral("--stage=duel"),
                                QStringLiteral("--csv")};
        QVERIFY(run(asked, m_folder.path()).out.contains(QStringLiteral(",4,'=1+1,1,")));
        const Run left = run(asked + QStringList{QStringLiteral("--leave-formulas")}, m_folder.path());
        QVERIFY(left.out.contains(QStringLiteral(",4,=1+1,1,")));
    }

    void comparesWithTheEnginesNumbers()
    {
        const QStringList inPixels{QStringLiteral("--numbers=pixels")};
        QCOMPARE(overlaps("9.75", inPixels).out,
                 QStringLiteral("instance 0 “s” shape 4 “sq”, instance 1 “s” shape 4 “sq”: overlapping, 2.5 square "
                                "pixels, hit; in the engine's numbers: touching\n"));
        const QJsonValue apart =
            overlaps("10.25", inPixels + QStringList{QStringLiteral("--json")}).json()[QStringLiteral("overlaps")][0];
        QCOMPARE(apart[QStringLiteral("relation")].toString(), QStringLiteral("separate"));
        QCOMPARE(apart[QStringLiteral("inEngine")].toString(), QStringLiteral("touching"));
        const QStringList inMetres{QStringLiteral("--numbers=float32"), QStringLiteral("--pixels-per-metre=32")};
        QCOMPARE(overlaps("10.0000001", inMetres).out,
                 QStringLiteral("instance 0 “s” shape 4 “sq”, instance 1 “s” shape 4 “sq”: separate, hit; in the "
                                "engine's numbers: touching\n"));
    }

    void saysWhatAnOptionTakes_data()
    {
        QTest::addColumn<QStringList>("options");
        QTest::addColumn<QString>("message");
        QTest::newRow("fail-on") << QStringList{QStringLiteral("--fail-on=all")}
                                 << QStringLiteral("hitbox: --fail-on takes none, hit, overlap, not “all”\n");
        QTest::newRow("numbers") << QStringList{QStringLiteral("--numbers=half")}
                                 << QStringLiteral("hitbox: --numbers takes double, float32, pixels, not “half”\n");
        QTest::newRow("scale") << QStringList{QStringLiteral("--pixels-per-metre=0")}
                               << QStringLiteral("hitbox: --pixels-per-metre takes a number above 0\n");
        const QString noMetres =
            QStringLiteral("hitbox: --pixels-per-metre is of metres: give --numbers float32 too\n");
        QTest::newRow("metres") << QStringList{QStringLiteral("--pixels-per-metre=32")} << noMetres;
        QTest::newRow("metres of pixels")
            << QStringList{QStringLiteral("--numbers=pixels"), QStringLiteral("--pixels-per-metre=32")} << noMetres;
        QTest::newRow("formulas") << QStringList{QStringLiteral("--leave-formulas")}
                                  << QStringLiteral(
                                         "hitbox: --leave-formulas is about names in a table: give --csv too\n");
        QTest::newRow("two forms") << QStringList{QStringLiteral("--csv"), QStringLiteral("--json")}
                                   << QStringLiteral("hitbox: --csv and --json exclude each other\n");
    }

    void saysWhatAnOptionTakes()
    {
        QFETCH(QStringList, options);
        const Run refused = overlaps("1", options);
        QCOMPARE(refused.status, 2);
        QCOMPARE(refused.out, QString());
        QTEST(refused.err, "message");
    }

    void saysWhichStagesThereAre()
    {
        m_folder.write(QStringLiteral("a.hitbox"), twoSquares("1"));
        const Run lost =
            run({QStringLiteral("overlaps"), QStringLiteral("a.hitbox"), QStringLiteral("--stage=x")}, m_folder.path());
        QCOMPARE(lost.status, 2);
        QCOMPARE(lost.out, QString());
        QCOMPARE(lost.err, QStringLiteral("a.hitbox: there is no stage “x”; it has: duel\n"));
    }
};

HITBOX_CORE_TEST(OverlapsCommandTest)
#include "overlaps_command_test.moc"
