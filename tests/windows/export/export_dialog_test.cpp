#include "formats/all_formats.h"
#include "test_class.h"
#include "windows/export/export_dialog_bench.h"
#include "windows/export/export_option_fields.h"
#include "windows/modal_answer.h"

#include <algorithm>

using namespace hitbox;
using namespace hitbox::bench;

class ExportDialogTest : public QObject, protected ExportDialogBench
{
    Q_OBJECT

private slots:
    void init() { begin(); }

    void theTextShowsBeforeAnythingIsWritten();
    void whatIsWrittenIsWhatWasShown();
    void everyFormatCanBeChosenAndShowsText();
    void keysOfTheListOfEnginesChooseThem();
    void everyFileOfTheExportCanBeRead();
    void imagesAreNamedFromTheFolder();
    void optionsChangeTheText();
    void copyPutsTheTextOnTheClipboard();
    void lossesAreListed();
    void anInvalidShapeIsNamedAndStopsTheExport();
    void theWayToAnInvalidShapeLeavesTheDialog();
    void anEmptyProjectCannotBeExported();
    void aFolderMustBeChosen();
    void aFolderThatCannotBeWrittenIsTold();
    void theChosenFolderIsTaken();
    void filesOfOthersAreReplacedOnlyWhenTold();
    void anExportThatIsCalledOffGivesTheFocusBack();
    void exportWaitsForThePreview();
    void closingWritesNothing();
    void largeTextIsCutNowhere();
};

void ExportDialogTest::theTextShowsBeforeAnythingIsWritten()
{
    make(twoSprites(square));
    QVERIFY(text().contains("CollisionPolygon2D"));
    QCOMPARE(files(), (QStringList{"ship.tscn", "rock.tscn"}));
    choose("json");
    QVERIFY(text().contains("\"hull\""));
    QVERIFY(!QDir(target()).exists());
}

void ExportDialogTest::whatIsWrittenIsWhatWasShown()
{
    make(twoSprites(square));
    QMap<QString, QByteArray> shown;
    for (int i = 0; i < files().size(); ++i) {
        press("ExportFiles", i);
        shown.insert(files().at(i), text().toUtf8());
    }
    QTest::mouseClick(exportButton(), Qt::LeftButton);
    QTRY_VERIFY(!m_dialog->isVisible());
    QCOMPARE(m_dialog->result(), int(QDialog::Accepted));
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
    QCOMPARE(part<RowView>("ExportEngines")->model()->rowCount(), allFormats().size());
    QSet<QString> texts;
    QSet<QString> icons;
    for (const Format &format : allFormats()) {
        choose(format.id);
        QVERIFY2(!text().isEmpty(), format.id);
        QVERIFY2(exportButton()->isEnabled(), format.id);
        texts.insert(text());
        icons.insert(format.icon);
    }
    QCOMPARE(texts.size(), allFormats().size());
    QCOMPARE(icons.size(), allFormats().size());
}

void ExportDialogTest::keysOfTheListOfEnginesChooseThem()
{
    make(twoSprites(square));
    auto *engines = part<RowView>("ExportEngines");
    for (const Qt::Key key : {Qt::Key_End, Qt::Key_Home, Qt::Key_PageDown, Qt::Key_L}) {
        const QString before = m_dialog->choice().format;
        QTest::keyClick(engines, key);
        awaitPreview();
        QVERIFY(m_dialog->choice().format != before);
        QCOMPARE(engines->currentIndex().row(), engines->currentRow());
        QCOMPARE(m_dialog->choice().format, QString(allFormats().at(engines->currentRow()).id));
    }
}

void ExportDialogTest::everyFileOfTheExportCanBeRead()
{
    make(twoSprites(square));
    const QString first = text();
    press("ExportFiles", 1);
    QVERIFY(text() != first);
    QVERIFY(text().contains("CircleShape2D"));
}

void ExportDialogTest::imagesAreNamedFromTheFolder()
{
    make(twoSprites(square), {.format = "tiled", .folder = target()});
    QVERIFY(text().contains("source=\"../"));
    QVERIFY(!text().contains("source=\"../.."));
    auto *folder = part<QLineEdit>("ExportFolder");
    folder->setFocus();
    folder->setText(m_folder->filePath("game/maps"));
    QTest::keyClick(folder, Qt::Key_Tab);
    awaitPreview();
    QVERIFY(text().contains("source=\"../../"));
}

