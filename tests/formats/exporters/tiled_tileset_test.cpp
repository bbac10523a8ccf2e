#include "formats/exporters/tiled_tileset.h"
#include "test_class.h"

#include "formats/exporters/golden.h"

using namespace hitbox;

namespace {

QStringList messagesOf(const QList<Finding> &losses)
{
    QStringList messages;
    for (const Finding &loss : losses)
        messages.append(loss.message);
    return messages;
}

QByteArray written(const Document &document, const TiledTileset &tileset)
{
    XmlWriter xml(0);
    xml.beginElement("tileset");
    writeTiledTileset(xml, document, tileset);
    xml.endElement();
    return xml.document();
}

} // namespace

class TiledTilesetTest : public QObject
{
    Q_OBJECT

private slots:
    void tellsWhereAnAnimationStandsStill()
    {
        Document document = golden::fist();
        const auto told = [&document] {
            QList<int> frames;
            for (const Finding &loss : golden::exported(document, "tiled").losses) {
                if (loss.message.startsWith(QStringLiteral("The duration is 0")))
                    frames.append(loss.frame.frame);
            }
            return frames;
        };
        QCOMPARE(told(), QList<int>());
        const int first = document.sprites[0].tags[0].from;
        document.sprites[0].frames[first].duration = 0;
        QCOMPARE(told(), QList<int>{first});
        document.sprites[0].tags.clear();
        QCOMPARE(told(), QList<int>());
    }

    void isAGridWhereTheFramesLieOnOne()
    {
        const Document document = golden::lopsided();
        const Sprite &sprite = document.sprites[0];
        ExportOptions options;
        options.imageSizes.insert(sprite.image, {192, 160});
        const TiledTileset tileset = tiledTilesetOf(document, 0, options);
        QVERIFY(tileset.areImagesRead && tileset.grid);
        QCOMPARE(tileset.tileOf(sprite, 1), 1);
        QCOMPARE(tileset.tileCount(sprite), 6); // the second row of the image has cells, too
        QVERIFY(written(document, tileset).contains("<image source=\"lopsided.png\" width=\"192\" height=\"160\"/>"));
    }

    void isAsLargeAsItsFramesWhereTheImageCannotBeRead()
    {
        const Document document = golden::lopsided();
        const TiledTileset tileset = tiledTilesetOf(document, 0, {});
        QVERIFY(!tileset.areImagesRead);
        QCOMPARE(tileset.imageSizes.value(document.sprites[0].image), QSize(192, 80));
        QVERIFY(messagesOf(tiledLosses(document, tileset))
                    .contains(QStringLiteral("The image cannot be read: Tiled may count its tiles otherwise")));
    }

    void isACollectionOfImagesWhereTheyLieOnNone()
    {
        Document document = golden::lopsided();
        document.sprites[0].frames[1].rect.translate(3, 0);
        ExportOptions options;
        options.imageSizes.insert(document.sprites[0].image, {200, 80});
        const TiledTileset tileset = tiledTilesetOf(document, 0, options);
        QVERIFY(!tileset.grid);
        QCOMPARE(tileset.tileCount(document.sprites[0]), 3);
        QVERIFY(written(document, tileset).contains(" columns=\"0\""));
        QVERIFY(messagesOf(tiledLosses(document, tileset)).join(u' ').contains(QStringLiteral("on no grid")));
    }

    void hasTilesOfNoSizeWhereThereAreNoFrames()
    {
        Document document = golden::lopsided();
        document.sprites[0].frames.clear();
        document.sprites[0].tags.clear();
        const QByteArray xml = written(document, tiledTilesetOf(document, 0, {}));
        QVERIFY2(xml.contains(R"(tilewidth="0" tileheight="0" tilecount="0" columns="0")"), xml.constData());
    }

    void hasAnImageForEachTileWhereFramesHaveTheirOwn()
    {
        Document document = golden::lopsided();
        QList<Frame> &frames = document.sprites[0].frames;
        ExportOptions options;
        for (int f = 0; f < frames.size(); ++f) {
            frames[f].image = QStringLiteral("%1.png").arg(f);
            frames[f].rect.moveTo(0, 0);
            options.imageSizes.insert(frames[f].image, frames[f].rect.size());
        }
        const TiledTileset tileset = tiledTilesetOf(document, 0, options);
        QVERIFY(!tileset.grid && tileset.areImagesRead);
        const QByteArray text = written(document, tileset);
        for (const Frame &frame : frames)
            QVERIFY2(text.contains("<image source=\"" + frame.image.toUtf8() + "\" width=\"" +
                                   QByteArray::number(frame.rect.width()) + '"'),
                     text.constData());
        QVERIFY(!messagesOf(tiledLosses(document, tileset)).join(u' ').contains(QStringLiteral("on no grid")));
    }
};

HITBOX_TEST(TiledTilesetTest)
#include "tiled_tileset_test.moc"
