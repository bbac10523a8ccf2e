#pragma once

#include "drawing/theme.h"
#include "windows/widgets/panel.h"

class QLabel;
class QToolButton;

namespace hitbox {

struct KeyNames;
class OpenProject;
class RefreshOnce;
struct EngineShape;

/// What the project's engine gets of the selected shapes, or of the whole frame, and what it loses.
class EnginePanel : public Panel
{
    Q_OBJECT

public:
    EnginePanel(OpenProject &project, QWidget *parent = nullptr);

    void showKeys(const KeyNames &keys); ///< in tool tips

private:
    void refresh();
    QList<EngineShape> shapes() const;
    QStringList notes(const QList<EngineShape> &shapes) const;

    OpenProject &m_project;
    RefreshOnce *m_refresh = nullptr;
    QWidget *m_lines = nullptr; ///< hidden while there is no engine
    QLabel *m_summary = nullptr;
    QLabel *m_notes = nullptr;
    QToolButton *m_toggle = nullptr;
};

} // namespace hitbox
