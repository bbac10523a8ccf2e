#pragma once

#include "drawing/theme.h"

#include <QSet>
#include <QTableView>

#include <hitbox/geometry/shapes.h>

namespace hitbox {

class VertexModel;
enum class VertexAccess;

/// The table of a shape's points, for the keyboard: Tab goes from x to y to the next row, Insert adds a point behind
/// the current one, Delete removes the selected ones, Ctrl+C and Ctrl+V copy and paste them as text. It asks for
/// edits; whoever owns it does them.
class VertexTable : public QTableView
{
    Q_OBJECT

public:
    explicit VertexTable(QWidget *parent = nullptr);

    void showPoints(const QList<geometry::Point> &points, VertexAccess access);
    void selectRows(const QSet<int> &rows); ///< and brings a single one into view
    QSet<int> selectedRows() const;

signals:
    void typed(int row, int column, double value); ///< column 1 is x, 2 is y
    void insertWanted(int row);                    ///< behind this one; -1 in an empty table
    void deleteWanted(QSet<int> rows);
    void pasteWanted(int row, int column, QString text);
    void rowsChosen(); ///< by hand: selectedRows() differ
    void problemChanged(const QString &problem);

protected:
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void currentChanged(const QModelIndex &current, const QModelIndex &previous) override;
    QModelIndex moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers) override;

private:
    void copyRows() const;

    VertexModel *m_model = nullptr;
};

} // namespace hitbox
