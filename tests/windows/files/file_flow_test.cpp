#include "file_bytes.h"
#include "test_class.h"
#include "windows/files/file_flow.h"

#include "document/edits.h"
#include "formats/project/project_file.h"
#include "windows/modal_answer.h"
#include "windows/window_bench.h"

#include <QFileDialog>
#include <QLineEdit>
#include <QPushButton>
#include <QToolButton>

using namespace hitbox;
using namespace hitbox::bench;

namespace {

/// Types a path into a file dialog.
std::function<void(QDialog &)> choosePath(const QString &path)
{
    return [path](QDialog &dialog) {
        auto *name = dialog.findChild<QLineEdit *>("fileNameEdit");
        if (!name)
            return;
        name->setText(path);
        QTest::keyClick(name, Qt::Key_Return);
    };
}

} // namespace

class FileFlowTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_bench.reset(); }

    void savingGivesAFileThatReadsBackEqual();
    void savingWithoutAFileAsksForItsName();
    void savingUnderAnotherNameLeavesTheOldFileAlone();
    void savingWhereNothingCanBeWrittenTellsAndKeepsTheWork();
    void closingUnsavedWorkAsksAndCancelStays();
    void closingUnsavedWorkAndDiscardingCloses();
    void closingUnsavedWorkAndSavingWritesIt();
    void closingSavedWorkAsksNothing();
    void closingAPictureThatWasLookedAtAsksNothing();
    void closingWhenSavingFailsStays();
    void closingWhileANameIsTypedLosesNothing();
    void openingABrokenFileTellsAndChangesNothing_data();
    void openingABrokenFileTellsAndChangesNothing();
    void openingABrokenImageTellsAndOpensNoTab();
    void openingASheetMakesATabAndOffersToSlice();
    void openingAnotherFileLeavesUnsavedWorkInItsTab();
    void aNewProjectIsEmpty();
    void aFileChangedOnDiskIsOnlyReplacedWhenAsked();
    void savingTellsWhatDiffersAndOffersToReload();
    void whereTheFolderIsGoneAnotherPlaceIsAskedFor();
    void closingWhileASaveAsksLosesNothing();
    void savingElsewhereKeepsAFileChangedOnDisk();
    void recentFilesAreOfferedAgain();

private:
    void change();

    std::unique_ptr<WindowBench> m_bench;
};

void FileFlowTest::init()
{
    m_bench = std::make_unique<WindowBench>();
    QVERIFY(m_bench->shown);
    m_bench->openSample();
}

/// One step of work that is not saved: a box, drawn by hand.
void FileFlowTest::change()
{
    m_bench->view()->setFocus();
    m_bench->key(Qt::Key_R);
    m_bench->drag({4, 5}, {14, 11});
    QVERIFY(m_bench->openProject.files.modified());
}

void FileFlowTest::savingGivesAFileThatReadsBackEqual()
{
    change();
    m_bench->key(Qt::Key_S, Qt::ControlModifier);
    m_bench->awaitFiles();
    QVERIFY(!m_bench->openProject.files.modified());
    const Result<Document> read = readProject(m_bench->project());
    QVERIFY(read);
    QCOMPARE(*read, m_bench->session.document());
    QCOMPARE(bytesOfFile(m_bench->project()), projectBytes(m_bench->session.document()));
}

void FileFlowTest::savingWithoutAFileAsksForItsName()
{
    m_bench->key(Qt::Key_N, Qt::ControlModifier);
    m_bench->drop({m_bench->path("rock.png")});
    const QString path = m_bench->path("new one");
    ModalAnswer answer(choosePath(path));
    m_bench->key(Qt::Key_S, Qt::ControlModifier);
    m_bench->awaitFiles();
    QVERIFY(answer.asked());
    QCOMPARE(m_bench->front().project().files.path(), path + ".hitbox");
    const Result<Document> read = readProject(path + ".hitbox");
    QVERIFY(read);
    QCOMPARE(read->sprites.first().image, QString("rock.png"));
    QCOMPARE(m_bench->window->settings().recentFiles.first(), path + ".hitbox");
    QVERIFY(m_bench->window->windowTitle().contains("new one.hitbox"));
}

