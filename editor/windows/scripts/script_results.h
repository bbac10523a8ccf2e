#pragma once

#include "windows/scripts/script_work.h"

#include <QDialog>

class QListWidget;

namespace hitbox {

/// A window with what a script says.
struct ScriptSaid {
    ScriptOutcome outcome;
    QRect place; ///< on the desktop
};

/// What a script told of, and what it printed. Goes when it is closed.
class ScriptResults : public QDialog
{
    Q_OBJECT

public:
    ScriptResults(const QString &name, const ScriptOutcome &outcome, QWidget *parent);

    ScriptSaid said() const { return {m_outcome, geometry()}; }

signals:
    void findingChosen(const hitbox::Finding &finding); ///< of the open project

private:
    QListWidget *makeFindings(const ScriptOutcome &outcome);

    ScriptOutcome m_outcome;
};

} // namespace hitbox
