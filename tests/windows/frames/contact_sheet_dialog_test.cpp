#include "windows/frames/contact_sheet_dialog.h"

#include "document/edits.h"
#include "drawing/contrast.h"
#include "file_bytes.h"
#include "scene/scene_bench.h"
#include "session/open_project.h"
#include "test_class.h"
#include "windows/actions/actions.h"
#include "windows/frames/contact_sheet_view.h"
#include "windows/modal_answer.h"
#include "windows/window_bench.h"

#include <QCheckBox>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollBar>
#include <QSlider>
#include <QTemporaryDir>
#include <QTest>

using namespace hitbox;
using namespace hitbox::bench;

namespace {

Document walkOf(int frames)
{
    Document document = emptyProject();
    Sprite sprite{.name = "walk", .image = "walk.png"};
    for (int i = 0; i < frames; ++i)
        sprite.frames.append(bareFrame(QString("walk_%1").arg(i), {32, 24}));
    document.sprites = {sprite};
    return addShapes(document, {0, 1}, {shapeOf(PolygonOutline{{{4, 4}, {28, 20}, {28, 4}, {4, 20}}}, "hit")});
}

/// The dialog over a project of its own.
struct ContactBench {
    explicit ContactBench(int frames)
    {
        project.session.commit(walkOf(frames), "set up");
        project.session.setCurrentFrame({0, 0});
        dialog = std::make_unique<ContactSheetDialog>(project);
        dialog->show();
    }

    ContactSheetView &view() { return *dialog->findChild<ContactSheetView *>(); }
    QPushButton *save() { return dialog->findChild<QPushButton *>("ContactSave"); }
    QString told() { return dialog->findChild<QLabel *>("ContactTold")->text(); }
    QPoint middleOf(int frame) { return view().cellOf(frame).center(); }
    bool drawn()
    {
        return QTest::qWaitFor([this] { return !view().isDrawing(); }, 20'000);
    }
    QImage seen(int frame) { return view().viewport()->grab(view().cellOf(frame)).toImage(); }
    bool shows(int frame, const QColor &color) { return colorsIn(seen(frame)).contains(color.rgb()); }

    /// Answers the dialog for files and waits for what is told.
    bool saveAs(const QString &path)
    {
        ModalAnswer answer([&path](QDialog &files) {
            files.findChild<QLineEdit *>("fileNameEdit")->setText(path);
            files.accept();
        });
        QTest::mouseClick(save(), Qt::LeftButton);
        return answer.asked() && QTest::qWaitFor([this] { return save()->isEnabled(); }, 20'000);
    }

    OpenProject project;
    std::unique_ptr<ContactSheetDialog> dialog;
};

} // namespace

class ContactSheetDialogTest : public QObject
{
    Q_OBJECT

private slots:
    void showsTheFramesWithTheirShapes()
    {
        ContactBench bench(3);
        const Theme &theme = themeOf(bench.view().palette());
        QVERIFY(bench.drawn());
        QTRY_VERIFY(bench.shows(1, theme.crossing)); // once the findings are there
        QVERIFY(!bench.shows(2, theme.crossing));
    }

    void shapesAreSwitchedOff()
    {
        ContactBench bench(3);
        const Theme &theme = themeOf(bench.view().palette());
        QTRY_VERIFY(bench.shows(1, theme.crossing));
        QVERIFY(bench.drawn());
        const auto inPicture = [&] {
            const QImage cell = bench.seen(1);
            return colorsIn(cell, cell.rect().adjusted(0, 0, 0, -40)).contains(theme.crossing.rgb());
        };
        QVERIFY(inPicture());
        auto *shapes = bench.dialog->findChild<QCheckBox *>("ContactShapes");
        QTest::keyClick(shapes, Qt::Key_Space);
        QVERIFY(bench.drawn());
        QVERIFY(!inPicture());
        const QColor number = standingOut(theme.crossing, theme.background, textContrast);
        QVERIFY(bench.shows(1, number)); // of errors, which stays
    }

