#pragma once

#include "windows/widgets/panel.h"

namespace hitbox {

class EventList;
class OpenProject;
class PointList;

/// The points and events of the frame in view.
class MarksPanel : public Panel
{
    Q_OBJECT

public:
    explicit MarksPanel(OpenProject &project, QWidget *parent = nullptr);

    bool isNeeded() const override; ///< with the tool for points in hand, and where the sprite has points or events
    bool perform(EditCommand command) override;

    void addEvent();            ///< to the frame in view
    bool renameSelectedPoint(); ///< lets the user type its name; false where none is selected

private:
    OpenProject &m_project;
    PointList *m_points = nullptr;
    EventList *m_events = nullptr;
};

} // namespace hitbox
