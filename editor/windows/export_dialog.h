#pragma once

#include "formats/format.h"
#include "windows/settings.h"

#include <QDialog>

class QComboBox;
class QLabel;
class QLineEdit;
class QListWidget;
class QPlainTextEdit;
class QPushButton;

namespace hitbox {

/// Choose the engine, see the text that will be written, copy or write it. Files that differ are replaced without a
/// question only in the folder that this project was exported to before.
class ExportDialog : public QDialog
{
    Q_OBJECT

public:
    /// `projectFolder` is where image paths start, empty for a project that was never saved.
    ExportDialog(const Document &document, const QString &projectName, const Settings &settings,
                 const QString &usualFolder = {}, const QString &projectFolder = {}, QWidget *parent = nullptr);

    QString formatId() const;
    QString folder() const;

private:
    QWidget *makeFormatRow(const Settings &settings);
    QWidget *makePreview();
    QWidget *makeFolderRow(const Settings &settings);
    QWidget *makeButtons();
    void refresh();
    void followFolder();
    void showFile(int index);
    void chooseFolder();
    bool mayReplace();
    void complain(const QString &message);
    void write();

    Document m_document;
    QString m_projectName;
    QString m_usualFolder;
    QString m_projectFolder;
    QString m_previewedFolder; ///< the preview is of an export to here
    ExportPreview m_preview;
    QComboBox *m_format = nullptr;
    QLabel *m_summary = nullptr;
    QListWidget *m_files = nullptr;
    QPlainTextEdit *m_text = nullptr;
    QLabel *m_message = nullptr;
    QLineEdit *m_folder = nullptr;
    QPushButton *m_copy = nullptr;
    QPushButton *m_export = nullptr;
};

} // namespace hitbox
