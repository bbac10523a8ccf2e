#pragma once

#include "windows/widgets/edit_command.h"
#include "windows/widgets/row_view.h"

#include "document/document.h"
#include "document/instance_names.h"

#include <QWidget>

#include <optional>

namespace hitbox {

class RefreshOnce;
class SearchField;
class Session;

/// What stands on the stage in view, under its layers, the top one first: to choose, to drag to another place or onto
/// another layer, and to hide and lock by layer.
class InstanceList : public QWidget
{
    Q_OBJECT

public:
    /// The search field narrows the list down; its owner places it.
    InstanceList(Session &session, SearchField &search, QWidget *parent = nullptr);

    /// Of what is placed next: the chosen layer, else that of the selected instances; empty: none.
    QString layerForNew() const;
    void addLayer(); ///< on top, and lets the user type its name

    /// Of the chosen layer, else of the selected instances. False when it is not for this list.
    bool perform(EditCommand command);

signals:
    void showWanted(int instance); ///< the canvas is to go there
    void menuWanted(QPoint globalPosition);

private:
    /// What a row stands for.
    struct Entry {
        enum class Kind { Layer, Instance, Ground };
        Kind kind = Kind::Instance;
        int index = -1; ///< of the layer or the instance
    };

    void followSelection();
    void list();
    QList<Entry> entriesOf(const Stage &stage) const;
    bool isSelected(const Entry &entry) const;
    Row rowOf(const Entry &entry) const;
    void choose(const QSet<int> &rows, int current);
    void toggle(int row, RowView::Toggle toggle);
    void activate(int row);
    void rename(int row, const QString &name);
    void move(const QList<int> &rows, int before);
    void moveLayerRows(const QList<int> &layers, int before);
    void moveInstanceRows(const QSet<Id<Instance>> &moving, int before);
    void removeChosenLayer();
    void renameLayerRow(Id<StageLayer> layer);

    Session &m_session;
    RefreshOnce *m_refresh = nullptr;
    SearchField &m_search;
    RowView *m_view = nullptr;
    QList<Entry> m_entries; ///< one for each row
    Id<StageLayer> m_layer; ///< chosen in the list
    // What the rows are made of:
    Stage m_listed;
    InstanceNames m_names; ///< of its instances
    Id<StageLayer> m_listedLayer;
    QSet<Id<Instance>> m_listedSelection;
};

} // namespace hitbox
