#include "windows/frames/scope_chip.h"

#include "scene/refresh_once.h"
#include "session/open_project.h"

#include <QActionGroup>
#include <QCoreApplication>
#include <QMenu>

namespace hitbox {

namespace {

constexpr int scopeChipMargin = 8; ///< pixels from the canvas's edges

class ScopeWords
{
    Q_DECLARE_TR_FUNCTIONS(Scope)
};

constexpr ScopeReach allReaches[] = {ScopeReach::Frame, ScopeReach::Chosen, ScopeReach::Tag, ScopeReach::All};
constexpr ScopeManner allManners[] = {ScopeManner::Move, ScopeManner::Align, ScopeManner::Stretch};

QString toolTipOf(ScopeManner manner)
{
    switch (manner) {
    case ScopeManner::Move: break;
    case ScopeManner::Align: return ScopeWords::tr("The others come to the same place and keep their size");
    case ScopeManner::Stretch: return ScopeWords::tr("The others get the same size and keep their middle");
    }
    return ScopeWords::tr("The others move, turn, scale and change by as much");
}

} // namespace

QString titleOf(ScopeReach reach)
{
    switch (reach) {
    case ScopeReach::Frame: break;
    case ScopeReach::Chosen: return ScopeWords::tr("&Chosen frames");
    case ScopeReach::Tag: return ScopeWords::tr("Frames of the &tag");
    case ScopeReach::All: return ScopeWords::tr("&All frames");
    }
    return ScopeWords::tr("This &frame");
}

QString titleOf(ScopeManner manner)
{
    switch (manner) {
    case ScopeManner::Move: break;
    case ScopeManner::Align: return ScopeWords::tr("A&lign");
    case ScopeManner::Stretch: return ScopeWords::tr("&Stretch");
    }
    return ScopeWords::tr("&Move alike");
}

void setScopeReach(OpenProject &project, ScopeReach reach)
{
    EditScope scope = project.tools.now().scope;
    scope.reach = reach;
    project.tools.set(&ToolSettings::scope, scope);
}

void setScopeManner(OpenProject &project, ScopeManner manner)
{
    EditScope scope = project.tools.now().scope;
    scope.manner = manner;
    project.tools.set(&ToolSettings::scope, scope);
}

QString calledScope(const OpenProject &project)
{
    const EditScope &scope = project.tools.now().scope;
    const FrameRef here = project.session.currentFrame();
    const Frame *frame = findFrame(project.session.shown(), here);
    const auto count = static_cast<int>(
        frame ? framesInScope(project.session.shown().sprites.at(here.sprite), here.frame, scope).size() : 0);
    switch (scope.reach) {
    case ScopeReach::Frame: break;
    case ScopeReach::Chosen:
        return count > 1 ? ScopeWords::tr("Edits: %1 chosen frames").arg(count)
                         : ScopeWords::tr("Edits: this frame, until more are chosen");
    case ScopeReach::Tag:
        return count > 1 ? ScopeWords::tr("Edits: %1 frames of the tag").arg(count)
                         : ScopeWords::tr("Edits: this frame, which is in no tag");
    case ScopeReach::All: return ScopeWords::tr("Edits: all %1 frames").arg(count);
    }
    return ScopeWords::tr("Edits: this frame");
}

QString scopeReport(const ScopeCounts &counts)
{
    if (counts.pivots > 0)
        return ScopeWords::tr("Set the pivot in %n frames.", nullptr, counts.pivots);
    QStringList things;
    if (counts.shapes > 0)
        things += counts.shapes == 1 ? ScopeWords::tr("1 shape") : ScopeWords::tr("%n shapes", nullptr, counts.shapes);
    if (counts.points > 0)
        things += counts.points == 1 ? ScopeWords::tr("1 point") : ScopeWords::tr("%n points", nullptr, counts.points);
    const QString edited = things.join(ScopeWords::tr(" and "));
    QString text = counts.frames == 1
                       ? ScopeWords::tr("Edited %1 in this frame; in the others in scope nothing changed").arg(edited)
                       : ScopeWords::tr("Edited %1 in %2 frames").arg(edited, QString::number(counts.frames));
    if (counts.locked > 0)
        text += counts.locked == 1 ? ScopeWords::tr("; 1 locked one was left alone")
                                   : ScopeWords::tr("; %n locked ones were left alone", nullptr, counts.locked);
    if (counts.unlike > 0)
        text += counts.unlike == 1 ? ScopeWords::tr("; 1 of another kind or number of points was left alone")
                                   : ScopeWords::tr("; %n of another kind or number of points were left alone", nullptr,
                                                    counts.unlike);
    if (counts.outside > 0)
        text += ScopeWords::tr("; %n would have come to lie too far away", nullptr, counts.outside);
    return text + QLatin1Char('.');
}

ScopeChip::ScopeChip(OpenProject &project, QWidget *canvas)
    : QToolButton(canvas)
    , m_project(project)
    , m_refresh(new RefreshOnce(static_cast<QObject &>(*this), [this] { refresh(); }))
    , m_reaches(new QActionGroup(this))
    , m_manners(new QActionGroup(this))
{
    setObjectName(QStringLiteral("ScopeChip"));
    setFocusPolicy(Qt::NoFocus); // the canvas keeps the keys
    setCheckable(true);
    setPopupMode(QToolButton::InstantPopup);
    setToolButtonStyle(Qt::ToolButtonTextOnly);
    makeMenu();
    move(scopeChipMargin, scopeChipMargin);
    m_refresh->after(project.tools, &ToolDesk::changed);
    m_refresh->after(project.session, &Session::placeChanged);
    m_refresh->when(project.session, &Session::changed, [](const Difference &difference) {
        return difference.frames.listDiffers() || !difference.tags.empty();
    });
    refresh();
}

void ScopeChip::makeMenu()
{
    auto *menu = new QMenu(this);
    menu->setToolTipsVisible(true);
    for (const ScopeReach reach : allReaches) {
        QAction *action = menu->addAction(titleOf(reach), this, [this, reach] { setScopeReach(m_project, reach); });
        action->setCheckable(true);
        action->setData(static_cast<int>(reach));
        m_reaches->addAction(action);
    }
    menu->addSeparator();
    for (const ScopeManner manner : allManners) {
        QAction *action = menu->addAction(titleOf(manner), this, [this, manner] { setScopeManner(m_project, manner); });
        action->setCheckable(true);
        action->setData(static_cast<int>(manner));
        action->setToolTip(toolTipOf(manner));
        m_manners->addAction(action);
    }
    setMenu(menu);
}

void ScopeChip::refresh()
{
    const EditScope &scope = m_project.tools.now().scope;
    const Sprite *sprite = findSprite(m_project.session.shown(), m_project.session.currentFrame().sprite);
    for (QAction *action : m_reaches->actions())
        action->setChecked(action->data().toInt() == static_cast<int>(scope.reach));
    for (QAction *action : m_manners->actions())
        action->setChecked(action->data().toInt() == static_cast<int>(scope.manner));
    const bool isWide = scope.reach != ScopeReach::Frame;
    setChecked(isWide);
    const bool saysManner = isWide && scope.manner != ScopeManner::Move;
    const QString manner = titleOf(scope.manner).remove(QLatin1Char('&')).toLower();
    setText(saysManner ? calledScope(m_project) + QStringLiteral(" · ") + manner : calledScope(m_project));
    setToolTip(tr("In which frames the next edit of shapes is done to the shapes of the same tracks"));
    setVisible(sprite && sprite->frames.size() > 1);
    adjustSize();
}

} // namespace hitbox
