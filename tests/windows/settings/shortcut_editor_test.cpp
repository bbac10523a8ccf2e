#include "test_class.h"
#include "windows/settings/shortcut_editor.h"

#include "windows/actions/actions.h"
#include "windows/actions/key_presets.h"
#include "windows/window_bench.h"

#include <QAction>
#include <QKeySequenceEdit>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QTreeWidget>

using namespace hitbox;
using namespace hitbox::bench;

class ShortcutEditorTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_bench.reset(); }

    void newKeysCountAtOnceAndAreRemembered();
    void toolTipsFollow();
    void aConflictNamesBothAndIsOnlyResolvedWhenConfirmed();
    void keysOfTheCanvasAreRefused();
    void oneOrAllAreReset();
    void actionsAreFoundByNameMenuAndKeys();
    void whatWasChosenStaysAsLongAsItFits();
    void actionsStandUnderTheirMenus();
    void keysOfAnotherProgramAreTakenOverAndUndone();
    void keysOfOtherProgramsAreGivenOnce();
    void theManualNamesThoseOtherPrograms();
    void rowsAreAsHighAsThoseOfPanels();

private:
    void edit(const char *id, const QKeySequence &keys);
    QStringList listed() const;
    template <typename T>
    T *part(const char *name = "") const
    {
        return m_bench->window->findChild<ShortcutEditor *>()->findChild<T *>(name);
    }
    Actions &actions() const { return m_bench->window->actions(); }
    QAction *action(const char *id) const { return actions().action(id); }

    std::unique_ptr<WindowBench> m_bench;
};

void ShortcutEditorTest::init()
{
    m_bench = std::make_unique<WindowBench>();
    QVERIFY(m_bench->shown);
    m_bench->openSample();
    actions().run("help.change-keys");
}

/// Chooses the action and types the keys, but does not assign them.
void ShortcutEditorTest::edit(const char *id, const QKeySequence &keys)
{
    auto *list = part<QTreeWidget>();
    for (QTreeWidgetItemIterator item(list); *item; ++item) {
        if ((*item)->data(0, Qt::UserRole) == QString(id))
            list->setCurrentItem(*item);
    }
    part<QKeySequenceEdit>()->setKeySequence(keys);
}

void ShortcutEditorTest::newKeysCountAtOnceAndAreRemembered()
{
    edit("shape.categories", QKeySequence("Ctrl+K"));
    QTest::mouseClick(part<QPushButton>("Primary"), Qt::LeftButton);
    QCOMPARE(action("shape.categories")->shortcuts(), (QList{QKeySequence("Ctrl+K")}));
    const Settings settings = m_bench->window->settings();
    saveSettings(settings);
    QCOMPARE(loadSettings().keys, settings.keys);
    MainWindow again(loadSettings());
    QCOMPARE(again.actions().keysOf("shape.categories"), (QList{QKeySequence("Ctrl+K")}));
}

void ShortcutEditorTest::toolTipsFollow()
{
    edit("tool.box", QKeySequence("Ctrl+K"));
    QTest::mouseClick(part<QPushButton>("Primary"), Qt::LeftButton);
    QVERIFY(m_bench->front().findChild<QWidget *>("tool-box")->toolTip().contains("Ctrl+K"));
    QVERIFY(action("tool.box")->toolTip().contains("Ctrl+K"));
}

void ShortcutEditorTest::aConflictNamesBothAndIsOnlyResolvedWhenConfirmed()
{
    edit("shape.categories", QKeySequence("Ctrl+D"));
    const QString note = part<QLabel>("KeyNote")->text();
    QVERIFY2(note.contains("Duplicate") && note.contains("Categories"), qPrintable(note));
    QCOMPARE(action("edit.duplicate")->shortcuts(), (QList{QKeySequence("Ctrl+D")}));
    QTest::mouseClick(part<QPushButton>("Primary"), Qt::LeftButton);
    QCOMPARE(action("shape.categories")->shortcuts(), (QList{QKeySequence("Ctrl+D")}));
    QVERIFY(action("edit.duplicate")->shortcuts().isEmpty());
}

