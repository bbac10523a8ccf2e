#include "windows/widgets/search_field.h"

#include <QKeyEvent>

namespace hitbox {

SearchField::SearchField(const QString &accessibleName, QWidget *parent)
    : QLineEdit(parent)
{
    setPlaceholderText(tr("Search…"));
    setAccessibleName(accessibleName);
    setClearButtonEnabled(true);
}

void SearchField::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape && !text().isEmpty())
        return clear();
    QLineEdit::keyPressEvent(event);
}

QString nothingFits(const QString &typed)
{
    return SearchField::tr("Nothing fits “%1”").arg(typed);
}

} // namespace hitbox
