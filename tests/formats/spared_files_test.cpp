#include "formats/spared_files.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace hitbox;

class SparedFilesTest : public QObject
{
    Q_OBJECT

private slots:
    void namesTheFileThatWouldBeReplaced()
    {
        const QTemporaryDir folder;
        const QString read = folder.filePath("read.txt");
        const QString link = folder.filePath("link.txt");
        QFile file(read);
        QVERIFY(file.open(QIODevice::WriteOnly));
        QVERIFY(QFile::link(read, link));
        for (const QString &name : {QStringLiteral("read.txt"), QStringLiteral("link.txt")}) {
            const Result<Done> spared =
                sparesFiles({folder.filePath("./read.txt")}, {{folder.path(), {{"new.txt", {}}, {name, {}}}}});
            QVERIFY(!spared.ok());
            QCOMPARE(spared.error().text(),
                     folder.filePath(name) + ": not written: the export reads this file; choose another name");
        }
    }

    void letsNewFilesPassAndThoseThatAreNotThere()
    {
        const QTemporaryDir folder;
        QVERIFY(sparesFiles({folder.filePath("gone.txt")}, {{folder.path(), {{"new.txt", {}}}}}).ok());
        QVERIFY(sparesFiles({}, {}).ok());
    }
};

QTEST_APPLESS_MAIN(SparedFilesTest)
#include "spared_files_test.moc"
