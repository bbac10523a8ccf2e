#include "windows/export/export_dialog.h"

#include "document/limits.h"
#include "document/names.h"
#include "document/profile_edits.h"
#include "formats/all_formats.h"
#include "scene/icons.h"
#include "session/open_project.h"
#include "session/work/export_job.h"
#include "windows/export/export_option_fields.h"
#include "windows/export/export_preview_view.h"
#include "windows/export/loss_list.h"
#include "windows/export/profile_list.h"
#include "windows/problems/finding_look.h"
#include "windows/widgets/file_dialog.h"
#include "windows/widgets/fonts.h"
#include "windows/widgets/row_view.h"
#include "windows/widgets/tab_order.h"
#include "windows/widgets/vertical_scroll.h"

#include <QCheckBox>
#include <QClipboard>
#include <QCoreApplication>
#include <QDir>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QScreen>

#include <algorithm>

namespace hitbox {

namespace {

constexpr int formatIconSide = 32;
constexpr int choicesWidth = 264;
constexpr qsizetype linesShown = 6; ///< of a message

/// A project may have thousands of shapes that are wrong.
QString shortenedMessage(const QString &message)
{
    const QStringList lines = message.split(QLatin1Char('\n'));
    if (lines.size() <= linesShown)
        return message;
    return lines.mid(0, linesShown - 1).join(QLatin1Char('\n')) + QLatin1Char('\n') +
           ExportDialog::tr("… and %1 more").arg(lines.size() - linesShown + 1);
}

} // namespace

ExportDialog::ExportDialog(OpenProject &project, ExportJob &job, const PastExports &past, const ExportProfile &start,
                           QWidget *parent)
    : QDialog(parent)
    , m_project(project)
    , m_job(job)
    , m_past(past)
    , m_choice(start)
    , m_body(new QWidget(this))
    , m_profiles(new ProfileList(project, this))
    , m_engines(new RowView(RowView::Layout::Lines, this))
    , m_icon(new QLabel(this))
    , m_title(new QLabel(this))
    , m_summary(new QLabel(this))
    , m_options(new ExportOptionFields(project.files.folder(), this))
    , m_view(new ExportPreviewView(this))
    , m_message(new QLabel(this))
    , m_showProblem(new QPushButton(tr("Show"), this))
    , m_losses(new LossList(this))
    , m_folder(new QLineEdit(this))
    , m_onSave(new QCheckBox(tr("On every save"), this))
    , m_copy(new QPushButton(tr("&Copy text"), this))
    , m_export(new QPushButton(tr("E&xport"), this))
{
    setWindowTitle(tr("Export"));
    constexpr QSize frameAndPanels(40, 60); // which the desktop puts around
    resize(QSize(1040, 740).boundedTo(screen()->availableSize() - frameAndPanels));
    auto *columns = new QHBoxLayout(m_body);
    columns->setContentsMargins(0, 0, 0, 0);
    columns->setSpacing(16);
    columns->addWidget(makeChoices());
    columns->addWidget(makeContent(), 1);
    auto *rows = new QVBoxLayout(this);
    rows->setContentsMargins(16, 16, 16, 16);
    rows->setSpacing(12);
    rows->addWidget(m_body, 1);
    rows->addWidget(makeButtons());
    connectParts();
    m_profiles->pick(start.name);
    showChoice();
    m_engines->setFocus();
}

ExportProfile ExportDialog::choice() const
{
    ExportProfile choice = m_choice;
    choice.name = m_profiles->picked(); // it may have been renamed
    return choice;
}

void ExportDialog::chooseEngine(const QString &format)
{
    const std::optional<ExportProfile> last = m_past.last(m_project.files.path(), format);
    m_profiles->pick({});
    m_choice = {{}, format, last ? last->folder : m_choice.folder, last ? last->options : QMap<QString, QString>()};
    showChoice();
}

void ExportDialog::chooseProfile(const QString &name)
{
    if (const ExportProfile *profile = findProfile(m_project.session.document(), name)) {
        m_choice = m_project.files.asInFile(*profile);
        m_choice.folder = profileFolder(m_choice, m_project.files.folder());
    }
    showChoice();
}

void ExportDialog::showChoice()
{
    const Format *format = findFormat(m_choice.format);
    const QString icon = format ? QString::fromLatin1(format->icon) : QStringLiteral(":/icons/warning.svg");
    m_icon->setPixmap(iconPixmap(icon, themeOf(palette()).text, formatIconSide, devicePixelRatioF()));
    m_title->setText(formatTitle(m_choice.format));
    m_summary->setText(format ? QCoreApplication::translate("hitbox::formats", format->summary)
                              : tr("This version of the editor does not know the format."));
    m_options->showOptions(format ? *format : Format(), m_choice.options);
    tabAsLaidOut(*this);
    m_folder->setText(QDir::toNativeSeparators(m_choice.folder));
    m_onSave->setVisible(!m_profiles->picked().isEmpty());
    m_onSave->setChecked(m_choice.onSave);
    showEngines();
    refreshPreview();
}

void ExportDialog::keepInProfile()
{
    ExportProfile kept = m_choice;
    kept.folder = storedFolder(m_choice.folder, m_project.files.folder());
    m_profiles->replacePicked(kept);
}

void ExportDialog::saveAsProfile()
{
    ExportProfile profile = m_choice;
    profile.name = m_profiles->picked();
    if (profile.name.isEmpty())
        profile.name = formatTitle(profile.format);
    profile.onSave = false;
    profile.extras.clear();
    profile.folder = storedFolder(m_choice.folder, m_project.files.folder());
    m_profiles->add(profile);
    chooseProfile(m_profiles->picked());
}

void ExportDialog::refreshPreview()
{
    m_view->showBusy();
    m_job.preview(taskOf(m_project, m_choice).request);
}

void ExportDialog::takePreview(const Result<ExportPreview> &preview)
{
    m_preview = preview ? *preview : ExportPreview{};
    m_view->showFiles(m_preview.files);
    m_message->hide();
    m_showProblem->hide();
    if (preview) {
        m_losses->showLosses(m_project.session.document(), m_preview.losses);
    } else {
        m_losses->showNothing();
        complain(preview.error().text());
        m_showProblem->setVisible(firstProblem().has_value());
    }
    m_copy->setEnabled(!m_preview.files.isEmpty());
    m_export->setEnabled(!m_preview.files.isEmpty());
    if (m_state == State::Waiting) {
        setState(State::Choosing);
        if (preview)
            begin();
    }
}

void ExportDialog::takeFolder()
{
    const QString typed = m_folder->text().trimmed();
    const QString folder = typed.isEmpty() ? QString() : QDir::cleanPath(QDir::fromNativeSeparators(typed));
    if (folder == m_choice.folder)
        return;
    m_choice.folder = folder;
    if (QDir::isAbsolutePath(folder) && isLine(folder)) {
        keepInProfile();
        if (m_choice.onSave)
            emit folderAllowed(folder);
    }
    refreshPreview(); // images are named from the folder that is written to
}

void ExportDialog::chooseFolder()
{
    const QString chosen = FileDialog::folderToWriteInto(this, tr("Export into"), m_folder->text());
    if (!chosen.isEmpty())
        m_folder->setText(QDir::toNativeSeparators(chosen));
    takeFolder();
}

void ExportDialog::setOnSave(bool onSave)
{
    m_choice.onSave = onSave;
    keepInProfile();
    if (onSave)
        emit folderAllowed(m_choice.folder);
}

void ExportDialog::complain(const QString &message)
{
    m_message->setText(shortenedMessage(message));
    m_message->setVisible(!message.isEmpty());
}

std::optional<Finding> ExportDialog::firstProblem() const
{
    const QList<Finding> &findings = m_project.live.findings.list();
    const auto found = std::find_if(findings.cbegin(), findings.cend(), isExportProblem);
    return found == findings.cend() ? std::nullopt : std::optional(*found);
}

void ExportDialog::leaveFor(const Finding &finding)
{
    m_wanted = finding;
    reject();
}

void ExportDialog::reject()
{
    if (m_state != State::Writing)
        QDialog::reject();
}

void ExportDialog::setState(State state)
{
    if (m_state == State::Choosing)
        m_focused = focusWidget(); // which hands the focus on when it is disabled
    m_state = state;
    m_body->setEnabled(state == State::Choosing);
    if (state == State::Choosing && m_focused)
        m_focused->setFocus();
    m_export->setText(state == State::Choosing ? tr("E&xport") : tr("Exporting…"));
}

void ExportDialog::begin()
{
    if (m_state != State::Choosing)
        return;
    takeFolder();
    if (m_choice.folder.isEmpty() || QDir::isRelativePath(m_choice.folder)) {
        complain(m_choice.folder.isEmpty()
                     ? tr("Choose the folder that the files are written to.")
                     : tr("“%1” is a relative folder; choose one from the root on.").arg(m_folder->text()));
        m_folder->setFocus();
        return;
    }
    if (!isLine(m_choice.folder))
        return complain(tr("The folder's name has more than %1 characters, or several lines; choose another one.")
                            .arg(limits::lineCharacters));
    if (m_job.isPreviewing())
        return setState(State::Waiting);
    setState(State::Writing);
    const QList<OutputFile> doubtful = filesOfOthers();
    if (doubtful.isEmpty())
        return m_job.write(taskOf(m_project, m_choice).request, m_preview.files);
    m_job.compare(m_choice.folder, doubtful);
}

/// Of the files to be written, those that may take the place of some that are not of this export.
QList<OutputFile> ExportDialog::filesOfOthers() const
{
    PastExport wanted{m_project.files.path(), m_choice};
    for (const OutputFile &file : m_preview.files)
        wanted.files.append(file.name);
    const QStringList listed = m_past.doubtful(wanted);
    const QSet<QString> names(listed.cbegin(), listed.cend());
    QList<OutputFile> files = m_preview.files;
    files.removeIf([&names](const OutputFile &file) { return !names.contains(file.name); });
    return files;
}

/// Asks before files are replaced that are not known to be of this export.
void ExportDialog::confirm(const QStringList &replaced)
{
    if (!replaced.isEmpty()) {
        const QString names = replaced.mid(0, 8).join(QStringLiteral(", "));
        QMessageBox box(QMessageBox::Question, tr("Replace files?"),
                        replaced.size() == 1 ? tr("The folder has another file of this name: %1").arg(names)
                                             : tr("The folder has other files of these names: %1").arg(names),
                        QMessageBox::Cancel, this);
        box.setTextFormat(Qt::PlainText);
        box.setDefaultButton(QMessageBox::Cancel);
        QPushButton *replace = box.addButton(tr("Replace"), QMessageBox::DestructiveRole);
        box.exec();
        if (box.clickedButton() != replace)
            return setState(State::Choosing);
    }
    m_job.write(taskOf(m_project, m_choice).request, m_preview.files);
}

void ExportDialog::end(const Result<Done> &written)
{
    setState(State::Choosing);
    if (written)
        return accept();
    complain(written.error().text());
}

QWidget *ExportDialog::makeChoices()
{
    auto *box = new QWidget(this);
    auto *rows = new QVBoxLayout(box);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(8);
    auto *save = new QPushButton(tr("&Save as profile"), box);
    save->setObjectName(QStringLiteral("SaveProfile"));
    save->setToolTip(tr("Keep this engine with its options and the folder in the project, under a name"));
    save->setAutoDefault(false);
    connect(save, &QPushButton::clicked, this, &ExportDialog::saveAsProfile);
    save->ensurePolished();
    const int width = std::max(choicesWidth, save->sizeHint().width());
    box->setFixedWidth(width);
    m_profiles->setWidth(width); // or the window would be made for lines that wrap elsewhere
    auto *title = new QLabel(tr("Engines"), box);
    title->setFont(titleFont(windowFont()));
    m_engines->setObjectName(QStringLiteral("ExportEngines"));
    m_engines->setAccessibleName(title->text());
    rows->addWidget(m_profiles);
    rows->addWidget(save);
    rows->addSpacing(4);
    rows->addWidget(title);
    rows->addWidget(m_engines, 1);
    return box;
}

QWidget *ExportDialog::makeHeader()
{
    auto *box = new QWidget(this);
    auto *row = new QHBoxLayout(box);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(12);
    m_title->setFont(titleFont(windowFont()));
    m_title->setTextFormat(Qt::PlainText);
    m_summary->setObjectName(QStringLiteral("Dim"));
    m_summary->setWordWrap(true);
    auto *texts = new QVBoxLayout;
    texts->setSpacing(2);
    texts->addWidget(m_title);
    texts->addWidget(m_summary);
    row->addWidget(m_icon, 0, Qt::AlignTop);
    row->addLayout(texts, 1);
    return box;
}

QWidget *ExportDialog::makeContent()
{
    auto *box = new QWidget(this);
    auto *rows = new QVBoxLayout(box);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(12);
    m_message->setObjectName(QStringLiteral("ExportMessage"));
    m_message->setTextFormat(Qt::PlainText);
    m_message->setWordWrap(true);
    m_message->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_message->hide();
    m_showProblem->setObjectName(QStringLiteral("ShowProblem"));
    m_showProblem->setToolTip(tr("Leave this window and go to the first shape that is wrong"));
    m_showProblem->setAutoDefault(false);
    m_showProblem->hide();
    auto *message = new QHBoxLayout;
    message->addWidget(m_message, 1);
    message->addWidget(m_showProblem, 0, Qt::AlignTop);
    rows->addWidget(makeHeader());
    constexpr int leastOfOptions = 96; // below which they scroll
    rows->addWidget(new VerticalScroll(m_options, leastOfOptions, box));
    constexpr int someLines = 160; // of the text, with the search above it
    m_view->setMinimumHeight(someLines);
    rows->addWidget(m_view, 1);
    rows->addLayout(message);
    rows->addWidget(m_losses);
    rows->addWidget(makeFolderRow());
    return box;
}

QWidget *ExportDialog::makeFolderRow()
{
    auto *box = new QWidget(this);
    auto *row = new QHBoxLayout(box);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(8);
    m_folder->setObjectName(QStringLiteral("ExportFolder"));
    auto *label = new QLabel(tr("&Folder"), box);
    label->setBuddy(m_folder);
    auto *choose = new QPushButton(tr("C&hoose…"), box);
    choose->setObjectName(QStringLiteral("ChooseFolder"));
    choose->setAutoDefault(false);
    m_onSave->setObjectName(QStringLiteral("ExportOnSave"));
    m_onSave->setToolTip(tr("Make the export of this profile again whenever the project is saved"));
    row->addWidget(label);
    row->addWidget(m_folder, 1);
    row->addWidget(choose);
    row->addWidget(m_onSave);
    connect(choose, &QPushButton::clicked, this, &ExportDialog::chooseFolder);
    return box;
}

QWidget *ExportDialog::makeButtons()
{
    auto *box = new QWidget(this);
    auto *row = new QHBoxLayout(box);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(8);
    m_copy->setObjectName(QStringLiteral("CopyText"));
    m_copy->setToolTip(tr("Put the text of the file in view on the clipboard"));
    m_copy->setAutoDefault(false);
    auto *close = new QPushButton(tr("Close"), box);
    close->setAutoDefault(false);
    m_export->setObjectName(QStringLiteral("Primary"));
    m_export->setDefault(true);
    row->addStretch();
    row->addWidget(m_copy);
    row->addWidget(close);
    row->addWidget(m_export);
    connect(m_copy, &QPushButton::clicked, this, [this] { QGuiApplication::clipboard()->setText(m_view->text()); });
    connect(close, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_export, &QPushButton::clicked, this, &ExportDialog::begin);
    return box;
}

void ExportDialog::connectParts()
{
    connect(m_profiles, &ProfileList::chosen, this, &ExportDialog::chooseProfile);
    connect(m_profiles, &ProfileList::told, this, &ExportDialog::complain);
    connect(m_engines, &RowView::pressed, this,
            [this](int row) { chooseEngine(QString::fromLatin1(allFormats().at(row).id)); });
    connect(m_engines, &RowView::activated, this, &ExportDialog::begin);
    connect(m_options, &ExportOptionFields::told, this, &ExportDialog::complain);
    connect(m_options, &ExportOptionFields::edited, this, [this] {
        m_choice.options = m_options->values();
        keepInProfile();
        refreshPreview();
    });
    connect(m_folder, &QLineEdit::editingFinished, this, &ExportDialog::takeFolder);
    connect(m_onSave, &QCheckBox::clicked, this, &ExportDialog::setOnSave);
    connect(m_losses, &LossList::activated, this, &ExportDialog::leaveFor);
    connect(m_showProblem, &QPushButton::clicked, this, [this] {
        if (const std::optional<Finding> problem = firstProblem())
            leaveFor(*problem);
    });
    connect(&m_job, &ExportJob::previewed, this, &ExportDialog::takePreview);
    connect(&m_job, &ExportJob::compared, this, &ExportDialog::confirm);
    connect(&m_job, &ExportJob::wrote, this, &ExportDialog::end);
}

void ExportDialog::showEngines()
{
    QList<Row> rows;
    for (const Format &format : allFormats()) {
        Row row;
        row.icon = QString::fromLatin1(format.icon);
        row.iconColor = themeOf(palette()).text;
        row.title = titleOf(format);
        row.selected = m_profiles->picked().isEmpty() && m_choice.format == QLatin1String(format.id);
        rows.append(row);
    }
    m_engines->setRows(rows);
}

} // namespace hitbox
