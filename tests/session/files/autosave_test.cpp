#include "session/files/autosave.h"
#include "test_class.h"

#include "formats/project/project_file.h"
#include "session/files/closed_work.h"
#include "session/files/recovery_store.h"
#include "session/session_bench.h"

#include <QSemaphore>
#include <QSignalSpy>
#include <QTest>

#include <array>

using namespace hitbox;
using namespace std::chrono_literals;

/// Of the only frame. Paths of images go with the file.
static QList<Shape> shapesOf(const Document &document)
{
    return document.sprites.first().frames.first().shapes;
}

/// What is kept beside the document by now.
static std::optional<OutlineUnderWay> outlineIn(const Autosave &autosave)
{
    const QList<Recovery> kept = recoveriesIn(QFileInfo(autosave.file()).absolutePath());
    return kept.isEmpty() ? std::nullopt : kept.first().outline;
}

class AutosaveTest : public QObject
{
    Q_OBJECT

private slots:
    void unsavedWorkIsKeptAndReadsBack()
    {
        QTemporaryDir folder;
        RecoveryStore store(folder.path());
        OpenProject project;
        Session &session = project.session;
        Autosave autosave(project, store, 0ms);
        QSignalSpy kept(&autosave, &Autosave::kept);
        session.commit(documentWith({squareAt(0, 0, 10)}), "Add");
        QVERIFY(kept.wait());
        const Result<Document> back = readProject(autosave.file());
        QVERIFY(back);
        QCOMPARE(*back, session.document());
    }

    void thePauseIsAsWanted()
    {
        QTemporaryDir folder;
        RecoveryStore store(folder.path());
        OpenProject project;
        Autosave autosave(project, store, 1h);
        QSignalSpy kept(&autosave, &Autosave::kept);
        project.session.commit(documentWith({squareAt(0, 0, 10)}), "Add"); // an hour begins
        autosave.setKeeping({.pause = 0s});
        QVERIFY(kept.wait());
        QTRY_VERIFY(QFile::exists(autosave.file()));
    }

    void whatIsBeingDrawnIsKept()
    {
        QTemporaryDir folder;
        RecoveryStore store(folder.path());
        OpenProject project;
        project.files.show({.document = documentWith({}), .path = {}, .name = {}, .digest = {}});
        Session &session = project.session;
        Autosave autosave(project, store, 0ms);
        QSignalSpy kept(&autosave, &Autosave::kept);
        session.setTool("polygon");
        const auto click = [&session](double x, double y) {
            session.feed({.kind = ToolInput::Kind::Press, .position = {x, y}, .button = Qt::LeftButton});
            session.feed({.kind = ToolInput::Kind::Release, .position = {x, y}, .button = Qt::LeftButton});
        };
        click(2, 2);
        QVERIFY(!project.files.modified()); // there is nothing to save yet
        QVERIFY(kept.wait());
        QCOMPARE(outlineIn(autosave), session.hint().outline);
        click(30, 2);
        click(30, 30);
        QVERIFY(project.files.modified());
        QVERIFY(!session.history()->canUndo());
        QTRY_COMPARE(outlineIn(autosave), session.hint().outline);
        QCOMPARE(outlineIn(autosave)->points, (QList<geometry::Point>{{2, 2}, {30, 2}, {30, 30}}));
        const Result<Document> back = readProject(autosave.file());
        QVERIFY(back);
        QCOMPARE(shapesOf(*back).size(), 0);
        session.endGesture(Session::GestureEnd::Cancel);
        QVERIFY(!project.files.modified());
        QTRY_VERIFY(!QFile::exists(autosave.file()));
    }

    void aDrawingIsGivenUpWithTheRest()
    {
        QTemporaryDir folder;
        RecoveryStore store(folder.path());
        OpenProject project;
        project.files.show({.document = documentWith({}), .path = {}, .name = {}, .digest = {}});
        Session &session = project.session;
        Autosave autosave(project, store, 1h);
        session.setTool("chain");
        session.feed(press({2, 2}));
        session.feed(release({2, 2}));
        const std::optional<OutlineUnderWay> drawn = session.hint().outline;
        QVERIFY(drawn);
        autosave.giveUp();
        Background::waitForAll();
        const QList<Recovery> closed = closedWork(store.closedFolder());
        QCOMPARE(closed.size(), 1);
        QCOMPARE(closed.first().outline, drawn);
    }

