#include "windows/stage/instance_list.h"

#include "document/edits.h"
#include "document/places.h"
#include "document/stage_edits.h"
#include "document/stage_layers.h"
#include "scene/refresh_once.h"
#include "session/session.h"
#include "tools/instance_edits.h"
#include "windows/stage/instance_commands.h"
#include "windows/widgets/palette_watch.h"
#include "windows/widgets/search_field.h"

#include <QVBoxLayout>

#include <algorithm>

namespace hitbox {

InstanceList::InstanceList(Session &session, SearchField &search, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_refresh(new RefreshOnce(*this, [this] { list(); }))
    , m_search(search)
    , m_view(new RowView(RowView::Layout::Lines, this))
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_view);
    setFocusProxy(m_view);
    m_view->setObjectName(QStringLiteral("InstanceList"));
    m_view->setAccessibleName(tr("Instances"));
    m_view->setChoosing(RowView::Choosing::Many);
    m_view->setRenamable(true);
    m_refresh->after(session, &Session::placeChanged);
    m_refresh->after(session, &Session::selectionChanged);
    m_refresh->after(search, &QLineEdit::textChanged);
    m_refresh->when(session, &Session::changed, [this](const Difference &difference) {
        const Stage *stage = stageInView(m_session);
        const bool listDiffers = difference.instances.listDiffers() || !difference.layers.empty();
        return !stage || (listDiffers && difference.stages.has(stage->id));
    });
    connect(&session, &Session::selectionChanged, this, &InstanceList::followSelection);
    connect(m_view, &RowView::chosen, this, &InstanceList::choose);
    connect(m_view, &RowView::moved, this, &InstanceList::move);
    connect(m_view, &RowView::toggled, this, &InstanceList::toggle);
    connect(m_view, &RowView::activated, this, &InstanceList::activate);
    connect(m_view, &RowView::renamed, this, &InstanceList::rename);
    connect(m_view, &RowView::deleteWanted, this, [this] { perform(EditCommand::Remove); });
    connect(m_view, &RowView::menuWanted, this, &InstanceList::menuWanted);
    list();
    whenPaletteChanges(*this, [this] { list(); });
}

QString InstanceList::layerForNew() const
{
    const Stage *stage = stageInView(m_session);
    if (!stage)
        return {};
    if (const StageLayer *chosen = findThing(stage->layers, m_layer))
        return chosen->name;
    const QList<int> selected = placesOf(stage->instances, m_session.selection().instances);
    return selected.isEmpty() ? QString() : stage->instances.at(selected.constFirst()).layer;
}

void InstanceList::followSelection()
{
    if (!m_session.selection().instances.isEmpty())
        m_layer = {};
}

QList<InstanceList::Entry> InstanceList::entriesOf(const Stage &stage) const
{
    QList<Entry> entries;
    const auto addHeader = [&](int layer) {
        if (!stage.layers.isEmpty())
            entries.append({layer < 0 ? Entry::Kind::Ground : Entry::Kind::Layer, layer});
    };
    int layer = static_cast<int>(stage.layers.size()) - 1;
    addHeader(layer);
    const QList<int> order = paintOrder(stage);
    for (auto place = order.crbegin(); place != order.crend(); ++place) {
        const Instance &instance = stage.instances.at(*place);
        for (const int own = layerOf(stage, instance); layer > own;)
            addHeader(--layer);
        if (m_search.accepts(instance.sprite) || m_search.accepts(instance.frame) || m_search.accepts(instance.tag))
            entries.append({Entry::Kind::Instance, *place});
    }
    while (layer >= 0)
        addHeader(--layer);
    return entries;
}

bool InstanceList::isSelected(const Entry &entry) const
{
    switch (entry.kind) {
    case Entry::Kind::Instance: return m_listedSelection.contains(m_listed.instances.at(entry.index).id);
    case Entry::Kind::Layer: return m_listed.layers.at(entry.index).id == m_listedLayer;
    case Entry::Kind::Ground: break;
    }
    return false;
}

