#include "formats/export/spared_files.h"
#include "rooted.h"
#include "test_class.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace hitbox;

namespace {

/// A project beside its image, another image that is not there, and a link that leads back into the folder.
class ShipFolder
{
public:
    ShipFolder()
    {
        QFile image(m_folder.filePath("ship.png"));
        if (!image.open(QIODevice::WriteOnly) || !QFile::link(m_folder.path(), link()))
            qFatal("cannot prepare %s", qPrintable(m_folder.path()));
    }

    QString path() const { return m_folder.path(); }
    QString link() const { return m_folder.filePath("link"); }

    Result<Done> check(const QString &folder, const QList<OutputFile> &files) const
    {
        Document document;
        document.sprites = {{.name = "boat", .image = "gone.png"}, {.name = "ship", .image = "ship.png"}};
        return sparesImages(document, path(), {{folder, files}});
    }

private:
    QTemporaryDir m_folder;
};

} // namespace

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
            if (name == "link.txt" && !makesLinks())
                continue;
            const Result<Done> spared =
                sparesFiles({folder.filePath("./read.txt")}, {{folder.path(), {{"new.txt", {}}, {name, {}}}}});
            QVERIFY(!spared.ok());
            QCOMPARE(spared.error().text(),
                     folder.filePath(name) + ": not written: it is read for this; choose another name");
        }
    }

    void letsNewFilesPassAndThoseThatAreNotThere()
    {
        const QTemporaryDir folder;
        QVERIFY(sparesFiles({folder.filePath("gone.txt")}, {{folder.path(), {{"new.txt", {}}}}}).ok());
        QVERIFY(sparesFiles({}, {}).ok());
    }

    void refusesToReplaceAnImage()
    {
        const ShipFolder ship;
        for (const QString &folder : {ship.path(), ship.path() + "/.", ship.link()}) {
            if (folder == ship.link() && !makesLinks())
                continue;
            const Result<Done> spares = ship.check(folder, {{"a.png", {}}, {"ship.png", {}}});
            QVERIFY(!spares.ok());
            QCOMPARE(spares.error().text(), folder + "/ship.png: not written: it is the image of the sprite “ship”; "
                                                     "choose another place");
        }
    }

    void letsFilesPassThatAreNoImages()
    {
        const ShipFolder ship;
        QVERIFY(ship.check(ship.path(), {{"gone.png", {}}, {"new.png", {}}}).ok());
        QVERIFY(ship.check(ship.path() + "/out", {{"ship.png", {}}}).ok());
        QVERIFY(ship.check(ship.path(), {}).ok());
    }
};

HITBOX_CORE_TEST(SparedFilesTest)
#include "spared_files_test.moc"
