#pragma once

#include "windows/widgets/edit_command.h"
#include "windows/widgets/section.h"

#include <QList>
#include <QWidget>

class QHBoxLayout;
class QLabel;
class QToolButton;
class QVBoxLayout;

namespace hitbox {

class ElidedLabel;

/// A titled part of the window: a quiet header line, and whatever stands below it.
class Panel : public QWidget
{
    Q_OBJECT

public:
    explicit Panel(const QString &title, QWidget *parent = nullptr);

    void hideTitle();         ///< where something else names the panel
    void setBadge(int count); ///< beside the title; 0 shows none, and keeps its room from now on
    /// Quiet text beside the title, as much as there is room for; its tool tip says it whole, or what it means.
    void setNote(const QString &text, const QString &toolTip = {});

    void setFoldable(); ///< what stands below the header folds away by the title, or by an arrow before it
    void setFold(Section::Fold fold);
    bool isOpen() const;

    void setSlight(bool isSlight);                   ///< so little stands below the header that it needs no room
    bool takesRoom() const { return m_roomIsTaken; } ///< for more than that, as it is open, too

    /// There is something to do with it now; neededChanged() follows where that may differ.
    virtual bool isNeeded() const { return true; }

    QWidget *content() const { return m_content; } ///< what stands below the header

    /// False when it is not for this panel.
    virtual bool perform(EditCommand) { return false; }

signals:
    void told(const QString &message); ///< for the status line

    /// A menu for what is selected, of the actions with these ids; an empty one is a line between.
    void menuWanted(QPoint globalPosition, const QStringList &actions);

    void foldChanged();
    void roomChanged(); ///< whether it takes some
    void neededChanged();
    void headerMenuWanted(QPoint globalPosition); ///< of one that folds

protected:
    void addBesideTitle(QWidget *widget);
    void addToHeader(QWidget *widget); ///< at its right end
    void letGiveWay(QWidget *widget); ///< in the header, where there is no room for all; who was named first goes first
    QVBoxLayout *body() const { return m_body; }
    bool event(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;

private:
    void followRoom();
    bool isOnHeader(QPoint point) const;
    void makeHeaderFit();

    QHBoxLayout *m_header = nullptr;
    QList<QWidget *> m_givingWay;
    QWidget *m_content = nullptr;
    QVBoxLayout *m_body = nullptr;
    QToolButton *m_fold = nullptr; ///< hidden where it does not fold
    Section::Fold m_state = Section::Fold::Open;
    bool m_isSlight = false;
    bool m_roomIsTaken = true;
    QLabel *m_title = nullptr;
    QLabel *m_badge = nullptr;
    ElidedLabel *m_note = nullptr;
    QSizePolicy::Policy m_roomPolicy = QSizePolicy::Preferred; ///< of the height, while it takes room
};

/// The panel that the widget is in; null for none.
Panel *panelAround(QWidget *widget);

} // namespace hitbox