void FileFlowTest::savingUnderAnotherNameLeavesTheOldFileAlone()
{
    const QByteArray before = bytesOfFile(m_bench->project());
    change();
    ModalAnswer answer(choosePath(m_bench->path("copy.hitbox")));
    m_bench->key(Qt::Key_S, Qt::ControlModifier | Qt::ShiftModifier);
    m_bench->awaitFiles();
    QVERIFY(answer.asked());
    QCOMPARE(m_bench->openProject.files.path(), m_bench->path("copy.hitbox"));
    QCOMPARE(bytesOfFile(m_bench->project()), before);
    QCOMPARE(bytesOfFile(m_bench->path("copy.hitbox")), projectBytes(m_bench->session.document()));
}

void FileFlowTest::savingWhereNothingCanBeWrittenTellsAndKeepsTheWork()
{
    change();
    // Where the file should go there is a folder that is not empty: no one can write there, not even root.
    QVERIFY(QFile::remove(m_bench->project()));
    QVERIFY(QDir().mkpath(m_bench->project() + "/inside"));
    const Document work = m_bench->session.document();
    bool toldOfTheFile = false;
    int boxes = 0;
    QTimer timer;
    connect(&timer, &QTimer::timeout, this, [&] {
        auto *box = qobject_cast<QMessageBox *>(QApplication::activeModalWidget());
        if (!box)
            return;
        ++boxes;
        toldOfTheFile =
            toldOfTheFile || (box->windowTitle() == "Could not save" && box->text().contains("duel.hitbox"));
        // It is gone from where it was read, which is asked about first.
        if (box->windowTitle() == "Could not save")
            return box->reject();
        clickText("Replace")(*box);
    });
    timer.start(5);
    m_bench->key(Qt::Key_S, Qt::ControlModifier);
    m_bench->awaitFiles();
    QVERIFY(boxes >= 1);
    QVERIFY(toldOfTheFile);
    QCOMPARE(m_bench->session.document(), work);
    QVERIFY(m_bench->openProject.files.modified());
}

void FileFlowTest::closingUnsavedWorkAsksAndCancelStays()
{
    change();
    const Document work = m_bench->session.document();
    ModalAnswer answer(click(QMessageBox::Cancel));
    QVERIFY(!m_bench->window->close());
    QVERIFY(answer.asked());
    QVERIFY2(answer.text().contains("duel"), qPrintable(answer.text()));
    QVERIFY(m_bench->window->isVisible());
    QCOMPARE(m_bench->session.document(), work);
    QVERIFY(m_bench->openProject.files.modified());
}

void FileFlowTest::closingUnsavedWorkAndDiscardingCloses()
{
    const QByteArray before = bytesOfFile(m_bench->project());
    change();
    ModalAnswer answer(click(QMessageBox::Discard));
    QVERIFY(m_bench->window->close());
    QVERIFY(answer.asked());
    QVERIFY(!m_bench->window->isVisible());
    QCOMPARE(bytesOfFile(m_bench->project()), before);
}

void FileFlowTest::closingUnsavedWorkAndSavingWritesIt()
{
    change();
    ModalAnswer answer(click(QMessageBox::Save));
    QVERIFY(!m_bench->window->close()); // not before it is written
    QVERIFY(answer.asked());
    QTRY_VERIFY(!m_bench->window->isVisible());
    QCOMPARE(bytesOfFile(m_bench->project()), projectBytes(m_bench->session.document()));
}

void FileFlowTest::closingSavedWorkAsksNothing()
{
    ModalAnswer answer([](QDialog &) {});
    QVERIFY(m_bench->window->close());
    QVERIFY(!answer.asked());
}

