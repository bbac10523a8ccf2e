#pragma once

#include "document/document.h"
#include "tools/number_edits.h"
#include "windows/widgets/panel.h"

#include <QSet>

class QLabel;
class QStackedWidget;

namespace hitbox {

class OpenProject;
class RefreshOnce;
class ShapeFields;
class VertexTable;

/// The numbers of what is selected: the vertices of a polygon or chain as a table, the sizes of a box, circle or
/// capsule as fields, and of several shapes the box around them. Each field or cell that is typed into is one undo
/// step, however often its number changes. Shapes that are hidden or locked are shown and not changed.
class NumbersPanel : public Panel
{
    Q_OBJECT

public:
    explicit NumbersPanel(OpenProject &project, QWidget *parent = nullptr);
    ~NumbersPanel() override;

private:
    void refresh();
    void refreshAtOnce(); ///< for a field that is gone on from
    void showSelection(const Frame &frame, const Shape &shape);
    void showFields(const Frame &frame);
    void chooseRows();
    void type(int row, int column, double value);
    void insertBehind(int row);
    void deleteRows(const QSet<int> &rows);
    void paste(int row, int column, const QString &text);
    void enter(int field, double value);
    void enterNumber(Shape shape, int field, double value);
    void enterBounds(BoundsNumber number, double value);
    void refuseFarAway();
    void tell(const QString &problem);
    const Frame *frame() const;
    const Shape *lone() const;     ///< the one selected shape; nullptr for none and several
    const Shape *editable() const; ///< the same as committed, when it is neither hidden nor locked
    QSet<ShapeId> changeable(const Frame &frame) const;
    void commit(const Shape &shape, const QString &text, const QString &mergeKey = {});

    OpenProject &m_project;
    RefreshOnce *m_refresh = nullptr;
    QStackedWidget *m_pages = nullptr;
    QLabel *m_empty = nullptr;
    VertexTable *m_table = nullptr;
    ShapeFields *m_fields = nullptr;
    QLabel *m_problem = nullptr;
};

} // namespace hitbox
