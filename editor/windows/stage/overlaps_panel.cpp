#include "windows/stage/overlaps_panel.h"

#include "document/numbers.h"
#include "drawing/overlap_look.h"
#include "drawing/overlap_words.h"
#include "scene/refresh_once.h"
#include "session/open_project.h"
#include "windows/stage/overlap_kinds.h"
#include "windows/stage/rounding_chooser.h"
#include "windows/widgets/key_names.h"
#include "windows/widgets/palette_watch.h"
#include "windows/widgets/search_field.h"
#include "windows/widgets/shrinking_button.h"

#include <QToolButton>
#include <QVBoxLayout>

#include <optional>
#include <vector>

namespace hitbox {

OverlapsPanel::OverlapsPanel(OpenProject &project, QWidget *parent)
    : Panel(tr("Overlaps"), parent)
    , m_project(project)
    , m_refresh(new RefreshOnce(*this, [this] { refresh(); }))
    , m_hitsOnly(new ShrinkingButton(QStringLiteral(":/icons/hits-only.svg"), this, Qt::ToolButtonTextBesideIcon))
    , m_kinds(new OverlapKinds(this))
    , m_rounding(new RoundingChooser(project.tools, this))
    , m_search(new SearchField(tr("Search overlaps"), this))
    , m_view(new RowView(RowView::Layout::Lines, this))
{
    makeHeader();
    m_view->setObjectName(QStringLiteral("OverlapList"));
    m_view->setAccessibleName(tr("Overlaps"));
    body()->addWidget(m_view, 1);
    m_refresh->after(project.live.overlaps, &LiveAnswer::changed);
    m_refresh->after(project.session, &Session::placeChanged);
    m_refresh->when(project.session, &Session::changed, [](const Difference &difference) {
        return difference.categories.listDiffers() || !difference.shapes.own.isEmpty() || // groups
               difference.instances.listDiffers() || !difference.layers.empty();          // names
    });
    m_refresh->after(*m_search, &QLineEdit::textChanged);
    connect(m_view, &RowView::pressed, this, &OverlapsPanel::pressRow);
    connect(m_view, &RowView::activated, this, &OverlapsPanel::pressRow);
    const auto refilter = [this] {
        m_refresh->mark();
        emit filterChanged(filter());
    };
    connect(m_hitsOnly, &QToolButton::toggled, this, refilter);
    connect(m_kinds, &OverlapKinds::changed, this, refilter);
    refresh();
    whenPaletteChanges(*this, [this] { refresh(); });
}

void OverlapsPanel::showKeys(const KeyNames &keys)
{
    m_hitsOnly->setToolTip(
        keys.with(tr("Show only pairs whose categories hit each other"), QStringLiteral("stage.hits-only")));
}

void OverlapsPanel::makeHeader()
{
    m_hitsOnly->setObjectName(QStringLiteral("HitsOnly"));
    m_hitsOnly->setText(tr("Hits only"));
    m_hitsOnly->setCheckable(true);
    m_hitsOnly->setFocusPolicy(Qt::StrongFocus);
    addToHeader(m_hitsOnly);
    body()->addWidget(m_kinds);
    m_search->setObjectName(QStringLiteral("SearchOverlaps"));
    auto *row = new QHBoxLayout;
    row->setContentsMargins(0, 0, 12, 0);
    row->addWidget(m_rounding);
    row->addWidget(m_search, 1, Qt::AlignTop);
    body()->addLayout(row);
}

bool OverlapsPanel::hitsOnly() const
{
    return m_hitsOnly->isChecked();
}

void OverlapsPanel::toggleHitsOnly()
{
    m_hitsOnly->toggle();
}

void OverlapsPanel::chooseNextNumbers()
{
    m_rounding->chooseNext();
}

OverlapFilter OverlapsPanel::filter() const
{
    return {hitsOnly() ? OverlapFilter::Pairs::Hits : OverlapFilter::Pairs::All, m_kinds->shown()};
}

/// By the words of the row's title and its owners, each of which is looked at once: it is in many overlaps.
OverlapSearch OverlapsPanel::search() const
{
    if (m_search->text().isEmpty())
        return {};
    const OverlapIndex &index = m_project.live.overlaps.index();
    return [this, &index,
            fitting = std::vector<std::optional<bool>>(index.instanceCount())](const Overlap &overlap) mutable {
        const auto fits = [&](const PlacedShape &shape) {
            std::optional<bool> &known = fitting.at(static_cast<std::size_t>(shape.instance));
            if (!known)
                known = m_search->accepts(ownerOf(shape));
            return *known;
        };
        const PlacedShape &a = *index.find(overlap.pair.instanceA, overlap.pair.shapeA);
        const PlacedShape &b = *index.find(overlap.pair.instanceB, overlap.pair.shapeB);
        return fits(a) || fits(b) || m_search->accepts(meetingSentence(m_project.session.shown(), overlap, a, b));
    };
}

OverlapCounting OverlapsPanel::counting() const
{
    if (!usesHitGroups(m_project.session.shown()))
        return {};
    return [this](std::span<const Overlap> overlaps) {
        return countedHits(m_project.session.shown(), m_project.session.currentStage(), overlaps);
    };
}

QString OverlapsPanel::groupOf(const OverlapPair &row) const
{
    const auto group = m_list.groups.find(row);
    if (group == m_list.groups.cend())
        return {};
    std::vector<Overlap> overlaps;
    for (const OverlapPair &pair : group->second) {
        overlaps.push_back({.pair = pair});
        overlaps.back().hit = true;
    }
    const QList<CountedHits> hits = countedHits(m_project.session.shown(), m_project.session.currentStage(), overlaps);
    const bool strikesA = !hits.first().groupA.isEmpty();
    const OverlapIndex &index = m_project.live.overlaps.index();
    QStringList names;
    for (const OverlapPair &pair : group->second) {
        const PlacedShape *shape =
            strikesA ? index.find(pair.instanceA, pair.shapeA) : index.find(pair.instanceB, pair.shapeB);
        if (shape && !names.contains(shape->name))
            names.append(shape->name);
    }
    return tr("group %1: %2").arg(strikesA ? hits.first().groupA : hits.first().groupB, names.join(tr(", ")));
}

QString OverlapsPanel::ownerOf(const PlacedShape &shape) const
{
    return shape.instance < m_names.count() ? m_names.at(shape.instance) : QString();
}

Row OverlapsPanel::rowAt(int row) const
{
    const Overlap &overlap = m_list.rows.at(static_cast<std::size_t>(row));
    const OverlapIndex &index = m_project.live.overlaps.index();
    const PlacedShape *foundA = index.find(overlap.pair.instanceA, overlap.pair.shapeA);
    const PlacedShape *foundB = index.find(overlap.pair.instanceB, overlap.pair.shapeB);
    if (!foundA || !foundB)
        return {}; // gone, and soon from the list
    const PlacedShape &a = *foundA;
    const PlacedShape &b = *foundB;
    const QString differs = engineSentence(overlap, m_project.tools.now().rounding);
    const std::optional<double> area = m_project.live.overlaps.details(overlap.pair).area;
    Row shown;
    shown.sign = differs.isEmpty() ? kindOf(overlap) : geometry::Relation::Separate;
    shown.iconColor = differs.isEmpty() ? overlapColor(overlap, themeOf(palette())) : themeOf(palette()).warning;
    shown.title = meetingSentence(m_project.session.shown(), overlap, a, b);
    shown.detail = QStringLiteral("%1 · %2").arg(differs.isEmpty() ? relationWord(overlap.relation) : differs,
                                                 tr("%1, %2").arg(ownerOf(a), ownerOf(b)));
    if (const QString group = groupOf(overlap.pair); !group.isEmpty())
        shown.detail = QStringLiteral("%1 · %2").arg(group, shown.detail);
    if (!area)
        shown.trailing = tr("tangled");
    else if (*area > 0)
        shown.trailing = tr("%1 px²").arg(readableNumber(*area, 1));
    shown.selected = row == m_pressedRow;
    return shown;
}

void OverlapsPanel::pressRow(int row)
{
    const OverlapPair pair = m_list.rows.at(static_cast<std::size_t>(row)).pair;
    m_pressed = m_project.live.overlaps.index().lasting(pair);
    m_refresh->mark();
    emit pressed(pair);
}

OverlapPair OverlapsPanel::pressedPair() const
{
    return m_project.live.overlaps.index().pairOf(m_pressed).value_or(OverlapPair());
}

void OverlapsPanel::press(int by)
{
    m_refresh->now();
    const auto count = static_cast<int>(m_list.rows.size());
    if (count == 0)
        return;
    const int at = hitbox::rowOf(m_list, pressedPair());
    const int start = at < 0 && by > 0 ? -1 : std::max(at, 0);
    pressRow((start + by + count) % count);
}

QString OverlapsPanel::placeholder() const
{
    const OverlapIndex &index = m_project.live.overlaps.index();
    if (m_project.live.overlaps.pending())
        return tr("Working out what overlaps…");
    if (index.isHeap())
        return tr("Too much lies in a heap: overlaps are not looked for. Move instances apart, or to another stage.");
    return index.overlaps().empty() ? tr("Nothing meets. Drag one frame onto another.")
                                    : tr("No pair is as the switches and the search want it.");
}

void OverlapsPanel::refresh()
{
    const OverlapIndex &index = m_project.live.overlaps.index();
    m_list = listed(index, filter(), search(), counting());
    const Stage *stage = findStage(m_project.session.shown(), m_project.session.currentStage());
    m_names.follow(stage ? *stage : Stage());
    const auto count = static_cast<int>(m_list.rows.size());
    m_view->setPlaceholder(placeholder());
    m_pressedRow = hitbox::rowOf(m_list, pressedPair());
    m_view->setSource({count, [this](int row) { return rowAt(row); }, rowAlone(m_pressedRow)});
    m_kinds->showList(m_list);
    m_rounding->showDiffering(m_list.differing);
    const auto all = static_cast<int>(index.overlaps().size());
    const QString hits = m_list.hits == 1 ? tr("1 hit") : tr("%n hits", nullptr, m_list.hits);
    const QString overlaps = all == 1 ? tr("1 overlap") : tr("%n overlaps", nullptr, all);
    setNote(all == 0 ? QString() : tr("%1, %2").arg(overlaps, hits));
}

} // namespace hitbox
