#include "file_bytes.h"
#include "session/open_project.h"
#include "test_class.h"

#include "document/category_edits.h"
#include "formats/importers/new_sprites.h"
#include "formats/project/project_file.h"
#include "session/files/additions.h"
#include "session_bench.h"

#include <QSignalSpy>
#include <QTest>

using namespace hitbox;

namespace {

} // namespace

class SessionFilesTest : public QObject
{
    Q_OBJECT

private slots:
    void whatIsSavedIsWhatIsOpened()
    {
        QTemporaryDir folder;
        const QString file = folder.filePath("ship.hitbox");
        FiledProject project;
        Session &session = project.session;
        QVERIFY(project.begin(folder.filePath("new.hitbox")));
        session.commit(documentWith({squareAt(0, 0, 10), bowTie()}), "Add");
        QSignalSpy fileChanged(&project.files, &LiveAnswer::changed);
        QVERIFY(project.saveAs(file));
        QVERIFY(!project.files.modified());
        QCOMPARE(project.files.path(), file);
        QCOMPARE(project.files.name(), QStringLiteral("ship"));
        QVERIFY(!fileChanged.isEmpty());

        FiledProject otherProject;
        Session &other = otherProject.session;
        QVERIFY(otherProject.open(file));
        QCOMPARE(other.document(), session.document());
        QCOMPARE(other.history()->count(), 0);
        QCOMPARE(other.currentFrame(), (FrameRef{0, 0}));
        QCOMPARE(otherProject.live.findings.list(), project.live.findings.list());
        QVERIFY(!otherProject.files.modified());
    }

    void aCopyIsCalledAsWhatItIsACopyOf()
    {
        QTemporaryDir folder;
        const QString file = folder.filePath("duel.hitbox");
        FiledProject originalProject;
        Session &original = originalProject.session;
        original.commit(documentWith({squareAt(0, 0, 10)}), "Add");
        QVERIFY(originalProject.saveAs(file));
        FiledProject project;
        QVERIFY(project.openCopy(file));
        QVERIFY(project.files.path().isEmpty());
        QCOMPARE(project.files.name(), QStringLiteral("duel"));
        QVERIFY(project.saveAs(folder.filePath("mine.hitbox")));
        QCOMPARE(project.files.name(), QStringLiteral("mine"));
        project.files.startNew();
        QCOMPARE(project.files.name(), QStringLiteral("untitled"));
    }

    void undoBackToTheSavedValueIsUnmodified()
    {
        QTemporaryDir folder;
        FiledProject project;
        Session &session = project.session;
        session.commit(documentWith({squareAt(0, 0, 10)}), "Add");
        QVERIFY(project.saveAs(folder.filePath("a.hitbox")));
        session.setSelection({{{1}}, {}, {}});
        session.feed(keyInput(Qt::Key_Right));
        QVERIFY(project.files.modified());
        session.undo();
        QVERIFY(!project.files.modified());
    }

    void saveWithoutANameIsRefused()
    {
        FiledProject project;
        QVERIFY(!project.save());
        QVERIFY(project.files.path().isEmpty());
    }

    void aFailedSaveLeavesTheDocumentUnsaved()
    {
        QTemporaryDir folder;
        FiledProject project;
        Session &session = project.session;
        session.commit(documentWith({squareAt(0, 0, 10)}), "Add");
        const Document before = session.document();
        QVERIFY(!project.saveAs(folder.filePath("no/such/folder/a.hitbox")));
        QVERIFY(project.files.modified());
        QVERIFY(project.files.path().isEmpty());
        QCOMPARE(session.document(), before);

        const QString file = folder.filePath("a.hitbox");
        QVERIFY(project.saveAs(file));
        session.setSelection({{{1}}, {}, {}});
        session.feed(keyInput(Qt::Key_Right));
        QVERIFY(QFile::remove(file));
        QVERIFY(QDir().mkdir(file)); // a folder stands in the way
        project.files.save(ProjectFiles::Replacing::AnyBytes);
        QSignalSpy failed(&project.files, &ProjectFiles::failed);
        QVERIFY(failed.wait());
        QVERIFY(project.files.modified());
        session.undo();
        QVERIFY(!project.files.modified()); // the clean step is still the one that was saved
    }

    void aChangeByAnotherProgramIsNotOverwritten()
    {
        QTemporaryDir folder;
        const QString file = folder.filePath("a.hitbox");
        FiledProject project;
        QVERIFY(project.saveAs(file));
        const QByteArray bytes = bytesOfFile(file);
        writeFile(file, bytes + " ");
        QVERIFY(!project.save());
        QCOMPARE(bytesOfFile(file), bytes + " ");
        project.files.save(ProjectFiles::Replacing::AnyBytes);
        QTRY_VERIFY(!project.files.isSaving());
        QCOMPARE(bytesOfFile(file), bytes);
        QVERIFY(project.save());
        QVERIFY(QFile::remove(file));
        QVERIFY(!project.save());
        QVERIFY(!QFile::exists(file));
    }

