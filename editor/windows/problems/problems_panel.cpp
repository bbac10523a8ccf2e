#include "windows/problems/problems_panel.h"

#include "document/rule_edits.h"
#include "drawing/contrast.h"
#include "scene/icons.h"
#include "scene/refresh_once.h"
#include "session/open_project.h"
#include "validation/validate.h"
#include "windows/help/help_places.h"
#include "windows/problems/finding_look.h"
#include "windows/problems/fix_bar.h"
#include "windows/problems/rules_dialog.h"
#include "windows/widgets/palette_watch.h"
#include "windows/widgets/plain_text.h"
#include "windows/widgets/shrinking_button.h"

#include <QCoreApplication>
#include <QHBoxLayout>
#include <QMenu>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace hitbox {

namespace {

/// A list longer than this helps nobody; the count in the header is of all.
constexpr qsizetype mostProblemsListed = 1000;

QString ruleTitle(const QString &id)
{
    for (const Rule &rule : allRules()) {
        if (id == QLatin1String(rule.id))
            return QCoreApplication::translate("hitbox::validation", rule.title);
    }
    return id;
}

} // namespace

ProblemsPanel::ProblemsPanel(OpenProject &project, QWidget *parent)
    : Panel(tr("Problems"), parent)
    , m_project(project)
    , m_refresh(new RefreshOnce(*this, [this] { refresh(); }))
    , m_view(new RowView(RowView::Layout::Lines, this))
    , m_fixes(new FixBar(project, this))
    , m_fixAll(new ShrinkingButton(QStringLiteral(":/icons/fix-all.svg"), this))
{
    setFoldable();
    setBadge(0); // which has its room from now on
    makeHeader();
    m_view->setObjectName(QStringLiteral("ProblemList"));
    m_view->setAccessibleName(tr("Problems"));
    m_view->setContextMenuPolicy(Qt::CustomContextMenu);
    body()->addWidget(m_view, 1);
    m_fixes->setContentsMargins(12, 4, 8, 4);
    m_fixes->setOthers(FixBar::Others::InMenu); // the room is the list's
    body()->addWidget(m_fixes);
    m_refresh->after(project.live.findings, &LiveAnswer::changed);
    m_refresh->when(project.session, &Session::changed,
                    [this](const Difference &difference) { return concerns(difference); });
    m_refresh->when(project.live.hint, &LiveAnswer::changed, [this] {
        const bool isGestureOver = !m_project.session.gestureUnderWay();
        return (m_pressed >= 0 && m_offered != isGestureOver) || (isGestureOver && takesRoom() == nothingToList());
    });
    connect(m_view, &RowView::pressed, this, &ProblemsPanel::press);
    connect(m_view, &RowView::customContextMenuRequested, this, &ProblemsPanel::showMenu);
    connect(m_fixes, &FixBar::applied, m_view, qOverload<>(&QWidget::setFocus));
    connect(m_fixes, &FixBar::told, this, &ProblemsPanel::told);
    connect(&m_job, &FixAllJob::finished, this, &ProblemsPanel::takeFixed);
    const auto paint = [this] {
        const Theme &theme = themeOf(palette());
        for (const auto [severity, filter] : m_filters.asKeyValueRange()) {
            const QColor ink = standingOut(severityColor(severity, theme), theme.selectedRow, signContrast);
            filter->setIcon(QIcon(iconPixmap(severityIcon(severity), ink, 16, devicePixelRatioF())));
        }
        refresh();
    };
    whenPaletteChanges(*this, paint);
    paint();
}

void ProblemsPanel::makeHeader()
{
    auto *filters = new QWidget(this);
    auto *filterRow = new QHBoxLayout(filters);
    filterRow->setContentsMargins(0, 0, 0, 0);
    filterRow->setSpacing(2);
    filterRow->addWidget(makeFilter(Severity::Error, tr("List errors")));
    filterRow->addWidget(makeFilter(Severity::Warning, tr("List warnings")));
    filterRow->addWidget(makeFilter(Severity::Info, tr("List remarks")));
    addToHeader(filters);
    m_fixAll->setObjectName(QStringLiteral("FixAll"));
    m_fixAll->setFocusPolicy(Qt::StrongFocus);
    connect(m_fixAll, &QToolButton::clicked, this, &ProblemsPanel::fixAll);
    addToHeader(m_fixAll);
    auto *rules = new QToolButton(this);
    rules->setIcon(themedIcon(QStringLiteral(":/icons/choices.svg")));
    rules->setIconSize({16, 16});
    rules->setObjectName(QStringLiteral("Rules"));
    rules->setText(tr("Rules…"));
    rules->setToolTip(tr("How much each rule weighs in this project"));
    rules->setFocusPolicy(Qt::StrongFocus);
    connect(rules, &QToolButton::clicked, this, &ProblemsPanel::editRules);
    addToHeader(rules);
    refreshFixAll();
}

