#include "windows/timeline/timeline_panel.h"

#include "formats/timeline/timeline_summary.h"
#include "scene/icons.h"
#include "scene/refresh_once.h"
#include "session/open_project.h"
#include "windows/settings/language.h"
#include "windows/timeline/timeline_export.h"
#include "windows/timeline/timeline_fields.h"
#include "windows/timeline/timeline_strip.h"
#include "windows/widgets/elided_label.h"
#include "windows/widgets/flow_row.h"
#include "windows/widgets/key_names.h"
#include "windows/widgets/plain_text.h"
#include "windows/widgets/sentence.h"
#include "windows/widgets/wrapped_label.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace hitbox {

namespace {

QString jumpText(TimelinePanel::ContactEnd end)
{
    return end == TimelinePanel::ContactEnd::First ? TimelinePanel::tr("Go to the first contact")
                                                   : TimelinePanel::tr("Go to the last contact");
}

QString jumpIcon(TimelinePanel::ContactEnd end)
{
    return end == TimelinePanel::ContactEnd::First ? QStringLiteral(":/icons/contact-first.svg")
                                                   : QStringLiteral(":/icons/contact-last.svg");
}

} // namespace

TimelinePanel::TimelinePanel(OpenProject &project, const Pixmaps &pixmaps, QWidget *parent)
    : Panel(tr("Timeline"), parent)
    , m_project(project)
    , m_refresh(new RefreshOnce(*this, [this] { follow(); }))
    , m_live(project.live.timeline)
    , m_export(new TimelineExport(project, this))
    , m_fields(new TimelineFields(project.session, this))
    , m_strip(new TimelineStrip(project, pixmaps, this))
    , m_moment(new ElidedLabel(this))
    , m_figures(new QLabel(this))
{
    addBesideTitle(m_moment);
    makeHeader();
    m_strip->setObjectName(QStringLiteral("TimelineStrip"));
    constexpr int fewTicks = 90;
    m_strip->setMinimumWidth(fewTicks);
    m_strip->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Expanding); // it has what the fields leave
    m_figures->setObjectName(QStringLiteral("TimelineFigures"));
    m_figures->setTextFormat(Qt::PlainText);
    m_figures->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_figures->setWordWrap(true);
    m_figures->setContentsMargins(12, 0, 12, 6);
    auto *row = new QHBoxLayout;
    row->setSpacing(0);
    row->addWidget(m_fields);
    row->addWidget(m_strip, 1);
    body()->addLayout(row, 1);
    body()->addWidget(m_figures);
    connectParts();
}

void TimelinePanel::makeHeader()
{
    m_first = jumpButton(QStringLiteral("FirstContact"), ContactEnd::First);
    m_last = jumpButton(QStringLiteral("LastContact"), ContactEnd::Last);
    m_exports = new FlowRow(8, this);
    addToHeader(m_exports);
    m_picture = exportButton(QStringLiteral("TimelinePicture"), tr("Picture…"), tr("Save the strip as a picture"));
    m_csv = exportButton(QStringLiteral("TimelineCsv"), tr("CSV…"), tr("Save a line for each tick"));
    m_copy = exportButton(QStringLiteral("TimelineCopy"), tr("Copy CSV"), tr("Copy a line for each tick"));
}

QToolButton *TimelinePanel::jumpButton(const QString &name, ContactEnd end)
{
    auto *button = new QToolButton(this);
    button->setObjectName(name);
    button->setIcon(themedIcon(jumpIcon(end)));
    button->setToolTip(jumpText(end));
    button->setAccessibleName(jumpText(end));
    addToHeader(button);
    connect(button, &QToolButton::clicked, this, [this, end] { goToContact(end); });
    return button;
}

QPushButton *TimelinePanel::exportButton(const QString &name, const QString &text, const QString &toolTip)
{
    auto *button = new QPushButton(text, this);
    button->setObjectName(name);
    button->setToolTip(toolTip);
    m_exports->add(button);
    return button;
}

