#pragma once

#include "session/edit_scope.h"

#include <QToolButton>

class QActionGroup;

namespace hitbox {

class OpenProject;
class RefreshOnce;

/// In a corner of the canvas: in which frames the next edit of shapes is done, and how. Stands out while that is more
/// than the one in view, and hides where the sprite has a single frame.
class ScopeChip : public QToolButton
{
    Q_OBJECT

public:
    ScopeChip(OpenProject &project, QWidget *canvas);

private:
    void makeMenu();
    void refresh();

    OpenProject &m_project;
    RefreshOnce *m_refresh = nullptr;
    QActionGroup *m_reaches = nullptr;
    QActionGroup *m_manners = nullptr;
};

/// "This frame", "All frames"…, with the mnemonics of menus.
QString titleOf(ScopeReach reach);
QString titleOf(ScopeManner manner);

void setScopeReach(OpenProject &project, ScopeReach reach);
void setScopeManner(OpenProject &project, ScopeManner manner);

/// "Edits: all 24 frames"
QString calledScope(const OpenProject &project);

/// "Edited 24 shapes in 24 frames; 2 locked ones were left alone."
QString scopeReport(const ScopeCounts &counts);

} // namespace hitbox
