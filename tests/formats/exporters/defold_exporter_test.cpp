#include "formats/export/safe_file_name.h"
#include "formats/exporters/golden.h"
#include "formats/exporters/probes.h"
#include "test_class.h"

#include <QRegularExpression>
#include <QTest>

using namespace hitbox;

namespace {

QList<double> numbersOf(const QByteArray &text, const char *key)
{
    QList<double> numbers;
    for (const QByteArray &line : text.split('\n')) {
        const QByteArray trimmed = line.trimmed();
        if (trimmed.startsWith(key))
            numbers.append(trimmed.mid(trimmed.indexOf(' ') + 1).toDouble());
    }
    return numbers;
}

struct DefoldParts {
    QList<geometry::Ring> hulls;
    QList<geometry::Circle> circles;
    QList<geometry::Box> boxes;
};

void addPrimitives(DefoldParts &parts, const QByteArray &object)
{
    const QList<double> data = numbersOf(object, "data:");
    const QList<double> x = numbersOf(object, "x:");
    const QList<double> y = numbersOf(object, "y:");
    const QList<double> index = numbersOf(object, "index:");
    const QList<double> count = numbersOf(object, "count:");
    for (qsizetype i = 0; i < index.size(); ++i) {
        const geometry::Point center{x[2 * i], y[2 * i]}; // each position is followed by a rotation
        const double first = data[qsizetype(index[i])];
        if (count[i] == 1) {
            parts.circles.append({center, first});
        } else {
            const geometry::Point half{first, data[qsizetype(index[i]) + 1]};
            parts.boxes.append({center - half, center + half});
        }
    }
}

/// What the objects of one frame hold, in pixels about the middle of the frame, y up. Hulls are found by the names that
/// the objects refer to.
DefoldParts partsOf(const QList<OutputFile> &files, const QString &frame)
{
    QHash<QString, QByteArray> byName;
    for (const OutputFile &file : files)
        byName.insert(file.name, file.bytes);
    DefoldParts parts;
    for (const OutputFile &file : files) {
        if (!file.name.startsWith(QStringLiteral("lopsided_") + frame) || !file.name.endsWith(".collisionobject"))
            continue;
        static const QRegularExpression reference(QStringLiteral("collision_shape: \"/([^\"]+)\""));
        const QString hull = reference.match(QString::fromUtf8(file.bytes)).captured(1);
        if (hull.isEmpty()) {
            addPrimitives(parts, file.bytes);
            continue;
        }
        const QList<double> data = numbersOf(byName.value(hull), "data:");
        geometry::Ring ring;
        for (qsizetype i = 0; i + 2 < data.size(); i += 3)
            ring.push_back({data[i], data[i + 1]});
        parts.hulls.append(ring);
    }
    return parts;
}

bool defoldHolds(const DefoldParts &parts, geometry::Point point)
{
    return std::any_of(parts.hulls.begin(), parts.hulls.end(),
                       [point](const geometry::Ring &ring) {
                           return geometry::locate(point, geometry::Polygon{ring}) != geometry::Location::Outside;
                       }) ||
           std::any_of(parts.circles.begin(), parts.circles.end(),
                       [point](const geometry::Circle &circle) {
                           return geometry::distance(point, circle.center) < circle.radius;
                       }) ||
           std::any_of(parts.boxes.begin(), parts.boxes.end(), [point](const geometry::Box &box) {
               return point.x > box.min.x && point.y > box.min.y && point.x < box.max.x && point.y < box.max.y;
           });
}

QByteArray bytesOf(const ExportPreview &preview, const char *ending)
{
    for (const OutputFile &file : preview.files) {
        if (file.name.endsWith(QLatin1String(ending)))
            return file.bytes;
    }
    return {};
}

/// One frame with one of its shapes.
Document withOneShape(int shape)
{
    Document document = golden::lopsided();
    document.sprites[0].frames = {document.sprites[0].frames[0]};
    document.sprites[0].frames[0].shapes = {document.sprites[0].frames[0].shapes[shape]};
    document.sprites[0].tags.clear();
    document.stages.clear();
    return document;
}

} // namespace

class DefoldExporterTest : public QObject
{
    Q_OBJECT

private slots:
    void writesTheGoldenBytes()
    {
        QStringList names;
        for (const OutputFile &file : golden::exported(golden::lopsided(), "defold").files)
            names.append(file.name);
        QVERIFY(names.contains(QStringLiteral("stand_notched_1.convexshape")));
        QVERIFY(names.contains(QStringLiteral("lopsided_stand_hit.collisionobject")));
        QCOMPARE(golden::difference("defold", names), QString());
    }

