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
    if (path.isEmpty())
        return QDir::homePath();
    QString folder = QFileInfo(path).absolutePath();
    while (!QFileInfo(folder).isDir() && folder != QFileInfo(folder).path())
        folder = QFileInfo(folder).path(); // the closest one that is there still
    return folder;
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

ChangedFileWords FileFlow::wordsOn(const QString &path, const FileChange &change)
{
    if (change.kind == FileChange::Kind::Gone && !QFileInfo(QFileInfo(path).absolutePath()).isDir())
        return {tr("Folder is gone"), tr("The folder of “%1” was moved or removed.").arg(path),
                tr("Your work is still open here. Save it in another folder.")};
    if (change.kind == FileChange::Kind::Gone)
        return {tr("File is gone"),
                (change.isOfBefore ? tr("“%1” was moved or removed since this work on it was begun.")
                                   : tr("“%1” was moved or removed since it was opened here."))
                    .arg(path),
                tr("Your work is still open here. Saving writes the file anew."), tr("Write anew")};
    const QString title = tr("File changed on disk");
    const QString replace = tr("Replace");
    if (change.kind == FileChange::Kind::Unreadable)
        return {title,
                (change.isOfBefore ? tr("“%1” cannot be read now: %2")
                                   : tr("“%1” was changed since it was opened here, and cannot be read now: %2"))
                    .arg(path, change.error.what),
                tr("Saving replaces it with yours."), replace};
    if (!change.differences.isEmpty())
        return {title,
                tr("“%1” was changed by another program since it was opened here: %2.").arg(path, change.differences),
                tr("Saving replaces those changes with yours. Reload takes them in place of yours, which undo brings "
                   "back."),
                replace, tr("Reload")};
    if (change.isOfBefore)
        return {title, tr("“%1” was written since this work on it was begun.").arg(path),
                tr("Saving replaces what is in it with yours. Undo shows it."), replace};
    return {title, tr("“%1” was changed by another program since it was opened here.").arg(path),
            tr("Saving replaces those changes with yours."), replace};
}

void FileFlow::askAboutChanged(const QString &path, const FileChange &change)
{
    const ChangedFileWords words = wordsOn(path, change);
    QMessageBox box(QMessageBox::Question, words.title, words.text, QMessageBox::NoButton, m_workspace);
    box.setTextFormat(Qt::PlainText);
    box.setInformativeText(words.more);
    const auto role = change.kind == FileChange::Kind::Gone ? QMessageBox::AcceptRole : QMessageBox::DestructiveRole;
    QPushButton *overwrite = words.overwrite.isEmpty() ? nullptr : box.addButton(words.overwrite, role);
    QPushButton *reload = words.reload.isEmpty() ? nullptr : box.addButton(words.reload, QMessageBox::AcceptRole);
    QPushButton *elsewhere = box.addButton(tr("Save as…"), QMessageBox::AcceptRole);
    box.addButton(QMessageBox::Cancel);
    box.setDefaultButton(elsewhere);
    box.exec();
    const QAbstractButton *answer = box.clickedButton();
    if (answer == elsewhere) {
        saveAs();
    } else if (answer && answer == overwrite) {
        m_files.save(ProjectFiles::Replacing::AnyBytes);
    } else if (answer && answer == reload) {
        m_files.reload();
        m_files.tellAnew(); // nothing differs any more
    }
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
    const QString name = m_project.files.path().isEmpty()
                             ? safeFileName(m_project.files.name()) + QStringLiteral(".hitbox")
                             : QFileInfo(m_project.files.path()).fileName();
    const QString suggestion = QDir(startFolder()).filePath(name);
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