    void aDrawingComesBackUnderWay()
    {
        QTemporaryDir folder;
        Document document = documentWith({}, 3);
        document.categories.append(Category{.name = "own"});
        const OutlineUnderWay drawn{"polygon", {0, 2}, "own", {true, 40.5}, {{2.25, -1e-9}, {1e9, 7}}};
        const QString left = folder.filePath("left.hitbox");
        QVERIFY(keepRecovery(left, document, {}, drawn));
        OpenProject project;
        const Result<OpenedProject> opened = openedRecovery(recoveriesIn(folder.path()).first());
        QVERIFY(opened);
        project.files.show(*opened);
        QVERIFY(project.session.gestureUnderWay());
        QCOMPARE(project.session.hint().outline, std::optional(drawn));
        QCOMPARE(project.session.currentFrame(), (FrameRef{0, 2}));
        QCOMPARE(project.session.document(), document);
        // Mirrored, it can be finished.
        project.session.feed(keyInput(Qt::Key_Return));
        const Shape made = project.session.document().sprites[0].frames[2].shapes.value(0);
        QCOMPARE(made.category, QString("own"));
        QCOMPARE(std::get<PolygonOutline>(made.outline).points.size(), 4);
    }

    void aDrawingThatFitsNothingIsLeftOut_data()
    {
        QTest::addColumn<QByteArray>("drawing");
        QTest::newRow("no such frame") << QByteArray(R"({"tool":"polygon","sprite":0,"frame":9,"points":[[1,2]]})");
        QTest::newRow("no frame") << QByteArray(R"({"tool":"polygon","points":[[1,2]]})");
        QTest::newRow("no such tool") << QByteArray(R"({"tool":"pen","sprite":0,"frame":0,"points":[[1,2]]})");
        QTest::newRow("another tool") << QByteArray(R"({"tool":"select","sprite":0,"frame":0,"points":[[1,2]]})");
        QTest::newRow("a tool of the stage") << QByteArray(R"({"tool":"probe","sprite":0,"frame":0,"points":[[1,2]]})");
        QTest::newRow("no points") << QByteArray(R"({"tool":"polygon","sprite":0,"frame":0,"points":[]})");
        QTest::newRow("half a point") << QByteArray(R"({"tool":"polygon","sprite":0,"frame":0,"points":[[1]]})");
        QTest::newRow("too far") << QByteArray(R"({"tool":"polygon","sprite":0,"frame":0,"points":[[1e10,2]]})");
        QTest::newRow("words") << QByteArray(R"({"tool":"polygon","sprite":0,"frame":0,"points":[["a","b"]]})");
        QTest::newRow("a list") << QByteArray("[1]");
    }

    void aDrawingThatFitsNothingIsLeftOut()
    {
        QFETCH(QByteArray, drawing);
        QTemporaryDir folder;
        const QString left = folder.filePath("left.hitbox");
        QVERIFY(keepRecovery(left, documentWith({squareAt(0, 0, 10)}), {}));
        QFile note(left + ".json");
        QVERIFY(note.open(QIODevice::WriteOnly));
        note.write("{\"name\":\"ship\",\"drawing\":" + drawing + "}");
        note.close();
        OpenProject project;
        const Result<OpenedProject> opened = openedRecovery(recoveriesIn(folder.path()).first());
        QVERIFY(opened);
        project.files.show(*opened);
        QVERIFY(!project.session.gestureUnderWay());
        QCOMPARE(project.session.document(), documentWith({squareAt(0, 0, 10)}));
        QCOMPARE(project.files.name(), QString("ship"));
    }

