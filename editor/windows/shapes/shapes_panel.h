#pragma once

#include "windows/widgets/panel.h"
#include "windows/widgets/row_view.h"

#include "document/document.h"

#include <QColor>

namespace hitbox {

class CategoryList;
class ElidedComboBox;
class RefreshOnce;
class SearchField;
class OpenProject;

/// The shapes of the frame in view, the top one first: name, category, visible, locked.
class ShapesPanel : public Panel
{
    Q_OBJECT

public:
    ShapesPanel(OpenProject &project, QWidget *parent = nullptr);

    void renameSelected();
    bool perform(EditCommand command) override;

signals:
    void categoriesWanted();

private:
    void connectParts();
    void refresh();
    void refreshCategories();
    QWidget *makeCategoryRow();
    void choose(const QSet<int> &rows);
    void move(const QList<int> &rows, int before);
    void rename(int row, const QString &name);
    void toggle(int row, RowView::Toggle toggle);
    const Shape *shapeOf(int row) const;

    OpenProject &m_project;
    RefreshOnce *m_refresh = nullptr;
    SearchField *m_search = nullptr;
    RowView *m_view = nullptr;
    ElidedComboBox *m_category = nullptr;
    CategoryList *m_categories = nullptr;
    QList<ShapeId> m_shownShapes; ///< for each row
    QStringList m_shownNames;     ///< of the categories to choose from
    QList<QColor> m_shownColors;  ///< theirs
    QHash<ShapeId, int> m_shownProblems;
};

} // namespace hitbox
