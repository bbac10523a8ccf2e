#include "windows/export_dialog.h"

#include "document/edits.h"
#include "document/profile_edits.h"
#include "modal_answer.h"
#include "session/export_job.h"
#include "session/live_export.h"
#include "session/session.h"
#include "windows/row_view.h"

#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
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
    void exportWaitsForThePreview();
    void closingWritesNothing();
    void anExportCanBeSavedAsAProfile();
    void aProfileKeepsWhatIsChanged();
    void anEngineRemembersItsOptions();

private:
    void make(const Document &document, const ExportProfile &start);
    void make(const Document &document) { make(document, {.format = "godot4", .folder = target()}); }
    template <typename T>
    T *part(const char *name) const
    {
        return m_dialog->findChild<T *>(name);
    }
    QPushButton *exportButton() const { return part<QPushButton>("Primary"); }
    QString text() const { return part<QPlainTextEdit>("ExportText")->toPlainText(); }
    QString message() const { return part<QLabel>("ExportMessage")->text(); }
    QStringList written() const { return QDir(target()).entryList(QDir::Files, QDir::Name); }
    QString target() const { return m_folder->filePath("out"); }
    QStringList files() const;
    void press(const char *list, int row) const;
    void choose(const char *format) const;
    void awaitPreview() const { QTRY_VERIFY(!m_live->pending()); }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Session> m_session;
    std::unique_ptr<LiveExport> m_live;
    std::unique_ptr<ExportJob> m_job;
    PastExports m_past;
    std::unique_ptr<ExportDialog> m_dialog;
};

void ExportDialogTest::init()
{
    m_dialog.reset();
    m_folder = std::make_unique<QTemporaryDir>();
    m_session = std::make_unique<Session>();
    m_live = std::make_unique<LiveExport>();
    m_job = std::make_unique<ExportJob>();
    m_past = {};
}

void ExportDialogTest::make(const Document &document, const ExportProfile &start)
{
    m_session->startNew();
    QVERIFY(m_session->saveAs(m_folder->filePath("duel.hitbox")));
    m_session->commit(document, "Make");
    m_dialog = std::make_unique<ExportDialog>(*m_session, *m_live, *m_job, m_past, start, themeFor(ThemeChoice::Dark));
    m_dialog->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_dialog.get()));
    awaitPreview();
}

QStringList ExportDialogTest::files() const
{
    const auto *model = static_cast<const RowModel *>(part<RowView>("ExportFiles")->model());
    QStringList names;
    for (int row = 0; row < model->rowCount(); ++row)
        names.append(model->row(row).title);
    return names;
}

void ExportDialogTest::press(const char *list, int row) const
{
    auto *view = part<RowView>(list);
    view->scrollTo(view->model()->index(row, 0));
    QTest::mouseClick(view->viewport(), Qt::LeftButton, {}, view->visualRect(view->model()->index(row, 0)).center());
}

void ExportDialogTest::choose(const char *format) const
{
    const QList<Format> &formats = allFormats();
    const auto found = std::find_if(formats.begin(), formats.end(),
                                    [&](const Format &known) { return QByteArray(known.id) == format; });
    QVERIFY(found != formats.end());
    press("ExportEngines", static_cast<int>(found - formats.begin()));
    QCOMPARE(m_dialog->choice().format, QString(format));
    awaitPreview();
}

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
    document.sprites[0].frames[0].shapes[0].properties = {{.name = "weight", .value = 2.0}};
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
    QTRY_VERIFY(!m_session->findingsPending());
    choose("json");
    auto *show = part<QPushButton>("ShowProblem");
    QVERIFY(show->isVisible());
    QTest::mouseClick(show, Qt::LeftButton);
    QVERIFY(!m_dialog->isVisible());
    QCOMPARE(m_dialog->wanted()->shape, m_session->document().sprites[0].frames[0].shapes[0].id);
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
    m_past.add({m_session->path(), start});
    make(twoSprites(square), start);
    QTest::mouseClick(exportButton(), Qt::LeftButton);
    QTRY_VERIFY(!m_dialog->isVisible());
    QVERIFY(content().startsWith("sprite"));
}

void ExportDialogTest::exportWaitsForThePreview()
{
    make(twoSprites(square));
    m_live->ask({}); // is answered first
    press("ExportEngines", 0);
    QVERIFY(m_live->pending());
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

void ExportDialogTest::anExportCanBeSavedAsAProfile()
{
    make(twoSprites(square), {.format = "rube", .folder = target(), .options = {{"pixels-per-metre", "10"}}});
    QVERIFY(!part<QCheckBox>("ExportOnSave")->isVisible());
    QTest::mouseClick(part<QPushButton>("SaveProfile"), Qt::LeftButton);
    auto *name = part<RowView>("ProfileList")->findChild<QLineEdit *>();
    QVERIFY(name);
    name->setText("game");
    QTest::keyClick(name, Qt::Key_Return);
    const ExportProfile expected{
        .name = "game", .format = "rube", .folder = "out", .options = {{"pixels-per-metre", "10"}}};
    QTRY_COMPARE(m_session->document().exportProfiles, QList<ExportProfile>{expected});
    QCOMPARE(m_dialog->choice().name, QString("game"));
    QCOMPARE(m_dialog->choice().folder, target());
    QVERIFY(part<QCheckBox>("ExportOnSave")->isVisible());
}

void ExportDialogTest::aProfileKeepsWhatIsChanged()
{
    const Document document =
        withProfile(twoSprites(square), {.name = "game", .format = "godot4", .options = {{"loop", "no"}}});
    make(document);
    press("ProfileList", 0);
    awaitPreview();
    QCOMPARE(m_dialog->choice().folder, m_folder->path());
    QTest::keyClick(part<QComboBox>("option-loop"), Qt::Key_Up);
    QStringList allowed;
    connect(m_dialog.get(), &ExportDialog::folderAllowed, this, [&](const QString &folder) { allowed.append(folder); });
    QTest::mouseClick(part<QCheckBox>("ExportOnSave"), Qt::LeftButton, {},
                      {8, part<QCheckBox>("ExportOnSave")->height() / 2});
    part<QLineEdit>("ExportFolder")->setFocus();
    part<QLineEdit>("ExportFolder")->setText(target());
    QTest::keyClick(part<QLineEdit>("ExportFolder"), Qt::Key_Tab);
    const ExportProfile expected{.name = "game", .format = "godot4", .folder = "out", .onSave = true};
    QCOMPARE(m_session->document().exportProfiles, QList<ExportProfile>{expected});
    QCOMPARE(allowed, (QStringList{m_folder->path(), target()}));
    choose("json");
    QCOMPARE(m_session->document().exportProfiles, QList<ExportProfile>{expected});
    QCOMPARE(m_dialog->choice().name, QString());
}

void ExportDialogTest::anEngineRemembersItsOptions()
{
    m_past.add({m_folder->filePath("duel.hitbox"),
                {.format = "rube", .folder = target() + "/box2d", .options = {{"pixels-per-metre", "10"}}}});
    make(twoSprites(square));
    choose("rube");
    QCOMPARE(part<QLineEdit>("option-pixels-per-metre")->text(), QString("10"));
    QCOMPARE(m_dialog->choice().folder, target() + "/box2d");
    choose("love");
    QVERIFY(m_dialog->choice().options.isEmpty());
}

QTEST_MAIN(ExportDialogTest)
#include "export_dialog_test.moc"
