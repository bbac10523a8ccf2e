#pragma once

#include "document/instance_names.h"
#include "windows/stage/overlap_list.h"
#include "windows/widgets/panel.h"
#include "windows/widgets/row_view.h"

class QToolButton;

namespace hitbox {

struct KeyNames;
class OverlapKinds;
class RoundingChooser;
class SearchField;
class OpenProject;
class RefreshOnce;
struct PlacedShape;

/// Every pair of shapes on the stage that meet: who, how, and how much area they share. What hits stands first.
class OverlapsPanel : public Panel
{
    Q_OBJECT

public:
    OverlapsPanel(OpenProject &project, QWidget *parent = nullptr);

    void showKeys(const KeyNames &keys); ///< in tool tips

    bool hitsOnly() const;
    void toggleHitsOnly();
    void press(int by); ///< so many rows below the pressed one, around the ends
    void chooseNextNumbers();

signals:
    void pressed(const OverlapPair &pair);
    void filterChanged(const OverlapFilter &filter); ///< which overlaps are to be seen

private:
    void makeHeader();
    OverlapFilter filter() const;
    OverlapSearch search() const;
    OverlapCounting counting() const;
    QString groupOf(const OverlapPair &row) const; ///< "group 1: fist, elbow"; empty where it is no group's
    Row rowAt(int row) const;
    OverlapPair pressedPair() const; ///< as it is found by now
    QString placeholder() const;
    QString ownerOf(const PlacedShape &shape) const;
    void pressRow(int row);
    void refresh();

    OpenProject &m_project;
    RefreshOnce *m_refresh = nullptr;
    QToolButton *m_hitsOnly = nullptr;
    OverlapKinds *m_kinds = nullptr;
    RoundingChooser *m_rounding = nullptr;
    SearchField *m_search = nullptr;
    RowView *m_view = nullptr;
    OverlapList m_list;
    LastingPair m_pressed;
    InstanceNames m_names;
    int m_pressedRow = -1; ///< of the list as it is shown
};

} // namespace hitbox