void ShortcutEditorTest::keysOfTheCanvasAreRefused()
{
    for (const char *keys : {"Esc", "Left", "Del"}) {
        edit("shape.categories", QKeySequence(keys));
        QVERIFY2(!part<QPushButton>("Primary")->isEnabled(), keys);
        QVERIFY(!part<QLabel>("KeyNote")->text().isEmpty());
    }
}

void ShortcutEditorTest::oneOrAllAreReset()
{
    edit("shape.categories", QKeySequence("Ctrl+D"));
    QTest::mouseClick(part<QPushButton>("Primary"), Qt::LeftButton);
    QTest::mouseClick(part<QPushButton>("ResetKeys"), Qt::LeftButton);
    QVERIFY(action("shape.categories")->shortcuts().isEmpty());
    QVERIFY(action("edit.duplicate")->shortcuts().isEmpty());
    QTest::mouseClick(part<QPushButton>("ResetAllKeys"), Qt::LeftButton);
    QCOMPARE(action("edit.duplicate")->shortcuts(), (QList{QKeySequence("Ctrl+D")}));
    QVERIFY(m_bench->window->settings().keys.isEmpty());
}

QStringList ShortcutEditorTest::listed() const
{
    QStringList texts;
    for (QTreeWidgetItemIterator item(part<QTreeWidget>(), QTreeWidgetItemIterator::NotHidden); *item; ++item) {
        if ((*item)->childCount() == 0)
            texts.append((*item)->text(0));
    }
    return texts;
}

void ShortcutEditorTest::actionsAreFoundByNameMenuAndKeys()
{
    QVERIFY(listed().size() > 100);
    QTest::keyClicks(part<QLineEdit>("KeySearch"), "dupl");
    QCOMPARE(listed(), QStringList{"Duplicate"});
    part<QLineEdit>("KeySearch")->clear();
    QTest::keyClicks(part<QLineEdit>("KeySearch"), "ctrl+shift+k");
    QCOMPARE(listed().size(), 1);
    part<QLineEdit>("KeySearch")->clear();
    QTest::keyClicks(part<QLineEdit>("KeySearch"), "help");
    QVERIFY(listed().contains("About Hitbox Editor"));
    QTest::keyClicks(part<QLineEdit>("KeySearch"), "xyzzy");
    QCOMPARE(listed().size(), 1);
    QVERIFY(listed().constFirst().contains("helpxyzzy"));
    QVERIFY(!part<QPushButton>("Primary")->isEnabled());
    QVERIFY(!part<QPushButton>("ResetKeys")->isEnabled());
    QTest::keyClick(part<QLineEdit>("KeySearch"), Qt::Key_Escape); // empties it, and closes nothing
    QVERIFY(m_bench->window->findChild<ShortcutEditor *>()->isVisible());
    QVERIFY(listed().size() > 100);
}

void ShortcutEditorTest::whatWasChosenStaysAsLongAsItFits()
{
    edit("edit.duplicate", QKeySequence("Ctrl+K"));
    QTest::keyClicks(part<QLineEdit>("KeySearch"), "dupl");
    QCOMPARE(part<QTreeWidget>()->currentItem()->text(0), QString("Duplicate"));
    QCOMPARE(part<QKeySequenceEdit>()->keySequence(), QKeySequence("Ctrl+K"));
    part<QLineEdit>("KeySearch")->clear();
    QTest::keyClicks(part<QLineEdit>("KeySearch"), "undo");
    QCOMPARE(part<QTreeWidget>()->currentItem()->text(0), QString("Undo"));
}

