#include "formats/importer.h"

#include <QTest>

using namespace hitbox;

namespace {

ImportSource imageOf(QSize size)
{
    ImportSource source;
    source.path = QStringLiteral("/game/ship.png");
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
        QCOMPARE(item.sprite.image, QStringLiteral("/game/ship.png"));
        QCOMPARE(item.sprite.frames.size(), 1);
        QCOMPARE(item.sprite.frames.at(0).rect, QRect(0, 0, 40, 10));
        QCOMPARE(item.stated, StatedParts());
    }

    void followsTheSizeOfAnImageThatIsOneFrame()
    {
        const Document before = withImported({}, *importFrom(imageOf({40, 10})), QStringLiteral("/game")).document;
        const ImportResult again = withImported(before, *importFrom(imageOf({50, 12})), QStringLiteral("/game"));
        QCOMPARE(again.document.sprites.at(0).frames.at(0).rect, QRect(0, 0, 50, 12));
        QCOMPARE(again.updated, QStringList{"ship"});
    }

    void leavesFramesAloneThatWereCutBefore()
    {
        ImportSource source = imageOf({40, 10});
        source.grid = SheetGrid{4, 1};
        const Document cut = withImported({}, *importFrom(source), QStringLiteral("/game")).document;
        QCOMPARE(cut.sprites.at(0).frames.at(3).rect, QRect(30, 0, 10, 10));
        const ImportResult again = withImported(cut, *importFrom(imageOf({40, 10})), QStringLiteral("/game"));
        QCOMPARE(again.document, cut);
    }
};

QTEST_GUILESS_MAIN(ImageImporterTest)
#include "image_importer_test.moc"
