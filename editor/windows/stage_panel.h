#pragma once

#include "windows/panel.h"
#include "windows/row_view.h"

#include "document/document.h"

#include <array>

class QComboBox;

namespace hitbox {

class NumberField;
class Session;

/// Which stage, what stands on it, and the numbers of what is selected.
class StagePanel : public Panel
{
    Q_OBJECT

public:
    StagePanel(Session &session, const Theme &theme, QWidget *parent = nullptr);

    void setTheme(const Theme &theme);

signals:
    void placeWanted(); ///< puts the frame in view on the stage

private:
    enum Field { X, Y, Rotation, ScaleX, ScaleY, FieldCount };

    QWidget *makeStageRow();
    QWidget *makeFields();
    void refresh();
    void refreshStages();
    void refreshFields();
    void edit(Field field, double value);
    void addNewStage();
    void removeCurrentStage();

    Session &m_session;
    Theme m_theme;
    QComboBox *m_stage = nullptr;
    RowView *m_view = nullptr;
    QWidget *m_fieldBox = nullptr;
    std::array<NumberField *, FieldCount> m_fields{};
};

/// Puts a frame on the stage at a place; makes a stage when there is none. The new instance is selected.
void placeOnStage(Session &session, FrameRef frame, geometry::Point position);

} // namespace hitbox
