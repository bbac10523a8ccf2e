#pragma once

#include "session/files/recovery_store.h"
#include "session/work/latest.h"

#include <QDialog>
#include <QImage>

class QLabel;
class QListWidget;
class QPushButton;

namespace hitbox {

/// What was closed without saving: the first frame, what it was called, when, and of which file.
class RecoverDialog : public QDialog
{
    Q_OBJECT

public:
    RecoverDialog(const QString &folder, std::chrono::days stays, QWidget *parent = nullptr);

    bool isReading() const { return m_look.isPending(); }

signals:
    void wanted(const hitbox::Recovery &recovery);

private:
    struct Entry {
        Recovery recovery;
        QImage picture;
    };

    void look() { m_look.ask(m_folder); }
    void display(const QList<Entry> &entries);
    void showButtons();
    void open();
    void removeChosen();
    void removeAll();
    bool confirms(const QString &question, const QString &button);

    QString m_folder;
    QList<Recovery> m_closed; ///< as they stand in the list
    QListWidget *m_list = nullptr;
    QLabel *m_empty = nullptr;
    QPushButton *m_open = nullptr;
    QPushButton *m_remove = nullptr;
    QPushButton *m_removeAll = nullptr;
    Latest<QString, QList<Entry>> m_look;
};

} // namespace hitbox
