#include "windows/categories_dialog.h"

#include "document/category_edits.h"
#include "document/edits.h"

#include <QColorDialog>
#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QTableWidget>

namespace hitbox {

namespace {

enum Column { NameColumn, ColorColumn, BitsColumn, FixedColumns };

QString freshColor(int index)
{
    // Told apart by people with any kind of colour vision (after Okabe and Ito, 2008).
    static const char *const colors[] = {"#3fa7ff", "#ff8a3d", "#2fbf8f", "#e0c02c", "#c77dd6", "#7c8cff"};
    return QString::fromLatin1(colors[static_cast<size_t>(index) % std::size(colors)]);
}

} // namespace

CategoriesDialog::CategoriesDialog(const Document &document, QWidget *parent)
    : QDialog(parent)
    , m_document(document)
    , m_table(new QTableWidget(this))
{
    setWindowTitle(tr("Categories"));
    resize(620, 360);
    for (int i = 0; i < document.categories.size(); ++i)
        m_lines.append({i, document.categories.at(i)});

    auto *note =
        new QLabel(tr("A tick says that shapes of the row's category strike shapes of the column's. Bits become "
                      "the engine's layer, the ticks its mask."),
                   this);
    note->setObjectName(QStringLiteral("Dim"));
    note->setWordWrap(true);
    m_table->setObjectName(QStringLiteral("CategoryTable"));
    m_table->verticalHeader()->hide();
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    auto *add = new QPushButton(tr("&Add"), this);
    auto *remove = new QPushButton(tr("&Remove"), this);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    buttons->button(QDialogButtonBox::Ok)->setObjectName(QStringLiteral("Primary"));

    auto *bottom = new QHBoxLayout;
    bottom->addWidget(add);
    bottom->addWidget(remove);
    bottom->addStretch();
    bottom->addWidget(buttons);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(16, 16, 16, 16);
    layout->setSpacing(12);
    layout->addWidget(note);
    layout->addWidget(m_table, 1);
    layout->addLayout(bottom);

    connect(add, &QPushButton::clicked, this, &CategoriesDialog::addLine);
    connect(remove, &QPushButton::clicked, this, &CategoriesDialog::removeLine);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_table, &QTableWidget::cellChanged, this, [this](int row, int column) {
        if (column == NameColumn)
            takeName(row);
        else if (column == BitsColumn)
            takeBits(row);
        else if (column >= FixedColumns)
            toggleHit(row, column);
    });
    connect(m_table, &QTableWidget::cellDoubleClicked, this, [this](int row, int column) {
        if (column == ColorColumn)
            chooseColor(row);
    });
    showLines();
}

void CategoriesDialog::showLines()
{
    QStringList headers{tr("Name"), tr("Colour"), tr("Bits")};
    for (const Line &line : std::as_const(m_lines))
        headers.append(tr("hits %1").arg(line.category.name));
    m_table->clear();
    m_table->setRowCount(static_cast<int>(m_lines.size()));
    m_table->setColumnCount(static_cast<int>(headers.size()));
    m_table->setHorizontalHeaderLabels(headers);
    for (int row = 0; row < m_lines.size(); ++row)
        showLine(row);
    m_table->resizeColumnsToContents();
}

void CategoriesDialog::showLine(int row)
{
    const Category category = m_lines.at(row).category;
    m_table->setItem(row, NameColumn, new QTableWidgetItem(category.name));
    auto *color = new QTableWidgetItem(category.color);
    color->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable);
    QPixmap swatch(14, 14);
    swatch.fill(QColor(category.color));
    color->setIcon(QIcon(swatch));
    color->setToolTip(tr("Double-click to choose another"));
    m_table->setItem(row, ColorColumn, color);
    m_table->setItem(row, BitsColumn, new QTableWidgetItem(QString::number(category.bits)));
    for (int column = 0; column < m_lines.size(); ++column) {
        auto *hit = new QTableWidgetItem;
        hit->setFlags(Qt::ItemIsEnabled | Qt::ItemIsUserCheckable);
        const bool hits = category.hits.contains(m_lines.at(column).category.name);
        hit->setCheckState(hits ? Qt::Checked : Qt::Unchecked);
        m_table->setItem(row, FixedColumns + column, hit);
    }
}

void CategoriesDialog::addLine()
{
    QStringList names;
    quint32 used = 0;
    for (const Line &line : std::as_const(m_lines)) {
        names.append(line.category.name);
        used |= line.category.bits;
    }
    quint32 bit = 1;
    while ((used & bit) != 0 && bit < (quint32(1) << 31))
        bit <<= 1;
    Category category;
    category.name = freeName(tr("category"), names);
    category.color = freshColor(static_cast<int>(m_lines.size()));
    category.bits = bit;
    m_lines.append({-1, category});
    showLines();
    m_table->editItem(m_table->item(static_cast<int>(m_lines.size()) - 1, NameColumn));
}

void CategoriesDialog::removeLine()
{
    const int row = m_table->currentRow();
    if (row < 0)
        return;
    const QString name = m_lines.takeAt(row).category.name;
    for (Line &line : m_lines)
        line.category.hits.removeAll(name);
    showLines();
}

void CategoriesDialog::takeName(int row)
{
    const QString old = m_lines.at(row).category.name;
    const QString name = m_table->item(row, NameColumn)->text().trimmed();
    if (name == old)
        return;
    const bool taken =
        std::any_of(m_lines.cbegin(), m_lines.cend(), [&](const Line &line) { return line.category.name == name; });
    if (name.isEmpty() || taken) {
        m_table->item(row, NameColumn)->setText(old);
        return;
    }
    m_lines[row].category.name = name;
    for (Line &line : m_lines)
        std::replace(line.category.hits.begin(), line.category.hits.end(), old, name);
    m_table->horizontalHeaderItem(FixedColumns + row)->setText(tr("hits %1").arg(name));
}

void CategoriesDialog::takeBits(int row)
{
    bool valid = false;
    const quint32 bits = m_table->item(row, BitsColumn)->text().trimmed().toUInt(&valid, 0);
    if (valid)
        m_lines[row].category.bits = bits;
    else
        m_table->item(row, BitsColumn)->setText(QString::number(m_lines.at(row).category.bits));
}

void CategoriesDialog::chooseColor(int row)
{
    const QColor chosen = QColorDialog::getColor(QColor(m_lines.at(row).category.color), this, tr("Colour"));
    if (!chosen.isValid())
        return;
    m_lines[row].category.color = chosen.name();
    showLine(row);
}

void CategoriesDialog::toggleHit(int row, int column)
{
    const QString struck = m_lines.at(column - FixedColumns).category.name;
    QStringList &hits = m_lines[row].category.hits;
    hits.removeAll(struck);
    if (m_table->item(row, column)->checkState() == Qt::Checked)
        hits.append(struck);
}

Document CategoriesDialog::result() const
{
    Document document = m_document;
    // Names that no category has come between, so that two may also swap theirs.
    for (const Line &line : m_lines) {
        if (line.original >= 0)
            document = renameCategory(document, line.original, QStringLiteral("\n%1").arg(line.original));
    }
    for (const Line &line : m_lines) {
        if (line.original >= 0)
            document = renameCategory(document, line.original, line.category.name);
    }
    document.categories.clear();
    for (const Line &line : m_lines)
        document.categories.append(line.category);
    return document;
}

} // namespace hitbox
