#include "session/work/disk_watch.h"
#include "test_class.h"

#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace hitbox;

class DiskWatchTest : public QObject
{
    Q_OBJECT

private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }
    void tellsOfAFileThatIsWrittenAnew();
    void tellsOfAFileThatTakesItsPlaceEachTime();
    void tellsOfFilesThatGoAndComeUp();
    void otherFilesAreNoReason();
    void watchingMoreLosesNoChange();

private:
    QString path(const QString &name) const { return m_folder->filePath(name); }
    void write(const QString &name, const QByteArray &bytes) const;

    std::unique_ptr<QTemporaryDir> m_folder;
};

void DiskWatchTest::write(const QString &name, const QByteArray &bytes) const
{
    QFile file(path(name));
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(bytes), bytes.size());
}

void DiskWatchTest::tellsOfAFileThatIsWrittenAnew()
{
    write(QStringLiteral("a.png"), "one");
    DiskWatch watch;
    QSignalSpy changes(&watch, &DiskWatch::changed);
    watch.watch({path(QStringLiteral("a.png"))});
    write(QStringLiteral("a.png"), "another");
    QVERIFY(changes.wait());
    QCOMPARE(changes.size(), 1);
}

void DiskWatchTest::tellsOfAFileThatTakesItsPlaceEachTime()
{
    write(QStringLiteral("a.png"), "0");
    DiskWatch watch;
    QSignalSpy changes(&watch, &DiskWatch::changed);
    watch.watch({path(QStringLiteral("a.png"))});
    for (int i = 1; i <= 3; ++i) {
        write(QStringLiteral("a.new"), QByteArray(i + 1, 'x'));
        QFile::remove(path(QStringLiteral("a.png")));
        QVERIFY(QFile::rename(path(QStringLiteral("a.new")), path(QStringLiteral("a.png"))));
        QVERIFY(changes.wait());
    }
}

void DiskWatchTest::tellsOfFilesThatGoAndComeUp()
{
    DiskWatch watch;
    QSignalSpy changes(&watch, &DiskWatch::changed);
    watch.watch({path(QStringLiteral("a.png"))});
    write(QStringLiteral("a.png"), "here");
    QVERIFY(changes.wait());
    QVERIFY(QFile::remove(path(QStringLiteral("a.png"))));
    QVERIFY(changes.wait());
}

void DiskWatchTest::otherFilesAreNoReason()
{
    write(QStringLiteral("a.png"), "one");
    DiskWatch watch;
    QSignalSpy changes(&watch, &DiskWatch::changed);
    watch.watch({path(QStringLiteral("a.png"))});
    write(QStringLiteral("b.png"), "beside it");
    write(QStringLiteral("a.png"), "another");
    QVERIFY(changes.wait());
    QCOMPARE(changes.size(), 1);
}

void DiskWatchTest::watchingMoreLosesNoChange()
{
    write(QStringLiteral("a.png"), "one");
    DiskWatch watch;
    QSignalSpy changes(&watch, &DiskWatch::changed);
    watch.watch({path(QStringLiteral("a.png"))});
    write(QStringLiteral("a.png"), "another");
    watch.watch({path(QStringLiteral("a.png")), path(QStringLiteral("b.png"))});
    QVERIFY(changes.wait());
    QCOMPARE(changes.size(), 1);
}

HITBOX_CORE_TEST(DiskWatchTest)
#include "disk_watch_test.moc"
