#include "test_class.h"
#include "windows/shapes/clip_mime.h"
#include "windows/shapes/clipboard_flow.h"

#include "document/edits.h"
#include "formats/project/project_file.h"
#include "session/open_project.h"
#include "windows/shapes/shape_commands.h"

#include <QApplication>
#include <QClipboard>
#include <QDir>
#include <QMimeData>
#include <QTemporaryDir>
#include <QTest>

using namespace hitbox;

namespace {

Document oneShape(const QString &category)
{
    Document document = emptyProject();
    document.categories.append({.name = "fire", .color = "#112233", .bits = 32});
    Frame frame;
    frame.name = "0";
    frame.rect = {0, 0, 16, 16};
    frame.size = {16, 16};
    document.sprites = {{.name = "ship", .image = "ship.png", .frames = {frame, frame}}};
    Shape shape;
    shape.name = "hull";
    shape.category = category;
    shape.outline = PolygonOutline{{{0.1, 0.2}, {5, 1}, {3, 9}}};
    return addShapes(document, {0, 0}, {shape});
}

const QList<Shape> &shapesOf(const Session &session, int frame = 0)
{
    return session.document().sprites.first().frames.at(frame).shapes;
}

void selectAllShapes(OpenProject &project)
{
    QVERIFY(performOnShapes(project, EditCommand::SelectAll));
}

} // namespace

class ClipboardFlowTest : public QObject
{
    Q_OBJECT

private slots:
    void shapesGoFromOneProjectToAnotherWithTheirCategory()
    {
        OpenProject fromProject;
        Session &from = fromProject.session;
        from.commit(oneShape("fire"), "set up");
        selectAllShapes(fromProject);
        QVERIFY(performOnShapes(fromProject, EditCommand::Copy));
        QVERIFY(QApplication::clipboard()->mimeData()->hasFormat(clipMimeType));

        OpenProject toProject;
        Session &to = toProject.session;
        Document document = oneShape("hurt");
        document.categories.removeLast();
        to.commit(document, "set up");
        to.setCurrentFrame({0, 1});
        QCOMPARE(pasteFromClipboard(toProject), QString("Pasted 1 shape."));
        QCOMPARE(shapesOf(to, 1).size(), 1);
        QCOMPARE(shapesOf(to, 1).first().outline, shapesOf(from).first().outline);
        QCOMPARE(to.document().categories.last().color, QString("#112233"));
        QCOMPARE(to.selection().shapes, QSet<ShapeId>{shapesOf(to, 1).first().id});
        to.undo();
        QCOMPARE(to.document(), document);
    }

    void pastingReachesAllChosenFramesAsOneThing()
    {
        OpenProject project;
        Session &session = project.session;
        Document document = oneShape("hurt");
        document.sprites[0].frames.append({.name = "b", .size = {16, 16}});
        document.sprites[0].frames.append({.name = "c", .size = {16, 16}});
        session.commit(document, "set up");
        selectAllShapes(project);
        QVERIFY(performOnShapes(project, EditCommand::Copy));
        const auto last = static_cast<int>(document.sprites.first().frames.size()) - 1;
        session.setCurrentFrame({0, last});
        const int steps = session.history()->count();
        QCOMPARE(pasteFromClipboard(project, {{0, last - 1}, {0, last}, {7, 0}, {0, 99}}),
                 QString("Pasted 1 shape into 2 chosen frames."));
        QCOMPARE(session.history()->count(), steps + 1);
        QCOMPARE(shapesOf(session, last).size(), 1);
        QCOMPARE(shapesOf(session, last - 1).size(), 1);
        QVERIFY(shapesOf(session, last).first().track);
        QCOMPARE(shapesOf(session, last).first().track, shapesOf(session, last - 1).first().track);
        QCOMPARE(session.selection().shapes, QSet<ShapeId>{shapesOf(session, last).first().id});
    }

