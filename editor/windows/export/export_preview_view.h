#pragma once

#include "drawing/theme.h"
#include "formats/format.h"

#include <QList>
#include <QWidget>

class QLabel;
class QPlainTextEdit;
class QProgressBar;
class QTimer;

namespace hitbox {

class RowView;
class SearchField;

/// The files of an export and the text of one of them, with a search through it.
class ExportPreviewView : public QWidget
{
    Q_OBJECT

public:
    ExportPreviewView(QWidget *parent);

    void showFiles(const QList<OutputFile> &files); ///< the one in view stays when there is one of its name
    void showBusy();                                ///< until files are shown: they are being made; told when it lasts
    QString text() const;                           ///< of the file in view, as a whole

private:
    QWidget *makeText();
    QWidget *makeSearch();
    void showFile(int index);
    static QString pictureText(const QByteArray &png);
    void refreshList();
    void search();
    void step(int by);
    void mark();

    QList<OutputFile> m_files;
    int m_shown = -1;
    QList<int> m_hits; ///< places in the text where what is searched for begins
    int m_hit = -1;
    RowView *m_list = nullptr;
    QPlainTextEdit *m_text = nullptr;
    SearchField *m_search = nullptr;
    QLabel *m_count = nullptr;
    QProgressBar *m_busy = nullptr;
    QTimer *m_busyDelay = nullptr;
};

} // namespace hitbox
