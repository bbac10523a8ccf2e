#pragma once

#include "windows/widgets/panel.h"

#include "document/document.h"
#include "drawing/theme.h"

#include <QString>

#include <optional>

class QComboBox;
class QToolButton;

namespace hitbox {

struct KeyNames;
class InstanceFields;
class InstanceList;
class OpenProject;
class RefreshOnce;
class StagePlayer;

/// Which stage, what stands on it, and the numbers of what is selected.
class StagePanel : public Panel
{
    Q_OBJECT

public:
    StagePanel(OpenProject &project, QWidget *parent = nullptr);

    void showKeys(const KeyNames &keys); ///< in tool tips
    QString layerForNew() const;         ///< of what is placed next; empty: none
    void addLayer();
    void togglePlaying(); ///< of the animations on the stage
    bool perform(EditCommand command) override;

signals:
    void placeWanted();            ///< puts the frame in view on the stage
    void showWanted(int instance); ///< the canvas is to go there

private:
    QWidget *makeStageRow();
    QToolButton *button(const char *name) const;
    void refresh();
    void renameStage();
    void addNewStage();
    void removeCurrentStage();

    OpenProject &m_project;
    RefreshOnce *m_refresh = nullptr;
    QComboBox *m_stage = nullptr;
    InstanceList *m_instances = nullptr;
    InstanceFields *m_fields = nullptr; ///< hidden while nothing is selected: others need the room
    StagePlayer *m_player = nullptr;
};

} // namespace hitbox
