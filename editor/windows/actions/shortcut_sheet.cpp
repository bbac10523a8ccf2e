#include "windows/actions/shortcut_sheet.h"

#include "windows/actions/actions.h"
#include "windows/widgets/fonts.h"
#include "windows/widgets/search_field.h"

#include <QHeaderView>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace hitbox {

namespace {

/// What hands do on the canvas, which no menu lists.
struct Gesture {
    const char *keys;
    const char *text;
};

constexpr Gesture gestures[] = {
    {QT_TRANSLATE_NOOP("ShortcutSheet", "click the first point, Enter, double click"),
     QT_TRANSLATE_NOOP("ShortcutSheet", "Finish a polygon")},
    {QT_TRANSLATE_NOOP("ShortcutSheet", "Backspace"), QT_TRANSLATE_NOOP("ShortcutSheet", "Take back the last point")},
    {QT_TRANSLATE_NOOP("ShortcutSheet", "Esc"), QT_TRANSLATE_NOOP("ShortcutSheet", "Cancel what is under way")},
    {QT_TRANSLATE_NOOP("ShortcutSheet", "Shift or Ctrl+click"),
     QT_TRANSLATE_NOOP("ShortcutSheet", "Add to the selection")},
    {QT_TRANSLATE_NOOP("ShortcutSheet", "drag on empty ground"),
     QT_TRANSLATE_NOOP("ShortcutSheet", "Select by a rectangle")},
    {QT_TRANSLATE_NOOP("ShortcutSheet", "Alt+drag"),
     QT_TRANSLATE_NOOP("ShortcutSheet", "Move the selection from anywhere")},
    {QT_TRANSLATE_NOOP("ShortcutSheet", "Shift while dragging"),
     QT_TRANSLATE_NOOP("ShortcutSheet", "Keep to one axis")},
    {QT_TRANSLATE_NOOP("ShortcutSheet", "Ctrl while dragging"), QT_TRANSLATE_NOOP("ShortcutSheet", "No snapping")},
    {QT_TRANSLATE_NOOP("ShortcutSheet", "arrows"), QT_TRANSLATE_NOOP("ShortcutSheet", "Nudge by a pixel")},
    {QT_TRANSLATE_NOOP("ShortcutSheet", "Shift+arrows"), QT_TRANSLATE_NOOP("ShortcutSheet", "Nudge by 10 pixels")},
    {QT_TRANSLATE_NOOP("ShortcutSheet", "Alt+arrows"),
     QT_TRANSLATE_NOOP("ShortcutSheet", "Nudge by an eighth of a pixel")},
    {QT_TRANSLATE_NOOP("ShortcutSheet", "double click on an edge"),
     QT_TRANSLATE_NOOP("ShortcutSheet", "Insert a point")},
    {QT_TRANSLATE_NOOP("ShortcutSheet", "Ctrl+click on a point"), QT_TRANSLATE_NOOP("ShortcutSheet", "Delete it")},
    {QT_TRANSLATE_NOOP("ShortcutSheet", "middle button, Space+drag"), QT_TRANSLATE_NOOP("ShortcutSheet", "Pan")},
    {QT_TRANSLATE_NOOP("ShortcutSheet", "wheel"), QT_TRANSLATE_NOOP("ShortcutSheet", "Zoom at the cursor")},
};

QTreeWidgetItem *addGroup(QTreeWidget *list, const QString &title)
{
    auto *group = new QTreeWidgetItem(list, {title});
    group->setFont(0, titleFont(list->font()));
    group->setFlags(Qt::ItemIsEnabled);
    group->setFirstColumnSpanned(true);
    return group;
}

QString allKeys(const QList<QKeySequence> &keys)
{
    QStringList texts;
    for (const QKeySequence &key : keys)
        texts.append(key.toString(QKeySequence::NativeText));
    return texts.join(QStringLiteral(", "));
}

} // namespace

ShortcutSheet::ShortcutSheet(const Actions &actions, QWidget *window)
    : QDialog(window)
    , m_actions(actions)
    , m_search(new SearchField(tr("Search keys"), this))
    , m_list(new QTreeWidget(this))
{
    setObjectName(QStringLiteral("ShortcutSheet"));
    setWindowTitle(tr("Keys"));
    resize(520, 640);
    m_list->setColumnCount(2);
    m_list->setHeaderHidden(true);
    m_list->setRootIsDecorated(false);
    m_list->setIndentation(12);
    m_list->setAccessibleName(tr("Keys"));
    m_list->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    auto *change = new QPushButton(tr("Change keys…"), this);
    change->setAutoDefault(false);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(m_search);
    layout->addWidget(m_list, 1);
    layout->addWidget(change, 0, Qt::AlignRight);
    connect(m_search, &QLineEdit::textChanged, this, &ShortcutSheet::filter);
    connect(change, &QPushButton::clicked, this, &ShortcutSheet::changeWanted);
    connect(&actions, &Actions::keysChanged, this, &ShortcutSheet::fill);
    fill();
}

void ShortcutSheet::fill()
{
    m_list->clear();
    QMap<ActionMenu, QTreeWidgetItem *> groups;
    for (const ActionInfo &info : m_actions.infos()) {
        const QList<QKeySequence> keys = m_actions.keysOf(info.id);
        if (keys.isEmpty())
            continue;
        QTreeWidgetItem *&group = groups[menuOf(info.section)];
        if (!group)
            group = addGroup(m_list, plainText(titleOf(menuOf(info.section))));
        auto *item = new QTreeWidgetItem(group, {plainText(info.text), allKeys(keys)});
        item->setFont(1, fixedFont(font()));
        item->setToolTip(0, info.toolTip);
    }
    QTreeWidgetItem *group = addGroup(m_list, tr("On the canvas"));
    for (const Gesture &gesture : gestures)
        new QTreeWidgetItem(group, {tr(gesture.text), tr(gesture.keys)});
    m_list->expandAll();
    m_none = new QTreeWidgetItem(m_list);
    m_none->setDisabled(true);
    m_none->setFirstColumnSpanned(true);
    filter(m_search->text());
}

void ShortcutSheet::filter(const QString &pattern)
{
    bool anywhere = false;
    for (int i = 0; i < m_list->topLevelItemCount(); ++i) {
        QTreeWidgetItem *group = m_list->topLevelItem(i);
        if (group == m_none)
            continue;
        bool any = false;
        for (int j = 0; j < group->childCount(); ++j) {
            QTreeWidgetItem *row = group->child(j);
            const bool fits = row->text(0).contains(pattern.trimmed(), Qt::CaseInsensitive) ||
                              row->text(1).contains(pattern.trimmed(), Qt::CaseInsensitive);
            row->setHidden(!fits);
            any = any || fits;
        }
        group->setHidden(!any);
        anywhere = anywhere || any;
    }
    m_none->setText(0, nothingFits(pattern.trimmed()));
    m_none->setHidden(anywhere);
}

} // namespace hitbox
