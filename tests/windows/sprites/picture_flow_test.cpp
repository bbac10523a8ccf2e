#include "test_class.h"
#include "windows/modal_answer.h"
#include "windows/sprites/follow_dialog.h"
#include "windows/sprites/picture_flow.h"
#include "windows/window_bench.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFileDialog>
#include <QLineEdit>
#include <QPainter>
#include <QPushButton>
#include <QScrollBar>
#include <QStatusBar>
#include <QTreeWidget>

using namespace hitbox;
using namespace hitbox::bench;

namespace {

QImage flowSheet(const QList<int> &numbers)
{
    QImage sheet(16 * int(numbers.size()), 16, QImage::Format_ARGB32);
    sheet.fill(Qt::transparent);
    QPainter painter(&sheet);
    for (int i = 0; i < numbers.size(); ++i) {
        const int number = numbers.at(i);
        painter.fillRect(16 * i + 3, 4, 6 + number, 8, QColor(20 * number, 200, 30));
        painter.fillRect(16 * i + 4, 5, 2, 3, QColor(0, 0, 25 * number));
    }
    return sheet;
}

/// A window with a project of one sheet of four pictures, a box on each.
class FlowBench : public WindowBench
{
public:
    FlowBench()
    {
        save(flowSheet({1, 2, 3, 4}));
        Document document = session().document();
        Sprite sprite{.name = QStringLiteral("hero"), .image = sheet()};
        for (int i = 0; i < 4; ++i)
            sprite.frames.append(Frame{
                .name = QStringLiteral("hero_%1").arg(i), .rect = QRect(16 * i, 0, 16, 16), .size = QSize(16, 16)});
        document.sprites = {sprite};
        session().commit(document, QStringLiteral("Add hero"));
        QTRY_VERIFY(front().project().images.catalog().value(sheet()).pictures);
        for (Frame &frame : document.sprites[0].frames)
            frame.shapes = {Shape{.id = {document.nextShapeId++}, .outline = geometry::Box{{3, 4}, {9, 12}}}};
        session().commit(document, QStringLiteral("Draw"));
    }

    Session &session() const { return front().session(); }
    const Sprite &hero() const { return session().document().sprites.at(0); }
    QString sheet() const { return path(QStringLiteral("hero.png")); }
    void save(const QImage &image) const
    {
        QFile::remove(sheet());
        QVERIFY(image.save(path(QStringLiteral("other.png"))));
        QVERIFY(QFile::rename(path(QStringLiteral("other.png")), sheet()));
    }
    QString told() const { return front().findChild<QStatusBar *>()->currentMessage(); }
    QString order() const
    {
        QStringList names;
        for (const Frame &frame : hero().frames)
            names.append(frame.name.mid(5));
        return names.join(u' ');
    }
};

std::function<void(QDialog &)> accepted(const std::function<void(QDialog &)> &before = {})
{
    return [before](QDialog &dialog) {
        if (before)
            before(dialog);
        clickText(QStringLiteral("Move Shapes"))(dialog);
    };
}

std::function<void(QDialog &)> choosing(const QString &file)
{
    return [file](QDialog &dialog) {
        if (auto *files = qobject_cast<QFileDialog *>(&dialog)) {
            files->findChild<QLineEdit *>()->setText(file);
            dialog.accept();
        }
    };
}

const QString moveShapes = QStringLiteral("Move shapes with their pictures…");

} // namespace

class PictureFlowTest : public QObject
{
    Q_OBJECT

private slots:
    void aBarOffersToMoveShapesWithTheirPictures()
    {
        FlowBench bench;
        QVERIFY(bench.notices().isEmpty());
        bench.save(flowSheet({5, 1, 2, 3, 4}));
        QTRY_COMPARE(bench.notices(), QStringList{QStringLiteral(
                                          "hero.png has changed: 4 frames lie elsewhere in it, 1 picture is new.")});
        const Document before = bench.session().document();
        const ModalAnswer answer(accepted());
        bench.choose(moveShapes);
        QVERIFY(answer.asked());
        QCOMPARE(bench.order(), QStringLiteral("4 0 1 2 3"));
        QCOMPARE(bench.hero().frames.at(1).rect, QRect(16, 0, 16, 16));
        QTRY_VERIFY(bench.notices().isEmpty());
        QCOMPARE(bench.told(), QStringLiteral("4 frames went to where their pictures are, 1 frame is new."));
        bench.window->actions().run(QStringLiteral("edit.undo"));
        QCOMPARE(bench.told(), QStringLiteral("Undone: Move shapes with their pictures"));
        QCOMPARE(bench.session().document(), before);
        QTRY_COMPARE(bench.notices().size(), 1);
    }

