#include "windows/widgets/search_field.h"

#include "scene/icons.h"

#include <QAction>
#include <QKeyEvent>

namespace hitbox {

SearchField::SearchField(const QString &accessibleName, QWidget *parent)
    : QLineEdit(parent)
{
    showHint();
    setAccessibleName(accessibleName);
    // Qt's own button looks through the icon themes of the system first, for a tenth of the time to the window.
    QAction *empty = addAction(themedIcon(QStringLiteral(":/icons/close.svg")), TrailingPosition);
    empty->setText(tr("Clear the search"));
    empty->setVisible(false);
    connect(empty, &QAction::triggered, this, &QLineEdit::clear);
    connect(this, &QLineEdit::textChanged, empty, [empty](const QString &text) { empty->setVisible(!text.isEmpty()); });
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
