#pragma once

#include "document/edits.h"
#include "session/live/live_play.h"
#include "session/open_project.h"

#include <memory>

/// Stages for tests of the play test in the session and its windows.
namespace hitbox {

/// A wall half a pixel thin at x = 110, and a turret that fires at it from x = 10, faster than a wall a step.
inline Document walledStage()
{
    Document document = emptyProject();
    Frame frame;
    frame.name = QStringLiteral("wall");
    frame.size = {1, 40};
    frame.pivot = {0, 20};
    document.sprites.append({.name = "wall", .image = "wall.png", .frames = {frame}});
    Shape shape;
    shape.name = QStringLiteral("plank");
    shape.category = QStringLiteral("hurt");
    shape.outline = geometry::Box{{0, 0}, {0.5, 40}};
    document = addShapes(document, {0, 0}, {shape});
    Stage stage;
    stage.name = QStringLiteral("walled");
    stage.instances = {{.sprite = "wall", .frame = "wall", .position = {110, 0}}};
    Emitter turret;
    turret.name = QStringLiteral("turret");
    turret.category = QStringLiteral("hit");
    turret.source = EmitterSource::Place;
    turret.place = {10, 0};
    turret.target = 0;
    turret.interval = 0.1;
    turret.speed = 2400;
    stage.emitters = {turret};
    return addStage(document, stage);
}

inline std::unique_ptr<OpenProject> walledProject()
{
    auto project = std::make_unique<OpenProject>();
    project->session.commit(walledStage(), QStringLiteral("set up"));
    project->session.setMode(Session::Mode::Stage);
    return project;
}

inline void takeSteps(LivePlay &play, int count)
{
    for (int i = 0; i < count; ++i)
        play.step();
}

inline void setSweep(LivePlay &play, PlaySweep sweep)
{
    PlaySettings settings = play.settings();
    settings.sweep = sweep;
    play.setSettings(settings);
}

} // namespace hitbox
