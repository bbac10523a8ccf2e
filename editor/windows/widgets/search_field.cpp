#include "windows/widgets/search_field.h"

#include <QKeyEvent>
#include <QToolButton>

namespace hitbox {

SearchField::SearchField(const QString &accessibleName, QWidget *parent)
    : QLineEdit(parent)
{
    showHint();
    setAccessibleName(accessibleName);
    setClearButtonEnabled(true);
    if (auto *clearButton = findChild<QToolButton *>())
        clearButton->setAccessibleName(tr("Clear the search"));
}

/// A word that is cut off tells less than a shorter one.
void SearchField::showHint()
{
    constexpr int frameAndButton = 28;
    const QString hint = tr("Search…");
    setPlaceholderText(fontMetrics().horizontalAdvance(hint) + frameAndButton <= width() ? hint : tr("Find"));
}

void SearchField::resizeEvent(QResizeEvent *event)
{
    QLineEdit::resizeEvent(event);
    showHint();
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
