#include "formats/importers/filter_categories.h"

#include "document/category_edits.h"
#include "formats/json_fields.h"

#include <QCoreApplication>
#include <utility>

namespace hitbox {

namespace {

/// Engines have at most 32 or 64 bits; more filters than this are no game's.
constexpr qsizetype mostFilters = 256;

} // namespace

QString FilterCategories::nameFor(quint32 bits, quint32 mask, const QString &wish)
{
    for (const Filter &filter : std::as_const(m_filters)) {
        if (filter.bits == bits && filter.mask == mask && filter.wish == wish)
            return filter.name;
    }
    if (m_filters.size() == mostFilters)
        throw fields::Refusal{{.file = {},
                               .place = {},
                               .what = QCoreApplication::translate(
                                           "import", "found more than %1 pairs of category bits and mask in the file, "
                                                     "which is more than can be imported")
                                           .arg(mostFilters)}};
    const QString base = wish.isEmpty() ? QCoreApplication::translate("import", "bits %1").arg(bits) : wish;
    m_filters.append({bits, mask, wish, m_names.take(base)});
    return m_filters.constLast().name;
}

QList<Category> FilterCategories::categories() const
{
    QList<Category> categories;
    const QStringList &colors = distinctColors();
    for (qsizetype i = 0; i < m_filters.size(); ++i) {
        const Filter &filter = m_filters[i];
        Category category{filter.name, colors[i % colors.size()], filter.bits, {}, {}};
        for (const Filter &other : m_filters) {
            if ((filter.mask & other.bits) != 0)
                category.hits.append(other.name);
        }
        categories.append(category);
    }
    return categories;
}

void FilterCategories::settle(Imported &imported) const
{
    const bool isNeeded = m_filters.size() > 1 || (m_filters.size() == 1 && !m_filters.constFirst().wish.isEmpty());
    if (isNeeded) {
        imported.categories = categories();
        return;
    }
    for (ImportedSprite &item : imported.sprites) {
        for (Frame &frame : item.sprite.frames) {
            for (Shape &shape : frame.shapes)
                shape.category.clear();
        }
    }
}

} // namespace hitbox
