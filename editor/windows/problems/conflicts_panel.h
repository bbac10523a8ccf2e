#pragma once

#include "document/document.h"
#include "document/result.h"
#include "windows/widgets/panel.h"

#include <QRectF>

class QGridLayout;
class QLabel;
class QPushButton;

namespace hitbox {

class OpenProject;
class RefreshOnce;
class RowView;

/// What a merge left to be settled, as long as there is some of it. Pressing a line leads to the place, shows what each
/// side made of it, and offers to take either.
class ConflictsPanel : public Panel
{
    Q_OBJECT

public:
    ConflictsPanel(OpenProject &project, QWidget *parent = nullptr);

    bool isNeeded() const override;

    void pressNext(); ///< the line below the pressed one, from the end the first
    void takeOurs();
    void takeTheirs();
    void keepBoth();
    void leave(); ///< as it is
    bool offers(void (ConflictsPanel::*choice)()) const;

signals:
    void placeWanted(const QRectF &area); ///< of the frame in view, where it is; null for all of it

private:
    using Choice = void (ConflictsPanel::*)();

    QPushButton *makeButton(const char *name, const QString &text, const QString &toolTip, Choice choice);
    QLabel *makeValue(QGridLayout &grid, const QString &side);
    void refresh();
    void press(int row);
    void settle(const Result<Document> &settled, const QString &text);

    OpenProject &m_project;
    RefreshOnce *m_refresh = nullptr;
    RowView *m_view = nullptr;
    QWidget *m_choices = nullptr; ///< what belongs to the pressed line
    QLabel *m_ours = nullptr;
    QLabel *m_theirs = nullptr;
    QPushButton *m_takeOurs = nullptr;
    QPushButton *m_takeTheirs = nullptr;
    QPushButton *m_keepBoth = nullptr;
    QPushButton *m_leave = nullptr;
};

} // namespace hitbox
