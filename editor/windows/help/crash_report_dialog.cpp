#include "windows/help/crash_report_dialog.h"

#include "files/crash_report.h"

#include <QClipboard>
#include <QDesktopServices>
#include <QDialogButtonBox>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QFontDatabase>
#include <QGuiApplication>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QUrl>
#include <QVBoxLayout>

namespace hitbox {

namespace {

constexpr qint64 mostShown = 1 << 20; // what is longer was not written by us

QString textIn(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly)
               ? QString::fromUtf8(file.read(mostShown))
               : CrashReportDialog::tr("The report cannot be read: %1").arg(file.errorString());
}

} // namespace

CrashReportDialog::CrashReportDialog(const CrashReport &report, QWidget *parent)
    : QDialog(parent)
{
    setWindowTitle(tr("Crash Report"));
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(16, 16, 16, 16);
    layout->setSpacing(10);
    auto *about = new QLabel(tr("Nothing of your projects is in it, and it was sent nowhere. Whoever mends the editor "
                                "can use it.\n%1")
                                 .arg(QDir::toNativeSeparators(report.file)),
                             this);
    about->setTextFormat(Qt::PlainText);
    about->setTextInteractionFlags(Qt::TextSelectableByMouse);
    about->setWordWrap(true);
    layout->addWidget(about);
    auto *text = new QPlainTextEdit(textIn(report.file), this);
    text->setReadOnly(true);
    text->setLineWrapMode(QPlainTextEdit::NoWrap);
    text->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    text->setAccessibleName(tr("The report"));
    layout->addWidget(text, 1);

    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    const auto *copy = buttons->addButton(tr("&Copy"), QDialogButtonBox::ActionRole);
    const auto *openFolder = buttons->addButton(tr("Open &Folder"), QDialogButtonBox::ActionRole);
    layout->addWidget(buttons);
    connect(copy, &QPushButton::clicked, this, [text] { QGuiApplication::clipboard()->setText(text->toPlainText()); });
    connect(openFolder, &QPushButton::clicked, this,
            [folder = QFileInfo(report.file).path()] { QDesktopServices::openUrl(QUrl::fromLocalFile(folder)); });
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    resize(720, 480);
}

} // namespace hitbox