Row InstanceList::rowOf(const Entry &entry) const
{
    const Stage &stage = m_listed;
    Row row;
    row.iconColor = themeOf(palette()).dim;
    row.isRenamable = entry.kind == Entry::Kind::Layer;
    row.selected = isSelected(entry);
    if (entry.kind == Entry::Kind::Instance) {
        const Instance &instance = stage.instances.at(entry.index);
        row.icon = QStringLiteral(":/icons/place.svg");
        row.title = m_names.at(entry.index);
        row.detail = instance.tag.isEmpty() ? instance.frame : tr("%1 · plays %2").arg(instance.frame, instance.tag);
        return row;
    }
    row.icon = QStringLiteral(":/icons/layers.svg");
    if (entry.kind == Entry::Kind::Ground) {
        row.title = tr("No layer");
        row.detail = tr("below all layers");
        return row;
    }
    const StageLayer &layer = stage.layers.at(entry.index);
    row.title = layer.name;
    row.detail = tr("layer");
    row.current = row.selected;
    row.visible = layer.visible;
    row.locked = layer.locked;
    return row;
}

void InstanceList::list()
{
    const Stage *stage = stageInView(m_session);
    m_listed = stage ? *stage : Stage();
    m_names.follow(m_listed);
    if (!findThing(m_listed.layers, m_layer))
        m_layer = {};
    m_listedLayer = m_layer;
    m_listedSelection = m_session.selection().instances;
    m_entries = entriesOf(m_listed);
    RowSource source;
    source.count = static_cast<int>(m_entries.size());
    for (int row = 0; row < source.count; ++row) {
        if (!isSelected(m_entries.at(row)))
            continue;
        source.selected.insert(row);
        if (m_entries.at(row).kind == Entry::Kind::Layer)
            source.current = row;
    }
    source.of = [this](int row) { return rowOf(m_entries.at(row)); };
    m_view->setOrder(m_search.text().isEmpty() ? RowView::Order::Draggable : RowView::Order::Fixed);
    m_view->setPlaceholder(m_listed.instances.isEmpty()
                               ? tr("The stage is empty. Double-click a sprite or a frame to place it.")
                               : tr("No instance shows a sprite, frame or tag with this in its name."));
    m_view->setSource(std::move(source));
}

void InstanceList::choose(const QSet<int> &rows, int current)
{
    QSet<Id<Instance>> instances;
    for (const int row : rows) {
        if (m_entries.at(row).kind == Entry::Kind::Instance)
            instances.insert(m_listed.instances.at(m_entries.at(row).index).id);
    }
    const Entry entry = m_entries.value(current);
    m_session.setSelection({.instances = instances});
    m_layer = entry.kind == Entry::Kind::Layer ? *m_listed.layers.at(entry.index).id : Id<StageLayer>();
    m_refresh->mark();
}

void InstanceList::toggle(int row, RowView::Toggle toggle)
{
    const Entry entry = m_entries.at(row);
    StageLayer layer = m_listed.layers.at(entry.index);
    if (toggle == RowView::Toggle::Visible)
        layer.visible = !layer.visible;
    else
        layer.locked = !layer.locked;
    const QString text = toggle == RowView::Toggle::Visible
                             ? (layer.visible ? tr("Show layer %1") : tr("Hide layer %1"))
                             : (layer.locked ? tr("Lock layer %1") : tr("Unlock layer %1"));
    commitStage(m_session, withLayer(*committedStage(m_session), entry.index, layer), text.arg(layer.name));
}

void InstanceList::activate(int row)
{
    const Entry entry = m_entries.at(row);
    if (entry.kind == Entry::Kind::Layer)
        m_view->rename(row);
    else if (entry.kind == Entry::Kind::Instance)
        emit showWanted(entry.index);
}

