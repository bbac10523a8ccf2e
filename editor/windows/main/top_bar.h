#pragma once

#include <QWidget>

class QPushButton;

namespace hitbox {

class Actions;
class DocumentTabs;
class EngineChooser;
class Session;

/// Above everything: the open projects on the left, what is done with the one in front on the right.
class TopBar : public QWidget
{
    Q_OBJECT

public:
    explicit TopBar(Actions &actions, QWidget *parent = nullptr);

    DocumentTabs &tabs() { return *m_tabs; }
    void showProject(const Session &session);

signals:
    void engineChosen(const QString &formatId); ///< for the project in front

private:
    void showKeys();

    Actions &m_actions;
    DocumentTabs *m_tabs = nullptr;
    EngineChooser *m_engine = nullptr;
    QPushButton *m_export = nullptr;
    QPushButton *m_stage = nullptr;
};

} // namespace hitbox
