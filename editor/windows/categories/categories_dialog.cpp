#include "windows/categories/categories_dialog.h"

#include "document/category_edits.h"
#include "drawing/drawing.h"
#include "scene/refresh_once.h"
#include "session/session.h"
#include "windows/categories/fields_table.h"
#include "windows/widgets/bits_field.h"
#include "windows/widgets/plain_text.h"

#include <QColorDialog>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QMenu>
#include <QPainter>
#include <QPushButton>
#include <QShortcut>
#include <QTableWidget>
#include <QToolButton>

#include <algorithm>

namespace hitbox {

namespace {

enum CategoryColumn { NameColumn, BitsColumn, FixedColumns };

constexpr int categorySwatchSide = 18;

} // namespace

CategoriesDialog::CategoriesDialog(Session &session, QWidget *parent)
    : QDialog(parent)
    , m_session(session)
    , m_refresh(new RefreshOnce(*this, [this] { refresh(); }))
    , m_table(new QTableWidget(this))
    , m_bits(new BitsField(this))
    , m_fields(new FieldsTable(session, this))
    , m_message(new QLabel(this))
{
    setWindowTitle(tr("Categories"));
    setAttribute(Qt::WA_DeleteOnClose);
    resize(680, 640);
    auto *note = new QLabel(tr("A tick says that shapes of the row's category strike shapes of the column's. Bits "
                               "become the engine's layer, the ticks its mask. Changes are made at once; Ctrl+Z takes "
                               "them back."),
                            this);
    note->setObjectName(QStringLiteral("Dim"));
    note->setWordWrap(true);
    m_table->setObjectName(QStringLiteral("CategoryTable"));
    m_table->setAccessibleName(tr("Categories and who hits whom"));
    m_table->verticalHeader()->hide();
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    constexpr int headAndFourRows = 160;
    m_table->setMinimumHeight(headAndFourRows);
    m_message->setObjectName(QStringLiteral("CategoryMessage"));
    m_message->setTextFormat(Qt::PlainText);
    m_message->setWordWrap(true);

    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(16, 16, 16, 16);
    layout->setSpacing(12);
    layout->addWidget(note);
    layout->addWidget(m_table, 3);
    layout->addWidget(makeColors());
    layout->addWidget(m_bits);
    layout->addWidget(m_fields, 2);
    layout->addWidget(m_message);
    layout->addWidget(makeButtons());

    m_refresh->when(session, &Session::changed,
                    [](const Difference &difference) { return !difference.categories.empty(); });
    connect(m_table, &QTableWidget::cellChanged, this, &CategoriesDialog::takeCell);
    connect(m_table, &QTableWidget::currentCellChanged, this, [this] {
        if (current() >= 0 && current() < m_shown.size())
            m_bits->setBits(m_shown.at(current()).bits);
        m_fields->show(current());
    });
    connect(m_fields, &FieldsTable::told, this, &CategoriesDialog::tell);
    connect(m_bits, &BitsField::edited, this, [this](quint32 bits) {
        if (current() >= 0)
            takeBits(current(), bits);
    });
    connect(m_bits, &BitsField::refused, this, [this](const QString &text) {
        tell(tr("“%1” is no whole number from 0 to 4294967295.").arg(text.left(16)));
    });
    connect(new QShortcut(QKeySequence::Undo, this), &QShortcut::activated, &session, &Session::undo);
    connect(new QShortcut(QKeySequence::Redo, this), &QShortcut::activated, &session, &Session::redo);
    refresh();
    m_table->setCurrentCell(0, NameColumn);
}

QWidget *CategoriesDialog::makeButtons()
{
    auto *row = new QWidget(this);
    auto *layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    const auto button = [&](const QString &text, const char *name, auto slot) {
        auto *made = new QPushButton(text, row);
        made->setObjectName(QLatin1String(name));
        made->setAutoDefault(false);
        connect(made, &QPushButton::clicked, this, slot);
        layout->addWidget(made);
    };
    button(tr("&Add"), "AddCategory", [this] { add(); });
    button(tr("&Remove…"), "RemoveCategory", [this] { removeCurrent(); });
    button(tr("Move &up"), "CategoryUp", [this] { move(-1); });
    button(tr("Move &down"), "CategoryDown", [this] { move(1); });
    layout->addStretch();
    button(tr("Close"), "CloseCategories", [this] { close(); });
    return row;
}

/// Colours that all eyes tell apart, one press each, and any other by the colour dialog.
QWidget *CategoriesDialog::makeColors()
{
    auto *row = new QWidget(this);
    auto *layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    auto *label = new QLabel(tr("Colour"), row);
    label->setObjectName(QStringLiteral("Dim"));
    layout->addWidget(label);
    for (const QString &color : distinctColors()) {
        auto *button = new QToolButton(row);
        QPixmap pixmap(categorySwatchSide, categorySwatchSide);
        pixmap.fill(QColor(color));
        button->setObjectName(QStringLiteral("Colour") + color.mid(1));
        button->setIcon(pixmap);
        button->setToolTip(tr("%1, told apart by every kind of colour vision").arg(color));
        button->setAccessibleName(tr("Colour %1").arg(color));
        connect(button, &QToolButton::clicked, this, [this, color] { takeColor(color); });
        layout->addWidget(button);
    }
    auto *other = new QToolButton(row);
    other->setText(tr("Other…"));
    other->setToolTip(tr("Choose any colour"));
    connect(other, &QToolButton::clicked, this, &CategoriesDialog::chooseColor);
    layout->addWidget(other);
    layout->addStretch();
    return row;
}

QPixmap CategoriesDialog::swatch(const QString &category) const
{
    QPixmap pixmap(categorySwatchSide, categorySwatchSide);
    pixmap.fill(categoryColor(m_session.shown(), category, themeOf(palette())));
    QPainter painter(&pixmap);
    painter.fillRect(pixmap.rect(), QBrush(themeOf(palette()).understroke, categoryHatch(m_session.shown(), category)));
    return pixmap;
}

void CategoriesDialog::refresh()
{
    const QList<Category> &categories = m_session.shown().categories;
    if (categories == m_shown)
        return;
    m_shown = categories;
    const int row = current();
    const auto count = static_cast<int>(m_shown.size());
    QStringList headers{tr("Name"), tr("Bits")};
    for (const Category &category : std::as_const(m_shown))
        headers.append(tr("hits %1").arg(category.name));
    m_table->setRowCount(count);
    m_table->setColumnCount(static_cast<int>(headers.size()));
    m_table->setHorizontalHeaderLabels(headers);
    for (int i = 0; i < count; ++i)
        showRow(i);
    m_table->resizeColumnsToContents();
    if (row >= 0 && count > 0)
        m_table->setCurrentCell(std::min(row, count - 1), NameColumn);
    m_bits->setEnabled(count > 0);
    if (current() >= 0)
        m_bits->setBits(m_shown.at(current()).bits);
    m_fields->show(current());
}

void CategoriesDialog::showRow(int row)
{
    const Category category = m_shown.at(row);
    auto *name = new QTableWidgetItem(category.name);
    name->setIcon(swatch(category.name));
    m_table->setItem(row, NameColumn, name);
    m_table->setItem(row, BitsColumn, new QTableWidgetItem(QString::number(category.bits)));
    for (int column = 0; column < m_shown.size(); ++column) {
        auto *hit = new QTableWidgetItem;
        hit->setFlags(Qt::ItemIsEnabled | Qt::ItemIsUserCheckable);
        const bool hits = category.hits.contains(m_shown.at(column).name);
        hit->setCheckState(hits ? Qt::Checked : Qt::Unchecked);
        hit->setToolTip(plainToolTip(tr("%1 hits %2").arg(category.name, m_shown.at(column).name)));
        m_table->setItem(row, FixedColumns + column, hit);
    }
}

int CategoriesDialog::current() const
{
    return m_table->currentRow();
}

void CategoriesDialog::tell(const QString &message)
{
    m_message->setText(message);
}

/// What the table shows already was put there by refresh().
void CategoriesDialog::takeCell(int row, int column)
{
    if (row >= m_shown.size() || !m_table->item(row, column))
        return;
    if (column == NameColumn)
        return takeName(row);
    if (column == BitsColumn) {
        const QString text = m_table->item(row, column)->text();
        const std::optional<quint32> bits = BitsField::parse(text);
        if (!bits)
            tell(tr("“%1” is no whole number from 0 to 4294967295.").arg(text.left(16)));
        return takeBits(row, bits.value_or(m_shown.at(row).bits));
    }
    const bool ticked = m_table->item(row, column)->checkState() == Qt::Checked;
    const QString struck = m_shown.value(column - FixedColumns).name;
    if (ticked != m_shown.at(row).hits.contains(struck))
        m_session.commit(withHit(m_session.document(), row, column - FixedColumns, ticked ? Strikes::Yes : Strikes::No),
                         tr("Who hits whom"));
}

void CategoriesDialog::takeName(int row)
{
    const QString old = m_shown.at(row).name;
    const QString typed = m_table->item(row, NameColumn)->text();
    const QString name = typed.trimmed();
    if (typed == old || name == old) // a file may hold a name with blanks around it
        return;
    const bool taken = findCategory(m_session.document(), name);
    if (name.isEmpty() || taken) {
        tell(taken ? tr("There is a category “%1” already.").arg(name) : tr("A category needs a name."));
        m_table->item(row, NameColumn)->setText(old);
        return;
    }
    tell({});
    m_session.commit(renameCategory(m_session.document(), row, name), tr("Rename category to %1").arg(name));
}

void CategoriesDialog::takeBits(int row, quint32 bits)
{
    if (bits == m_shown.at(row).bits) {
        m_table->item(row, BitsColumn)->setText(QString::number(bits));
        return;
    }
    tell({});
    Category category = m_shown.at(row);
    category.bits = bits;
    m_session.commit(withCategory(m_session.document(), row, category), tr("Bits of %1").arg(category.name),
                     QStringLiteral("category-bits-%1").arg(row));
}

void CategoriesDialog::takeColor(const QString &color)
{
    if (current() < 0)
        return;
    Category category = m_shown.at(current());
    category.color = color;
    m_session.commit(withCategory(m_session.document(), current(), category), tr("Colour of %1").arg(category.name),
                     QStringLiteral("category-color-%1").arg(current()));
}

void CategoriesDialog::chooseColor()
{
    if (current() < 0)
        return;
    auto *dialog = new QColorDialog(QColor(m_shown.at(current()).color), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QColorDialog::colorSelected, this, [this](const QColor &chosen) { takeColor(chosen.name()); });
    dialog->open();
}

void CategoriesDialog::move(int by)
{
    const int row = current();
    const int place = row + by;
    if (row < 0 || place < 0 || place >= m_shown.size())
        return;
    m_session.commit(moveCategory(m_session.document(), row, by > 0 ? place + 1 : place),
                     tr("Move category %1").arg(m_shown.at(row).name));
    m_refresh->now();
    m_table->setCurrentCell(place, NameColumn);
}

void CategoriesDialog::add()
{
    m_session.commit(addFreshCategory(m_session.document(), tr("category")), tr("Add category"));
    m_refresh->now();
    const auto row = static_cast<int>(m_shown.size()) - 1;
    m_table->setCurrentCell(row, NameColumn);
    m_table->editItem(m_table->item(row, NameColumn));
}

/// Shapes of the category must go somewhere: a menu asks where, when there are any.
void CategoriesDialog::removeCurrent()
{
    const int row = current();
    if (row < 0)
        return;
    const QString name = m_shown.at(row).name;
    const auto removeTo = [this, row, name](const QString &heir) {
        m_session.commit(removeCategory(m_session.document(), row, heir), tr("Remove category %1").arg(name));
    };
    const int shapes = shapeCount(m_session.document(), name);
    if (shapes == 0)
        return removeTo({});
    auto *menu = new QMenu(this);
    menu->setObjectName(QStringLiteral("HeirMenu"));
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addSection(shapes == 1 ? tr("Its one shape goes to") : tr("Its %n shapes go to", nullptr, shapes));
    for (const Category &category : std::as_const(m_shown)) {
        if (category.name != name)
            connect(menu->addAction(plainLabel(category.name)), &QAction::triggered, this,
                    [removeTo, heir = category.name] { removeTo(heir); });
    }
    connect(menu->addAction(tr("no category")), &QAction::triggered, this, [removeTo] { removeTo({}); });
    auto *button = findChild<QPushButton *>(QStringLiteral("RemoveCategory"));
    menu->popup(button->mapToGlobal(QPoint(0, button->height())));
}

} // namespace hitbox
