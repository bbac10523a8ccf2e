#include "formats/importers/import_bench.h"
#include "rooted.h"
#include "test_class.h"

using namespace hitbox;
using namespace hitbox::importing;

namespace {

const QByteArray libgdxHero =
    R"({"rigidBodies": [{"name": "hero", "imagePath": "hero.png", "origin": {"x": 0.5, "y": 0.25},
 "polygons": [[{"x": 0.125, "y": 0.125}, {"x": 0.875, "y": 0.125}, {"x": 0.5, "y": 0.5}]],
 "circles": [{"cx": 0.5, "cy": 0.75, "r": 0.125}],
 "shapes": [{"type": "POLYGON", "vertices": [{"x": 0, "y": 0}, {"x": 1, "y": 0}, {"x": 0.5, "y": 0.25},
                                             {"x": 0.5, "y": 0.75}]},
            {"type": "CIRCLE", "vertices": [{"x": 0.5, "y": 0.75}, {"x": 0.5, "y": 0.9}]}]}],
 "dynamicObjects": [{"name": "box"}]})";

} // namespace

class LibgdxImporterTest : public QObject
{
    Q_OBJECT

private slots:
    void drawnOutlinesAreCountedInWidthsOfTheImage()
    {
        QCOMPARE(importerOf(libgdxHero), QStringLiteral("libgdx"));
        const QTemporaryDir folder;
        QVERIFY(writeImage(folder.filePath("hero.png"), {64, 80}));
        const Result<Imported> result = imported(libgdxHero, folder.filePath("bodies.json"));
        QVERIFY(result);
        const Frame &frame = result->sprites[0].sprite.frames[0];
        QCOMPARE(frame.size, QSize(64, 80));
        QCOMPARE(frame.pivot, (geometry::Point{32, 64}));
        QCOMPARE(frame.shapes.size(), 2);
        QCOMPARE(std::get<PolygonOutline>(frame.shapes[0].outline).points,
                 (QList<geometry::Point>{{0, 80}, {64, 80}, {32, 64}, {32, 32}}));
        QCOMPARE(std::get<geometry::Circle>(frame.shapes[1].outline), (geometry::Circle{{32, 32}, 8}));
        QVERIFY(notesOf(*result).contains("trying out"));
    }

    void piecesAreReadWhereNothingElseIs()
    {
        const QTemporaryDir folder;
        QVERIFY(writeImage(folder.filePath("hero.png"), {64, 80}));
        const Result<Imported> result =
            imported(QByteArray(libgdxHero).replace("\"shapes\"", "\"other\""), folder.filePath("bodies.json"));
        QVERIFY(result);
        QCOMPARE(std::get<PolygonOutline>(result->sprites[0].sprite.frames[0].shapes[0].outline).points,
                 (QList<geometry::Point>{{8, 72}, {56, 72}, {32, 48}}));
        QVERIFY(notesOf(*result).contains("convex pieces"));
    }

    void eachBodyOfAnImageSaysItsOwnOrigin()
    {
        const QByteArray body = R"({"name": "NAME", "imagePath": "hero.png", "origin": {"x": 0.5, "y": ORIGIN}})";
        const auto named = [&body](const char *name, const char *origin) {
            return QByteArray(body).replace("NAME", name).replace("ORIGIN", origin);
        };
        const QTemporaryDir folder;
        QVERIFY(writeImage(folder.filePath("hero.png"), {64, 80}));
        for (const bool isFirstPlaced : {true, false}) {
            const QByteArray placed = named("a", "0.25");
            const QByteArray left = named("b", "0").replace("0.5", "0");
            const QByteArray bodies = isFirstPlaced ? placed + ',' + left : left + ',' + placed;
            const Result<Imported> result =
                imported("{\"rigidBodies\": [" + bodies + "]}", folder.filePath("bodies.json"));
            QVERIFY2(result, qPrintable(whyNot(result)));
            QCOMPARE(result->sprites.size(), 1);
            const ImportedSprite &item = result->sprites[0];
            QCOMPARE(item.sprite.frames.size(), 2);
            QVERIFY(item.statedOf(isFirstPlaced ? 0 : 1).testFlag(Stated::Pivots));
            QVERIFY(!item.statedOf(isFirstPlaced ? 1 : 0).testFlag(Stated::Pivots));
        }
    }

    void anImageFromBesideTheFileIsToldOnceForAllBodies()
    {
        const QByteArray body = R"({"name": "a", "imagePath": "/home/me/hero.png"},)";
        const QTemporaryDir folder;
        QVERIFY(writeImage(folder.filePath("hero.png"), {64, 80}));
        const Result<Imported> result =
            imported("{\"rigidBodies\": [" + body.repeated(30).chopped(1) + "]}", folder.filePath("bodies.json"));
        QVERIFY2(result, qPrintable(whyNot(result)));
        QCOMPARE(result->sprites[0].sprite.image, folder.filePath("hero.png"));
        QCOMPARE(notesOf(*result).count(fromBeside), 1);
    }

    void ourOwnFileNeedsNoImage()
    {
        const Result<Imported> own = ownExport("libgdx");
        QVERIFY2(own, qPrintable(whyNot(own)));
        QCOMPARE(own->sprites.size(), 1);
        QCOMPARE(own->sprites[0].sprite.image, rooted("/game/lopsided.png"));
        QCOMPARE(own->sprites[0].sprite.frames[1].size, QSize(64, 80));
    }

    void whatIsBrokenIsRefusedByItsPlace()
    {
        QCOMPARE(refusal(libgdxHero),
                 rooted("/game/ship.json: the image “hero.png” cannot be read, and lengths in the file are "
                        "counted in its width; put it where the file says, rigidBodies[0]"));
        QVERIFY(refusal(QByteArray(libgdxHero).replace("hero.png", "../hero.png")).contains("cannot be read"));
        QVERIFY(refusal(QByteArray(libgdxHero).replace("\"name\": \"hero\",", "")).contains("\"name\" is missing"));
        QVERIFY(refusal(R"({"rigidBodies": [{"name": "a", "frameSize": {"width": 1e9, "height": 1},
                 "circles": [{"cx": 5, "cy": 0, "r": 1}]}]})")
                    .contains("within 1000000000 pixels"));
        surviveEveryCut(libgdxHero);
    }

    void whatNoProjectHoldsIsRefusedWhileItIsRead()
    {
        const auto sized = [](const QByteArray &more) {
            return "{\"name\": \"a\", \"imagePath\": \"a.png\", \"frameSize\": {\"width\": 8, \"height\": 8}" + more +
                   "}";
        };
        const QByteArray pieces = ", \"polygons\": [" + QByteArray("[],").repeated(100'000) + "[]]";
        QVERIFY(refusal("{\"rigidBodies\": [" + sized(pieces) + "," + sized(pieces) + "]}")
                    .contains("more than 200000 shapes"));
        QByteArray bodies;
        for (int i = 0; i <= 10'000; ++i)
            bodies += (i > 0 ? "," : "") + sized({}).replace("a.png", QByteArray::number(i));
        QVERIFY(refusal("{\"rigidBodies\": [" + bodies + "]}").contains("more than 10000 images"));
    }
};

HITBOX_CORE_TEST(LibgdxImporterTest)
#include "libgdx_importer_test.moc"
