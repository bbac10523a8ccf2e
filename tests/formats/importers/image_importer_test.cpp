#include "formats/importers/importer.h"
#include "rooted.h"
#include "test_class.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace hitbox;

namespace {

ImportSource imageOf(QSize size)
{
    ImportSource source;
    source.path = rooted("/game/ship.png");
    source.imageSize = size;
    return source;
}

} // namespace

class ImageImporterTest : public QObject
{
    Q_OBJECT

private slots:
    void makesOneFrameOfAnImage()
    {
        const Result<Imported> result = importFrom(imageOf({40, 10}));
        QVERIFY(result);
        const ImportedSprite &item = result->sprites.at(0);
        QCOMPARE(item.sprite.image, rooted("/game/ship.png"));
        QCOMPARE(item.sprite.frames.size(), 1);
        QCOMPARE(item.sprite.frames.at(0).rect, QRect(0, 0, 40, 10));
        QCOMPARE(item.stated, StatedParts());
    }

    void followsTheSizeOfAnImageThatIsOneFrame()
    {
        const Document before = withImported({}, *importFrom(imageOf({40, 10})), rooted("/game")).document;
        const ImportResult again = withImported(before, *importFrom(imageOf({50, 12})), rooted("/game"));
        QCOMPARE(again.document.sprites.at(0).frames.at(0).rect, QRect(0, 0, 50, 12));
        QCOMPARE(again.updated, QStringList{"ship"});
    }

    void pixelsBehindTheLastCellAreTold()
    {
        ImportSource source = imageOf({256, 67});
        source.grid = SheetGrid{4, 1};
        QVERIFY(importFrom(source)->notes.list().isEmpty());
        source.grid = SheetGrid{5, 4};
        const QList<ImportNote> notes = importFrom(source)->notes.list();
        QCOMPARE(notes.size(), 2);
        QCOMPARE(notes[0].what, QStringLiteral("columns of pixels at the right that belong to no frame: 1"));
        QCOMPARE(notes[1].what, QStringLiteral("rows of pixels at the bottom that belong to no frame: 3"));
    }

    void picturesAfterTheFirstAreFrames()
    {
        const QByteArray picture = QByteArray::fromHex("2c000000000100010000020244010021f9040000000000");
        const QTemporaryDir folder;
        QFile file(folder.filePath("a.gif"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(QByteArray::fromHex("47494638396101000100800000000000ffffff") + picture + picture + ";");
        file.close();
        const Result<ImportSource> source = readImportSource(file.fileName(), {});
        QVERIFY(source);
        const Result<Imported> imported = importFrom(*source);
        QVERIFY(imported);
        QVERIFY(imported->notes.list().isEmpty());
        const Sprite &sprite = imported->sprites.at(0).sprite;
        QCOMPARE(sprite.frames.size(), 2);
        QCOMPARE(sprite.frames[1].name, QStringLiteral("a_1"));
        QCOMPARE(sprite.frames[1].rect, QRect(1, 0, 1, 1));
        QCOMPARE(sprite.frames[1].duration, 100.0);
    }

    void leavesFramesAloneThatWereCutBefore()
    {
        ImportSource source = imageOf({40, 10});
        source.grid = SheetGrid{4, 1};
        const Document cut = withImported({}, *importFrom(source), rooted("/game")).document;
        QCOMPARE(cut.sprites.at(0).frames.at(3).rect, QRect(30, 0, 10, 10));
        const ImportResult again = withImported(cut, *importFrom(imageOf({40, 10})), rooted("/game"));
        QCOMPARE(again.document, cut);
    }
};

HITBOX_CORE_TEST(ImageImporterTest)
#include "image_importer_test.moc"