    void aFileInAnotherSpellingIsNotChangedByReadingIt()
    {
        QTemporaryDir folder;
        const QString file = folder.filePath("a.hitbox");
        writeFile(file, R"({"version": 1,   "format": "hitbox-project"})");
        FiledProject project;
        QVERIFY(project.open(file));
        QVERIFY(project.save());
    }

    void anImageInANewProjectWantsSaving()
    {
        QTemporaryDir folder;
        const QString image = madeImage(folder.filePath("hero.png"), {48, 32});
        FiledProject project;
        Session &session = project.session;
        QVERIFY(addSprites(project, surveySprites({image})));
        QCOMPARE(session.document().sprites.size(), 1);
        QCOMPARE(session.document().sprites[0].name, QStringLiteral("hero"));
        QCOMPARE(session.document().sprites[0].image, image);
        QCOMPARE(session.currentFrame(), (FrameRef{0, 0}));
        QVERIFY(project.files.path().isEmpty());
        QVERIFY(project.files.modified());
        QCOMPARE(decodedImage(project, image).size(), QSize(48, 32));
        QVERIFY(project.live.findings.list().isEmpty());
    }

    void aProjectMayHaveAnotherEnding()
    {
        QTemporaryDir folder;
        writeFile(folder.filePath("project.json"), "\xEF\xBB\xBF\n " + projectBytes(emptyProject()));
        FiledProject project;
        QVERIFY(project.open(folder.filePath("project.json")));
        QVERIFY(!project.files.path().isEmpty());
    }

    void whatIsNoProjectIsRefusedAndNothingChanges()
    {
        QTemporaryDir folder;
        writeFile(folder.filePath("notes.txt"), "hello");
        writeFile(folder.filePath("broken.hitbox"), "{");
        FiledProject project;
        Session &session = project.session;
        session.commit(documentWith({squareAt(0, 0, 10)}), "Add");
        const Document before = session.document();
        for (const char *name : {"notes.txt", "broken.hitbox", "missing.hitbox", "."}) {
            const Result<Done> opened = project.open(folder.filePath(name));
            QVERIFY2(!opened, name);
            QVERIFY(!opened.error().text().isEmpty());
            QCOMPARE(session.document(), before);
            QCOMPARE(session.history()->count(), 1);
        }
        const QString text = project.open(folder.filePath("notes.txt")).error().text();
        QVERIFY2(text.contains("notes.txt"), qPrintable(text));
    }

    void addedImagesAreOneStep()
    {
        QTemporaryDir folder;
        FiledProject project;
        Session &session = project.session;
        QVERIFY(project.begin(folder.filePath("a.hitbox")));
        madeImage(folder.filePath("art/one.png"));
        madeImage(folder.filePath("art/two.png"));
        QVERIFY(addSprites(project, surveySprites({folder.filePath("art/one.png"), folder.filePath("art/two.png")})));
        QCOMPARE(session.document().sprites.size(), 2);
        QCOMPARE(session.document().sprites[1].image, QStringLiteral("art/two.png"));
        QCOMPARE(session.history()->count(), 1);
        QCOMPARE(project.images.catalog().value("art/two.png").size, QSize(32, 16));
        QVERIFY(addSprites(project, surveySprites({folder.filePath("art")})));
        QCOMPARE(session.document().sprites.size(), 4);
        QCOMPARE(session.document().sprites[2].name, QStringLiteral("one 2"));
        QCOMPARE(session.currentFrame(), (FrameRef{2, 0}));
    }

    void addedSpritesBringTheirShapesAndCategories()
    {
        FiledProject project;
        Session &session = project.session;
        Sprite hero;
        hero.name = QStringLiteral("hero");
        Frame frame;
        frame.size = {8, 8};
        Shape shape;
        shape.name = QStringLiteral("L");
        shape.category = QStringLiteral("arm");
        shape.outline = geometry::Box{{0, 0}, {4, 4}};
        shape.track = TrackId{1};
        frame.shapes = {shape};
        hero.frames = {frame};
        Sprite other = hero;
        other.frames[0].shapes[0].track = TrackId{2};
        NewSprites found;
        found.sprites = {hero, other};
        found.categories = addFreshCategory({}, QStringLiteral("arm")).categories;
        QVERIFY(addSprites(project, found));
        const QList<Sprite> &sprites = session.document().sprites;
        QCOMPARE(sprites.size(), 2);
        QCOMPARE(sprites[1].name, QStringLiteral("hero 2"));
        QVERIFY(findCategory(session.document(), QStringLiteral("arm")));
        const Shape &first = sprites[0].frames[0].shapes[0];
        const Shape &second = sprites[1].frames[0].shapes[0];
        QVERIFY(first.id && second.id && first.id != second.id);
        QVERIFY(first.track != TrackId() && second.track != TrackId() && first.track != second.track);
    }