    void workIsKeptWhileOtherReadingHangs()
    {
        constexpr int hanging = 20;
        QSemaphore release;
        std::array<Background, hanging> others;
        for (Background &other : others)
            other.start(
                [&release] {
                    release.acquire();
                    return true;
                },
                [](bool) {});
        {
            QTemporaryDir folder;
            RecoveryStore store(folder.path());
            OpenProject project;
            Session &session = project.session;
            Autosave autosave(project, store, 0ms);
            QSignalSpy kept(&autosave, &Autosave::kept);
            session.commit(documentWith({squareAt(0, 0, 10)}), "Add");
            const bool wasKept = kept.wait();
            release.release(hanging);
            QVERIFY(wasKept);
        }
        Background::waitForAll();
    }

    void itGoesWhenTheWorkIsSavedOrUndone()
    {
        QTemporaryDir folder;
        RecoveryStore store(folder.path());
        FiledProject project;
        Session &session = project.session;
        Autosave autosave(project, store, 0ms);
        QSignalSpy kept(&autosave, &Autosave::kept);
        session.commit(documentWith({squareAt(0, 0, 10)}), "Add");
        QVERIFY(kept.wait());
        session.undo();
        QVERIFY(!QFile::exists(autosave.file()));
        session.redo();
        QVERIFY(kept.wait());
        QVERIFY(QFile::exists(autosave.file()));
        QVERIFY(project.saveAs(folder.filePath("saved.hitbox")));
        QVERIFY(!QFile::exists(autosave.file()));
    }

    void whatIsGivenUpIsPutAway()
    {
        QTemporaryDir folder;
        RecoveryStore store(folder.path());
        FiledProject project;
        project.session.commit(documentWith({squareAt(0, 0, 10)}), "Add");
        QVERIFY(project.saveAs(folder.filePath("ship.hitbox")));
        Autosave autosave(project, store, 1h);
        const Document work = documentWith({squareAt(0, 0, 10), squareAt(20, 20, 5)});
        project.session.commit(work, "Add");
        autosave.giveUp();
        Background::waitForAll();
        const QList<Recovery> closed = closedWork(store.closedFolder());
        QCOMPARE(closed.size(), 1);
        QCOMPARE(closed.first().origin, project.files.origin());
        QCOMPARE(closed.first().origin.name, QString("ship"));
        const Result<Document> back = readRecovery(closed.first());
        QVERIFY(back);
        QCOMPARE(shapesOf(*back), shapesOf(work));
        QVERIFY(store.leftBehind().isEmpty());
        RecoveryStore later(folder.path());
        QVERIFY(later.leftBehind().isEmpty());
    }

    void whatIsGivenUpIsNotKeptAgain()
    {
        QTemporaryDir folder;
        RecoveryStore store(folder.path());
        OpenProject project;
        Autosave autosave(project, store, 0ms);
        project.session.commit(documentWith({squareAt(0, 0, 10)}), "Add");
        autosave.keepNow();
        autosave.giveUp();
        for (int i = 0; i < 3; ++i) { // the answers, and what they start
            Background::waitForAll();
            QCoreApplication::processEvents();
        }
        QVERIFY(project.files.modified());
        QVERIFY(!QFile::exists(autosave.file()));
        QCOMPARE(closedWork(store.closedFolder()).size(), 1);
    }

    void workOfAnEarlierRunStaysUntilItIsSaved()
    {
        QTemporaryDir folder;
        RecoveryStore store(folder.path());
        const QString left = folder.filePath("left.hitbox");
        FiledProject project;
        Autosave autosave(project, store, 1h);
        project.session.commit(documentWith({squareAt(0, 0, 10)}), "Recover unsaved work");
        QVERIFY(keepRecovery(left, project.session.document(), project.files.origin()));
        autosave.takeOver(left);
        Background::waitForAll();
        QVERIFY(QFile::exists(left));
        QSignalSpy kept(&autosave, &Autosave::kept);
        autosave.keepNow();
        QVERIFY(kept.wait());
        QVERIFY(!QFile::exists(left));
        QVERIFY(QFile::exists(autosave.file()));
        QVERIFY(project.saveAs(folder.filePath("ship.hitbox")));
        QTRY_VERIFY(!QFile::exists(autosave.file()));
        project.session.undo();
        project.session.redo();
        Background::waitForAll();
        QVERIFY(closedWork(store.closedFolder()).isEmpty());
    }

