#include "cli/program.h"
#include "formats/comma_locale.h"
#include "test_class.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace hitbox::cli_test;

namespace {

constexpr auto notched = "[[4, 4], [40, 8], [44, 40], [24, 16], [8, 44]]";
constexpr auto bowTie = "[[0, 0], [4, 4], [4, 0], [0, 3]]";
constexpr auto pentagram = "[[20, 4], [30, 36], [4, 16], [36, 16], [10, 36]]";

const QString place = QStringLiteral("sprite “lopsided”, frame “stand”, shape 1 “notched”");

} // namespace

class CheckCommandTest : public QObject
{
    Q_OBJECT

    Folder m_folder;

    Run check(const QStringList &arguments) const
    {
        return run(QStringList{QStringLiteral("check")} + arguments, m_folder.path());
    }

private slots:
    void initTestCase()
    {
        m_folder.writeImage(QStringLiteral("lopsided.png"));
        m_folder.writeLopsided(QStringLiteral("good.hitbox"));
        m_folder.writeLopsided(QStringLiteral("bad.hitbox"), notched, bowTie);
    }

    void findsNothingInAGoodProject()
    {
        const Run good = check({QStringLiteral("good.hitbox")});
        QCOMPARE(good.status, 0);
        QCOMPARE(good.out, QStringLiteral("good.hitbox: nothing found\n"));
        QCOMPARE(good.err, QString());
    }

    void listsFindingsOneALine()
    {
        const Run bad = check({QStringLiteral("bad.hitbox")});
        QCOMPARE(bad.status, 1);
        QCOMPARE(bad.out,
                 QStringLiteral("bad.hitbox: error: %1: Edges 0 and 2 cross at (1.71, 1.71) [self-intersection]\n"
                                "bad.hitbox: 1 error, 0 warnings\n")
                     .arg(place));
        QCOMPARE(bad.err, QString());
    }

    void listsNoMoreMeetingsThanAskedFor()
    {
        m_folder.writeLopsided(QStringLiteral("star.hitbox"), notched, pentagram);
        const auto lines = [](const Run &run) { return run.out.count(u'\n') - 1; };
        const Run all = check({QStringLiteral("star.hitbox")});
        QCOMPARE(all.status, 1);
        QCOMPARE(lines(all), 5);
        const Run two = check({QStringLiteral("--limit"), QStringLiteral("2"), QStringLiteral("star.hitbox")});
        QCOMPARE(two.status, 1);
        QCOMPARE(lines(two), 3);
        QVERIFY(
            two.out.contains(QStringLiteral("More pairs of edges meet than are listed: 3 more [self-intersection]")));
        QCOMPARE(check({QStringLiteral("--limit=0"), QStringLiteral("star.hitbox")}).out, all.out);
        const Run wrong = check({QStringLiteral("--limit=-1"), QStringLiteral("star.hitbox")});
        QCOMPARE(wrong.status, 2);
        QCOMPARE(wrong.out, QString());
        QVERIFY(wrong.err.contains(QStringLiteral("--limit takes a number of 0 or more")));
    }

    void answersInJson()
    {
        const Run bad = check({QStringLiteral("--json"), QStringLiteral("bad.hitbox"), QStringLiteral("good.hitbox")});
        QCOMPARE(bad.status, 1);
        const QJsonArray files = bad.json()[QStringLiteral("files")].toArray();
        QCOMPARE(files.size(), 2);
        QCOMPARE(files[0][QStringLiteral("file")].toString(), QStringLiteral("bad.hitbox"));
        QCOMPARE(files[1][QStringLiteral("findings")].toArray().size(), 0);
        const QJsonArray findings = files[0][QStringLiteral("findings")].toArray();
        QCOMPARE(findings.size(), 1);
        const QJsonObject expected{{QStringLiteral("rule"), QStringLiteral("self-intersection")},
                                   {QStringLiteral("severity"), QStringLiteral("error")},
                                   {QStringLiteral("sprite"), QStringLiteral("lopsided")},
                                   {QStringLiteral("frame"), QStringLiteral("stand")},
                                   {QStringLiteral("shape"), 1},
                                   {QStringLiteral("edges"), QJsonArray{0, 2}},
                                   {QStringLiteral("kind"), QStringLiteral("crossing")},
                                   {QStringLiteral("points"), QJsonArray{QJsonArray{12.0 / 7, 12.0 / 7}}},
                                   {QStringLiteral("message"), QStringLiteral("Edges 0 and 2 cross at (1.71, 1.71)")}};
        QCOMPARE(findings[0].toObject(), expected);
    }

