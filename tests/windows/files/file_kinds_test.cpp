#include "test_class.h"
#include "windows/files/file_kinds.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace hitbox;

class FileKindsTest : public QObject
{
    Q_OBJECT

private slots:
    void endingsAndFirstBytesTellWhatAFileIs()
    {
        const QTemporaryDir folder;
        const QString backup = folder.filePath(QStringLiteral("duel.json"));
        const QString sheet = folder.filePath(QStringLiteral("sheet.json"));
        write(backup, "{\n  \"format\": \"hitbox-project\",\n");
        write(sheet, "{\"frames\": {}}");
        QCOMPARE(fileKindOf(QStringLiteral("none.HITBOX")), FileKind::Project);
        QCOMPARE(fileKindOf(backup), FileKind::Project);
        QCOMPARE(fileKindOf(sheet), FileKind::Import);
        QCOMPARE(fileKindOf(QStringLiteral("none.atlas")), FileKind::Import);
        QCOMPARE(fileKindOf(QStringLiteral("none.PNG")), FileKind::Images);
        QCOMPARE(fileKindOf(folder.path()), FileKind::Images);
    }

    void dialogsOfferEachEndingOnce()
    {
        const QStringList patterns = importPatterns().split(u' ');
        for (const char *pattern : {"*.png", "*.json", "*.atlas"})
            QCOMPARE(patterns.count(QLatin1String(pattern)), 1);
        QVERIFY(importPatterns().startsWith(imagePatterns()));
    }

private:
    static void write(const QString &path, const QByteArray &bytes)
    {
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(bytes);
    }
};

HITBOX_CORE_TEST(FileKindsTest)
#include "file_kinds_test.moc"