void InstanceList::rename(int row, const QString &name)
{
    const Stage *stage = committedStage(m_session);
    const int place = stage ? placeOf(stage->layers, *m_listed.layers.at(m_entries.at(row).index).id) : -1;
    if (place < 0)
        return;
    StageLayer layer = stage->layers.at(place);
    layer.name = name;
    commitStage(m_session, withLayer(*stage, place, layer), tr("Rename layer to %1").arg(name));
}

void InstanceList::addLayer()
{
    const Stage *stage = committedStage(m_session);
    if (!stage)
        return;
    commitStage(m_session, hitbox::addLayer(*stage, {.name = tr("layer")}), tr("New layer"));
    m_layer = committedStage(m_session)->layers.constLast().id;
    m_refresh->mark();
    m_refresh->now();
    renameLayerRow(m_layer);
}

void InstanceList::renameLayerRow(Id<StageLayer> layer)
{
    for (int row = 0; row < m_entries.size(); ++row) {
        if (m_entries.at(row).kind == Entry::Kind::Layer && m_listed.layers.at(m_entries.at(row).index).id == layer)
            return m_view->rename(row);
    }
}

void InstanceList::removeChosenLayer()
{
    const int layer = placeOf(m_listed.layers, std::exchange(m_layer, {}));
    commitStage(m_session, removeLayer(*committedStage(m_session), layer),
                tr("Remove layer %1").arg(m_listed.layers.at(layer).name));
}

bool InstanceList::perform(EditCommand command)
{
    m_refresh->now();
    if (m_layer && command == EditCommand::Remove) {
        removeChosenLayer();
        return true;
    }
    if (m_layer && command == EditCommand::Rename) {
        renameLayerRow(m_layer);
        return true;
    }
    return performOnInstances(m_session, command);
}

/// Rows run from the top down, layers and instances from the bottom up.
void InstanceList::move(const QList<int> &rows, int before)
{
    QList<int> layers;
    QSet<Id<Instance>> instances;
    for (const int row : rows) {
        if (m_entries.at(row).kind == Entry::Kind::Layer)
            layers.append(m_entries.at(row).index);
        else if (m_entries.at(row).kind == Entry::Kind::Instance)
            instances.insert(m_listed.instances.at(m_entries.at(row).index).id);
    }
    if (!instances.isEmpty())
        moveInstanceRows(instances, before);
    else if (!layers.isEmpty())
        moveLayerRows(layers, before);
}

/// To below the lowest layer whose row stands above the gap.
void InstanceList::moveLayerRows(const QList<int> &layers, int before)
{
    int place = static_cast<int>(m_listed.layers.size());
    for (int row = 0; row < before; ++row) {
        if (m_entries.at(row).kind == Entry::Kind::Layer)
            place = m_entries.at(row).index;
    }
    m_layer = {};
    commitStage(m_session, moveLayers(*committedStage(m_session), layers, place), tr("Move layer in the order"));
}

/// Onto the layer of the row above the gap, to below what that row shows.
void InstanceList::moveInstanceRows(const QSet<Id<Instance>> &moving, int before)
{
    const Entry above = m_entries.value(before - 1, m_entries.first());
    const bool belowAnother = above.kind == Entry::Kind::Instance && before > 0;
    const auto count = static_cast<int>(m_listed.instances.size());
    const int place = belowAnother ? above.index : count;
    const QString layer = above.kind == Entry::Kind::Layer      ? m_listed.layers.at(above.index).name
                          : above.kind == Entry::Kind::Instance ? m_listed.instances.at(above.index).layer
                                                                : QString();
    if (changeableInstances(m_listed, moving) != moving)
        return;
    const QString text = tr("Move %1 in the order").arg(calledInstances(m_listed, moving));
    commitStage(m_session, moveInstances(onLayer(*committedStage(m_session), moving, layer), moving, place), text);
    m_session.setSelection({.instances = moving});
}

} // namespace hitbox
