#include "session/session.h"
#include "test_class.h"

#include "document/profile_edits.h"
#include "formats/project/project_file.h"
#include "images/new_sprites.h"
#include "session_bench.h"

#include <QSignalSpy>
#include <QTest>

using namespace hitbox;

namespace {

QByteArray bytesOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void writeBytes(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(bytes);
}

} // namespace

class SessionFilesTest : public QObject
{
    Q_OBJECT

private slots:
    void whatIsSavedIsWhatIsOpened()
    {
        QTemporaryDir folder;
        const QString file = folder.filePath("ship.hitbox");
        FiledSession session;
        session.commit(documentWith({squareAt(0, 0, 10), bowTie()}), "Add");
        QSignalSpy fileChanged(&session, &Session::fileChanged);
        QVERIFY(session.saveAs(file));
        QVERIFY(!session.modified());
        QCOMPARE(session.path(), file);
        QCOMPARE(session.projectName(), QStringLiteral("ship"));
        QVERIFY(!fileChanged.isEmpty());

        FiledSession other;
        QVERIFY(other.open(file));
        QCOMPARE(other.document(), session.document());
        QCOMPARE(other.history()->count(), 0);
        QCOMPARE(other.currentFrame(), (FrameRef{0, 0}));
        QCOMPARE(other.findings(), session.findings());
        QVERIFY(!other.modified());
    }

    void aCopyIsCalledAsWhatItIsACopyOf()
    {
        QTemporaryDir folder;
        const QString file = folder.filePath("duel.hitbox");
        FiledSession original;
        original.commit(documentWith({squareAt(0, 0, 10)}), "Add");
        QVERIFY(original.saveAs(file));
        FiledSession session;
        QVERIFY(session.openCopy(file));
        QVERIFY(session.path().isEmpty());
        QCOMPARE(session.projectName(), QStringLiteral("duel"));
        QVERIFY(session.saveAs(folder.filePath("mine.hitbox")));
        QCOMPARE(session.projectName(), QStringLiteral("mine"));
        session.start(emptyProject());
        QCOMPARE(session.projectName(), QStringLiteral("untitled"));
    }

    void undoBackToTheSavedValueIsUnmodified()
    {
        QTemporaryDir folder;
        FiledSession session;
        session.commit(documentWith({squareAt(0, 0, 10)}), "Add");
        QVERIFY(session.saveAs(folder.filePath("a.hitbox")));
        session.setSelection({{{1}}, {}, {}});
        session.feed(keyInput(Qt::Key_Right));
        QVERIFY(session.modified());
        session.undo();
        QVERIFY(!session.modified());
    }

    void saveWithoutANameIsRefused()
    {
        FiledSession session;
        QVERIFY(!session.save());
        QVERIFY(session.path().isEmpty());
    }

    void aFailedSaveLeavesTheDocumentUnsaved()
    {
        QTemporaryDir folder;
        FiledSession session;
        session.commit(documentWith({squareAt(0, 0, 10)}), "Add");
        const Document before = session.document();
        QVERIFY(!session.saveAs(folder.filePath("no/such/folder/a.hitbox")));
        QVERIFY(session.modified());
        QVERIFY(session.path().isEmpty());
        QCOMPARE(session.document(), before);

        const QString file = folder.filePath("a.hitbox");
        QVERIFY(session.saveAs(file));
        session.setSelection({{{1}}, {}, {}});
        session.feed(keyInput(Qt::Key_Right));
        QVERIFY(QFile::remove(file));
        QVERIFY(QDir().mkdir(file)); // a folder stands in the way
        session.files.save(ProjectFiles::Replacing::AnyBytes);
        QSignalSpy failed(&session.files, &ProjectFiles::failed);
        QVERIFY(failed.wait());
        QVERIFY(session.modified());
        session.undo();
        QVERIFY(!session.modified()); // the clean step is still the one that was saved
    }

    void aChangeByAnotherProgramIsNotOverwritten()
    {
        QTemporaryDir folder;
        const QString file = folder.filePath("a.hitbox");
        FiledSession session;
        QVERIFY(session.saveAs(file));
        const QByteArray bytes = bytesOf(file);
        writeBytes(file, bytes + " ");
        QVERIFY(!session.save());
        QCOMPARE(bytesOf(file), bytes + " ");
        session.files.save(ProjectFiles::Replacing::AnyBytes);
        QTRY_VERIFY(!session.files.isSaving());
        QCOMPARE(bytesOf(file), bytes);
        QVERIFY(session.save());
        QVERIFY(QFile::remove(file));
        QVERIFY(!session.save());
        QVERIFY(!QFile::exists(file));
    }

    void aFileInAnotherSpellingIsNotChangedByReadingIt()
    {
        QTemporaryDir folder;
        const QString file = folder.filePath("a.hitbox");
        writeBytes(file, R"({"version": 1,   "format": "hitbox-project"})");
        FiledSession session;
        QVERIFY(session.open(file));
        QVERIFY(session.save());
    }