    void goesOnAfterAFileThatCannotBeRead()
    {
        const Run mixed =
            check({QStringLiteral("absent.hitbox"), QStringLiteral("bad.hitbox"), QStringLiteral("good.hitbox")});
        QCOMPARE(mixed.status, 2);
        QCOMPARE(mixed.err, QStringLiteral("absent.hitbox: cannot open the file: No such file or directory\n"));
        QVERIFY(mixed.out.contains(QStringLiteral("bad.hitbox: 1 error")));
        QVERIFY(mixed.out.endsWith(QStringLiteral("good.hitbox: nothing found\n")));

        const Run json =
            check({QStringLiteral("absent.hitbox"), QStringLiteral("good.hitbox"), QStringLiteral("--json")});
        QCOMPARE(json.status, 2);
        const QJsonArray files = json.json()[QStringLiteral("files")].toArray();
        QCOMPARE(files.size(), 2);
        const QJsonObject absent{{QStringLiteral("file"), QStringLiteral("absent.hitbox")},
                                 {QStringLiteral("error"),
                                  QStringLiteral("absent.hitbox: cannot open the file: No such file or directory")}};
        QCOMPARE(files[0].toObject(), absent);
        QCOMPARE(files[1][QStringLiteral("file")].toString(), QStringLiteral("good.hitbox"));
        QVERIFY(!files[1].toObject().contains(QStringLiteral("error")));
        const Run alone = check({QStringLiteral("absent.hitbox"), QStringLiteral("--json")});
        QCOMPARE(alone.status, 2);
        QCOMPARE(alone.json()[QStringLiteral("files")].toArray(), QJsonArray{absent});
    }

    void doesNotFailOnWarnings()
    {
        m_folder.writeLopsided(QStringLiteral("warn.hitbox"), "\"category\": \"wall\"", "\"category\": \"roof\"");
        const Run warned = check({QStringLiteral("warn.hitbox")});
        QCOMPARE(warned.status, 0);
        QCOMPARE(warned.out,
                 QStringLiteral("warn.hitbox: warning: sprite “lopsided”, frame “strike”, shape 6 “ground”: The "
                                "project has no category “roof” [unknown-category]\n"
                                "warn.hitbox: 0 errors, 1 warning\n"));
    }

    void weighsRulesAsTheProjectSays()
    {
        m_folder.writeLopsided(QStringLiteral("weighed.hitbox"), notched, bowTie);
        const QByteArray bytes = m_folder.read(QStringLiteral("weighed.hitbox"));
        const auto with = [&](const char *severity) {
            QByteArray weighed = bytes;
            weighed.replace("\"version\": 1,",
                            QByteArray("\"version\": 1, \"rules\": {\"self-intersection\": \"") + severity + "\"},");
            m_folder.write(QStringLiteral("weighed.hitbox"), weighed);
            return check({QStringLiteral("weighed.hitbox")});
        };
        QCOMPARE(with("error").status, 1);
        QCOMPARE(with("off").out, QStringLiteral("weighed.hitbox: nothing found\n"));
        const Run remarked = with("info");
        QCOMPARE(remarked.status, 0);
        QVERIFY(remarked.out.endsWith(QStringLiteral("weighed.hitbox: 0 errors, 0 warnings, 1 remark\n")));
    }

