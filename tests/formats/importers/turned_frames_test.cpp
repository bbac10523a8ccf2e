#include "formats/importers/turned_frames.h"
#include "test_class.h"

#include "document/edits.h"
#include "formats/importers/import_bench.h"
#include "images/images.h"

#include <QDir>
#include <QFile>
#include <QImage>
#include <QPainter>
#include <QTemporaryDir>
#include <QTest>

using namespace hitbox;
using namespace hitbox::importing;

namespace {

/// An arrow that points up, 6 pixels wide and 10 high, without any symmetry.
QImage arrow()
{
    QImage image(6, 10, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.fillRect(2, 0, 2, 10, Qt::red);
    painter.fillRect(0, 2, 3, 1, Qt::green);
    painter.fillRect(4, 3, 2, 2, Qt::blue);
    return image;
}

/// The arrow upright at (1, 1), and turned at (10, 1).
void writeSheet(const QString &path, int turn)
{
    QImage image(32, 16, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.drawImage(1, 1, arrow());
    painter.drawImage(10, 1, arrow().transformed(QTransform().rotate(turn)));
    painter.end();
    QVERIFY(image.save(path));
}

const QByteArray json = R"({"frames": {
 "up": {"frame": {"x": 1, "y": 1, "w": 6, "h": 10}, "rotated": false},
 "turned": {"frame": {"x": 10, "y": 1, "w": 6, "h": 10}, "rotated": true,
            "spriteSourceSize": {"x": 3, "y": 2, "w": 6, "h": 10}, "sourceSize": {"w": 12, "h": 14}}},
 "animations": {"both": ["up", "turned"]},
 "meta": {"app": "https://www.codeandweb.com/texturepacker", "image": "pack.png"}})";

/// The frame that lies turned is a pixel further to the left.
const QByteArray otherPacking = QByteArray(json).replace("\"x\": 10", "\"x\": 9");

const QByteArray atlas = "pack.png\nsize:32,16\nformat:RGBA8888\nup\nbounds:1,1,6,10\nturned\nrotate:%1\n"
                         "bounds:10,1,6,10\noffsets:3,2,12,14\n";

/// What the frame shows, cut out of the image that the project has for it.
QImage shown(const ImportResult &result, const QString &folder, int frame)
{
    const Sprite &sprite = result.document.sprites[0];
    const Result<QImage> image = loadImage(QDir(folder).filePath(sprite.image));
    return image ? image->copy(sprite.frames[frame].rect) : QImage();
}

} // namespace

class TurnedFramesTest : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;

    QString at(const char *name) const { return m_folder.filePath(QString::fromLatin1(name)); }

    Result<Imported> read(const QByteArray &bytes, const char *name) const
    {
        const Result<ImportSource> source = importSourceOf(bytes, at(name), m_folder.path());
        return importFrom(*source);
    }

    ImportResult import(const Imported &imported, const Document &into = emptyProject()) const
    {
        const Result<Done> written = writeSheets(imported.sheets);
        return written ? withImported(into, imported, m_folder.path()) : ImportResult{};
    }

