#include "formats/exporters/golden.h"
#include "formats/exporters/probes.h"
#include "test_class.h"

#include <QTest>
#include <QXmlStreamReader>

using namespace hitbox;

namespace {

/// The texts of all elements of these names, in order.
QStringList textsOf(const QByteArray &plist, const QStringList &names)
{
    QStringList texts;
    QXmlStreamReader xml(plist);
    while (!xml.atEnd()) {
        if (xml.readNext() == QXmlStreamReader::StartElement && names.contains(xml.name().toString()))
            texts.append(xml.readElementText());
    }
    return xml.hasError() ? QStringList{xml.errorString()} : texts;
}

geometry::Point placeOf(const QString &text)
{
    const QStringList numbers = text.mid(2, text.size() - 4).split(u',');
    return {numbers.value(0).toDouble(), numbers.value(1).toDouble()};
}

struct CocosParts {
    QList<geometry::Ring> rings;
    QList<geometry::Circle> circles;
};

/// Of one body, in pixels about the middle of the frame, y up.
CocosParts partsOf(const QByteArray &plist, const QString &body)
{
    const QStringList texts = textsOf(plist, {QStringLiteral("key"), QStringLiteral("string"), QStringLiteral("real")});
    CocosParts parts;
    bool isInPolygon = false;
    for (qsizetype i = texts.indexOf(body) + 1; i > 0 && i < texts.size(); ++i) {
        if (texts[i] == QStringLiteral("anchorpoint") && texts[i - 1] != body)
            break;
        if (texts[i] == QStringLiteral("polygons")) {
            parts.rings.append(geometry::Ring());
            isInPolygon = true;
        } else if (texts[i] == QStringLiteral("radius")) {
            parts.circles.append({placeOf(texts[i + 3]), texts[i + 1].toDouble()});
        } else if (isInPolygon && texts[i].startsWith(u'{')) {
            parts.rings.last().push_back(placeOf(texts[i]));
        } else {
            isInPolygon = false;
        }
    }
    return parts;
}

bool cocosHolds(const CocosParts &parts, geometry::Point point)
{
    for (const geometry::Ring &ring : parts.rings) {
        if (geometry::locate(point, geometry::Polygon{ring}) != geometry::Location::Outside)
            return true;
    }
    return std::any_of(parts.circles.begin(), parts.circles.end(), [point](const geometry::Circle &circle) {
        return geometry::distance(point, circle.center) < circle.radius;
    });
}

} // namespace

class Cocos2dxExporterTest : public QObject
{
    Q_OBJECT

private slots:
    void writesTheGoldenBytes()
    {
        QCOMPARE(golden::difference("cocos2dx", {QStringLiteral("lopsided.plist")}), QString());
    }

    void coversWhatWasDrawnAboutTheMiddleWithYUp()
    {
        const Document document = golden::lopsided();
        const QByteArray plist = golden::exported(document, "cocos2dx").files[0].bytes;
        for (const int frame : {0, 1}) {
            const Frame &drawn = document.sprites[0].frames[frame];
            const CocosParts parts = partsOf(plist, drawn.name);
            probes::compare(drawn, 1e-9, [&](geometry::Point point) {
                return cocosHolds(parts, {point.x - 32, 40 - point.y});
            });
        }
    }

    void staysWellFormedWhateverTheNames()
    {
        Document document = golden::lopsided();
        document.sprites[0].frames[0].name = QStringLiteral("</key>&\x02");
        const QStringList keys =
            textsOf(golden::exported(document, "cocos2dx").files[0].bytes, {QStringLiteral("key")});
        QVERIFY(keys.contains(QStringLiteral("</key>&␂")));
    }

    void bodiesKeepKeysOfTheirOwn()
    {
        Document document = golden::lopsided();
        document.sprites[0].frames[0].name = QStringLiteral("a\x01");
        document.sprites[0].frames[1].name = QStringLiteral("a\x02");
        QByteArray bytes = golden::exported(document, "cocos2dx").files[0].bytes;
        QCOMPARE(bytes.count("<key>a␁</key>"), 1);
        QCOMPARE(bytes.count("<key>a␂</key>"), 1);
        document.sprites[0].frames[1].name = QStringLiteral("a␁");
        bytes = golden::exported(document, "cocos2dx").files[0].bytes;
        QCOMPARE(bytes.count("<key>a␁</key>"), 1);
        QCOMPARE(bytes.count("<key>a␁_2</key>"), 1);
    }

    void givesSensorsContactsButNoCollision()
    {
        Document document = golden::lopsided();
        document.sprites[0].frames[0].shapes[0].properties = {{QStringLiteral("sensor"), true}};
        const QByteArray plist = golden::exported(document, "cocos2dx").files[0].bytes;
        const QByteArray first = plist.mid(plist.indexOf("collision_mask"), 200).simplified();
        QVERIFY(first.startsWith("collision_mask</key> <integer>0</integer> <key>contact_test_mask</key> "
                                 "<integer>2</integer>"));
    }
};

HITBOX_CORE_TEST(Cocos2dxExporterTest)
#include "cocos2dx_exporter_test.moc"
