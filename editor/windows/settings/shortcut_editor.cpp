#include "windows/settings/shortcut_editor.h"

#include "windows/actions/actions.h"
#include "windows/widgets/fonts.h"
#include "windows/widgets/search_field.h"
#include "windows/widgets/spoken_role.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeySequenceEdit>
#include <QLabel>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace hitbox {

namespace {

constexpr int menuRole = Qt::UserRole + 1; ///< the title of the menu that the action is in

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
    , m_assign(new QPushButton(tr("Assign"), this))
    , m_reset(new QPushButton(tr("Reset"), this))
{
    setObjectName(QStringLiteral("ShortcutEditor"));
    setWindowTitle(tr("Change keys"));
    resize(560, 640);
    m_search->setObjectName(QStringLiteral("KeySearch"));
    m_list->setColumnCount(2);
    m_list->setHeaderLabels({tr("Action"), tr("Keys")});
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_list->setAccessibleName(tr("Actions"));
    speakAs(*m_keys, QAccessible::EditableText);
    m_keys->setAccessibleName(tr("New keys"));
    m_note->setTextFormat(Qt::PlainText);
    m_note->setWordWrap(true);
    m_note->setObjectName(QStringLiteral("KeyNote"));
    m_assign->setObjectName(QStringLiteral("Primary"));
    m_reset->setObjectName(QStringLiteral("ResetKeys"));
    auto *resetAllKeys = new QPushButton(tr("Reset all"), this);
    resetAllKeys->setObjectName(QStringLiteral("ResetAllKeys"));
    for (QPushButton *button : {m_assign, m_reset, resetAllKeys})
        button->setAutoDefault(false);
    auto *row = new QHBoxLayout;
    row->addWidget(m_keys, 1);
    for (QPushButton *button : {m_assign, m_reset, resetAllKeys})
        row->addWidget(button);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(m_search);
    layout->addWidget(m_list, 1);
    layout->addLayout(row);
    layout->addWidget(m_note);
    connect(m_search, &QLineEdit::textChanged, this, &ShortcutEditor::filter);
    connect(m_list, &QTreeWidget::currentItemChanged, this, &ShortcutEditor::showCurrent);
    connect(m_keys, &QKeySequenceEdit::keySequenceChanged, this, &ShortcutEditor::offer);
    connect(m_assign, &QPushButton::clicked, this, &ShortcutEditor::assign);
    connect(m_reset, &QPushButton::clicked, this, &ShortcutEditor::reset);
    connect(resetAllKeys, &QPushButton::clicked, this, &ShortcutEditor::resetAll);
    fill();
}

/// The field that has the focus tells of its keys once more as it loses it.
ShortcutEditor::~ShortcutEditor()
{
    m_keys->disconnect(this);
}

void ShortcutEditor::fill()
{
    for (const ActionInfo &info : m_actions.infos()) {
        if (info.answeredBy != ActionKeys::Changeable)
            continue;
        QTreeWidgetItem *item = nullptr;
        for (int i = 0; i < m_list->topLevelItemCount() && !item; ++i) {
            if (m_list->topLevelItem(i)->data(0, Qt::UserRole) == info.id)
                item = m_list->topLevelItem(i);
        }
        if (!item)
            item = new QTreeWidgetItem(m_list, {plainText(info.text)});
        item->setData(0, Qt::UserRole, info.id);
        item->setFont(1, fixedFont(font()));
        item->setData(0, menuRole, plainText(titleOf(menuOf(info.section))));
        item->setText(1, QKeySequence::listToString(m_actions.keysOf(info.id), QKeySequence::NativeText));
    }
    if (!m_none) {
        m_none = new QTreeWidgetItem(m_list);
        m_none->setDisabled(true);
        m_none->setFirstColumnSpanned(true);
    }
    filter();
    showCurrent();
}

/// The chosen action stays as long as it fits.
void ShortcutEditor::filter()
{
    const QString typed = m_search->text().trimmed();
    QTreeWidgetItem *first = nullptr;
    for (int i = 0; i < m_list->topLevelItemCount(); ++i) {
        QTreeWidgetItem *item = m_list->topLevelItem(i);
        if (item == m_none)
            continue;
        const QStringList texts{item->text(0), item->text(1), item->data(0, menuRole).toString()};
        const bool fits = std::any_of(texts.cbegin(), texts.cend(), [&typed](const QString &text) {
            return text.contains(typed, Qt::CaseInsensitive);
        });
        item->setHidden(!fits);
        if (fits && !first)
            first = item;
    }
    m_none->setText(0, nothingFits(typed));
    m_none->setHidden(first);
    if (!m_list->currentItem() || m_list->currentItem()->isHidden())
        m_list->setCurrentItem(first);
    if (m_list->currentItem())
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
    const bool chosen = m_list->currentItem();
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
    m_actions.assign(currentId(), typed.isEmpty() ? QList<QKeySequence>() : QList{typed});
    fill();
}

void ShortcutEditor::reset()
{
    ChosenKeys chosen = m_actions.chosenKeys();
    chosen.remove(currentId());
    m_actions.setKeys(chosen);
    fill();
}

void ShortcutEditor::resetAll()
{
    m_actions.setKeys({});
    fill();
}

} // namespace hitbox
