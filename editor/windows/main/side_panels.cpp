#include "windows/main/side_panels.h"

#include "windows/settings/kept_settings.h"
#include "windows/widgets/panel.h"

#include <algorithm>

namespace hitbox {

const QList<SidePanelInfo> &sidePanelInfos()
{
    static const QList<SidePanelInfo> infos{
        {"conflicts", QT_TRANSLATE_NOOP("hitbox::SidePanels", "&Conflicts panel")},
        {"trace", QT_TRANSLATE_NOOP("hitbox::SidePanels", "&Trace panel")},
        {"shapes", QT_TRANSLATE_NOOP("hitbox::SidePanels", "&Shapes panel")},
        {"properties", QT_TRANSLATE_NOOP("hitbox::SidePanels", "&Properties panel")},
        {"marks", QT_TRANSLATE_NOOP("hitbox::SidePanels", "Points and e&vents panel")},
        {"engine", QT_TRANSLATE_NOOP("hitbox::SidePanels", "&Engine panel")},
        {"numbers", QT_TRANSLATE_NOOP("hitbox::SidePanels", "&Numbers panel")},
        {"stage", QT_TRANSLATE_NOOP("hitbox::SidePanels", "St&age panel")},
        {"looking", QT_TRANSLATE_NOOP("hitbox::SidePanels", "&Overlaps, probes and play test")},
        {"problems", QT_TRANSLATE_NOOP("hitbox::SidePanels", "P&roblems panel")}};
    return infos;
}

QString sidePanelAction(const QString &id)
{
    return QStringLiteral("view.panel-") + id;
}

namespace {

bool isKnown(const QString &id)
{
    const QList<SidePanelInfo> &infos = sidePanelInfos();
    return std::any_of(infos.cbegin(), infos.cend(), [&id](const SidePanelInfo &info) { return id == info.id; });
}

} // namespace

SidePanels::SidePanels(KeptSettings &settings, QObject *parent)
    : QObject(parent)
    , m_settings(settings)
{
}

void SidePanels::add(const QString &id, Panel *panel)
{
    Q_ASSERT(isKnown(id));
    const Entry entry{id, panel};
    m_entries.append(entry);
    show(entry);
    connect(panel, &Panel::neededChanged, this, [this, entry] { show(entry); });
    connect(panel, &Panel::foldChanged, this, [this, entry] { rememberFold(entry); });
    connect(panel, &Panel::headerMenuWanted, this, [this](QPoint position) {
        QStringList actions;
        for (const SidePanelInfo &info : sidePanelInfos())
            actions.append(sidePanelAction(QString::fromLatin1(info.id)));
        emit menuWanted(position, actions);
    });
}

QList<Panel *> SidePanels::inView() const
{
    QList<Panel *> panels;
    for (const Entry &entry : m_entries) {
        if (entry.panel->isVisible())
            panels.append(entry.panel);
    }
    return panels;
}

bool SidePanels::isWanted(const QString &id) const
{
    return !m_settings.now().hiddenPanels.contains(id);
}

void SidePanels::toggle(const QString &id)
{
    Settings now = m_settings.now();
    if (isWanted(id))
        now.hiddenPanels.append(id);
    else
        now.hiddenPanels.removeAll(id);
    m_settings.set(now);
    follow();
    emit changed();
}

void SidePanels::follow()
{
    for (const Entry &entry : std::as_const(m_entries))
        show(entry);
}

void SidePanels::show(const Entry &entry)
{
    const bool isFolded = m_settings.now().foldedPanels.contains(entry.id);
    entry.panel->setFold(isFolded ? Section::Fold::Closed : Section::Fold::Open);
    const bool wasAway = entry.panel->isHidden();
    entry.panel->setVisible(isWanted(entry.id) && entry.panel->isNeeded());
    if (wasAway && !entry.panel->isHidden())
        emit appeared(entry.panel);
}

void SidePanels::rememberFold(const Entry &entry)
{
    Settings now = m_settings.now();
    now.foldedPanels.removeAll(entry.id);
    if (!entry.panel->isOpen())
        now.foldedPanels.append(entry.id);
    m_settings.set(now);
}

} // namespace hitbox
