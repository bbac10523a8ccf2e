#include "windows/frames/onion_menu.h"

#include "session/session.h"
#include "windows/widgets/count_field.h"
#include "windows/widgets/fonts.h"

#include <QCheckBox>
#include <QGridLayout>
#include <QLabel>
#include <QWidgetAction>

namespace hitbox {

namespace {

/// Whether the switch makes any difference while the others are as they are.
bool saysSomething(const OnionSkin &onion, bool OnionSkin::*part)
{
    if (part == &OnionSkin::tint || part == &OnionSkin::inFront)
        return onion.pixels;
    return part != &OnionSkin::fade || onion.pixels || onion.shapes;
}

} // namespace

OnionMenu::OnionMenu(const Session &session, QWidget *parent)
    : QMenu(parent)
    , m_session(session)
{
    setAccessibleName(tr("Onion skin"));
    auto *panel = new QWidgetAction(this);
    panel->setDefaultWidget(makePanel());
    addAction(panel);
    showNow();
    connect(this, &QMenu::aboutToShow, this, &OnionMenu::showNow);
}

QCheckBox *OnionMenu::makeSwitch(const char *name, const QString &text, const QString &toolTip, bool OnionSkin::*part)
{
    auto *box = new QCheckBox(text, this);
    box->setObjectName(QLatin1String(name));
    box->setToolTip(toolTip);
    connect(box, &QCheckBox::clicked, this, [this, part](bool checked) {
        OnionSkin onion = m_onion;
        onion.*part = checked;
        set(onion);
    });
    m_switches.append({box, part});
    return box;
}

CountField *OnionMenu::makeCount(const char *name, int OnionSkin::*part)
{
    auto *field = new CountField(0, OnionSkin::most, this);
    field->setObjectName(QLatin1String(name));
    connect(field, &QSpinBox::valueChanged, this, [this, part](int count) {
        if (m_onion.*part == count)
            return;
        OnionSkin onion = m_onion;
        onion.*part = count;
        onion.isShown = true; // who counts frames wants to see them
        set(onion);
    });
    m_counts.append({field, part});
    return field;
}

QWidget *OnionMenu::makePanel()
{
    auto *panel = new QWidget(this);
    auto *grid = new QGridLayout(panel);
    grid->setContentsMargins(12, 8, 12, 8);
    grid->setHorizontalSpacing(12);
    grid->setVerticalSpacing(4);
    int row = 0;
    const auto line = [&](QWidget *widget) { grid->addWidget(widget, row++, 0, 1, 2); };
    const auto counted = [&](const QString &text, CountField *field) {
        auto *label = new QLabel(text, panel);
        label->setBuddy(field);
        field->setAccessibleName(label->text().remove(QLatin1Char('&')));
        grid->addWidget(label, row, 0);
        grid->addWidget(field, row++, 1);
    };
    line(makeSwitch("OnionShown", tr("Show &onion skin"), tr("The frames beside this one, faintly"),
                    &OnionSkin::isShown));
    counted(tr("Frames &before"), makeCount("OnionBefore", &OnionSkin::before));
    counted(tr("Frames &after"), makeCount("OnionAfter", &OnionSkin::after));
    line(makeSwitch("OnionKeysOnly", tr("&Keys only"),
                    tr("Frames that hold a key of what is selected, or any key where nothing is"),
                    &OnionSkin::keysOnly));
    line(makeSwitch("OnionShapes", tr("&Shapes"), tr("Their outlines: dashed before, dotted after"),
                    &OnionSkin::shapes));
    line(makeSwitch("OnionPixels", tr("P&ictures"), tr("Their pixels"), &OnionSkin::pixels));
    line(makeSwitch("OnionTint", tr("&Tint pictures"), tr("Amber before, blue after"), &OnionSkin::tint));
    line(makeSwitch("OnionFade", tr("&Fade"), tr("The farther a frame is, the fainter"), &OnionSkin::fade));
    line(makeSwitch("OnionInFront", tr("Pictures in f&ront"), tr("Over the pixels of this frame, not behind them"),
                    &OnionSkin::inFront));
    m_pin = new QCheckBox(panel);
    m_pin->setObjectName(QStringLiteral("OnionPin"));
    m_pin->setToolTip(tr("Shows from every frame of its sprite"));
    connect(m_pin, &QCheckBox::clicked, this, [this](bool checked) {
        OnionSkin onion = m_onion;
        const Frame *frame = findFrame(m_session.shown(), m_session.currentFrame());
        onion.pinned = checked && frame ? *frame->id : Id<Frame>();
        onion.isShown = onion.isShown || checked;
        set(onion);
    });
    line(m_pin);
    return panel;
}

QString OnionMenu::pinnedName() const
{
    for (const Sprite &sprite : m_session.shown().sprites) {
        for (const Frame &frame : sprite.frames) {
            if (m_onion.pinned && *frame.id == m_onion.pinned)
                return frame.name;
        }
    }
    return {};
}

void OnionMenu::set(const OnionSkin &onion)
{
    const bool differs = m_onion != onion;
    m_onion = onion;
    showNow();
    if (differs)
        emit changed(m_onion);
}

void OnionMenu::showNow()
{
    for (const auto &[box, part] : std::as_const(m_switches)) {
        box->setChecked(m_onion.*part);
        box->setEnabled(saysSomething(m_onion, part));
    }
    for (const auto &[field, part] : std::as_const(m_counts))
        field->setValue(m_onion.*part);
    const QString pinned = pinnedName();
    m_pin->setChecked(!pinned.isEmpty());
    m_pin->setText(pinned.isEmpty() ? tr("&Pin this frame")
                                    : tr("&Pinned: %1").arg(QString(pinned).replace('&', QLatin1String("&&"))));
}

} // namespace hitbox
