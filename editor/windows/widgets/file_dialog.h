#pragma once

#include <QFileDialog>

namespace hitbox {

/// Qt's dialog for files. The list that completes what one types closes before it does: while any list is open, Qt
/// takes no note of which window becomes the active one, and no key of that would do anything from then on.
///
/// Without Q_OBJECT, as Qt shows the system's own dialog in place of its own class alone.
class FileDialog final : public QFileDialog
{
public:
    using QFileDialog::QFileDialog;

    // Empty where nothing is chosen.
    static QString fileToOpen(QWidget *parent, const QString &title, const QString &folder,
                              const QString &filter = QString());
    static QStringList filesToOpen(QWidget *parent, const QString &title, const QString &folder, const QString &filter);
    static QString folderToWriteInto(QWidget *parent, const QString &title, const QString &folder);

protected:
    void done(int result) override;
};

} // namespace hitbox
