#include "windows/files/file_flow.h"

#include "formats/format.h"
#include "session/session.h"
#include "windows/files/file_kinds.h"
#include "windows/settings/kept_settings.h"
#include "windows/widgets/typing.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>
#include <QPushButton>
#include <QWidget>

namespace hitbox {

FileFlow::FileFlow(Session &session, KeptSettings &settings, QWidget *workspace)
    : QObject(workspace)
    , m_session(session)
    , m_settings(settings)
    , m_workspace(workspace)
{
}

bool FileFlow::report(const Result<Done> &result, const QString &title)
{
    if (result)
        return true;
    QMessageBox box(QMessageBox::Warning, title, result.error().text(), QMessageBox::Ok, m_workspace);
    box.setTextFormat(Qt::PlainText);
    box.exec();
    return false;
}

void FileFlow::remember(const QString &path)
{
    m_settings.set(withRecentFile(m_settings.now(), QFileInfo(path).absoluteFilePath()));
    emit recentFilesChanged();
}

QString FileFlow::startFolder() const
{
    const QString path = m_session.path().isEmpty() ? m_settings.now().recentFiles.value(0) : m_session.path();
    return path.isEmpty() ? QDir::homePath() : QFileInfo(path).absolutePath();
}

void FileFlow::takeUnfinished()
{
    finishTyping();
    if (m_session.gestureFinishable())
        m_session.feed({.kind = ToolInput::Kind::Key, .key = Qt::Key_Return});
}

void FileFlow::openPath(const QString &path)
{
    if (!report(m_session.open(path), tr("Could not open the file")))
        return;
    remember(path);
    emit opened();
}

void FileFlow::openCopy(const QString &path)
{
    if (report(m_session.openCopy(path), tr("Could not open the file")))
        emit opened();
}

void FileFlow::addImages()
{
    const QStringList paths = QFileDialog::getOpenFileNames(
        m_workspace, tr("Add images as sprites"), startFolder(),
        tr("Images and sheets (%1);;Images (%2);;All files (*)").arg(importPatterns(), imagePatterns()));
    if (!paths.isEmpty())
        emit filesChosen(paths);
}

bool FileFlow::mayOverwriteChanged()
{
    if (!m_session.changedOnDisk())
        return true;
    QMessageBox box(QMessageBox::Question, tr("File changed on disk"),
                    tr("“%1” was changed by another program since it was opened here.").arg(m_session.path()),
                    QMessageBox::NoButton, m_workspace);
    box.setTextFormat(Qt::PlainText);
    box.setInformativeText(tr("Saving replaces those changes with yours."));
    QPushButton *overwrite = box.addButton(tr("Replace"), QMessageBox::DestructiveRole);
    QPushButton *elsewhere = box.addButton(tr("Save as…"), QMessageBox::AcceptRole);
    box.addButton(QMessageBox::Cancel);
    box.setDefaultButton(elsewhere);
    box.exec();
    if (box.clickedButton() == elsewhere)
        saveAs();
    return box.clickedButton() == overwrite;
}

bool FileFlow::save()
{
    finishTyping();
    if (m_session.path().isEmpty())
        return saveAs();
    if (!mayOverwriteChanged())
        return !m_session.modified();
    const Result<Done> written = m_session.save();
    if (written) {
        emit told(tr("Saved %1").arg(QDir::toNativeSeparators(m_session.path())));
        emit saved();
        return true;
    }
    QMessageBox box(QMessageBox::Warning, tr("Could not save"), written.error().text(), QMessageBox::NoButton,
                    m_workspace);
    box.setTextFormat(Qt::PlainText);
    box.setInformativeText(tr("Nothing was changed on disk. Your work is still open here."));
    QPushButton *elsewhere = box.addButton(tr("Save as…"), QMessageBox::AcceptRole);
    box.addButton(QMessageBox::Cancel);
    box.exec();
    return box.clickedButton() == elsewhere && saveAs();
}

bool FileFlow::saveAs()
{
    finishTyping();
    const QString suggestion =
        m_session.path().isEmpty()
            ? QDir(startFolder()).filePath(safeFileName(m_session.projectName()) + QStringLiteral(".hitbox"))
            : m_session.path();
    QFileDialog dialog(m_workspace, tr("Save as"), suggestion, tr("Projects (*.hitbox)"));
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setDefaultSuffix(QStringLiteral("hitbox"));
    dialog.selectFile(QFileInfo(suggestion).fileName());
    if (dialog.exec() != QDialog::Accepted)
        return false;
    const QString path = dialog.selectedFiles().constFirst();
    if (!report(m_session.saveAs(path), tr("Could not save")))
        return false;
    remember(path);
    emit told(tr("Saved %1").arg(QDir::toNativeSeparators(path)));
    emit saved();
    return true;
}

} // namespace hitbox
