#pragma once

#include "windows/widgets/row_view.h"

namespace hitbox {

class OpenProject;
class RefreshOnce;

/// The categories with their switches: show, lock and solo for now, without a step of history. Pressing one selects its
/// shapes in the frame in view.
class CategoryList : public RowView
{
    Q_OBJECT

public:
    CategoryList(OpenProject &project, QWidget *parent);

    void refresh();
    QSize sizeHint() const override; ///< of a few rows
    QSize minimumSizeHint() const override;

private:
    void flipSwitch(int row, Toggle toggle);
    void selectShapes(int row);

    OpenProject &m_project;
    RefreshOnce *m_refresh = nullptr;
};

} // namespace hitbox
