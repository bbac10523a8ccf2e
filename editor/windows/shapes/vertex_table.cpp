#include "windows/shapes/vertex_table.h"

#include "tools/number_edits.h"
#include "windows/shapes/vertex_model.h"
#include "windows/widgets/number_field.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QHeaderView>
#include <QKeyEvent>
#include <QStyledItemDelegate>

#include <algorithm>
#include <functional>

namespace hitbox {

namespace {

constexpr int heightOfRows = 24;

/// The table answers these itself, whatever they mean in the rest of the window.
bool isOwnKey(const QKeyEvent &event)
{
    if (event.matches(QKeySequence::Copy) || event.matches(QKeySequence::Paste))
        return true;
    if (event.modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier))
        return false;
    switch (event.key()) {
    case Qt::Key_Insert:
    case Qt::Key_Delete:
    case Qt::Key_Backspace:
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Home:
    case Qt::Key_End:
    case Qt::Key_PageUp:
    case Qt::Key_PageDown:
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Up:
    case Qt::Key_Down: return true;
    default: break;
    }
    const QString typed = event.text(); // the beginning of a number
    return typed.size() == 1 && QStringLiteral("0123456789.+-(").contains(typed);
}

/// Cells are typed into with a number field, so that sums work and what is wrong is told at once.
class CellDelegate final : public QStyledItemDelegate
{
public:
    CellDelegate(VertexModel &model, std::function<void(const QString &)> tell, QObject *parent)
        : QStyledItemDelegate(parent)
        , m_model(model)
        , m_tell(std::move(tell))
    {
    }

    QWidget *createEditor(QWidget *parent, const QStyleOptionViewItem &, const QModelIndex &index) const override
    {
        auto *field = new NumberField(parent);
        field->setFrame(false);
        field->setObjectName(QStringLiteral("Cell"));
        field->setAccessibleName(index.data(Qt::AccessibleTextRole).toString());
        connect(field, &NumberField::entered, &m_model, [this, cell = QPersistentModelIndex(index)](double value) {
            if (cell.isValid())
                m_model.setData(cell, value, Qt::EditRole);
        });
        connect(field, &NumberField::problemChanged, this, m_tell);
        return field;
    }

    void destroyEditor(QWidget *editor, const QModelIndex &index) const override
    {
        m_tell({});
        QStyledItemDelegate::destroyEditor(editor, index);
    }

    void setEditorData(QWidget *editor, const QModelIndex &index) const override
    {
        auto *field = static_cast<NumberField *>(editor);
        field->setValue(index.data(Qt::EditRole).toDouble());
        if (!field->isModified())
            field->selectAll();
    }

    void setModelData(QWidget *editor, QAbstractItemModel *, const QModelIndex &) const override
    {
        static_cast<NumberField *>(editor)->enter();
    }

private:
    VertexModel &m_model;
    std::function<void(const QString &)> m_tell;
};

} // namespace

VertexTable::VertexTable(QWidget *parent)
    : QTableView(parent)
    , m_model(new VertexModel(this))
{
    setModel(m_model);
    setItemDelegate(new CellDelegate(
        *m_model, [this](const QString &problem) { emit problemChanged(problem); }, this));
    setObjectName(QStringLiteral("VertexTable"));
    setAccessibleName(tr("Vertices"));
    setToolTip(tr("Type to change a coordinate; sums such as 12+0.5 work. Tab goes on, Insert adds, Delete removes, "
                  "Ctrl+C and Ctrl+V copy and paste."));
    setSelectionBehavior(SelectRows);
    setSelectionMode(ExtendedSelection);
    setEditTriggers(DoubleClicked | EditKeyPressed | AnyKeyPressed);
    setShowGrid(false);
    setFrameShape(NoFrame);
    setVerticalScrollMode(ScrollPerPixel);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    verticalHeader()->hide();
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    verticalHeader()->setDefaultSectionSize(heightOfRows);
    horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    horizontalHeader()->setHighlightSections(false);
    connect(m_model, &VertexModel::typed, this, &VertexTable::typed);
    connect(selectionModel(), &QItemSelectionModel::selectionChanged, this, &VertexTable::rowsChosen);
}

