#include "cli/program.h"
#include "test_class.h"

#include <QFile>
#include <QImage>
#include <QJsonArray>
#include <QTest>

using namespace hitbox::cli_test;

namespace {

QByteArray goldenTimeline(const QString &name)
{
    QFile file(QStringLiteral(HITBOX_SOURCE_DIR "/tests/golden/timeline/") + name);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

class TimelineCommandTest : public QObject
{
    Q_OBJECT

    Folder m_folder;

    Run timeline(const QStringList &options) const
    {
        m_folder.write("ring.hitbox", goldenTimeline("ring.hitbox"));
        return run(QStringList{"timeline", "ring.hitbox", "--stage", "ring"} + options, m_folder.path());
    }

private slots:
    void tellsWhenTheyConnect()
    {
        const Run told = timeline({});
        QCOMPARE(told.status, 0);
        QCOMPARE(told.err, QString());
        QCOMPARE(told.out, QString("“ring”: 10 ticks, B starts at 0\n"
                                   "A: instance 0, “puncher”, tag “punch”\n"
                                   "B: instance 1, “dummy”, tag “idle”\n"
                                   "contact: from 3 to 4\n"
                                   "A hits: from 3 to 4\n"
                                   "B hits: none\n"
                                   "frames of advantage for A: -4\n"
                                   "A: startup 3, active 2, recovery 5\n"));
    }

    void tellsHitsByGroup()
    {
        QByteArray project = goldenTimeline("ring.hitbox");
        project.replace(R"("hits": ["hurt"]})",
                        R"("hits": ["hurt"], "fields": [{"name": "group", "type": "number", "default": 7}]})");
        m_folder.write("groups.hitbox", project);
        const QStringList asked{"timeline", "groups.hitbox", "--stage=ring", "--rounds-a=2", "--rounds-b=4"};
        QVERIFY(run(asked, m_folder.path()).out.contains("\nhits by group: A “7” at 3, A “7” at 13\n"));
        const QJsonArray hits = run(asked + QStringList{"--json"}, m_folder.path()).json()["groupHits"].toArray();
        QCOMPARE(hits.size(), 2);
        QCOMPARE(hits[1].toObject(), (QJsonObject{{"tick", 13}, {"by", "a"}, {"group", "7"}}));
        QVERIFY(!timeline({"--json"}).json().contains("groupHits"));
    }

    void printsALineForEachTick()
    {
        const Run told = timeline({"--csv", "--hit-b", "pain"});
        QCOMPARE(told.status, 0);
        QCOMPARE(told.out.toUtf8(), goldenTimeline("ring.csv"));
    }

    void answersInJson()
    {
        const QJsonObject told = timeline({"--json", "--hit-b=pain", "--offset=-2"}).json();
        QCOMPARE(told["stage"].toString(), QString("ring"));
        QCOMPARE(told["offset"].toInt(), -2);
        QCOMPARE(told["a"].toObject(), (QJsonObject{{"instance", 0}, {"startup", 3}, {"active", 2}, {"recovery", 5}}));
        QCOMPARE(told["contact"].toObject(), (QJsonObject{{"first", 5}, {"last", 6}}));
        QCOMPARE(told["aHits"].toObject(), (QJsonObject{{"first", 5}, {"last", 6}}));
        QVERIFY(!told.contains("bHits"));
        QCOMPARE(told["advantage"].toInt(), 6);
        const QJsonArray ticks = told["ticks"].toArray();
        QCOMPARE(ticks.size(), 18);
        QCOMPARE(ticks[0]["a"]["phase"].toString(), QString("waiting"));
        QCOMPARE(ticks[5]["a"]["frame"].toString(), QString("strike, far"));
        QCOMPARE(ticks[5]["contacts"].toArray().size(), 1);
        QCOMPARE(ticks[5]["contacts"][0]["a"].toInt(), 3);
        QCOMPARE(ticks[5]["contacts"][0]["relation"].toString(), QString("overlapping"));
        QCOMPARE(ticks[5]["contacts"][0]["aHits"].toBool(), true);
    }

    void playsWhatItIsTold()
    {
        const Run told = timeline({"--a", "2", "--b", "0", "--tag-a", "idle", "--rounds-a", "3"});
        QCOMPARE(told.err, QString());
        QVERIFY(told.out.contains("A: instance 2, “dummy”, tag “idle”, 3 rounds\n"));
        QVERIFY(told.out.contains("B: instance 0, “puncher”, tag “punch”"));
    }

    void writesAPicture()
    {
        QCOMPARE(timeline({"--out", "strip.png"}).status, 0);
        QVERIFY(QImage(m_folder.file("strip.png")).width() > 200);
        const Run failed = timeline({"--out", "no/such/folder.png"});
        QCOMPARE(failed.status, 2);
        QCOMPARE(failed.out, QString());
        QCOMPARE(failed.err, QString("no/such/folder.png: there is no folder “no/such”: make it first, or give another "
                                     "name\n"));
    }

    void neverReplacesTheProject()
    {
        const QByteArray before = m_folder.read("ring.hitbox");
        const Run failed = timeline({"--out", "ring.hitbox"});
        QCOMPARE(failed.status, 2);
        QCOMPARE(failed.err, QString("./ring.hitbox: not written: it is read for this; choose another name\n"));
        QCOMPARE(m_folder.read("ring.hitbox"), before);
    }

    void aPictureTakesThePlaceOfNothingElse()
    {
        m_folder.write("notes.txt", "mine");
        m_folder.write("notes.png", "mine as well");
        QCOMPARE(timeline({"--out", "new.txt"}).status, 2);
        QVERIFY(!QFile::exists(m_folder.file("new.txt")));
        const Run text = timeline({"--out", "notes.txt"});
        QCOMPARE(text.status, 2);
        QVERIFY2(text.err.startsWith("notes.txt: not written: the picture is a PNG; give a name that ends in .png"),
                 qPrintable(text.err));
        QCOMPARE(m_folder.read("notes.txt"), QByteArray("mine"));
        const Run other = timeline({"--out", "notes.png"});
        QCOMPARE(other.status, 2);
        QVERIFY2(other.err.startsWith("notes.png: not written: the file is no PNG"), qPrintable(other.err));
        QCOMPARE(m_folder.read("notes.png"), QByteArray("mine as well"));
        m_folder.writeImage("art.png");
        const QByteArray art = m_folder.read("art.png");
        const Run drawn = timeline({"--out", "art.png"});
        QCOMPARE(drawn.status, 2);
        QVERIFY2(drawn.err.startsWith("art.png: not written: the picture there is none that this program has drawn"),
                 qPrintable(drawn.err));
        QCOMPARE(m_folder.read("art.png"), art);
        QCOMPARE(timeline({"--out", "STRIP.PNG"}).status, 0);
        QCOMPARE(timeline({"--out", "STRIP.PNG"}).status, 0); // in its own place
    }

    void noPictureIsWrittenThroughALinkThatLeadsOut()
    {
        const Folder elsewhere;
        QCOMPARE(timeline({"--out", elsewhere.file("art.png")}).status, 0);
        const QByteArray art = elsewhere.read("art.png");
        QVERIFY(QFile::link(elsewhere.file("art.png"), m_folder.file("link.png")));
        const Run failed = timeline({"--out", "link.png"});
        QCOMPARE(failed.status, 2);
        QCOMPARE(failed.out, QString());
        QVERIFY2(failed.err.contains("a link leads out of the folder here"), qPrintable(failed.err));
        QCOMPARE(elsewhere.read("art.png"), art);
        QVERIFY(QFile::link("strip.png", m_folder.file("near.png")));
        QCOMPARE(timeline({"--out", "near.png"}).status, 0); // stays here
        QVERIFY(!QImage(m_folder.file("strip.png")).isNull());
    }

    void whatCannotBeDoneIsSaid_data()
    {
        QTest::addColumn<QStringList>("options");
        QTest::addColumn<QString>("message");
        QTest::newRow("instance") << QStringList{"--a", "7"}
                                  << "ring.hitbox: the stage “ring” has no instance 7; it has 3\n";
        QTest::newRow("same") << QStringList{"--a", "1"}
                              << "ring.hitbox: the two players are the same instance; choose two\n";
        QTest::newRow("tag") << QStringList{"--tag-b", "jump"} << "ring.hitbox: the sprite “dummy” has no tag “jump”\n";
        QTest::newRow("number") << QStringList{"--offset", "soon"} << "hitbox: --offset is “soon”, expected a number\n";
        QTest::newRow("both") << QStringList{"--csv", "--json"} << "hitbox: --csv and --json exclude each other\n";
        QTest::newRow("of a table") << QStringList{"--leave-formulas"}
                                    << "hitbox: --leave-formulas is about names in a table: give --csv too\n";
        QTest::newRow("length") << QStringList{"--offset", "1000000"}
                                << "ring.hitbox: the timeline is longer than 36000 ticks; play fewer rounds or a "
                                   "smaller offset\n";
    }

    void whatCannotBeDoneIsSaid()
    {
        QFETCH(QStringList, options);
        QFETCH(QString, message);
        const Run failed = timeline(options);
        QCOMPARE(failed.status, 2);
        QCOMPARE(failed.out, QString());
        QCOMPARE(failed.err, message);
    }
};

HITBOX_CORE_TEST(TimelineCommandTest)
#include "timeline_command_test.moc"
