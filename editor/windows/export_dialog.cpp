#include "windows/export_dialog.h"

#include "formats/export_input.h"
#include "windows/fonts.h"

#include <QClipboard>
#include <QComboBox>
#include <QDir>
#include <QFileDialog>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSplitter>

namespace hitbox {

namespace {

/// More text than this is not shown, only written.
constexpr qsizetype mostShown = 512 * 1024;

} // namespace

ExportDialog::ExportDialog(const Document &document, const QString &projectName, const Settings &settings,
                           const QString &usualFolder, const QString &projectFolder, QWidget *parent)
    : QDialog(parent)
    , m_document(document)
    , m_projectName(projectName)
    , m_usualFolder(usualFolder)
    , m_projectFolder(projectFolder)
{
    setWindowTitle(tr("Export"));
    resize(820, 600);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(16, 16, 16, 16);
    layout->setSpacing(12);
    layout->addWidget(makeFormatRow(settings));
    layout->addWidget(makePreview(), 1);
    m_message = new QLabel(this);
    m_message->setObjectName(QStringLiteral("ExportMessage"));
    m_message->setTextFormat(Qt::PlainText);
    m_message->setWordWrap(true);
    m_message->setTextInteractionFlags(Qt::TextSelectableByMouse);
    layout->addWidget(m_message);
    layout->addWidget(makeFolderRow(settings));
    layout->addWidget(makeButtons());
    refresh();
}

QWidget *ExportDialog::makeFormatRow(const Settings &settings)
{
    auto *box = new QWidget(this);
    auto *row = new QHBoxLayout(box);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(12);
    m_format = new QComboBox(box);
    m_format->setObjectName(QStringLiteral("ExportFormat"));
    for (const Format &format : allFormats())
        m_format->addItem(tr(format.title), QString::fromLatin1(format.id));
    m_format->setCurrentIndex(std::max(0, m_format->findData(settings.exportFormat)));
    auto *label = new QLabel(tr("&Engine"), box);
    label->setBuddy(m_format);
    m_summary = new QLabel(box);
    m_summary->setObjectName(QStringLiteral("Dim"));
    row->addWidget(label);
    row->addWidget(m_format);
    row->addWidget(m_summary, 1);
    connect(m_format, &QComboBox::currentIndexChanged, this, &ExportDialog::refresh);
    return box;
}

QWidget *ExportDialog::makePreview()
{
    auto *splitter = new QSplitter(this);
    splitter->setHandleWidth(8);
    m_files = new QListWidget(splitter);
    m_files->setObjectName(QStringLiteral("ExportFiles"));
    m_files->setAccessibleName(tr("Files"));
    m_text = new QPlainTextEdit(splitter);
    m_text->setObjectName(QStringLiteral("ExportText"));
    m_text->setAccessibleName(tr("Text of the file"));
    m_text->setReadOnly(true);
    m_text->setLineWrapMode(QPlainTextEdit::NoWrap);
    m_text->setFont(fixedFont(windowFont()));
    splitter->setStretchFactor(1, 1);
    splitter->setSizes({190, 600});
    connect(m_files, &QListWidget::currentRowChanged, this, &ExportDialog::showFile);
    return splitter;
}

QWidget *ExportDialog::makeFolderRow(const Settings &settings)
{
    auto *box = new QWidget(this);
    auto *row = new QHBoxLayout(box);
    row->setContentsMargins(0, 0, 0, 0);
    m_folder = new QLineEdit(settings.exportFolder, box);
    m_folder->setObjectName(QStringLiteral("ExportFolder"));
    auto *label = new QLabel(tr("&Folder"), box);
    label->setBuddy(m_folder);
    auto *choose = new QPushButton(tr("Choose…"), box);
    row->addWidget(label);
    row->addWidget(m_folder, 1);
    row->addWidget(choose);
    connect(m_folder, &QLineEdit::editingFinished, this, &ExportDialog::followFolder);
    connect(choose, &QPushButton::clicked, this, &ExportDialog::chooseFolder);
    return box;
}

QWidget *ExportDialog::makeButtons()
{
    auto *box = new QWidget(this);
    auto *row = new QHBoxLayout(box);
    row->setContentsMargins(0, 0, 0, 0);
    m_copy = new QPushButton(tr("&Copy text"), box);
    m_copy->setObjectName(QStringLiteral("CopyText"));
    m_copy->setAutoDefault(false);
    auto *cancel = new QPushButton(tr("Close"), box);
    cancel->setAutoDefault(false);
    m_export = new QPushButton(tr("E&xport"), box);
    m_export->setObjectName(QStringLiteral("Primary"));
    m_export->setDefault(true);
    row->addWidget(m_copy);
    row->addStretch();
    row->addWidget(cancel);
    row->addWidget(m_export);
    connect(m_copy, &QPushButton::clicked, this,
            [this] { QGuiApplication::clipboard()->setText(m_text->toPlainText()); });
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_export, &QPushButton::clicked, this, &ExportDialog::write);
    return box;
}

