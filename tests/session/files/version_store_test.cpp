#include "file_bytes.h"
#include "session/files/version_store.h"
#include "test_class.h"

#include "document/limits.h"
#include "formats/project/project_file.h"
#include "session/session_bench.h"

#include <QCryptographicHash>
#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QTest>
#include <QtEndian>

#include <atomic>
#include <memory>
#include <thread>
#include <vector>

using namespace hitbox;

namespace {

QByteArray stateBytesOf(int side)
{
    return projectBytes(documentWith({squareAt(0, 0, side)}));
}

/// With the size that qCompress() writes before them.
QByteArray claiming(quint32 size, QByteArray packed)
{
    qToBigEndian(size, packed.data());
    return packed;
}

/// Of other states each, for rules alone.
QList<Version> versionsAt(const QList<QDateTime> &times)
{
    QList<Version> all;
    for (const QDateTime &time : times) {
        const qint64 number = times.size() - all.size();
        all.append({.file = {},
                    .project = "/a.hitbox",
                    .number = number,
                    .savedAt = time,
                    .digest = QCryptographicHash::hash(QByteArray::number(number), QCryptographicHash::Sha256)});
    }
    return all;
}

QList<qint64> numbersOf(const QList<Version> &versions)
{
    QList<qint64> numbers;
    for (const Version &version : versions)
        numbers.append(version.number);
    return numbers;
}

constexpr WorkKeeping usual;

qint64 oneByte(const Version &)
{
    return 1;
}

} // namespace

class VersionStoreTest : public QObject
{
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_folder;

