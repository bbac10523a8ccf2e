#include "cli/program.h"
#include "sanitized.h"
#include "test_class.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QRegularExpression>
#include <QTest>

using namespace hitbox::cli_test;

namespace {

Run ran(const Folder &folder, const QByteArray &script, const QStringList &more = {})
{
    folder.write("script.js", script);
    return run(QStringList{"run", "script.js"} + more, folder.path());
}

QByteArray sampleScript(const char *name)
{
    QFile file(QStringLiteral(HITBOX_SOURCE_DIR "/resources/scripts/") + QLatin1String(name));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

class RunCommandTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        if (isSanitized)
            QSKIP("scripts may take less memory than sanitizers do");
    }

    void init()
    {
        m_folder = std::make_unique<Folder>();
        m_folder->writeImage("lopsided.png");
        m_folder->writeLopsided("a.hitbox");
    }

    void printsAndRemarks()
    {
        const Run done = ran(*m_folder, R"(
            print("sum", 1 + 1, [1, "a"], {x: null});
            print(["two", "lines"].join(String.fromCharCode(10)), String.fromCharCode(9) + "a tab", String.fromCharCode(27) + "no colour");
            console.log("a remark", undefined);)");
        QCOMPARE(done.out, QString::fromUtf8("sum 2 [1,\"a\"] {\"x\":null}\ntwo\nlines \ta tab ␛no colour\n"));
        QCOMPARE(done.err, QString("a remark undefined\n"));
        QCOMPARE(done.status, 0);
    }

    void hasItsArguments()
    {
        const Run done = ran(*m_folder, "print(hitbox.arguments.join('|'), hitbox.project, typeof hitbox.version)",
                             {"a b", "--", "--c", "\"'\\"});
        QCOMPARE(done.out, QString("a b|--c|\"'\\ null string\n"));
    }

    void opensEditsChecksAndSaves()
    {
        const Run done = ran(*m_folder, R"(
            const project = hitbox.open("a.hitbox");
            const [id] = project.edit("addShapes", {sprite: "lopsided", frame: "stand", shapes: [
                {type: "polygon", points: [[0, 0], [8, 8], [8, 0], [0, 8]]}]}).added;
            const wrong = project.check().filter((finding) => finding.shape === id);
            print(wrong[0].rule, wrong[0].points[0]);
            print(project.fix().fixes.length, project.check().filter((finding) => finding.shape === id).length);
            project.save("b.hitbox");
            print(project.file.endsWith("/b.hitbox"), project.shapes().length);)");
        QCOMPARE(done.err, QString());
        QVERIFY2(done.out.startsWith("self-intersection [4,4]\n1 0\ntrue "), qPrintable(done.out));
        QCOMPARE(done.status, 0);
        QVERIFY(m_folder->read("b.hitbox").contains("\"hitbox-project\""));
        QVERIFY(!m_folder->read("a.hitbox").contains("[8, 8]"));
    }

    void theProjectOfItsOwnIsSavedWhenAllWentWell()
    {
        const QByteArray before = m_folder->read("a.hitbox");
        const QByteArray rename = R"(hitbox.project.edit("renameSprite", {sprite: 0, name: "bent"});)";
        QCOMPARE(ran(*m_folder, rename + "throw 'no'", {"--project", "a.hitbox"}).status, 2);
        QCOMPARE(m_folder->read("a.hitbox"), before);
        QCOMPARE(ran(*m_folder, "hitbox.project.check()", {"--project", "a.hitbox"}).status, 0);
        QCOMPARE(m_folder->read("a.hitbox"), before);
        QCOMPARE(ran(*m_folder, rename, {"--project", "a.hitbox"}).status, 0);
        QVERIFY(m_folder->read("a.hitbox").contains("\"bent\""));
        QCOMPARE(ran(*m_folder, rename, {"--project", "none.hitbox"}).status, 2);
    }

