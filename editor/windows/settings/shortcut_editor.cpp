#include "windows/settings/shortcut_editor.h"

#include "windows/actions/actions.h"
#include "windows/actions/key_presets.h"
#include "windows/widgets/fonts.h"
#include "windows/widgets/roomy_rows.h"
#include "windows/widgets/search_field.h"
#include "windows/widgets/spoken_role.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QKeySequenceEdit>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace hitbox {

namespace {

/// One key with its modifiers; what is typed after it is left out.
QKeySequence firstOf(const QKeySequence &typed)
{
    return typed.isEmpty() ? typed : QKeySequence(typed[0]);
}

/// Canvas, lists and fields live on these.
bool isReserved(const QKeySequence &keys)
{
    switch (keys[0].key()) {
    case Qt::Key_Escape:
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Tab:
    case Qt::Key_Space:
    case Qt::Key_Backspace:
    case Qt::Key_Up:
    case Qt::Key_Down:
    case Qt::Key_Left:
    case Qt::Key_Right: return keys[0].keyboardModifiers() == Qt::NoModifier;
    default: return false;
    }
}

} // namespace

ShortcutEditor::ShortcutEditor(Actions &actions, QWidget *window)
    : QDialog(window)
    , m_actions(actions)
    , m_search(new SearchField(tr("Search actions"), this))
    , m_list(new QTreeWidget(this))
    , m_keys(new QKeySequenceEdit(this))
    , m_note(new QLabel(this))
{
    setObjectName(QStringLiteral("ShortcutEditor"));
    setWindowTitle(tr("Change keys"));
    resize(600, 640);
    m_search->setObjectName(QStringLiteral("KeySearch"));
    m_list->setColumnCount(2);
    m_list->setHeaderLabels({tr("Action"), tr("Keys")});
    m_list->setRootIsDecorated(false);
    m_list->setItemsExpandable(false);
    m_list->setIndentation(12);
    m_list->setUniformRowHeights(true);
    giveRowsRoom(*m_list);
    m_list->header()->setStretchLastSection(false);
    m_list->header()->setSectionResizeMode(0, QHeaderView::Stretch); // keys take what they need
    m_list->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    m_list->setAccessibleName(tr("Actions"));
    speakAs(*m_keys, QAccessible::EditableText);
    m_keys->setAccessibleName(tr("New keys"));
    m_note->setTextFormat(Qt::PlainText);
    m_note->setWordWrap(true);
    m_note->setObjectName(QStringLiteral("KeyNote"));
    layOut();
    connect(m_search, &QLineEdit::textChanged, this, &ShortcutEditor::filter);
    connect(m_list, &QTreeWidget::currentItemChanged, this, &ShortcutEditor::showCurrent);
    connect(m_keys, &QKeySequenceEdit::keySequenceChanged, this, &ShortcutEditor::offer);
    m_keys->installEventFilter(this);
    fill();
}

void ShortcutEditor::layOut()
{
    auto *keys = new QHBoxLayout;
    keys->addWidget(m_keys, 1);
    m_assign = addButton(*keys, tr("Assign"), "Primary");
    m_reset = addButton(*keys, tr("Reset"), "ResetKeys");
    auto *all = new QHBoxLayout;
    addPresets(*all);
    QPushButton *resetAll = addButton(*all, tr("Reset all"), "ResetAllKeys");
    m_undo = addButton(*all, tr("Undo"), "UndoKeys");
    all->addStretch();
    QPushButton *close = addButton(*all, tr("Close"), "CloseKeys");
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(16, 16, 16, 16);
    layout->setSpacing(8);
    layout->addWidget(m_search);
    layout->addWidget(m_list, 1);
    layout->addLayout(keys);
    layout->addWidget(m_note);
    layout->addLayout(all);
    connect(m_assign, &QPushButton::clicked, this, &ShortcutEditor::assign);
    connect(m_reset, &QPushButton::clicked, this, &ShortcutEditor::reset);
    connect(resetAll, &QPushButton::clicked, this, [this] { use({}); });
    connect(m_undo, &QPushButton::clicked, this, &ShortcutEditor::undo);
    connect(close, &QPushButton::clicked, this, &ShortcutEditor::close);
}

QPushButton *ShortcutEditor::addButton(QBoxLayout &row, const QString &text, const char *name)
{
    auto *button = new QPushButton(text, this);
    button->setObjectName(QLatin1String(name));
    button->setAutoDefault(false);
    row.addWidget(button);
    return button;
}

void ShortcutEditor::addPresets(QBoxLayout &row)
{
    QPushButton *button = addButton(row, tr("Keys of another program"), "KeyPresets");
    auto *menu = new QMenu(button);
    for (const KeyPreset &preset : keyPresets())
        menu->addAction(QString::fromLatin1(preset.program), this, [this, keys = preset.keys] { use(keys); });
    button->setMenu(menu);
    button->setToolTip(tr("Those of tools are Tiled's as delivered"));
}

/// The field that has the focus tells of its keys once more as it loses it.
ShortcutEditor::~ShortcutEditor()
{
    m_keys->disconnect(this);
}

/// Esc, which no action can have, leaves from the field of keys, too.
bool ShortcutEditor::eventFilter(QObject *watched, QEvent *event)
{
    const bool isKey = event->type() == QEvent::KeyPress || event->type() == QEvent::ShortcutOverride;
    if (watched != m_keys || !isKey || static_cast<QKeyEvent *>(event)->key() != Qt::Key_Escape)
        return QDialog::eventFilter(watched, event);
    event->accept();
    if (event->type() == QEvent::KeyPress)
        reject();
    return true;
}