    QString store() const { return m_folder->filePath("versions"); }
    QString project() const { return m_folder->filePath("ship.hitbox"); }
    Result<Done> keep(int side, const QDateTime &when = QDateTime::currentDateTimeUtc()) const
    {
        return keepVersion(store(), project(), stateBytesOf(side), usual.versions, when);
    }
    QList<Version> kept() const { return versionsOf(store(), project()); }
    QStringList files(const QString &pattern) const
    {
        QStringList found;
        QDirIterator below(store(), {pattern}, QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
        while (below.hasNext())
            found.append(below.next());
        return found;
    }
    /// The only state.
    QString stateFile() const { return files("*.z").value(0); }
    QString whyUnread() const
    {
        const Result<Document> read = readVersion(kept().constFirst());
        return read ? QString() : read.error().what;
    }

private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void whatWasSavedIsReadAgainTheNewestFirst()
    {
        const QDateTime then = QDateTime::currentDateTimeUtc().addSecs(-60);
        QVERIFY(keep(1, then));
        QVERIFY(keep(2));
        const QList<Version> versions = kept();
        QCOMPARE(versions.size(), 2);
        QCOMPARE(*readVersion(versions.first()), documentWith({squareAt(0, 0, 2)}));
        QCOMPARE(*readVersion(versions.last()), documentWith({squareAt(0, 0, 1)}));
        QCOMPARE(versions.last().savedAt.toMSecsSinceEpoch(), then.toMSecsSinceEpoch());
        QCOMPARE(versions.last().project, QFileInfo(m_folder->path()).canonicalFilePath() + "/ship.hitbox");
    }

    void projectsHaveTheirOwn()
    {
        QVERIFY(keep(1));
        QVERIFY(versionsOf(store(), m_folder->filePath("other.hitbox")).isEmpty());
        QVERIFY(versionsOf("/nowhere/at/all", project()).isEmpty());
    }

    void aLinkToTheProjectHasTheSame()
    {
        writeFile(project(), stateBytesOf(1));
        const QString link = m_folder->filePath("link.hitbox");
        QVERIFY(QFile::link(project(), link));
        QVERIFY(keep(1));
        QCOMPARE(versionsOf(store(), link), kept());
    }

    void theSameStateIsThereOnce()
    {
        QVERIFY(keep(1));
        QVERIFY(keep(1));
        QCOMPARE(kept().size(), 1);
        QVERIFY(keep(2));
        QVERIFY(keep(1));
        QCOMPARE(files("*.z").size(), 2);
        QCOMPARE(kept().size(), 2); // of the first one nothing is lost: it is the newest
        QCOMPARE(*readVersion(kept().first()), documentWith({squareAt(0, 0, 1)}));
    }

    void tenStatesStayOfOneDay()
    {
        for (int side = 1; side <= 13; ++side)
            QVERIFY(keep(side));
        const QList<Version> versions = kept();
        QCOMPARE(numbersOf(versions), (QList<qint64>{13, 12, 11, 10, 9, 8, 7, 6, 5, 4}));
        for (int i = 0; i < versions.size(); ++i)
            QCOMPARE(*readVersion(versions.at(i)), documentWith({squareAt(0, 0, 13 - i)}));
        QCOMPARE(files("*.z").size(), 10);
        QCOMPARE(files("*").size(), 20);
    }

    void theNewestAreThoseOfTheLastSavesThoughTheClockWasSetBack()
    {
        const QDateTime now = QDateTime::currentDateTimeUtc();
        for (int side = 1; side <= 12; ++side)
            QVERIFY(keep(side, side <= 6 ? now.addDays(400) : now.addDays(-400)));
        const QList<Version> versions = kept();
        QCOMPARE(numbersOf(versions), (QList<qint64>{12, 11, 10, 9, 8, 7, 6, 5, 4, 3}));
        QCOMPARE(*readVersion(versions.first()), documentWith({squareAt(0, 0, 12)}));
    }

    void theLastOfEachDayStaysForThirtyDays()
    {
        const QDateTime noon(QDate(2026, 3, 31), QTime(12, 0)); // local, as days are
        QList<QDateTime> times;
        for (int i = 0; i < usual.versions; ++i)
            times.append(noon.addSecs(-i));
        for (int day = 1; day <= 35; ++day)
            times += {noon.addDays(-day), noon.addDays(-day).addSecs(-60)};
        const QList<Version> all = versionsAt(times);
        QSet<qint64> stays;
        for (const Version &version : all)
            stays.insert(version.number);
        for (const Version &version : outdatedVersions(all, usual.versions, noon, oneByte))
            stays.remove(version.number);
        QCOMPARE(stays.size(), usual.versions + 29); // today is one of the thirty
        for (int i = 0; i < usual.versions; ++i)
            QVERIFY(stays.contains(all.at(i).number));
        for (int day = 1; day <= 29; ++day) {
            QVERIFY(stays.contains(all.at(usual.versions + 2 * (day - 1)).number));
            QVERIFY(!stays.contains(all.at(usual.versions + 2 * (day - 1) + 1).number));
        }
    }

    void theDaysStayWithinMegabytesAndTheNewestWhateverTheySay()
    {
        const QDateTime noon(QDate(2026, 3, 31), QTime(12, 0));
        QList<QDateTime> times;
        for (int i = 0; i < usual.versions; ++i)
            times.append(noon.addSecs(-i));
        for (int day = 1; day <= 5; ++day)
            times.append(noon.addDays(-day));
        const QList<Version> all = versionsAt(times); // the newest is 15
        const auto third = [](const Version &) { return mostVersionBytes / 3; };
        QCOMPARE(numbersOf(outdatedVersions(all, usual.versions, noon, third)), (QList<qint64>{2, 1}));
        const auto huge = [](const Version &) { return mostVersionBytes * 4; };
        QCOMPARE(numbersOf(outdatedVersions(all, usual.versions, noon, huge)), (QList<qint64>{5, 4, 3, 2, 1}));
    }

    void aClockInTheFutureDoesNotFillTheDisk()
    {
        const QDateTime noon(QDate(2026, 3, 31), QTime(12, 0));
        QList<QDateTime> times;
        for (int day = 0; day < 200; ++day)
            times.append(noon.addDays(1000 - day));
        const QList<Version> all = versionsAt(times);
        const qsizetype stay = all.size() - outdatedVersions(all, usual.versions, noon, oneByte).size();
        QCOMPARE(stay, usual.versions + dailyVersionsStay.count());
    }

    void damageIsToldAndNothingElseIsLost_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("told");
        const QByteArray packed = qCompress(stateBytesOf(1));
        const QByteArray bomb = qCompress(QByteArray(8'000'000, ' '));
        QByteArray flipped = packed;
        flipped[packed.size() / 2] = char(flipped[packed.size() / 2] ^ 0x55);
        QTest::newRow("nothing") << QByteArray() << "damaged";
        QTest::newRow("a header alone") << packed.first(4) << "damaged";
        QTest::newRow("cut short") << packed.chopped(9) << "damaged";
        QTest::newRow("a bit") << flipped << "damaged";
        QTest::newRow("foreign") << QByteArray("PK\x03\x04 something else altogether") << "MiB";
        QTest::newRow("of another state") << qCompress(stateBytesOf(2)) << "other bytes";
        QTest::newRow("a bomb that says less") << claiming(100, bomb) << "damaged";
        QTest::newRow("a bomb that says so") << claiming(0xffffffff, bomb) << "MiB";
        QTest::newRow("a size that the bytes cannot hold") << claiming(200'000'000, packed) << "damaged";
    }
    void damageIsToldAndNothingElseIsLost()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, told);
        QVERIFY(keep(1));
        writeFile(stateFile(), bytes);
        QVERIFY2(whyUnread().contains(told), qPrintable(whyUnread()));
        QVERIFY(keep(2));
        QCOMPARE(kept().size(), 2);
        QCOMPARE(*readVersion(kept().first()), documentWith({squareAt(0, 0, 2)}));
        QVERIFY(keep(1)); // saved once more, the state is whole again
        QVERIFY2(whyUnread().isEmpty(), qPrintable(whyUnread()));
    }

    void aStateThatIsGoneOrNoFileIsTold()
    {
        QVERIFY(keep(1));
        const QString file = stateFile();
        QVERIFY(QFile::remove(file));
        QVERIFY(!whyUnread().isEmpty());
        QVERIFY(QDir().mkdir(file));
        QVERIFY(!whyUnread().isEmpty());
        QVERIFY(!keep(1)); // it cannot be kept there
    }

    void aDamagedNoteIsToldAndNumbersGoOn_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("nothing") << QByteArray();
        QTest::newRow("no JSON") << QByteArray("{\"project\":");
        QTest::newRow("another project's")
            << QByteArray(R"({"project":"/other.hitbox","saved":"2026-01-01T00:00:00.000Z","sha256":")" +
                          QByteArray(64, 'a') + R"("})");
        QTest::newRow("a path for a digest")
            << QByteArray(R"({"project":"/a","saved":"2026-01-01T00:00:00.000Z","sha256":"../../passwd"})");
        QTest::newRow("larger than notes are") << QByteArray(100'000, ' ');
    }
    void aDamagedNoteIsToldAndNumbersGoOn()
    {
        QFETCH(QByteArray, bytes);
        QVERIFY(keep(1));
        writeFile(kept().first().file, bytes);
        QCOMPARE(kept().size(), 1);
        QVERIFY(!kept().first().isReadable());
        QVERIFY2(whyUnread().contains("note"), qPrintable(whyUnread()));
        for (int side = 2; side <= 11; ++side)
            QVERIFY(keep(side));
        for (const Version &version : kept())
            QVERIFY(readVersion(version));
        QCOMPARE(kept().size(), 10); // it went with what was older than ten
    }

    void whatIsNotOfTheStoreStays()
    {
        QVERIFY(keep(1));
        const QDir folder = QFileInfo(kept().first().file).dir();
        const QStringList strangers{"notes.json", "12.json", "holiday.z", "0000000002.json.bak"};
        for (const QString &name : strangers)
            writeFile(folder.filePath(name), "mine");
        for (int side = 2; side <= 15; ++side)
            QVERIFY(keep(side));
        QCOMPARE(kept().size(), 10);
        for (const QString &name : strangers)
            QVERIFY2(folder.exists(name), qPrintable(name));
    }

    void whatAKillLeftGoes()
    {
        QVERIFY(keep(1));
        const QDir folder = QFileInfo(kept().first().file).dir();
        const QString orphan = QString(64, 'a') + ".z"; // no note was written on it
        writeFile(folder.filePath(orphan), qCompress("state"));
        QVERIFY(keep(2));
        QVERIFY(!folder.exists(orphan));
        QCOMPARE(kept().size(), 2);
    }

    void whereNothingCanBeWrittenItFailsAndNothingGoes()
    {
        writeFile(store(), "a file in the way");
        const Result<Done> result = keep(1);
        QVERIFY(!result);
        QVERIFY(!result.error().text().isEmpty());
        QVERIFY(kept().isEmpty());
    }

    void severalEditorsAtOnceLoseNothing()
    {
        constexpr int editors = 4;
        constexpr int saves = 5;
        std::vector<std::thread> threads;
        std::atomic<int> failed = 0;
        for (int editor = 0; editor < editors; ++editor) {
            threads.emplace_back([this, editor, &failed] {
                for (int save = 0; save < saves; ++save) {
                    if (!keep(1 + editor * saves + save))
                        ++failed;
                }
            });
        }
        for (std::thread &thread : threads)
            thread.join();
        QCOMPARE(failed.load(), 0);
        const QList<Version> versions = kept();
        QCOMPARE(versions.size(), usual.versions);
        QCOMPARE(versions.first().number, editors * saves);
        QSet<QByteArray> states;
        for (const Version &version : versions) {
            QVERIFY(readVersion(version));
            states.insert(version.digest);
        }
        QCOMPARE(states.size(), usual.versions);
        QCOMPARE(files("*.z").size(), usual.versions);
        QVERIFY(files("lock").isEmpty());
    }

    void asManyStayAsAreWanted()
    {
        const QDateTime longAgo = QDateTime::currentDateTimeUtc().addYears(-1);
        for (int side = 1; side <= 5; ++side)
            QVERIFY(keep(side, longAgo));
        QVERIFY(keepVersion(store(), project(), stateBytesOf(6), 3, longAgo));
        QCOMPARE(numbersOf(kept()), (QList<qint64>{6, 5, 4}));
        QCOMPARE(files("*.z").size(), 3);
    }

    void projectsSavedLongestAgoMakeRoom()
    {
        const auto keepOther = [this](const QString &name) {
            return keepVersion(store(), m_folder->filePath(name), stateBytesOf(7));
        };
        const auto count = [this](const QString &name) { return versionsOf(store(), m_folder->filePath(name)).size(); };
        QVERIFY(keepOther("old.hitbox"));
        QFile large(stateFile());
        QVERIFY(large.resize(mostVersionBytesInAll)); // with holes: it takes no room
        QVERIFY(keep(1));
        QCOMPARE(count("old.hitbox"), 0);
        QCOMPARE(kept().size(), 1);
        QVERIFY(keepOther("new.hitbox"));
        QVERIFY(keep(2));
        QCOMPARE(count("new.hitbox"), 1);
        QCOMPARE(kept().size(), 2);
    }
};

HITBOX_CORE_TEST(VersionStoreTest)
#include "version_store_test.moc"
