#include "formats/all_formats.h"
#include "formats/exporters/golden.h"
#include "formats/exporters/preparation/export_input.h"
#include "test_class.h"

#include <QImage>
#include <QTemporaryDir>

using namespace hitbox;

class ExportInputTest : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;

    ExportOptions readFor(const char *format, const QString &out) const
    {
        return *withFilesRead({}, golden::lopsided(), *findFormat(QString::fromLatin1(format)), {m_folder.path(), out});
    }

private slots:
    void initTestCase()
    {
        QImage image(192, 80, QImage::Format_ARGB32);
        image.fill(Qt::transparent);
        QVERIFY(image.save(m_folder.filePath(QStringLiteral("lopsided.png"))));
    }

    void namesImagesFromTheFolderThatIsWrittenTo()
    {
        const QString out = m_folder.filePath(QStringLiteral("game/maps"));
        const QString image = withImagesAsExported(golden::lopsided(), {m_folder.path(), out}).sprites[0].image;
        QCOMPARE(image, QStringLiteral("../../lopsided.png"));
        QCOMPARE(readFor("tiled", out).imageSizes.value(image), QSize(192, 80));
        QCOMPARE(withImagesAsExported(golden::lopsided(), {m_folder.path(), {}}), golden::lopsided());
    }

    void knowsNoSizeOfAnImageThatCannotBeRead()
    {
        Document document = golden::lopsided();
        document.sprites[0].image = QStringLiteral("absent.png");
        const ExportOptions options = *withFilesRead({}, document, *findFormat(QStringLiteral("tiled")),
                                                     {m_folder.path(), m_folder.filePath(QStringLiteral("out"))});
        QVERIFY(options.imageSizes.value(QStringLiteral("../absent.png")).isEmpty());
    }

    void readsTheFilesThatOptionsName()
    {
        const Format &format = *findFormat(QStringLiteral("template"));
        QFile file(m_folder.filePath(QStringLiteral("my.mustache")));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write("{{project}}") > 0);
        file.close();
        const QString key = QStringLiteral("template");
        const ExportOptions options{{{key, QStringLiteral("my.mustache")}}};
        const ExportFolders folders{m_folder.path(), {}};
        QCOMPARE(withFilesRead(options, {}, format, folders)->files.value(key), QByteArray("{{project}}"));
        QCOMPARE(withFilesFrom(m_folder.path(), options.values, format).value(key), file.fileName());

        const ExportOptions example{{{key, QStringLiteral("construct")}}};
        QVERIFY(withFilesRead(example, {}, format, folders)->files.isEmpty());
        QCOMPARE(withFilesFrom(m_folder.path(), example.values, format), example.values);
        const ExportOptions absent{{{key, QStringLiteral("absent.mustache")}}};
        QVERIFY(!withFilesRead(absent, {}, format, folders).ok());
    }

    void tellsWhichFilesWillBeRead()
    {
        Document document = golden::lopsided();
        document.sprites.append(document.sprites[0]);
        document.sprites.append(document.sprites[0]);
        document.sprites[1].image = QStringLiteral("sub/../ship.png");
        document.sprites[2].image = QStringLiteral("https://somewhere/ship.png");
        const auto filesFor = [&](const char *format, const QMap<QString, QString> &values, const QString &folder) {
            return filesToRead(values, document, *findFormat(QString::fromLatin1(format)), folder);
        };
        QCOMPARE(filesFor("tiled", {}, QStringLiteral("../art")),
                 (QStringList{QStringLiteral("../art/lopsided.png"), QStringLiteral("../art/ship.png")}));
        QCOMPARE(filesFor("tiled", {}, QStringLiteral(".")).constFirst(), QStringLiteral("lopsided.png"));
        QCOMPARE(filesFor("json", {}, QStringLiteral(".")), QStringList());
        const QString key = QStringLiteral("template");
        QCOMPARE(filesFor("template", {{key, QStringLiteral("my.mustache")}}, QStringLiteral("art")),
                 QStringList{QStringLiteral("art/my.mustache")});
        QCOMPARE(filesFor("template", {{key, QStringLiteral("construct")}}, QStringLiteral("art")), QStringList());
    }

    void findsTheFolderOfAProfile()
    {
        ExportProfile profile;
        QCOMPARE(profileFolder(profile, QStringLiteral("/games/art")), QStringLiteral("/games/art"));
        QCOMPARE(profileFolder(profile, QStringLiteral(".")), QStringLiteral("."));
        profile.folder = QStringLiteral("../out");
        QCOMPARE(profileFolder(profile, QStringLiteral("/games/art")), QStringLiteral("/games/out"));
        QCOMPARE(profileFolder(profile, QStringLiteral("art")), QStringLiteral("out"));
        profile.folder = QStringLiteral("/srv/out");
        QCOMPARE(profileFolder(profile, QStringLiteral("/games/art")), QStringLiteral("/srv/out"));
    }

    void readsNothingForFormatsThatDoNotAsk() { QVERIFY(readFor("json", {}).imageSizes.isEmpty()); }
};

HITBOX_CORE_TEST(ExportInputTest)
#include "export_input_test.moc"
