#include "test_class.h"
#include "windows/widgets/file_dialog.h"

#include <QApplication>
#include <QCompleter>
#include <QLineEdit>
#include <QListView>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

using namespace hitbox;

class FileDialogTest : public QObject
{
    Q_OBJECT

private slots:
    void theListThatCompletesClosesFirst();
};

void FileDialogTest::theListThatCompletesClosesFirst()
{
    QTemporaryDir folder;
    QFile(folder.filePath("ship.hitbox")).open(QIODevice::WriteOnly);
    bool wasOpen = false;
    QTimer::singleShot(0, qApp, [&wasOpen] {
        auto *dialog = qobject_cast<QFileDialog *>(QApplication::activeModalWidget());
        auto *name = dialog->findChild<QLineEdit *>();
        QTest::keyClicks(name, "ship.hitbox");
        name->completer()->popup()->show();
        wasOpen = QApplication::activePopupWidget() != nullptr;
        connect(dialog, &QDialog::finished, dialog, [] { QVERIFY(!QApplication::activePopupWidget()); });
        QMetaObject::invokeMethod(dialog, "accept");
    });
    const QString chosen = FileDialog::fileToOpen(nullptr, "Open", folder.path());
    QVERIFY(wasOpen);
    QCOMPARE(chosen, folder.filePath("ship.hitbox"));
}

HITBOX_WINDOW_TEST(FileDialogTest)
#include "file_dialog_test.moc"
