#include "cli/program.h"
#include "cli/result_cache.h"
#include "test_class.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

using namespace hitbox;
using namespace hitbox::cli_test;

namespace {

QStringList entriesOf(const Folder &folder)
{
    QStringList entries;
    QDirIterator files(folder.file("cache"), QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
    while (files.hasNext())
        entries.append(files.next());
    entries.removeIf([](const QString &entry) { return entry.endsWith("CACHEDIR.TAG"); });
    return entries;
}

Run checked(const Folder &folder, const QStringList &more = {})
{
    return run(QStringList{"check", "a.hitbox", "--cache", "cache"} + more, folder.path());
}

Run plain(const Folder &folder, const QStringList &more = {})
{
    return run(QStringList{"check", "a.hitbox"} + more, folder.path());
}

} // namespace

/// What is taken from the cache is what would have come out without it.
class ResultCacheTest : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_folder = std::make_unique<Folder>();
        m_folder->writeImage("lopsided.png");
        m_folder->writeLopsided("a.hitbox");
    }

    void theSecondRunSaysTheSame()
    {
        for (const QStringList &more : {QStringList(), {"--json"}, {"--json-lines"}, {"--limit", "1"}}) {
            const Run expected = plain(*m_folder, more);
            for (int i = 0; i < 2; ++i) {
                const Run done = checked(*m_folder, more);
                QCOMPARE(done.out, expected.out);
                QCOMPARE(done.err, expected.err);
                QCOMPARE(done.status, expected.status);
            }
        }
        QCOMPARE(entriesOf(*m_folder).size(), 4); // one for each way to ask
    }

    void anEntryIsTakenAtItsWord()
    {
        const Run expected = checked(*m_folder);
        const QStringList entries = entriesOf(*m_folder);
        QCOMPARE(entries.size(), 1);
        const QDateTime written = QFileInfo(entries[0]).lastModified();
        QTest::qWait(20);
        QCOMPARE(checked(*m_folder).out, expected.out);
        QCOMPARE(entriesOf(*m_folder), entries);
        QCOMPARE(QFileInfo(entries[0]).lastModified(), written);
    }

    void aChangedProjectIsCheckedAnew()
    {
        checked(*m_folder);
        m_folder->writeLopsided("a.hitbox", "\"image\": \"lopsided.png\"", "\"image\": \"other.png\"");
        QCOMPARE(checked(*m_folder).out, plain(*m_folder).out);
        QVERIFY(checked(*m_folder).out.contains("other.png"));
    }

    void aChangedImageIsLookedAtAnew()
    {
        const QString before = checked(*m_folder).out;
        m_folder->write("lopsided.png", "no picture");
        const Run after = checked(*m_folder);
        QVERIFY(after.out != before);
        QCOMPARE(after.out, plain(*m_folder).out);
        QVERIFY(QFile::remove(m_folder->file("lopsided.png")));
        QCOMPARE(checked(*m_folder).out, plain(*m_folder).out);
        m_folder->writeImage("lopsided.png");
        QCOMPARE(checked(*m_folder).out, before);
    }

    void whereATemplateLeadsIsLookedAtAnew()
    {
        m_folder->writeLopsided("a.hitbox", "\n  \"stages\"", R"(
  "exports": [{"name": "game", "format": "template", "options": {"template": "t.mustache"}}],
  "stages")");
        QVERIFY(checked(*m_folder).out.contains("there is no file “t.mustache”"));
        m_folder->write("inside.mustache", "x");
        QTemporaryDir elsewhere;
        QFile secret(elsewhere.filePath("secret"));
        QVERIFY(secret.open(QIODevice::WriteOnly));
        const auto leadsTo = [this](const QString &file) {
            QFile::remove(m_folder->file("t.mustache"));
            QVERIFY(QFile::link(file, m_folder->file("t.mustache")));
        };
        leadsTo(m_folder->file("inside.mustache"));
        const QString within = checked(*m_folder).out;
        QCOMPARE(within, plain(*m_folder).out);
        QVERIFY(!within.contains("t.mustache"));
        leadsTo(secret.fileName());
        QVERIFY(checked(*m_folder).out.contains("[profile-outside]"));
        leadsTo(m_folder->file("inside.mustache"));
        QCOMPARE(checked(*m_folder).out, within);
    }

    void aCopyElsewhereHasAnEntryOfItsOwn()
    {
        checked(*m_folder);
        QVERIFY(QDir(m_folder->path()).mkdir("b"));
        QVERIFY(QFile::copy(m_folder->file("a.hitbox"), m_folder->file("b/a.hitbox")));
        const Run there = run({"check", "b/a.hitbox", "--cache", "cache"}, m_folder->path());
        QVERIFY(there.out.contains("b/a.hitbox")); // whose image is not beside it
        QCOMPARE(there.out, run({"check", "b/a.hitbox"}, m_folder->path()).out);
    }

    void aTornOrPoisonedEntryIsMadeAgain_data()
    {
        QTest::addColumn<int>("harm");
        QTest::newRow("empty") << 0;
        QTest::newRow("cut off") << 1;
        QTest::newRow("a byte changed") << 2;
        QTest::newRow("something else") << 3;
    }
    void aTornOrPoisonedEntryIsMadeAgain()
    {
        QFETCH(int, harm);
        const Run expected = checked(*m_folder);
        const QString path = entriesOf(*m_folder).value(0);
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray good = file.readAll();
        file.close();
        QByteArray bad = good;
        if (harm == 0)
            bad.clear();
        else if (harm == 1)
            bad.chop(bad.size() / 2);
        else if (harm == 2)
            bad[bad.size() / 2] = char(bad[bad.size() / 2] ^ 1);
        else
            bad = QByteArray(100'000, '\xff');
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bad) == bad.size());
        file.close();
        const Run done = checked(*m_folder);
        QCOMPARE(done.out, expected.out);
        QCOMPARE(done.status, expected.status);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), good);
    }

    void brokenProjectsAreNotKept()
    {
        m_folder->write("a.hitbox", "{");
        QCOMPARE(checked(*m_folder).status, 2);
        QCOMPARE(checked(*m_folder).err, plain(*m_folder).err);
        QVERIFY(entriesOf(*m_folder).isEmpty());
    }

    void severalRunsShareIt()
    {
        const QString loop = "for i in 1 2 3 4; do $HITBOX check a.hitbox --cache cache > out$i & done; wait";
        QCOMPARE(shell(loop, m_folder->path()).status, 0);
        const QByteArray expected = plain(*m_folder).out.toUtf8();
        for (const char *name : {"out1", "out2", "out3", "out4"})
            QCOMPARE(m_folder->read(name), expected);
        QCOMPARE(entriesOf(*m_folder).size(), 1);
    }

    void whereItCannotBeThatIsSaid()
    {
        m_folder->write("cache", "a file");
        const Run done = checked(*m_folder);
        QCOMPARE(done.status, 2);
        QVERIFY2(done.err.contains("cache"), qPrintable(done.err));
        QCOMPARE(m_folder->read("cache"), QByteArray("a file"));
    }

    void whatAnImageChangedUnderIsNotKept()
    {
        ResultCache cache(m_folder->file("cache"), "question");
        QVERIFY(cache.open());
        m_folder->write("image.png", "new");
        const QDateTime begun = QDateTime::currentDateTimeUtc().addSecs(-10);
        const FileDone done{"x", {}, ExitStatus::Done};
        cache.keep("a.hitbox", "bytes", {m_folder->file("image.png")}, done, begun);
        QVERIFY(!cache.find("a.hitbox", "bytes"));
        cache.keep("a.hitbox", "bytes", {m_folder->file("image.png")}, done,
                   QDateTime::currentDateTimeUtc().addSecs(1));
        QVERIFY(cache.find("a.hitbox", "bytes"));
    }

    /// One that comes back is known by what was made of it, and the one between by its own.
    void anImageThatChangesWhileOneRunIsOnIsLookedAtAnew()
    {
        ResultCache cache(m_folder->file("cache"), "question");
        QVERIFY(cache.open());
        const QString image = m_folder->file("image.png");
        const auto write = [&](const QByteArray &bytes) {
            m_folder->write("image.png", bytes);
            QTest::qWait(20);
        };
        const auto later = [] { return QDateTime::currentDateTimeUtc().addSecs(60); };
        write("first");
        cache.keep("a.hitbox", "bytes", {image}, {"of first", {}, ExitStatus::Done}, later());
        QCOMPARE(cache.find("a.hitbox", "bytes")->result, QByteArray("of first"));
        write("second");
        QVERIFY(!cache.find("a.hitbox", "bytes"));
        cache.keep("a.hitbox", "bytes", {image}, {"of second", {}, ExitStatus::Done}, later());
        QCOMPARE(cache.find("a.hitbox", "bytes")->result, QByteArray("of second"));
        write("first");
        const std::optional<FileDone> back = cache.find("a.hitbox", "bytes");
        QVERIFY(!back || back->result == "of first");
    }

    void theOldestGoWhenItIsFull()
    {
        ResultCache cache(m_folder->file("cache"), "question", 20'000);
        QVERIFY(cache.open());
        m_folder->write("cache/stranger", QByteArray(50'000, 'x'));
        for (int i = 0; i < 40; ++i)
            cache.keep("a.hitbox", QByteArray::number(i), {}, {QByteArray(1000, 'x'), {}, ExitStatus::Done},
                       QDateTime::currentDateTimeUtc());
        cache.trim();
        qint64 bytes = 0;
        for (const QString &entry : entriesOf(*m_folder))
            bytes += entry.endsWith("stranger") ? 0 : QFileInfo(entry).size();
        QVERIFY(bytes > 5'000 && bytes <= 20'000);
        QVERIFY(QFile::exists(m_folder->file("cache/stranger")));
        int left = 0;
        for (int i = 0; i < 40; ++i)
            left += cache.find("a.hitbox", QByteArray::number(i)) ? 1 : 0;
        QVERIFY(left > 5 && left < 20);
    }

private:
    std::unique_ptr<Folder> m_folder;
};

HITBOX_TEST(ResultCacheTest)
#include "result_cache_test.moc"
