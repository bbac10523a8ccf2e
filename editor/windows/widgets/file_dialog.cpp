#include "windows/widgets/file_dialog.h"

#include <QApplication>

namespace hitbox {

namespace {

QStringList chosenIn(FileDialog &dialog)
{
    return dialog.exec() == QDialog::Accepted ? dialog.selectedFiles() : QStringList();
}

} // namespace

QString FileDialog::fileToOpen(QWidget *parent, const QString &title, const QString &folder, const QString &filter)
{
    FileDialog dialog(parent, title, folder, filter);
    dialog.setFileMode(ExistingFile);
    return chosenIn(dialog).value(0);
}

QStringList FileDialog::filesToOpen(QWidget *parent, const QString &title, const QString &folder, const QString &filter)
{
    FileDialog dialog(parent, title, folder, filter);
    dialog.setFileMode(ExistingFiles);
    return chosenIn(dialog);
}

QString FileDialog::folderToWriteInto(QWidget *parent, const QString &title, const QString &folder)
{
    FileDialog dialog(parent, title, folder);
    dialog.setFileMode(Directory);
    dialog.setOption(ShowDirsOnly);
    return chosenIn(dialog).value(0);
}

void FileDialog::done(int result)
{
    while (QWidget *list = QApplication::activePopupWidget()) {
        if (!list->close())
            break;
    }
    QFileDialog::done(result);
}

} // namespace hitbox
