#include "windows/files/saving_bar.h"

#include "session/files/project_files.h"
#include "windows/actions/project_view.h"
#include "windows/files/work_bar.h"

#include <QFileInfo>
#include <QWidget>

#include <utility>

namespace hitbox {

SavingBar::SavingBar(ProjectView &view, ProjectFiles &files)
    : QObject(&view.widget())
    , m_view(view)
    , m_files(files)
{
    connect(&files, &ProjectFiles::ordered, this, &SavingBar::begin);
    connect(&files, &ProjectFiles::progressed, this, [this](Progress progress) {
        if (m_bar)
            m_bar->show(progress);
    });
    connect(&files, &ProjectFiles::answered, this, &SavingBar::endWithTheLast);
}

void SavingBar::begin(const QString &path)
{
    if (!m_bar)
        m_bar = new WorkBar(
            m_view, tr("Saving %1…").arg(QFileInfo(path).fileName()), [this] { m_files.cancel(); }, this);
}

void SavingBar::endWithTheLast()
{
    if (!m_files.isSaving())
        delete std::exchange(m_bar, nullptr);
}

} // namespace hitbox
