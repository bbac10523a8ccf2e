#include "windows/export/export_preview_view.h"

#include "scene/icons.h"
#include "windows/settings/language.h"
#include "windows/widgets/fonts.h"
#include "windows/widgets/row_view.h"
#include "windows/widgets/search_field.h"
#include "windows/widgets/splitter.h"

#include <QBuffer>
#include <QHBoxLayout>
#include <QImageReader>
#include <QLabel>
#include <QPlainTextEdit>
#include <QProgressBar>
#include <QShortcut>
#include <QTextEdit>
#include <QTimer>
#include <QToolButton>

#include <algorithm>

namespace hitbox {

namespace {

/// More text than this is not shown, only copied and written: showing it must not be felt.
constexpr qsizetype mostBytesShown = 256 * 1024;
constexpr qsizetype mostHits = 9999;
constexpr qsizetype marksAround = 200; ///< hits that are marked, on either side of the current one
constexpr int busyDelay = 150;         ///< milliseconds that nobody takes for waiting

/// Words for bytes would have to agree with their number, which QLocale leaves them not to do.
QString sizeText(qint64 bytes)
{
    const QLocale locale = spokenLocale();
    return bytes < 1024 ? ExportPreviewView::tr("%1 B").arg(locale.toString(bytes))
                        : locale.formattedDataSize(bytes, 0);
}

} // namespace

ExportPreviewView::ExportPreviewView(QWidget *parent)
    : QWidget(parent)
    , m_list(new RowView(RowView::Layout::Lines, this))
    , m_text(new QPlainTextEdit(this))
    , m_search(new SearchField(tr("Search the text"), this))
    , m_count(new QLabel(this))
    , m_busy(new QProgressBar(this))
    , m_busyDelay(new QTimer(this))
{
    m_list->setObjectName(QStringLiteral("ExportFiles"));
    m_list->setAccessibleName(tr("Files"));
    m_busy->setObjectName(QStringLiteral("ExportBusy"));
    m_busy->setAccessibleName(tr("The files are being made"));
    m_busy->setRange(0, 0);
    m_busy->setTextVisible(false);
    m_busy->setFixedHeight(4);
    QSizePolicy room = m_busy->sizePolicy();
    room.setRetainSizeWhenHidden(true);
    m_busy->setSizePolicy(room);
    m_busy->hide();
    m_busyDelay->setSingleShot(true);
    m_busyDelay->setInterval(busyDelay);
    auto *splitter = makeSplitter(Qt::Horizontal, this);
    splitter->addWidget(m_list);
    splitter->addWidget(makeText());
    splitter->setStretchFactor(1, 1);
    splitter->setSizes({200, 600});
    auto *rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(4);
    rows->addWidget(m_busy);
    rows->addWidget(splitter, 1);
    connect(m_busyDelay, &QTimer::timeout, m_busy, &QWidget::show);
    connect(m_list, &RowView::pressed, this, &ExportPreviewView::showFile);
}

QWidget *ExportPreviewView::makeText()
{
    auto *box = new QWidget(this);
    auto *rows = new QVBoxLayout(box);
    rows->setContentsMargins(8, 0, 0, 0);
    rows->setSpacing(4);
    m_text->setObjectName(QStringLiteral("ExportText"));
    m_text->setAccessibleName(tr("Text of the file"));
    m_text->setReadOnly(true);
    m_text->setLineWrapMode(QPlainTextEdit::NoWrap);
    m_text->setFont(fixedFont(windowFont()));
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    rows->addWidget(makeSearch());
    rows->addWidget(m_text, 1);
    return box;
}

QWidget *ExportPreviewView::makeSearch()
{
    auto *box = new QWidget(this);
    auto *row = new QHBoxLayout(box);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(4);
    m_search->setObjectName(QStringLiteral("ExportSearch"));
    m_search->setToolTip(tr("Search the text (Ctrl+F); Return goes on, Shift+Return back"));
    m_count->setObjectName(QStringLiteral("Dim"));
    row->addWidget(m_search, 1);
    row->addWidget(m_count);
    const auto button = [&](const char *icon, const QString &toolTip, int by) {
        auto *made = new QToolButton(box);
        made->setIcon(themedIcon(QLatin1String(icon)));
        made->setToolTip(toolTip);
        made->setAccessibleName(toolTip);
        made->setFocusPolicy(Qt::StrongFocus);
        connect(made, &QToolButton::clicked, this, [this, by] { step(by); });
        row->addWidget(made);
    };
    button(":/icons/find-previous.svg", tr("Previous hit (Shift+Return)"), -1);
    button(":/icons/find-next.svg", tr("Next hit (Return)"), 1);
    connect(m_search, &QLineEdit::textChanged, this, &ExportPreviewView::search);
    const auto key = [this](const QKeySequence &keys, int by) {
        auto *shortcut = new QShortcut(keys, m_search, nullptr, nullptr, Qt::WidgetShortcut);
        connect(shortcut, &QShortcut::activated, this, [this, by] { step(by); });
    };
    key(Qt::Key_Return, 1);
    key(Qt::Key_Enter, 1);
    key(QKeyCombination(Qt::SHIFT, Qt::Key_Return), -1);
    connect(new QShortcut(QKeySequence::Find, window()), &QShortcut::activated, m_search, [this] {
        m_search->setFocus(Qt::ShortcutFocusReason);
        m_search->selectAll();
    });
    return box;
}

void ExportPreviewView::showBusy()
{
    m_busyDelay->start();
}

void ExportPreviewView::showFiles(const QList<OutputFile> &files)
{
    m_busyDelay->stop();
    m_busy->hide();
    const QString name = m_shown >= 0 ? m_files.at(m_shown).name : QString();
    m_files = files;
    const auto same =
        std::find_if(m_files.cbegin(), m_files.cend(), [&name](const OutputFile &file) { return file.name == name; });
    showFile(m_files.isEmpty() ? -1 : same == m_files.cend() ? 0 : static_cast<int>(same - m_files.cbegin()));
}

void ExportPreviewView::refreshList()
{
    RowSource source;
    source.count = static_cast<int>(m_files.size());
    source.selected = rowAlone(m_shown);
    source.of = [files = m_files, shown = m_shown](int index) {
        Row row;
        row.title = files.at(index).name;
        row.trailing = sizeText(files.at(index).bytes.size());
        row.selected = index == shown;
        return row;
    };
    m_list->setSource(source);
}

/// Where there would be text.
QString ExportPreviewView::pictureText(const QByteArray &png)
{
    QBuffer buffer;
    buffer.setData(png);
    const QSize size = QImageReader(&buffer, "png").size();
    return tr("A picture of %1 × %2 pixels").arg(size.width()).arg(size.height());
}

void ExportPreviewView::showFile(int index)
{
    m_shown = index;
    refreshList();
    const QByteArray bytes = index < 0 ? QByteArray() : m_files.at(index).bytes;
    if (index >= 0 && m_files.at(index).name.endsWith(QLatin1String(".png"))) {
        m_text->setPlainText(pictureText(bytes));
        return search();
    }
    QString shown = QString::fromUtf8(bytes.first(std::min(bytes.size(), mostBytesShown)));
    if (const auto more = static_cast<int>(bytes.size() - mostBytesShown); more > 0)
        shown += more == 1 ? tr("\n… and 1 byte more") : tr("\n… and %n bytes more", nullptr, more);
    m_text->setPlainText(shown);
    search();
}

QString ExportPreviewView::text() const
{
    if (m_shown < 0)
        return {};
    const OutputFile &file = m_files.at(m_shown);
    return file.name.endsWith(QLatin1String(".png")) ? pictureText(file.bytes) : QString::fromUtf8(file.bytes);
}

void ExportPreviewView::search()
{
    m_hits.clear();
    m_hit = -1;
    const QString wanted = m_search->text();
    if (!wanted.isEmpty()) {
        const QString text = m_text->toPlainText();
        for (qsizetype at = text.indexOf(wanted, 0, Qt::CaseInsensitive); at >= 0 && m_hits.size() < mostHits;
             at = text.indexOf(wanted, at + wanted.size(), Qt::CaseInsensitive))
            m_hits.append(static_cast<int>(at));
    }
    step(1);
}

void ExportPreviewView::step(int by)
{
    const auto count = static_cast<int>(m_hits.size());
    if (count > 0)
        m_hit = m_hit < 0 ? 0 : (m_hit + by + count) % count;
    if (m_search->text().isEmpty())
        m_count->clear();
    else
        m_count->setText(count == 0 ? tr("not found") : tr("%1 of %2").arg(m_hit + 1).arg(count));
    mark();
}

void ExportPreviewView::mark()
{
    QList<QTextEdit::ExtraSelection> marks;
    const auto length = static_cast<int>(m_search->text().size());
    const qsizetype first = std::max<qsizetype>(0, m_hit - marksAround);
    for (qsizetype i = first; i < std::min<qsizetype>(m_hits.size(), m_hit + marksAround); ++i) {
        QTextEdit::ExtraSelection hit;
        hit.cursor = QTextCursor(m_text->document());
        hit.cursor.setPosition(m_hits.at(i));
        hit.cursor.setPosition(m_hits.at(i) + length, QTextCursor::KeepAnchor);
        const QPalette &colors = palette();
        hit.format.setBackground(i == m_hit ? colors.highlight() : colors.midlight());
        hit.format.setForeground(i == m_hit ? colors.highlightedText() : colors.text());
        marks.append(hit);
    }
    m_text->setExtraSelections(marks);
    if (m_hit < 0)
        return;
    QTextCursor place(m_text->document());
    place.setPosition(m_hits.at(m_hit));
    m_text->setTextCursor(place);
    m_text->ensureCursorVisible();
}

} // namespace hitbox