    void cuttingTakesAwayInOneStep()
    {
        OpenProject project;
        Session &session = project.session;
        session.commit(oneShape("hurt"), "set up");
        selectAllShapes(project);
        QVERIFY(performOnShapes(project, EditCommand::Cut));
        QVERIFY(shapesOf(session).isEmpty());
        pasteFromClipboard(project);
        QCOMPARE(shapesOf(session).first().name, QString("hull"));
        QVERIFY(!performOnShapes(project, EditCommand::Rename));
    }

    void lockedShapesAreCopiedButNotCut()
    {
        OpenProject project;
        Session &session = project.session;
        Document document = oneShape("hurt");
        document.sprites[0].frames[0].shapes[0].locked = true;
        session.commit(document, "set up");
        session.setSelection({.shapes = {shapesOf(session).first().id}});
        QVERIFY(!performOnShapes(project, EditCommand::Cut));
        QCOMPARE(shapesOf(session).size(), 1);
        QCOMPARE(pasteFromClipboard(project), QString("Pasted 1 shape."));
        QCOMPARE(shapesOf(session).last().name, QString("hull 2"));
    }

    void otherProgramsTextGetsTheCategoryInHand()
    {
        OpenProject project;
        Session &session = project.session;
        session.commit(oneShape("hurt"), "set up");
        project.tools.set(&ToolSettings::category, "hit");
        QMimeData data;
        data.setText("M0 0H4V4z M9 9h1v1z");
        QCOMPARE(pasteInto(project, data), QString("Pasted 2 shapes."));
        QCOMPARE(shapesOf(session).last().category, QString("hit"));
        QCOMPARE(shapesOf(session).last().name, QString("polygon 2"));
    }

    void framesAndSpritesArePastedBehind()
    {
        OpenProject project;
        Session &session = project.session;
        session.commit(oneShape("hurt"), "set up");
        putOnClipboard(clipOfFrames(session.document(), 0, {0}, {}));
        QVERIFY(pasteFromClipboard(project).startsWith("Pasted 1 frame"));
        QCOMPARE(session.currentFrame(), (FrameRef{0, 1}));
        putOnClipboard(clipOfSprites(session.document(), {0}, "/elsewhere"));
        QCOMPARE(pasteFromClipboard(project), QString("Pasted 1 sprite."));
        QCOMPARE(session.document().sprites.last().image, QString("/elsewhere/ship.png"));
        QCOMPARE(session.currentFrame(), (FrameRef{1, 0}));
    }

    /// It does not go through text, which may be too long to be read.
    void whatThisProgramCopiedIsPastedAsItIs()
    {
        OpenProject project;
        Document document = oneShape("hurt");
        const QByteArray note = '"' + QByteArray(mostBytes(ClipOrigin::Editor), 'x') + '"';
        document.sprites[0].frames[0].shapes[0].extras = {{"note", {note}}};
        project.session.commit(document, "set up");
        putOnClipboard(clipOfShapes(project.session.document(), {0, 0}, {shapesOf(project.session).first().id}));
        QCOMPARE(pasteFromClipboard(project), QString("Pasted 1 shape."));
        QCOMPARE(shapesOf(project.session).last().extras.first().value.text, note);
        const QMimeData *data = QApplication::clipboard()->mimeData();
        QVERIFY(data->hasText());
        QCOMPARE(data->text().toUtf8(), data->data(clipMimeType)); // for other programs
    }

    void framesOfAnotherImageKeepTheirPicture()
    {
        OpenProject fromProject;
        Document from = oneShape("hurt");
        from.sprites[0].image = "boat.png";
        from.sprites[0].imageHash = "5";
        fromProject.session.commit(from, "set up");
        OpenProject project;
        project.session.commit(oneShape("hurt"), "set up");
        putOnClipboard(clipOfFrames(from, 0, {0}, "/elsewhere"));
        QVERIFY(pasteFromClipboard(project).startsWith("Pasted 1 frame"));
        const Sprite &sprite = project.session.document().sprites.constFirst();
        QCOMPARE(imageOf(sprite, sprite.frames.at(1)), QString("/elsewhere/boat.png"));
        QCOMPARE(sprite.frames.at(1).imageHash, QString("5"));
        QCOMPARE(imageOf(sprite, sprite.frames.at(0)), QString("ship.png"));
        project.session.undo();
        QCOMPARE(project.session.document(), oneShape("hurt"));
    }

