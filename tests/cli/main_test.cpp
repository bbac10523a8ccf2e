#include "cli/program.h"
#include "test_class.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QRegularExpression>
#include <QTest>

using namespace hitbox::cli_test;

/// What every command has in common.
class MainTest : public QObject
{
    Q_OBJECT

    Folder m_folder;

private slots:
    void initTestCase()
    {
        m_folder.writeLopsided(QStringLiteral("a.hitbox"));
        m_folder.writeImage(QStringLiteral("lopsided.png"));
    }

    void helpsOnStandardOutput()
    {
        const Run help = run({QStringLiteral("--help")}, m_folder.path());
        QCOMPARE(help.status, 0);
        QCOMPARE(help.err, QString());
        for (const char *command : {"check", "overlaps", "playtest", "at", "export", "formats", "render"}) {
            QVERIFY2(help.out.contains(QStringLiteral("\n  %1 ").arg(QLatin1String(command))), command);
            const Run own = run({QString::fromLatin1(command), QStringLiteral("--help")}, m_folder.path());
            QCOMPARE(own.status, 0);
            QCOMPARE(own.err, QString());
            QVERIFY(own.out.startsWith(QStringLiteral("usage: hitbox %1").arg(QLatin1String(command))));
            QVERIFY(own.out.contains(QStringLiteral("--json")));
        }
    }

    void theHelpSaysWhatEachStatusMeans()
    {
        const QString help = run({QStringLiteral("--help")}, m_folder.path()).out;
        const QString statuses = help.sliced(help.indexOf(QStringLiteral("Exit status: 0 done")));
        for (const char *what : {"1 done, and there are errors", "overlaps", "differences (diff)", "conflicts (merge)",
                                 "(follow)", "2 could not do it"})
            QVERIFY2(statuses.contains(QLatin1String(what)), what);
    }

    void saysItsVersion()
    {
        const Run version = run({QStringLiteral("--version")}, m_folder.path());
        QCOMPARE(version.status, 0);
        QCOMPARE(version.out, QStringLiteral("hitbox 0.1.0\n"));
    }

