#include "document/limits.h"
#include "formats/importers/importing.h"
#include "test_class.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace hitbox;

namespace {

ImportSource sourceAt(const QString &path, const QString &projectFolder)
{
    ImportSource source;
    source.path = path;
    source.projectFolder = projectFolder;
    return source;
}

} // namespace

class ImportSourceTest : public QObject
{
    Q_OBJECT

private slots:
    void brokenJsonSaysWhere()
    {
        QCOMPARE(importing::refusal("{\"a\":\n 1"),
                 rooted("/game/ship.json: broken JSON: the file ends too early, line 2, column 2"));
    }

    void largeFilesAreRefused()
    {
        const QByteArray bytes(limits::importBytes + 1, ' ');
        const Result<ImportSource> source = importSourceOf(bytes, QStringLiteral("a.json"), {});
        QVERIFY(!source);
        QVERIFY(source.error().what.contains(QStringLiteral("more than 64 MiB")));
    }

    void foldersAndMissingFilesAreNoFiles()
    {
        const QTemporaryDir folder;
        QVERIFY(readImportSource(folder.path(), {}).error().what.contains("only regular files are read"));
        QVERIFY(readImportSource(folder.filePath(QStringLiteral("a")), {}).error().what.contains("cannot open"));
    }

    void brokenImagesAreRefusedAsImages()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("cut.png"));
        QImage image(8, 8, QImage::Format_ARGB32);
        image.fill(Qt::red);
        QVERIFY(image.save(path));
        QVERIFY(readImportSource(path, {})->imageSize);
        QVERIFY(QFile::resize(path, QFileInfo(path).size() - 3));
        const Result<ImportSource> cut = readImportSource(path, {});
        QVERIFY(!cut);
        QCOMPARE(cut.error().file, path);
        QVERIFY(cut.error().what.contains(QStringLiteral("ends too early")));
    }

    void imagesAreFoundWhereTheFileSaysAndKnownForOutsideTheFolders()
    {
        const ImportSource source = sourceAt(rooted("/game/art/ship.json"), rooted("/game"));
        QCOMPARE(*imageNamed(source, QStringLiteral("ship.png")), rooted("/game/art/ship.png"));
        QCOMPARE(*imageNamed(source, QStringLiteral("..\\ship.png")), rooted("/game/ship.png"));
        QCOMPARE(*imageNamed(source, QStringLiteral("../../img/ship.png")), rooted("/img/ship.png"));
        QVERIFY(isOutside(source, rooted("/img/ship.png")));
        QVERIFY(!isOutside(source, rooted("/game/art/ship.png")));
        QVERIFY(!isOutside(source, rooted("/game/ship.png")));
        const ImportSource unsaved = sourceAt(source.path, {});
        QVERIFY(isOutside(unsaved, rooted("/game/ship.png")));
        QVERIFY(!imageNamed(unsaved, QStringLiteral("http://a/ship.png")));
        QVERIFY(!imageNamed(unsaved, QStringLiteral("//server/ship.png")));
        QVERIFY(!imageNamed(unsaved, QString()));
    }

    void aNameDoesNotLeadOutOfTheFolder()
    {
        const QTemporaryDir folder;
        QVERIFY(QDir(folder.path()).mkpath(QStringLiteral("sub")));
        QFile image(folder.filePath(QStringLiteral("ship.png")));
        QVERIFY(image.open(QIODevice::WriteOnly));
        QVERIFY(
            !imageBeside(sourceAt(folder.filePath(QStringLiteral("sub/ship.json")), {}), QStringLiteral("../ship")));
    }

    void aLinkDoesNotLeadOutOfTheFolder()
    {
        const QTemporaryDir outside;
        const QTemporaryDir folder;
        if (!makesLinks())
            QSKIP("links are shortcuts here");
        QFile image(outside.filePath(QStringLiteral("ship.png")));
        QVERIFY(image.open(QIODevice::WriteOnly));
        QVERIFY(QFile::link(image.fileName(), folder.filePath(QStringLiteral("ship.png"))));
        const ImportSource source = sourceAt(folder.filePath(QStringLiteral("ship.json")), {});
        QVERIFY(isOutside(source, *imageNamed(source, QStringLiteral("ship.png"))));
        QVERIFY(!imageBeside(source, QStringLiteral("ship")));
    }

    void imagesThatAreNotWhereTheFileSaysAreTakenFromBeside()
    {
        const QTemporaryDir folder;
        QFile image(folder.filePath(QStringLiteral("ship.png")));
        QVERIFY(image.open(QIODevice::WriteOnly));
        const ImportSource source = sourceAt(folder.filePath(QStringLiteral("ship.json")), {});
        for (const char *name : {"C:\\Users\\me\\ship.png", "art/ship.png", "/home/me/ship.png", "ship.png"})
            QCOMPARE(*imageNamedOrBeside(source, QString::fromLatin1(name)), image.fileName());
        QCOMPARE(*imageNamedOrBeside(source, QStringLiteral("art/boat.png")), folder.filePath("art/boat.png"));
        QCOMPARE(*imageNamedOrBeside(source, QStringLiteral("art/..")), *imageNamed(source, QStringLiteral("art/..")));
        QVERIFY(QDir(folder.path()).mkdir("art") && QFile::copy(image.fileName(), folder.filePath("art/ship.png")));
        QCOMPARE(*imageNamedOrBeside(source, QStringLiteral("art/ship.png")), folder.filePath("art/ship.png"));
        ImportSource left = source;
        left.images = NamedImages::Leave;
        QCOMPARE(*imageNamedOrBeside(left, QStringLiteral("x/ship.png")), QStringLiteral("x/ship.png"));
    }

    void imagesBesideAreFoundByTheirName()
    {
        const QTemporaryDir folder;
        QFile image(folder.filePath(QStringLiteral("ship.jpg")));
        QVERIFY(image.open(QIODevice::WriteOnly));
        const ImportSource source = sourceAt(folder.filePath(QStringLiteral("ship.json")), {});
        QCOMPARE(imageBeside(source, QStringLiteral("ship")).value_or(QString()), image.fileName());
        QVERIFY(!imageBeside(source, QStringLiteral("boat")));
    }
};

HITBOX_CORE_TEST(ImportSourceTest)
#include "import_source_test.moc"
#include "rooted.h"