    void spritesGoThroughTheClipboardAsTheFileHasThem()
    {
        const QTemporaryDir root;
        QVERIFY(QDir(root.path()).mkdir("first") && QDir(root.path()).mkdir("second"));
        const QString first = root.filePath("first/a.hitbox");
        const QString second = root.filePath("second/a.hitbox");
        QVERIFY(writeProject(first, oneShape("hurt")));
        OpenProject project;
        project.files.show(*openedProject(first));
        project.files.saveAs(second);
        QTRY_VERIFY_WITH_TIMEOUT(!project.files.isSaving(), 60000);
        OpenProject fresh;
        fresh.files.show(*openedProject(second));
        putOnClipboard(clipOfSprites(fresh.session.document(), {0}, fresh.files.folder()));
        const QByteArray wanted = QApplication::clipboard()->mimeData()->data(clipMimeType);
        putOnClipboard(clipOfSprites(project.files.asInFile(project.session.document()), {0}, project.files.folder()));
        QCOMPARE(QApplication::clipboard()->mimeData()->data(clipMimeType), wanted);
        for (OpenProject *open : {&project, &fresh}) {
            QCOMPARE(pasteFromClipboard(*open), QString("Pasted 1 sprite."));
            const QList<Sprite> sprites = open->session.document().sprites;
            QCOMPARE(sprites.last().image, sprites.first().image); // one image has one path
            putOnClipboard(clipOfFrames(open->session.document(), 0, {0}, {}));
            QVERIFY(pasteFromClipboard(*open).startsWith("Pasted 1 frame"));
            open->session.undo();
            putOnClipboard(clipOfSprites(fresh.files.savedDocument(), {0}, fresh.files.folder()));
        }
        QCOMPARE(project.files.asInFile(project.session.document()), fresh.session.document());
        QCOMPARE(fresh.session.document().sprites.last().image, QString("../first/ship.png"));
    }

    void rubbishChangesNothingAndIsTold_data()
    {
        QTest::addColumn<QString>("text");
        QTest::newRow("prose") << "What a nice day";
        QTest::newRow("not a number") << "[[1, NaN], [2, 3], [4, 5]]";
        QTest::newRow("wrong unit") << "10mm 20mm 30mm 40mm";
        QTest::newRow("10 MB") << QString(10 * 1024 * 1024, u'7');
        QTest::newRow("a broken project") << "{\"format\": \"hitbox-project\", \"version\": 1, \"sprites\": 5}";
    }
    void rubbishChangesNothingAndIsTold()
    {
        QFETCH(QString, text);
        OpenProject project;
        Session &session = project.session;
        session.commit(oneShape("hurt"), "set up");
        const int steps = session.history()->count();
        QMimeData data;
        data.setText(text);
        const QString answer = pasteInto(project, data);
        QVERIFY2(answer.startsWith("Nothing pasted: ") && answer.size() < 200, qPrintable(answer));
        QCOMPARE(session.history()->count(), steps);
        QCOMPARE(session.document(), oneShape("hurt"));
    }

    void withoutAFrameShapesHaveNoPlace()
    {
        OpenProject project;
        Session &session = project.session;
        QMimeData data;
        QVERIFY(pasteInto(project, data).contains("no text"));
        data.setText("0,0 1,1 2,0");
        QVERIFY(pasteInto(project, data).contains("need a frame"));
        QVERIFY(session.document().sprites.isEmpty());
    }
};

HITBOX_WINDOW_TEST(ClipboardFlowTest)
#include "clipboard_flow_test.moc"
