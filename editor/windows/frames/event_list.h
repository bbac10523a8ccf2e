#pragma once

#include "document/document.h"
#include "windows/widgets/edit_command.h"

#include <QWidget>

class QToolButton;

namespace hitbox {

class PropertyForm;
class RefreshOnce;
class RowView;
class Session;

/// What happens when the frame in view comes up, to be chosen, added, renamed, duplicated and removed, and the
/// properties of the chosen one. Each edit is a step of history; typing on in one property stays one.
class EventList : public QWidget
{
    Q_OBJECT

public:
    explicit EventList(Session &session, QWidget *parent = nullptr);

    void add();                                    ///< and lets the user type its name
    QWidget *buttons() const { return m_buttons; } ///< below the list until they are put elsewhere
    bool perform(EditCommand command);             ///< on the chosen event; false for what does not concern it

signals:
    void told(const QString &message);

private:
    const Frame *frame() const; ///< as committed; null for none
    int chosen() const;         ///< its place there; -1 for none
    void refresh();
    void choose(int row);
    void duplicate();
    void remove();
    void rename(int row, const QString &name);
    void put(const Properties &properties, const QString &text, const QString &field);
    Properties properties() const; ///< of the chosen one

    Session &m_session;
    RefreshOnce *m_refresh = nullptr;
    Id<FrameEvent> m_chosen;
    RowView *m_view = nullptr;
    QWidget *m_buttons = nullptr;
    QWidget *m_details = nullptr;
    PropertyForm *m_form = nullptr;
    QToolButton *m_add = nullptr;
    QToolButton *m_duplicate = nullptr;
    QToolButton *m_remove = nullptr;
};

/// "Events: step, whoosh"; empty for none.
QString eventsInShort(const QList<FrameEvent> &events);
/// "volume 0.5, loud true"
QString propertiesInShort(const Properties &properties);

} // namespace hitbox
