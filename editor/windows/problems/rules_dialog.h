#pragma once

#include <QDialog>
#include <QHash>

class QComboBox;

namespace hitbox {

class RefreshOnce;
class Session;

/// Every rule and how much it weighs in this project. Stays open beside the window; each choice is one undo step.
class RulesDialog : public QDialog
{
    Q_OBJECT

public:
    explicit RulesDialog(Session &session, QWidget *parent = nullptr);

private:
    QComboBox *makeChoice(const QString &rule, const QString &title);
    void choose(const QString &rule, int choice);
    void refresh();

    Session &m_session;
    RefreshOnce *m_refresh = nullptr;
    QHash<QString, QComboBox *> m_choices; ///< by the rule's id
};

} // namespace hitbox