    void workOfAnEarlierRunThatIsUndoneIsPutAway_data()
    {
        QTest::addColumn<bool>("isKept");
        QTest::addColumn<bool>("isWorkedOn");
        QTest::newRow("before it was kept anew") << false << false;
        QTest::newRow("kept anew") << true << false;
        QTest::newRow("worked on before it was kept anew") << false << true;
        QTest::newRow("worked on and kept") << true << true;
    }

    /// As it came.
    void workOfAnEarlierRunThatIsUndoneIsPutAway()
    {
        QFETCH(bool, isKept);
        QFETCH(bool, isWorkedOn);
        QTemporaryDir folder;
        RecoveryStore store(folder.path());
        QVERIFY(QDir().mkpath(folder.filePath("crashed")));
        const QString left = folder.filePath("crashed/1.hitbox");
        const Document work = documentWith({squareAt(0, 0, 10)});
        FiledProject project;
        Session &session = project.session;
        auto autosave = std::make_unique<Autosave>(project, store, 1h);
        session.commit(work, "Recover unsaved work");
        QVERIFY(keepRecovery(left, work, project.files.origin()));
        autosave->takeOver(left);
        if (isWorkedOn)
            session.commit(documentWith({squareAt(0, 0, 10), squareAt(20, 20, 5)}), "Add");
        QSignalSpy kept(autosave.get(), &Autosave::kept);
        const auto keep = [&] {
            autosave->keepNow();
            return kept.wait();
        };
        if (isKept)
            QVERIFY(keep());
        while (session.history()->canUndo())
            session.undo();
        QVERIFY(!project.files.modified());
        Background::waitForAll();
        QVERIFY(!QFile::exists(left));
        QVERIFY(!QFile::exists(autosave->file()));
        const QList<Recovery> closed = closedWork(store.closedFolder());
        QCOMPARE(closed.size(), 1);
        const Result<Document> back = readRecovery(closed.first());
        QVERIFY(back);
        QCOMPARE(shapesOf(*back), shapesOf(work));
        QCoreApplication::processEvents();

        session.redo(); // is work as any other
        QVERIFY(keep());
        QVERIFY(QFile::exists(autosave->file()));
        session.undo();
        autosave->giveUp();
        autosave.reset();
        Background::waitForAll();
        QVERIFY(store.leftBehind().isEmpty());
        QCOMPARE(closedWork(store.closedFolder()), closed);
    }

    void closedWorkThatIsOpenAgainStaysThereWhereItIsUndone()
    {
        QTemporaryDir folder;
        RecoveryStore store(folder.path());
        FiledProject project;
        Session &session = project.session;
        Autosave autosave(project, store, 1h);
        session.commit(documentWith({squareAt(0, 0, 10)}), "Recover unsaved work");
        QVERIFY(keepClosed(store.closedFolder(), session.document(), project.files.origin()));
        const QList<Recovery> closed = closedWork(store.closedFolder());
        autosave.takeOver(closed.first().file);
        session.undo();
        Background::waitForAll();
        QCOMPARE(closedWork(store.closedFolder()), closed);
        session.redo();
        QSignalSpy kept(&autosave, &Autosave::kept);
        autosave.keepNow();
        QVERIFY(kept.wait());
        QVERIFY(closedWork(store.closedFolder()).isEmpty());
        session.undo();
        Background::waitForAll();
        QCOMPARE(closedWork(store.closedFolder()).size(), 1);
        QVERIFY(!QFile::exists(autosave.file()));
    }

    void discardingClosedWorkThatWasUndoneLeavesItThere()
    {
        QTemporaryDir folder;
        RecoveryStore store(folder.path());
        FiledProject project;
        Autosave autosave(project, store, 1h);
        project.session.commit(documentWith({squareAt(0, 0, 10)}), "Recover unsaved work");
        QVERIFY(keepClosed(store.closedFolder(), project.session.document(), project.files.origin()));
        const QList<Recovery> closed = closedWork(store.closedFolder());
        autosave.takeOver(closed.first().file);
        project.session.undo();
        autosave.giveUp();
        Background::waitForAll();
        QCOMPARE(closedWork(store.closedFolder()), closed);
    }

