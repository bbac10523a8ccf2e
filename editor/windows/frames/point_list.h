#pragma once

#include "document/document.h"
#include "windows/widgets/edit_command.h"

#include <QWidget>

class QToolButton;

namespace hitbox {

class OpenProject;
class RefreshOnce;
class RowView;
class Session;
class ShapeFields;

/// The points of the frame in view, to be chosen, added, renamed and removed, and the numbers of the selected one. Each
/// edit is a step of history; typing on in one number stays one. Numbers and removal go through the scope of edits.
class PointList : public QWidget
{
    Q_OBJECT

public:
    explicit PointList(OpenProject &project, QWidget *parent = nullptr);

    QWidget *buttons() const { return m_buttons; } ///< below the list until they are put elsewhere
    bool perform(EditCommand command);             ///< on the selected point; false for what does not concern it

signals:
    void told(const QString &message);

private:
    const Frame *frame() const; ///< as committed; null for none
    int selected() const;       ///< its place there; -1 for none
    void refresh();
    void add();
    void remove();
    void rename(int row, const QString &name);
    void enter(int field, double value);

    OpenProject &m_project;
    Session &m_session;
    RefreshOnce *m_refresh = nullptr;
    Id<FramePoint> m_shown; ///< as selected
    RowView *m_view = nullptr;
    QWidget *m_buttons = nullptr;
    ShapeFields *m_numbers = nullptr;
    QToolButton *m_add = nullptr;
    QToolButton *m_remove = nullptr;
};

} // namespace hitbox
