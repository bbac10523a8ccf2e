#include "windows/export/loss_list.h"

#include "windows/problems/finding_look.h"
#include "windows/widgets/row_view.h"

#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>

namespace hitbox {

namespace {

constexpr int mostLossesShown = 3;

} // namespace

LossList::LossList(QWidget *parent)
    : QWidget(parent)
    , m_title(new QLabel(this))
    , m_list(new RowView(RowView::Layout::Lines, this))
{
    m_title->setObjectName(QStringLiteral("LossTitle"));
    m_list->setObjectName(QStringLiteral("LossList"));
    m_list->setAccessibleName(tr("What the export loses"));
    m_list->setToolTip(tr("Double click to see the place in the editor"));
    auto *rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(4);
    rows->addWidget(m_title);
    rows->addWidget(m_list);
    connect(m_list, &RowView::activated, this, [this](int row) { emit activated(m_losses.at(row)); });
    showNothing();
}

void LossList::showNothing()
{
    hide();
}

void LossList::showLosses(const Document &document, const QList<Finding> &losses)
{
    m_losses = losses;
    m_title->setText(losses.isEmpty() ? tr("Nothing is lost: the format carries all that the project has.")
                                      : tr("Lost or changed on the way: %1").arg(losses.size()));
    RowSource source;
    source.count = static_cast<int>(losses.size());
    source.of = [losses, document, &theme = themeOf(palette())](int index) {
        const Finding &loss = losses.at(index);
        Row row;
        row.icon = severityIcon(loss.severity);
        row.iconColor = severityColor(loss.severity, theme);
        row.title = loss.message;
        const QString place = findingPlace(document, loss);
        row.detail = place.isEmpty() ? tr("the whole project") : place; // rows of a source are of one height
        return row;
    };
    m_list->setSource(source);
    m_list->setVisible(!losses.isEmpty());
    if (!losses.isEmpty())
        m_list->setFixedHeight(m_list->sizeHintForRow(0) * std::min(source.count, mostLossesShown) + 4);
    show();
}

} // namespace hitbox
