#pragma once

#include "document/names.h"
#include "formats/importers/imported.h"

#include <QList>
#include <QString>

namespace hitbox {

/// Categories out of bits and masks, which is how engines tell who hits whom. Shapes of equal bits and mask have one
/// category.
class FilterCategories
{
public:
    /// `all` is the mask of the format that has every bit: it strikes every category of the file.
    explicit FilterCategories(quint32 all = ~quint32(0))
        : m_all(all)
    {
    }

    /// The name of the category with these bits and this mask. Where the file has a name for it, that is the wish; else
    /// it is made of the bits.
    QString nameFor(quint32 bits, quint32 mask, const QString &wish = {});

    /// Hands over the categories, of which one strikes the others whose bits its mask has. A bit that only masks have,
    /// since what it means is in another file, becomes a category without shapes; a mask of very many of them is told.
    void settle(Imported &imported) const;

private:
    struct Filter {
        quint32 bits = 0;
        quint32 mask = 0;
        QString wish;
        QString name;
    };

    quint32 strangeBits(const Filter &filter) const;
    bool strikesStrangers(const Filter &filter) const;
    QList<Filter> strangers() const;

    quint32 m_all;
    QList<Filter> m_filters;
    FreeNames m_names{{}};
};

} // namespace hitbox
