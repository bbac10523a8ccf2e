#pragma once

#include "document/export_profile.h"
#include "drawing/theme.h"
#include "formats/format.h"
#include "windows/export/past_exports.h"

#include <QDialog>
#include <QPointer>

#include <optional>

class QCheckBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QVBoxLayout;

namespace hitbox {

class ExportJob;
class ExportOptionFields;
class ExportPreviewView;
class LossList;
class ProfileList;
class RowView;
class OpenProject;

/// Choose an engine or a profile, see what will be written and lost, copy or write it. What is changed while a profile
/// is picked is kept in the profile, as a step of history. Files that differ are replaced without a question only in
/// folders that this project was exported to before.
class ExportDialog : public QDialog
{
    Q_OBJECT

public:
    /// The workers outlive the dialog: closing it waits for nothing. `start` has an absolute folder, and the name of a
    /// profile where it is one.
    ExportDialog(OpenProject &project, ExportJob &job, const PastExports &past, const ExportProfile &start,
                 QWidget *parent = nullptr);

    /// What is chosen: with the profile's name, or none; its folder absolute, or as it was typed.
    ExportProfile choice() const;
    const QList<OutputFile> &files() const { return m_preview.files; }
    const std::optional<Finding> &wanted() const { return m_wanted; } ///< the dialog was left to see it

    void reject() override;

signals:
    void folderAllowed(const QString &folder); ///< by hand, to be written to at every save

private:
    enum class State {
        Choosing,
        Waiting, ///< for the preview, which is to be written
        Writing,
    };

    QWidget *makeChoices();
    QWidget *makeHeader();
    QWidget *makeContent();
    QWidget *makeFolderRow();
    QWidget *makeButtons();
    void connectParts();
    void chooseEngine(const QString &format);
    void chooseProfile(const QString &name);
    void showChoice();
    void showEngines();
    void keepInProfile();
    void saveAsProfile();
    void refreshPreview();
    void takePreview(const Result<ExportPreview> &preview);
    void takeFolder();
    void chooseFolder();
    void setOnSave(bool onSave);
    void complain(const QString &message);
    std::optional<Finding> firstProblem() const;
    void leaveFor(const Finding &finding);
    void begin();
    QList<OutputFile> filesOfOthers() const;
    void confirm(const QStringList &replaced);
    void end(const Result<Done> &written);
    void setState(State state);

    OpenProject &m_project;
    ExportJob &m_job;
    PastExports m_past;
    ExportProfile m_choice;
    ExportPreview m_preview;
    std::optional<Finding> m_wanted;
    State m_state = State::Choosing;
    QPointer<QWidget> m_focused; ///< before an export began
    QWidget *m_body = nullptr;
    ProfileList *m_profiles = nullptr;
    RowView *m_engines = nullptr;
    QLabel *m_icon = nullptr;
    QLabel *m_title = nullptr;
    QLabel *m_summary = nullptr;
    ExportOptionFields *m_options = nullptr;
    ExportPreviewView *m_view = nullptr;
    QLabel *m_message = nullptr;
    QPushButton *m_showProblem = nullptr;
    LossList *m_losses = nullptr;
    QLineEdit *m_folder = nullptr;
    QCheckBox *m_onSave = nullptr;
    QPushButton *m_copy = nullptr;
    QPushButton *m_export = nullptr;
};

} // namespace hitbox
