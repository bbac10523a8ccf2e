#include "windows/categories/categories_dialog.h"

#include "document/category_edits.h"
#include "drawing/drawing.h"
#include "scene/refresh_once.h"
#include "session/session.h"
#include "windows/categories/fields_table.h"
#include "windows/widgets/bits_field.h"
#include "windows/widgets/fonts.h"
#include "windows/widgets/low_table.h"
#include "windows/widgets/plain_text.h"
#include "windows/widgets/vertical_scroll.h"

#include <QColorDialog>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QMenu>
#include <QPainter>
#include <QPushButton>
#include <QScreen>
#include <QShortcut>
#include <QTableView>
#include <QToolButton>

#include <algorithm>

namespace hitbox {

namespace {

constexpr int categorySwatchSide = 18;
constexpr int leastScrolled = 200;    ///< pixels of what stands above the message
constexpr int mostFittedColumns = 60; ///< to what stands in them: each takes a while, and nobody looks at thousands

} // namespace

CategoriesDialog::CategoriesDialog(Session &session, QWidget *parent)
    : QDialog(parent)
    , m_session(session)
    , m_refresh(new RefreshOnce(*this, [this] { refresh(); }))
    , m_table([this](const QString &category) { return swatch(category); })
    , m_view(new LowTable<QTableView>(this))
    , m_bits(new BitsField(this))
    , m_fields(new FieldsTable(session, this))
    , m_message(new QLabel(this))
{
    setWindowTitle(tr("Categories"));
    setAttribute(Qt::WA_DeleteOnClose);
    constexpr QSize frameAndPanels(40, 60); // which the desktop puts around
    resize(QSize(scaledToText(680), scaledToText(672)).boundedTo(screen()->availableSize() - frameAndPanels));
    prepareTable();
    m_message->setObjectName(QStringLiteral("CategoryMessage"));
    m_message->setTextFormat(Qt::PlainText);
    m_message->setWordWrap(true);
    layOut();
    connectParts();
    refresh();
    goToRow(0);
}

void CategoriesDialog::prepareTable()
{
    m_view->setModel(&m_table);
    m_view->setObjectName(QStringLiteral("CategoryTable"));
    m_view->setAccessibleName(tr("Categories and who hits whom"));
    m_view->setTabKeyNavigation(false); // which would never leave it
    m_view->verticalHeader()->hide();
    m_view->horizontalHeader()->setHighlightSections(false);
    m_view->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter); // as the cells below
    m_view->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_view->setSelectionMode(QAbstractItemView::SingleSelection);
    constexpr int headAndFourRows = 160;
    m_view->setMinimumHeight(scaledToText(headAndFourRows));
}

void CategoriesDialog::layOut()
{
    auto *note = new QLabel(tr("A tick says that shapes of the row's category strike shapes of the column's. Bits "
                               "become the engine's layer, the ticks its mask. Changes are made at once; Ctrl+Z takes "
                               "them back."),
                            this);
    note->setObjectName(QStringLiteral("Dim"));
    note->setWordWrap(true);
    auto *content = new QWidget(this);
    auto *rows = new QVBoxLayout(content);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(12);
    rows->addWidget(note);
    rows->addWidget(m_view, 3);
    rows->addWidget(makeButtons());
    rows->addWidget(makeColors());
    rows->addWidget(m_bits);
    rows->addWidget(m_fields, 2);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(16, 16, 16, 16);
    layout->setSpacing(12);
    layout->addWidget(new VerticalScroll(content, leastScrolled, this), 1); // of large text not all has room at once
    layout->addWidget(m_message);
    auto *close = new QPushButton(tr("Close"), this);
    close->setObjectName(QStringLiteral("CloseCategories"));
    close->setAutoDefault(false);
    connect(close, &QPushButton::clicked, this, &CategoriesDialog::close);
    layout->addWidget(close, 0, Qt::AlignRight);
}

