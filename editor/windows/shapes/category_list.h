#pragma once

#include "windows/widgets/row_view.h"

namespace hitbox {

class Session;

/// The categories with their switches: show, lock and solo for now, without a step of history. Pressing one selects its
/// shapes in the frame in view.
class CategoryList : public RowView
{
    Q_OBJECT

public:
    CategoryList(Session &session, QWidget *parent);

    void refresh();
    QSize sizeHint() const override; ///< of a few rows

private:
    void flipSwitch(int row, Toggle toggle);
    void selectShapes(int row);

    Session &m_session;
};

} // namespace hitbox
