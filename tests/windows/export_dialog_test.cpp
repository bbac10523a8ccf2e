#include "windows/export_dialog.h"

#include "document/edits.h"
#include "modal_answer.h"

#include <QClipboard>
#include <QComboBox>
#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTemporaryDir>

#include <memory>

using namespace hitbox;

namespace {

Document twoSprites(const PolygonOutline &outline)
{
    Document document = emptyProject();
    for (const char *name : {"ship", "rock"}) {
        Frame frame;
        frame.name = QString(name) + "_0";
        frame.rect = QRect(0, 0, 64, 64);
        frame.size = {64, 64};
        document.sprites.append({.name = name, .image = QString(name) + ".png", .frames = {frame}});
    }
    Shape shape;
    shape.name = "hull";
    shape.category = "hurt";
    shape.outline = outline;
    document = addShapes(document, {0, 0}, {shape});
    shape.name = "outline";
    shape.outline = geometry::Circle{{20, 20}, 8};
    return addShapes(document, {1, 0}, {shape});
}

const PolygonOutline square{{{10, 10}, {50, 10}, {50, 40}, {10, 40}}};
const PolygonOutline bowTie{{{10, 10}, {50, 40}, {50, 10}, {10, 40}}};

} // namespace

class ExportDialogTest : public QObject
{
    Q_OBJECT

private slots:
    void init();

    void theTextShowsBeforeAnythingIsWritten();
    void whatIsWrittenIsWhatWasShown();
    void everyFormatCanBeChosenAndShowsText();
    void everyFileOfTheExportCanBeRead();
    void imagesAreNamedFromTheFolder();
    void copyPutsTheTextOnTheClipboard();
    void anInvalidShapeIsNamedAndStopsTheExport();
    void anEmptyProjectCannotBeExported();
    void aFolderMustBeChosen();
    void aFolderThatCannotBeWrittenIsTold();
    void theChosenFolderIsTaken();
    void closingWritesNothing();
    void formatAndFolderAreRemembered();

private:
    void make(const Document &document);
    template <typename T>
    T *part(const char *name) const
    {
        return m_dialog->findChild<T *>(name);
    }
    QPushButton *exportButton() const { return part<QPushButton>("Primary"); }
    QString text() const { return part<QPlainTextEdit>("ExportText")->toPlainText(); }
    QStringList written() const { return QDir(target()).entryList(QDir::Files, QDir::Name); }
    QString target() const { return m_folder->filePath("out"); }
    void choose(const char *format);

    std::unique_ptr<QTemporaryDir> m_folder;
    Settings m_settings;
    std::unique_ptr<ExportDialog> m_dialog;
};

void ExportDialogTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_settings = {};
    m_settings.exportFolder = target();
}

void ExportDialogTest::make(const Document &document)
{
    m_dialog = std::make_unique<ExportDialog>(document, "duel", m_settings);
    m_dialog->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_dialog.get()));
}

void ExportDialogTest::choose(const char *format)
{
    auto *combo = part<QComboBox>("ExportFormat");
    QVERIFY(combo->findData(format) >= 0);
    combo->setCurrentIndex(combo->findData(format));
    QCOMPARE(m_dialog->formatId(), QString(format));
}

void ExportDialogTest::theTextShowsBeforeAnythingIsWritten()
{
    make(twoSprites(square));
    QCOMPARE(m_dialog->formatId(), QString("godot4"));
    QVERIFY(text().contains("CollisionPolygon2D"));
    QVERIFY(part<QListWidget>("ExportFiles")->count() > 0);
    QVERIFY(!QDir(target()).exists());
    choose("json");
    QVERIFY(text().contains("\"hull\""));
    QVERIFY(!QDir(target()).exists());
}

void ExportDialogTest::whatIsWrittenIsWhatWasShown()
{
    make(twoSprites(square));
    auto *files = part<QListWidget>("ExportFiles");
    QMap<QString, QByteArray> shown;
    for (int i = 0; i < files->count(); ++i) {
        files->setCurrentRow(i);
        shown.insert(files->item(i)->text(), text().toUtf8());
    }
    QTest::mouseClick(exportButton(), Qt::LeftButton);
    QCOMPARE(m_dialog->result(), int(QDialog::Accepted));
    QVERIFY(!m_dialog->isVisible());
    QCOMPARE(written(), shown.keys());
    for (const auto &[name, bytes] : shown.asKeyValueRange()) {
        QFile file(target() + '/' + name);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), bytes);
    }
}

void ExportDialogTest::everyFormatCanBeChosenAndShowsText()
{
    make(twoSprites(square));
    QCOMPARE(part<QComboBox>("ExportFormat")->count(), allFormats().size());
    QSet<QString> texts;
    for (const Format &format : allFormats()) {
        choose(format.id);
        QVERIFY2(!text().isEmpty(), format.id);
        QVERIFY2(exportButton()->isEnabled(), format.id);
        texts.insert(text());
    }
    QCOMPARE(texts.size(), allFormats().size());
}

