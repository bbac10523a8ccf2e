#include "windows/help/manual_view.h"

#include "windows/widgets/fonts.h"

#include <QEvent>
#include <QImage>
#include <QScrollBar>
#include <QTextBlock>
#include <QTextDocument>
#include <QTextFrame>
#include <QTextList>
#include <QTextTable>
#include <QUrl>

#include <algorithm>

namespace hitbox {

namespace {

constexpr int pageMargin = 28;     ///< pixels
constexpr int mostPageWidth = 860; ///< pixels: longer lines are hard to read

void setHeading(QTextCursor &cursor, const QString &anchor, const QFont &font)
{
    const int level = cursor.blockFormat().headingLevel();
    QTextBlockFormat block;
    block.setTopMargin(level == 1 ? 4 : 20);
    block.setBottomMargin(6);
    cursor.mergeBlockFormat(block);
    QTextCharFormat format;
    format.setAnchor(true);
    format.setAnchorNames({anchor});
    QFont larger = titleFont(font);
    larger.setPixelSize(level == 1 ? 24 : level == 2 ? 18 : 15);
    format.setFont(larger, QTextCharFormat::FontPropertiesSpecifiedOnly);
    cursor.movePosition(QTextCursor::EndOfBlock, QTextCursor::KeepAnchor);
    cursor.mergeCharFormat(format);
}

/// Code within a sentence, and links.
void setWords(const QTextBlock &block, const QPalette &palette, const QFont &code)
{
    for (auto part = block.begin(); !part.atEnd(); ++part) {
        const QTextCharFormat was = part.fragment().charFormat();
        QTextCharFormat format;
        if (was.fontFixedPitch()) {
            format.setFont(code, QTextCharFormat::FontPropertiesSpecifiedOnly);
            format.setBackground(palette.color(QPalette::AlternateBase));
        }
        if (was.isAnchor() && !was.anchorHref().isEmpty())
            format.setForeground(palette.color(QPalette::Link));
        if (format.isEmpty())
            continue;
        QTextCursor cursor(block);
        cursor.setPosition(part.fragment().position());
        cursor.setPosition(part.fragment().position() + part.fragment().length(), QTextCursor::KeepAnchor);
        cursor.mergeCharFormat(format);
    }
}

/// Pictures are no wider than a page is at its narrowest, and made smaller once, smoothly. A line that is one is as
/// high as it.
void setPictures(QTextDocument &page, qreal pixelRatio)
{
    constexpr int mostPictureWidth = 640; ///< pixels
    for (QTextBlock block = page.begin(); block.isValid(); block = block.next()) {
        for (auto part = block.begin(); !part.atEnd(); ++part) {
            QTextImageFormat format = part.fragment().charFormat().toImageFormat();
            if (!format.isValid())
                continue;
            QTextCursor cursor(block);
            QTextBlockFormat single;
            single.setLineHeight(100, QTextBlockFormat::ProportionalHeight);
            cursor.mergeBlockFormat(single);
            QImage picture(QString(builtInManual) + u'/' + format.name());
            if (picture.width() <= mostPictureWidth)
                continue;
            if (const int width = qRound(mostPictureWidth * pixelRatio); width < picture.width())
                picture = picture.scaledToWidth(width, Qt::SmoothTransformation);
            page.addResource(QTextDocument::ImageResource, QUrl(format.name()), picture);
            format.setWidth(mostPictureWidth);
            cursor.setPosition(part.fragment().position());
            cursor.setPosition(part.fragment().position() + part.fragment().length(), QTextCursor::KeepAnchor);
            cursor.mergeCharFormat(format);
        }
    }
}

/// Filled, whatever sign the source writes: Qt takes a star for a ring.
void setBullet(const QTextBlock &block)
{
    QTextList *list = block.textList();
    if (!list || list->format().style() != QTextListFormat::ListCircle)
        return;
    QTextListFormat format = list->format();
    format.setStyle(QTextListFormat::ListDisc);
    list->setFormat(format);
}

bool isRowEmpty(const QTextTable &table, int row)
{
    for (int column = 0; column < table.columns(); ++column) {
        if (!table.cellAt(row, column).firstCursorPosition().block().text().isEmpty())
            return false;
    }
    return true;
}

void setTable(QTextTable &table, const QPalette &palette)
{
    QTextTableFormat format = table.format();
    format.setBorderCollapse(true);
    format.setBorder(1);
    format.setBorderBrush(palette.color(QPalette::Mid));
    format.setBorderStyle(QTextFrameFormat::BorderStyle_Solid);
    format.setCellPadding(5);
    format.setCellSpacing(0);
    format.setTopMargin(6);
    format.setBottomMargin(10);
    table.setFormat(format);
    if (isRowEmpty(table, 0))
        return table.removeRows(0, 1);
    for (int column = 0; column < table.columns(); ++column) {
        QTextTableCell cell = table.cellAt(0, column);
        QTextCharFormat head = cell.format();
        head.setBackground(palette.color(QPalette::AlternateBase));
        cell.setFormat(head);
    }
}

} // namespace

ManualView::ManualView(QWidget *parent)
    : QTextBrowser(parent)
{
    setObjectName(QStringLiteral("ManualView"));
    setAccessibleName(tr("Page of the manual"));
    setOpenLinks(false);
    setSearchPaths({builtInManual}); // of pictures
    setFrameShape(QFrame::NoFrame);
    setTextInteractionFlags(Qt::TextBrowserInteraction);
}

void ManualView::showPage(const ManualPage &page)
{
    m_page = page;
    setText();
}

void ManualView::setText()
{
    document()->setDefaultFont(windowFont());
    document()->setMarkdown(withoutComments(m_page.source), QTextDocument::MarkdownDialectGitHub);
    QTextCursor whole(document());
    whole.beginEditBlock(); // or each change would lay out the page anew
    const QFont code = fixedFont(windowFont());
    qsizetype heading = 0;
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next()) {
        setBullet(block);
        QTextCursor cursor(block);
        const QTextBlockFormat format = block.blockFormat();
        if (format.headingLevel() > 0 && heading < m_page.sections.size()) {
            setHeading(cursor, m_page.sections.at(heading++).anchor, windowFont());
            continue;
        }
        if (format.hasProperty(QTextFormat::BlockCodeLanguage) || format.hasProperty(QTextFormat::BlockCodeFence)) {
            QTextBlockFormat fenced;
            fenced.setBackground(palette().color(QPalette::AlternateBase));
            fenced.setNonBreakableLines(false);
            cursor.mergeBlockFormat(fenced);
        } else if (!cursor.currentTable()) {
            QTextBlockFormat spaced;
            spaced.setLineHeight(120, QTextBlockFormat::ProportionalHeight);
            spaced.setBottomMargin(block.textList() ? 3 : 8);
            cursor.mergeBlockFormat(spaced);
        }
        setWords(block, palette(), code);
    }
    for (QTextFrame *frame : document()->rootFrame()->childFrames()) {
        if (auto *table = qobject_cast<QTextTable *>(frame))
            setTable(*table, palette());
    }
    setPictures(*document(), devicePixelRatioF());
    whole.endEditBlock();
    moveCursor(QTextCursor::Start); // it went along with the text as that came in
    keepLinesShort();
    markWords(m_words);
}

