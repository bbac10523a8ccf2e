#include "windows/files/work_bar.h"

#include "windows/actions/project_view.h"
#include "windows/widgets/notice_bar.h"

#include <utility>

namespace hitbox {

namespace {

constexpr int barPatience = 400; ///< milliseconds; what is done sooner needs no bar

constexpr int wholeBar = 1000;

/// Counts of bytes may be beyond what a bar can hold.
int shownOf(Progress progress)
{
    return progress.all > 0 ? static_cast<int>(double(progress.done) / double(progress.all) * wholeBar) : 0;
}

} // namespace

WorkBar::WorkBar(ProjectView &inView, QString text, std::function<void()> cancel, QObject *parent)
    : QObject(parent)
    , m_inView(inView)
    , m_widget(&inView.widget())
    , m_text(std::move(text))
    , m_cancel(std::move(cancel))
{
    m_patience.setSingleShot(true);
    connect(&m_patience, &QTimer::timeout, this, &WorkBar::showBar);
    m_patience.start(barPatience);
}

WorkBar::~WorkBar()
{
    NoticeBar::dismiss(m_bar);
}

void WorkBar::showBar()
{
    if (!m_widget)
        return;
    m_bar = &m_inView.notice(m_text, {{tr("Cancel"), m_cancel}}, NoticeBar::Kind::Standing);
    show(m_progress);
}

void WorkBar::show(Progress progress)
{
    m_progress = progress;
    if (m_bar)
        m_bar->showProgress(shownOf(progress), wholeBar);
}

} // namespace hitbox
