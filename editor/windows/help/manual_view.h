#pragma once

#include "windows/help/manual.h"

#include <QStringList>
#include <QTextBrowser>

namespace hitbox {

/// One page of the manual, set for reading in the window's fonts and colours. Links are told, not followed.
class ManualView : public QTextBrowser
{
    Q_OBJECT

public:
    explicit ManualView(QWidget *parent = nullptr);

    void showPage(const ManualPage &page);
    void goToAnchor(const QString &anchor);   ///< empty: the beginning
    void markWords(const QStringList &words); ///< wherever they stand on the page

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void setText();
    void keepLinesShort();

    ManualPage m_page;
    QStringList m_words;
};

} // namespace hitbox
