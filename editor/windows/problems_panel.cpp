#include "windows/problems_panel.h"

#include "session/session.h"

#include <QVBoxLayout>

namespace hitbox {

namespace {

/// A list longer than this helps nobody; the count in the header is of all.
constexpr qsizetype mostListed = 1000;

QString placeOf(const Document &document, const Finding &finding)
{
    QStringList parts;
    if (const Sprite *sprite = findSprite(document, finding.frame.sprite))
        parts.append(sprite->name);
    if (const Frame *frame = findFrame(document, finding.frame)) {
        parts.append(frame->name);
        if (const Shape *shape = findShape(*frame, finding.shape))
            parts.append(shape->name);
    }
    return parts.join(QStringLiteral(" · "));
}

QString iconOf(Severity severity)
{
    switch (severity) {
    case Severity::Error: return QStringLiteral(":/icons/error.svg");
    case Severity::Warning: return QStringLiteral(":/icons/warning.svg");
    case Severity::Info: break;
    }
    return QStringLiteral(":/icons/info.svg");
}

} // namespace

ProblemsPanel::ProblemsPanel(Session &session, const Theme &theme, QWidget *parent)
    : Panel(tr("Problems"), parent)
    , m_session(session)
    , m_theme(theme)
    , m_view(new RowView(RowView::Layout::Lines, theme, this))
{
    m_view->setObjectName(QStringLiteral("ProblemList"));
    m_view->setPlaceholder(tr("Nothing is wrong."));
    body()->addWidget(m_view);
    connect(&session, &Session::findingsChanged, this, &ProblemsPanel::refresh);
    connect(m_view, &RowView::pressed, this, [this](int row) {
        m_pressed = row;
        const Finding finding = m_listed.at(row); // what is called may refill the list
        emit pressed(finding);
        refresh();
    });
    refresh();
}

void ProblemsPanel::setTheme(const Theme &theme)
{
    m_theme = theme;
    m_view->setTheme(theme);
    refresh();
}

void ProblemsPanel::refresh()
{
    const QList<Finding> &findings = m_session.findings();
    const std::optional<Finding> pressedBefore =
        m_pressed >= 0 && m_pressed < m_listed.size() ? std::optional(m_listed.at(m_pressed)) : std::nullopt;
    m_listed = findings.mid(0, mostListed);
    m_pressed = pressedBefore ? static_cast<int>(m_listed.indexOf(*pressedBefore)) : -1;
    QList<Row> rows;
    for (int i = 0; i < m_listed.size(); ++i) {
        const Finding &finding = m_listed.at(i);
        Row row;
        row.icon = iconOf(finding.severity);
        row.iconColor = finding.severity == Severity::Error     ? m_theme.crossing
                        : finding.severity == Severity::Warning ? m_theme.warning
                                                                : m_theme.dim;
        row.title = finding.message;
        row.detail = placeOf(m_session.shown(), finding);
        row.selected = i == m_pressed;
        rows.append(row);
    }
    m_view->setRows(rows);
    int count = 0;
    for (const Finding &finding : findings)
        count += finding.severity != Severity::Info ? 1 : 0;
    setBadge(count);
    setNote(findings.size() > mostListed ? tr("the first %1").arg(mostListed) : QString());
}

} // namespace hitbox
