#pragma once

#include "drawing/theme.h"

#include <QMap>
#include <QWidget>

class QToolButton;

namespace hitbox {

struct KeyNames;
class OpenProject;
class RefreshOnce;

/// The tools of the current mode, from the table of tools.
class ToolBar : public QWidget
{
    Q_OBJECT

public:
    ToolBar(OpenProject &project, QWidget *parent = nullptr);

    void showKeys(const KeyNames &keys); ///< in the tool tips

private:
    QToolButton *makeButton(const QString &id);
    void refresh();

    OpenProject &m_project;
    RefreshOnce *m_refresh = nullptr;
    QString m_shownTool;
    QMap<QString, QToolButton *> m_buttons; ///< by the tool's id
};

} // namespace hitbox
