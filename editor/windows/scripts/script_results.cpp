#include "windows/scripts/script_results.h"

#include "drawing/contrast.h"
#include "drawing/theme.h"
#include "scene/icons.h"
#include "windows/problems/finding_look.h"
#include "windows/widgets/fonts.h"
#include "windows/widgets/plain_text.h"

#include <QDialogButtonBox>
#include <QIcon>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QVBoxLayout>

namespace hitbox {

ScriptResults::ScriptResults(const QString &name, const ScriptOutcome &outcome, QWidget *parent)
    : QDialog(parent)
    , m_outcome(outcome)
{
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("What %1 says").arg(name));
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(16, 16, 16, 16);
    layout->setSpacing(10);
    if (!outcome.found.isEmpty())
        layout->addWidget(makeFindings(outcome), 2);
    if (!outcome.text.isEmpty()) {
        auto *text = new QPlainTextEdit(outcome.text, this);
        text->setReadOnly(true);
        text->setAccessibleName(tr("What the script printed"));
        text->setFont(fixedFont(text->font()));
        layout->addWidget(text, 1);
    }
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    layout->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    resize(560, 400);
}

QListWidget *ScriptResults::makeFindings(const ScriptOutcome &outcome)
{
    auto *list = new QListWidget(this);
    list->setAccessibleName(tr("What the script found"));
    const Theme theme = themeOf(palette());
    for (const ScriptFinding &found : outcome.found) {
        const QString text =
            found.place.isEmpty() ? found.finding.message : found.place + QLatin1Char('\n') + found.finding.message;
        const Severity severity = found.finding.severity;
        const QColor ink = standingOut(severityColor(severity, theme), theme.selectedRow, signContrast);
        auto *row =
            new QListWidgetItem(QIcon(iconPixmap(severityIcon(severity), ink, 16, devicePixelRatioF())), text, list);
        row->setToolTip(plainToolTip(text));
    }
    connect(list, &QListWidget::itemActivated, this, [this, list, found = outcome.found](QListWidgetItem *row) {
        const Finding &finding = found.at(list->row(row)).finding;
        if (finding.frame.sprite >= 0)
            emit findingChosen(finding);
    });
    return list;
}

} // namespace hitbox