void VertexTable::showPoints(const QList<geometry::Point> &points, VertexAccess access)
{
    m_model->show(points, access);
}

QSet<int> VertexTable::selectedRows() const
{
    QSet<int> rows;
    for (const QItemSelectionRange &range : selectionModel()->selection()) {
        for (int row = range.top(); row <= range.bottom(); ++row)
            rows.insert(row);
    }
    return rows;
}

void VertexTable::selectRows(const QSet<int> &rows)
{
    if (rows == selectedRows())
        return;
    QList<int> ordered(rows.cbegin(), rows.cend());
    std::sort(ordered.begin(), ordered.end());
    QItemSelection selection;
    for (qsizetype from = 0; from < ordered.size();) {
        qsizetype to = from;
        while (to + 1 < ordered.size() && ordered.at(to + 1) == ordered.at(to) + 1)
            ++to;
        selection.select(m_model->index(ordered.at(from), 0),
                         m_model->index(ordered.at(to), VertexModel::ColumnCount - 1));
        from = to + 1;
    }
    selectionModel()->select(selection, QItemSelectionModel::ClearAndSelect);
    if (ordered.size() != 1)
        return;
    const int column = std::max<int>(currentIndex().column(), VertexModel::X);
    selectionModel()->setCurrentIndex(m_model->index(ordered.first(), column), QItemSelectionModel::NoUpdate);
    scrollTo(currentIndex());
}

void VertexTable::copyRows() const
{
    QSet<int> rows = selectedRows();
    QList<int> ordered(rows.cbegin(), rows.cend());
    std::sort(ordered.begin(), ordered.end());
    QList<geometry::Point> points;
    for (const int row : std::as_const(ordered))
        points.append(m_model->points().at(row));
    QGuiApplication::clipboard()->setText(textOfPoints(points));
}

bool VertexTable::event(QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride && isOwnKey(*static_cast<QKeyEvent *>(event))) {
        event->accept();
        return true;
    }
    return QTableView::event(event);
}

void VertexTable::keyPressEvent(QKeyEvent *event)
{
    const int row = currentIndex().row();
    if (event->matches(QKeySequence::Copy))
        copyRows();
    else if (event->matches(QKeySequence::Paste))
        emit pasteWanted(row, currentIndex().column(), QGuiApplication::clipboard()->text());
    else if (event->key() == Qt::Key_Insert && event->modifiers() == Qt::NoModifier)
        emit insertWanted(row);
    else if (event->key() == Qt::Key_Delete || event->key() == Qt::Key_Backspace)
        emit deleteWanted(selectedRows());
    else if (event->key() == Qt::Key_Return && state() != EditingState)
        edit(currentIndex());
    else
        QTableView::keyPressEvent(event);
}

/// Qt's own table tells screen readers that the cell has the focus, even where the canvas has it.
void VertexTable::currentChanged(const QModelIndex &current, const QModelIndex &previous)
{
    if (hasFocus())
        QTableView::currentChanged(current, previous);
    else
        QAbstractItemView::currentChanged(current, previous);
}

QModelIndex VertexTable::moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers)
{
    const QModelIndex at = currentIndex();
    if (!at.isValid() || (action != MoveNext && action != MovePrevious))
        return QTableView::moveCursor(action, modifiers);
    // Every row has two cells to stop at.
    const int rows = m_model->rowCount();
    const int cell = 2 * at.row() + (at.column() == VertexModel::Y ? 1 : 0) + (action == MoveNext ? 1 : -1);
    const int wrapped = (cell + 2 * rows) % (2 * rows);
    return m_model->index(wrapped / 2, wrapped % 2 == 0 ? VertexModel::X : VertexModel::Y);
}

} // namespace hitbox
