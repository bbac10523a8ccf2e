#include "cli/program.h"
#include "file_bytes.h"
#include "test_class.h"

#include <QCryptographicHash>
#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QFileInfo>
#include <QTest>

#include <map>
#include <memory>

using namespace hitbox::cli_test;

namespace {

std::map<QString, QByteArray> madeBelow(const QString &folder)
{
    std::map<QString, QByteArray> files;
    QDirIterator all(folder, QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
    while (all.hasNext()) {
        QFile file(all.next());
        if (file.open(QIODevice::ReadOnly))
            files.emplace(QDir(folder).relativeFilePath(file.fileName()), file.readAll());
    }
    return files;
}

/// Of a text as entries have it.
QByteArray inEntry(const QString &text)
{
    QByteArray bytes;
    for (const QChar c : text) {
        bytes.append(char(c.unicode() >> 8));
        bytes.append(char(c.unicode() & 0xff));
    }
    return bytes;
}

} // namespace

/// What `export` and `render` make with --cache is what they make without it.
class MadeFilesTest : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_folder = std::make_unique<Folder>();
        m_folder->writeImage("lopsided.png");
        m_folder->writeLopsided("a.hitbox");
        m_folder->write("x.mustache", "{{#sprites}}{{name}} {{/sprites}}\n");
    }

    void theSecondRunMakesTheSame_data() { commands(); }
    void theSecondRunMakesTheSame()
    {
        QFETCH(QStringList, command);
        const Run expected = run(command, m_folder->path());
        const auto files = madeBelow(m_folder->file("out"));
        QVERIFY2(!files.empty(), qPrintable(expected.err));
        for (int i = 0; i < 2; ++i) {
            QVERIFY(QDir(m_folder->file("out")).removeRecursively());
            const Run done = cached(command);
            QCOMPARE(done.out, expected.out);
            QCOMPARE(done.err, expected.err);
            QCOMPARE(done.status, expected.status);
            QCOMPARE(madeBelow(m_folder->file("out")), files);
            QCOMPARE(entries().size(), 1);
        }
        // Known by now: an entry that is emptied of its pictures would be told by its digest, so it was read.
        const QDateTime written = QFileInfo(entries()[0]).lastModified();
        cached(command);
        QCOMPARE(QFileInfo(entries()[0]).lastModified(), written);
    }

    void whatSomebodyChangedIsPutRight_data() { commands(); }
    void whatSomebodyChangedIsPutRight()
    {
        QFETCH(QStringList, command);
        cached(command);
        const auto files = madeBelow(m_folder->file("out"));
        for (const auto &[name, bytes] : files)
            hitbox::writeFile(m_folder->file("out/" + name), "else");
        QVERIFY(QFile::remove(m_folder->file("out/" + files.begin()->first)));
        cached(command);
        QCOMPARE(madeBelow(m_folder->file("out")), files);
    }

    void aChangedInputIsLookedAtAnew_data()
    {
        QTest::addColumn<QStringList>("command");
        QTest::addColumn<QString>("input");
        QTest::newRow("project of an export") << exporting("json") << "a.hitbox";
        QTest::newRow("project of a picture") << QStringList{"render", "a.hitbox", "--out", "out"} << "a.hitbox";
        QTest::newRow("image of a picture") << QStringList{"render", "a.hitbox", "--out", "out"} << "lopsided.png";
        QTest::newRow("image of a sheet")
            << QStringList{"render", "a.hitbox", "--sheet", "--out", "out"} << "lopsided.png";
        QTest::newRow("template") << exporting("template") + QStringList{"--option", "template=x.mustache"}
                                  << "x.mustache";
    }
    void aChangedInputIsLookedAtAnew()
    {
        QFETCH(QStringList, command);
        QFETCH(QString, input);
        cached(command);
        const auto before = madeBelow(m_folder->file("out"));
        if (input == "a.hitbox")
            m_folder->writeLopsided("a.hitbox", "\"name\": \"dot\"", "\"name\": \"spot\"");
        else if (input == "lopsided.png")
            m_folder->write(input, "no picture");
        else
            m_folder->write(input, "other {{#sprites}}{{name}} {{/sprites}}\n");
        const Run done = cached(command);
        const auto after = madeBelow(m_folder->file("out"));
        QDir(m_folder->file("out")).removeRecursively();
        const Run expected = run(command, m_folder->path());
        QCOMPARE(done.out, expected.out);
        QCOMPARE(done.err, expected.err);
        QCOMPARE(after, madeBelow(m_folder->file("out")));
        if (!command.contains("render") || input != "a.hitbox")
            QVERIFY(after != before); // names are not in pictures
    }

    void otherOptionsAreOtherEntries()
    {
        cached(exporting("json"));
        cached(exporting("love"));
        cached(exporting("json") + QStringList{"--json"});
        QStringList elsewhere = exporting("json");
        elsewhere.replace(elsewhere.indexOf("out"), "out2");
        cached(elsewhere);
        cached({"render", "a.hitbox", "--out", "out"});
        cached({"render", "a.hitbox", "--sheet", "--out", "out"});
        cached({"render", "a.hitbox", "--sheet", "--cell", "64", "--out", "out"});
        QCOMPARE(entries().size(), 7);
        QVERIFY(QFileInfo::exists(m_folder->file("out2/a.json")));
        cached(exporting("json") + QStringList{"--jobs", "1"});
        QCOMPARE(entries().size(), 7);
    }

    void aTornOrPoisonedEntryIsMadeAgain_data() { commands(); }
    void aTornOrPoisonedEntryIsMadeAgain()
    {
        QFETCH(QStringList, command);
        const Run expected = cached(command);
        const auto files = madeBelow(m_folder->file("out"));
        const QString path = entries()[0];
        const QByteArray good =
            madeBelow(m_folder->file("cache")).at(QDir(m_folder->file("cache")).relativeFilePath(path));
        const qsizetype step = std::max<qsizetype>(1, good.size() / 4);
        for (qsizetype at = 0; at < good.size(); at += step) {
            QByteArray flipped = good;
            flipped[at] = char(flipped[at] ^ 0x20);
            for (const QByteArray &bad : {flipped, good.first(at)}) {
                hitbox::writeFile(path, bad);
                QDir(m_folder->file("out")).removeRecursively();
                const Run done = cached(command);
                QCOMPARE(done.out, expected.out);
                QCOMPARE(madeBelow(m_folder->file("out")), files);
                QFile entry(path);
                QVERIFY(entry.open(QIODevice::ReadOnly));
                QVERIFY(entry.readAll() == good);
            }
        }
    }

    /// Whoever may write into a shared cache can make an entry whose digest is right.
    void aForgedEntryWritesNothingElsewhere()
    {
        cached(exporting("json"));
        const QString path = entries()[0];
        QFile entry(path);
        QVERIFY(entry.open(QIODevice::ReadOnly));
        QByteArray forged = entry.readAll().chopped(32);
        entry.close();
        QVERIFY(forged.contains(inEntry("a.json")));
        for (const char *name : {"../abc", "/tmp/h", "b/../.", "\1\2\3\4\5\6"}) {
            QByteArray other = forged;
            other.replace(inEntry("a.json"), inEntry(QString::fromLatin1(name)));
            hitbox::writeFile(path, other + QCryptographicHash::hash(other, QCryptographicHash::Sha256));
            QDir(m_folder->file("out")).removeRecursively();
            const QStringList before = m_folder->entries();
            cached(exporting("json"));
            QStringList after = m_folder->entries();
            after.removeAll("out");
            QCOMPARE(after, before);
            QVERIFY(!QFileInfo::exists("/tmp/h"));
        }
        QByteArray huge = forged;
        huge.replace(QByteArray("\0\0\0\1", 4), QByteArray("\x7f\xff\xff\xff", 4));
        hitbox::writeFile(path, huge + QCryptographicHash::hash(huge, QCryptographicHash::Sha256));
        QVERIFY(cached(exporting("json")).status <= 2);
    }

    void aForgedEntryReplacesNoInput()
    {
        m_folder->writeLopsided("abcdefg.hitbox");
        const QStringList command{"export", "abcdefg.hitbox", "--format", "json"};
        cached(command);
        const QString path = entries()[0];
        QFile entry(path);
        QVERIFY(entry.open(QIODevice::ReadOnly));
        QByteArray forged = entry.readAll().chopped(32);
        entry.close();
        QVERIFY(forged.contains(inEntry("abcdefg.json")));
        forged.replace(inEntry("abcdefg.json"), inEntry("lopsided.png"));
        hitbox::writeFile(path, forged + QCryptographicHash::hash(forged, QCryptographicHash::Sha256));
        const QByteArray image = m_folder->read("lopsided.png");
        const Run refused = cached(command);
        QCOMPARE(refused.status, 2);
        QVERIFY2(refused.err.contains("lopsided.png"), qPrintable(refused.err));
        QCOMPARE(m_folder->read("lopsided.png"), image);
    }

    void neverIsAnInputReplaced()
    {
        const QStringList command{"render", "a.hitbox", "--out", "out"};
        cached(command);
        const QString picture = "out/" + madeBelow(m_folder->file("out")).begin()->first;
        QVERIFY(QFile::remove(m_folder->file(picture)));
        QVERIFY(QFile::link("../lopsided.png", m_folder->file(picture)));
        const QByteArray image = m_folder->read("lopsided.png");
        const Run refused = cached(command);
        QCOMPARE(refused.status, 2);
        QCOMPARE(refused.err, run(command, m_folder->path()).err);
        QCOMPARE(m_folder->read("lopsided.png"), image);
    }

    void twoProjectsDoNotWriteOneFile()
    {
        QDir(m_folder->path()).mkdir("b");
        m_folder->writeLopsided("b/a.hitbox", "\"name\": \"dot\"", "\"name\": \"spot\"");
        const QStringList command{"export", "a.hitbox", "b/a.hitbox", "--format", "json", "--out", "out"};
        const Run expected = run(command, m_folder->path());
        QCOMPARE(expected.status, 2);
        for (int i = 0; i < 3; ++i) {
            const Run done = cached(command);
            QCOMPARE(done.out, expected.out);
            QCOMPARE(done.err, expected.err);
            QCOMPARE(done.status, expected.status);
        }
    }

    void aProfileIsAskedEachTimeWhereItWrites()
    {
        QDir(m_folder->path()).mkpath("game/inner");
        m_folder->writeImage("game/lopsided.png");
        m_folder->writeLopsided("game/a.hitbox", "\"stages\":",
                                R"("exports": [{"name": "p", "format": "json", "folder": "inner/x"}], "stages":)");
        const QStringList command{"export", "a.hitbox", "--profile", "p", "--cache", "../cache"};
        const QString game = m_folder->file("game");
        QCOMPARE(run(command, game).status, run(command.first(4), game).status);
        QVERIFY(QFileInfo::exists(game + "/inner/x/a.json"));
        QVERIFY(QDir(game + "/inner").removeRecursively());
        QVERIFY(QDir(m_folder->path()).mkdir("outside"));
        QVERIFY(QFile::link("../outside", game + "/inner"));
        const Run refused = run(command, game);
        QCOMPARE(refused.status, 2);
        QVERIFY2(refused.err.contains("--allow-outside"), qPrintable(refused.err));
        QVERIFY(!QFileInfo::exists(m_folder->file("outside/x")));
    }

    void severalRunsShareIt()
    {
        const QString loop =
            "for i in 1 2 3 4; do $HITBOX render a.hitbox --out out --cache cache > said$i & done; wait";
        QCOMPARE(shell(loop, m_folder->path()).status, 0);
        const QByteArray expected = run({"render", "a.hitbox", "--out", "out"}, m_folder->path()).out.toUtf8();
        for (const char *name : {"said1", "said2", "said3", "said4"})
            QCOMPARE(m_folder->read(name), expected);
        QCOMPARE(entries().size(), 1);
    }

    void whatDoesWithoutACacheSaysSo()
    {
        const Run watched = cached(exporting("json") + QStringList{"--watch"});
        QCOMPARE(watched.status, 2);
        QVERIFY2(watched.err.contains("--watch and --cache cannot be given together"), qPrintable(watched.err));
        QCOMPARE(cached(exporting("json") + QStringList{"--depfile", "x.d"}).status, 2);
        QVERIFY(!QFileInfo::exists(m_folder->file("out")));
    }

    void failuresAreNotKept()
    {
        m_folder->write("a.hitbox", "{");
        QCOMPARE(cached(exporting("json")).status, 2);
        m_folder->writeLopsided("a.hitbox", "\"stages\":", "\"exports\": [], \"stages\":");
        QCOMPARE(cached({"render", "a.hitbox", "--out", "out", "--stage", "none"}).status, 2);
        QVERIFY(entries().isEmpty());
    }

private:
    static QStringList exporting(const QString &format)
    {
        return {"export", "a.hitbox", "--format", format, "--out", "out"};
    }

    static void commands()
    {
        QTest::addColumn<QStringList>("command");
        QTest::newRow("export") << exporting("json");
        QTest::newRow("export, told as JSON") << exporting("godot4") + QStringList{"--json"};
        QTest::newRow("export by a template")
            << exporting("template") + QStringList{"--option", "template=x.mustache", "--json-lines"};
        QTest::newRow("render") << QStringList{"render", "a.hitbox", "--out", "out"};
        QTest::newRow("render a sheet") << QStringList{"render", "a.hitbox", "--sheet", "--out", "out"};
    }

    Run cached(const QStringList &command) const
    {
        return run(command + QStringList{"--cache", "cache"}, m_folder->path());
    }

    QStringList entries() const
    {
        QStringList entries;
        QDirIterator files(m_folder->file("cache"), QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
        while (files.hasNext())
            entries.append(files.next());
        entries.removeIf([](const QString &entry) { return entry.endsWith("CACHEDIR.TAG"); });
        return entries;
    }

    std::unique_ptr<Folder> m_folder;
};

HITBOX_TEST(MadeFilesTest)
#include "made_files_test.moc"
