#include "windows/files/versions_dialog.h"

#include "document/recognized.h"
#include "formats/pictures/first_picture.h"
#include "session/files/differences_text.h"
#include "windows/files/kept_work_list.h"
#include "windows/widgets/plain_text.h"
#include "windows/widgets/readable_time.h"

#include <QDialogButtonBox>
#include <QFileInfo>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

namespace hitbox {

namespace {

QString savedText(const Version &version)
{
    return version.isReadable() ? VersionsDialog::tr("Saved %1").arg(readableTime(version.savedAt))
                                : VersionsDialog::tr("Saved at an unknown time");
}

} // namespace

VersionsDialog::VersionsDialog(const QString &store, const QString &project, const Document &present, QWidget *parent)
    : QDialog(parent)
    , m_rows(makeKeptWorkList(*this))
    , m_empty(new QLabel(this))
    , m_list([store](const QString &path, const Run &) { return versionsOf(store, path); },
             [this](const QString &, const QList<Version> &versions) { display(versions); })
    , m_look([present, theme = themeOf(palette())](const Version &version,
                                                   const Run &) { return lookAt(version, present, theme); },
             [this](const Version &, const Look &look) { show(look); })
{
    makeParts(QFileInfo(project).completeBaseName());
    showButtons();
    m_list.ask(project);
}

void VersionsDialog::makeParts(const QString &projectName)
{
    setWindowTitle(tr("Versions"));
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(16, 16, 16, 16);
    layout->setSpacing(10);
    auto *about = new QLabel(
        tr("“%1” as it was saved. A copy opens in a tab of its own and changes nothing else.").arg(projectName), this);
    about->setTextFormat(Qt::PlainText);
    about->setWordWrap(true);
    layout->addWidget(about);
    m_empty->setText(tr("There is none yet: the next save keeps one."));
    m_empty->setAlignment(Qt::AlignCenter);
    m_empty->hide();
    m_rows->setAccessibleName(tr("Versions of the project"));
    m_rows->setWordWrap(true); // what changed since is told whole
    m_rows->setResizeMode(QListView::Adjust);
    layout->addWidget(m_rows, 1);
    layout->addWidget(m_empty, 1);

    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    m_open = new QPushButton(tr("Open as c&opy"), this);
    m_open->setObjectName(QStringLiteral("Primary")); // before the style looks at it
    buttons->addButton(m_open, QDialogButtonBox::AcceptRole);
    m_open->setDefault(true);
    layout->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_open, &QPushButton::clicked, this, &VersionsDialog::open);
    connect(m_rows, &QListWidget::itemActivated, this, &VersionsDialog::open);
    connect(m_rows, &QListWidget::currentRowChanged, this, &VersionsDialog::showButtons);
    resize(keptWorkDialogSize);
}

VersionsDialog::Look VersionsDialog::lookAt(const Version &version, const Document &present, const Theme &theme)
{
    const Result<Document> read = readVersion(version);
    if (!read)
        return {.text = tr("Cannot be opened: %1").arg(read.error().what)};
    const QString since = differencesText(recognized(*read, present), present);
    return {.opens = true,
            .text = since.isEmpty() ? tr("As it is now") : tr("Since then: %1").arg(since),
            .picture = firstShapesPicture(*read, QFileInfo(version.project).absolutePath(), 96, theme)};
}

void VersionsDialog::display(const QList<Version> &versions)
{
    m_versions = versions;
    for (const Version &version : versions)
        m_rows->addItem(new QListWidgetItem(keptWorkPicture({}, *this), savedText(version) + QLatin1Char('\n')));
    m_rows->setVisible(!versions.isEmpty());
    m_empty->setVisible(versions.isEmpty());
    m_rows->setCurrentRow(0);
    showButtons();
    lookAtNext();
}

void VersionsDialog::lookAtNext()
{
    if (m_looks.size() < m_versions.size())
        m_look.ask(m_versions.at(m_looks.size()));
}

void VersionsDialog::show(const Look &look)
{
    const int row = static_cast<int>(m_looks.size());
    m_looks.append(look);
    QListWidgetItem *item = m_rows->item(row);
    item->setIcon(keptWorkPicture(look.picture, *this));
    item->setText(savedText(m_versions.at(row)) + QLatin1Char('\n') + look.text);
    item->setToolTip(plainToolTip(look.text));
    showButtons();
    lookAtNext();
}

/// One that was not looked at yet may be opened: who opens it is told why it cannot be.
void VersionsDialog::showButtons()
{
    const int row = m_rows->currentRow();
    m_open->setEnabled(row >= 0 && (row >= m_looks.size() || m_looks.at(row).opens));
}

void VersionsDialog::open()
{
    if (!m_open->isEnabled())
        return;
    emit wanted(m_versions.at(m_rows->currentRow()));
    accept();
}

} // namespace hitbox
