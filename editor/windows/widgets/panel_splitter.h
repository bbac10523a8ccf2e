#pragma once

#include <QHash>
#include <QSplitter>

namespace hitbox {

class Panel;

/// Panels one above the other, with thin lines between them to drag. One that needs no room any more, as it folds,
/// leaves it to the others, and takes as much again when it does.
class PanelSplitter : public QSplitter
{
    Q_OBJECT

public:
    explicit PanelSplitter(QWidget *parent = nullptr);

    /// At the lower end. Panels and other widgets that may grow share the room that is left.
    void addPanel(hitbox::Panel *panel); // QFrame has a Panel too
    void addPart(QWidget *part);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    void followRoom(hitbox::Panel *panel);
    void giveRoom(hitbox::Panel *panel);
    QList<int> withRoomFor(QList<int> heights, int index, int wanted) const;
    void fill();

    QHash<hitbox::Panel *, int> m_roomBefore; ///< heights of those that take none, and that took it out of sight
    QWidget *m_filler = nullptr;              ///< below the others while none of them grows
};

} // namespace hitbox
