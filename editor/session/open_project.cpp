#include "session/open_project.h"

namespace hitbox {

OpenProject::OpenProject()
{
    m_around = {&m_alpha, &live.trace.inView(), &images.catalog(), &canvas}; // which stand by now
    files.startNew();
}

bool OpenProject::feed(const ToolInput &input)
{
    return live.play.stands() ? live.play.take(input) : session.feed(input);
}

void commitShapes(OpenProject &project, Document after, const QString &text, const QString &mergeKey)
{
    Session &session = project.session;
    ScopeOutcome outcome = editedInScope(session.document(), std::move(after), session.currentFrame(),
                                         session.selection(), project.tools.now().scope);
    if (outcome.counts.any()) {
        project.scope.note(outcome.counts);
        project.scope.noteStep();
    }
    session.commit(std::move(outcome.document), text, mergeKey);
}

} // namespace hitbox