private slots:
    void init()
    {
        for (const QString &name : QDir(m_folder.path()).entryList(QDir::Files))
            QVERIFY(QFile::remove(m_folder.filePath(name)));
    }

    void standUprightInASheetOfTheProjectsOwn_data()
    {
        QTest::addColumn<QByteArray>("file");
        QTest::addColumn<int>("turn");
        QTest::newRow("TexturePacker") << json << 90;
        QTest::newRow("libGDX") << QByteArray(atlas).replace("%1", "true") << -90;
        QTest::newRow("Spine 90") << QByteArray(atlas).replace("%1", "90") << -90;
        QTest::newRow("Spine 180") << QByteArray(atlas).replace("%1", "180") << 180;
        QTest::newRow("Spine 270") << QByteArray(atlas).replace("%1", "270") << 90;
    }
    void standUprightInASheetOfTheProjectsOwn()
    {
        QFETCH(QByteArray, file);
        QFETCH(int, turn);
        writeSheet(at("pack.png"), turn);
        const Result<Imported> imported = read(file, "pack.txt");
        QVERIFY2(imported, qPrintable(whyNot(imported)));
        QVERIFY2(notesOf(*imported).contains("stand upright in “pack_upright.png”"), qPrintable(notesOf(*imported)));
        const ImportResult result = import(*imported);
        const Sprite &sprite = result.document.sprites[0];
        QCOMPARE(sprite.image, QStringLiteral("pack_upright.png"));
        QCOMPARE(sprite.frames[0].rect, QRect(1, 1, 6, 10));
        QCOMPARE(sprite.frames[1].size, QSize(12, 14));
        QCOMPARE(sprite.frames[1].offset, QPoint(3, 2));
        QCOMPARE(shown(result, m_folder.path(), 0), arrow());
        QCOMPARE(shown(result, m_folder.path(), 1), arrow());
        QCOMPARE(result.notes.size(), 1);
    }

    void animationsKeepThem()
    {
        writeSheet(at("pack.png"), 90);
        const Result<Imported> imported = read(json, "pack.json");
        QCOMPARE(imported->sprites[0].sprite.tags, (QList<Tag>{{"both", 0, 1, TagDirection::Forward, {}}}));
    }

    void theSpriteOfEarlierImportsIsBroughtUpToDate()
    {
        writeSheet(at("pack.png"), 90);
        const QByteArray upright = QByteArray(json).replace("\"rotated\": true", "\"rotated\": false");
        Document document = import(*read(upright, "pack.json")).document;
        document.sprites[0].frames[0].pivot = {1, 2};
        const ImportResult turned = import(*read(json, "pack.json"), document);
        QCOMPARE(turned.document.sprites.size(), 1);
        QCOMPARE(turned.document.sprites[0].image, QStringLiteral("pack_upright.png"));
        QCOMPARE(turned.document.sprites[0].frames[0].pivot, (geometry::Point{1, 2}));
        const ImportResult again = import(*read(json, "pack.json"), turned.document);
        QCOMPARE(again.document, turned.document);
        const ImportResult back = import(*read(upright, "pack.json"), turned.document);
        QCOMPARE(back.document.sprites.size(), 1);
        QCOMPARE(back.document.sprites[0].image, QStringLiteral("pack.png"));
    }

    void aFileOfTheUsersOwnIsNeverReplaced()
    {
        writeSheet(at("pack.png"), 90);
        QVERIFY(arrow().save(at("pack_upright.png")));
        const Result<Imported> imported = read(json, "pack.json");
        QVERIFY(imported);
        QVERIFY(imported->sheets.isEmpty());
        QVERIFY(notesOf(*imported).contains("“pack_upright.png” is in the way"));
        QCOMPARE(imported->sprites[0].sprite.frames.size(), 1);
        QCOMPARE(imported->sprites[0].sprite.image, at("pack.png"));
    }

    void twoFilesOfOneImageKeepASheetEach()
    {
        writeSheet(at("pack.png"), 90);
        const QByteArray other =
            QByteArray(otherPacking).replace("\"up\"", "\"top\"").replace("\"turned\"", "\"lying\"");
        const ImportResult first = import(*read(json, "a.json"));
        const QImage before(at("pack_upright.png"));
        const ImportResult both = import(*read(other, "b.json"), first.document);
        QCOMPARE(both.document.sprites.size(), 2);
        QCOMPARE(both.document.sprites[0], first.document.sprites[0]);
        QCOMPARE(both.document.sprites[1].image, QStringLiteral("pack_upright_2.png"));
        QCOMPARE(QImage(at("pack_upright.png")), before);
        QCOMPARE(import(*read(json, "a.json"), both.document).document, both.document);
        QCOMPARE(import(*read(other, "b.json"), both.document).document, both.document);
        QCOMPARE(QDir(m_folder.path()).entryList(QDir::Files).size(), 3);
    }

    void twoFilesOfOneRunKeepASheetEach()
    {
        writeSheet(at("pack.png"), 90);
        const Result<Imported> first = read(json, "a.json");
        Result<ImportSource> source = importSourceOf(otherPacking, at("b.json"), m_folder.path());
        source->otherSheets = first->sheets;
        QCOMPARE(importFrom(*source)->sheets[0].name, at("pack_upright_2.png"));
        source = importSourceOf(json, at("c.json"), m_folder.path());
        source->otherSheets = first->sheets;
        const Result<Imported> again = importFrom(*source);
        QVERIFY(again->sheets.isEmpty());
        QCOMPARE(again->sprites[0].sprite.image, at("pack_upright.png"));
    }

    void imagesThatDifferByTheirEndingKeepASheetEach()
    {
        writeSheet(at("pack.png"), 90);
        writeSheet(at("pack.bmp"), 90);
        QCOMPARE(import(*read(json, "a.json")).document.sprites[0].image, QStringLiteral("pack_upright.png"));
        const Result<Imported> other = read(QByteArray(json).replace("pack.png", "pack.bmp"), "b.json");
        QCOMPARE(other->sheets[0].name, at("pack_upright_2.png"));
    }

    void aSpriteThatWasPackedAnewIsBroughtUpToDate()
    {
        writeSheet(at("pack.png"), 90);
        Document document = import(*read(json, "pack.json")).document;
        document.sprites[0].frames[1].pivot = {1, 2};
        const ImportResult anew = import(*read(otherPacking, "pack.json"), document);
        QCOMPARE(anew.document.sprites.size(), 1);
        QCOMPARE(anew.document.sprites[0].image, QStringLiteral("pack_upright_2.png"));
        QCOMPARE(anew.document.sprites[0].frames[1].pivot, (geometry::Point{1, 2}));
    }

    void isCalledAsTheImageWithItsFolders_data()
    {
        QTest::addColumn<QString>("image");
        QTest::addColumn<QString>("sheet");
        QTest::newRow("beside") << QStringLiteral("pack.png") << QStringLiteral("pack_upright.png");
        QTest::newRow("below") << QStringLiteral("img/pack.png") << QStringLiteral("img_pack_upright.png");
        QTest::newRow("hard to note") << QStringLiteral("pack  größe 火.png")
                                      << QStringLiteral("pack  größe 火_upright.png");
        QTest::newRow("beside the folder")
            << QStringLiteral("../img/pack.png") << QStringLiteral("img_pack_upright.png");
    }
    void isCalledAsTheImageWithItsFolders()
    {
        QFETCH(QString, image);
        QFETCH(QString, sheet);
        const QTemporaryDir folder;
        const QDir project(folder.filePath(QStringLiteral("project")));
        QVERIFY(QDir(folder.path()).mkpath(QStringLiteral("project/img")));
        QVERIFY(QDir(folder.path()).mkpath(QStringLiteral("img")));
        writeSheet(project.filePath(image), 90);
        const Result<ImportSource> source = importSourceOf(QByteArray(json).replace("pack.png", image.toUtf8()),
                                                           project.filePath(QStringLiteral("a.json")), project.path());
        const Result<Imported> imported = importFrom(*source);
        QVERIFY2(imported, qPrintable(whyNot(imported)));
        QCOMPARE(imported->sheets[0].name, project.filePath(sheet));
        QVERIFY(writeSheets(imported->sheets));
        QCOMPARE(importFrom(*source)->sheets, imported->sheets);
    }

    void whatReachesBeyondTheImageIsLeftOut()
    {
        writeSheet(at("pack.png"), 90);
        const Result<Imported> imported = read(QByteArray(json).replace("\"x\": 10", "\"x\": 30"), "pack.json");
        QVERIFY(imported);
        QVERIFY(notesOf(*imported).contains("beyond its image"));
        QCOMPARE(imported->sprites[0].sprite.frames.size(), 1);
        QCOMPARE(imported->sprites[0].sprite.tags, (QList<Tag>{{"both", 0, 0, TagDirection::Forward, {}}}));
    }
};

HITBOX_CORE_TEST(TurnedFramesTest)
#include "turned_frames_test.moc"