    void unreadableImagesAreToldAndTheOthersAdded()
    {
        QTemporaryDir folder;
        writeFile(folder.filePath("broken.png"), "no picture");
        const QString good = madeImage(folder.filePath("good.png"));
        FiledProject project;
        Session &session = project.session;
        const Result<Done> added =
            addSprites(project, surveySprites({folder.filePath("broken.png"), good, folder.filePath("missing.png")}));
        QVERIFY(!added);
        QVERIFY(added.error().text().contains("broken.png"));
        QVERIFY(added.error().text().contains("missing.png"));
        QVERIFY(!added.error().text().contains("good.png"));
        QCOMPARE(session.document().sprites.size(), 1);
        QVERIFY(!addSprites(project, surveySprites({folder.filePath("missing.png")})));
        QCOMPARE(session.history()->count(), 1);
        QVERIFY(!addSprites(project, surveySprites({})));
    }

    void aMissingImageKeepsItsReferenceToTheLetter()
    {
        QTemporaryDir folder;
        const QString file = folder.filePath("a.hitbox");
        Document document = documentWith({squareAt(0, 0, 10)});
        document.sprites[0].image = "./gone//hero.png";
        QVERIFY(writeProject(file, document));
        const QByteArray bytes = bytesOfFile(file);
        FiledProject project;
        QVERIFY(project.open(file));
        QVERIFY(decodedImage(project, "./gone//hero.png").isNull());
        QVERIFY(project.saveAs(file));
        QCOMPARE(bytesOfFile(file), bytes);
    }

    void imagesThatChangeAreReadAnewWhenAskedFor()
    {
        QTemporaryDir folder;
        const QString image = madeImage(folder.filePath("hero.png"), {48, 32});
        FiledProject project;
        QVERIFY(addSprites(project, surveySprites({image})));
        QCOMPARE(decodedImage(project, image).width(), 48);
        madeImage(image, {20, 20});
        QCOMPARE(decodedImage(project, image).width(), 48);
        QSignalSpy images(&project.images, &LiveAnswer::changed);
        project.images.reload();
        QCOMPARE(images.size(), 1);
        QCOMPARE(decodedImage(project, image).width(), 20);
        QVERIFY(!project.live.findings.list().isEmpty()); // the frame no longer fits into the image
    }

    void startNewForgetsEverything()
    {
        QTemporaryDir folder;
        FiledProject project;
        Session &session = project.session;
        session.commit(documentWith({squareAt(0, 0, 10)}), "Add");
        QVERIFY(project.saveAs(folder.filePath("a.hitbox")));
        session.setTool("polygon");
        session.feed(press({5, 5}));
        project.files.startNew();
        QCOMPARE(session.shown(), emptyProject());
        QVERIFY(project.files.path().isEmpty());
        QVERIFY(!session.gestureUnderWay());
        QVERIFY(!project.files.modified());
        QCOMPARE(session.history()->count(), 0);
        QVERIFY(project.live.findings.list().isEmpty());
    }

    void aCopyLeadsToTheSameImagesAndNotToTheFile()
    {
        QTemporaryDir folder;
        const QString file = folder.filePath("sample.hitbox");
        const QString image = madeImage(folder.filePath("art/sprite0.png"));
        Document document = documentWith({squareAt(0, 0, 10)});
        document.sprites[0].image = "art/sprite0.png";
        QVERIFY(writeProject(file, document));
        FiledProject project;
        Session &session = project.session;
        QVERIFY(project.openCopy(file));
        QVERIFY(project.files.path().isEmpty() && !project.files.modified());
        QCOMPARE(session.document().sprites[0].image, image);
        QVERIFY(!decodedImage(project, image).isNull());
        QVERIFY(!project.save());
        QVERIFY(!project.openCopy(folder.filePath("none.hitbox")));
        QCOMPARE(session.document().sprites[0].image, image);
    }

    void aLargeProjectOpensWithoutWaitingForItsFindings()
    {
        QTemporaryDir folder;
        const QString file = folder.filePath("large.hitbox");
        QVERIFY(writeProject(file, documentWith({starOf(120'000), bowTie()}, 2)));
        FiledProject project;
        QVERIFY(project.open(file));
        QVERIFY(project.live.findings.pending());
        QSignalSpy findings(&project.live.findings, &LiveAnswer::changed);
        QTRY_VERIFY_WITH_TIMEOUT(!project.live.findings.pending(), 60000);
        QVERIFY(!findings.isEmpty());
        QVERIFY(!project.live.findings.list().isEmpty());
    }
};

HITBOX_CORE_TEST(SessionFilesTest)
#include "session_files_test.moc"