QToolButton *ProblemsPanel::makeFilter(Severity severity, const QString &toolTip)
{
    auto *button = new QToolButton(this);
    button->setObjectName(QStringLiteral("filter-") + severityName(severity));
    button->setCheckable(true);
    button->setChecked(true);
    button->setFixedSize(24, 24);
    button->setToolTip(toolTip);
    button->setAccessibleName(toolTip);
    button->setFocusPolicy(Qt::StrongFocus);
    m_filters.insert(severity, button);
    m_refresh->after(*button, &QToolButton::toggled);
    return button;
}

/// A sixth of the window, which lists are looked at in.
QSize ProblemsPanel::sizeHint() const
{
    constexpr int twoRowsAndRepair = 120;
    const QSize hint = Panel::sizeHint();
    return takesRoom() ? QSize(hint.width(), std::max(twoRowsAndRepair, window()->height() / 6)) : hint;
}

/// Not even that something is not listed.
bool ProblemsPanel::nothingToList() const
{
    return m_project.live.findings.list().isEmpty();
}

/// With nothing to list it is one line high, but does not shrink under a hand that drags.
void ProblemsPanel::followRoom()
{
    if (isOpen() && takesRoom() && m_project.session.gestureUnderWay())
        return;
    const int oneLine = m_view->heightForPlaceholder(QWIDGETSIZE_MAX);
    m_view->setMinimumHeight(nothingToList() ? oneLine : 0);
    m_view->setMaximumHeight(nothingToList() ? oneLine : QWIDGETSIZE_MAX);
    setSlight(nothingToList());
}

/// Rows name sprites, frames and shapes; repairs depend on all that the frame holds.
bool ProblemsPanel::concerns(const Difference &difference) const
{
    return difference.sprites.listDiffers() || difference.frames.listDiffers() || difference.shapes.listDiffers() ||
           (m_pressed >= 0 && !difference.frames.empty());
}

void ProblemsPanel::refresh()
{
    const QList<Finding> &findings = m_project.live.findings.list();
    const std::optional<Finding> pressedBefore =
        m_pressed >= 0 && m_pressed < m_listed.size() ? std::optional(m_listed.at(m_pressed)) : std::nullopt;
    m_listed.clear();
    qsizetype wanted = 0;
    for (const Severity severity : {Severity::Error, Severity::Warning, Severity::Info}) {
        if (!m_filters.value(severity)->isChecked())
            continue;
        for (const Finding &finding : findings) {
            if (finding.severity == severity && ++wanted <= mostProblemsListed)
                m_listed.append(finding);
        }
    }
    m_pressed = pressedBefore ? static_cast<int>(m_listed.indexOf(*pressedBefore)) : -1;
    QList<Row> rows;
    for (int i = 0; i < m_listed.size(); ++i) {
        const Finding &finding = m_listed.at(i);
        Row row;
        row.icon = severityIcon(finding.severity);
        row.iconColor = severityColor(finding.severity, themeOf(palette()));
        row.title = finding.message;
        row.detail = findingPlace(m_project.session.shown(), finding);
        row.selected = i == m_pressed;
        rows.append(row);
    }
    m_view->setRows(rows);
    const auto hidden = static_cast<int>(findings.size());
    const bool isKnown = !m_project.live.findings.pending();
    m_view->setPlaceholder(hidden == 0   ? (isKnown ? tr("Nothing is wrong.") : tr("Still being checked…"))
                           : hidden == 1 ? tr("1 more is not listed: press the signs above.")
                                         : tr("%n more are not listed: press the signs above.", nullptr, hidden));
    setBadge(m_project.live.problems.now().all);
    setNote(wanted > mostProblemsListed ? tr("the first %1").arg(mostProblemsListed) : QString());
    setProperty(ruleShown, m_pressed >= 0 ? m_listed.at(m_pressed).rule : QString());
    followRoom();
    m_offered = !m_project.session.gestureUnderWay();
    m_fixes->offer(m_pressed >= 0 ? std::optional(m_listed.at(m_pressed)) : std::nullopt);
}

void ProblemsPanel::press(int row)
{
    m_pressed = row;
    const Finding finding = m_listed.at(row); // what is called may refill the list
    emit pressed(finding);
    m_refresh->mark();
    m_refresh->now(); // a menu offers its repairs next
}

