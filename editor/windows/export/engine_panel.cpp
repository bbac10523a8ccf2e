#include "windows/export/engine_panel.h"

#include "scene/icons.h"
#include "scene/refresh_once.h"
#include "session/open_project.h"
#include "windows/widgets/fonts.h"
#include "windows/widgets/key_names.h"
#include "windows/widgets/vertical_scroll.h"

#include <QLabel>
#include <QToolButton>
#include <QVBoxLayout>

namespace hitbox {

namespace {

/// Lines beyond these push the lists away; the export lists all.
constexpr qsizetype mostNotes = 5;

QLabel *makeLine(QWidget *parent, const char *name)
{
    auto *label = new QLabel(parent);
    label->setObjectName(QString::fromLatin1(name));
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    return label;
}

} // namespace

EnginePanel::EnginePanel(OpenProject &project, QWidget *parent)
    : Panel(tr("Engine gets"), parent)
    , m_project(project)
    , m_refresh(new RefreshOnce(*this, [this] { refresh(); }))
    , m_summary(makeLine(this, "EngineGets"))
    , m_notes(makeLine(this, "Dim"))
    , m_toggle(new QToolButton(this))
{
    setFoldable();
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    setAccessibleName(tr("What the engine gets"));
    m_notes->setAccessibleName(tr("What the engine loses"));
    m_notes->setFont(smallFont(windowFont()));
    m_toggle->setObjectName(QStringLiteral("EngineView"));
    m_toggle->setCheckable(true);
    m_toggle->setAccessibleName(tr("Engine view"));
    addToHeader(m_toggle);
    auto *lines = new QWidget;
    auto *column = new QVBoxLayout(lines);
    column->setContentsMargins(12, 0, 8, 4);
    column->setSpacing(4);
    column->addWidget(m_summary);
    column->addWidget(m_notes);
    m_lines = new VerticalScroll(lines, VerticalScroll::allOfIt, this);
    body()->addWidget(m_lines);
    connect(m_toggle, &QToolButton::clicked, this, [this](bool on) {
        m_project.tools.set(&ToolSettings::engineView, on ? EngineView::Shown : EngineView::Hidden);
    });
    m_refresh->after(project.session, &Session::placeChanged);
    m_refresh->after(project.session, &Session::selectionChanged);
    m_refresh->after(project.tools, &ToolDesk::changed);
    m_refresh->after(project.live.engineFrame, &LiveAnswer::changed);
    m_refresh->when(project.session, &Session::changed, [](const Difference &difference) {
        return difference.project || !difference.shapes.own.isEmpty();
    });
    m_toggle->setIcon(themedIcon(QStringLiteral(":/icons/engine-view.svg")));
    refresh();
}

void EnginePanel::showKeys(const KeyNames &keys)
{
    m_toggle->setToolTip(keys.with(tr("Show on the canvas what the engine gets"), QStringLiteral("view.engine")));
}

/// Those of the selection, or all of the frame.
QList<EngineShape> EnginePanel::shapes() const
{
    const QSet<ShapeId> &selected = m_project.session.selection().shapes;
    QList<EngineShape> chosen;
    for (const EngineShape &shape : m_project.live.engineFrame.frame().shapes) {
        if (selected.isEmpty() || selected.contains(shape.id))
            chosen.append(shape);
    }
    return chosen;
}

/// What is refused and what is lost, shape by shape, each sentence once.
QStringList EnginePanel::notes(const QList<EngineShape> &shapes) const
{
    const EngineFrame &engine = m_project.live.engineFrame.frame();
    const Frame *frame = findFrame(m_project.session.shown(), m_project.session.currentFrame());
    QStringList lines;
    for (const EngineShape &shape : shapes) {
        const Shape *drawn = frame ? findShape(*frame, shape.id) : nullptr;
        const QString name = drawn ? drawn->name : QString();
        if (!shape.refusal.isEmpty())
            lines.append(tr("%1 is not exported: %2").arg(name, shape.refusal));
        for (const Finding &loss : shape.losses)
            lines.append(shapes.size() > 1 ? tr("%1: %2").arg(name, loss.message) : loss.message);
    }
    for (const Finding &loss : engine.losses)
        lines.append(loss.message);
    const QString concave = concaveNote(shapes, *engine.format);
    if (!concave.isEmpty())
        lines.append(concave);
    lines.removeDuplicates();
    const qsizetype more = lines.size() - mostNotes;
    if (more > 0)
        lines = lines.mid(0, mostNotes) << tr("and %1 more").arg(more);
    return lines;
}

void EnginePanel::refresh()
{
    const EngineFrame &engine = m_project.live.engineFrame.frame();
    m_toggle->setChecked(m_project.tools.now().engineView == EngineView::Shown);
    m_lines->setVisible(engine.format);
    if (!engine.format) {
        const QString id = m_project.session.shown().engine;
        setNote(id.isEmpty() ? tr("choose one at the top") : tr("“%1” is not known here").arg(id));
        return;
    }
    setNote(m_project.session.selection().shapes.isEmpty() ? tr("of this frame") : QString());
    const QList<EngineShape> chosen = shapes();
    m_summary->setText(m_project.live.engineFrame.pending() ? tr("%1 …").arg(engineSummary(chosen))
                                                            : engineSummary(chosen));
    const QStringList lines = notes(chosen);
    m_notes->setText(lines.join(QLatin1Char('\n')));
    m_notes->setVisible(!lines.isEmpty());
}

} // namespace hitbox
