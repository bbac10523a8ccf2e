#include "windows/actions/actions.h"

#include "files/crash_report.h"
#include "scene/refresh_once.h"
#include "windows/widgets/plain_text.h"
#include "windows/widgets/typing.h"

#include <QAction>
#include <QHash>
#include <QMenu>
#include <QMenuBar>
#include <QRegularExpression>

#include <algorithm>

namespace hitbox {

namespace {

constexpr ActionMenu allMenus[] = {ActionMenu::File,  ActionMenu::Edit,  ActionMenu::View, ActionMenu::Shape,
                                   ActionMenu::Frame, ActionMenu::Stage, ActionMenu::Help};

} // namespace

QString titleOf(ActionMenu menu)
{
    switch (menu) {
    case ActionMenu::File: return Actions::tr("&File");
    case ActionMenu::Edit: return Actions::tr("&Edit");
    case ActionMenu::View: return Actions::tr("&View");
    case ActionMenu::Shape: return Actions::tr("&Shape");
    case ActionMenu::Frame: return Actions::tr("F&rame");
    case ActionMenu::Stage: return Actions::tr("S&tage");
    case ActionMenu::Help: return Actions::tr("&Help");
    }
    return {};
}

ActionMenu menuOf(ActionSection section)
{
    struct FirstSection {
        ActionSection section;
        ActionMenu menu;
    };
    static constexpr FirstSection starts[] = {
        {ActionSection::HelpKeys, ActionMenu::Help},   {ActionSection::StageMode, ActionMenu::Stage},
        {ActionSection::FrameStep, ActionMenu::Frame}, {ActionSection::ShapeTools, ActionMenu::Shape},
        {ActionSection::ViewZoom, ActionMenu::View},   {ActionSection::EditHistory, ActionMenu::Edit},
        {ActionSection::FileOpen, ActionMenu::File},
    };
    const auto *found = std::find_if(std::begin(starts), std::end(starts),
                                     [section](const FirstSection &start) { return section >= start.section; });
    return found->menu;
}

QList<QKeySequence> keys(const char *text)
{
    return QKeySequence::listFromString(QString::fromLatin1(text), QKeySequence::PortableText);
}

QString plainText(const QString &menuText)
{
    static const QRegularExpression mnemonicOfItsOwn(QStringLiteral("\\(&\\w\\)")); // as Chinese texts have it
    const QString withLetters = QString(menuText).remove(mnemonicOfItsOwn);
    QString text;
    for (int i = 0; i < withLetters.size(); ++i) {
        if (withLetters[i] == QLatin1Char('&') && i + 1 < withLetters.size())
            ++i;
        text.append(withLetters[i]);
    }
    return text.endsWith(QChar(0x2026)) ? text.chopped(1) : text;
}

Actions::Actions(const QList<ActionInfo> &infos, const ChosenKeys &chosen, QWidget *window)
    : QObject(window)
    , m_infos(infos)
{
    std::stable_sort(m_infos.begin(), m_infos.end(),
                     [](const ActionInfo &a, const ActionInfo &b) { return a.section < b.section; });
    for (const ActionInfo &info : std::as_const(m_infos))
        m_actions.insert(info.id, makeAction(info));
    for (const ActionMenu menu : allMenus) {
        m_menus.insert(menu, new QMenu(titleOf(menu), window));
        m_menus[menu]->setToolTipsVisible(true);
    }
    std::optional<ActionSection> previous;
    for (const ActionInfo &info : std::as_const(m_infos)) {
        if (previous && *previous != info.section && menuOf(*previous) == menuOf(info.section))
            m_menus[menuOf(info.section)]->addSeparator();
        menuFor(info)->addAction(action(info.id));
        previous = info.section;
    }
    setKeys(chosen);
}

void Actions::bringToFront(const QList<ActionInfo> &infos)
{
    QHash<QString, const ActionInfo *> front;
    for (const ActionInfo &info : infos)
        front.insert(info.id, &info);
    for (ActionInfo &info : m_infos) {
        if (const ActionInfo *now = front.value(info.id)) {
            info.run = now->run;
            info.state = now->state;
        }
    }
}

QAction *Actions::makeAction(const ActionInfo &info)
{
    auto *action = new QAction(info.text, this);
    action->setObjectName(info.id);
    action->setWhatsThis(plainToolTip(info.toolTip.isEmpty() ? plainText(info.text) : info.toolTip));
    connect(action, &QAction::triggered, this, [this, id = info.id] {
        noteAction(id.toUtf8());
        finishTyping();
        emit aboutToRun(find(id)->section);
        // Copied: what it does may bring another project to the front.
        const std::function<void()> run = find(id)->run;
        run();
        refresh();
    });
    return action;
}

QMenu *Actions::menuFor(const ActionInfo &info)
{
    QMenu *menu = m_menus.value(menuOf(info.section));
    if (info.submenu.isEmpty())
        return menu;
    for (const QAction *action : menu->actions()) {
        if (action->menu() && action->text() == info.submenu)
            return action->menu();
    }
    return menu->addMenu(info.submenu);
}

QAction *Actions::action(const QString &id) const
{
    return m_actions.value(id);
}

void Actions::fillMenuBar(QMenuBar *bar)
{
    for (QMenu *menu : std::as_const(m_menus))
        bar->addMenu(menu);
}

void Actions::run(const QString &id)
{
    RefreshOnce::allNow(); // whether it can be done is one of what is shown
    if (QAction *known = action(id))
        known->trigger();
}

void Actions::refresh()
{
    for (const ActionInfo &info : std::as_const(m_infos)) {
        if (!info.state)
            continue;
        const ActionState state = info.state();
        QAction *known = action(info.id);
        known->setEnabled(state.enabled);
        known->setCheckable(state.checked.has_value());
        known->setChecked(state.checked.value_or(false));
        const QString text = state.text.isEmpty() ? info.text : state.text;
        known->setText(info.answeredBy == ActionKeys::OfTheFocus ? known->text() : text);
    }
}

const ActionInfo *Actions::find(const QString &id) const
{
    const auto found =
        std::find_if(m_infos.cbegin(), m_infos.cend(), [&id](const ActionInfo &info) { return info.id == id; });
    return found == m_infos.cend() ? nullptr : &*found;
}

QList<QKeySequence> Actions::keysOf(const QString &id) const
{
    if (m_keys.contains(id))
        return m_keys.value(id);
    const ActionInfo *info = find(id);
    return info ? info->keys : QList<QKeySequence>();
}

KeyNames Actions::keyNames() const
{
    KeyNames names;
    for (const ActionInfo &info : m_infos)
        names.keys.insert(info.id, keysOf(info.id));
    return names;
}

const ActionInfo *Actions::ownerOf(const QKeySequence &keys) const
{
    const auto found = std::find_if(m_infos.cbegin(), m_infos.cend(), [&](const ActionInfo &info) {
        return !keys.isEmpty() && keysOf(info.id).contains(keys);
    });
    return found == m_infos.cend() ? nullptr : &*found;
}

void Actions::assign(const QString &id, const QList<QKeySequence> &own)
{
    ChosenKeys chosen = m_keys;
    const auto choose = [this, &chosen](const QString &action, const QList<QKeySequence> &wanted) {
        chosen.insert(action, wanted);
        if (wanted == find(action)->keys)
            chosen.remove(action);
    };
    for (const ActionInfo &info : std::as_const(m_infos)) {
        QList<QKeySequence> left = keysOf(info.id);
        if (left.removeIf([&own](const QKeySequence &key) { return own.contains(key); }) > 0 && info.id != id)
            choose(info.id, left);
    }
    choose(id, own);
    setKeys(chosen);
}

void Actions::setKeys(const ChosenKeys &chosen)
{
    m_keys = chosen;
    for (const ActionInfo &info : std::as_const(m_infos)) {
        QAction *known = action(info.id);
        const QString about = info.toolTip.isEmpty() ? plainText(info.text) : info.toolTip;
        const QList<QKeySequence> own = keysOf(info.id);
        known->setToolTip(plainToolTip(textWithKeys(about, own)));
        if (info.answeredBy == ActionKeys::Changeable)
            known->setShortcuts(own);
        else if (!own.isEmpty())
            known->setText(info.text + QLatin1Char('\t') + own.constFirst().toString(QKeySequence::NativeText));
    }
    emit keysChanged();
}

} // namespace hitbox
