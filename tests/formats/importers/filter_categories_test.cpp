#include "formats/importers/filter_categories.h"

#include "formats/json_fields.h"

#include <QTest>

using namespace hitbox;

namespace {

Imported shapesOf(const QStringList &categories)
{
    ImportedSprite item;
    item.sprite.frames.append(Frame());
    for (const QString &category : categories) {
        Shape shape;
        shape.category = category;
        item.sprite.frames[0].shapes.append(shape);
    }
    return {{item}, {}, {}};
}

} // namespace

class FilterCategoriesTest : public QObject
{
    Q_OBJECT

private slots:
    void masksSayWhoStrikesWhom()
    {
        FilterCategories filters;
        Imported imported = shapesOf({filters.nameFor(1, 0), filters.nameFor(2, 5), filters.nameFor(4, 4, "wall")});
        filters.settle(imported);
        QCOMPARE(imported.categories.size(), 3);
        QCOMPARE(imported.categories[0].name, QStringLiteral("bits 1"));
        QCOMPARE(imported.categories[0].hits, QStringList());
        QCOMPARE(imported.categories[1].hits, (QStringList{"bits 1", "wall"}));
        QCOMPARE(imported.categories[2].hits, QStringList{"wall"});
        QVERIFY(imported.categories[0].color != imported.categories[1].color);
    }

    void oneFilterForAllNeedsNoCategory()
    {
        FilterCategories filters;
        Imported imported = shapesOf({filters.nameFor(1, 0xffff), filters.nameFor(1, 0xffff)});
        filters.settle(imported);
        QVERIFY(imported.categories.isEmpty());
        QCOMPARE(imported.sprites[0].sprite.frames[0].shapes[1].category, QString());
    }

    void equalBitsWithOtherMasksAreTwoCategories()
    {
        FilterCategories filters;
        QCOMPARE(filters.nameFor(1, 2), QStringLiteral("bits 1"));
        QCOMPARE(filters.nameFor(1, 3), QStringLiteral("bits 1 2"));
        QCOMPARE(filters.nameFor(1, 2), QStringLiteral("bits 1"));
    }

    void moreThanAnyGameHasAreRefused()
    {
        FilterCategories filters;
        for (quint32 bits = 1; bits <= 256; ++bits)
            filters.nameFor(bits, 0);
        QVERIFY_EXCEPTION_THROWN(filters.nameFor(257, 0), fields::Refusal);
    }
};

QTEST_APPLESS_MAIN(FilterCategoriesTest)
#include "filter_categories_test.moc"