void FileFlowTest::closingAPictureThatWasLookedAtAsksNothing()
{
    m_bench->key(Qt::Key_N, Qt::ControlModifier);
    m_bench->drop({m_bench->path("rock.png")});
    QVERIFY(m_bench->front().project().files.modified());
    QVERIFY(!m_bench->front().project().files.holdsWork());
    ModalAnswer answer([](QDialog &) {});
    QVERIFY(m_bench->window->close());
    QVERIFY(!answer.asked());
}

void FileFlowTest::closingWhenSavingFailsStays()
{
    m_bench->key(Qt::Key_N, Qt::ControlModifier);
    m_bench->drop({m_bench->path("rock.png")});
    Document work = m_bench->front().session().document();
    work.sprites[0].name = "boulder";
    m_bench->front().session().commit(work, "Rename");
    int questions = 0;
    QTimer timer;
    connect(&timer, &QTimer::timeout, this, [&] {
        if (auto *box = qobject_cast<QMessageBox *>(QApplication::activeModalWidget())) {
            ++questions;
            click(QMessageBox::Save)(*box);
        } else if (auto *files = qobject_cast<QFileDialog *>(QApplication::activeModalWidget())) {
            files->reject();
        }
    });
    timer.start(5);
    QVERIFY(!m_bench->window->close());
    QCOMPARE(questions, 1);
    QVERIFY(m_bench->window->isVisible());
    QVERIFY(m_bench->front().project().files.modified());
}

void FileFlowTest::closingWhileANameIsTypedLosesNothing()
{
    m_bench->clickRow("SpriteList", 0);
    m_bench->session.setSelection({});
    m_bench->key(Qt::Key_F2);
    auto *editor = m_bench->list("SpriteList")->viewport()->findChild<QLineEdit *>();
    QVERIFY(editor);
    editor->selectAll();
    QTest::keyClicks(editor, "cruiser");
    ModalAnswer answer(click(QMessageBox::Save));
    m_bench->window->close();
    m_bench->awaitFiles();
    QVERIFY(answer.asked());
    const Result<Document> saved = readProject(m_bench->project());
    QVERIFY(saved);
    QCOMPARE(saved->sprites.first().name, QString("cruiser"));
}

void FileFlowTest::openingABrokenFileTellsAndChangesNothing_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("empty") << "broken.hitbox" << QByteArray();
    QTest::newRow("truncated") << "broken.hitbox" << QByteArray("{\"format\": \"hitbox-project\", \"vers");
    QTest::newRow("of another kind") << "broken.hitbox" << QByteArray("[1, 2, 3]");
    QTest::newRow("of a later version") << "broken.hitbox"
                                        << QByteArray("{\"format\": \"hitbox-project\", \"version\": 99}");
}

void FileFlowTest::openingABrokenFileTellsAndChangesNothing()
{
    QFETCH(QString, name);
    QFETCH(QByteArray, bytes);
    const Document before = m_bench->session.document();
    writeFile(m_bench->path(name), bytes);
    ModalAnswer answer(click(QMessageBox::Ok));
    m_bench->openPath(m_bench->path(name));
    QVERIFY(answer.asked());
    QVERIFY2(answer.text().contains(name), qPrintable(answer.text()));
    QCOMPARE(m_bench->session.document(), before);
    QCOMPARE(m_bench->openProject.files.path(), m_bench->project());
    QVERIFY(!m_bench->openProject.files.modified());
    QVERIFY(!m_bench->window->settings().recentFiles.contains(m_bench->path(name)));
}

void FileFlowTest::openingABrokenImageTellsAndOpensNoTab()
{
    const Document before = m_bench->session.document();
    writeFile(m_bench->path("broken.png"), "no picture at all");
    m_bench->openPath(m_bench->path("broken.png"));
    m_bench->awaitFiles();
    QCOMPARE(m_bench->notices().size(), 1);
    QVERIFY2(m_bench->notices().first().contains("broken.png"), qPrintable(m_bench->notices().first()));
    QCOMPARE(m_bench->window->workspaces().size(), 1);
    QCOMPARE(m_bench->session.document(), before);
    QVERIFY(!m_bench->window->settings().recentFiles.contains(m_bench->path("broken.png")));
}