    void anImageInANewProjectWantsSaving()
    {
        QTemporaryDir folder;
        const QString image = madeImage(folder.filePath("hero.png"), {48, 32});
        FiledSession session;
        QVERIFY(session.addSprites(surveySprites({image})));
        QCOMPARE(session.document().sprites.size(), 1);
        QCOMPARE(session.document().sprites[0].name, QStringLiteral("hero"));
        QCOMPARE(session.document().sprites[0].image, image);
        QCOMPARE(session.currentFrame(), (FrameRef{0, 0}));
        QVERIFY(session.path().isEmpty());
        QVERIFY(session.modified());
        QCOMPARE(session.image(image).size(), QSize(48, 32));
        QVERIFY(session.findings().isEmpty());
    }

    void aProjectMayHaveAnotherEnding()
    {
        QTemporaryDir folder;
        writeBytes(folder.filePath("project.json"), "\xEF\xBB\xBF\n " + projectBytes(emptyProject()));
        FiledSession session;
        QVERIFY(session.open(folder.filePath("project.json")));
        QVERIFY(!session.path().isEmpty());
    }

    void whatIsNoProjectIsRefusedAndNothingChanges()
    {
        QTemporaryDir folder;
        writeBytes(folder.filePath("notes.txt"), "hello");
        writeBytes(folder.filePath("broken.hitbox"), "{");
        FiledSession session;
        session.commit(documentWith({squareAt(0, 0, 10)}), "Add");
        const Document before = session.document();
        for (const char *name : {"notes.txt", "broken.hitbox", "missing.hitbox", "."}) {
            const Result<Done> opened = session.open(folder.filePath(name));
            QVERIFY2(!opened, name);
            QVERIFY(!opened.error().text().isEmpty());
            QCOMPARE(session.document(), before);
            QCOMPARE(session.history()->count(), 1);
        }
        const QString text = session.open(folder.filePath("notes.txt")).error().text();
        QVERIFY2(text.contains("notes.txt"), qPrintable(text));
    }

    void addedImagesAreOneStep()
    {
        QTemporaryDir folder;
        FiledSession session;
        QVERIFY(session.saveAs(folder.filePath("a.hitbox")));
        madeImage(folder.filePath("art/one.png"));
        madeImage(folder.filePath("art/two.png"));
        QVERIFY(session.addSprites(surveySprites({folder.filePath("art/one.png"), folder.filePath("art/two.png")})));
        QCOMPARE(session.document().sprites.size(), 2);
        QCOMPARE(session.document().sprites[1].image, QStringLiteral("art/two.png"));
        QCOMPARE(session.history()->count(), 1);
        QCOMPARE(session.images().value("art/two.png").size, QSize(32, 16));
        QVERIFY(session.addSprites(surveySprites({folder.filePath("art")})));
        QCOMPARE(session.document().sprites.size(), 4);
        QCOMPARE(session.document().sprites[2].name, QStringLiteral("one 2"));
        QCOMPARE(session.currentFrame(), (FrameRef{2, 0}));
    }

    void unreadableImagesAreToldAndTheOthersAdded()
    {
        QTemporaryDir folder;
        writeBytes(folder.filePath("broken.png"), "no picture");
        const QString good = madeImage(folder.filePath("good.png"));
        FiledSession session;
        const Result<Done> added =
            session.addSprites(surveySprites({folder.filePath("broken.png"), good, folder.filePath("missing.png")}));
        QVERIFY(!added);
        QVERIFY(added.error().text().contains("broken.png"));
        QVERIFY(added.error().text().contains("missing.png"));
        QVERIFY(!added.error().text().contains("good.png"));
        QCOMPARE(session.document().sprites.size(), 1);
        QVERIFY(!session.addSprites(surveySprites({folder.filePath("missing.png")})));
        QCOMPARE(session.history()->count(), 1);
        QVERIFY(!session.addSprites(surveySprites({})));
    }

    void saveAsRewritesImagePathsInTheHistoryToo()
    {
        QTemporaryDir folder;
        const QString first = madeImage(folder.filePath("art/first.png"));
        const QString second = madeImage(folder.filePath("art/second.png"));
        FiledSession session;
        QVERIFY(session.addSprites(surveySprites({first})));
        QVERIFY(session.addSprites(surveySprites({second})));
        session.undo();
        QVERIFY(QDir(folder.path()).mkdir("game"));
        QVERIFY(session.saveAs(folder.filePath("game/a.hitbox")));
        QCOMPARE(session.document().sprites[0].image, QStringLiteral("../art/first.png"));
        QCOMPARE(session.history()->count(), 2);
        QCOMPARE(session.history()->index(), 1);
        QVERIFY(!session.image("../art/first.png").isNull());
        session.redo();
        QCOMPARE(session.document().sprites[1].image, QStringLiteral("../art/second.png"));
        QVERIFY(!session.image(session.document().sprites[1].image).isNull());

        QVERIFY(session.saveAs(folder.filePath("b.hitbox")));
        QCOMPARE(session.document().sprites[1].image, QStringLiteral("art/second.png"));
        session.undo();
        QCOMPARE(session.document().sprites[0].image, QStringLiteral("art/first.png"));
        FiledSession other;
        QVERIFY(other.open(folder.filePath("b.hitbox")));
        QVERIFY(other.images().value("art/first.png").problem.isEmpty());
    }

