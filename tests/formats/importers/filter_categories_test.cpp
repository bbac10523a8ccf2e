#include "formats/importers/filter_categories.h"
#include "test_class.h"

#include "document/names.h"
#include "formats/exporters/preparation/collision_filters.h"
#include "formats/json/json_fields.h"

#include <QTest>

using namespace hitbox;

namespace {

Imported settled(const FilterCategories &filters)
{
    Imported imported;
    filters.settle(imported);
    return imported;
}

/// What our exporters write of it.
quint32 maskOf(const Imported &imported, const QString &name)
{
    return CollisionFilters(imported.categories).of(name).mask;
}

} // namespace

class FilterCategoriesTest : public QObject
{
    Q_OBJECT

private slots:
    void masksSayWhoStrikesWhom()
    {
        FilterCategories filters;
        filters.nameFor(1, 0);
        filters.nameFor(2, 5);
        filters.nameFor(4, 4, "wall");
        const QList<Category> categories = settled(filters).categories;
        QCOMPARE(categories.size(), 3);
        QCOMPARE(categories[0].name, QStringLiteral("bits 1"));
        QCOMPARE(categories[0].hits, QStringList());
        QCOMPARE(categories[1].hits, (QStringList{"bits 1", "wall"}));
        QCOMPARE(categories[2].hits, QStringList{"wall"});
        QVERIFY(categories[0].color != categories[1].color);
    }

    void theOnlyFilterOfAFileIsACategoryToo()
    {
        FilterCategories filters;
        const QString name = filters.nameFor(4, 8);
        const Imported imported = settled(filters);
        QCOMPARE(imported.categories[0].name, name);
        QCOMPARE(imported.categories[0].bits, 4U);
        QVERIFY(settled(FilterCategories()).categories.isEmpty());
    }

    void theMaskOfEveryBitStrikesAllOfTheFile()
    {
        FilterCategories filters(0xffff);
        filters.nameFor(1, 0xffff);
        filters.nameFor(2, 0);
        const Imported imported = settled(filters);
        QCOMPARE(imported.categories.size(), 2);
        QCOMPARE(imported.categories[0].hits, (QStringList{"bits 1", "bits 2"}));
        QVERIFY(imported.notes.list().isEmpty());
    }

    void bitsThatOnlyMasksHaveAreCategoriesWithoutShapes()
    {
        FilterCategories filters;
        const QString hero = filters.nameFor(16, 0x28, "Hero");
        const QString shot = filters.nameFor(2, 0x30, "bits 8");
        const Imported imported = settled(filters);
        QCOMPARE(namesOf(imported.categories), (QSet<QString>{"Hero", "bits 8", "bits 8 2", "bits 32"}));
        QCOMPARE(maskOf(imported, hero), 0x28U);
        QCOMPARE(maskOf(imported, shot), 0x30U);
        QVERIFY(imported.categories[3].hits.isEmpty());
        QCOMPARE(imported.strangers, (QStringList{"bits 8 2", "bits 32"}));
    }

    void aMaskOfNearlyEverythingIsToldInstead()
    {
        FilterCategories filters(0xffff);
        const QString name = filters.nameFor(1, 0xfffd);
        const Imported imported = settled(filters);
        QCOMPARE(imported.categories.size(), 1);
        QCOMPARE(maskOf(imported, name), 1U);
        QCOMPARE(imported.notes.list().size(), 1);
        QVERIFY(imported.notes.list()[0].what.contains("14 more bits"));
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

HITBOX_TEST(FilterCategoriesTest)
#include "filter_categories_test.moc"
