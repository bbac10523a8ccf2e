#pragma once

#include "windows/widgets/panel.h"

#include "drawing/theme.h"

namespace hitbox {

struct KeyNames;
class EmitterList;
class PlayControls;
class PlayCountsView;
class Section;
class OpenProject;

/// The play test of the stage in view: what fires, how it is run, and what was hit.
class PlayPanel : public Panel
{
    Q_OBJECT

public:
    PlayPanel(OpenProject &project, QWidget *parent = nullptr);

    void showKeys(const KeyNames &keys);
    bool perform(EditCommand command) override;

protected:
    void keyPressEvent(QKeyEvent *event) override; ///< Escape stops from anywhere in the panel

private:
    QWidget *makeContent();
    Section *makeEmitters();
    Section *makeSettings();

    OpenProject &m_project;
    PlayControls *m_controls = nullptr;
    EmitterList *m_emitters = nullptr;
    PlayCountsView *m_counts = nullptr;
};

} // namespace hitbox
