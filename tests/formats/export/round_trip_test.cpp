#include "formats/all_formats.h"
#include "formats/export/export_preview.h"
#include "formats/export/round_trip.h"
#include "test_class.h"

#include "formats/exporters/golden.h"
#include "formats/exporters/preparation/export_preparation.h"
#include "formats/importers/importer.h"

#include <algorithm>
#include <cmath>
#include <random>

using namespace hitbox;

namespace {

/// Those that say so.
QStringList formatsReadBack()
{
    QStringList ids;
    for (const Format &format : allFormats()) {
        if (format.roundTrip)
            ids.append(QString::fromLatin1(format.id));
    }
    return ids;
}

/// What readBack() says of files that were changed after they were written.
QString refusalOf(const Document &document, const QString &id, const QByteArray &before, const QByteArray &after)
{
    const Format &format = *findFormat(id);
    ExportPreview preview = golden::exported(document, format.id);
    if (!preview.files[0].bytes.contains(before))
        return QStringLiteral("the export does not hold ") + QString::fromUtf8(before);
    preview.files[0].bytes.replace(before, after);
    const Document prepared = preparedExport(document, format.capabilities).document;
    const auto compared = readBack(prepared, format, {}, preview.files);
    return compared ? QString() : compared.error().text();
}

/// Valid shapes only, of which no coordinate is a round number.
class Documents
{
public:
    explicit Documents(unsigned seed)
        : m_random(seed)
    {
    }

    Document next()
    {
        Document document = golden::lopsided();
        document.sprites.clear();
        document.stages.clear();
        m_id = 0;
        for (int i = 0; i < 1 + below(3); ++i)
            document.sprites.append(sprite(i));
        document.nextShapeId = m_id + 1;
        return document;
    }

private:
    int below(int end) { return int(m_random() % unsigned(end)); }
    double number(double least, double most) { return std::uniform_real_distribution<double>(least, most)(m_random); }
    geometry::Point point() { return {number(-40, 200), number(-40, 200)}; }
    QString name() { return m_names[below(int(m_names.size()))]; }

    /// Around a middle, corner by corner: simple, and most often concave.
    Outline star()
    {
        const geometry::Point middle = point();
        PolygonOutline polygon;
        const int corners = 3 + below(12);
        for (int i = 0; i < corners; ++i) {
            const double angle = (i + number(0.05, 0.6)) * 2 * 3.14159265 / corners;
            const double radius = number(5, 60);
            polygon.points.append(middle + geometry::Point{std::cos(angle) * radius, std::sin(angle) * radius});
        }
        return polygon;
    }

    Outline outline()
    {
        const geometry::Point a = point();
        switch (below(5)) {
        case 0: return geometry::Circle{a, number(0.5, 30)};
        case 1: return geometry::Box{a, a + geometry::Point{number(0.5, 40), number(0.5, 40)}};
        case 2: return geometry::Capsule{a, below(3) == 0 ? a : point(), number(0.5, 20)};
        case 3: return ChainLine{{a, point(), point()}};
        default: return star();
        }
    }

    Frame frame(int place)
    {
        Frame frame;
        frame.name = name();
        frame.rect = QRect(place * 70, below(2) * 90, 64, 80);
        frame.offset = QPoint(below(5), below(5));
        frame.size = frame.rect.size() + QSize(5, 5);
        frame.pivot = point();
        frame.duration = 10 * below(20);
        for (int i = below(5); i > 0; --i)
            frame.shapes.append({{++m_id},
                                 name(),
                                 QStringList{"hurt", "hit", "wall", "", "odd"}[below(5)],
                                 outline(),
                                 true,
                                 false,
                                 {},
                                 {}});
        return frame;
    }

    Sprite sprite(int index)
    {
        Sprite sprite;
        sprite.name = QStringLiteral("sprite_%1").arg(index);
        sprite.image = QStringLiteral("image %1.png").arg(below(2));
        const int count = 1 + below(5);
        for (int i = 0; i < count; ++i)
            sprite.frames.append(frame(i));
        for (int i = below(3); i > 0; --i) {
            const int from = below(count);
            sprite.tags.append({name(), from, from + below(count - from), TagDirection(below(3)), {}});
        }
        return sprite;
    }

    std::mt19937 m_random;
    int m_id = 0;
    QStringList m_names{"hull",  "walk_3", "a \"quoted\" name", "two\nlines",   "back\\slash", "ship 🚀 schön",
                        "a:b@c", "[node]", "</object> & co",    "; no comment", "7",           "arm_left"};
};

} // namespace