QString ExportDialog::formatId() const
{
    return m_format->currentData().toString();
}

QString ExportDialog::folder() const
{
    return m_folder->text().trimmed();
}

void ExportDialog::refresh()
{
    const Format *format = findFormat(formatId());
    Q_ASSERT(format);
    m_summary->setText(tr(format->summary));
    m_previewedFolder = folder();
    const ExportFolders folders{m_projectFolder, QDir::fromNativeSeparators(folder())};
    const Result<ExportOptions> options = withFilesRead({}, m_document, *format, folders);
    const Result<ExportPreview> preview =
        options ? previewExport(m_document, m_projectName, *format, *options) : options.error();
    m_preview = preview ? *preview : ExportPreview{};
    m_files->clear();
    for (const OutputFile &file : std::as_const(m_preview.files))
        m_files->addItem(file.name);
    m_files->setCurrentRow(m_preview.files.isEmpty() ? -1 : 0);
    if (m_preview.files.isEmpty())
        m_text->clear();
    QStringList losses;
    for (const Finding &loss : std::as_const(m_preview.losses))
        losses.append(QStringLiteral("• ") + loss.message);
    m_message->setText(preview ? losses.mid(0, 5).join(QLatin1Char('\n')) : preview.error().text());
    m_message->setVisible(!m_message->text().isEmpty());
    m_copy->setEnabled(!m_preview.files.isEmpty());
    m_export->setEnabled(!m_preview.files.isEmpty());
}

void ExportDialog::showFile(int index)
{
    if (index < 0 || index >= m_preview.files.size())
        return;
    const QByteArray &bytes = m_preview.files.at(index).bytes;
    m_text->setPlainText(QString::fromUtf8(bytes.first(std::min(bytes.size(), mostShown))));
    if (bytes.size() > mostShown)
        m_text->appendPlainText(tr("… and %1 bytes more").arg(bytes.size() - mostShown));
}

void ExportDialog::chooseFolder()
{
    const QString chosen = QFileDialog::getExistingDirectory(this, tr("Export into"), folder());
    if (!chosen.isEmpty())
        m_folder->setText(QDir::toNativeSeparators(chosen));
    followFolder();
}

/// Some formats name images from the folder that they are written to.
void ExportDialog::followFolder()
{
    const Format *format = findFormat(formatId());
    if (format->asksForImages && folder() != m_previewedFolder)
        refresh();
}

/// Asks before files are replaced that are not known to be this project's own.
bool ExportDialog::mayReplace()
{
    const QDir target(QDir::fromNativeSeparators(folder()));
    if (folder() == m_usualFolder)
        return true;
    QStringList replaced;
    for (const OutputFile &file : std::as_const(m_preview.files)) {
        QFile old(target.filePath(file.name));
        if (old.open(QIODevice::ReadOnly) && old.readAll() != file.bytes)
            replaced.append(file.name);
    }
    if (replaced.isEmpty())
        return true;
    QMessageBox box(
        QMessageBox::Question, tr("Replace files?"),
        tr("The folder has other files of these names: %1").arg(replaced.mid(0, 8).join(QStringLiteral(", "))),
        QMessageBox::Cancel, this);
    box.setTextFormat(Qt::PlainText);
    QPushButton *replace = box.addButton(tr("Replace"), QMessageBox::DestructiveRole);
    box.exec();
    return box.clickedButton() == replace;
}

void ExportDialog::complain(const QString &message)
{
    m_message->setText(message);
    m_message->show();
}

void ExportDialog::write()
{
    const QString target = QDir::fromNativeSeparators(folder());
    if (target.isEmpty() || QDir::isRelativePath(target)) {
        complain(target.isEmpty() ? tr("Choose the folder that the files are written to.")
                                  : tr("“%1” is a relative folder; choose one from the root on.").arg(folder()));
        m_folder->setFocus();
        return;
    }
    followFolder();
    if (!mayReplace())
        return;
    const Result<Done> written = writeTogether(target, m_preview.files);
    if (written)
        accept();
    else
        complain(written.error().text());
}

} // namespace hitbox