    void readsProjectsInLocalesWithoutAPoint_data()
    {
        QTest::addColumn<QString>("language");
        for (const char *language : hitbox::localesWithoutAPoint)
            QTest::newRow(language) << QString::fromLatin1(language);
    }
    void readsProjectsInLocalesWithoutAPoint()
    {
        QFETCH(QString, language);
        const hitbox::CommaLocale locale(language);
        if (!locale.canBeBuilt())
            QSKIP("a locale without a decimal point cannot be built here");
        QVERIFY(locale.begin()); // the program would fall back to the C locale without a word
        const Run found = shell(
            QStringLiteral("LOCPATH='%1' LC_ALL=%2 \"$HITBOX\" check good.hitbox").arg(locale.folder(), locale.name()),
            m_folder.path());
        QCOMPARE(found.err, QString());
        QCOMPARE(found.out, QStringLiteral("good.hitbox: nothing found\n"));
        QCOMPARE(found.status, 0);
    }

    void manyFilesAreToldOfInTheirOrder()
    {
        const Folder folder;
        QStringList names;
        for (int i = 0; i < 300; ++i) {
            names.append(QStringLiteral("%1.hitbox").arg(i));
            if (i % 7 == 3)
                folder.write(names.last(), "{");
            else
                folder.writeLopsided(names.last(), "\"name\": \"dot\"", "\"name\": \"" + QByteArray::number(i) + "\"");
        }
        folder.write("list", names.mid(1).join('\n').toUtf8() + "\r\n\n");
        const Run alone = run({"check", "0.hitbox", "--files-from", "list", "-j", "1"}, folder.path());
        const Run together = run({"check", "0.hitbox", "--files-from=list", "--jobs=8"}, folder.path());
        QCOMPARE(together.out, alone.out);
        QCOMPARE(together.err, alone.err);
        QCOMPARE(alone.status, 2);
        QCOMPARE(alone.err.count('\n'), 43);
        QVERIFY(alone.out.startsWith("0.hitbox: ") && alone.out.contains("\n299.hitbox: "));

        const Run lines = run({"check", "--files-from", "list", "--json-lines"}, folder.path());
        const QStringList each = lines.out.split('\n', Qt::SkipEmptyParts);
        QCOMPARE(each.size(), 299);
        for (qsizetype i = 0; i < each.size(); ++i) {
            const QJsonObject line = QJsonDocument::fromJson(each[i].toUtf8()).object();
            QCOMPARE(line["file"].toString(), names[i + 1]);
            QVERIFY(line["findings"].isArray() || !line["error"].toString().isEmpty());
        }
        QCOMPARE(run({"check", "--files-from", "list", "--json"}, folder.path()).json()["files"].toArray().size(), 299);
    }

    void filesMayComeFromStandardInput()
    {
        const Folder folder;
        folder.writeLopsided("a.hitbox");
        const Run done = shell("echo a.hitbox | \"$HITBOX\" check --files-from -", folder.path());
        QVERIFY2(done.out.startsWith("a.hitbox: "), qPrintable(done.out + done.err));
    }

    void aListThatMakesNoSenseIsRefused()
    {
        const Folder folder;
        folder.write("empty", "\n\n");
        folder.write("long", QByteArray(100'000, 'a'));
        for (const char *list : {"empty", "long", "absent", "."}) {
            const Run done = run({"check", "--files-from", list}, folder.path());
            QCOMPARE(done.status, 2);
            QCOMPARE(done.err.count('\n'), 1);
        }
        for (const char *jobs : {"0", "-1", "many", "1000000"})
            QCOMPARE(run({"check", "a.hitbox", "--jobs=" + QString(jobs)}, folder.path()).status, 2);
        QVERIFY(run({"check"}, folder.path()).err.contains("--files-from"));
    }

    void namesTheFileAsItWasGiven()
    {
        const QString path = m_folder.file(QStringLiteral("good.hitbox"));
        QCOMPARE(check({path}).out, path + QStringLiteral(": nothing found\n"));
    }
};

HITBOX_CORE_TEST(CheckCommandTest)
#include "check_command_test.moc"
