#include "formats/project/project_file.h"
#include "session/session_bench.h"
#include "test_class.h"

#include <QFile>
#include <QSignalSpy>
#include <QTest>

using namespace hitbox;

Q_DECLARE_METATYPE(hitbox::FileChange)

/// What other programs do to the file of the open project.
class FileChangeTest : public QObject
{
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<FiledProject> m_project;
    std::unique_ptr<QSignalSpy> m_changes;

    QString path() const { return m_folder->filePath("ship.hitbox"); }
    Session &session() const { return m_project->session; }
    ProjectFiles &files() const { return m_project->files; }
    Document inFile() const { return files().asInFile(session().document()); }

    /// As another program that read the file and made another sprite.
    Document othersWork(const QString &name) const
    {
        Document theirs = *readProject(path());
        theirs.sprites.append(Sprite());
        theirs.sprites.last().name = name;
        return theirs;
    }

    FileChange awaitChange() const
    {
        return m_changes->isEmpty() && !m_changes->wait() ? FileChange{}
                                                          : m_changes->takeFirst().first().value<FileChange>();
    }

private slots:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_project = std::make_unique<FiledProject>();
        QVERIFY(writeProject(path(), documentWith({squareAt(0, 0, 10), squareAt(20, 0, 10)})));
        QVERIFY(m_project->open(path()));
        m_changes = std::make_unique<QSignalSpy>(&files(), &ProjectFiles::changedOnDisk);
    }

    void cleanup()
    {
        m_changes.reset();
        m_project.reset();
        m_folder.reset();
    }

    void itIsReadAnewAsOneStep()
    {
        const Document before = session().document();
        const Id<Sprite> sprite = before.sprites.first().id;
        const ShapeId second = before.sprites.first().frames.first().shapes.at(1).id;
        session().setSelection({.shapes = {second}});
        const Document theirs = othersWork("theirs");
        QVERIFY(writeProject(path(), theirs));
        const FileChange change = awaitChange();
        QCOMPARE(change.kind, FileChange::Kind::Reloaded);
        QVERIFY2(change.differences.contains("theirs"), qPrintable(change.differences));
        QCOMPARE(inFile(), theirs);
        QVERIFY(!files().modified());
        QVERIFY(Id<Sprite>(session().document().sprites.first().id) == sprite);
        QCOMPARE(session().selection().shapes, QSet<ShapeId>{second});
        session().undo();
        QCOMPARE(session().document(), before);
        QVERIFY(files().modified());
        QVERIFY(m_project->save()); // over what was read
        QCOMPARE(*readProject(path()), inFile());
    }

    void unsavedWorkIsAskedAbout_data()
    {
        QTest::addColumn<bool>("reloads");
        QTest::newRow("reload") << true;
        QTest::newRow("keep mine") << false;
    }

    void unsavedWorkIsAskedAbout()
    {
        QFETCH(bool, reloads);
        Document mine = session().document();
        mine.sprites.first().frames.first().shapes.removeLast();
        session().commit(mine, "Remove");
        const Document theirs = othersWork("theirs");
        QVERIFY(writeProject(path(), theirs));
        QCOMPARE(awaitChange().kind, FileChange::Kind::Changed);
        QCOMPARE(session().document(), mine);
        if (reloads) {
            files().reload();
            QCOMPARE(inFile(), theirs);
            QVERIFY(!files().modified());
            session().undo();
            QCOMPARE(session().document(), mine);
        } else {
            files().keepMine();
            QVERIFY(files().modified());
        }
        QVERIFY(m_project->save());
        QCOMPARE(*readProject(path()), inFile());
        QCOMPARE(session().document(), mine);
    }

    void whatIsGoneIsUnsavedUntilItIsBack()
    {
        const QByteArray bytes = *readWhole(path());
        QVERIFY(QFile::remove(path()));
        QCOMPARE(awaitChange().kind, FileChange::Kind::Gone);
        QVERIFY(files().modified());
        QVERIFY(writeWhole(path(), bytes));
        QCOMPARE(awaitChange().kind, FileChange::Kind::None);
        QVERIFY(!files().modified());
        QVERIFY(QFile::remove(path()));
        QCOMPARE(awaitChange().kind, FileChange::Kind::Gone);
        files().save(ProjectFiles::Replacing::AnyBytes);
        QTRY_VERIFY(!files().isSaving());
        QVERIFY(!files().modified());
        QCOMPARE(*readWhole(path()), bytes);
    }

    void whatCannotBeReadChangesNothing()
    {
        const Document before = session().document();
        QVERIFY(writeWhole(path(), "{"));
        const FileChange change = awaitChange();
        QCOMPARE(change.kind, FileChange::Kind::Unreadable);
        QVERIFY(change.error.text().contains("ship.hitbox"));
        QCOMPARE(session().document(), before);
        QVERIFY(!session().history()->canUndo());
    }

    void whileADialogAsksItIsOnlyOffered()
    {
        bool asks = true;
        files().setMayReload([&asks] { return !asks; });
        const Document before = session().document();
        const Document theirs = othersWork("theirs");
        QVERIFY(writeProject(path(), theirs));
        const FileChange change = awaitChange();
        QCOMPARE(change.kind, FileChange::Kind::Changed);
        QVERIFY(!change.isUnsaved);
        QCOMPARE(session().document(), before);
        files().reload();
        QCOMPARE(inFile(), theirs);
        asks = false;
        QVERIFY(writeProject(path(), othersWork("more")));
        QCOMPARE(awaitChange().kind, FileChange::Kind::Reloaded);
    }

    void whatIsReadAnewIsTakenAsItIs()
    {
        const auto triangle = [](double x) {
            Shape shape;
            shape.name = "fist";
            shape.track = TrackId{1};
            shape.outline = PolygonOutline{{{x, 0}, {x + 9, 0}, {x, 9}}};
            return shape;
        };
        Document mine = documentWith({});
        mine.sprites[0].frames[0].shapes = {triangle(0)};
        mine.sprites[0].frames[0].shapes[0].id = ShapeId{10};
        for (int i = 1; i < 3; ++i) {
            Frame frame = mine.sprites.at(0).frames.at(0);
            frame.name = QString::number(i);
            frame.shapes = {triangle(4 * i)};
            frame.shapes[0].id = ShapeId{10 + i};
            mine.sprites[0].frames.append(frame);
        }
        mine.sprites[0].frames[1].shapes[0].between = Between::Linear;
        mine.nextShapeId = 20;
        QVERIFY(writeProject(path(), mine));
        QVERIFY(m_project->open(path()));
        m_changes->clear();
        Document theirs = mine; // with a point more in the first key, and in no other
        std::get<PolygonOutline>(theirs.sprites[0].frames[0].shapes[0].outline).points.insert(1, {5, -3});
        QVERIFY(writeProject(path(), theirs));
        QCOMPARE(awaitChange().kind, FileChange::Kind::Reloaded);
        QCOMPARE(inFile(), *readProject(path()));
        QVERIFY(!files().modified());
    }

    void afterARecoveryOnAnotherFileSavingAsksThoughThatIsTouched()
    {
        Result<OpenedProject> opened = openedProject(path());
        QVERIFY(opened);
        opened->unsaved = opened->document;
        opened->unsaved->sprites[0].name = "recovered";
        opened->since = FileSince::Changed;
        opened->digest = "of the file as it was";
        files().show(*opened);
        QVERIFY(writeWhole(path(), *readWhole(path()) + "\n"));
        QCOMPARE(awaitChange().kind, FileChange::Kind::None);
        QSignalSpy found(&files(), &ProjectFiles::foundChanged);
        files().save();
        QVERIFY(found.wait());
    }

    void otherBytesOfTheSameProjectAreNoChange()
    {
        QVERIFY(writeWhole(path(), *readWhole(path()) + "\n\n"));
        QCOMPARE(awaitChange().kind, FileChange::Kind::None);
        QVERIFY(!session().history()->canUndo());
        Document mine = session().document();
        mine.sprites.first().name = "mine";
        session().commit(mine, "Rename");
        QVERIFY(m_project->save());
    }

    void ownSavesAreNone()
    {
        for (int i = 0; i < 3; ++i) {
            Document mine = session().document();
            mine.sprites.first().name = QString::number(i);
            session().commit(mine, "Rename");
            QVERIFY(m_project->save());
        }
        QTest::qWait(400); // longer than a file has to stay as it is
        for (const QList<QVariant> &told : std::as_const(*m_changes))
            QCOMPARE(told.first().value<FileChange>().kind, FileChange::Kind::None);
        QCOMPARE(session().history()->count(), 3);
    }
};

HITBOX_CORE_TEST(FileChangeTest)
#include "file_change_test.moc"