    void refusesWrongArguments_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("complaint");
        const auto row = [](const char *line, const char *complaint) {
            QTest::newRow(*line ? line : "nothing") << QString::fromUtf8(line) << QString::fromUtf8(complaint);
        };
        row("", "hitbox: there is no command\n");
        row("chekc a.hitbox", "hitbox: there is no command “chekc”\n");
        row("fix", "hitbox: fix takes FILE, and was given 0\n");
        row("check --jsonn a.hitbox", "hitbox: there is no option --jsonn; there are: --json, --json-lines, --limit, "
                                      "--cache, --files-from, --jobs\n");
        row("check --json=yes a.hitbox", "hitbox: the option --json takes no value\n");
        row("check -x",
            "hitbox: there is no option -x; there are: --json, --json-lines, --limit, --cache, --files-from, --jobs\n");
        row("overlaps a.hitbox", "hitbox: the option --stage NAME is missing\n");
        row("overlaps a.hitbox --stage", "hitbox: the option --stage needs a value: --stage NAME; one that begins with "
                                         "a dash is written --stage=NAME\n");
        row("overlaps a.hitbox --stage --json", "hitbox: the option --stage needs a value: --stage NAME; one that "
                                                "begins with a dash is written --stage=NAME\n");
        row("overlaps a.hitbox b.hitbox --stage x", "hitbox: overlaps takes FILE, and was given 2\n");
        row("at a.hitbox 1 --sprite s --frame f", "hitbox: at takes FILE X Y, and was given 2\n");
        row("export a.hitbox --format json --format json", "hitbox: the option --format was given twice\n");
        row("formats all", "hitbox: formats takes no arguments, and was given 1\n");
        row("render a.hitbox", "hitbox: the option --out DIR is missing\n");
    }
    void refusesWrongArguments()
    {
        QFETCH(QString, line);
        QFETCH(QString, complaint);
        const Run refused = run(line.split(QLatin1Char(' '), Qt::SkipEmptyParts), m_folder.path());
        QCOMPARE(refused.status, 2);
        QCOMPARE(refused.out, QString());
        QVERIFY2(refused.err.startsWith(complaint), qPrintable(refused.err));
        QVERIFY(refused.err.mid(complaint.size()).startsWith(QStringLiteral("usage: hitbox ")));
    }

    void refusesFilesWithoutAName()
    {
        const std::pair<QStringList, QString> wrong[] = {
            {{"check", "a.hitbox", ""}, "hitbox: the name of a file is empty\n"},
            {{"fix", ""}, "hitbox: the name of a file is empty\n"},
            {{"merge", "a.hitbox", "", "a.hitbox", "--out=m.hitbox"}, "hitbox: the name of a file is empty\n"},
            {{"fix", "a.hitbox", "--out="}, "hitbox: the option --out is empty: --out FILE.hitbox\n"},
            {{"run", "s.js", "--project", ""}, "hitbox: the option --project is empty: --project FILE\n"},
            {{"follow", "a.hitbox", "--before", ""}, "hitbox: the option --before is empty: --before FOLDER\n"}};
        for (const auto &[words, complaint] : wrong) {
            const Run refused = run(words, m_folder.path());
            QCOMPARE(refused.status, 2);
            QCOMPARE(refused.out, QString());
            QVERIFY2(refused.err.startsWith(complaint), qPrintable(refused.err));
            QVERIFY(refused.err.mid(complaint.size()).startsWith(QStringLiteral("usage: hitbox ")));
        }
        m_folder.write(QStringLiteral("words.js"), "print(hitbox.arguments.length);");
        const Run empty = run({"run", "words.js", ""}, m_folder.path());
        QVERIFY(!empty.err.contains(QStringLiteral("is empty"))); // words of a script may be
        QVERIFY(QFile::remove(m_folder.file(QStringLiteral("words.js"))));
    }

    void takesNamesThatBeginWithADash()
    {
        m_folder.writeLopsided(QStringLiteral("--json"), "\"duel\"", "\"-duel\"");
        const Run checked = run({QStringLiteral("overlaps"), QStringLiteral("--stage=-duel"), QStringLiteral("--"),
                                 QStringLiteral("--json")},
                                m_folder.path());
        QCOMPARE(checked.err, QString());
        QCOMPARE(checked.status, 0);
        QVERIFY(checked.out.startsWith(QStringLiteral("instance 0")));
    }

    void failsWhenStandardOutputIsClosedOrFull()
    {
        const Run full = shell(QStringLiteral("\"$HITBOX\" check a.hitbox > /dev/full"), m_folder.path());
        QCOMPARE(full.status, 2);
        QCOMPARE(full.err,
                 QStringLiteral("hitbox: the results cannot be written to standard output: No space left on device\n"));
        const Run closed = shell(QStringLiteral("\"$HITBOX\" check a.hitbox >&-"), m_folder.path());
        QCOMPARE(closed.status, 2);
        QVERIFY(closed.err.startsWith(QStringLiteral("hitbox: the results cannot be written to standard output: ")));
        const Run gone =
            shell(QStringLiteral("{ sleep 0.3; \"$HITBOX\" check a.hitbox; echo $? >&2; } | true"), m_folder.path());
        QVERIFY2(gone.err.endsWith(QStringLiteral("2\n")), qPrintable(gone.err));
    }

    void writesNothingIntoFilesWhenItsStreamsAreClosed()
    {
        const Run closed = shell(QStringLiteral("\"$HITBOX\" export a.hitbox --format json --out closed >&- 2>&- <&-"),
                                 m_folder.path());
        QCOMPARE(closed.status, 2);
        QCOMPARE(m_folder.read(QStringLiteral("closed/a.json")).left(1), QByteArray("{"));
        QVERIFY(!m_folder.read(QStringLiteral("closed/a.json")).contains("closed"));
    }

    void speaksUtf8InAnyLocale()
    {
        for (const char *locale : {"C", "POSIX", "de_DE.UTF-8", "de_DE.ISO-8859-1"}) {
            const Run run = shell(QStringLiteral("LC_ALL=%1 LANG=%1 \"$HITBOX\" overlaps a.hitbox --stage düell")
                                      .arg(QLatin1String(locale)),
                                  m_folder.path());
            QCOMPARE(run.status, 2);
            QCOMPARE(run.err, QStringLiteral("a.hitbox: there is no stage “düell”; it has: duel\n"));
        }
    }

    void refusesNamesThatAreNoUtf8()
    {
        const Run refused = shell(QStringLiteral("name=$(printf 'x\\377y.hitbox'); cp a.hitbox \"$name\"; "
                                                 "\"$HITBOX\" check \"$name\"; status=$?; rm \"$name\"; exit $status"),
                                  m_folder.path());
        QCOMPARE(refused.status, 2);
        QCOMPARE(refused.out, QString());
        QVERIFY2(refused.err.contains(QStringLiteral("is not UTF-8")), qPrintable(refused.err));
    }

    /// Qt would look for files in another folder, and make it.
    void refusesAFolderThatIsNoUtf8()
    {
        const auto runThere = [this](const QString &line) {
            return shell(QStringLiteral("top=$PWD; here=$(printf 'p\\351'); mkdir -p \"$here\"; "
                                        "cp a.hitbox lopsided.png \"$here\"; cd \"$here\"; ") +
                             line +
                             QStringLiteral("; status=$?; cd \"$top\"; ls | wc -l >&2; rm -r \"$here\"; exit $status"),
                         m_folder.path());
        };
        const QString before =
            QString::number(QDir(m_folder.path()).entryList(QDir::AllEntries | QDir::NoDotAndDotDot).size() + 1);
        for (const char *line :
             {"check a.hitbox", "export \"$top/a.hitbox\" --format json", "render \"$top/a.hitbox\" --out pictures"}) {
            const Run refused = runThere(QStringLiteral("\"$HITBOX\" ") + QLatin1String(line));
            if (refused.err.startsWith(QStringLiteral("mkdir: ")))
                QSKIP("no folder has such a name here");
            QCOMPARE(refused.status, 2);
            QCOMPARE(refused.out, QString());
            QVERIFY2(refused.err.startsWith(QStringLiteral("hitbox: the current folder “")), qPrintable(refused.err));
            QVERIFY2(refused.err.contains(QStringLiteral("is not UTF-8: no file can be found from it, rename that "
                                                         "folder, or start hitbox in another one")),
                     qPrintable(refused.err));
            QCOMPARE(refused.err.trimmed().section(QLatin1Char('\n'), -1).trimmed(), before); // no folder was made
        }
        QCOMPARE(runThere(QStringLiteral("\"$HITBOX\" formats > /dev/null")).status, 0);
        QVERIFY(runThere(QStringLiteral("\"$HITBOX\" check \"$top/a.hitbox\"")).status < 2);
    }

    /// Threads that get files to the disk are one way to do it.
    void exportsWhereNoThreadCanBeMade()
    {
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__) || !defined(Q_OS_LINUX)
        QSKIP("the size of the program cannot be limited");