void ProblemsPanel::pressNext()
{
    m_refresh->now();
    if (!m_listed.isEmpty())
        press((m_pressed + 1) % static_cast<int>(m_listed.size()));
}

void ProblemsPanel::showMenu(QPoint place)
{
    const QModelIndex index = m_view->indexAt(place);
    const int row = index.isValid() ? index.row() : m_view->currentRow();
    if (row < 0)
        return;
    press(row);
    if (m_pressed < 0)
        return;
    const Finding finding = m_listed.at(m_pressed);
    auto *menu = new QMenu(this);
    menu->setObjectName(QStringLiteral("ProblemMenu"));
    menu->setAttribute(Qt::WA_DeleteOnClose);
    for (const Fix &fix : m_fixes->fixes())
        menu->addAction(plainLabel(fix.title), m_fixes, [bar = m_fixes, fix] { bar->apply(fix); });
    if (finding.rule == QLatin1String("missing-image")) {
        menu->addAction(tr("Find Image…"), this, [this, finding] { emit imageFindWanted(finding.frame); });
        menu->addAction(tr("Replace Image…"), this, [this, finding] { emit imageReplaceWanted(finding.frame); });
    }
    if (!menu->isEmpty())
        menu->addSeparator();
    addRuleActions(*menu, finding);
    menu->popup(m_view->viewport()->mapToGlobal(place));
}

void ProblemsPanel::addRuleActions(QMenu &menu, const Finding &finding)
{
    const QString rule = finding.rule;
    menu.addAction(plainLabel(tr("Rule: %1").arg(ruleTitle(rule))))->setEnabled(false);
    const auto weigh = [&](const QString &text, Severity severity) {
        QAction *action = menu.addAction(text, this, [this, rule, severity] { setRule(rule, severity); });
        action->setCheckable(true);
        action->setChecked(finding.severity == severity);
    };
    weigh(tr("An error in this project"), Severity::Error);
    weigh(tr("A warning in this project"), Severity::Warning);
    weigh(tr("A remark in this project"), Severity::Info);
    menu.addAction(tr("Turn off in this project"), this, [this, rule] { setRule(rule, std::nullopt); });
    menu.addSeparator();
    menu.addAction(tr("Rules…"), this, &ProblemsPanel::editRules);
}

void ProblemsPanel::setRule(const QString &rule, std::optional<Severity> severity)
{
    m_project.session.commit(withRuleSetting(m_project.session.document(), {rule, severity}), tr("Rule %1").arg(rule));
}

void ProblemsPanel::editRules()
{
    auto *dialog = findChild<RulesDialog *>();
    if (!dialog) {
        dialog = new RulesDialog(m_project.session, this);
        dialog->setAttribute(Qt::WA_DeleteOnClose);
    }
    dialog->show();
    dialog->raise();
    dialog->activateWindow();
}

void ProblemsPanel::refreshFixAll()
{
    m_fixAll->setText(m_job.running() ? tr("Stop") : tr("Fix all"));
    m_fixAll->setToolTip(m_job.running() ? tr("Stop repairing; what was repaired so far is kept")
                                         : tr("Make every repair that keeps what the shapes fill"));
}

void ProblemsPanel::fixAll()
{
    if (m_job.running())
        return m_job.stop();
    m_job.start(m_project.session.document(), m_project.live.findings.context());
    refreshFixAll();
}

void ProblemsPanel::takeFixed(const Document &before, const FixedDocument &fixed)
{
    refreshFixAll();
    if (m_project.session.document() != before) {
        emit told(tr("The project changed meanwhile: nothing was repaired"));
        return;
    }
    if (fixed.done.isEmpty()) {
        emit told(fixed.isComplete ? tr("Nothing here can be repaired without a look")
                                   : tr("Stopped before anything was repaired"));
        return;
    }
    const auto count = static_cast<int>(fixed.done.size());
    const auto tell = [&](const QString &what) {
        const QString keys = newKeysInWords(before, m_project.session.document());
        emit told(keys.isEmpty() ? what : what + QStringLiteral(". ") + keys);
    };
    m_project.session.commit(fixed.document, count == 1 ? tr("Make 1 repair") : tr("Make %n repairs", nullptr, count));
    if (!fixed.isComplete) {
        tell(count == 1 ? tr("Stopped early: 1 repair made, the rest was not looked at")
                        : tr("Stopped early: %n repairs made, the rest was not looked at", nullptr, count));
        return;
    }
    const QString last = fixed.done.constLast().title;
    tell(count == 1 ? tr("1 repair made: %1").arg(last) : tr("%n repairs made", nullptr, count));
}

} // namespace hitbox
