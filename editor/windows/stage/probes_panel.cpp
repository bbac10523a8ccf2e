#include "windows/stage/probes_panel.h"

#include "document/edits.h"
#include "document/places.h"
#include "drawing/drawing.h"
#include "scene/icons.h"
#include "scene/refresh_once.h"
#include "session/open_project.h"
#include "tools/probe_edits.h"
#include "windows/stage/instance_commands.h"
#include "windows/stage/probe_bar.h"
#include "windows/stage/probe_text.h"
#include "windows/widgets/palette_watch.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace hitbox {

namespace {

constexpr qsizetype mostProbesListed = 1000; ///< a longer list helps nobody

QRectF areaOf(const ProbeMeeting &meeting)
{
    return QRectF(toQt(meeting.first), toQt(meeting.last)).normalized().adjusted(-2, -2, 2, 2);
}

/// An empty one where there is none.
Stage probedStage(const Session &session)
{
    const Stage *stage = stageInView(session);
    return stage && session.mode() == Session::Mode::Stage ? *stage : Stage{};
}

} // namespace

ProbesPanel::ProbesPanel(OpenProject &project, QWidget *parent)
    : Panel(tr("Probes"), parent)
    , m_project(project)
    , m_refresh(new RefreshOnce(*this, [this] { refresh(); }))
    , m_view(new RowView(RowView::Layout::Lines, this))
    , m_copy(new QToolButton(this))
    , m_clear(new QToolButton(this))
{
    makeHeader();
    m_view->setObjectName(QStringLiteral("ProbeList"));
    m_view->setAccessibleName(tr("Probes"));
    m_view->setPlaceholder(tr("No probe was dropped. Take the probe, point at a shape and click."));
    body()->addWidget(m_view, 1);
    m_refresh->after(project.live.probes, &LiveAnswer::changed);
    m_refresh->after(project.live.overlaps,
                     &LiveAnswer::changed); // of which the probes say nothing while it is pending
    m_refresh->after(project.session, &Session::placeChanged);
    m_refresh->after(project.session, &Session::selectionChanged);
    m_refresh->when(project.session, &Session::changed, [](const Difference &difference) {
        return !difference.probes.empty() || difference.instances.listDiffers() || !difference.layers.empty() ||
               difference.shapes.listDiffers();
    });
    connect(m_view, &RowView::pressed, this, &ProbesPanel::press);
    connect(m_view, &RowView::deleteWanted, this, [this] { perform(EditCommand::Remove); });
    connect(m_view, &RowView::menuWanted, this, [this](QPoint place) {
        emit menuWanted(place, {QStringLiteral("probe.copy"), QString(), QStringLiteral("edit.delete")});
    });
    m_clear->setIcon(themedIcon(QStringLiteral(":/icons/trash.svg")));
    refresh();
    whenPaletteChanges(*this, [this] { refresh(); });
}

void ProbesPanel::makeHeader()
{
    m_copy->setObjectName(QStringLiteral("CopyPlaces"));
    m_copy->setText(tr("Copy"));
    m_copy->setToolTip(tr("Copy the coordinates of the line pressed last, or of the selected probes, with all digits"));
    m_copy->setFocusPolicy(Qt::StrongFocus);
    connect(m_copy, &QToolButton::clicked, this, &ProbesPanel::copyPlaces);
    m_clear->setObjectName(QStringLiteral("ClearProbes"));
    m_clear->setToolTip(tr("Delete all probes on this stage"));
    m_clear->setAccessibleName(tr("Delete all probes"));
    m_clear->setFocusPolicy(Qt::StrongFocus);
    connect(m_clear, &QToolButton::clicked, this, &ProbesPanel::clearAll);
    addToHeader(m_copy);
    addToHeader(m_clear);
}

Row ProbesPanel::probeRow(const Stage &stage, int probe) const
{
    const Outline &outline = stage.probes.at(probe).outline;
    Row row;
    row.icon = probeIcon(probeKindOf(outline));
    row.iconColor = themeOf(palette()).probe;
    row.title = QStringLiteral("%1 %2").arg(probeTitle(probeKindOf(outline))).arg(probe + 1);
    row.detail = m_project.live.overlaps.pending()
                     ? QStringLiteral("…")
                     : probeSummary(m_names, outline, m_project.live.probes.answers().dropped.at(probe));
    if (probeKindOf(outline) == ProbeKind::Point)
        row.trailing = exactPlaces(outline);
    row.selected = m_project.session.selection().probes.contains(stage.probes.at(probe).id) && !m_pressed;
    return row;
}