void TimelinePanel::connectParts()
{
    m_refresh->after(m_project.session, &Session::placeChanged);
    m_refresh->after(*m_fields, &TimelineFields::edited);
    m_refresh->when(m_project.session, &Session::changed, [this](const Difference &difference) {
        const Stage *stage = findStage(m_project.session.shown(), m_project.session.currentStage());
        return !stage || difference.stages.has(stage->id) || !difference.sprites.empty() ||
               !difference.categories.empty();
    });
    connect(&m_project.preview, &LiveAnswer::changed, this, [this] {
        if (m_project.preview.by() && m_project.preview.by() != this)
            m_strip->setTick(std::nullopt);
    });
    connect(&m_project.images, &LiveAnswer::changed, m_strip, [this] { m_strip->viewport()->update(); });
    connect(&m_live, &LiveTimeline::changed, this, &TimelinePanel::showAnswer);
    connect(m_strip, &TimelineStrip::tickChanged, this, &TimelinePanel::showMoment);
    connect(m_export, &TimelineExport::told, this, &TimelinePanel::told);
    connect(m_picture, &QPushButton::clicked, this, [this] { m_export->savePicture(*playable()); });
    connect(m_csv, &QPushButton::clicked, this, [this] { m_export->saveCsv(*playable()); });
    connect(m_copy, &QPushButton::clicked, this, [this] { m_export->copyCsv(*playable()); });
}

void TimelinePanel::showKeys(const KeyNames &keys)
{
    m_first->setToolTip(keys.with(jumpText(ContactEnd::First), QStringLiteral("stage.first-contact")));
    m_last->setToolTip(keys.with(jumpText(ContactEnd::Last), QStringLiteral("stage.last-contact")));
}

void TimelinePanel::showEvent(QShowEvent *event)
{
    Panel::showEvent(event);
    m_refresh->mark();
    m_refresh->now();
    showAnswer();
}

void TimelinePanel::hideEvent(QHideEvent *event)
{
    Panel::hideEvent(event);
    m_live.forget();
    m_strip->setTick(std::nullopt);
}

void TimelinePanel::resizeEvent(QResizeEvent *event)
{
    Panel::resizeEvent(event);
    keepRoomForFigures();
}

/// A splitter does not ask how high lines that wrap are at the width that they have.
void TimelinePanel::keepRoomForFigures()
{
    m_figures->setMinimumHeight(std::max(0, heightOfLines(*m_figures, width())));
}

void TimelinePanel::follow()
{
    if (!isVisible())
        return;
    m_fields->follow();
    m_live.ask(m_fields->setup());
    // A change took the look ahead away: the moment stays in view until the new timeline is there.
    if (m_strip->tick())
        showMoment();
}

const LiveTimeline::Answer *TimelinePanel::playable() const
{
    const LiveTimeline::Answer *answer = m_live.answer();
    return answer && answer->timeline ? answer : nullptr;
}

void TimelinePanel::showAnswer()
{
    const LiveTimeline::Answer *answer = m_live.answer();
    const bool isThere = playable();
    QStringList figures = isThere ? timelineFigures(*answer->timeline) : QStringList();
    const int ticks = isThere ? static_cast<int>(answer->timeline->ticks.size()) : 0;
    if (isThere)
        figures.prepend(ticks == 1 ? tr("1 tick") : tr("%n ticks", nullptr, ticks));
    const bool isRefused = answer && !isThere; // why is said here, as the strip may be narrow
    m_figures->setText(isRefused ? asSentence(answer->timeline.error().text(), spokenLocale().language())
                                 : figures.join(QStringLiteral("  ·  ")));
    keepRoomForFigures();
    m_strip->show(answer);
    for (QWidget *widget : std::initializer_list<QWidget *>{m_first, m_last, m_picture, m_csv, m_copy})
        widget->setEnabled(isThere);
    if (m_strip->tick())
        showMoment();
}

/// What stands on the canvas at the tick under the playhead.
void TimelinePanel::showMoment()
{
    const LiveTimeline::Answer *answer = playable();
    const std::optional<int> tick = m_strip->tick();
    if (!answer || !tick) {
        m_moment->clear();
        m_project.preview.end(this);
        return;
    }
    m_moment->setText(m_strip->textOf(*tick));
    m_moment->setToolTip(plainToolTip(m_moment->text()));
    const TimelineMeeting &meeting = answer->timeline->meetingAt(*tick);
    const Document &shown = m_project.session.shown();
    if (const std::optional<Document> moment = momentOf(shown, answer->document, answer->setup, meeting))
        m_project.preview.show(*moment, this);
}

void TimelinePanel::goToContact(ContactEnd end)
{
    const LiveTimeline::Answer *answer = playable();
    if (!answer || !answer->timeline->contact) {
        emit told(tr("The two never meet."));
        return;
    }
    const TickSpan span = *answer->timeline->contact;
    m_strip->setTick(end == ContactEnd::First ? span.first : span.last);
    m_strip->setFocus();
}

} // namespace hitbox
