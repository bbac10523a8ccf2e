#include "windows/categories/fields_table.h"

#include "document/category_edits.h"
#include "document/field_edits.h"
#include "document/limits.h"
#include "document/property_edits.h"
#include "session/session.h"
#include "windows/widgets/low_table.h"

#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QScrollBar>
#include <QTableWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace hitbox {

namespace {

enum FieldColumn { FieldNameColumn, FieldTypeColumn, FieldDefaultColumn, FieldChoicesColumn, FieldColumns };

const QList<FieldType> &editableTypes()
{
    static const QList<FieldType> types{FieldType::Number, FieldType::Text, FieldType::Truth, FieldType::Choice};
    return types;
}

/// "low, mid, high" as it is typed.
QStringList choicesIn(const QString &text)
{
    QStringList choices;
    for (const QString &choice : text.split(u',')) {
        if (!choice.trimmed().isEmpty())
            choices.append(choice.trimmed());
    }
    choices.removeDuplicates();
    return choices;
}

/// The default as the table shows it: in the words of its types and of the form.
QString defaultText(const CategoryField &field)
{
    const auto *truth = std::get_if<bool>(&field.fallback);
    if (field.type == FieldType::Truth && truth)
        return *truth ? FieldsTable::tr("yes") : FieldsTable::tr("no");
    return textOf({field.name, field.fallback});
}

/// What was typed there. Yes and no may be written as files have them, too.
std::optional<PropertyValue> typedDefault(const QString &text, const CategoryField &field)
{
    if (field.type == FieldType::Truth) {
        for (const bool truth : {true, false}) {
            const QString word = truth ? FieldsTable::tr("yes") : FieldsTable::tr("no");
            if (text.trimmed().compare(word, Qt::CaseInsensitive) == 0)
                return PropertyValue(truth);
        }
    }
    return fieldValue(field.type == FieldType::Choice ? text.trimmed() : text, field);
}

} // namespace

FieldsTable::FieldsTable(Session &session, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_table(new LowTable<QTableWidget>(0, FieldColumns, this))
{
    m_table->setObjectName(QStringLiteral("FieldTable"));
    m_table->setAccessibleName(tr("Fields of the category"));
    m_table->setHorizontalHeaderLabels({tr("Field"), tr("Type"), tr("Default"), tr("Choices, with commas between")});
    m_table->setTabKeyNavigation(false);
    m_table->verticalHeader()->hide();
    m_table->horizontalHeader()->setStretchLastSection(true);
    m_table->horizontalHeader()->setHighlightSections(false);
    m_table->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter); // as the cells below
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    constexpr int fewRows = 112;
    m_table->setMinimumHeight(fewRows);
    auto *note = new QLabel(tr("Fields are properties that all shapes of the category have, such as damage. Shapes "
                               "with the same value of a field “group” hit once together."),
                            this);
    note->setObjectName(QStringLiteral("Dim"));
    note->setWordWrap(true);
    auto *heading = new QHBoxLayout;
    heading->addWidget(note, 1);
    const auto button = [&](const QString &text, const char *name, auto slot) {
        auto *made = new QPushButton(text, this);
        made->setObjectName(QLatin1String(name));
        made->setAutoDefault(false);
        connect(made, &QPushButton::clicked, this, slot);
        heading->addWidget(made);
    };
    button(tr("Add &field"), "AddField", &FieldsTable::add);
    button(tr("Remove f&ield"), "RemoveField", &FieldsTable::remove);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    layout->addLayout(heading);
    layout->addWidget(m_table);
    connect(m_table, &QTableWidget::cellChanged, this, &FieldsTable::takeCell);
    connect(m_table->verticalScrollBar(), &QScrollBar::valueChanged, this, &FieldsTable::showTypes);
    m_table->viewport()->installEventFilter(this);
}

