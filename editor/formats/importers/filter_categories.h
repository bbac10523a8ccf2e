#pragma once

#include "document/names.h"
#include "formats/imported.h"

#include <QList>
#include <QString>

namespace hitbox {

/// Categories out of bits and masks, which is how engines tell who hits whom. Shapes of equal bits and mask have one
/// category.
class FilterCategories
{
public:
    /// The name of the category with these bits and this mask. Where the file has a name for it, that is the wish; else
    /// it is made of the bits.
    QString nameFor(quint32 bits, quint32 mask, const QString &wish = {});

    /// Hands over the categories, of which one strikes the others whose bits its mask has. Where all shapes have the
    /// same bits and mask, and the file no name for them, there are none, and the shapes lose the one they have.
    void settle(Imported &imported) const;

private:
    struct Filter {
        quint32 bits = 0;
        quint32 mask = 0;
        QString wish;
        QString name;
    };

    QList<Category> categories() const;

    QList<Filter> m_filters;
    FreeNames m_names{{}};
};

} // namespace hitbox