void ManualView::goToAnchor(const QString &anchor)
{
    if (anchor.isEmpty())
        verticalScrollBar()->setValue(0);
    else
        scrollToAnchor(anchor);
}

void ManualView::markWords(const QStringList &words)
{
    m_words = words;
    QList<QTextEdit::ExtraSelection> marks;
    for (const QString &word : words) {
        for (QTextCursor found = document()->find(word); !found.isNull(); found = document()->find(word, found)) {
            QTextCharFormat format;
            format.setBackground(palette().color(QPalette::Highlight));
            format.setForeground(palette().color(QPalette::HighlightedText));
            marks.append({found, format});
        }
    }
    setExtraSelections(marks);
}

void ManualView::changeEvent(QEvent *event)
{
    QTextBrowser::changeEvent(event);
    if (event->type() != QEvent::PaletteChange || m_page.source.isEmpty())
        return;
    const int place = verticalScrollBar()->value();
    setText();
    verticalScrollBar()->setValue(place);
}

void ManualView::resizeEvent(QResizeEvent *event)
{
    keepLinesShort();
    QTextBrowser::resizeEvent(event);
}

void ManualView::keepLinesShort()
{
    QTextFrameFormat format = document()->rootFrame()->frameFormat();
    const int right = std::max(pageMargin, viewport()->width() - mostPageWidth);
    if (format.leftMargin() == pageMargin && format.rightMargin() == right)
        return;
    format.setLeftMargin(pageMargin);
    format.setRightMargin(right);
    format.setTopMargin(16);
    format.setBottomMargin(24);
    document()->rootFrame()->setFrameFormat(format);
}

} // namespace hitbox