/// Each column has room for its title, whose size is known by now.
void FieldsTable::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    QHeaderView *header = m_table->horizontalHeader();
    header->ensurePolished();
    for (int column = FieldNameColumn; column < FieldChoicesColumn; ++column)
        header->resizeSection(column, std::max(header->sectionSize(column), header->sectionSizeHint(column)));
}

bool FieldsTable::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Resize)
        showTypes();
    return QWidget::eventFilter(watched, event);
}

const Category *FieldsTable::category() const
{
    const QList<Category> &categories = m_session.document().categories;
    return m_category >= 0 && m_category < categories.size() ? &categories.at(m_category) : nullptr;
}

void FieldsTable::show(int category)
{
    m_category = category;
    setEnabled(this->category());
    refresh();
}

void FieldsTable::refresh()
{
    const Category *now = category();
    const Id<Category> id = now ? *now->id : Id<Category>();
    const QList<CategoryField> fields = now ? now->fields : QList<CategoryField>();
    if (id == m_shownCategory && fields == m_shown)
        return;
    const int current = id == m_shownCategory ? m_table->currentRow() : 0;
    m_shownCategory = id;
    const QList<CategoryField> before = std::exchange(m_shown, fields);
    m_table->setRowCount(static_cast<int>(fields.size()));
    for (int row = 0; row < fields.size(); ++row) {
        if (row >= before.size() || fields.at(row) != before.at(row))
            showRow(row, fields.at(row));
    }
    showTypes();
    findChild<QPushButton *>(QStringLiteral("RemoveField"))->setEnabled(!fields.isEmpty());
    if (!fields.isEmpty())
        m_table->setCurrentCell(std::clamp(current, 0, static_cast<int>(fields.size()) - 1), FieldNameColumn);
}

void FieldsTable::showRow(int row, const CategoryField &field)
{
    const bool isKnown = field.type != FieldType::Other;
    const auto put = [&](int column, const QString &text, bool isEditable) {
        auto *item = new QTableWidgetItem(text);
        if (!isEditable)
            item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable);
        m_table->setItem(row, column, item);
    };
    put(FieldNameColumn, field.name, isKnown);
    put(FieldTypeColumn, {}, false);
    put(FieldDefaultColumn, defaultText(field), isKnown);
    put(FieldChoicesColumn, field.choices.join(QStringLiteral(", ")), field.type == FieldType::Choice);
    m_table->removeCellWidget(row, FieldTypeColumn);
}

/// Boxes for types of the rows in view, and some more: a thousand of them take half a second to make.
void FieldsTable::showTypes()
{
    constexpr int rowsMore = 32;
    const int first = std::max(0, m_table->rowAt(0));
    const int inView = m_table->viewport()->height() / std::max(1, m_table->rowHeight(first));
    for (int row = first; row < std::min(m_table->rowCount(), first + inView + rowsMore); ++row) {
        if (!m_table->cellWidget(row, FieldTypeColumn))
            showType(row);
    }
}

void FieldsTable::showType(int row)
{
    const CategoryField &field = m_shown.at(row);
    auto *types = new QComboBox(m_table);
    types->setObjectName(QStringLiteral("FieldType"));
    types->setAccessibleName(tr("Type of %1").arg(field.name));
    types->addItems({tr("number"), tr("text"), tr("yes/no"), tr("choice")});
    types->setCurrentIndex(static_cast<int>(editableTypes().indexOf(field.type)));
    types->setEnabled(field.type != FieldType::Other);
    connect(types, &QComboBox::activated, this, [this, row](int type) { takeType(row, editableTypes().at(type)); });
    m_table->setCellWidget(row, FieldTypeColumn, types);
}

/// What the table shows already was put there by refresh().
void FieldsTable::takeCell(int row, int column)
{
    const Category *now = category();
    if (!now || row >= m_shown.size() || now->fields != m_shown)
        return;
    const QString text = m_table->item(row, column)->text();
    if (column == FieldNameColumn)
        return takeName(row, text);
    if (column == FieldDefaultColumn)
        return takeDefault(row, text);
    if (column == FieldChoicesColumn)
        return takeChoices(row, text);
}