    void coversWhatWasDrawnAboutTheMiddleWithYUp()
    {
        const Document document = golden::lopsided();
        const QList<OutputFile> files = golden::exported(document, "defold").files;
        for (const int frame : {0, 1}) {
            const Frame &drawn = document.sprites[0].frames[frame];
            const DefoldParts parts = partsOf(files, drawn.name);
            probes::compare(drawn, 1e-9, [&](geometry::Point point) {
                return defoldHolds(parts, {point.x - 32, 40 - point.y});
            });
        }
    }

    void namesTheOnlyObjectAfterItsSprite()
    {
        const ExportPreview preview = golden::exported(withOneShape(1), "defold");
        QCOMPARE(preview.files.size(), 1);
        QCOMPARE(preview.files[0].name, QStringLiteral("lopsided.collisionobject"));
    }

    void namesFilesSafelyAndUnlikeEachOther()
    {
        Document document = golden::lopsided();
        QList<Frame> &frames = document.sprites[0].frames;
        frames[0].name = QStringLiteral("hero/walk?1");
        frames[1].name = QStringLiteral("hero:walk*1");
        document.stages.clear();
        for (const char *category : {"hurt", "hit"}) {
            for (Frame &frame : frames) {
                for (Shape &shape : frame.shapes) {
                    if (shape.category == QLatin1String(category))
                        shape.category += QStringLiteral(":fist");
                }
            }
            for (Category &known : document.categories) {
                known.hits.replaceInStrings(QString::fromLatin1(category),
                                            QLatin1String(category) + QStringLiteral(":fist"));
                if (known.name == QLatin1String(category))
                    known.name += QStringLiteral(":fist");
            }
        }
        QSet<QString> names;
        for (const OutputFile &file : golden::exported(document, "defold").files) {
            QCOMPARE(file.name, safeFileName(file.name));
            QVERIFY2(!names.contains(fileNameKey(file.name)), qPrintable(file.name));
            names.insert(fileNameKey(file.name));
        }
        QVERIFY(names.contains(fileNameKey(QStringLiteral("lopsided_hero_walk_1_hurt_fist.collisionobject"))));
        QVERIFY(names.contains(fileNameKey(QStringLiteral("lopsided_hero_walk_1_hurt_fist_2.collisionobject"))));
    }

    void meetsWhateverEitherSideHits()
    {
        const QByteArray object = bytesOf(golden::exported(withOneShape(1), "defold"), ".collisionobject");
        QVERIFY(object.contains("group: \"hurt\"\nmask: \"hit\"\nembedded"));
    }

    void makesSensorsTriggers()
    {
        Document document = withOneShape(1);
        document.sprites[0].frames[0].shapes[0].properties = {{QStringLiteral("sensor"), true}};
        const QByteArray object = bytesOf(golden::exported(document, "defold"), ".collisionobject");
        QVERIFY(object.contains("type: COLLISION_OBJECT_TYPE_TRIGGER\nmass: 0\n"));
    }

    void refersToHullsInTheFolderOfTheGame()
    {
        const ExportOptions options{{{QStringLiteral("folder"), QStringLiteral("main/hitboxes")},
                                     {QStringLiteral("type"), QStringLiteral("dynamic")}}};
        const QByteArray object = bytesOf(golden::exported(withOneShape(0), "defold", options), ".collisionobject");
        QVERIFY(object.contains("collision_shape: \"/main/hitboxes/stand_notched_"));
        QVERIFY(object.contains("type: COLLISION_OBJECT_TYPE_DYNAMIC\nmass: 1\n"));
    }

    void refusesAFolderOfSeveralLines()
    {
        const ExportOptions options{{{QStringLiteral("folder"), QStringLiteral("a\nb")}}};
        const QByteArray error = golden::exported(withOneShape(0), "defold", options).files[0].bytes;
        QVERIFY(error.contains("takes one line of at most 1,000 characters"));
    }

    void givesGroupsNamesThatCanStandInAList()
    {
        Document document = withOneShape(1);
        document.categories[0].name = QStringLiteral("a,\"b\\\nü");
        document.sprites[0].frames[0].shapes[0].category = document.categories[0].name;
        const ExportPreview preview = golden::exported(document, "defold");
        QVERIFY(bytesOf(preview, ".collisionobject").contains("group: \"a_\\\"b\\\\_\\303\\274\"\n"));
        QVERIFY(preview.losses.last().message.contains(QStringLiteral("becomes the group “a_\"b\\_ü”")));
    }
};

HITBOX_CORE_TEST(DefoldExporterTest)
#include "defold_exporter_test.moc"
