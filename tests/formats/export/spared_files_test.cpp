#include "formats/all_formats.h"
#include "formats/export/spared_files.h"
#include "rooted.h"
#include "test_class.h"

#include <QBuffer>
#include <QFile>
#include <QImage>
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

    void refusesToReplaceWhatAnotherImporterReads()
    {
        QVERIFY(!replaces("json", aseprite(), ours()));
        QVERIFY(!replaces("phaser", aseprite(), bodies("a")));
        QVERIFY(!replaces("unity", aseprite(), "{}"));
        QVERIFY(!replaces("phaser", ours(), bodies("a")));
        QVERIFY(!replaces("template", picture("png"), "text"));
        const QTemporaryDir folder;
        write(folder.filePath("ship.json"), aseprite());
        const Result<Done> spared =
            sparesOtherFormats(*findFormat("json"), {folder.path(), {{"new.json", ours()}, {"ship.json", ours()}}});
        QVERIFY(!spared.ok());
        QCOMPARE(spared.error().text(), folder.filePath("ship.json") +
                                            ": not written: the file there is of another kind (Aseprite JSON), and "
                                            "the export would replace it; choose another folder, or move that "
                                            "file away");
    }

    void replacesWhatTheSameExportMayHaveWritten()
    {
        QVERIFY(replaces("json", ours(), ours().replace("1", "2")));
        QVERIFY(replaces("phaser", bodies("a"), bodies("b")));
        QVERIFY(replaces("phaser", bodies("a"), "{}"));
        QVERIFY(replaces("template", bodies("a"), bodies("b")));
        QVERIFY(replaces("template", aseprite(), aseprite())); // it would come out the same
        QVERIFY(replaces("json", picture("png"), picture("png") + "more"));
        QVERIFY(replaces("csv", "name,x\n", "name,x,y\n"));
        QVERIFY(replaces("json", "{ broken", ours()));
        QVERIFY(replaces("json", "", ours()));
    }

private:
    static QByteArray aseprite()
    {
        return R"({"frames": {"a": {"frame": {"x": 0, "y": 0, "w": 8, "h": 8}}}, "meta": {"app": "aseprite"}})";
    }

    static QByteArray ours() { return R"({"format": "hitbox-export", "version": 1})"; }

    static QByteArray bodies(const QByteArray &name) { return "{\"" + name + "\": {\"fixtures\": []}}"; }

    static QByteArray picture(const char *format)
    {
        QImage image(4, 4, QImage::Format_RGB32);
        image.fill(Qt::red);
        QBuffer buffer;
        image.save(&buffer, format);
        return buffer.data();
    }

    static void write(const QString &path, const QByteArray &bytes)
    {
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
    }

    /// Whether an export of the format may write the one file in place of the other.
    static bool replaces(const char *format, const QByteArray &there, const QByteArray &made)
    {
        const QTemporaryDir folder;
        write(folder.filePath("ship.json"), there);
        return sparesOtherFormats(*findFormat(QString::fromLatin1(format)), {folder.path(), {{"ship.json", made}}})
            .ok();
    }
};

HITBOX_CORE_TEST(SparedFilesTest)
#include "spared_files_test.moc"