    void theDialogShowsWhereFramesGo()
    {
        FlowBench bench;
        QTRY_VERIFY(!bench.front().project().images.image(bench.sheet()).isNull());
        bench.save(flowSheet({3, 1, 4, 5})); // 2 is nowhere
        QTRY_COMPARE(bench.notices().size(), 1);
        const ModalAnswer answer(accepted([](QDialog &dialog) {
            const auto *list = dialog.findChild<QTreeWidget *>(QStringLiteral("FollowList"));
            QVERIFY(list);
            const auto line = [list](int row) {
                const QTreeWidgetItem *item = list->topLevelItem(row);
                return item->text(0) + u'|' + item->text(1) + u'|' + item->text(2);
            };
            QCOMPARE(list->topLevelItemCount(), 5);
            QCOMPARE(line(0), QStringLiteral("hero_1 (1 shape)|at 16, 0|"));
            QCOMPARE(line(1), QStringLiteral("hero_0 (1 shape)|at 0, 0|at 16, 0"));
            QCOMPARE(line(2), QStringLiteral("hero_2 (1 shape)|at 32, 0|at 0, 0"));
            QCOMPARE(line(3), QStringLiteral("hero_3 (1 shape)|at 48, 0|at 32, 0"));
            QCOMPARE(line(4), QStringLiteral("New picture||at 48, 0"));
            for (int row = 0; row < 5; ++row)
                QVERIFY2(!list->topLevelItem(row)->icon(0).isNull(), qPrintable(line(row)));
            QVERIFY(!list->verticalScrollBar()->isVisible());
            const auto *move = dialog.findChild<QPushButton *>(QStringLiteral("Primary"));
            QVERIFY(move && move->isDefault());
            const auto *order = dialog.findChild<QCheckBox *>(QStringLiteral("FollowOrder"));
            QVERIFY(order && !order->isChecked());
        }));
        bench.choose(moveShapes);
        QVERIFY(answer.asked());
        QCOMPARE(bench.order(), QStringLiteral("0 1 2 3 4"));
        QCOMPARE(bench.told(), QStringLiteral("3 frames went to where their pictures are, 1 frame is new, 1 was kept "
                                              "without its picture (see Problems)."));
        const auto isTold = [&bench] {
            const auto &findings = bench.front().project().live.findings.list();
            return std::any_of(findings.cbegin(), findings.cend(), [](const Finding &finding) {
                return finding.rule == QLatin1String("picture-gone") && finding.frame == FrameRef{0, 1};
            });
        };
        QTRY_VERIFY(isTold());
    }

    void theOrderIsAskedForOnlyWhereItIsAnother()
    {
        FlowBench bench;
        bench.save(flowSheet({5, 1, 2, 6, 3, 4}));
        QTRY_COMPARE(bench.notices().size(), 1);
        const ModalAnswer answer(
            accepted([](QDialog &dialog) { QVERIFY(!dialog.findChild<QCheckBox *>(QStringLiteral("FollowOrder"))); }));
        bench.choose(moveShapes);
        QCOMPARE(bench.order(), QStringLiteral("4 0 1 5 2 3"));
    }

    void whatWasDoneIsSaidInFull()
    {
        PictureMoves moves{.frames = QList<FrameMove>(6), .fresh = QList<QRect>(3)};
        moves.frames[0].fate = FrameFate::Moves;
        for (int i = 1; i < 5; ++i)
            moves.frames[i].fate = FrameFate::Lost;
        FollowWish wish{.lost = {{1, {LostChoice::MoveTo, 0}}, {2, {LostChoice::Delete}}, {3, {LostChoice::Keep}}}};
        QCOMPARE(followedInWords(moves, wish),
                 QStringLiteral("1 frame went to where its picture is, 1 went to a new picture, 2 frames are new, "
                                "2 were kept without their pictures (see Problems), 1 was deleted with its shapes."));
        wish.fresh = NewPictures::LeftOut;
        QVERIFY(followedInWords(moves, wish).contains(QStringLiteral("2 new pictures were left out")));
    }

