#pragma once

#include "document/document.h"
#include "drawing/theme.h"
#include "session/files/version_store.h"
#include "session/work/latest.h"

#include <QDialog>
#include <QImage>

class QLabel;
class QListWidget;
class QPushButton;

namespace hitbox {

/// What a project was like when it was saved: a picture, when, and what was changed since. Read one after the other,
/// while one can choose already.
class VersionsDialog : public QDialog
{
    Q_OBJECT

public:
    /// `present` as the project's file has it.
    VersionsDialog(const QString &store, const QString &project, const Document &present, QWidget *parent = nullptr);

    bool isReading() const { return m_list.isPending() || m_look.isPending(); }

signals:
    void wanted(const hitbox::Version &version);

private:
    /// What a look at a version tells.
    struct Look {
        bool opens = false;
        QString text; ///< the differences, or why it cannot be read
        QImage picture;
    };

    static Look lookAt(const Version &version, const Document &present, const Theme &theme);
    void makeParts(const QString &projectName);
    void display(const QList<Version> &versions);
    void lookAtNext();
    void show(const Look &look);
    void showButtons();
    void open();

    QList<Version> m_versions; ///< as they stand in the list
    QList<Look> m_looks;       ///< at the first ones of them
    QListWidget *m_rows = nullptr;
    QLabel *m_empty = nullptr;
    QPushButton *m_open = nullptr;
    Latest<QString, QList<Version>> m_list;
    Latest<Version, Look> m_look;
};

} // namespace hitbox