    void saveAsKeepsExportsGoingWhereTheyWent()
    {
        QTemporaryDir folder;
        FiledSession session;
        session.start(emptyProject());
        QVERIFY(session.saveAs(folder.filePath("a.hitbox")));
        session.commit(withProfile(session.document(), {"game", "json", "out"}), "Save a profile");
        QVERIFY(QDir(folder.path()).mkdir("art"));
        QVERIFY(session.saveAs(folder.filePath("art/a.hitbox")));
        QCOMPARE(session.document().exportProfiles.first().folder, QStringLiteral("../out"));
        QCOMPARE(readProject(session.path())->exportProfiles, session.document().exportProfiles);
        session.undo();
        QVERIFY(session.document().exportProfiles.isEmpty());
        session.redo();
        QCOMPARE(session.document().exportProfiles.first().folder, QStringLiteral("../out"));
    }

    void aMissingImageKeepsItsReferenceToTheLetter()
    {
        QTemporaryDir folder;
        const QString file = folder.filePath("a.hitbox");
        Document document = documentWith({squareAt(0, 0, 10)});
        document.sprites[0].image = "./gone//hero.png";
        QVERIFY(writeProject(file, document));
        const QByteArray bytes = bytesOf(file);
        FiledSession session;
        QVERIFY(session.open(file));
        QVERIFY(session.image("./gone//hero.png").isNull());
        QVERIFY(session.saveAs(file));
        QCOMPARE(bytesOf(file), bytes);
    }

    void imagesThatChangeAreReadAnewWhenAskedFor()
    {
        QTemporaryDir folder;
        const QString image = madeImage(folder.filePath("hero.png"), {48, 32});
        FiledSession session;
        QVERIFY(session.addSprites(surveySprites({image})));
        QSignalSpy images(&session, &Session::imagesChanged);
        QCOMPARE(session.image(image).width(), 48);
        madeImage(image, {20, 20});
        QCOMPARE(session.image(image).width(), 48);
        session.reloadImages();
        QCOMPARE(images.size(), 1);
        QCOMPARE(session.image(image).width(), 20);
        QVERIFY(!session.findings().isEmpty()); // the frame no longer fits into the image
    }

    void startNewForgetsEverything()
    {
        QTemporaryDir folder;
        FiledSession session;
        session.commit(documentWith({squareAt(0, 0, 10)}), "Add");
        QVERIFY(session.saveAs(folder.filePath("a.hitbox")));
        session.setTool("polygon");
        session.feed(press({5, 5}));
        session.start(emptyProject());
        QCOMPARE(session.shown(), emptyProject());
        QVERIFY(session.path().isEmpty());
        QVERIFY(!session.gestureUnderWay());
        QVERIFY(!session.modified());
        QCOMPARE(session.history()->count(), 0);
        QVERIFY(session.findings().isEmpty());
    }

    void aCopyLeadsToTheSameImagesAndNotToTheFile()
    {
        QTemporaryDir folder;
        const QString file = folder.filePath("sample.hitbox");
        const QString image = madeImage(folder.filePath("art/sprite0.png"));
        Document document = documentWith({squareAt(0, 0, 10)});
        document.sprites[0].image = "art/sprite0.png";
        QVERIFY(writeProject(file, document));
        FiledSession session;
        QVERIFY(session.openCopy(file));
        QVERIFY(session.path().isEmpty() && !session.modified());
        QCOMPARE(session.document().sprites[0].image, image);
        QVERIFY(!session.image(image).isNull());
        QVERIFY(!session.save());
        QVERIFY(!session.openCopy(folder.filePath("none.hitbox")));
        QCOMPARE(session.document().sprites[0].image, image);
    }

    void aLargeProjectOpensWithoutWaitingForItsFindings()
    {
        QTemporaryDir folder;
        const QString file = folder.filePath("large.hitbox");
        QVERIFY(writeProject(file, documentWith({starOf(120'000), bowTie()}, 2)));
        FiledSession session;
        QVERIFY(session.open(file));
        QVERIFY(session.findingsPending());
        QSignalSpy findings(&session, &Session::findingsChanged);
        QTRY_VERIFY_WITH_TIMEOUT(!session.findingsPending(), 60000);
        QVERIFY(!findings.isEmpty());
        QVERIFY(!session.findings().isEmpty());
    }
};

HITBOX_CORE_TEST(SessionFilesTest)
#include "session_files_test.moc"
