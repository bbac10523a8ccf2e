#pragma once

#include "windows/scripts/script_work.h"

#include <QDialog>

class QListWidget;

namespace hitbox {

/// What a script told of, and what it printed. Goes when it is closed.
class ScriptResults : public QDialog
{
    Q_OBJECT

public:
    ScriptResults(const QString &name, const ScriptOutcome &outcome, QWidget *parent);

signals:
    void findingChosen(const hitbox::Finding &finding); ///< of the open project

private:
    QListWidget *makeFindings(const ScriptOutcome &outcome);
};

} // namespace hitbox