    void theSliderSetsTheSize()
    {
        ContactBench bench(8);
        const QSize before = bench.view().cellOf(0).size();
        auto *slider = bench.dialog->findChild<QSlider *>();
        QTest::keyClick(slider, Qt::Key_End);
        QVERIFY(bench.view().cellOf(0).width() > before.width());
        QCOMPARE(bench.view().look().side, mostContactSide);
        QTest::keyClick(slider, Qt::Key_Home);
        QVERIFY(bench.view().cellOf(0).width() < before.width());
        QVERIFY(bench.drawn());
    }

    void wrapsAndScrolls()
    {
        ContactBench bench(60);
        QVERIFY(bench.drawn());
        QCOMPARE(bench.view().cellOf(0).top(), bench.view().cellOf(1).top());
        QVERIFY(bench.view().cellOf(59).top() > bench.view().cellOf(0).bottom());
        QVERIFY(bench.view().verticalScrollBar()->maximum() > 0);
        QTest::keyClick(&bench.view(), Qt::Key_End);
        QCOMPARE(bench.view().current(), 59);
        QVERIFY(bench.view().viewport()->rect().contains(bench.view().cellOf(59)));
        QVERIFY(bench.drawn());
    }

    void arrowsGoFromFrameToFrame()
    {
        ContactBench bench(30);
        const std::pair<Qt::Key, int> steps[] = {{Qt::Key_Left, 0}, {Qt::Key_Right, 1}, {Qt::Key_Up, 1}};
        for (const auto &[key, frame] : steps) {
            QTest::keyClick(&bench.view(), key);
            QCOMPARE(bench.view().current(), frame);
        }
        QTest::keyClick(&bench.view(), Qt::Key_Down);
        QCOMPARE(bench.view().cellOf(bench.view().current()).left(), bench.view().cellOf(1).left());
        QVERIFY(bench.view().current() > 1);
        QTest::keyClick(&bench.view(), Qt::Key_Return);
        QVERIFY(!bench.dialog->isVisible());
        QCOMPARE(bench.dialog->chosen(), (FrameRef{0, bench.view().current()}));
    }

    void aDoubleClickChoosesAFrame()
    {
        ContactBench bench(4);
        QTest::mouseClick(bench.view().viewport(), Qt::LeftButton, {}, bench.middleOf(2));
        QCOMPARE(bench.view().current(), 2);
        QVERIFY(bench.dialog->isVisible());
        QTest::mouseDClick(bench.view().viewport(), Qt::LeftButton, {}, bench.middleOf(2));
        QVERIFY(!bench.dialog->isVisible());
        QCOMPARE(bench.dialog->chosen(), (FrameRef{0, 2}));
    }

    void closingChoosesNothing()
    {
        ContactBench bench(4);
        QTest::keyClick(&bench.view(), Qt::Key_Escape);
        QVERIFY(!bench.dialog->isVisible());
        QVERIFY(!bench.dialog->chosen());
    }

    void savesAPicture()
    {
        const QTemporaryDir folder;
        ContactBench bench(5);
        QVERIFY(bench.saveAs(folder.filePath("sheet")));
        const QString path = folder.filePath("sheet.png");
        QVERIFY2(bench.told().contains("sheet.png"), qPrintable(bench.told()));
        const FindingsByFrame findings =
            findingsByFrame(validate(bench.project.session.document(), bench.project.live.findings.context()), 0);
        const Result<ContactFile> wanted = contactSheetPng(
            bench.project.session.document(), 0, findings, [](const QString &) { return SheetLevels(); },
            bench.view().look());
        QVERIFY(wanted.ok());
        QCOMPARE(bytesOfFile(path), wanted->bytes);
    }

