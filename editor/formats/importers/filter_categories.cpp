#include "formats/importers/filter_categories.h"

#include "document/names.h"
#include "formats/json_fields.h"

#include <QCoreApplication>
#include <QSet>

#include <array>

namespace hitbox {

namespace {

/// Engines have at most 32 or 64 bits; more filters than this are no game's.
constexpr qsizetype mostFilters = 256;

/// Told apart on screen; the first ones are those of a new project.
constexpr std::array colors = {"#3fa7ff", "#ff5a4f", "#35c9a5", "#f2b83a", "#b48cff", "#ff8a3d", "#7bd14b", "#e66fc0"};

} // namespace

QString FilterCategories::nameFor(quint32 bits, quint32 mask, const QString &wish)
{
    QSet<QString> taken;
    for (const Filter &filter : m_filters) {
        if (filter.bits == bits && filter.mask == mask && filter.wish == wish)
            return filter.name;
        taken.insert(filter.name);
    }
    if (m_filters.size() == mostFilters)
        throw fields::Refusal{{.file = {},
                               .place = {},
                               .what = QCoreApplication::translate(
                                           "import", "found more than %1 pairs of category bits and mask in the file, "
                                                     "which is more than can be imported")
                                           .arg(mostFilters)}};
    const QString base = wish.isEmpty() ? QCoreApplication::translate("import", "bits %1").arg(bits) : wish;
    m_filters.append({bits, mask, wish, freeName(base, taken)});
    return m_filters.constLast().name;
}

QList<Category> FilterCategories::categories() const
{
    QList<Category> categories;
    for (qsizetype i = 0; i < m_filters.size(); ++i) {
        const Filter &filter = m_filters[i];
        Category category{filter.name, QString::fromLatin1(colors[size_t(i) % colors.size()]), filter.bits, {}, {}};
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