void FileFlowTest::openingASheetMakesATabAndOffersToSlice()
{
    m_bench->openPath(m_bench->path("ship_sheet.png"));
    m_bench->awaitFiles();
    QCOMPARE(m_bench->window->workspaces().size(), 2);
    QCOMPARE(m_bench->front().session().document().sprites.size(), 1);
    m_bench->choose("Slice");
    QVERIFY(m_bench->front().session().document().sprites.first().frames.size() > 1);
    QVERIFY(!m_bench->openProject.files.modified());
    QVERIFY(m_bench->window->settings().recentFiles.contains(m_bench->path("ship_sheet.png")));
}

void FileFlowTest::openingAnotherFileLeavesUnsavedWorkInItsTab()
{
    change();
    const Document work = m_bench->session.document();
    m_bench->openPath(m_bench->path("crossings.hitbox"));
    QCOMPARE(m_bench->front().project().files.path(), m_bench->path("crossings.hitbox"));
    QVERIFY(m_bench->rows("ProblemList") > 0);
    QCOMPARE(m_bench->session.document(), work);
    QVERIFY(m_bench->openProject.files.modified());
}

void FileFlowTest::aNewProjectIsEmpty()
{
    m_bench->key(Qt::Key_N, Qt::ControlModifier);
    QVERIFY(m_bench->front().session().document().sprites.isEmpty());
    QVERIFY(m_bench->front().project().files.path().isEmpty());
    QVERIFY(m_bench->front().findChild<QToolButton *>("Sample")->isVisible());
}

void FileFlowTest::aFileChangedOnDiskIsOnlyReplacedWhenAsked()
{
    change();
    const QByteArray theirs = projectBytes(emptyProject());
    writeFile(m_bench->project(), theirs);
    {
        ModalAnswer answer(click(QMessageBox::Cancel));
        m_bench->key(Qt::Key_S, Qt::ControlModifier);
        m_bench->awaitFiles();
        QVERIFY(answer.asked());
        QVERIFY(answer.text().contains("duel.hitbox"));
    }
    QCOMPARE(bytesOfFile(m_bench->project()), theirs);
    QVERIFY(m_bench->openProject.files.modified());
    {
        ModalAnswer answer(clickText("Replace"));
        m_bench->key(Qt::Key_S, Qt::ControlModifier);
        m_bench->awaitFiles();
        QVERIFY(answer.asked());
    }
    QCOMPARE(bytesOfFile(m_bench->project()), projectBytes(m_bench->session.document()));
    QVERIFY(!m_bench->openProject.files.modified());
}

void FileFlowTest::savingTellsWhatDiffersAndOffersToReload()
{
    Document theirs = m_bench->session.document();
    change();
    const Document mine = m_bench->session.document();
    theirs.sprites.first().name = "theirs";
    QVERIFY(writeProject(m_bench->project(), theirs));
    ModalAnswer answer(clickText("Reload"));
    m_bench->key(Qt::Key_S, Qt::ControlModifier);
    m_bench->awaitFiles();
    QVERIFY(answer.asked());
    QVERIFY2(answer.text().contains("theirs"), qPrintable(answer.text()));
    QTRY_COMPARE(m_bench->session.document().sprites.first().name, QString("theirs"));
    QVERIFY(!m_bench->openProject.files.modified());
    QTRY_VERIFY(m_bench->notices().isEmpty());
    m_bench->session.undo();
    QCOMPARE(m_bench->session.document(), mine);
}

