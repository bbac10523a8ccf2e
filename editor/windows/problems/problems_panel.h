#pragma once

#include "session/work/fix_all_job.h"
#include "windows/widgets/panel.h"
#include "windows/widgets/row_view.h"

#include "validation/finding.h"

#include <QHash>

class QMenu;
class QToolButton;

namespace hitbox {

class FixBar;
struct Difference;
class OpenProject;
class RefreshOnce;

/// Everything that is wrong, always in view. Pressing a line leads to the place and offers its repairs; "Fix all"
/// makes every safe one.
class ProblemsPanel : public Panel
{
    Q_OBJECT

public:
    ProblemsPanel(OpenProject &project, QWidget *parent = nullptr);

    void pressNext();                                    ///< the line below the pressed one, from the end the first
    void fixAll();                                       ///< on another thread; while it runs, stops it
    bool isRepairing() const { return m_job.running(); } ///< all of it
    void editRules();

    QSize sizeHint() const override;

signals:
    void imageFindWanted(FrameRef frame);    ///< that shows an image which cannot be read; frame -1: its sprite does
    void imageReplaceWanted(FrameRef frame); ///< likewise
    void pressed(const Finding &finding);
    void told(const QString &message); ///< for the status line

private:
    void makeHeader();
    QToolButton *makeFilter(Severity severity, const QString &toolTip);
    void refresh();
    bool concerns(const Difference &difference) const;
    void press(int row);
    void showMenu(QPoint place);
    void addRuleActions(QMenu &menu, const Finding &finding);
    void setRule(const QString &rule, std::optional<Severity> severity);
    void takeFixed(const Document &before, const FixedDocument &fixed);
    void refreshFixAll();
    bool nothingToList() const;
    void followRoom();

    OpenProject &m_project;
    RefreshOnce *m_refresh = nullptr;
    RowView *m_view = nullptr;
    FixBar *m_fixes = nullptr;
    QToolButton *m_fixAll = nullptr;
    QHash<Severity, QToolButton *> m_filters; ///< pressed ones are listed
    FixAllJob m_job;
    QList<Finding> m_listed;
    int m_pressed = -1;
    bool m_offered = false; ///< repairs of what is pressed: none while a gesture is under way
};

} // namespace hitbox