    void savesAPage()
    {
        const QTemporaryDir folder;
        ContactBench bench(2);
        QVERIFY(bench.saveAs(folder.filePath("sheet.html")));
        const QByteArray page = bytesOfFile(folder.filePath("sheet.html"));
        QVERIFY(page.startsWith("<!DOCTYPE html>"));
        QCOMPARE(page.count("<figure"), 2);
        QVERIFY(page.contains("<li class=\"error\">"));
    }

    void neverReplacesAnImageOfTheProject()
    {
        const QTemporaryDir folder;
        const QString image = folder.filePath("walk.png");
        QFile file(image);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write("an image") > 0);
        file.close();
        ContactBench bench(2);
        Document document = bench.project.session.document();
        document.sprites[0].image = image;
        bench.project.session.commit(document, "image");
        bench.dialog = std::make_unique<ContactSheetDialog>(bench.project);
        bench.dialog->show();
        ModalAnswer answer([&image](QDialog &files) {
            const ModalAnswer overwrite(clickText("Yes"));
            files.findChild<QLineEdit *>("fileNameEdit")->setText(image);
            files.accept();
        });
        QTest::mouseClick(bench.save(), Qt::LeftButton);
        QTRY_VERIFY(bench.save()->isEnabled());
        QVERIFY2(bench.told().contains("it is the image of the sprite"), qPrintable(bench.told()));
        QCOMPARE(bytesOfFile(image), QByteArray("an image"));
    }

    void tellsWhereItCannotWrite()
    {
        const QTemporaryDir folder;
        ContactBench bench(2);
        QVERIFY(QDir(folder.path()).mkdir("gone"));
        ModalAnswer answer([&folder](QDialog &files) {
            files.findChild<QLineEdit *>("fileNameEdit")->setText(folder.filePath("gone/sheet.png"));
            files.accept();
            QDir(folder.filePath("gone")).removeRecursively();
        });
        QTest::mouseClick(bench.save(), Qt::LeftButton);
        QTRY_VERIFY(bench.save()->isEnabled());
        QVERIFY2(bench.told().startsWith("Could not write"), qPrintable(bench.told()));
        QVERIFY(!QFile::exists(folder.filePath("gone")));
    }

    void anotherThemeIsDrawnAnew()
    {
        ContactBench bench(2);
        QVERIFY(bench.drawn());
        const Theme light = themeFor(ThemeChoice::Light);
        const Theme dark = themeFor(ThemeChoice::Dark);
        for (const Theme &theme : {dark, light}) {
            bench.dialog->setPalette(paletteOf(theme));
            QVERIFY(bench.drawn());
            QVERIFY(bench.shows(0, theme.canvas));
        }
    }

    void theActionGoesToAFrameFromTheStageToo()
    {
        WindowBench bench;
        bench.openSample();
        QVERIFY(bench.shown);
        Session &session = bench.front().session();
        const int sprite = session.currentFrame().sprite;
        const auto last = static_cast<int>(session.document().sprites.at(sprite).frames.size()) - 1;
        session.setMode(Session::Mode::Stage);
        const Document before = session.document();
        ModalAnswer answer([&](QDialog &dialog) {
            auto *view = dialog.findChild<ContactSheetView *>();
            QVERIFY(view);
            QTest::keyClick(view, Qt::Key_End);
            QTest::mouseDClick(view->viewport(), Qt::LeftButton, {}, view->cellOf(last).center());
        });
        bench.window->actions().run("frame.contact-sheet");
        QVERIFY(answer.asked());
        QCOMPARE(session.currentFrame(), (FrameRef{sprite, last}));
        QCOMPARE(session.mode(), Session::Mode::Frames);
        QCOMPARE(session.document(), before);
    }

    void withoutASpriteThereIsNone()
    {
        WindowBench bench;
        bench.window->actions().run("frame.contact-sheet");
        QVERIFY(!QApplication::activeModalWidget());
    }
};

HITBOX_WINDOW_TEST(ContactSheetDialogTest)
#include "contact_sheet_dialog_test.moc"