void ProbesPanel::addMeetings(QList<Row> &rows, const Stage &stage, int probe)
{
    for (const ProbeHit &hit : m_project.live.probes.answers().dropped.at(probe).hits) {
        for (const ProbeMeeting &meeting : hit.meetings) {
            if (rows.size() >= mostProbesListed)
                return;
            Row row;
            row.title = meetingText(meeting);
            row.detail = probedName(m_names, hit.target);
            row.trailing = meetingPlace(meeting);
            row.selected = m_pressed == Listed{stage.probes.at(probe).id, meeting};
            rows.append(row);
            m_listed.append({stage.probes.at(probe).id, meeting});
        }
    }
}

void ProbesPanel::refresh()
{
    const Stage stage = probedStage(m_project.session);
    m_names.follow(stage);
    const ProbeAnswers &answers = m_project.live.probes.answers();
    const auto isThere = [&](const Listed &listed) {
        const QList<ProbeHit> hits = answers.dropped.value(placeOf(stage.probes, listed.probe)).hits;
        return std::any_of(hits.cbegin(), hits.cend(),
                           [&listed](const ProbeHit &hit) { return hit.meetings.contains(*listed.meeting); });
    };
    const bool stillPressed =
        m_pressed && isThere(*m_pressed) && m_project.session.selection().probes == QSet{m_pressed->probe};
    if (m_pressed && !stillPressed) {
        m_pressed.reset();
        emit emphasisChanged(std::nullopt);
    }
    m_listed.clear();
    QList<Row> rows;
    for (int i = 0; i < std::min(stage.probes.size(), answers.dropped.size()) && rows.size() < mostProbesListed; ++i) {
        rows.append(probeRow(stage, i));
        m_listed.append({stage.probes.at(i).id, std::nullopt});
        addMeetings(rows, stage, i);
    }
    m_view->setRows(rows);
    setNote(rows.size() < mostProbesListed ? QString() : tr("the first %1").arg(mostProbesListed));
    m_copy->setEnabled(!rows.isEmpty());
    m_clear->setEnabled(!rows.isEmpty());
}

void ProbesPanel::press(int row)
{
    const Listed listed = m_listed.at(row);
    m_pressed = listed.meeting ? std::optional(listed) : std::nullopt;
    m_project.session.setTool(QStringLiteral("probe")); // which deletes, nudges and changes it
    m_project.session.setSelection({.probes = {listed.probe}});
    m_refresh->mark();
    emit emphasisChanged(listed.meeting);
    const Stage stage = probedStage(m_project.session);
    if (listed.meeting)
        emit pressed(areaOf(*listed.meeting));
    else
        emit pressed(
            pathOf(geometryOf(findThing(stage.probes, listed.probe)->outline)).boundingRect().adjusted(-8, -8, 8, 8));
}

void ProbesPanel::copyPlaces()
{
    m_refresh->now(); // what was pressed may be gone
    QStringList places;
    if (m_pressed) {
        places.append(exactPlace(*m_pressed->meeting));
    } else {
        const Stage stage = probedStage(m_project.session);
        for (const Probe &probe : stage.probes) {
            if (m_project.session.selection().probes.isEmpty() ||
                m_project.session.selection().probes.contains(probe.id))
                places.append(exactPlaces(probe.outline));
        }
    }
    if (places.isEmpty())
        return;
    QGuiApplication::clipboard()->setText(places.join(QLatin1Char('\n')));
    emit told(tr("Coordinates copied"));
}

void ProbesPanel::clearAll()
{
    const Stage *found = findStage(m_project.session.document(), m_project.session.currentStage());
    if (!found || found->probes.isEmpty())
        return;
    Stage stage = *found;
    stage.probes.clear();
    m_project.session.commit(withStage(m_project.session.document(), m_project.session.currentStage(), stage),
                             tr("Delete all probes"));
}

bool ProbesPanel::perform(EditCommand command)
{
    const Stage stage = probedStage(m_project.session);
    if (command == EditCommand::Copy) {
        copyPlaces();
        return true;
    }
    if (command == EditCommand::SelectAll) {
        m_project.session.setSelection({.probes = idsOf(stage.probes)});
        return true;
    }
    const QSet<Id<Probe>> chosen = m_project.session.selection().probes;
    if (command != EditCommand::Remove || chosen.isEmpty())
        return false;
    m_project.session.commit(withStage(m_project.session.document(), m_project.session.currentStage(),
                                       withoutProbes(*committedStage(m_project.session), chosen)),
                             tr("Delete %1").arg(calledProbes(stage, chosen)));
    return true;
}

} // namespace hitbox