#else
        const QString line = QStringLiteral("ulimit -v %1; \"$HITBOX\" export a.hitbox --format svg --out svg");
        for (int limit = 60000;; limit += 1000) {
            const Run limited = shell(line.arg(limit), m_folder.path());
            QVERIFY2(limited.status != -1, qPrintable(QString::number(limit) + limited.err)); // hangs
            if (limited.status <= 1 && !limited.err.contains(QStringLiteral("libgomp: ")))
                break;
            QVERIFY(limit < 2000000);
        }
        QVERIFY(QDir(m_folder.file(QStringLiteral("svg"))).removeRecursively());
#endif
    }

    void drawsNothingWhereNoThreadCanBeMade()
    {
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__) || !defined(Q_OS_LINUX)
        QSKIP("the size of the program cannot be limited");
#else
        // Each thread would need a stack that is larger than the program may be.
        for (const char *command : {"render a.hitbox --out r", "thumbnail a.hitbox --out t.png"}) {
            const Run limited = shell(QStringLiteral("ulimit -s 8000000 && ulimit -v 4000000 && \"$HITBOX\" ") +
                                          QString::fromLatin1(command),
                                      m_folder.path());
            if (limited.err.contains(QStringLiteral("ulimit")))
                QSKIP("no stack may be as large here");
            QCOMPARE(limited.status, 2);
            QVERIFY2(limited.err.startsWith(QStringLiteral("hitbox: the system has no more to give: ")),
                     qPrintable(limited.err));
        }
#endif
    }

    /// With ever more of it, from where the system cannot start the program to where it has enough.
    void endsByAStatusWhereMemoryRunsOut()
    {
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__) || !defined(Q_OS_LINUX)
        QSKIP("the size of the program cannot be limited");
#else
        int refusals = 0;
        for (int limit = 60000;; limit += 1000) {
            const Run limited =
                shell(QStringLiteral("ulimit -v %1; \"$HITBOX\" check a.hitbox --json").arg(limit), m_folder.path());
            // Before main() libraries are looked for, and they begin: nobody of ours is there to answer yet.
            const bool isStarted = !limited.err.contains(QStringLiteral("shared librar")) &&
                                   !limited.err.startsWith(QStringLiteral("terminate called")) &&
                                   !limited.err.contains(QStringLiteral("libgomp: "));
            QVERIFY2(!isStarted || (limited.status >= 0 && limited.status < 128), qPrintable(limited.err)); // no signal
            refusals += isStarted && limited.err.startsWith(QStringLiteral("hitbox: ")) ? 1 : 0;
            if (isStarted && limited.status <= 1) // enough to check it
                break;
            QVERIFY(limit < 2000000);
        }
        QVERIFY(refusals > 0);
#endif
    }

    void listsFormats()
    {
        const Run text = run({QStringLiteral("formats")}, m_folder.path());
        QCOMPARE(text.status, 0);
        const Run json = run({QStringLiteral("formats"), QStringLiteral("--json")}, m_folder.path());
        QCOMPARE(json.status, 0);
        QCOMPARE(json.json().keys(), (QStringList{QStringLiteral("exporters"), QStringLiteral("importers")}));
        const QJsonArray exporters = json.json()[QStringLiteral("exporters")].toArray();
        QVERIFY(exporters.size() >= 3);
        for (const QJsonValue &format : exporters) {
            QVERIFY(text.out.contains(
                QRegularExpression(QStringLiteral("(^|\n)%1 ").arg(format[QStringLiteral("id")].toString()))));
            QVERIFY(format[QStringLiteral("carries")][QStringLiteral("concave")].isBool());
        }
        const QJsonArray importers = json.json()[QStringLiteral("importers")].toArray();
        QVERIFY(importers.size() >= 4);
        for (const QJsonValue &importer : importers) {
            QVERIFY(
                text.out.contains(QLatin1Char('\n') + importer[QStringLiteral("id")].toString() + QLatin1Char(' ')));
            QVERIFY(importer[QStringLiteral("carries")].toArray().contains(QStringLiteral("frames")) ||
                    importer[QStringLiteral("carries")].toArray().contains(QStringLiteral("polygons")));
        }
    }
};

HITBOX_CORE_TEST(MainTest)
#include "main_test.moc"
