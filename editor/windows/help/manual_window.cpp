#include "windows/help/manual_window.h"

#include "scene/icons.h"
#include "windows/help/manual_view.h"
#include "windows/widgets/roomy_rows.h"
#include "windows/widgets/search_field.h"
#include "windows/widgets/splitter.h"

#include <QAction>
#include <QApplication>
#include <QDesktopServices>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QScrollBar>
#include <QToolButton>
#include <QTreeWidget>
#include <QUrl>
#include <QVBoxLayout>
#include <QWindow>

namespace hitbox {

namespace {

constexpr int pageRole = Qt::UserRole;
constexpr int anchorRole = Qt::UserRole + 1;
constexpr QLatin1String indexPage("index.md");
constexpr QLatin1String keysPage("keys.md");

ManualPlace placeOfRow(const QTreeWidgetItem &row)
{
    return {row.data(0, pageRole).toString(), row.data(0, anchorRole).toString()};
}

void namePlace(QTreeWidgetItem &row, const ManualPlace &place)
{
    row.setData(0, pageRole, place.page);
    row.setData(0, anchorRole, place.anchor);
}

QToolButton *headerButton(const QString &text, QWidget *parent)
{
    auto *button = new QToolButton(parent);
    button->setText(text);
    button->setFocusPolicy(Qt::TabFocus);
    return button;
}

} // namespace

ManualWindow::ManualWindow(Manual manual)
    : QWidget(nullptr, Qt::Window)
    , m_manual(std::move(manual))
    , m_search(new SearchField(tr("Search the manual"), this))
    , m_index(new QTreeWidget(this))
    , m_view(new ManualView(this))
{
    setObjectName(QStringLiteral("Manual"));
    setAttribute(Qt::WA_QuitOnClose, false);
    setWindowTitle(tr("Manual"));
    resize(1020, 680);
    m_search->setPlaceholderText(tr("Search the manual (%1)").arg(QKeySequence(QKeySequence::Find).toString()));
    m_index->setObjectName(QStringLiteral("ManualIndex"));
    m_index->setHeaderHidden(true);
    m_index->setIndentation(14);
    giveRowsRoom(*m_index);
    m_index->setAccessibleName(tr("Pages"));
    auto *header = new QHBoxLayout;
    makeHeader(*header);
    auto *left = new QWidget(this);
    auto *column = new QVBoxLayout(left);
    column->setContentsMargins(8, 8, 0, 8);
    column->addLayout(header);
    column->addWidget(m_search);
    column->addWidget(m_index, 1);
    auto *columns = makeSplitter(Qt::Horizontal, this);
    columns->addWidget(left);
    columns->addWidget(m_view);
    columns->setStretchFactor(1, 1);
    columns->setSizes({270, 750});
    auto *whole = new QHBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->addWidget(columns);
    connect(m_search, &QLineEdit::textChanged, this, &ManualWindow::filter);
    connect(m_search, &QLineEdit::returnPressed, this, &ManualWindow::readFirstFound);
    const auto goToRow = [this](QTreeWidgetItem *row) { goTo(placeOfRow(*row)); };
    connect(m_index, &QTreeWidget::itemClicked, this, goToRow);
    connect(m_index, &QTreeWidget::itemActivated, this, goToRow);
    connect(m_view, &QTextBrowser::anchorClicked, this, [this](const QUrl &url) { follow(url.toString()); });
    fillIndex();
    display(placeOf(indexPage, {}));
}

void ManualWindow::makeHeader(QHBoxLayout &row)
{
    const auto addKeys = [this](QToolButton *button, const QString &does, const QList<QKeySequence> &keys) {
        button->setToolTip(QStringLiteral("%1 (%2)").arg(does, keys.value(0).toString(QKeySequence::NativeText)));
        button->setAccessibleName(does);
        auto *action = new QAction(does, this);
        action->setShortcuts(keys);
        connect(action, &QAction::triggered, button, &QToolButton::click);
        addAction(action);
    };
    m_goBack = headerButton(tr("Back"), this);
    m_goBack->setIcon(themedIcon(QStringLiteral(":/icons/go-back.svg")));
    m_goForward = headerButton(tr("Forward"), this);
    m_goForward->setIcon(themedIcon(QStringLiteral(":/icons/go-forward.svg")));
    auto *contents = headerButton(tr("Contents"), this);
    m_changeKeys = headerButton(tr("Change keys…"), this);
    QSizePolicy room = m_changeKeys->sizePolicy();
    room.setRetainSizeWhenHidden(true); // the text beside the pages stays where it is
    m_changeKeys->setSizePolicy(room);
    addKeys(m_goBack, tr("Back"), QKeySequence::keyBindings(QKeySequence::Back));
    addKeys(m_goForward, tr("Forward"), QKeySequence::keyBindings(QKeySequence::Forward));
    addKeys(contents, tr("Contents"), {QKeySequence(QStringLiteral("F1"))});
    connect(m_goBack, &QToolButton::clicked, this, [this] { step(m_back, m_forward); });
    connect(m_goForward, &QToolButton::clicked, this, [this] { step(m_forward, m_back); });
    connect(contents, &QToolButton::clicked, this, [this] { goTo({indexPage, {}}); });
    connect(m_changeKeys, &QToolButton::clicked, this, &ManualWindow::changeKeysWanted);
    for (QToolButton *button : {m_goBack, m_goForward, contents})
        row.addWidget(button);
    row.addStretch(1);
    row.addWidget(m_changeKeys);
    auto *find = new QAction(tr("Search"), this);
    find->setShortcuts(QKeySequence::Find);
    connect(find, &QAction::triggered, m_search, [this] {
        m_search->setFocus();
        m_search->selectAll();
    });
    addAction(find);
}

void ManualWindow::setManual(const Manual &manual)
{
    m_manual = manual;
    const Visit now = here();
    fillIndex();
    display(now.place);
    m_view->verticalScrollBar()->setValue(now.scrolled);
}

void ManualWindow::open(const QString &link)
{
    openBehind(link);
    raise();
    activateWindow();
}

void ManualWindow::openBehind(const QString &link)
{
    goTo(placeOf(link, indexPage));
    letThroughModalDialog();
    setAttribute(Qt::WA_ShowWithoutActivating);
    show();
    m_view->setFocus();
}

/// A dialog that holds up all windows does not hold up its own: while one stands, this is one of them.
void ManualWindow::letThroughModalDialog()
{
    create();
    const QWidget *dialog = QApplication::activeModalWidget();
    windowHandle()->setTransientParent(dialog ? dialog->windowHandle() : nullptr);
}

void ManualWindow::fillIndex()
{
    m_index->clear();
    for (const ManualPage &page : m_manual.pages) {
        QTreeWidgetItem *pageRow = nullptr;
        for (const ManualSection &section : page.sections) {
            if (section.level > 2)
                continue;
            if (!pageRow) {
                pageRow = new QTreeWidgetItem(m_index, {section.title});
                namePlace(*pageRow, {page.name, {}});
            } else {
                namePlace(*new QTreeWidgetItem(pageRow, {section.title}), {page.name, section.anchor});
            }
        }
    }
    m_none = new QTreeWidgetItem(m_index);
    m_none->setDisabled(true);
    filter();
}

/// To the sections that hold what was typed; a section below two levels shows by the row it belongs to.
void ManualWindow::filter()
{
    const QString typed = m_search->text().trimmed();
    const QList<ManualPlace> found = searched(m_manual, typed);
    for (int i = 0; i < m_index->topLevelItemCount(); ++i) {
        QTreeWidgetItem *page = m_index->topLevelItem(i);
        if (page == m_none)
            continue;
        page->setHidden(!typed.isEmpty());
        page->setExpanded(!typed.isEmpty());
        for (int j = 0; j < page->childCount(); ++j)
            page->child(j)->setHidden(!typed.isEmpty());
    }
    for (const ManualPlace &place : found) {
        QTreeWidgetItem *row = rowOf(place);
        row->setHidden(false);
        if (row->parent())
            row->parent()->setHidden(false);
    }
    m_none->setText(0, nothingFits(typed));
    m_none->setHidden(typed.isEmpty() || !found.isEmpty());
    m_view->markWords(typed.split(u' ', Qt::SkipEmptyParts));
}

/// The row of the section, or of the one around it that has a row.
QTreeWidgetItem *ManualWindow::rowOf(const ManualPlace &place) const
{
    const ManualPage *page = findPage(m_manual, place.page);
    for (int i = 0; page && i < m_index->topLevelItemCount(); ++i) {
        QTreeWidgetItem *row = m_index->topLevelItem(i);
        if (placeOfRow(*row).page != place.page)
            continue;
        QTreeWidgetItem *last = row;
        int next = 0;
        for (const ManualSection &section : page->sections) {
            if (next < row->childCount() && placeOfRow(*row->child(next)).anchor == section.anchor)
                last = row->child(next++);
            if (section.anchor == place.anchor)
                return last;
        }
        return row;
    }
    return nullptr;
}

ManualWindow::Visit ManualWindow::here() const
{
    return {m_place, m_view->verticalScrollBar()->value()};
}

void ManualWindow::goTo(const ManualPlace &place)
{
    if (place == m_place)
        return m_view->goToAnchor(place.anchor);
    m_back.append(here());
    m_forward.clear();
    display(place);
}

void ManualWindow::display(const ManualPlace &place)
{
    const ManualPage *page = findPage(m_manual, place.page);
    if (!page)
        return;
    m_place = place;
    m_view->showPage(*page);
    m_view->goToAnchor(place.anchor);
    setWindowTitle(tr("%1 – Manual").arg(page->sections.isEmpty() ? page->name : page->sections.first().title));
    m_changeKeys->setVisible(place.page == keysPage);
    m_goBack->setEnabled(!m_back.isEmpty());
    m_goForward->setEnabled(!m_forward.isEmpty());
    if (QTreeWidgetItem *row = rowOf(place))
        m_index->setCurrentItem(row);
}

void ManualWindow::step(QList<Visit> &from, QList<Visit> &to)
{
    if (from.isEmpty())
        return;
    to.append(here());
    const Visit visit = from.takeLast();
    display(visit.place);
    m_view->verticalScrollBar()->setValue(visit.scrolled);
}

void ManualWindow::follow(const QString &link)
{
    const ManualPlace place = placeOf(link, m_place.page);
    if (findPage(m_manual, place.page))
        goTo(place);
    else
        QDesktopServices::openUrl(QUrl(link));
}

void ManualWindow::readFirstFound()
{
    const QList<ManualPlace> found = searched(m_manual, m_search->text());
    if (found.isEmpty())
        return;
    goTo(found.first());
    m_view->setFocus();
}

void ManualWindow::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        close();
    else
        QWidget::keyPressEvent(event);
}

} // namespace hitbox