void FieldsTable::takeName(int row, const QString &typed)
{
    const QString name = typed.trimmed();
    const CategoryField &field = m_shown.at(row);
    if (typed == field.name || name == field.name)
        return;
    if (name.isEmpty() || findField(*category(), name)) {
        emit told(name.isEmpty() ? tr("A field needs a name.") : tr("There is a field “%1” already.").arg(name));
        m_table->item(row, FieldNameColumn)->setText(field.name);
        return;
    }
    emit told({});
    m_session.commit(renameField(m_session.document(), m_category, row, name), tr("Rename field to %1").arg(name));
    refresh();
}

void FieldsTable::takeDefault(int row, const QString &text)
{
    CategoryField field = m_shown.at(row);
    const QString before = defaultText(field);
    if (text == before)
        return;
    const std::optional<PropertyValue> value = typedDefault(text, field);
    if (!value) {
        switch (field.type) {
        case FieldType::Number: emit told(tr("“%1” is no number.").arg(text.left(16))); break;
        case FieldType::Truth: emit told(tr("“%1” is neither yes nor no.").arg(text.left(16))); break;
        default: emit told(tr("“%1” is none of the choices.").arg(text.left(16))); break;
        }
        m_table->item(row, FieldDefaultColumn)->setText(before);
        return;
    }
    m_table->item(row, FieldDefaultColumn)->setText(before); // as it is shown for the value, which may be the same
    field.fallback = *value;
    put(row, field, tr("Default of %1").arg(field.name));
}

void FieldsTable::takeChoices(int row, const QString &text)
{
    const CategoryField &field = m_shown.at(row);
    if (text == field.choices.join(QStringLiteral(", "))) // which may hold commas of their own
        return;
    const QStringList choices = choicesIn(text);
    if (choices == field.choices)
        return;
    if (choices.isEmpty() || choices.size() > limits::fieldChoices) {
        emit told(choices.isEmpty() ? tr("A field of this type needs a choice.")
                                    : tr("A field has at most %1 choices.").arg(limits::fieldChoices));
        m_table->item(row, FieldChoicesColumn)->setText(field.choices.join(QStringLiteral(", ")));
        return;
    }
    put(row, withChoices(field, choices), tr("Choices of %1").arg(field.name));
}

void FieldsTable::takeType(int row, FieldType type)
{
    if (row < m_shown.size() && m_shown.at(row).type != type)
        put(row, withType(m_shown.at(row), type), tr("Type of %1").arg(m_shown.at(row).name));
}

void FieldsTable::put(int row, const CategoryField &field, const QString &text)
{
    const Category *now = category();
    if (!now || row >= now->fields.size())
        return;
    emit told({});
    Category changed = *now;
    changed.fields[row] = field;
    m_session.commit(withCategory(m_session.document(), m_category, changed), text);
    refresh();
}

void FieldsTable::add()
{
    const Category *now = category();
    if (!now)
        return;
    if (now->fields.size() >= limits::categoryFields)
        return emit told(tr("A category has at most %1 fields.").arg(limits::categoryFields));
    Category changed = *now;
    changed.fields.append(freshField(changed));
    m_session.commit(withCategory(m_session.document(), m_category, changed), tr("Add field to %1").arg(changed.name));
    refresh();
    const int row = m_table->rowCount() - 1;
    m_table->setCurrentCell(row, FieldNameColumn);
    m_table->editItem(m_table->item(row, FieldNameColumn));
}

/// Values that shapes have stay with them as properties of their own.
void FieldsTable::remove()
{
    const Category *now = category();
    const int row = m_table->currentRow();
    if (!now || row < 0 || row >= now->fields.size())
        return;
    Category changed = *now;
    const QString name = changed.fields.at(row).name;
    changed.fields.removeAt(row);
    m_session.commit(withCategory(m_session.document(), m_category, changed), tr("Remove field %1").arg(name));
    refresh();
}

} // namespace hitbox
