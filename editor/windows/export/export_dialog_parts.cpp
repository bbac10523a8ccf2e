#include "windows/export/export_dialog.h"

#include "scene/icons.h"
#include "session/live/live_export.h"
#include "session/work/export_job.h"
#include "windows/export/export_option_fields.h"
#include "windows/export/export_preview_view.h"
#include "windows/export/loss_list.h"
#include "windows/export/profile_list.h"
#include "windows/widgets/fonts.h"
#include "windows/widgets/row_view.h"

#include <QCheckBox>
#include <QClipboard>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

/// The part of the export dialog that puts it together.
namespace hitbox {

namespace {

constexpr int choicesWidth = 264;

} // namespace

QWidget *ExportDialog::makeChoices()
{
    auto *box = new QWidget(this);
    box->setFixedWidth(choicesWidth);
    auto *rows = new QVBoxLayout(box);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(8);
    auto *save = new QPushButton(tr("&Save as profile"), box);
    save->setObjectName(QStringLiteral("SaveProfile"));
    save->setToolTip(tr("Keep this engine with its options and the folder in the project, under a name"));
    save->setAutoDefault(false);
    connect(save, &QPushButton::clicked, this, &ExportDialog::saveAsProfile);
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
    rows->addWidget(m_options);
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
    connect(&m_live, &LiveExport::arrived, this, &ExportDialog::takePreview);
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
        row.title = QCoreApplication::translate("hitbox::formats", format.title);
        row.selected = m_profiles->picked().isEmpty() && m_choice.format == QLatin1String(format.id);
        rows.append(row);
    }
    m_engines->setRows(rows);
}

} // namespace hitbox