    /// Frames with a file each: the second is deleted, and those behind it are numbered anew.
    void filesThatWereNumberedAnewAreOffered()
    {
        FlowBench bench;
        const auto file = [&](int number) { return bench.path(QStringLiteral("walk-%1.png").arg(number)); };
        Document document = bench.session().document();
        Sprite walk{.name = QStringLiteral("walk"), .image = file(0)};
        for (int i = 0; i < 4; ++i) {
            QVERIFY(flowSheet({i + 1}).save(file(i)));
            walk.frames.append(Frame{.name = QStringLiteral("walk_%1").arg(i),
                                     .rect = QRect(0, 0, 16, 16),
                                     .size = QSize(16, 16),
                                     .image = i == 0 ? QString() : file(i)});
        }
        document.sprites = {walk};
        bench.session().commit(document, QStringLiteral("Add walk"));
        QTRY_VERIFY(bench.front().project().images.catalog().value(file(3)).pictures);
        for (Frame &frame : document.sprites[0].frames)
            frame.shapes = {Shape{.id = {document.nextShapeId++}, .outline = geometry::Box{{3, 4}, {9, 12}}}};
        bench.session().commit(document, QStringLiteral("Draw"));
        const QList<Frame> before = bench.hero().frames;
        for (int i = 1; i < 3; ++i) {
            QFile::remove(file(i));
            QVERIFY(QFile::rename(file(i + 1), file(i)));
        }
        QTRY_COMPARE(bench.notices(),
                     QStringList{QStringLiteral(
                         "Image files of walk have changed: 2 frames are in other files, 1 found no partner.")});
        const ModalAnswer answer(accepted([](QDialog &dialog) {
            auto *lost = dialog.findChild<QComboBox *>(QStringLiteral("lost-1"));
            QVERIFY(lost);
            lost->setCurrentIndex(1); // delete
        }));
        bench.choose(moveShapes);
        QVERIFY(answer.asked());
        QCOMPARE(bench.order(), QStringLiteral("0 2 3"));
        QCOMPARE(bench.hero().frames.at(1).image, file(1));
        QCOMPARE(bench.hero().frames.at(1).shapes, before.at(2).shapes);
        QTRY_VERIFY(bench.notices().isEmpty());
        bench.session().history()->undo();
        QCOMPARE(bench.hero().frames, before);
    }

    void aFileBehindTheLastNumberIsOfferedAsAFrame()
    {
        FlowBench bench;
        const auto file = [&](int number) { return bench.path(QStringLiteral("run_0%1.png").arg(number)); };
        Document document = bench.session().document();
        Sprite run{.name = QStringLiteral("run"), .image = file(1)};
        for (int i = 1; i < 4; ++i) {
            QVERIFY(flowSheet({i}).save(file(i)));
            run.frames.append(Frame{.name = QStringLiteral("run_0%1").arg(i),
                                    .rect = QRect(0, 0, 16, 16),
                                    .size = QSize(16, 16),
                                    .image = i == 1 ? QString() : file(i)});
        }
        document.sprites = {run};
        bench.session().commit(document, QStringLiteral("Add run"));
        QTRY_VERIFY(bench.front().project().images.catalog().value(file(3)).pictures);
        for (Frame &frame : document.sprites[0].frames)
            frame.shapes = {Shape{.id = {document.nextShapeId++}, .outline = geometry::Box{{3, 4}, {9, 12}}}};
        bench.session().commit(document, QStringLiteral("Draw"));
        QVERIFY(flowSheet({4}).save(file(4)));
        QTRY_COMPARE(bench.notices(),
                     QStringList{QStringLiteral("Image files of run have changed: 1 picture is new.")});
        QCOMPARE(bench.hero().frames.size(), 3);
        const ModalAnswer answer(clickText(QStringLiteral("Add Frames")));
        bench.choose(QStringLiteral("Add as frames…"));
        QTRY_VERIFY(answer.asked());
        QCOMPARE(bench.hero().frames.size(), 4);
        QCOMPARE(bench.hero().frames.last().name, QStringLiteral("run_04"));
        QCOMPARE(bench.told(), QStringLiteral("1 frame is new."));
        QTRY_VERIFY(bench.notices().isEmpty());
    }

