#pragma once

#include "document/ids_at.h"
#include "session/session.h"

/// What is selected on the stage in view, by the places there.
namespace hitbox {

inline Stage shownStage(const Session &session)
{
    const Stage *stage = findStage(session.shown(), session.currentStage());
    return stage ? *stage : Stage();
}

inline void selectInstances(Session &session, const QList<int> &places)
{
    session.setSelection({.instances = idsAt(shownStage(session).instances, places)});
}

inline void selectEmitter(Session &session, int place)
{
    session.setSelection({.emitter = idAt(shownStage(session).emitters, place)});
}

inline QList<int> selectedInstances(const Session &session)
{
    return placesOf(shownStage(session).instances, session.selection().instances);
}

inline QList<int> selectedProbes(const Session &session)
{
    return placesOf(shownStage(session).probes, session.selection().probes);
}

inline int selectedEmitter(const Session &session)
{
    return placeOf(shownStage(session).emitters, session.selection().emitter);
}

} // namespace hitbox