void CategoriesDialog::connectParts()
{
    m_refresh->when(m_session, &Session::changed,
                    [](const Difference &difference) { return !difference.categories.empty(); });
    connect(&m_table, &CategoryTableModel::nameTyped, this, &CategoriesDialog::takeName);
    connect(&m_table, &CategoryTableModel::bitsTyped, this, &CategoriesDialog::takeTypedBits);
    connect(&m_table, &CategoryTableModel::ticked, this, &CategoriesDialog::takeTick);
    connect(m_view->selectionModel(), &QItemSelectionModel::currentRowChanged, this, [this] { showCurrent(); });
    connect(m_fields, &FieldsTable::told, this, &CategoriesDialog::tell);
    connect(m_bits, &BitsField::edited, this, [this](quint32 bits) {
        if (current() >= 0)
            takeBits(current(), bits);
    });
    connect(m_bits, &BitsField::refused, this, [this](const QString &text) {
        tell(tr("“%1” is no whole number from 0 to 4294967295.").arg(text.left(16)));
    });
    connect(new QShortcut(QKeySequence::Undo, this), &QShortcut::activated, &m_session, &Session::undo);
    connect(new QShortcut(QKeySequence::Redo, this), &QShortcut::activated, &m_session, &Session::redo);
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

QIcon CategoriesDialog::swatch(const QString &category) const
{
    QPixmap pixmap(categorySwatchSide, categorySwatchSide);
    pixmap.fill(categoryColor(m_session.shown(), category, themeOf(palette())));
    QPainter painter(&pixmap);
    painter.fillRect(pixmap.rect(), QBrush(themeOf(palette()).understroke, categoryHatch(m_session.shown(), category)));
    QIcon icon(pixmap);
    icon.addPixmap(pixmap, QIcon::Selected); // the colour stays what it is
    return icon;
}

void CategoriesDialog::refresh()
{
    const QList<Category> &categories = m_session.shown().categories;
    if (categories == m_table.shown())
        return;
    const int row = current();
    m_table.show(categories);
    const int fitted = std::min(m_table.columnCount(), mostFittedColumns);
    constexpr int mostMeasuredRows = 300;
    m_view->horizontalHeader()->setResizeContentsPrecision(mostMeasuredRows);
    for (int column = 0; column < fitted; ++column)
        m_view->resizeColumnToContents(column);
    if (row >= 0)
        goToRow(std::min(row, m_table.rowCount() - 1));
    m_bits->setEnabled(!categories.isEmpty());
    showCurrent();
}

void CategoriesDialog::showCurrent()
{
    if (current() >= 0)
        m_bits->setBits(m_table.shown().at(current()).bits);
    m_fields->show(current());
}

void CategoriesDialog::goToRow(int row)
{
    m_view->setCurrentIndex(m_table.index(row, CategoryTableModel::NameColumn));
}

int CategoriesDialog::current() const
{
    return m_view->currentIndex().row();
}

void CategoriesDialog::tell(const QString &message)
{
    m_message->setText(message);
}

void CategoriesDialog::takeTick(int row, int struck, bool on)
{
    m_session.commit(withHit(m_session.document(), row, struck, on ? Strikes::Yes : Strikes::No), tr("Who hits whom"));
}

void CategoriesDialog::takeName(int row, const QString &typed)
{
    const QString old = m_table.shown().at(row).name;
    const QString name = typed.trimmed();
    if (typed == old || name == old) // a file may hold a name with blanks around it
        return;
    const bool taken = findCategory(m_session.document(), name);
    if (name.isEmpty() || taken)
        return tell(taken ? tr("There is a category “%1” already.").arg(name) : tr("A category needs a name."));
    tell({});
    m_session.commit(renameCategory(m_session.document(), row, name), tr("Rename category to %1").arg(name));
}

void CategoriesDialog::takeTypedBits(int row, const QString &typed)
{
    const std::optional<quint32> bits = BitsField::parse(typed);
    if (!bits)
        return tell(tr("“%1” is no whole number from 0 to 4294967295.").arg(typed.left(16)));
    takeBits(row, *bits);
}

void CategoriesDialog::takeBits(int row, quint32 bits)
{
    tell({});
    Category category = m_table.shown().at(row);
    category.bits = bits;
    m_session.commit(withCategory(m_session.document(), row, category), tr("Bits of %1").arg(category.name),
                     QStringLiteral("category-bits-%1").arg(row));
}

void CategoriesDialog::takeColor(const QString &color)
{
    if (current() < 0)
        return;
    Category category = m_table.shown().at(current());
    category.color = color;
    m_session.commit(withCategory(m_session.document(), current(), category), tr("Colour of %1").arg(category.name),
                     QStringLiteral("category-color-%1").arg(current()));
}

void CategoriesDialog::chooseColor()
{
    if (current() < 0)
        return;
    auto *dialog = new QColorDialog(QColor(m_table.shown().at(current()).color), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QColorDialog::colorSelected, this, [this](const QColor &chosen) { takeColor(chosen.name()); });
    dialog->open();
}

void CategoriesDialog::move(int by)
{
    const int row = current();
    const int place = row + by;
    if (row < 0 || place < 0 || place >= m_table.shown().size())
        return;
    m_session.commit(moveCategory(m_session.document(), row, by > 0 ? place + 1 : place),
                     tr("Move category %1").arg(m_table.shown().at(row).name));
    m_refresh->now();
    goToRow(place);
}

void CategoriesDialog::add()
{
    m_session.commit(addFreshCategory(m_session.document(), tr("category")), tr("Add category"));
    m_refresh->now();
    goToRow(m_table.rowCount() - 1);
    m_view->edit(m_view->currentIndex());
}

/// Shapes of the category must go somewhere: a menu asks where, when there are any.
void CategoriesDialog::removeCurrent()
{
    const int row = current();
    if (row < 0)
        return;
    const QString name = m_table.shown().at(row).name;
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
    for (const Category &category : m_table.shown()) {
        if (category.name != name)
            connect(menu->addAction(plainLabel(category.name)), &QAction::triggered, this,
                    [removeTo, heir = category.name] { removeTo(heir); });
    }
    connect(menu->addAction(tr("no category")), &QAction::triggered, this, [removeTo] { removeTo({}); });
    auto *button = findChild<QPushButton *>(QStringLiteral("RemoveCategory"));
    menu->popup(button->mapToGlobal(QPoint(0, button->height())));
}

} // namespace hitbox