void FileFlowTest::whereTheFolderIsGoneAnotherPlaceIsAskedFor()
{
    const QString folder = m_bench->path("moved");
    QVERIFY(QDir().mkpath(folder));
    QVERIFY(writeProject(folder + "/own.hitbox", m_bench->session.document()));
    m_bench->openPath(folder + "/own.hitbox");
    OpenProject &project = m_bench->front().project();
    QVERIFY(QFile::rename(folder, m_bench->path("elsewhere")));
    const auto isTold = [this] { return m_bench->notices().value(0).startsWith("The folder of own.hitbox was moved"); };
    QTRY_VERIFY_WITH_TIMEOUT(isTold(), 20'000);
    QString text;
    QStringList buttons;
    QTimer timer;
    connect(&timer, &QTimer::timeout, this, [&] {
        if (auto *files = qobject_cast<QFileDialog *>(QApplication::activeModalWidget())) {
            choosePath(m_bench->path("elsewhere/saved.hitbox"))(*files);
        } else if (auto *box = qobject_cast<QMessageBox *>(QApplication::activeModalWidget())) {
            text = box->text();
            for (const QAbstractButton *button : box->buttons())
                buttons.append(button->text());
            clickText(QString::fromUtf8("Save as…"))(*box);
        }
    });
    timer.start(5);
    m_bench->key(Qt::Key_S, Qt::ControlModifier);
    m_bench->awaitFiles();
    QVERIFY2(text.contains("own.hitbox"), qPrintable(text));
    QVERIFY(!buttons.contains("Write anew"));
    QTRY_COMPARE(project.files.path(), m_bench->path("elsewhere/saved.hitbox"));
}

void FileFlowTest::closingWhileASaveAsksLosesNothing()
{
    change();
    const QByteArray theirs = projectBytes(emptyProject());
    writeFile(m_bench->project(), theirs);
    bool isClosed = true;
    ModalAnswer answer([this, &isClosed](QDialog &dialog) {
        ModalAnswer unsaved(click(QMessageBox::Cancel));
        isClosed = m_bench->window->close();
        QVERIFY(unsaved.asked());
        clickText("Replace")(dialog);
    });
    m_bench->key(Qt::Key_S, Qt::ControlModifier);
    m_bench->awaitFiles();
    QVERIFY(answer.asked());
    QVERIFY(!isClosed);
    QVERIFY(m_bench->window->isVisible());
    QCOMPARE(bytesOfFile(m_bench->project()), projectBytes(m_bench->session.document()));
}

void FileFlowTest::savingElsewhereKeepsAFileChangedOnDisk()
{
    change();
    const QByteArray theirs = projectBytes(emptyProject());
    writeFile(m_bench->project(), theirs);
    QTimer timer;
    connect(&timer, &QTimer::timeout, this, [this] {
        if (auto *files = qobject_cast<QFileDialog *>(QApplication::activeModalWidget()))
            choosePath(m_bench->path("mine.hitbox"))(*files);
        else if (auto *box = qobject_cast<QMessageBox *>(QApplication::activeModalWidget()))
            clickText(QString::fromUtf8("Save as…"))(*box);
    });
    timer.start(5);
    m_bench->key(Qt::Key_S, Qt::ControlModifier);
    m_bench->awaitFiles();
    QCOMPARE(bytesOfFile(m_bench->project()), theirs);
    QCOMPARE(bytesOfFile(m_bench->path("mine.hitbox")), projectBytes(m_bench->session.document()));
    QCOMPARE(m_bench->openProject.files.path(), m_bench->path("mine.hitbox"));
}

void FileFlowTest::recentFilesAreOfferedAgain()
{
    m_bench->openPath(m_bench->path("crossings.hitbox"));
    const QStringList recent = m_bench->window->settings().recentFiles;
    QCOMPARE(recent, (QStringList{m_bench->path("crossings.hitbox"), m_bench->project()}));
    for (QAction *action : m_bench->window->findChildren<QAction *>()) {
        if (action->text().endsWith("duel.hitbox"))
            action->trigger();
    }
    QCOMPARE(m_bench->front().project().files.path(), m_bench->project());
    QCOMPARE(m_bench->window->settings().recentFiles.first(), m_bench->project());
}

HITBOX_WINDOW_TEST(FileFlowTest)
#include "file_flow_test.moc"
