#include "windows/actions/action_tables.h"

#include "session/open_project.h"
#include "windows/actions/project_view.h"
#include "windows/frames/scope_chip.h"

namespace hitbox {

namespace {

ActionInfo scopeAction(const char *id, const QString &text)
{
    return {.id = QString::fromLatin1(id),
            .section = ActionSection::ShapeTurn,
            .text = text,
            .submenu = Actions::tr("&Edit in frames")};
}

ActionState enabledWithFrames(const OpenProject &project, bool isChecked)
{
    const Sprite *sprite = findSprite(project.session.shown(), project.session.currentFrame().sprite);
    return {.enabled = sprite && sprite->frames.size() > 1 && project.session.mode() == Session::Mode::Frames,
            .checked = isChecked};
}

ScopeReach nextReach(ScopeReach reach)
{
    return static_cast<ScopeReach>((static_cast<int>(reach) + 1) % (static_cast<int>(ScopeReach::All) + 1));
}

} // namespace

QList<ActionInfo> scopeActions(OpenProject &project, ProjectView &view)
{
    ActionInfo next = scopeAction("scope.next", Actions::tr("&Next scope"));
    next.keys = keys("Ctrl+Shift+A");
    next.toolTip = Actions::tr("From this frame to the chosen ones, to those of the tag, to all, and back");
    next.run = [&project, &view] {
        setScopeReach(project, nextReach(project.tools.now().scope.reach));
        view.tell(calledScope(project) + QLatin1Char('.'));
    };
    next.state = [&project] {
        ActionState state = enabledWithFrames(project, false);
        state.checked.reset();
        return state;
    };
    QList<ActionInfo> actions{next};
    const auto addReach = [&](const char *id, ScopeReach reach) {
        ActionInfo action = scopeAction(id, titleOf(reach));
        action.run = [&project, reach] { setScopeReach(project, reach); };
        action.state = [&project, reach] {
            return enabledWithFrames(project, project.tools.now().scope.reach == reach);
        };
        actions.append(action);
    };
    addReach("scope.frame", ScopeReach::Frame);
    addReach("scope.chosen", ScopeReach::Chosen);
    addReach("scope.tag", ScopeReach::Tag);
    addReach("scope.all", ScopeReach::All);
    const auto addManner = [&](const char *id, ScopeManner manner) {
        ActionInfo action = scopeAction(id, titleOf(manner));
        action.run = [&project, manner] { setScopeManner(project, manner); };
        action.state = [&project, manner] {
            return enabledWithFrames(project, project.tools.now().scope.manner == manner);
        };
        actions.append(action);
    };
    addManner("scope.move", ScopeManner::Move);
    addManner("scope.align", ScopeManner::Align);
    addManner("scope.stretch", ScopeManner::Stretch);
    return actions;
}

} // namespace hitbox