    void tellsOfFindings()
    {
        const Run done = ran(*m_folder, R"(
            hitbox.project.finding({severity: "warning", sprite: "lopsided", frame: 0, message: "so so"});
            hitbox.project.finding({shape: 1, message: "bad"});
            hitbox.finding("worse");)",
                             {"--project", "a.hitbox"});
        QCOMPARE(done.out,
                 QString::fromUtf8("a.hitbox: warning: sprite “lopsided”, frame “stand”: so so\n"
                                   "a.hitbox: error: sprite “lopsided”, frame “stand”, shape 1 “notched”: bad\n"
                                   "script.js: error: worse\n"));
        QCOMPARE(done.status, 1);
        QCOMPARE(ran(*m_folder, "hitbox.finding({severity: 'info', message: 'fine'})").status, 0);
        QCOMPARE(ran(*m_folder, "hitbox.finding({severity: 'dire', message: 'fine'})").status, 2);
    }

    void saysWhatWentWrongAndWhere_data()
    {
        QTest::addColumn<QByteArray>("script");
        QTest::addColumn<QString>("message");
        const auto row = [](const char *script, const char *message) {
            QTest::newRow(script) << QByteArray(script) << QString::fromUtf8(message);
        };
        row("\n\nnull.x", "script.js: TypeError: Cannot read property 'x' of null, line 3\n");
        row("let x = ;", "script.js: SyntaxError: Expected token `numeric literal', line 1\n");
        row("function f() {\n throw new Error('of my own\\n twice');\n}\nf();",
            "script.js: Error: of my own twice, line 2\n");
        row("\nthrow 'a text'", "script.js: a text, line 2\n");
        row("hitbox.open('none.hitbox')",
            "script.js: Error: none.hitbox: cannot open the file: No such file or directory, line 1\n");
        row("hitbox.call('explode')",
            "script.js: Error: there is no method “explode”; \"version\" lists those that there are, line 1\n");
    }
    void saysWhatWentWrongAndWhere()
    {
        QFETCH(QByteArray, script);
        QFETCH(QString, message);
        const Run done = ran(*m_folder, script);
        QCOMPARE(done.err, message);
        QCOMPARE(done.out, QString());
        QCOMPARE(done.status, 2);
    }

    void mistakesMayBeCaught()
    {
        const Run done = ran(*m_folder, R"(
            try { hitbox.open("none.hitbox"); } catch (error) { print(error.code, error.data.file); })");
        QCOMPARE(done.out, QString("-32000 none.hitbox\n"));
        QCOMPARE(done.status, 0);
    }

    void readsWritesAndListsFiles()
    {
        QVERIFY(QDir(m_folder->path()).mkdir("sub"));
        const Run done = ran(*m_folder, R"(
            hitbox.write("sub/b.txt", "über\n" + 1);
            hitbox.write("sub/a.txt", hitbox.read("sub/b.txt"));
            print(hitbox.list("sub").join(), hitbox.list("sub", "b*").join(), hitbox.list().includes("a.hitbox"));)");
        QCOMPARE(done.err, QString());
        QCOMPARE(done.out, QString("a.txt,b.txt b.txt true\n"));
        QCOMPARE(m_folder->read("sub/a.txt"), QByteArray("über\n1"));
    }

    void touchesNothingElsewhere_data()
    {
        QTest::addColumn<QByteArray>("script");
        for (const char *script :
             {"hitbox.read('/etc/passwd')", "hitbox.read('../secret.txt')", "hitbox.write('../x.txt', '')",
              "hitbox.list('/')", "hitbox.open('/etc/passwd')", "hitbox.create().save('../x.hitbox')",
              "hitbox.open('a.hitbox').export({format: 'json', out: '..'})", "hitbox.write('door/x.txt', '')",
              "hitbox.open('a.hitbox').render({sprite: 0, frame: 0, out: '../x.png'})", "hitbox.read('.git/config')"})
            QTest::newRow(script) << QByteArray(script);
    }
    void touchesNothingElsewhere()
    {
        QFETCH(QByteArray, script);
        const Folder around;
        QDir(around.path()).mkpath("work/.git");
        around.write("secret.txt", "secret");
        around.write("work/.git/config", "secret");
        around.writeLopsided("work/a.hitbox");
        QVERIFY(QFile::link("..", around.file("work/door")));
        around.write("work/script.js", script);
        const Run done = run({"run", "script.js"}, around.file("work"));
        QVERIFY2(done.err.contains("outside the folders that may be used here"), qPrintable(done.err));
        QCOMPARE(done.status, 2);
        QCOMPARE(around.entries(), (QStringList{"secret.txt", "work"}));
    }

    void moreMayBeAllowed()
    {
        const Folder other;
        other.write("a.txt", "there");
        const QByteArray script = "print(hitbox.read(hitbox.arguments[0]))";
        QCOMPARE(ran(*m_folder, script, {other.file("a.txt")}).status, 2);
        QCOMPARE(ran(*m_folder, script, {other.file("a.txt"), "--allow", other.path()}).out, QString("there\n"));
    }

    void hasNothingButWhatItIsGiven()
    {
        const Run done = ran(*m_folder, R"(
            const there = ["Qt", "XMLHttpRequest", "require", "process", "gc", "File", "fetch", "setTimeout", "channel", "order"]
                .filter((name) => { try { eval(name); return true; } catch (error) { return false; } });
            print(there.join() || "nothing");
            hitbox.call = null; Object.getPrototypeOf(hitbox).open = null; JSON.stringify = JSON.parse = () => 1;
            print(hitbox.call("version").program);)");
        QCOMPARE(done.out, QString("nothing\nhitbox\n"));
        QCOMPARE(ran(*m_folder, "import * as x from '/etc/passwd'").status, 2);
    }

    void askingInAnotherWayThanOneByOneIsRefused()
    {
        const Run done = ran(*m_folder, R"(
            Object.prototype.toJSON = function () {
                delete Object.prototype.toJSON;
                return [{jsonrpc: "2.0", id: 1, method: "version"}];
            };
            hitbox.call("version");)");
        QVERIFY2(done.err.contains("an array"), qPrintable(done.err));
        QCOMPARE(done.status, 2);
    }

    void whatIsNoTextOrHiddenIsNotReplaced()
    {
        const QByteArray picture = m_folder->read("lopsided.png");
        QVERIFY(ran(*m_folder, "hitbox.write('lopsided.png', '')").err.contains("not replaced"));
        QCOMPARE(m_folder->read("lopsided.png"), picture);
        QVERIFY(ran(*m_folder, "hitbox.write('.envrc', '')").err.contains("hidden"));
        QVERIFY(ran(*m_folder, "hitbox.write('sub/.github/x', '')").err.contains("hidden"));
        QCOMPARE(m_folder->entries(), (QStringList{"a.hitbox", "lopsided.png", "script.js"}));
    }

    void itsProgramHasNoWayOutAndGoesWithItsParent()
    {
#ifndef Q_OS_LINUX
        QSKIP("other systems have other means");
#else
        m_folder->write("loop.js", "print('there'); for (;;) {}");
        const Run done = shell("$HITBOX run loop.js > out & parent=$!; "
                               "for i in $(seq 300); do grep -q there out && break; sleep 0.1; done; "
                               "child=$(cat /proc/$parent/task/$parent/children); "
                               "grep -E '^(Seccomp|NoNewPrivs):' /proc/$((child))/status; "
                               "grep -E 'Max (open files|file size|core file size)' /proc/$((child))/limits; "
                               "kill -9 $parent; "
                               "for i in $(seq 300); do [ -e /proc/$((child)) ] || break; sleep 0.1; done; "
                               "[ -e /proc/$((child)) ] && grep State /proc/$((child))/status; true",
                               m_folder->path());
        QVERIFY2(done.out.contains("NoNewPrivs:\t1\nSeccomp:\t2\n"), qPrintable(done.out));
        QCOMPARE(done.out.count(QRegularExpression("^Max .* 0 +0 ", QRegularExpression::MultilineOption)), 3);
        QVERIFY2(!done.out.contains("State:\tR"), qPrintable(done.out));
#endif
    }

    void aValueThatIsAnErrorIsNone()
    {
        QCOMPARE(ran(*m_folder, "new Error('only a value')").status, 0);
    }

    void isEndedInTime_data()
    {
        QTest::addColumn<QByteArray>("script");
        QTest::newRow("a loop") << QByteArray("for (;;) {}");
        QTest::newRow("a loop that asks") << QByteArray("for (;;) hitbox.call('version')");
        QTest::newRow("a loop that catches") << QByteArray("for (;;) try { throw 1 } catch (error) { error += 1 }");
    }
    void isEndedInTime()
    {
        QFETCH(QByteArray, script);
        QElapsedTimer clock;
        clock.start();
        const Run done = ran(*m_folder, script, {"--time-limit", "1"});
        QVERIFY2(done.err.contains("took more than 1 seconds") && done.err.contains("--time-limit"),
                 qPrintable(done.err));
        QCOMPARE(done.status, 2);
        QVERIFY(clock.elapsed() < 30'000);
    }

    void isEndedWhenItTakesTooMuch_data()
    {
        QTest::addColumn<QByteArray>("script");
        QTest::newRow("a list") << QByteArray("const list = []; for (;;) list.push(new Array(1000).fill(1.5))");
        QTest::newRow("a text") << QByteArray("let text = 'x'; for (;;) text = (text + text).toUpperCase()");
        QTest::newRow("a buffer") << QByteArray("const kept = []; for (;;) kept.push(new ArrayBuffer(1 << 26))");
    }
    void isEndedWhenItTakesTooMuch()
    {
        QFETCH(QByteArray, script);
        const Run done = ran(*m_folder, script, {"--memory-limit", "64", "--time-limit", "50"});
        static const QRegularExpression words("^script.js: (ended, because it took more than 64 MiB|RangeError)");
        QVERIFY2(words.match(done.err).hasMatch(), qPrintable(done.err));
        QCOMPARE(done.status, 2);
    }

    void deepRecursionIsAMistakeLikeOthers()
    {
        const Run done = ran(*m_folder, "function f() { return f() + 1; }\nf();");
        QVERIFY2(done.err.contains("RangeError"), qPrintable(done.err));
        QCOMPARE(done.status, 2);
    }

    void refusesWhatIsNoScript()
    {
        QCOMPARE(ran(*m_folder, "\xff\xfe").err, QString("script.js: is no text in UTF-8\n"));
        QCOMPARE(ran(*m_folder, QByteArray(2'000'000, ' ')).status, 2);
        QVERIFY(run({"run", "none.js"}, m_folder->path()).err.startsWith("none.js: "));
        QCOMPARE(run({"run"}, m_folder->path()).status, 2);
        QVERIFY(ran(*m_folder, "", {"--time-limit", "0"}).err.contains("--time-limit is 0"));
        QCOMPARE(ran(*m_folder, "").status, 0);
    }

    void theWorkedScriptsDoWhatTheySay()
    {
        const Run rule = ran(*m_folder, sampleScript("strong-hits.js"), {"a.hitbox"});
        QCOMPARE(rule.err, QString());
        QVERIFY2(rule.out.contains("it strikes, and has no damage"), qPrintable(rule.out));
        QVERIFY(rule.out.endsWith("1 looked at\n"));

        const Run made = ran(*m_folder, sampleScript("boxes-ini.js"), {"a.hitbox"});
        QCOMPARE(made.err, QString());
        QVERIFY(m_folder->read("boxes.ini")
                    .contains("[lopsided/stand/2]\nname=head\ncategory=hurt\n"
                              "left=24.75\ntop=-24.75\nright=39.25\nbottom=-10.25\n"));

        const QByteArray before = m_folder->read("a.hitbox");
        const QStringList own{"--project", "a.hitbox"};
        QCOMPARE(ran(*m_folder, sampleScript("turn-around.js"), own).err, QString());
        QVERIFY(m_folder->read("a.hitbox") != before);
        QVERIFY(m_folder->read("a.hitbox").contains(R"("rect": [4, 60, 30, 11])")); // 2 * 20 - 6 - 30
        QCOMPARE(ran(*m_folder, sampleScript("turn-around.js"), own).status, 0);
        QCOMPARE(m_folder->read("a.hitbox"), before);
    }

private:
    std::unique_ptr<Folder> m_folder;
};

HITBOX_TEST(RunCommandTest)
#include "run_command_test.moc"
