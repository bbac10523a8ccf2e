#include "formats/all_formats.h"
#include "test_class.h"
#include "windows/export/engine_chooser.h"

#include <QComboBox>
#include <QSignalSpy>
#include <QTest>

using namespace hitbox;

class EngineChooserTest : public QObject
{
    Q_OBJECT

private slots:
    void namesEveryFormat()
    {
        const EngineChooser chooser;
        const auto *box = chooser.findChild<QComboBox *>();
        QCOMPARE(box->count(), static_cast<int>(allFormats().size()));
        QCOMPARE(box->currentIndex(), -1);
    }

    void showsWhatIsChosenAndTellsOnlyWhatAHandChooses()
    {
        EngineChooser chooser;
        QSignalSpy chosen(&chooser, &EngineChooser::chosen);
        auto *box = chooser.findChild<QComboBox *>();
        chooser.showEngine(QStringLiteral("godot4"));
        QCOMPARE(box->currentText(), QStringLiteral("Godot 4"));
        QCOMPARE(chosen.count(), 0);
        chooser.show();
        QTest::keyClick(box, Qt::Key_Home);
        QCOMPARE(chosen.count(), 1);
        QCOMPARE(chosen.constFirst().constFirst().toString(), QString::fromLatin1(allFormats().constFirst().id));
    }

    void keepsAnEngineOfALaterVersion()
    {
        EngineChooser chooser;
        auto *box = chooser.findChild<QComboBox *>();
        chooser.showEngine(QStringLiteral("godot9"));
        QCOMPARE(box->currentText(), QStringLiteral("godot9"));
        chooser.showEngine({});
        QCOMPARE(box->currentIndex(), -1);
        QCOMPARE(box->count(), static_cast<int>(allFormats().size()));
    }
};

HITBOX_WINDOW_TEST(EngineChooserTest)
#include "engine_chooser_test.moc"