    void theDialogAsksAboutWhatFoundNoPartner()
    {
        FlowBench bench;
        bench.save(flowSheet({5, 1, 3, 4, 6})); // 2 is nowhere: its cell is another's
        QTRY_COMPARE(bench.notices().size(), 1);
        const auto shapes = bench.hero().frames.at(1).shapes;
        const ModalAnswer answer(accepted([](QDialog &dialog) {
            auto *lost = dialog.findChild<QComboBox *>(QStringLiteral("lost-1"));
            QVERIFY(lost);
            QCOMPARE(lost->currentText(), QStringLiteral("Nowhere: keep it, listed as a problem"));
            QCOMPARE(lost->count(), 4);
            lost->setCurrentIndex(3);
        }));
        bench.choose(moveShapes);
        QCOMPARE(bench.order(), QStringLiteral("4 0 2 3 1"));
        QCOMPARE(bench.hero().frames.at(4).rect, QRect(64, 0, 16, 16));
        QCOMPARE(bench.hero().frames.at(4).shapes, shapes);
    }

    void twoFramesDoNotGoToOnePicture()
    {
        const FlowBench bench;
        PictureMoves moves{.image = bench.sheet(), .frames = QList<FrameMove>(4)};
        moves.frames[0].fate = FrameFate::Lost;
        moves.frames[1].fate = FrameFate::Lost;
        moves.fresh = {QRect(0, 0, 16, 16)};
        moves.freshPixels = {SeenPixels{}};
        const FollowDialog dialog(bench.hero(), moves, {});
        for (const char *name : {"lost-0", "lost-1"}) {
            auto *lost = dialog.findChild<QComboBox *>(QLatin1String(name));
            lost->setCurrentIndex(2);
            emit lost->activated(2);
        }
        QCOMPARE(dialog.answer().lost.value(0), (LostFrame{LostChoice::Keep, -1}));
        QCOMPARE(dialog.answer().lost.value(1), (LostFrame{LostChoice::MoveTo, 0}));
    }

    void nothingLiesOverAnotherBesideALongList_data()
    {
        QTest::addColumn<int>("lost");
        QTest::newRow("new pictures") << 0;
        QTest::newRow("lost ones as well") << 3;
    }
    void nothingLiesOverAnotherBesideALongList()
    {
        QFETCH(int, lost);
        const FlowBench bench;
        PictureMoves moves{.image = bench.sheet(), .frames = QList<FrameMove>(4)};
        for (int i = 0; i < 4; ++i)
            moves.frames[i].fate = i < lost ? FrameFate::Lost : FrameFate::Moves;
        for (int i = 0; i < 200; ++i) {
            moves.fresh.append(QRect(16 * i, 0, 16, 16));
            moves.freshPixels.append(SeenPixels{});
        }
        FollowDialog dialog(bench.hero(), moves, {}, NewPictures::BecomeFrames, bench.window.get());
        dialog.show();
        for (const int height : {dialog.height(), 720, 400}) {
            dialog.resize(dialog.width(), height);
            QTest::qWait(20);
            const QList<QWidget *> parts = dialog.findChildren<QWidget *>(Qt::FindDirectChildrenOnly);
            for (const QWidget *part : parts) {
                QVERIFY(dialog.rect().contains(part->geometry()));
                for (const QWidget *other : parts)
                    QVERIFY2(part == other || !part->geometry().intersects(other->geometry()),
                             qPrintable(part->objectName() + u'|' + other->objectName()));
            }
            QVERIFY(dialog.height() <= 720);
        }
    }

    void cancelAndLeaveChangeNothing()
    {
        FlowBench bench;
        bench.save(flowSheet({4, 3, 2, 1}));
        QTRY_COMPARE(bench.notices().size(), 1);
        const Document before = bench.session().document();
        const ModalAnswer answer([](QDialog &dialog) { dialog.reject(); });
        bench.choose(moveShapes);
        QCOMPARE(bench.session().document(), before);
        QTRY_COMPARE(bench.notices().size(), 1);
        bench.choose(QStringLiteral("Leave"));
        QTRY_VERIFY(bench.notices().isEmpty());
        QCOMPARE(bench.session().document(), before);
    }