void ExportDialogTest::imagesAreNamedFromTheFolder()
{
    m_settings.exportFormat = QStringLiteral("tiled");
    ExportDialog dialog(twoSprites(square), QStringLiteral("duel"), m_settings, {}, m_folder->path());
    auto *text = dialog.findChild<QPlainTextEdit *>(QStringLiteral("ExportText"));
    auto *folder = dialog.findChild<QLineEdit *>(QStringLiteral("ExportFolder"));
    QVERIFY(text->toPlainText().contains(QStringLiteral("source=\"../")));
    QVERIFY(!text->toPlainText().contains(QStringLiteral("source=\"../..")));
    folder->setText(m_folder->filePath(QStringLiteral("game/maps")));
    emit folder->editingFinished();
    QVERIFY(text->toPlainText().contains(QStringLiteral("source=\"../../")));
}

void ExportDialogTest::everyFileOfTheExportCanBeRead()
{
    make(twoSprites(square));
    auto *files = part<QListWidget>("ExportFiles");
    QCOMPARE(files->count(), 2);
    QCOMPARE(files->currentRow(), 0);
    const QString first = text();
    files->setCurrentRow(1);
    QVERIFY(text() != first);
    QVERIFY(text().contains("CircleShape2D"));
}

void ExportDialogTest::copyPutsTheTextOnTheClipboard()
{
    make(twoSprites(square));
    QGuiApplication::clipboard()->setText("before");
    QTest::mouseClick(part<QPushButton>("CopyText"), Qt::LeftButton);
    QCOMPARE(QGuiApplication::clipboard()->text(), text());
    QVERIFY(m_dialog->isVisible());
    QVERIFY(!QDir(target()).exists());
}

void ExportDialogTest::anInvalidShapeIsNamedAndStopsTheExport()
{
    make(twoSprites(bowTie));
    for (const Format &format : allFormats()) {
        choose(format.id);
        auto *message = part<QLabel>("ExportMessage");
        QVERIFY(message->isVisible());
        QVERIFY2(message->text().contains("hull"), qPrintable(message->text()));
        QVERIFY(!message->text().contains("outline"));
        QVERIFY(!exportButton()->isEnabled());
        QVERIFY(!part<QPushButton>("CopyText")->isEnabled());
        QVERIFY(text().isEmpty());
    }
    QTest::mouseClick(exportButton(), Qt::LeftButton);
    QTest::keyClick(part<QLineEdit>("ExportFolder"), Qt::Key_Return);
    QVERIFY(!QDir(target()).exists());
}

void ExportDialogTest::anEmptyProjectCannotBeExported()
{
    make(emptyProject());
    QVERIFY(!exportButton()->isEnabled());
    QVERIFY(!part<QLabel>("ExportMessage")->text().isEmpty());
}

void ExportDialogTest::aFolderMustBeChosen()
{
    m_settings.exportFolder = "  ";
    make(twoSprites(square));
    QTest::mouseClick(exportButton(), Qt::LeftButton);
    QVERIFY(m_dialog->isVisible());
    QVERIFY(part<QLabel>("ExportMessage")->isVisible());
    QVERIFY(part<QLabel>("ExportMessage")->text().contains("folder", Qt::CaseInsensitive));
    part<QLineEdit>("ExportFolder")->setText(target());
    QTest::mouseClick(exportButton(), Qt::LeftButton);
    QVERIFY(!written().isEmpty());
}

void ExportDialogTest::aFolderThatCannotBeWrittenIsTold()
{
    // Below a file there is no folder, whoever asks for one.
    QFile file(m_folder->filePath("file"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.close();
    m_settings.exportFolder = m_folder->filePath("file/out");
    make(twoSprites(square));
    const QString shown = text();
    QTest::mouseClick(exportButton(), Qt::LeftButton);
    QVERIFY(m_dialog->isVisible());
    QVERIFY(part<QLabel>("ExportMessage")->isVisible());
    QVERIFY2(part<QLabel>("ExportMessage")->text().contains("file"), qPrintable(part<QLabel>("ExportMessage")->text()));
    QCOMPARE(text(), shown);
    QCOMPARE(QFile(file.fileName()).size(), 0);
}

void ExportDialogTest::theChosenFolderIsTaken()
{
    make(twoSprites(square));
    const QString chosen = m_folder->filePath("chosen");
    QVERIFY(QDir().mkpath(chosen));
    bench::ModalAnswer answer([&chosen](QDialog &dialog) {
        auto *name = dialog.findChild<QLineEdit *>("fileNameEdit");
        name->setText(chosen);
        QTest::keyClick(name, Qt::Key_Return);
    });
    for (QPushButton *button : m_dialog->findChildren<QPushButton *>()) {
        if (button->text().startsWith("Choose"))
            QTest::mouseClick(button, Qt::LeftButton);
    }
    QVERIFY(answer.asked());
    QCOMPARE(m_dialog->folder(), chosen);
}

void ExportDialogTest::closingWritesNothing()
{
    make(twoSprites(square));
    QTest::keyClick(m_dialog.get(), Qt::Key_Escape);
    QCOMPARE(m_dialog->result(), int(QDialog::Rejected));
    QVERIFY(!QDir(target()).exists());
}

void ExportDialogTest::formatAndFolderAreRemembered()
{
    m_settings.exportFormat = "godot3";
    make(twoSprites(square));
    QCOMPARE(m_dialog->formatId(), QString("godot3"));
    QCOMPARE(m_dialog->folder(), target());
    m_settings.exportFormat = "no such engine";
    make(twoSprites(square));
    QVERIFY(findFormat(m_dialog->formatId()));
}

QTEST_MAIN(ExportDialogTest)
#include "export_dialog_test.moc"
