#pragma once

#include "windows/tools/gesture_film.h"

#include <QString>

namespace hitbox {

/// The gesture of a tool, as it is shown to who takes the tool up for the first time.
struct GestureTip {
    const char *tool = nullptr;  ///< its id
    const char *words = nullptr; ///< untranslated
    GestureFilm film;
};

/// Of all tools but that which every project begins with.
const QList<GestureTip> &gestureTips();

/// Null for a tool that has none.
const GestureTip *gestureTipOf(const QString &tool);

QString wordsOf(const GestureTip &tip);

} // namespace hitbox
