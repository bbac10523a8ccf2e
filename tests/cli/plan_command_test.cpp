#include "cli/program.h"
#include "test_class.h"

#include <QDir>
#include <QDirIterator>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QTest>

#include <map>

using namespace hitbox::cli_test;

namespace {

QJsonArray plannedRules(const Folder &folder)
{
    return QJsonDocument::fromJson(folder.read("farm/workflow.json")).object()["rules"].toArray();
}

std::map<QString, QByteArray> plannedBelow(const QString &folder)
{
    std::map<QString, QByteArray> files;
    QDirIterator all(folder, QDir::Files, QDirIterator::Subdirectories);
    while (all.hasNext()) {
        QFile file(all.next());
        if (file.open(QIODevice::ReadOnly))
            files.emplace(QDir(folder).relativeFilePath(file.fileName()), file.readAll());
    }
    return files;
}

/// What a worker does: a folder of its own with the rule's inputs, its command, and its outputs brought back.
Run workedOn(const QJsonObject &rule, const Folder &folder, const QString &task)
{
    QDir(folder.path()).mkpath(task);
    const auto sent = [&](const QString &from, const QString &to) {
        const QString arrived = folder.file(task + '/' + to);
        QDir().mkpath(QFileInfo(arrived).path());
        if (QFileInfo(from).isExecutable() && !QFileInfo(from).isDir())
            QFile::link(from, arrived);
        else
            QFile::copy(from, arrived);
    };
    for (const QJsonValue input : rule["inputs"].toArray()) {
        if (input.isObject())
            sent(input["dag_name"].toString(), input["task_name"].toString());
        else
            sent(folder.file(input.toString()), input.toString());
    }
    return shell(QStringLiteral("cd '%1'; ").arg(task) + rule["command"].toString(), folder.path());
}

} // namespace