    void workOfAnEarlierRunThatCannotBePutAwayStays()
    {
        QTemporaryDir folder;
        RecoveryStore store(folder.path());
        QFile inTheWay(store.closedFolder());
        QVERIFY(inTheWay.open(QIODevice::WriteOnly));
        const QString left = folder.filePath("left.hitbox");
        FiledProject project;
        Session &session = project.session;
        Autosave autosave(project, store, 1h);
        session.commit(documentWith({squareAt(0, 0, 10)}), "Recover unsaved work");
        QVERIFY(keepRecovery(left, session.document(), project.files.origin()));
        autosave.takeOver(left);
        QSignalSpy failed(&autosave, &Autosave::failed);
        session.undo();
        QVERIFY(failed.wait());
        QVERIFY(QFile::exists(left));
        QVERIFY(inTheWay.remove());
        session.redo();
        session.undo();
        QTRY_VERIFY(!QFile::exists(left));
        QCOMPARE(closedWork(store.closedFolder()).size(), 1);
    }

    void whatCannotBePutAwayStays()
    {
        QTemporaryDir folder;
        RecoveryStore store(folder.path());
        QFile inTheWay(store.closedFolder());
        QVERIFY(inTheWay.open(QIODevice::WriteOnly));
        FiledProject project;
        Session &session = project.session;
        Autosave autosave(project, store, 1h);
        session.commit(documentWith({squareAt(0, 0, 10)}), "Add");
        QSignalSpy kept(&autosave, &Autosave::kept);
        autosave.keepNow();
        QVERIFY(kept.wait());
        QSignalSpy failed(&autosave, &Autosave::failed);
        autosave.giveUp();
        session.undo();
        QVERIFY(failed.wait());
        QVERIFY(QFile::exists(autosave.file()));
    }

    void aWriteUnderWayLeavesNothingBehindWhatIsGivenUp()
    {
        QTemporaryDir folder;
        RecoveryStore store(folder.path());
        OpenProject project;
        Session &session = project.session;
        Autosave autosave(project, store, 1h);
        session.commit(documentWith({squareAt(0, 0, 10)}), "Add");
        autosave.keepNow();
        autosave.giveUp();
        Background::waitForAll();
        QVERIFY(!QFile::exists(autosave.file()));
    }

    void whatCannotBeWrittenIsToldAndTriedAgain()
    {
        QTemporaryDir folder;
        const QString base = folder.filePath("base");
        QFile inTheWay(base);
        QVERIFY(inTheWay.open(QIODevice::WriteOnly));
        RecoveryStore store(base);
        OpenProject project;
        Session &session = project.session;
        Autosave autosave(project, store, 1ms);
        QSignalSpy failed(&autosave, &Autosave::failed);
        session.commit(documentWith({squareAt(0, 0, 10)}), "Add");
        QVERIFY(failed.wait());
        QVERIFY(project.files.modified());
        QVERIFY(failed.wait());
        QSignalSpy kept(&autosave, &Autosave::kept);
        QVERIFY(inTheWay.remove());
        QVERIFY(kept.wait());
        QSignalSpy released(&autosave, &Autosave::released);
        session.undo();
        QVERIFY(!released.isEmpty());
    }

    void aRunningProgramsWorkIsNotOffered()
    {
        QTemporaryDir folder;
        RecoveryStore running(folder.path());
        QVERIFY(keepRecovery(running.newFile(), documentWith({squareAt(0, 0, 10)}), {}));
        RecoveryStore other(folder.path());
        QVERIFY(other.leftBehind().isEmpty());
    }

