#pragma once

#include "windows/edit_command.h"

#include <QWidget>

class QHBoxLayout;
class QLabel;
class QVBoxLayout;

namespace hitbox {

/// A titled part of the window: a quiet header line, and whatever stands below it.
class Panel : public QWidget
{
    Q_OBJECT

public:
    explicit Panel(const QString &title, QWidget *parent = nullptr);

    void hideTitle();                  ///< where something else names the panel
    void setBadge(int count);          ///< beside the title; 0 shows none
    void setNote(const QString &text); ///< quiet text beside the title

    /// False when it is not for this panel.
    virtual bool perform(EditCommand) { return false; }

signals:
    void told(const QString &message); ///< for the status line

    /// A menu for what is selected, of the actions with these ids; an empty one is a line between.
    void menuWanted(QPoint globalPosition, const QStringList &actions);

protected:
    void addBesideTitle(QWidget *widget);
    void addToHeader(QWidget *widget); ///< at its right end
    QVBoxLayout *body() const { return m_body; }

private:
    QHBoxLayout *m_header = nullptr;
    QVBoxLayout *m_body = nullptr;
    QLabel *m_title = nullptr;
    QLabel *m_badge = nullptr;
    QLabel *m_note = nullptr;
};

} // namespace hitbox
