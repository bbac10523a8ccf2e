#pragma once

#include <QHash>
#include <QSplitter>

namespace hitbox {

class Panel;

/// Panels one above the other, with thin lines between them to drag. One that folds leaves its room to the others, and
/// takes as much again when it opens.
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
    void followFold(hitbox::Panel *panel);
    void giveRoom(hitbox::Panel *panel);
    QList<int> withRoomFor(QList<int> heights, int index, int wanted) const;
    void fill();

    QHash<hitbox::Panel *, int> m_openHeights; ///< of those that are folded, and that opened out of sight
    QWidget *m_filler = nullptr;               ///< below the others while none of them grows
};

} // namespace hitbox