QList<QTreeWidgetItem *> ShortcutEditor::rows() const
{
    QList<QTreeWidgetItem *> rows;
    for (int i = 0; i < m_list->topLevelItemCount(); ++i) {
        QTreeWidgetItem *group = m_list->topLevelItem(i);
        for (int k = 0; k < group->childCount(); ++k)
            rows.append(group->child(k));
    }
    return rows;
}

/// Made when first asked for.
QTreeWidgetItem *ShortcutEditor::groupOf(const QString &menu)
{
    for (int i = 0; i < m_list->topLevelItemCount(); ++i) {
        if (m_list->topLevelItem(i)->text(0) == menu)
            return m_list->topLevelItem(i);
    }
    auto *group = new QTreeWidgetItem(m_list, {menu});
    group->setFlags(Qt::ItemIsEnabled);
    group->setFont(0, titleFont(font()));
    group->setFirstColumnSpanned(true);
    group->setExpanded(true);
    return group;
}

void ShortcutEditor::fill()
{
    QMap<QString, QTreeWidgetItem *> known;
    for (QTreeWidgetItem *row : rows())
        known.insert(row->data(0, Qt::UserRole).toString(), row);
    for (const ActionInfo &info : m_actions.infos()) {
        if (info.answeredBy != ActionKeys::Changeable)
            continue;
        QTreeWidgetItem *item = known.value(info.id);
        if (!item) {
            const QString text = plainText(info.text);
            item = new QTreeWidgetItem(
                groupOf(plainText(titleOf(menuOf(info.section)))),
                {info.submenu.isEmpty() ? text : plainText(info.submenu) + QStringLiteral(" › ") + text});
            item->setData(0, Qt::UserRole, info.id);
            item->setFont(1, fixedFont(font()));
        }
        item->setText(1, QKeySequence::listToString(m_actions.keysOf(info.id), QKeySequence::NativeText));
    }
    if (!m_none) {
        m_none = new QTreeWidgetItem(m_list);
        m_none->setDisabled(true);
        m_none->setFirstColumnSpanned(true);
    }
    m_undo->setEnabled(!m_before.isEmpty());
    filter();
    showCurrent();
}

/// The chosen action stays as long as it fits.
void ShortcutEditor::filter()
{
    const QString typed = m_search->text().trimmed();
    QTreeWidgetItem *first = nullptr;
    for (QTreeWidgetItem *item : rows()) {
        const QStringList texts{item->text(0), item->text(1), item->parent()->text(0)};
        const bool fits = std::any_of(texts.cbegin(), texts.cend(), [&typed](const QString &text) {
            return text.contains(typed, Qt::CaseInsensitive);
        });
        item->setHidden(!fits);
        if (fits && !first)
            first = item;
    }
    for (int i = 0; i < m_list->topLevelItemCount(); ++i) {
        QTreeWidgetItem *group = m_list->topLevelItem(i);
        bool isEmpty = true;
        for (int k = 0; k < group->childCount(); ++k)
            isEmpty = isEmpty && group->child(k)->isHidden();
        group->setHidden(isEmpty);
    }
    m_none->setText(0, nothingFits(typed));
    m_none->setHidden(first);
    if (!m_list->currentItem() || m_list->currentItem()->isHidden())
        m_list->setCurrentItem(first);
    if (m_list->currentItem() == first)
        m_list->scrollToTop(); // with the title of its menu
    else if (m_list->currentItem())
        m_list->scrollToItem(m_list->currentItem());
}

QString ShortcutEditor::currentId() const
{
    return m_list->currentItem() ? m_list->currentItem()->data(0, Qt::UserRole).toString() : QString();
}

void ShortcutEditor::showCurrent()
{
    m_keys->setKeySequence(m_actions.keysOf(currentId()).value(0));
    m_reset->setEnabled(m_actions.chosenKeys().contains(currentId()));
    offer();
}

void ShortcutEditor::offer()
{
    const QKeySequence typed = firstOf(m_keys->keySequence());
    m_keys->setAccessibleDescription(typed.toString(QKeySequence::NativeText));
    const bool reserved = !typed.isEmpty() && isReserved(typed);
    const bool chosen = !currentId().isEmpty(); // and not the title of a menu
    m_keys->setEnabled(chosen);
    m_assign->setText(tr("Assign"));
    m_assign->setEnabled(chosen && !reserved && QList{typed} != m_actions.keysOf(currentId()));
    m_note->clear();
    if (!chosen)
        return;
    if (reserved) {
        m_note->setText(tr("%1 belongs to the canvas and the lists.").arg(typed.toString(QKeySequence::NativeText)));
        return;
    }
    const ActionInfo *owner = m_actions.ownerOf(typed);
    if (!owner || owner->id == currentId())
        return;
    m_note->setText(
        tr("%1 belongs to “%2” by now; “%3” would take it away from there.")
            .arg(typed.toString(QKeySequence::NativeText), plainText(owner->text), m_list->currentItem()->text(0)));
    m_assign->setText(tr("Take over"));
    m_assign->setEnabled(owner->answeredBy == ActionKeys::Changeable);
}

void ShortcutEditor::assign()
{
    const QKeySequence typed = firstOf(m_keys->keySequence());
    m_before.prepend(m_actions.chosenKeys());
    m_actions.assign(currentId(), typed.isEmpty() ? QList<QKeySequence>() : QList{typed});
    fill();
}

void ShortcutEditor::reset()
{
    ChosenKeys chosen = m_actions.chosenKeys();
    chosen.remove(currentId());
    use(chosen);
}

void ShortcutEditor::use(const ChosenKeys &keys)
{
    if (keys == m_actions.chosenKeys())
        return;
    m_before.prepend(m_actions.chosenKeys());
    m_actions.setKeys(keys);
    fill();
}

void ShortcutEditor::undo()
{
    m_actions.setKeys(m_before.takeFirst());
    fill();
}

} // namespace hitbox
