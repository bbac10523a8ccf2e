#include "windows/files/recover_dialog.h"

#include "session/files/closed_work.h"
#include "windows/files/kept_work_list.h"
#include "windows/files/recent_file.h"
#include "windows/widgets/readable_time.h"

#include <QDialogButtonBox>
#include <QDir>
#include <QLabel>
#include <QListWidget>
#include <QMessageBox>
#include <QPushButton>
#include <QVBoxLayout>

namespace hitbox {

namespace {

QString closedText(const Recovery &closed)
{
    const QString name = closed.origin.name.isEmpty() ? RecoverDialog::tr("untitled") : closed.origin.name;
    const QString place =
        closed.origin.path.isEmpty() ? RecoverDialog::tr("never saved") : QDir::toNativeSeparators(closed.origin.path);
    const QString when = readableTime(closed.savedAt);
    return RecoverDialog::tr("%1, closed %2\n%3").arg(name, when, place);
}

} // namespace

RecoverDialog::RecoverDialog(const QString &folder, std::chrono::days stays, QWidget *parent)
    : QDialog(parent)
    , m_folder(folder)
    , m_list(makeKeptWorkList(*this))
    , m_empty(new QLabel(this))
    , m_look(
          [stays](const QString &where, const Run &run) {
              QList<Entry> entries;
              for (const Recovery &closed : closedWork(where, stays)) {
                  if (run.isStopped())
                      break;
                  entries.append({closed, firstPictureOf(closed)});
              }
              return entries;
          },
          [this](const QString &, const QList<Entry> &entries) { display(entries); })
{
    setWindowTitle(tr("Recover"));
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(16, 16, 16, 16);
    layout->setSpacing(10);
    const int days = int(stays.count());
    auto *about =
        new QLabel(days == 1 ? tr("Work that was closed without saving. It stays for a day, the latest for longer.")
                             : tr("Work that was closed without saving. It stays for %n days, the latest for longer.",
                                  nullptr, days),
                   this);
    about->setWordWrap(true);
    layout->addWidget(about);
    m_empty->setText(tr("There is none."));
    m_empty->setAlignment(Qt::AlignCenter);
    m_empty->hide();
    m_list->setAccessibleName(tr("Work that was closed without saving"));
    layout->addWidget(m_list, 1);
    layout->addWidget(m_empty, 1);

    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    m_open = new QPushButton(tr("&Open"), this);
    m_open->setObjectName(QStringLiteral("Primary")); // before the style looks at it
    buttons->addButton(m_open, QDialogButtonBox::AcceptRole);
    m_remove = buttons->addButton(tr("&Delete…"), QDialogButtonBox::ActionRole);
    m_removeAll = buttons->addButton(tr("Delete &all…"), QDialogButtonBox::ActionRole);
    m_open->setDefault(true);
    layout->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_open, &QPushButton::clicked, this, &RecoverDialog::open);
    connect(m_remove, &QPushButton::clicked, this, &RecoverDialog::removeChosen);
    connect(m_removeAll, &QPushButton::clicked, this, &RecoverDialog::removeAll);
    connect(m_list, &QListWidget::itemActivated, this, &RecoverDialog::open);
    connect(m_list, &QListWidget::currentRowChanged, this, &RecoverDialog::showButtons);
    resize(keptWorkDialogSize);
    showButtons();
    look();
}

void RecoverDialog::display(const QList<Entry> &entries)
{
    const int row = std::max(0, m_list->currentRow());
    m_list->clear();
    m_closed.clear();
    for (const Entry &entry : entries) {
        m_closed.append(entry.recovery);
        m_list->addItem(new QListWidgetItem(keptWorkPicture(entry.picture, *this), closedText(entry.recovery)));
    }
    m_list->setVisible(!m_closed.isEmpty());
    m_empty->setVisible(m_closed.isEmpty());
    m_list->setCurrentRow(std::min(row, static_cast<int>(m_closed.size()) - 1));
    showButtons();
}

void RecoverDialog::showButtons()
{
    const bool isChosen = m_list->currentRow() >= 0;
    m_open->setEnabled(isChosen);
    m_remove->setEnabled(isChosen);
    m_removeAll->setEnabled(!m_closed.isEmpty());
}

void RecoverDialog::open()
{
    if (m_list->currentRow() < 0)
        return;
    emit wanted(m_closed.at(m_list->currentRow()));
    accept();
}

bool RecoverDialog::confirms(const QString &question, const QString &button)
{
    QMessageBox box(QMessageBox::Question, windowTitle(), question, QMessageBox::Cancel, this);
    box.setTextFormat(Qt::PlainText);
    box.setInformativeText(tr("It cannot be brought back."));
    const QPushButton *remove = box.addButton(button, QMessageBox::DestructiveRole);
    box.setDefaultButton(QMessageBox::Cancel);
    box.exec();
    return box.clickedButton() == remove;
}

void RecoverDialog::removeChosen()
{
    const Recovery chosen = m_closed.at(m_list->currentRow());
    if (!confirms(tr("Delete this work on “%1”?").arg(chosen.origin.name), tr("Delete")))
        return;
    removeRecovery(chosen.file);
    look();
}

void RecoverDialog::removeAll()
{
    if (!confirms(tr("Delete all %n of them?", nullptr, static_cast<int>(m_closed.size())), tr("Delete all")))
        return;
    for (const Recovery &closed : std::as_const(m_closed))
        removeRecovery(closed.file);
    look();
}

} // namespace hitbox
