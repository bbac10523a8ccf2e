#include "formats/importers/filter_categories.h"

#include "document/category_edits.h"
#include "formats/json/json_fields.h"

#include <QCoreApplication>

#include <bit>
#include <utility>

namespace hitbox {

namespace {

/// Engines have at most 32 or 64 bits; more filters than this are no game's.
constexpr qsizetype mostFilters = 256;

/// A mask of more bits that are not in the file means "nearly everything" and not those categories.
constexpr int mostStrangers = 8;

class FilterCategoriesWords
{
    Q_DECLARE_TR_FUNCTIONS(Import)
};

QString nameOfBits(quint32 bits)
{
    return FilterCategoriesWords::tr("bits %1").arg(bits);
}

} // namespace

QString FilterCategories::nameFor(quint32 bits, quint32 mask, const QString &wish)
{
    for (const Filter &filter : std::as_const(m_filters)) {
        if (filter.bits == bits && filter.mask == mask && filter.wish == wish)
            return filter.name;
    }
    if (m_filters.size() == mostFilters)
        throw fields::Refusal{
            {.file = {},
             .place = {},
             .what = FilterCategoriesWords::tr("found more than %1 pairs of category bits and mask in the file, "
                                               "which is more than can be imported")
                         .arg(mostFilters)}};
    const QString base = wish.isEmpty() ? nameOfBits(bits) : wish;
    m_filters.append({bits, mask, wish, m_names.take(base)});
    return m_filters.constLast().name;
}

/// Of the mask, those that no shape of the file has.
quint32 FilterCategories::strangeBits(const Filter &filter) const
{
    quint32 known = 0;
    for (const Filter &other : m_filters)
        known |= other.bits;
    return filter.mask == m_all ? 0 : filter.mask & ~known;
}

bool FilterCategories::strikesStrangers(const Filter &filter) const
{
    return std::popcount(strangeBits(filter)) <= mostStrangers;
}

QList<FilterCategories::Filter> FilterCategories::strangers() const
{
    quint32 bits = 0;
    for (const Filter &filter : m_filters)
        bits |= strikesStrangers(filter) ? strangeBits(filter) : 0;
    QList<Filter> strangers;
    FreeNames names = m_names;
    for (; bits != 0; bits &= bits - 1) {
        const quint32 lowest = bits & ~(bits - 1);
        strangers.append({lowest, 0, {}, names.take(nameOfBits(lowest))});
    }
    return strangers;
}

void FilterCategories::settle(Imported &imported) const
{
    const QList<Filter> unnamed = strangers();
    for (const Filter &stranger : unnamed)
        imported.strangers.append(stranger.name);
    const QList<Filter> filters = m_filters + unnamed;
    const QStringList &colors = distinctColors();
    for (const Filter &filter : filters) {
        Category category{filter.name, colors[imported.categories.size() % colors.size()], filter.bits, {}, {}};
        for (const Filter &other : filters) {
            if ((filter.mask & other.bits) != 0)
                category.hits.append(other.name);
        }
        imported.categories.append(category);
        if (filter.wish.isEmpty() && !imported.strangers.contains(filter.name))
            imported.masks.insert(filter.name, filter.mask);
        if (!strikesStrangers(filter))
            imported.notes.add(
                {FilterCategoriesWords::tr("category “%1”").arg(filter.name),
                 FilterCategoriesWords::tr("its mask has %1 more bits that no shape of the file has; they are left out")
                     .arg(std::popcount(strangeBits(filter)))});
    }
}

} // namespace hitbox
