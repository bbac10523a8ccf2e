#include "files/loose_file.h"
#include "test_class.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace hitbox;

class LooseFileTest : public QObject
{
    Q_OBJECT

private slots:
    void writesIntoFoldersThatItMakes()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath("a/b/file");
        QVERIFY(writeLoose(path, "first"));
        QVERIFY(writeLoose(path, "second"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), QByteArray("second"));
        QCOMPARE(QDir(folder.filePath("a/b")).entryList(QDir::Files | QDir::Hidden), QStringList{"file"});
    }

    void saysWhatCannotBeWritten()
    {
        const QTemporaryDir folder;
        QVERIFY(writeLoose(folder.filePath("file"), "x"));
        const Result<Done> below = writeLoose(folder.filePath("file/below"), "x");
        QVERIFY(!below);
        QCOMPARE(below.error().file, folder.filePath("file/below"));
        QVERIFY(QDir(folder.path()).mkdir("there"));
        QVERIFY(QDir(folder.filePath("there")).mkdir("within"));
        QVERIFY(!writeLoose(folder.filePath("there"), "x"));
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files | QDir::Hidden), QStringList{"file"});
    }

    void knowsWhatKilledRunsLeft()
    {
        QVERIFY(isLeftover(".loose-Ab12Cd"));
        QVERIFY(!isLeftover("loose-Ab12Cd"));
    }
};

HITBOX_TEST(LooseFileTest)
#include "loose_file_test.moc"