class RoundTripTest : public QObject
{
    Q_OBJECT

private slots:
    void whatIsReadBackNamesAnImporter()
    {
        QCOMPARE(formatsReadBack().size(), 8);
        for (const QString &id : formatsReadBack())
            QVERIFY2(findImporter(QString::fromLatin1(findFormat(id)->roundTrip->importer)), qPrintable(id));
    }

    void everyFormatThatWeReadComesBack_data()
    {
        QTest::addColumn<QString>("id");
        for (const QString &id : formatsReadBack())
            QTest::newRow(qPrintable(id)) << id;
    }

    void everyFormatThatWeReadComesBack()
    {
        QFETCH(QString, id);
        const Result<ExportPreview> lopsided =
            previewExport(golden::lopsided(), QStringLiteral("lopsided"), *findFormat(id), {});
        QVERIFY2(lopsided, qPrintable(lopsided ? QString() : lopsided.error().text()));
        for (unsigned seed = 0; seed < 150; ++seed) {
            const Result<ExportPreview> preview =
                previewExport(Documents(seed).next(), QStringLiteral("random"), *findFormat(id), {});
            QVERIFY2(preview, qPrintable(preview ? QString() : QString::number(seed) + ": " + preview.error().text()));
        }
    }

    void capsulesComeBackWhereverTheyPoint_data() { everyFormatThatWeReadComesBack_data(); }

    void capsulesComeBackWhereverTheyPoint()
    {
        QFETCH(QString, id);
        for (const geometry::Point way : {geometry::Point{0, 12}, {0, -12}, {12, 0}, {-12, 0}, {5, -9}, {-5, -9}}) {
            Document document = golden::lopsided();
            document.sprites[0].frames[0].shapes[0].outline =
                geometry::Capsule{{20, 30}, geometry::Point{20, 30} + way, 3};
            const Result<ExportPreview> preview =
                previewExport(document, QStringLiteral("capsules"), *findFormat(id), {});
            QVERIFY2(preview, qPrintable(preview ? QString() : preview.error().text()));
        }
    }

    void whatIsNotInTheFileIsNamed_data()
    {
        QTest::addColumn<QString>("id");
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<QByteArray>("after");
        QTest::newRow("json") << "json" << QByteArray("7.25") << QByteArray("7.24");
        QTest::newRow("tiled") << "tiled" << QByteArray("14.5") << QByteArray("14.4");
        QTest::newRow("phaser") << "phaser" << QByteArray("7.25") << QByteArray("7.26");
        QTest::newRow("libgdx") << "libgdx" << QByteArray("\"circles\"") << QByteArray("\"rings\"");
        QTest::newRow("rube") << "rube" << QByteArray("0.2265625") << QByteArray("0.2266");
        QTest::newRow("godot4") << "godot4" << QByteArray("7.25") << QByteArray("7.5");
        QTest::newRow("godot3") << "godot3" << QByteArray("CollisionPolygon2D") << QByteArray("Polygon2D");
        QTest::newRow("mugen") << "mugen" << QByteArray("25, -25") << QByteArray("24, -25");
    }

    void whatIsNotInTheFileIsNamed()
    {
        QFETCH(QString, id);
        QFETCH(QByteArray, before);
        QFETCH(QByteArray, after);
        const QString refusal = refusalOf(golden::lopsided(), id, before, after);
        QVERIFY2(refusal.startsWith("lopsided.") && refusal.contains("nothing is written"), qPrintable(refusal));
    }

    void aLostShapeIsNamed()
    {
        QCOMPARE(
            refusalOf(golden::lopsided(), "json", "7.25", "7.24"),
            QStringLiteral("lopsided.json: read back, the file does not hold the shapes that were exported; nothing "
                           "is written, sprite “lopsided”, frame “stand”, shape 2 “head”"));
    }

    void moreThanWasExportedIsRefused_data() { everyFormatThatWeReadComesBack_data(); }

