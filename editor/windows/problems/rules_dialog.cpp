#include "windows/problems/rules_dialog.h"

#include "document/rule_edits.h"
#include "scene/refresh_once.h"
#include "session/session.h"
#include "validation/validate.h"
#include "windows/widgets/vertical_scroll.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace hitbox {

namespace {

constexpr int asTheRuleSays = -1;
constexpr int off = -2;

/// What stands for a setting in the list of choices: a Severity, or one of the two above.
int choiceOf(const std::optional<RuleSetting> &setting)
{
    if (!setting)
        return asTheRuleSays;
    return setting->severity ? static_cast<int>(*setting->severity) : off;
}

} // namespace

RulesDialog::RulesDialog(Session &session, QWidget *parent)
    : QDialog(parent)
    , m_session(session)
    , m_refresh(new RefreshOnce(*this, [this] { refresh(); }))
{
    setWindowTitle(tr("Rules"));
    setObjectName(QStringLiteral("RulesDialog"));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(16, 16, 16, 16);
    column->setSpacing(12);
    auto *intro = new QLabel(tr("How much each rule weighs in this project. It is saved with it."), this);
    intro->setObjectName(QStringLiteral("Dim"));
    column->addWidget(intro);

    auto *list = new QWidget(this);
    auto *form = new QFormLayout(list);
    form->setContentsMargins(0, 0, 12, 0);
    form->setVerticalSpacing(8);
    form->setHorizontalSpacing(24);
    form->setLabelAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    for (const Rule &rule : allRules()) {
        const QString title = QCoreApplication::translate("hitbox::validation", rule.title);
        form->addRow(title, makeChoice(QString::fromLatin1(rule.id), title));
    }
    constexpr int leastHeight = 160;
    column->addWidget(new VerticalScroll(list, leastHeight, this), 1);

    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    auto *reset = buttons->addButton(tr("Reset all"), QDialogButtonBox::ResetRole);
    reset->setToolTip(tr("Leave every rule to itself"));
    reset->setAutoDefault(false);
    column->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::close);
    connect(reset, &QPushButton::clicked, this, [this] {
        Document document = m_session.document();
        document.rules.clear();
        m_session.commit(document, tr("Reset rules"));
    });
    m_refresh->when(session, &Session::changed, [](const Difference &difference) { return difference.project; });
    refresh();
    resize(520, 560);
}

QComboBox *RulesDialog::makeChoice(const QString &rule, const QString &title)
{
    auto *choice = new QComboBox(this);
    choice->setObjectName(QStringLiteral("rule-") + rule);
    choice->setAccessibleName(title);
    choice->addItem(tr("As the rule says"), asTheRuleSays);
    choice->addItem(tr("Error"), static_cast<int>(Severity::Error));
    choice->addItem(tr("Warning"), static_cast<int>(Severity::Warning));
    choice->addItem(tr("Remark"), static_cast<int>(Severity::Info));
    choice->addItem(tr("Off"), off);
    connect(choice, &QComboBox::activated, this, [this, rule, choice] { choose(rule, choice->currentData().toInt()); });
    m_choices.insert(rule, choice);
    return choice;
}

void RulesDialog::choose(const QString &rule, int choice)
{
    const Document &now = m_session.document();
    if (choice == asTheRuleSays) {
        m_session.commit(withoutRuleSetting(now, rule), tr("Rule %1").arg(rule));
        return;
    }
    RuleSetting setting{rule, std::nullopt};
    if (choice != off)
        setting.severity = static_cast<Severity>(choice);
    m_session.commit(withRuleSetting(now, setting), tr("Rule %1").arg(rule));
}

void RulesDialog::refresh()
{
    for (auto it = m_choices.cbegin(); it != m_choices.cend(); ++it)
        it.value()->setCurrentIndex(it.value()->findData(choiceOf(ruleSetting(m_session.shown(), it.key()))));
}

} // namespace hitbox
