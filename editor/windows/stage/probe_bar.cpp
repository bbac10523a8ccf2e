#include "windows/stage/probe_bar.h"

#include "scene/icons.h"
#include "scene/refresh_once.h"
#include "session/live/live_play.h"
#include "session/open_project.h"
#include "windows/widgets/key_names.h"
#include "windows/widgets/plain_text.h"

#include <QHBoxLayout>
#include <QToolButton>

namespace hitbox {

namespace {

constexpr int probeBarMargin = 12; ///< pixels from the canvas's edge

/// "random-polygon": in ids.
QString probeKindId(ProbeKind kind)
{
    switch (kind) {
    case ProbeKind::Point: return QStringLiteral("point");
    case ProbeKind::Segment: return QStringLiteral("segment");
    case ProbeKind::Circle: return QStringLiteral("circle");
    case ProbeKind::Rectangle: return QStringLiteral("rectangle");
    case ProbeKind::Capsule: return QStringLiteral("capsule");
    case ProbeKind::Polygon: return QStringLiteral("polygon");
    case ProbeKind::RandomPolygon: return QStringLiteral("random-polygon");
    }
    return {};
}

} // namespace

QString probeIcon(ProbeKind kind)
{
    switch (kind) {
    case ProbeKind::Point: return QStringLiteral(":/icons/probe-point.svg");
    case ProbeKind::Segment: return QStringLiteral(":/icons/probe-segment.svg");
    case ProbeKind::Circle: return QStringLiteral(":/icons/circle.svg");
    case ProbeKind::Rectangle: return QStringLiteral(":/icons/box.svg");
    case ProbeKind::Capsule: return QStringLiteral(":/icons/capsule.svg");
    case ProbeKind::Polygon: return QStringLiteral(":/icons/polygon.svg");
    case ProbeKind::RandomPolygon: return QStringLiteral(":/icons/probe-random.svg");
    }
    return {};
}

QString probeActionId(ProbeKind kind)
{
    return QStringLiteral("probe.") + probeKindId(kind);
}

QString probeTitle(ProbeKind kind)
{
    QString title = probeName(kind);
    title[0] = title.at(0).toUpper();
    return title;
}

ProbeBar::ProbeBar(OpenProject &project, QWidget *canvas)
    : CanvasBar(canvas, Qt::TopEdge, probeBarMargin)
    , m_project(project)
    , m_refresh(new RefreshOnce(static_cast<QObject &>(*this), [this] { refresh(); }))
{
    setObjectName(QStringLiteral("ProbeBar"));
    setAccessibleName(tr("Probe in hand"));
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(4, 4, 4, 4);
    row->setSpacing(2);
    for (const ProbeKind kind : allProbeKinds())
        row->addWidget(makeButton(kind));
    for (auto [kind, button] : m_buttons.asKeyValueRange())
        button->setIcon(themedIcon(probeIcon(kind)));
    m_refresh->after(project.tools, &ToolDesk::changed);
    m_refresh->after(project.live.play, &LiveAnswer::changed);
    m_refresh->after(project.session, &Session::placeChanged);
    m_refresh->when(project.live.hint, &LiveAnswer::changed, [this] { return isHidden() == isOfUse(); });
    refresh();
}

QToolButton *ProbeBar::makeButton(ProbeKind kind)
{
    auto *button = new QToolButton(this);
    button->setObjectName(probeActionId(kind));
    button->setAccessibleName(probeTitle(kind));
    button->setToolTip(plainToolTip(probeTitle(kind)));
    button->setCheckable(true);
    button->setIconSize(QSize(20, 20));
    button->setFixedSize(30, 30);
    button->setFocusPolicy(Qt::NoFocus); // the canvas keeps the keys, which do the same
    connect(button, &QToolButton::clicked, this, [this, kind] {
        ProbeHand hand = m_project.tools.now().probeHand;
        const bool again = kind == ProbeKind::RandomPolygon && hand.kind == kind;
        hand.kind = kind;
        m_project.tools.set(&ToolSettings::probeHand, again ? withFreshPolygon(hand) : hand);
        m_refresh->mark();
    });
    m_buttons.insert(kind, button);
    return button;
}

void ProbeBar::showKeys(const KeyNames &keys)
{
    for (auto [kind, button] : m_buttons.asKeyValueRange())
        button->setToolTip(plainToolTip(keys.with(probeTitle(kind), probeActionId(kind))));
}

bool ProbeBar::isOfUse() const
{
    return QLatin1String(m_project.session.tool().id) == QLatin1String("probe") && !m_project.live.play.stands();
}

void ProbeBar::refresh()
{
    for (auto [kind, button] : m_buttons.asKeyValueRange())
        button->setChecked(kind == m_project.tools.now().probeHand.kind);
    setVisible(isOfUse());
    place();
}

} // namespace hitbox
