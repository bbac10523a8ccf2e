#include "formats/importers/known_filters.h"
#include "test_class.h"

#include "document/names.h"
#include "formats/importers/import_bench.h"

#include <QTest>

using namespace hitbox;
using namespace hitbox::importing;

namespace {

const QList<Category> ofProject{
    {"hurt", "#ff0000", 1, {}, {}}, {"hit", "#00ff00", 2, {"hurt"}, {}}, {"both", "#0000ff", 3, {"both"}, {}}};

/// The project's name of a category of the file with these bits and this mask.
QString knownAs(quint32 bits, quint32 mask)
{
    return knownFilters({{"bits", "#ffffff", bits, {}, {}}}, {{"bits", mask}}, {}, ofProject).value("bits");
}

} // namespace

class KnownFiltersTest : public QObject
{
    Q_OBJECT

private slots:
    void equalBitsAndMaskAreTheProjectsCategory()
    {
        QCOMPARE(knownAs(2, 1), QStringLiteral("hit"));
        QCOMPARE(knownAs(2, 4), QString());
        QCOMPARE(knownAs(1, 2), QStringLiteral("hurt")); // for engines in which both have to say it
        QCOMPARE(knownAs(3, 3), QStringLiteral("both"));
        QCOMPARE(knownAs(4, 1), QString());
        const QList<Category> ofFile{{"shot", "#ffffff", 2, {"bits 1", "hurt"}, {}}, {"bits 1", "#ffffff", 1, {}, {}}};
        const QHash<QString, QString> known = knownFilters(ofFile, {}, {"bits 1"}, ofProject); // "shot" is its name
        QCOMPARE(known, (QHash<QString, QString>{{"bits 1", "hurt"}}));
        const QList<Category> left = withoutKnownFilters(ofFile, known);
        QCOMPARE(left, (QList<Category>{{"shot", "#ffffff", 2, {"hurt"}, {}}}));
    }

    void onlyWhatShapesHaveComes()
    {
        Document document = emptyProject();
        document.categories = ofProject + QList<Category>{{"bits 8", "#ffffff", 8, {"bits 16"}, {}},
                                                          {"bits 16", "#ffffff", 16, {}, {}},
                                                          {"bits 32", "#ffffff", 32, {}, {}}};
        const QSet<QString> unnamed{"bits 8", "bits 16", "bits 32"};
        document.sprites = {Sprite()};
        document.sprites[0].frames = {Frame()};
        QCOMPARE(withoutIdleFilters(document, ofProject, unnamed).categories, ofProject);
        QCOMPARE(withoutIdleFilters(document, document.categories, unnamed), document); // they were there
        document.sprites[0].frames[0].shapes = {Shape()};
        document.sprites[0].frames[0].shapes[0].category = QStringLiteral("bits 8");
        QCOMPARE(withoutIdleFilters(document, ofProject, unnamed).categories.size(), 5);
    }

    void ourOwnFilesBringNoCategories_data()
    {
        QTest::addColumn<QString>("format");
        QTest::newRow("phaser") << QStringLiteral("phaser");
        QTest::newRow("rube") << QStringLiteral("rube");
        QTest::newRow("libgdx") << QStringLiteral("libgdx");
    }
    void ourOwnFilesBringNoCategories()
    {
        QFETCH(const QString, format);
        Document document = golden::lopsided();
        for (Frame &frame : document.sprites[0].frames)
            frame.shapes.removeIf([](const Shape &shape) { return shape.kind() == ShapeKind::Chain; });
        const Result<Imported> back = ownExport(qPrintable(format));
        QVERIFY2(back, qPrintable(whyNot(back)));
        const ImportResult result = withImported(document, *back, rooted("/game"));
        QCOMPARE(result.document.categories, document.categories);
    }
};

HITBOX_TEST(KnownFiltersTest)
#include "known_filters_test.moc"
