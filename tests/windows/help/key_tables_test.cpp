#include "windows/help/key_tables.h"

#include "manual/manual_page_file.h"
#include "test_class.h"
#include "windows/actions/actions.h"
#include "windows/main/main_window.h"

using namespace hitbox;

class KeyTablesTest : public QObject
{
    Q_OBJECT

private slots:
    void thePageHasTheKeysAsDelivered();
    void chosenKeysStandInTheirPlace();

private:
    static QString tables(const ChosenKeys &chosen = {})
    {
        Settings settings;
        settings.keys = chosen;
        const MainWindow window(settings);
        const Actions &actions = window.actions();
        return keyTables(
            actions.infos(), [&actions](const QString &id) { return actions.keysOf(id); }, QKeySequence::PortableText);
    }
};

void KeyTablesTest::thePageHasTheKeysAsDelivered()
{
    compareManualTable("keys.md", "keys", tables());
}

void KeyTablesTest::chosenKeysStandInTheirPlace()
{
    QVERIFY(tables().contains("| `Ctrl+D` | Duplicate |"));
    const QString chosen = tables({{"edit.duplicate", {QKeySequence("Ctrl+`"), QKeySequence("|")}}, {"edit.undo", {}}});
    QVERIFY(chosen.contains("| `` Ctrl+` ``, `\\|` | Duplicate |"));
    QVERIFY(!chosen.contains("| Undo |"));
}

HITBOX_WINDOW_TEST(KeyTablesTest)
#include "key_tables_test.moc"
