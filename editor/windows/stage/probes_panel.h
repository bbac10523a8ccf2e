#pragma once

#include "windows/widgets/panel.h"
#include "windows/widgets/row_view.h"

#include "document/document.h"
#include "document/instance_names.h"
#include "stage/probe_answer.h"

#include <optional>

class QToolButton;

namespace hitbox {

class OpenProject;
class RefreshOnce;

/// The probes that were dropped on the stage, what each of them hits, and every place where it meets an edge.
class ProbesPanel : public Panel
{
    Q_OBJECT

public:
    ProbesPanel(OpenProject &project, QWidget *parent = nullptr);

    bool perform(EditCommand command) override;

    /// The coordinates of the line that was pressed last, else of the selected probes, with all their digits.
    void copyPlaces();
    void clearAll(); ///< one step of history

signals:
    void pressed(const QRectF &area); ///< where to look, in stage pixels
    void emphasisChanged(const std::optional<ProbeMeeting> &meeting);

private:
    /// What a row is about: a probe, or one of its meetings.
    struct Listed {
        Id<Probe> probe;
        std::optional<ProbeMeeting> meeting;

        friend bool operator==(const Listed &, const Listed &) = default;
    };

    void makeHeader();
    void refresh();
    Row probeRow(const Stage &stage, int probe) const;
    void addMeetings(QList<Row> &rows, const Stage &stage, int probe);
    void press(int row);

    OpenProject &m_project;
    RefreshOnce *m_refresh = nullptr;
    RowView *m_view = nullptr;
    QToolButton *m_copy = nullptr;
    QToolButton *m_clear = nullptr;
    QList<Listed> m_listed;
    std::optional<Listed> m_pressed; ///< a meeting
    InstanceNames m_names;
};

} // namespace hitbox
