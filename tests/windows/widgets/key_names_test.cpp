#include "test_class.h"
#include "windows/widgets/key_names.h"

#include <QTest>

using namespace hitbox;

class KeyNamesTest : public QObject
{
    Q_OBJECT

private slots:
    void aTextNamesTheFirstKeysOfItsAction()
    {
        const KeyNames names{{{"file.save", {QKeySequence("Ctrl+S"), QKeySequence("F12")}}, {"help.about", {}}}};
        QCOMPARE(names.of("file.save").size(), 2);
        QCOMPARE(names.with("Save", "file.save"), QString("Save (Ctrl+S)"));
        QCOMPARE(names.with("About", "help.about"), QString("About"));
        QCOMPARE(textWithKeys("Stop", {QKeySequence(Qt::Key_Escape)}), QString("Stop (Esc)"));
    }
};

HITBOX_WINDOW_TEST(KeyNamesTest)
#include "key_names_test.moc"
