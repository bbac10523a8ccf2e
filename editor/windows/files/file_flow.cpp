#include "windows/files/file_flow.h"

#include "formats/export/safe_file_name.h"
#include "formats/format.h"
#include "session/open_project.h"
#include "windows/files/file_kinds.h"
#include "windows/settings/kept_settings.h"
#include "windows/widgets/file_dialog.h"
#include "windows/widgets/typing.h"

#include <QDir>
#include <QFileInfo>
#include <QMessageBox>
#include <QPushButton>
#include <QWidget>

namespace hitbox {

FileFlow::FileFlow(OpenProject &project, KeptSettings &settings, QWidget *workspace)
    : QObject(workspace)
    , m_project(project)
    , m_settings(settings)
    , m_workspace(workspace)
    , m_files(project.files)
{
    connect(&m_files, &ProjectFiles::saved, this, &FileFlow::tellSaved);
    connect(&m_files, &ProjectFiles::failed, this, &FileFlow::tellFailed);
    connect(&m_files, &ProjectFiles::foundChanged, this, &FileFlow::askAboutChanged);
    connect(&m_files, &ProjectFiles::cancelled, this, [this](const QString &path) {
        m_chosen.removeOne(path);
        emit told(tr("Not saved: %1 is as it was").arg(QDir::toNativeSeparators(path)));
        emit notSaved();
    });
}

void FileFlow::reportUnread(const Error &error)
{
    report(error, tr("Could not open the file"));
}

void FileFlow::report(const Error &error, const QString &title)
{
    QMessageBox box(QMessageBox::Warning, title, error.text(), QMessageBox::Ok, m_workspace);
    box.setTextFormat(Qt::PlainText);
    box.exec();
}

void FileFlow::remember(const QString &path)
{
    m_settings.set(withRecentFile(m_settings.now(), QFileInfo(path).absoluteFilePath()));
    emit recentFilesChanged();
}

QString FileFlow::startFolder() const
{
    const QString path =
        m_project.files.path().isEmpty() ? m_settings.now().recentFiles.value(0) : m_project.files.path();
    return path.isEmpty() ? QDir::homePath() : QFileInfo(path).absolutePath();
}

void FileFlow::takeUnfinished()
{
    finishTyping();
    if (m_project.live.hint.finishable())
        m_project.session.feed({.kind = ToolInput::Kind::Key, .key = Qt::Key_Return});
}

void FileFlow::show(const OpenedProject &opened)
{
    m_files.show(opened);
    if (!opened.path.isEmpty())
        remember(opened.path);
    emit this->opened();
}

void FileFlow::addImages()
{
    const QStringList paths = FileDialog::filesToOpen(
        m_workspace, tr("Add images as sprites"), startFolder(),
        tr("Images and sheets (%1);;Images (%2);;All files (*)").arg(importPatterns(), imagePatterns()));
    if (!paths.isEmpty())
        emit filesChosen(paths);
}

void FileFlow::askAboutChanged(const QString &path, bool isGone)
{
    const QString text = isGone ? tr("“%1” was moved or removed since it was opened here.")
                                : tr("“%1” was changed by another program since it was opened here.");
    QMessageBox box(QMessageBox::Question, isGone ? tr("File is gone") : tr("File changed on disk"), text.arg(path),
                    QMessageBox::NoButton, m_workspace);
    box.setTextFormat(Qt::PlainText);
    box.setInformativeText(isGone ? tr("Your work is still open here. Saving writes the file anew.")
                                  : tr("Saving replaces those changes with yours."));
    QPushButton *overwrite = box.addButton(isGone ? tr("Write anew") : tr("Replace"),
                                           isGone ? QMessageBox::AcceptRole : QMessageBox::DestructiveRole);
    QPushButton *elsewhere = box.addButton(tr("Save as…"), QMessageBox::AcceptRole);
    box.addButton(QMessageBox::Cancel);
    box.setDefaultButton(elsewhere);
    box.exec();
    if (box.clickedButton() == overwrite)
        m_files.save(ProjectFiles::Replacing::AnyBytes);
    else if (box.clickedButton() == elsewhere)
        saveAs();
    giveUp();
}

void FileFlow::tellSaved(const QString &path)
{
    if (m_chosen.removeOne(path))
        remember(path);
    emit told(tr("Saved %1").arg(QDir::toNativeSeparators(path)));
    emit saved();
}

QString FileFlow::wordsOn(ProjectFiles::OnDisk there)
{
    switch (there) {
    case ProjectFiles::OnDisk::AsItWas: return tr("Nothing was changed on disk. Your work is still open here.");
    case ProjectFiles::OnDisk::Saved:
        return tr("The file on the disk is the new one, with your work as it was when saving began. Here it counts as "
                  "unsaved until a save succeeds.");
    case ProjectFiles::OnDisk::Another:
        return tr("What lies on the disk now is not what lay there before, and may not be all of your work. It is "
                  "still open here.");
    case ProjectFiles::OnDisk::Untold:
        return tr("What lies on the disk now cannot be read. Your work is still open here.");
    }
    return {};
}

/// Unless there is more to come.
void FileFlow::giveUp()
{
    if (isSaving())
        return;
    m_chosen.clear();
    emit notSaved();
}

void FileFlow::tellFailed(const Error &error, ProjectFiles::OnDisk there)
{
    QMessageBox box(QMessageBox::Warning, tr("Could not save"), error.text(), QMessageBox::NoButton, m_workspace);
    box.setTextFormat(Qt::PlainText);
    box.setInformativeText(wordsOn(there));
    QPushButton *elsewhere = box.addButton(tr("Save as…"), QMessageBox::AcceptRole);
    box.addButton(QMessageBox::Cancel);
    box.exec();
    if (box.clickedButton() == elsewhere)
        saveAs();
    giveUp();
}

void FileFlow::save()
{
    finishTyping();
    if (m_files.target().isEmpty())
        saveAs();
    else
        m_files.save();
}

void FileFlow::saveAs()
{
    finishTyping();
    const QString suggestion =
        m_project.files.path().isEmpty()
            ? QDir(startFolder()).filePath(safeFileName(m_project.files.name()) + QStringLiteral(".hitbox"))
            : m_project.files.path();
    FileDialog dialog(m_workspace, tr("Save as"), suggestion, tr("Projects (*.hitbox)"));
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setDefaultSuffix(QStringLiteral("hitbox"));
    dialog.selectFile(QFileInfo(suggestion).fileName());
    if (dialog.exec() != QDialog::Accepted)
        return;
    m_chosen.append(QFileInfo(dialog.selectedFiles().constFirst()).absoluteFilePath());
    m_files.saveAs(m_chosen.constLast());
}

} // namespace hitbox
