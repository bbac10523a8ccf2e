#include "windows/actions/command_palette.h"

#include "windows/actions/fuzzy.h"
#include "windows/widgets/fonts.h"
#include "windows/widgets/roomy_rows.h"
#include "windows/widgets/search_field.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QLineEdit>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <numeric>

namespace hitbox {

namespace {

enum PaletteColumn { TextColumn, PlaceColumn, KeysColumn, ColumnCount };

constexpr int mostEntriesShown = 250; // all actions, and more than anybody looks through

/// How an entry fits what was typed: the lower rank is listed first, of equal ones the higher score.
struct Fit {
    int entry = 0;
    int rank = 0;
    int score = 0;
};

bool hasAtWord(const QString &text, const QString &pattern)
{
    for (qsizetype at = text.indexOf(pattern, 0, Qt::CaseInsensitive); at >= 0;
         at = text.indexOf(pattern, at + 1, Qt::CaseInsensitive)) {
        if (at == 0 || !text[at - 1].isLetterOrNumber())
            return true;
    }
    return false;
}

/// Letters that stand here and there in the name of an action are no reason to list it before a sprite of that name.
int rankOf(const PaletteEntry &entry, const QString &pattern)
{
    return 2 * static_cast<int>(!hasAtWord(entry.text, pattern)) +
           static_cast<int>(entry.kind == PaletteEntry::Kind::Place);
}

} // namespace

CommandPalette::CommandPalette(QList<PaletteEntry> entries, QWidget *window)
    : QFrame(window, Qt::Popup)
    , m_entries(std::move(entries))
    , m_line(new QLineEdit(this))
    , m_list(new QTreeWidget(this))
{
    setObjectName(QStringLiteral("CommandPalette"));
    setAttribute(Qt::WA_DeleteOnClose);
    setAccessibleName(tr("Find an action"));
    m_line->setPlaceholderText(tr("Find an action, a sprite or a frame"));
    m_line->setAccessibleName(m_line->placeholderText());
    m_line->installEventFilter(this);
    m_list->setColumnCount(ColumnCount);
    m_list->setHeaderHidden(true);
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    giveRowsRoom(*m_list);
    m_list->setFocusPolicy(Qt::NoFocus);
    m_list->setAccessibleName(tr("What fits"));
    m_list->header()->setStretchLastSection(false);
    m_list->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_list->header()->setSectionResizeMode(PlaceColumn, QHeaderView::Stretch); // the name has the room that it needs
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(8, 8, 8, 8);
    layout->setSpacing(8);
    layout->addWidget(m_line);
    layout->addWidget(m_list);
    connect(m_line, &QLineEdit::textChanged, this, &CommandPalette::filter);
    connect(m_list, &QTreeWidget::itemClicked, this, &CommandPalette::runCurrent);
    filter({});
}

void CommandPalette::open()
{
    const QWidget *window = parentWidget();
    resize(std::clamp(wantedWidth(), 560, std::max(560, window->width() - 40)), std::min(420, window->height() - 120));
    m_list->header()->setMaximumSectionSize(width() * 2 / 3); // of the longest names, places still show
    move(window->mapToGlobal(QPoint((window->width() - width()) / 2, 72)));
    show();
    m_line->setFocus();
}

/// With which every name, place and key is seen whole.
int CommandPalette::wantedWidth() const
{
    const QFontMetrics ofKeys(fixedFont(font()));
    std::array<int, ColumnCount> widest{};
    for (const PaletteEntry &entry : m_entries) {
        if (entry.kind == PaletteEntry::Kind::Place)
            continue; // somebody's names may be of any length
        widest[TextColumn] = std::max(widest[TextColumn], fontMetrics().horizontalAdvance(entry.text));
        widest[PlaceColumn] = std::max(widest[PlaceColumn], fontMetrics().horizontalAdvance(entry.place));
        widest[KeysColumn] = std::max(widest[KeysColumn], ofKeys.horizontalAdvance(entry.keys));
    }
    constexpr int margins = 24; // of a column
    constexpr int aroundList = 40;
    return std::reduce(widest.cbegin(), widest.cend()) + ColumnCount * margins + aroundList;
}

void CommandPalette::filter(const QString &pattern)
{
    const QString typed = pattern.trimmed();
    QList<Fit> fits;
    for (int i = 0; i < m_entries.size(); ++i) {
        const PaletteEntry &entry = m_entries[i];
        if (const auto score = fuzzyScore(pattern, entry.text))
            fits.append({i, rankOf(entry, typed), *score});
        else if (const auto wider = fuzzyScore(pattern, entry.place + QLatin1Char(' ') + entry.text))
            fits.append({i, rankOf(entry, typed), *wider - 1});
    }
    std::stable_sort(fits.begin(), fits.end(), [](const Fit &a, const Fit &b) {
        return std::pair(a.rank, -a.score) < std::pair(b.rank, -b.score);
    });
    m_list->clear();
    for (const Fit &fit : fits.mid(0, mostEntriesShown)) {
        const PaletteEntry &entry = m_entries[fit.entry];
        auto *item = new QTreeWidgetItem(m_list, {entry.text, entry.place, entry.keys});
        item->setData(TextColumn, Qt::UserRole, fit.entry);
        item->setFont(KeysColumn, fixedFont(font()));
        item->setTextAlignment(KeysColumn, Qt::AlignRight | Qt::AlignVCenter);
        item->setDisabled(!entry.enabled);
    }
    if (fits.isEmpty()) {
        auto *none = new QTreeWidgetItem(m_list, {nothingFits(typed)});
        none->setDisabled(true);
        none->setFirstColumnSpanned(true);
    }
    m_list->setCurrentItem(m_list->topLevelItem(0));
}

void CommandPalette::runCurrent()
{
    const QTreeWidgetItem *item = m_list->currentItem();
    if (!item || item->isDisabled())
        return;
    const auto run = m_entries[item->data(TextColumn, Qt::UserRole).toInt()].run;
    close();
    run();
}

bool CommandPalette::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::KeyPress)
        return QFrame::eventFilter(watched, event);
    auto *key = static_cast<QKeyEvent *>(event);
    switch (key->key()) {
    case Qt::Key_Up:
    case Qt::Key_Down:
    case Qt::Key_PageUp:
    case Qt::Key_PageDown: {
        const int page = key->key() == Qt::Key_Up || key->key() == Qt::Key_Down ? 1 : 10;
        const int step = key->key() == Qt::Key_Up || key->key() == Qt::Key_PageUp ? -page : page;
        const int last = m_list->topLevelItemCount() - 1;
        const int row = std::clamp(m_list->indexOfTopLevelItem(m_list->currentItem()) + step, 0, std::max(0, last));
        m_list->setCurrentItem(m_list->topLevelItem(row));
        return true;
    }
    case Qt::Key_Return:
    case Qt::Key_Enter: runCurrent(); return true;
    default: return QFrame::eventFilter(watched, event);
    }
}

} // namespace hitbox
