#pragma once

#include "document/document.h"
#include "document/instance_names.h"
#include "drawing/theme.h"
#include "windows/widgets/edit_command.h"

#include <QWidget>

class QToolButton;

namespace hitbox {

class RefreshOnce;
class RowView;
class Session;

/// The emitters of the stage in view, to be chosen, added, duplicated and removed. Each edit is one undo step.
class EmitterList : public QWidget
{
    Q_OBJECT

public:
    EmitterList(Session &session, QWidget *parent = nullptr);

    QWidget *buttons() const { return m_buttons; } ///< below the list until they are put elsewhere
    bool perform(EditCommand command); ///< on the emitter that is selected; false for what does not concern it

private:
    int selected() const; ///< its place; -1 for none
    void refresh();
    void add();
    void duplicate();
    void remove();

    Session &m_session;
    RefreshOnce *m_refresh = nullptr;
    Id<Emitter> m_shown; ///< as selected
    InstanceNames m_names;
    RowView *m_view = nullptr;
    QWidget *m_buttons = nullptr;
    QToolButton *m_add = nullptr;
    QToolButton *m_duplicate = nullptr;
    QToolButton *m_remove = nullptr;
};

} // namespace hitbox