    void aScaledImageOffersToScale()
    {
        FlowBench bench;
        const QImage sheet = flowSheet({1, 2, 3, 4});
        bench.save(sheet.scaled(sheet.size() * 2));
        QTRY_COMPARE(bench.notices(), QStringList{QStringLiteral("hero.png is 2 times as large as it was.")});
        bench.choose(QStringLiteral("Scale frames and shapes"));
        QCOMPARE(bench.hero().frames.at(1).rect, QRect(32, 0, 32, 32));
        QCOMPARE(bench.hero().frames.at(1).shapes.at(0).outline, Outline(geometry::Box{{6, 8}, {18, 24}}));
        QTRY_VERIFY(bench.notices().isEmpty());
    }

    void findsAMissingImageAndItsNeighbours()
    {
        FlowBench bench;
        Document document = bench.session().document();
        document.sprites.append(Sprite{.name = QStringLiteral("foe"), .image = bench.path(QStringLiteral("foe.png"))});
        document.sprites[1].frames = {Frame{.name = QStringLiteral("foe"), .rect = {0, 0, 9, 9}, .size = {9, 9}}};
        bench.session().commit(document, QStringLiteral("Add foe"));
        QVERIFY(QDir(bench.path({})).mkpath(QStringLiteral("art")));
        QVERIFY(QFile::rename(bench.sheet(), bench.path(QStringLiteral("art/hero.png"))));
        QVERIFY(flowSheet({7}).save(bench.path(QStringLiteral("art/foe.png"))));
        QTRY_VERIFY(!bench.front().project().images.catalog().value(bench.sheet()).problem.isEmpty());
        const Document before = bench.session().document();
        const ModalAnswer answer(choosing(bench.path(QStringLiteral("art/hero.png"))));
        bench.window->actions().run(QStringLiteral("sprite.find-image"));
        QVERIFY(answer.asked());
        QCOMPARE(bench.hero().image, bench.path(QStringLiteral("art/hero.png")));
        QCOMPARE(bench.session().document().sprites.at(1).image, bench.path(QStringLiteral("art/foe.png")));
        QTRY_VERIFY(bench.front().project().images.catalog().value(bench.hero().image).pictures);
        QVERIFY(bench.notices().isEmpty());
        bench.session().history()->undo();
        QCOMPARE(bench.session().document(), before);
    }

    void replacesAnImageAndOffersToScale()
    {
        FlowBench bench;
        const QImage sheet = flowSheet({1, 2, 3, 4});
        const QString large = bench.path(QStringLiteral("large.png"));
        QVERIFY(sheet.scaled(sheet.size() * 2).save(large));
        const Document before = bench.session().document();
        {
            int asked = 0;
            QTimer timer;
            connect(&timer, &QTimer::timeout, &timer, [&] {
                auto *dialog = qobject_cast<QDialog *>(QApplication::activeModalWidget());
                if (!dialog)
                    return;
                ++asked;
                if (qobject_cast<QFileDialog *>(dialog))
                    choosing(large)(*dialog);
                else
                    clickText(QStringLiteral("Scale"))(*dialog);
            });
            timer.start(5);
            bench.window->actions().run(QStringLiteral("sprite.replace-image"));
            QVERIFY(asked >= 2);
        }
        QCOMPARE(bench.hero().image, large);
        QCOMPARE(bench.hero().frames.at(1).rect, QRect(32, 0, 32, 32));
        bench.session().history()->undo();
        QCOMPARE(bench.session().document(), before);
    }

    void whatIsNoImageReplacesNothing()
    {
        FlowBench bench;
        QFile broken(bench.path(QStringLiteral("broken.png")));
        QVERIFY(broken.open(QIODevice::WriteOnly));
        broken.close(); // of no bytes
        const Document before = bench.session().document();
        const ModalAnswer answer(choosing(broken.fileName()));
        bench.window->actions().run(QStringLiteral("sprite.replace-image"));
        QCOMPARE(bench.session().document(), before);
        QCOMPARE(bench.notices().size(), 1);
        QVERIFY2(bench.notices().first().contains(QStringLiteral("broken.png")), qPrintable(bench.notices().first()));
    }
};

HITBOX_WINDOW_TEST(PictureFlowTest)
#include "picture_flow_test.moc"
