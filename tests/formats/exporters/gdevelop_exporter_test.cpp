#include "formats/exporters/golden.h"
#include "formats/exporters/probes.h"
#include "test_class.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace hitbox;

namespace {

QJsonArray animationsOf(const Document &document)
{
    const QByteArray bytes = golden::exported(document, "gdevelop").files[0].bytes;
    return QJsonDocument::fromJson(bytes).object()[QStringLiteral("animations")].toArray();
}

QJsonArray framesOfAnimation(const QJsonValue &animation)
{
    return animation[QStringLiteral("directions")][0][QStringLiteral("sprites")].toArray();
}

bool gdevelopHolds(const QJsonValue &frame, geometry::Point point)
{
    for (const QJsonValue &polygon : frame[QStringLiteral("customCollisionMask")].toArray()) {
        geometry::Ring ring;
        for (const QJsonValue &vertex : polygon.toArray())
            ring.push_back({vertex[QStringLiteral("x")].toDouble(), vertex[QStringLiteral("y")].toDouble()});
        if (geometry::locate(point, geometry::Polygon{ring}) != geometry::Location::Outside)
            return true;
    }
    return false;
}

} // namespace

class GdevelopExporterTest : public QObject
{
    Q_OBJECT

private slots:
    void writesTheGoldenBytes()
    {
        QCOMPARE(golden::difference("gdevelop", {QStringLiteral("lopsided.json")}), QString());
    }

    /// Where the engine would show all of the sheet.
    void aFrameThatIsCutHasAnImageOfItsOwn()
    {
        const auto imagesIn = [](const Document &document) {
            QStringList images;
            for (const OutputFile &file : golden::exported(document, "gdevelop").files)
                images.append(framesOfAnimation(QJsonDocument::fromJson(file.bytes)["animations"].toArray()[0])[0]
                                  .toObject()["image"]
                                  .toString());
            return images;
        };
        const auto spriteOf = [](const QString &name, const QRect &rect) {
            Sprite sprite{.name = name, .image = "items.png"};
            sprite.frames = {Frame{.name = name, .rect = rect, .size = rect.size()}};
            return sprite;
        };
        Document document;
        document.sprites = {spriteOf("key", {32, 0, 32, 32})};
        QCOMPARE(imagesIn(document), QStringList{"key"});
        document.sprites = {spriteOf("key", {0, 0, 32, 32})};
        QCOMPARE(imagesIn(document), QStringList{"items.png"});
        document.sprites.append(spriteOf("door", {0, 0, 64, 64}));
        QCOMPARE(imagesIn(document), (QStringList{"key", "door"}));
        document.sprites[1].frames[0].rect = {0, 0, 32, 32};
        document.sprites[1].frames[0].size = {32, 32};
        QCOMPARE(imagesIn(document), (QStringList{"items.png", "items.png"}));
        document.sprites[1].frames[0].offset = {1, 0};
        QCOMPARE(imagesIn(document), (QStringList{"key", "door"}));
    }

    void coversWhatWasDrawnInEachFrame()
    {
        const Document document = golden::lopsided();
        const QJsonArray frames = framesOfAnimation(animationsOf(document)[0]);
        const double arcs = 0.1;
        for (const int frame : {0, 1}) {
            probes::compare(document.sprites[0].frames[frame], arcs,
                            [&](geometry::Point point) { return gdevelopHolds(frames[frame], point); });
        }
    }

    void tellsFramesThatNoTagShows()
    {
        Document document = golden::lopsided();
        document.sprites[0].tags = {{QStringLiteral("stand"), 0, 0, TagDirection::Forward, {}}};
        const auto isTold = [&document] {
            const QList<Finding> losses = golden::exported(document, "gdevelop").losses;
            return std::any_of(losses.begin(), losses.end(), [](const Finding &loss) {
                return loss.frame == FrameRef{0, 1} && loss.severity == Severity::Warning &&
                       loss.message == QStringLiteral("The frame is left out: no tag shows it");
            });
        };
        QVERIFY(isTold());
        document.sprites[0].frames[1].shapes.clear();
        QVERIFY(!isTold());
        document.sprites[0].frames[1].events = {{.name = QStringLiteral("whoosh")}};
        QVERIFY(isTold());
        document.sprites[0].tags.clear();
        const QList<Finding> all = golden::exported(document, "gdevelop").losses;
        QVERIFY(std::none_of(all.begin(), all.end(),
                             [](const Finding &loss) { return loss.message.contains(QStringLiteral("no tag")); }));
    }

    void playsARunToAndFroForwards()
    {
        const QJsonArray frames = framesOfAnimation(animationsOf(golden::lopsided())[1]);
        QCOMPARE(frames.size(), 4); // 0 1 2 1
        QCOMPARE(frames[3], frames[1]);
    }

    void hasOneAnimationForASpriteWithoutTags()
    {
        Document document = golden::lopsided();
        document.sprites[0].tags.clear();
        const QJsonArray animations = animationsOf(document);
        QCOMPARE(animations.size(), 1);
        QCOMPARE(framesOfAnimation(animations[0]).size(), 3);
    }

    void tellsWhatOneDurationLoses()
    {
        const ExportPreview preview = golden::exported(golden::lopsided(), "gdevelop");
        const bool isTold = std::any_of(preview.losses.begin(), preview.losses.end(), [](const Finding &loss) {
            return loss.message == QStringLiteral("All frames of “attack” get the duration of the first: GDevelop has "
                                                  "one for an animation");
        });
        QVERIFY(isTold);
    }
};

HITBOX_CORE_TEST(GdevelopExporterTest)
#include "gdevelop_exporter_test.moc"