    void whatACrashLeftIsOfferedAndStays()
    {
        QTemporaryDir folder;
        const Document work = documentWith({squareAt(0, 0, 10)});
        // As a crash leaves it: the files, and no lock that anyone holds.
        QVERIFY(QDir().mkpath(folder.filePath("crashed")));
        const RecoveryOrigin origin{"/art/ship.hitbox", QByteArray("digest")};
        QVERIFY(keepRecovery(folder.filePath("crashed/1.hitbox"), work, origin));
        {
            RecoveryStore store(folder.path());
            const QList<Recovery> left = store.leftBehind();
            QCOMPARE(left.size(), 1);
            QCOMPARE(left.first().origin, origin);
            const Result<Document> read = readRecovery(left.first());
            QVERIFY(read);
            QCOMPARE(*read, work);
            RecoveryStore third(folder.path());
            QVERIFY(third.leftBehind().isEmpty());
        }
        RecoveryStore later(folder.path());
        QCOMPARE(later.leftBehind().size(), 1);
        removeRecovery(later.leftBehind().first().file);
        QVERIFY(later.leftBehind().isEmpty());
    }

    void recoveredWorkIsOneStepOverTheSavedProject()
    {
        QTemporaryDir folder;
        const QString file = folder.filePath("ship.hitbox");
        const Document saved = documentWith({squareAt(0, 0, 10)});
        QVERIFY(writeProject(file, saved));
        const Document work = documentWith({squareAt(0, 0, 10), squareAt(20, 20, 5)});
        QVERIFY(keepRecovery(folder.filePath("left.hitbox"), work, {file, {}}));
        const Recovery left{folder.filePath("left.hitbox"), {file, {}}, {}};
        FiledProject project;
        Session &session = project.session;
        project.files.show(*openedRecovery(left));
        QCOMPARE(session.document(), work);
        QVERIFY(project.files.modified());
        session.undo();
        QCOMPARE(session.document(), saved);
        QVERIFY(!project.files.modified());
        QVERIFY(project.save()); // over what was read
        project.files.show(*openedRecovery({left.file, {folder.filePath("gone.hitbox"), {}}, {}}));
        QCOMPARE(session.document(), work);
        QCOMPARE(project.files.path(), folder.filePath("gone.hitbox"));
    }

    void aFileThatWasReplacedSinceIsAskedAbout_data()
    {
        QTest::addColumn<bool>("isGone");
        QTest::newRow("changed") << false;
        QTest::newRow("gone") << true;
    }

    /// From the crash on until the work is saved again.
    void aFileThatWasReplacedSinceIsAskedAbout()
    {
        QFETCH(bool, isGone);
        QTemporaryDir folder;
        const QString file = folder.filePath("ship.hitbox");
        const Document theirs = documentWith({squareAt(3, 3, 3)});
        const Document work = documentWith({squareAt(0, 0, 10), squareAt(20, 20, 5)});
        Recovery left;
        {
            RecoveryStore store(folder.filePath("base"));
            FiledProject project;
            project.session.commit(documentWith({squareAt(0, 0, 10)}), "Add");
            QVERIFY(project.saveAs(file));
            Autosave autosave(project, store, 0ms);
            QSignalSpy kept(&autosave, &Autosave::kept);
            project.session.commit(work, "Add");
            QVERIFY(kept.wait());
            left = {folder.filePath("left.hitbox"), project.files.origin(), {}};
            QVERIFY(QFile::copy(autosave.file(), left.file));
        }
        if (isGone)
            QVERIFY(QFile::remove(file));
        else
            QVERIFY(writeProject(file, theirs));
        OpenProject project;
        const Result<OpenedProject> opened = openedRecovery(left);
        QVERIFY(opened);
        QCOMPARE(opened->since, isGone ? FileSince::Gone : FileSince::Changed);
        project.files.show(*opened);
        QCOMPARE(shapesOf(project.session.document()), shapesOf(work));
        QSignalSpy found(&project.files, &ProjectFiles::foundChanged);
        project.files.save();
        QVERIFY(found.wait());
        QCOMPARE(found.first().at(1).value<FileChange>().kind == FileChange::Kind::Gone, isGone);
        QVERIFY(found.first().at(1).value<FileChange>().isOfBefore);
        QCOMPARE(QFile::exists(file), !isGone);
        if (!isGone) {
            QCOMPARE(*readProject(file), theirs);
            project.session.undo();
            QCOMPARE(shapesOf(project.session.document()), shapesOf(theirs));
        }
    }
};

HITBOX_CORE_TEST(AutosaveTest)
#include "autosave_test.moc"
