#include "windows/tools/trace_panel.h"

#include "document/numbers.h"
#include "document/playback.h"
#include "scene/refresh_once.h"
#include "session/open_project.h"
#include "windows/widgets/flow_row.h"
#include "windows/widgets/plain_text.h"
#include "windows/widgets/slider_field.h"
#include "windows/widgets/typing.h"
#include "windows/widgets/vertical_scroll.h"

#include <QCheckBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QProgressBar>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

namespace hitbox {

namespace {

bool inHand(const Session &session)
{
    return QLatin1String(session.tool().id) == QLatin1String("trace");
}

/// "3 outlines, 42 vertices" and how well they fit, or why there are none.
QString resultOf(const TraceInView &inView)
{
    if (!inView.problem.isEmpty())
        return TracePanel::tr("Cannot be traced: %1").arg(inView.problem);
    const FrameTrace &trace = inView.trace;
    if (trace.islands.isEmpty())
        return inView.pending ? TracePanel::tr("Tracing…") : trace.note;
    QStringList lines{
        TracePanel::tr("Outlines: %1, vertices: %2").arg(outlinesOf(trace).size()).arg(vertexCount(trace)),
        TracePanel::tr("Missed pixels %1 %, excess pixels %2 %")
            .arg(readableNumber(trace.fit.missedPercent()), readableNumber(trace.fit.excessPercent()))
            .replace(QLatin1String(" %"), QStringLiteral("\u00a0%"))}; // which no line begins with
    if (inView.pending)
        lines.append(TracePanel::tr("Tracing…"));
    else if (!trace.note.isEmpty())
        lines.append(trace.note);
    return lines.join(QLatin1Char('\n'));
}

/// What became of the frames; `document` is the one they were put into.
QString outcomeOf(const QList<TracedFrame> &traces, const Document &document)
{
    int done = 0;
    int bare = 0;
    int gone = 0;
    QStringList problems;
    for (const TracedFrame &traced : traces) {
        if (!stillFits(document, traced))
            gone += 1;
        else if (!traced.trace)
            problems.append(traced.trace.error().text());
        else if (traced.trace->islands.isEmpty())
            bare += 1;
        else
            done += 1;
    }
    QStringList sentences{TracePanel::tr("Frames traced: %1.").arg(done)};
    if (bare > 0)
        sentences.append(TracePanel::tr("Nothing to outline: %1.").arg(bare));
    if (gone > 0)
        sentences.append(TracePanel::tr("Changed meanwhile and left alone: %1.").arg(gone));
    if (!problems.isEmpty())
        sentences.append(
            TracePanel::tr("Could not be traced: %1, such as %2").arg(problems.size()).arg(problems.first()));
    return sentences.join(QLatin1Char(' '));
}

QSpinBox *makeCount(const QString &name, int least, int most, QWidget *parent)
{
    auto *box = new QSpinBox(parent);
    box->setRange(least, most);
    box->setAccessibleName(name);
    box->setKeyboardTracking(false);
    return box;
}

QLabel *makeText(const QString &name, QWidget *parent)
{
    auto *label = new QLabel(parent);
    label->setObjectName(name);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    return label;
}

} // namespace

TracePanel::TracePanel(OpenProject &project, QWidget *parent)
    : Panel(tr("Trace"), parent)
    , m_project(project)
    , m_refresh(new RefreshOnce(*this, [this] { refresh(); }))
{
    setFoldable();
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    auto *fields = new QWidget(this);
    auto *rows = new QVBoxLayout(fields);
    rows->setContentsMargins(12, 0, 12, 4);
    rows->setSpacing(8);
    auto *form = new QFormLayout;
    form->setHorizontalSpacing(8);
    form->setVerticalSpacing(4);
    addFields(form);
    rows->addLayout(form);
    rows->addWidget(makeResult());
    rows->addWidget(makeProgress());
    body()->addWidget(new VerticalScroll(fields, VerticalScroll::allOfIt, this));
    connectFields();
    connect(&project.live.hint, &LiveAnswer::changed, this, &TracePanel::neededChanged);
    m_refresh->after(project.live.trace, &LiveAnswer::changed);
    m_refresh->after(project.tools, &ToolDesk::changed);
    m_refresh->when(project.session, &Session::changed,
                    [](const Difference &difference) { return difference.sprites.comeOrGo(); });
    connect(&m_job, &TraceJob::finished, this, &TracePanel::apply);
    connect(&m_job, &TraceJob::cancelled, this, [this] { tell(tr("Cancelled; nothing was changed.")); });
    connect(&m_job, &TraceJob::progressed, this, &TracePanel::showProgress);
    refresh();
}

void TracePanel::addFields(QFormLayout *form)
{
    m_tolerance = new SliderField(tr("Tolerance in pixels"), {0, limits::traceTolerance, 10, 0, 0.1}, this);
    m_tolerance->setObjectName(QStringLiteral("TraceTolerance"));
    m_tolerance->setToolTip(tr("How far the outline may leave the pixels' edges: more means fewer vertices"));
    m_threshold = new SliderField(tr("Alpha threshold"), {1, 255, 255, 1, 1}, this);
    m_threshold->setObjectName(QStringLiteral("TraceThreshold"));
    m_threshold->setToolTip(tr("Pixels of at least this alpha count as opaque"));
    m_grow = new SliderField(tr("Grow or shrink in pixels"), {-limits::traceGrowth, limits::traceGrowth, 16, -16, 0.5},
                             this);
    m_grow->setObjectName(QStringLiteral("TraceGrow"));
    m_grow->setToolTip(tr("Makes the outline larger, or smaller with a negative number"));
    m_smallest = makeCount(tr("Smallest island in pixels"), 1, limits::traceSmallest, this);
    m_smallest->setToolTip(tr("Islands and holes of fewer pixels are passed over"));
    m_exact = new QCheckBox(tr("Vertices"), this);
    m_exact->setSizePolicy(QSizePolicy::Minimum, QSizePolicy::Preferred); // in the middle of its row, as words are
    m_exact->setToolTip(tr("Just so many vertices in each outline, whatever the tolerance"));
    m_vertices = makeCount(tr("Number of vertices"), 3, limits::traceVertices, this);
    m_covering = new QCheckBox(tr("Never cut an opaque pixel"), this);
    m_holes = new QCheckBox(tr("Keep holes open"), this);
    m_holes->setToolTip(tr("A polygon has no holes: the outline is cut into several that leave them open"));
    m_fit = new QCheckBox(tr("Tint pixels that do not fit"), this);
    m_fit->setObjectName(QStringLiteral("TraceFit"));
    m_fit->setToolTip(tr("Orange: opaque pixels that no outline holds. Violet: other pixels that one does"));
    form->addRow(tr("Tolerance"), m_tolerance);
    form->addRow(tr("Alpha"), m_threshold);
    form->addRow(tr("Grow"), m_grow);
    form->addRow(tr("Smallest"), m_smallest);
    form->addRow(m_exact, m_vertices);
    form->addRow(m_covering);
    form->addRow(m_holes);
    form->addRow(m_fit);
}

QWidget *TracePanel::makeResult()
{
    auto *part = new QWidget(this);
    auto *rows = new QVBoxLayout(part);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(8);
    m_result = makeText(QStringLiteral("TraceResult"), part);
    m_trace = new QPushButton(tr("Trace"), part);
    m_trace->setObjectName(QStringLiteral("Primary"));
    m_trace->setToolTip(tr("Take all outlines as shapes (Enter)"));
    m_many = new QPushButton(tr("Trace many frames"), part);
    m_many->setObjectName(QStringLiteral("TraceMany"));
    auto *menu = new QMenu(m_many);
    menu->addAction(tr("Selected frames"), this, &TracePanel::chosenFramesWanted);
    QAction *tagged = menu->addAction(QString(), this, [this] { traceTag(); });
    tagged->setObjectName(QStringLiteral("TraceTag"));
    connect(menu, &QMenu::aboutToShow, this, [this, tagged] {
        const Tag *tag = tagInView();
        tagged->setVisible(tag);
        tagged->setText(tag ? plainLabel(tr("Frames of the tag “%1”").arg(tag->name)) : QString());
    });
    menu->addAction(tr("All frames of this sprite"), this, [this] {
        if (findSprite(m_project.session.document(), m_project.session.currentFrame().sprite))
            traceMany(frameRefsOf(m_project.session.document(), m_project.session.currentFrame().sprite));
    });
    menu->addAction(tr("All frames of the project"), this,
                    [this] { traceMany(frameRefsOf(m_project.session.document())); });
    m_many->setMenu(menu);
    m_replace = new QCheckBox(tr("Replace shapes of the category"), part);
    m_replace->setObjectName(QStringLiteral("TraceReplace"));
    m_replace->setToolTip(tr("For many frames: outlines take the place of the category's shapes there"));
    auto *buttons = new FlowRow(8, part);
    buttons->add(m_trace, 1);
    buttons->add(m_many, 1);
    rows->addWidget(m_result);
    rows->addWidget(buttons);
    rows->addWidget(m_replace);
    return part;
}

QWidget *TracePanel::makeProgress()
{
    auto *part = new QWidget(this);
    auto *rows = new QVBoxLayout(part);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(4);
    m_progress = new QWidget(part);
    auto *row = new QHBoxLayout(m_progress);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(8);
    m_bar = new QProgressBar(m_progress);
    m_bar->setAccessibleName(tr("Frames traced"));
    m_bar->setFormat(tr("%v of %m frames"));
    auto *stop = new QPushButton(tr("Cancel"), m_progress);
    stop->setObjectName(QStringLiteral("TraceCancel"));
    row->addWidget(m_bar, 1);
    row->addWidget(stop);
    m_outcome = makeText(QStringLiteral("TraceOutcome"), part);
    rows->addWidget(m_progress);
    rows->addWidget(m_outcome);
    m_progress->hide();
    m_outcome->hide();
    connect(stop, &QPushButton::clicked, &m_job, &TraceJob::cancel);
    return part;
}

void TracePanel::connectFields()
{
    connect(m_tolerance, &SliderField::edited, this,
            [this](double pixels) { change([pixels](TraceOptions &options) { options.tolerance = pixels; }); });
    connect(m_threshold, &SliderField::edited, this, [this](double alpha) {
        change([alpha](TraceOptions &options) { options.threshold = static_cast<int>(alpha); });
    });
    connect(m_grow, &SliderField::edited, this,
            [this](double pixels) { change([pixels](TraceOptions &options) { options.grow = pixels; }); });
    connect(m_smallest, &QSpinBox::valueChanged, this,
            [this](int pixels) { change([pixels](TraceOptions &options) { options.smallest = pixels; }); });
    connect(m_vertices, &QSpinBox::valueChanged, this,
            [this](int count) { change([count](TraceOptions &options) { options.vertices = count; }); });
    connect(m_exact, &QCheckBox::clicked, this, [this](bool on) {
        change([on](TraceOptions &options) { options.goal = on ? VertexGoal::Exactly : VertexGoal::Free; });
    });
    connect(m_covering, &QCheckBox::clicked, this, [this](bool on) {
        change([on](TraceOptions &options) { options.side = on ? TraceSide::Covering : TraceSide::Either; });
    });
    connect(m_holes, &QCheckBox::clicked, this, [this](bool on) {
        change([on](TraceOptions &options) { options.holes = on ? TraceHoles::Kept : TraceHoles::Filled; });
    });
    connect(m_fit, &QCheckBox::clicked, this,
            [this](bool on) { m_project.tools.set(&ToolSettings::fitMap, on ? FitMapUse::On : FitMapUse::Off); });
    connect(m_trace, &QPushButton::clicked, this, [this] { trace(m_project.session); });
}

void TracePanel::trace(Session &session)
{
    if (!inHand(session))
        return session.setTool(QStringLiteral("trace"));
    ToolInput enter;
    enter.kind = ToolInput::Kind::Key;
    enter.key = Qt::Key_Return;
    session.feed(enter);
}

/// One option at a time: the other fields may be about to be refreshed.
void TracePanel::change(const std::function<void(TraceOptions &)> &edit)
{
    TraceOptions options = m_project.tools.now().trace;
    edit(options);
    m_project.tools.set(&ToolSettings::trace, options);
}

bool TracePanel::isNeeded() const
{
    return inHand(m_project.session) || m_job.isRunning();
}

void TracePanel::refresh()
{
    const TraceOptions options = m_project.tools.now().trace;
    m_tolerance->setValue(options.tolerance);
    m_threshold->setValue(options.threshold);
    m_grow->setValue(options.grow);
    showUnlessTyped(*m_smallest, options.smallest);
    m_exact->setChecked(options.goal == VertexGoal::Exactly);
    showUnlessTyped(*m_vertices, options.vertices);
    m_vertices->setEnabled(m_exact->isChecked());
    m_tolerance->setEnabled(!m_exact->isChecked());
    m_covering->setChecked(options.side == TraceSide::Covering);
    m_holes->setChecked(options.holes == TraceHoles::Kept);
    m_fit->setChecked(m_project.tools.now().fitMap == FitMapUse::On);
    showCategory();
    m_result->setText(resultOf(m_project.live.trace.inView()));
    m_trace->setEnabled(!m_project.live.trace.inView().pending &&
                        !m_project.live.trace.inView().trace.islands.isEmpty());
    m_many->setEnabled(!m_job.isRunning() && !m_project.session.document().sprites.isEmpty());
}

/// The one of what is drawn next, in short.
void TracePanel::showCategory()
{
    constexpr int widest = 72; ///< pixels
    const QString category = m_project.tools.now().category;
    const QString name = plainLabel(fontMetrics().elidedText(category, Qt::ElideRight, widest));
    m_trace->setText(category.isEmpty() ? tr("Trace") : tr("Trace as %1").arg(name));
    m_replace->setText(category.isEmpty() ? tr("Replace shapes of the category")
                                          : tr("Replace shapes of “%1”").arg(name));
}

const Tag *TracePanel::tagInView() const
{
    const Sprite *sprite = findSprite(m_project.session.document(), m_project.session.currentFrame().sprite);
    const int place = m_project.tag.place();
    return sprite && place >= 0 && place < sprite->tags.size() ? &sprite->tags.at(place) : nullptr;
}

void TracePanel::traceTag()
{
    if (!tagInView())
        return;
    const int sprite = m_project.session.currentFrame().sprite;
    QList<FrameRef> frames;
    for (const int frame : framesOf(m_project.session.document().sprites.at(sprite), m_project.tag.place()))
        frames.append({sprite, frame});
    traceMany(frames);
}

void TracePanel::traceMany(const QList<FrameRef> &frames)
{
    if (m_job.isRunning() || frames.isEmpty())
        return;
    m_job.start(m_project.session.document(), frames, m_project.tools.now().trace, m_project.files.folders().memory);
    m_outcome->hide();
    m_progress->show();
    showProgress(0, static_cast<int>(frames.size()));
    m_refresh->mark();
    emit neededChanged();
}

/// Return takes the outlines from any slider or box; in a field it only ends the typing.
void TracePanel::keyPressEvent(QKeyEvent *event)
{
    const bool isReturn = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    const bool isTyped = qobject_cast<QAbstractSpinBox *>(focusWidget()) || qobject_cast<QLineEdit *>(focusWidget());
    if (isReturn && inHand(m_project.session) && !isTyped)
        return trace(m_project.session);
    Panel::keyPressEvent(event);
}

void TracePanel::showProgress(int done, int all)
{
    m_bar->setMaximum(all);
    m_bar->setValue(done);
}

void TracePanel::apply(const QList<TracedFrame> &traces)
{
    if (m_project.session.gestureUnderWay()) { // which a step of history would cancel
        constexpr auto once = Qt::ConnectionType(Qt::QueuedConnection | Qt::SingleShotConnection);
        connect(
            &m_project.live.hint, &LiveAnswer::changed, this, [this, traces] { apply(traces); }, once);
        return;
    }
    const Document before = m_project.session.document();
    const OldShapes oldShapes = m_replace->isChecked() ? OldShapes::Replaced : OldShapes::Kept;
    const Document traced = withTraces(before, traces, m_project.tools.now().category, oldShapes);
    m_project.session.commit(withTracedTracks(before, traced, traces), tr("Trace many frames"));
    tell(outcomeOf(traces, before));
}

void TracePanel::tell(const QString &sentence)
{
    m_progress->hide();
    m_outcome->setText(sentence);
    m_outcome->show();
    m_refresh->mark();
    emit neededChanged();
}

} // namespace hitbox
