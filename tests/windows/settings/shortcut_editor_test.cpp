#include "test_class.h"
#include "windows/settings/shortcut_editor.h"

#include "windows/actions/actions.h"
#include "windows/window_bench.h"

#include <QAction>
#include <QKeySequenceEdit>
#include <QLabel>
#include <QLineEdit>
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
    for (int i = 0; i < list->topLevelItemCount(); ++i) {
        if (list->topLevelItem(i)->data(0, Qt::UserRole) == QString(id))
            list->setCurrentItem(list->topLevelItem(i));
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
    const auto *list = part<QTreeWidget>();
    for (int i = 0; i < list->topLevelItemCount(); ++i) {
        if (!list->topLevelItem(i)->isHidden())
            texts.append(list->topLevelItem(i)->text(0));
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

HITBOX_WINDOW_TEST(ShortcutEditorTest)
#include "shortcut_editor_test.moc"