void ShortcutEditorTest::actionsStandUnderTheirMenus()
{
    auto *list = part<QTreeWidget>();
    QStringList menus;
    for (int i = 0; i < list->topLevelItemCount(); ++i)
        menus.append(list->topLevelItem(i)->text(0));
    QCOMPARE(menus.mid(0, 7), (QStringList{"File", "Edit", "View", "Shape", "Frame", "Stage", "Help"}));
    QVERIFY(listed().contains("Tools › Box"));
    list->setFocus();
    list->setCurrentItem(list->topLevelItem(0)); // as the arrows do
    QVERIFY(!part<QPushButton>("Primary")->isEnabled());
}

void ShortcutEditorTest::keysOfAnotherProgramAreTakenOverAndUndone()
{
    edit("shape.categories", QKeySequence("Ctrl+K"));
    QTest::mouseClick(part<QPushButton>("Primary"), Qt::LeftButton);
    const QList<QAction *> presets = part<QPushButton>("KeyPresets")->menu()->actions();
    QCOMPARE(presets.size(), keyPresets().size());
    QCOMPARE(presets.at(1)->text(), QString("Aseprite"));
    presets.at(1)->trigger();
    QCOMPARE(actions().keysOf("tool.box"), QList{QKeySequence("U")});
    QVERIFY(actions().keysOf("shape.categories").isEmpty());
    QTest::mouseClick(part<QPushButton>("UndoKeys"), Qt::LeftButton);
    QCOMPARE(actions().keysOf("tool.box"), QList{QKeySequence("R")});
    QCOMPARE(actions().keysOf("shape.categories"), QList{QKeySequence("Ctrl+K")});
    QTest::mouseClick(part<QPushButton>("UndoKeys"), Qt::LeftButton);
    QVERIFY(actions().chosenKeys().isEmpty());
    QVERIFY(!part<QPushButton>("UndoKeys")->isEnabled());
}

void ShortcutEditorTest::theManualNamesThoseOtherPrograms()
{
    for (const QString page : {"window.md", "keys.md"}) {
        QFile file(HITBOX_SOURCE_DIR "/resources/manual/" + page);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QString text = QString::fromUtf8(file.readAll());
        for (const KeyPreset &preset : keyPresets())
            QVERIFY2(text.contains(preset.program), qPrintable(preset.program + (" in " + page)));
    }
}

/// But to tools of frames and of stages, which are never in hand at once.
void ShortcutEditorTest::keysOfOtherProgramsAreGivenOnce()
{
    const auto clashes = [this] {
        QSet<QString> found;
        for (const ActionInfo &a : actions().infos()) {
            for (const ActionInfo &b : actions().infos()) {
                const bool areApart =
                    (menuOf(a.section) == ActionMenu::Stage) != (menuOf(b.section) == ActionMenu::Stage) &&
                    (a.id.startsWith("tool.") || b.id.startsWith("tool."));
                for (const QKeySequence &key : actions().keysOf(a.id)) {
                    if (a.id < b.id && !areApart && actions().keysOf(b.id).contains(key))
                        found.insert(a.id + ' ' + b.id);
                }
            }
        }
        return found;
    };
    const QSet<QString> asDelivered = clashes();
    for (const KeyPreset &preset : keyPresets()) {
        for (const QString &id : preset.keys.keys())
            QVERIFY2(action(qPrintable(id)), qPrintable(id));
        actions().setKeys(preset.keys);
        const QSet<QString> added = clashes() - asDelivered;
        QVERIFY2(added.isEmpty(), qPrintable(added.values().join(", ")));
    }
}

void ShortcutEditorTest::rowsAreAsHighAsThoseOfPanels()
{
    const auto *list = part<QTreeWidget>();
    const int height = list->visualItemRect(list->topLevelItem(0)->child(0)).height();
    QVERIFY2(height >= 24 && height <= 36, qPrintable(QString::number(height)));
}

HITBOX_WINDOW_TEST(ShortcutEditorTest)
#include "shortcut_editor_test.moc"