class PlanCommandTest : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_folder = std::make_unique<Folder>();
        QDir(m_folder->path()).mkpath("art/deep");
        for (const QString name : {"art/one", "art/deep/one", "two(b)&c"}) {
            m_folder->writeLopsided(name + ".hitbox");
            m_folder->writeImage(QDir::cleanPath(QFileInfo(name).path() + "/lopsided.png"));
        }
        m_folder->write("list.txt", "art/one.hitbox\n./art/deep/one.hitbox\ntwo(b)&c.hitbox\n");
    }

    /// Whatever a worker is not sent it does not have: what comes out says whether the inputs were all.
    void eachRuleMakesWhatTheCommandMakesAlone_data()
    {
        QTest::addColumn<QStringList>("command");
        QTest::newRow("check") << QStringList{"check", "--json"};
        QTest::newRow("export") << QStringList{"export", "--format", "godot4"};
        QTest::newRow("template") << QStringList{"export", "--format", "template", "--option", "template=x.mustache"};
        QTest::newRow("render") << QStringList{"render"};
    }

    void eachRuleMakesWhatTheCommandMakesAlone()
    {
        QFETCH(QStringList, command);
        m_folder->write("x.mustache", "{{#sprites}}{{name}}{{/sprites}}\n");
        const Run planned = plan(command);
        QCOMPARE(planned.err, QString());
        QCOMPARE(planned.out, QStringLiteral("farm/workflow.json\n"));
        QCOMPARE(planned.status, 0);
        const QJsonArray rules = plannedRules(*m_folder);
        QCOMPARE(rules.size(), 3);
        const QStringList projects{"art/one.hitbox", "art/deep/one.hitbox", "two(b)&c.hitbox"};
        for (int i = 0; i < rules.size(); ++i) {
            const QJsonObject rule = rules.at(i).toObject();
            const QString out = rule["outputs"].toArray().at(0).toString();
            const QString task = QStringLiteral("task%1").arg(i);
            const Run done = workedOn(rule, *m_folder, task);
            QVERIFY2(done.status == 0, qPrintable(done.err));
            QDir(m_folder->path()).mkpath(out);
            const bool writes = command.at(0) != "check";
            const Run alone =
                run(command + (writes ? QStringList{"--out", out} : QStringList()) + QStringList{projects.at(i)},
                    m_folder->path());
            m_folder->write(out + "/stdout", alone.out.toUtf8());
            m_folder->write(out + "/stderr", alone.err.toUtf8());
            m_folder->write(out + "/status", QByteArray::number(alone.status) + '\n');
            const auto expected = plannedBelow(m_folder->file(out));
            QVERIFY(expected.size() > (writes ? 3u : 2u));
            QCOMPARE(plannedBelow(m_folder->file(task + '/' + out)), expected);
        }
    }

    void templatesOfProfilesAreSentToBeChecked()
    {
        m_folder->write("art/t.mustache", "x");
        m_folder->writeLopsided("art/one.hitbox", "\n  \"stages\"", R"(
  "exports": [{"name": "game", "format": "template", "options": {"template": "t.mustache"}}],
  "stages")");
        QCOMPARE(plan({"check"}).status, 0);
        QVERIFY(plannedRules(*m_folder).at(0).toObject()["inputs"].toArray().contains("art/t.mustache"));
    }

    void aFolderMayBeginWithADash()
    {
        QCOMPARE(run({"plan", "--makeflow", "list.txt", "--out=-farm", "--", "render"}, m_folder->path()).status, 0);
        const QJsonArray rules =
            QJsonDocument::fromJson(m_folder->read("-farm/workflow.json")).object()["rules"].toArray();
        const Run done = workedOn(rules.at(0).toObject(), *m_folder, "task");
        QVERIFY2(done.status == 0, qPrintable(done.err));
        QCOMPARE(m_folder->read("task/-farm/one/status"), QByteArray("0\n"));
    }

    void foldersOfEqualNamesAreToldApart()
    {
        QCOMPARE(plan({"check"}).status, 0);
        QStringList outs;
        for (const QJsonValue rule : plannedRules(*m_folder))
            outs.append(rule["outputs"].toArray().at(0).toString());
        outs.removeDuplicates();
        QCOMPARE(outs.size(), 3);
    }

    void whatEveryMachineHasIsNotSent()
    {
        QCOMPARE(run({"plan", "--makeflow", "list.txt", "--out", "farm", "--program", "/usr/bin/hitbox", "check"},
                     m_folder->path())
                     .status,
                 0);
        for (const QJsonValue rule : plannedRules(*m_folder)) {
            QVERIFY(rule["command"].toString().contains("'/usr/bin/hitbox' check"));
            for (const QJsonValue input : rule["inputs"].toArray())
                QVERIFY(input.isString());
        }
    }

    void whatCannotBeReadIsAResult()
    {
        m_folder->write("art/one.hitbox", "{");
        QCOMPARE(plan({"check"}).status, 0);
        const QJsonObject rule = plannedRules(*m_folder).at(0).toObject();
        QCOMPARE(workedOn(rule, *m_folder, "task").status, 0);
        const QString out = "task/" + rule["outputs"].toArray().at(0).toString();
        QCOMPARE(m_folder->read(out + "/status"), QByteArray("2\n"));
        QVERIFY(m_folder->read(out + "/stderr").startsWith("art/one.hitbox: "));
    }

    void namesThatQueuesCannotCarryAreRefused()
    {
        for (const char *name : {"a b", "a,b", "a=b", "a$b", "a'b", "a\"b", "a\\b", "a%b", "a\tb"}) {
            m_folder->writeLopsided(QString(name) + ".hitbox");
            m_folder->write("list.txt", "art/one.hitbox\n" + QByteArray(name) + ".hitbox\n");
            const Run refused = plan({"check"});
            QCOMPARE(refused.status, 2);
            QVERIFY2(refused.err.contains("rename it"), qPrintable(refused.err));
            QVERIFY(!QFileInfo::exists(m_folder->file("farm")));
        }
        m_folder->write("list.txt", "../x.hitbox\n");
        QCOMPARE(plan({"check"}).status, 2);
        m_folder->write("list.txt", "/etc/hostname\n");
        const Run outside = plan({"check"});
        QCOMPARE(outside.status, 2);
        QVERIFY2(outside.err.contains("outside the current folder"), qPrintable(outside.err));
    }

    void imagesElsewhereAreRefused()
    {
        QDir(m_folder->path()).mkpath("inner");
        m_folder->writeLopsided("inner/out.hitbox", "\"lopsided.png\"", "\"../lopsided.png\"");
        m_folder->write("inner/list.txt", "out.hitbox\n");
        const Run refused = run({"plan", "--makeflow", "list.txt", "--out", "farm", "check"}, m_folder->file("inner"));
        QCOMPARE(refused.status, 2);
        QVERIFY2(refused.err.contains("outside the current folder"), qPrintable(refused.err));
        m_folder->write("list.txt", "inner/out.hitbox\n");
        QCOMPARE(plan({"check"}).status, 0);
    }

    void imagesByTheirWholePathAreRefused()
    {
        const QByteArray path = '"' + m_folder->file("lopsided.png").toUtf8() + '"';
        m_folder->writeLopsided("art/whole.hitbox", "\"lopsided.png\"", path);
        m_folder->write("list.txt", "art/whole.hitbox\n");
        const Run refused = plan({"check"});
        QCOMPARE(refused.status, 2);
        QVERIFY2(refused.err.contains("whole path"), qPrintable(refused.err));
    }

    /// Makeflow's own cleaning takes folders of results away.
    void resultsAndInputsLieApart()
    {
        QDir(m_folder->path()).mkpath("hero");
        QVERIFY(QFile::copy(m_folder->file("lopsided.png"), m_folder->file("hero/lopsided.png")));
        m_folder->writeLopsided("hero.hitbox", "\"lopsided.png\"", "\"hero/lopsided.png\"");
        m_folder->write("list.txt", "hero.hitbox\n");
        const Run refused = run({"plan", "--makeflow", "list.txt", "--out", ".", "check"}, m_folder->path());
        QCOMPARE(refused.status, 2);
        QVERIFY2(refused.err.contains("hero/lopsided.png: not planned: it lies in “hero”"), qPrintable(refused.err));
        QVERIFY(!QFileInfo::exists(m_folder->file("workflow.json")));
    }

    void namesOfThePlanItselfAreTaken()
    {
        for (const char *name : {"workflow.json.hitbox", "hitbox.hitbox"}) {
            m_folder->writeLopsided(name);
            m_folder->write("list.txt", QByteArray(name) + '\n');
            QCOMPARE(plan({"check"}).status, 0);
            const QString out = plannedRules(*m_folder).at(0).toObject()["outputs"].toArray().at(0).toString();
            QVERIFY2(out != "farm/workflow.json" && out != "farm/hitbox", qPrintable(out));
            QDir(m_folder->file("farm")).removeRecursively();
        }
    }

    void whatCannotBePlannedIsRefused_data()
    {
        QTest::addColumn<QStringList>("command");
        QTest::newRow("another command") << QStringList{"fix"};
        QTest::newRow("no command") << QStringList{"rm -rf /"};
        QTest::newRow("a project") << QStringList{"check", "art/one.hitbox"};
        QTest::newRow("an unknown option") << QStringList{"check", "--fast"};
        QTest::newRow("a folder of its own") << QStringList{"render", "--out", "x"};
        QTest::newRow("a cache") << QStringList{"check", "--cache", "x"};
        QTest::newRow("no format") << QStringList{"export"};
        QTest::newRow("a limit that is none") << QStringList{"check", "--limit", "abc"};
        QTest::newRow("a limit below 0") << QStringList{"check", "--limit", "-5"};
        QTest::newRow("two forms") << QStringList{"check", "--json", "--json-lines"};
        QTest::newRow("two forms of pictures") << QStringList{"render", "--json", "--json-lines"};
        QTest::newRow("a cell without a sheet") << QStringList{"render", "--cell", "50"};
        QTest::newRow("a sheet of a stage") << QStringList{"render", "--sheet", "--stage", "x"};
        QTest::newRow("an option of another format") << QStringList{"export", "--format", "csv", "--option", "nokey=1"};
        QTest::newRow("a template that is missing")
            << QStringList{"export", "--format", "template", "--option", "template=nope.mustache"};
        QTest::newRow("an unknown format") << QStringList{"export", "--format", "none"};
    }

    void whatCannotBePlannedIsRefused()
    {
        QFETCH(QStringList, command);
        const Run refused = plan(command);
        QCOMPARE(refused.status, 2);
        QVERIFY(!refused.err.isEmpty());
        QVERIFY(!QFileInfo::exists(m_folder->file("farm")));
    }

private:
    Run plan(const QStringList &command) const
    {
        return run(QStringList{"plan", "--makeflow", "list.txt", "--out", "farm", "--"} + command, m_folder->path());
    }

    std::unique_ptr<Folder> m_folder;
};

HITBOX_TEST(PlanCommandTest)
#include "plan_command_test.moc"