void ExportDialogTest::optionsChangeTheText()
{
    make(twoSprites(square), {.format = "rube", .folder = target()});
    const QString before = text();
    auto *number = part<QLineEdit>("option-pixels-per-metre");
    number->setFocus();
    number->selectAll();
    QTest::keyClicks(number, "10");
    QTest::keyClick(number, Qt::Key_Tab);
    awaitPreview();
    QVERIFY(text() != before);
    QCOMPARE(m_dialog->choice().options, (QMap<QString, QString>{{"pixels-per-metre", "10"}}));
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

void ExportDialogTest::lossesAreListed()
{
    Document document = twoSprites(square);
    document.sprites[0].frames[0].shapes[0].properties = {{.name = "my weight", .value = 2.0}};
    make(document);
    auto *losses = part<RowView>("LossList");
    QVERIFY(losses->isVisible());
    const auto *model = static_cast<const RowModel *>(losses->model());
    QVERIFY(model->row(0).title.contains("weight"));
    QCOMPARE(model->row(0).detail, QString("ship · ship_0 · hull"));
    emit losses->activated(0);
    QVERIFY(!m_dialog->isVisible());
    QCOMPARE(m_dialog->wanted()->frame, (FrameRef{0, 0}));
}

void ExportDialogTest::anInvalidShapeIsNamedAndStopsTheExport()
{
    make(twoSprites(bowTie));
    for (const Format &format : allFormats()) {
        choose(format.id);
        QVERIFY(part<QLabel>("ExportMessage")->isVisible());
        QVERIFY2(message().contains("hull"), qPrintable(message()));
        QVERIFY(!message().contains("outline"));
        QVERIFY(!exportButton()->isEnabled());
        QVERIFY(!part<QPushButton>("CopyText")->isEnabled());
        QVERIFY(text().isEmpty());
    }
    QTest::mouseClick(exportButton(), Qt::LeftButton);
    QTest::keyClick(part<QLineEdit>("ExportFolder"), Qt::Key_Return);
    QVERIFY(!QDir(target()).exists());
}

void ExportDialogTest::theWayToAnInvalidShapeLeavesTheDialog()
{
    make(twoSprites(bowTie));
    QTRY_VERIFY(!m_project->live.findings.pending());
    choose("json");
    auto *show = part<QPushButton>("ShowProblem");
    QVERIFY(show->isVisible());
    QTest::mouseClick(show, Qt::LeftButton);
    QVERIFY(!m_dialog->isVisible());
    QCOMPARE(m_dialog->wanted()->shape, m_project->session.document().sprites[0].frames[0].shapes[0].id);
}

void ExportDialogTest::anEmptyProjectCannotBeExported()
{
    make(emptyProject());
    QVERIFY(!exportButton()->isEnabled());
    QVERIFY(!message().isEmpty());
    QVERIFY(!part<QPushButton>("ShowProblem")->isVisible());
}

void ExportDialogTest::aFolderMustBeChosen()
{
    make(twoSprites(square), {.format = "godot4"});
    for (const char *folder : {"  ", "game/hitboxes"}) {
        part<QLineEdit>("ExportFolder")->setText(folder);
        QTest::mouseClick(exportButton(), Qt::LeftButton);
        QVERIFY(m_dialog->isVisible());
        QVERIFY(part<QLabel>("ExportMessage")->isVisible());
        QVERIFY(message().contains("folder", Qt::CaseInsensitive));
    }
    part<QLineEdit>("ExportFolder")->setText(target());
    QTest::mouseClick(exportButton(), Qt::LeftButton);
    QTRY_VERIFY(!m_dialog->isVisible());
    QVERIFY(!written().isEmpty());
}

void ExportDialogTest::aFolderThatCannotBeWrittenIsTold()
{
    // Below a file there is no folder, whoever asks for one.
    QFile file(m_folder->filePath("file"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.close();
    make(twoSprites(square), {.format = "godot4", .folder = m_folder->filePath("file/out")});
    const QString shown = text();
    QTest::mouseClick(exportButton(), Qt::LeftButton);
    QTRY_VERIFY(part<QLabel>("ExportMessage")->isVisible());
    QVERIFY(m_dialog->isVisible());
    QVERIFY2(message().contains("file"), qPrintable(message()));
    QCOMPARE(text(), shown);
    QCOMPARE(QFile(file.fileName()).size(), 0);
    QVERIFY(part<QLineEdit>("ExportFolder")->isEnabled());
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
    QTest::mouseClick(part<QPushButton>("ChooseFolder"), Qt::LeftButton);
    QVERIFY(answer.asked());
    QCOMPARE(m_dialog->choice().folder, chosen);
}

void ExportDialogTest::filesOfOthersAreReplacedOnlyWhenTold()
{
    QVERIFY(QDir().mkpath(target()));
    QFile other(target() + "/duel.csv");
    QVERIFY(other.open(QIODevice::WriteOnly) && other.write("theirs") == 6);
    other.close();
    const ExportProfile start{.format = "csv", .folder = target()};
    make(twoSprites(square), start);
    const auto content = [&other] { return other.open(QIODevice::ReadOnly) ? other.readAll() : QByteArray(); };
    {
        bench::ModalAnswer answer(bench::click(QMessageBox::Cancel));
        QTest::mouseClick(exportButton(), Qt::LeftButton);
        QTRY_VERIFY(answer.asked());
        QVERIFY(answer.text().contains("duel.csv"));
    }
    QVERIFY(m_dialog->isVisible());
    QCOMPARE(content(), QByteArray("theirs"));
    other.close();
    m_past.add({m_project->files.path(), start});
    make(twoSprites(square), start);
    QTest::mouseClick(exportButton(), Qt::LeftButton);
    QTRY_VERIFY(!m_dialog->isVisible());
    QVERIFY(content().startsWith("sprite"));
    other.close();

    // One format's files are another one's.
    QVERIFY(other.open(QIODevice::WriteOnly) && other.write("json") == 4);
    other.close();
    m_past.add({m_project->files.path(), {.format = "json", .folder = target()}, {"duel.csv"}});
    make(twoSprites(square), start);
    {
        bench::ModalAnswer answer(bench::click(QMessageBox::Cancel));
        QTest::mouseClick(exportButton(), Qt::LeftButton);
        QTRY_VERIFY(answer.asked());
        QVERIFY(answer.text().contains("duel.csv"));
    }
    QCOMPARE(content(), QByteArray("json"));
}

void ExportDialogTest::anExportThatIsCalledOffGivesTheFocusBack()
{
    QVERIFY(QDir().mkpath(target()));
    QFile other(target() + "/duel.csv");
    QVERIFY(other.open(QIODevice::WriteOnly));
    make(twoSprites(square), {.format = "csv", .folder = target()});
    for (const char *name : {"ExportEngines", "ExportFolder"}) {
        auto *part = m_dialog->findChild<QWidget *>(name);
        part->setFocus();
        bench::ModalAnswer answer([](QDialog &box) { QTest::keyClick(&box, Qt::Key_Escape); });
        QTest::keyClick(part, Qt::Key_Return);
        QTRY_VERIFY(answer.asked());
        QTRY_VERIFY(exportButton()->isEnabled() && part->isEnabled());
        QCOMPARE(m_dialog->focusWidget(), part);
    }
}

void ExportDialogTest::exportWaitsForThePreview()
{
    make(twoSprites(square));
    m_job->preview({}); // is answered first
    press("ExportEngines", 0);
    QVERIFY(m_job->isPreviewing());
    QTest::mouseClick(exportButton(), Qt::LeftButton);
    QVERIFY(m_dialog->isVisible());
    QTRY_VERIFY(!m_dialog->isVisible());
    QCOMPARE(written(), QStringList{"duel.json"});
}

void ExportDialogTest::closingWritesNothing()
{
    make(twoSprites(square));
    QTest::keyClick(m_dialog.get(), Qt::Key_Escape);
    QCOMPARE(m_dialog->result(), int(QDialog::Rejected));
    QVERIFY(!QDir(target()).exists());
}

void ExportDialogTest::largeTextIsCutNowhere()
{
    const Format &most = *std::ranges::max_element(allFormats(), {}, [](const Format &f) { return f.options.size(); });
    make(twoSprites(square));
    choose(most.id);
    QFont large = m_dialog->font();
    large.setPixelSize(24);
    m_dialog->setFont(large);
    for (QLabel *label : m_dialog->findChildren<QLabel *>())
        label->setFont(large);
    m_dialog->resize(1000, 640);
    const auto isWhole = [this] {
        const auto labels = m_dialog->findChild<ExportOptionFields *>()->findChildren<QLabel *>("Dim");
        return std::ranges::all_of(labels, [](const QLabel *label) {
            return label->isHidden() || label->height() >= label->heightForWidth(label->width());
        });
    };
    QTRY_VERIFY(isWhole());
    QVERIFY(part<QPlainTextEdit>("ExportText")->height() >= 80);
    QVERIFY(exportButton()->geometry().bottom() <= exportButton()->parentWidget()->height());
}

HITBOX_WINDOW_TEST(ExportDialogTest)
#include "export_dialog_test.moc"
