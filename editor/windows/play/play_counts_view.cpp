#include "windows/play/play_counts_view.h"

#include "document/numbers.h"
#include "drawing/drawing.h"
#include "session/live/live_play.h"
#include "session/open_project.h"
#include "windows/widgets/palette_watch.h"
#include "windows/widgets/row_view.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>

#include <algorithm>

namespace hitbox {

namespace {

constexpr int stepsBetweenRefreshes = 6; ///< nobody reads faster
constexpr qsizetype mostShapes = 200;    ///< listed; a copy has them all
constexpr int countsShown = 7;

Row rowOf(const PlayRow &counted, const QString &what, const Document &document, const Theme &theme)
{
    Row row;
    row.swatch = categoryColor(document, counted.category, theme);
    row.hatch = categoryHatch(document, counted.category);
    row.title = counted.title.isEmpty() ? PlayCountsView::tr("no category") : counted.title;
    row.detail = what;
    row.trailing = QString::number(counted.tally.hits);
    if (counted.tally.tunnelled > 0)
        row.trailing += PlayCountsView::tr(" + %1 through").arg(counted.tally.tunnelled);
    return row;
}

QString sumOf(const PlayReport &report)
{
    const QString sum = PlayCountsView::tr("Step %1 (%2 s): %3 fired, %4 hit, %5 missed, %6 flying")
                            .arg(report.steps)
                            .arg(readableNumber(report.seconds, 1))
                            .arg(report.fired)
                            .arg(report.hit)
                            .arg(report.missed)
                            .arg(report.flying);
    const QString withTunnelled =
        report.tunnelled > 0 ? PlayCountsView::tr("%1, %2 went through").arg(sum).arg(report.tunnelled) : sum;
    return report.leftOut > 0
               ? PlayCountsView::tr("%1; %2 left out, too many were flying").arg(withTunnelled).arg(report.leftOut)
               : withTunnelled;
}

} // namespace

PlayCountsView::PlayCountsView(OpenProject &project, QWidget *parent)
    : QWidget(parent)
    , m_project(project)
    , m_sum(new QLabel(this))
    , m_copy(new QToolButton(this))
    , m_view(new RowView(RowView::Layout::Lines, this))
{
    m_sum->setObjectName(QStringLiteral("PlaySum"));
    m_sum->setWordWrap(true);
    m_copy->setObjectName(QStringLiteral("CopyCounts"));
    m_copy->setText(tr("Copy"));
    m_copy->setToolTip(tr("Copy all counts as text with tabs, for a spreadsheet"));
    m_view->setObjectName(QStringLiteral("PlayCounts"));
    m_view->setAccessibleName(tr("Hits"));
    m_view->setPlaceholder(tr("No bullet has hit anything yet."));
    m_view->setFixedHeight(countsShown * 34);
    auto *above = new QHBoxLayout;
    above->setContentsMargins(12, 4, 8, 4);
    above->addWidget(m_sum, 1);
    above->addWidget(m_copy, 0, Qt::AlignTop);
    auto *rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(0);
    rows->addLayout(above);
    rows->addWidget(m_view);
    LivePlay *play = &project.live.play;
    connect(m_copy, &QToolButton::clicked, this, &PlayCountsView::copy);
    connect(play, &LivePlay::begun, this, &PlayCountsView::begin);
    connect(play, &LivePlay::advanced, this, &PlayCountsView::follow);
    const auto showWhileItStands = [this, play] {
        setVisible(play->stands());
        refresh();
    };
    connect(play, &LivePlay::changed, this, showWhileItStands);
    if (play->stands())
        begin();
    showWhileItStands();
    whenPaletteChanges(*this, [this] { refresh(); });
}

void PlayCountsView::begin()
{
    m_reporter = PlayReporter(m_project.session.document(), m_project.session.currentStage());
    refresh();
}

void PlayCountsView::follow()
{
    const LivePlay &play = m_project.live.play;
    if (play.state() == LivePlay::State::Running && play.test()->steps() < m_shownStep + stepsBetweenRefreshes)
        return;
    refresh();
}

void PlayCountsView::refresh()
{
    const std::optional<PlayTest> &test = m_project.live.play.test();
    if (!test)
        return;
    m_shownStep = test->steps();
    const PlayReport report = m_reporter.report(*test);
    m_sum->setText(sumOf(report));
    QList<Row> rows;
    for (const PlayRow &category : report.categories)
        rows.append(rowOf(category, tr("category"), m_project.session.document(), themeOf(palette())));
    for (const PlayRow &group : report.groups.first(std::min(report.groups.size(), mostShapes)))
        rows.append(rowOf(group, tr("one hit by its group"), m_project.session.document(), themeOf(palette())));
    for (const PlayRow &shape : report.shapes.first(std::min(report.shapes.size(), mostShapes)))
        rows.append(rowOf(shape, tr("shape of category %1").arg(shape.category), m_project.session.document(),
                          themeOf(palette())));
    m_view->setRows(rows);
}

void PlayCountsView::copy()
{
    const std::optional<PlayTest> &test = m_project.live.play.test();
    if (!test)
        return;
    QGuiApplication::clipboard()->setText(asText(m_reporter.report(*test)));
    emit told(tr("The counts were copied."));
}

} // namespace hitbox
