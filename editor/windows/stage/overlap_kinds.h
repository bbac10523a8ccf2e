#pragma once

#include "drawing/theme.h"
#include "windows/stage/overlap_list.h"

#include <QWidget>

class QToolButton;

namespace hitbox {

/// How shapes on the stage meet: a switch for each relation with its sign and colour, and how many there are. It is the
/// key to the marks on the canvas, too.
class OverlapKinds : public QWidget
{
    Q_OBJECT

public:
    OverlapKinds(QWidget *parent);

    void showList(const OverlapList &list);
    std::array<bool, 6> shown() const; ///< by the number of the relation

signals:
    void changed();

private:
    void paintIcons();

    std::array<QToolButton *, 6> m_buttons{}; ///< none for Separate
};

} // namespace hitbox
