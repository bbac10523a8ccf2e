#include "windows/widgets/panel_splitter.h"

#include "windows/widgets/panel.h"

#include <QEvent>

namespace hitbox {

namespace {

bool grows(const QWidget &part)
{
    return !part.isHidden() && part.sizePolicy().verticalPolicy() & QSizePolicy::GrowFlag;
}

} // namespace

PanelSplitter::PanelSplitter(QWidget *parent)
    : QSplitter(Qt::Vertical, parent)
    , m_filler(new QWidget(this))
{
    setHandleWidth(1);
    setChildrenCollapsible(false);
    addWidget(m_filler);
    m_filler->hide();
}

void PanelSplitter::addPart(QWidget *part)
{
    const int index = indexOf(m_filler);
    insertWidget(index, part);
    if (part->sizePolicy().verticalPolicy() & QSizePolicy::GrowFlag)
        setStretchFactor(index, 1);
    part->installEventFilter(this);
    fill();
}

void PanelSplitter::addPanel(hitbox::Panel *panel)
{
    addPart(panel);
    if (!panel->takesRoom())
        setStretchFactor(indexOf(panel), 1); // it will; and what does not stretch keeps a height beyond its highest
    connect(panel, &hitbox::Panel::roomChanged, this, [this, panel] { followRoom(panel); });
}

void PanelSplitter::followRoom(hitbox::Panel *panel)
{
    fill();
    if (panel->takesRoom())
        giveRoom(panel);
    else if (panel->isVisible())
        m_roomBefore.insert(panel, sizes().at(indexOf(panel))); // that before
}

/// Out of sight the heights are those of some time before, or none at all.
void PanelSplitter::giveRoom(hitbox::Panel *panel)
{
    if (!isVisible())
        return;
    const int wanted = m_roomBefore.contains(panel) ? m_roomBefore.take(panel) : panel->sizeHint().height();
    setSizes(withRoomFor(sizes(), indexOf(panel), wanted));
}

void PanelSplitter::showEvent(QShowEvent *event)
{
    QSplitter::showEvent(event);
    const QList<hitbox::Panel *> remembered = m_roomBefore.keys();
    for (hitbox::Panel *panel : remembered) {
        if (panel->takesRoom())
            giveRoom(panel);
    }
}

/// The others that grow give up what it takes, each in proportion to what it has.
QList<int> PanelSplitter::withRoomFor(QList<int> heights, int index, int wanted) const
{
    const auto gives = [this, index](int part) { return part != index && grows(*widget(part)); };
    int shared = 0;
    for (int i = 0; i < heights.size(); ++i)
        shared += gives(i) ? heights.at(i) : 0;
    if (shared <= 0)
        return heights;
    const int missing = wanted - heights.at(index);
    for (int i = 0; i < heights.size(); ++i) {
        if (gives(i))
            heights[i] -= missing * heights.at(i) / shared;
    }
    heights[index] = wanted;
    return heights;
}

void PanelSplitter::fill()
{
    bool isFilled = false;
    for (int i = 0; i < count(); ++i)
        isFilled = isFilled || (widget(i) != m_filler && grows(*widget(i)));
    m_filler->setVisible(!isFilled);
}

bool PanelSplitter::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::ShowToParent || event->type() == QEvent::HideToParent)
        fill();
    return QSplitter::eventFilter(watched, event);
}

} // namespace hitbox
