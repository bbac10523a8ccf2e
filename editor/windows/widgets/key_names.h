#pragma once

#include <QKeySequence>
#include <QList>
#include <QMap>
#include <QString>

namespace hitbox {

/// Under which keys each action is reached at the moment. A value, so that panels name keys in their tool tips without
/// knowing the actions.
struct KeyNames {
    QMap<QString, QList<QKeySequence>> keys = {}; ///< by the action's id, every action's; empty: it has none

    /// The keys of an action, which has to be there: a mistyped id is a mistake of the program.
    QList<QKeySequence> of(const QString &id) const;

    /// "Save (Ctrl+S)", with the first keys of the action.
    QString with(const QString &text, const QString &id) const;

    friend bool operator==(const KeyNames &, const KeyNames &) = default;
};

/// "Save (Ctrl+S)": what a button's tool tip says; without keys, the text alone.
QString textWithKeys(const QString &text, const QList<QKeySequence> &own);

} // namespace hitbox