    void moreThanWasExportedIsRefused()
    {
        QFETCH(QString, id);
        const Format &format = *findFormat(id);
        Document more = golden::lopsided();
        Frame frame = more.sprites[0].frames[0];
        frame.name = QStringLiteral("one too many");
        frame.rect.translate(200, 0);
        frame.shapes = {frame.shapes[0]};
        frame.shapes[0].id = {more.nextShapeId++};
        frame.shapes[0].outline = geometry::Box{{1, 2}, {31, 42}};
        const auto place = static_cast<int>(more.sprites[0].frames.size());
        more.sprites[0].tags.append({.name = QStringLiteral("more"), .from = place, .to = place});
        more.sprites[0].frames.append(frame);
        const Document prepared = preparedExport(golden::lopsided(), format.capabilities).document;
        QVERIFY(readBack(prepared, format, {}, golden::exported(golden::lopsided(), QTest::currentDataTag()).files));
        const auto compared = readBack(prepared, format, {}, golden::exported(more, QTest::currentDataTag()).files);
        QVERIFY(!compared);
        QVERIFY2(compared.error().text().contains("nothing is written"), qPrintable(compared.error().text()));
    }

    void aSpriteWithoutAFileIsNamed()
    {
        Document document = golden::lopsided();
        document.sprites.append(document.sprites[0]);
        document.sprites[1].name = QStringLiteral("other");
        const Format &format = *findFormat(QStringLiteral("rube"));
        QList<OutputFile> files = golden::exported(document, "rube").files;
        files.removeIf([](const OutputFile &file) { return file.name == QLatin1String("other.json"); });
        const Document prepared = preparedExport(document, format.capabilities).document;
        const auto compared = readBack(prepared, format, {}, files);
        QVERIFY(!compared);
        QCOMPARE(compared.error().text(),
                 QStringLiteral("no file of the export holds the shapes; nothing is written, sprite “other”"));
    }

    void aBrokenFileIsRefused()
    {
        QVERIFY(refusalOf(golden::lopsided(), "tiled", "</tileset>", "").contains("could not be read back"));
    }

    void whatRunsFromFrameToFrameIsToldWhereItDoes()
    {
        const ExportOptions tween{{{QStringLiteral("tween"), QStringLiteral("yes")}}};
        const auto tells = [&tween](const Document &document) {
            const QList<Finding> losses = golden::exported(document, "godot4", tween).losses;
            return std::any_of(losses.begin(), losses.end(), [](const Finding &loss) {
                return loss.message.startsWith(QStringLiteral("What is written was not read back"));
            });
        };
        QVERIFY(tells(golden::fist()));
        QVERIFY(!tells(golden::lopsided())); // which has no tracks
    }

    void whatIsTooMuchForAnImporterIsTold()
    {
        Document document = golden::lopsided();
        document.sprites[0].frames[0].pivot = {9e8, 0};
        const QList<Finding> losses = golden::exported(document, "json").losses;
        QVERIFY(std::any_of(losses.begin(), losses.end(),
                            [](const Finding &loss) { return loss.message.contains("not read back"); }));
    }

    void whatIsTooLargeToBeImportedAgainIsTold()
    {
        const Format &format = *findFormat(QStringLiteral("godot4"));
        const Document document = preparedExport(golden::lopsided(), format.capabilities).document;
        const qsizetype most = 64 * 1024 * 1024;
        const auto told = readBack(document, format, {}, {{QStringLiteral("s.tscn"), QByteArray(most + 1, ' ')}});
        QVERIFY(told);
        QCOMPARE(told->size(), 1);
        QCOMPARE(told->at(0).severity, Severity::Warning);
        QVERIFY2(told->at(0).message.startsWith(
                     QStringLiteral("s.tscn has 65 MiB, and files of more than 64 MiB cannot be imported again")),
                 qPrintable(told->at(0).message));
    }

    /// Within what a file may have in bytes, and beyond what it may have in values.
    void whatHasMoreValuesThanCanBeImportedIsWritten()
    {
        Document document = golden::lopsided();
        Frame &frame = document.sprites[0].frames[0];
        const QByteArray values = '[' + QByteArray("true,").repeated(79) + "true]";
        for (int i = 0; i < 50'000; ++i) {
            Shape shape;
            shape.id = {document.nextShapeId + i};
            shape.name = QString::number(i);
            shape.outline = geometry::Box{{i % 300 + 0.5, 0}, {i % 300 + 1.5, 1}};
            shape.properties = {{QStringLiteral("p"), JsonText{values}}};
            frame.shapes.append(shape);
        }
        document.nextShapeId += 50'000;
        const ExportPreview preview = golden::exported(document, "godot4");
        QVERIFY(preview.files[0].bytes.size() > 1'000'000);
        const auto isTold = [](const Finding &loss) {
            return loss.severity == Severity::Warning && loss.message.contains("cannot be imported again");
        };
        QVERIFY(std::ranges::any_of(preview.losses, isTold));
    }
};

HITBOX_CORE_TEST(RoundTripTest)
#include "round_trip_test.moc"
