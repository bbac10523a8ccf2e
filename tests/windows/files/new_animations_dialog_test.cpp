#include "test_class.h"
#include "windows/actions/actions.h"
#include "windows/modal_answer.h"
#include "windows/widgets/combo_items.h"
#include "windows/window_bench.h"

#include <QLabel>
#include <QListView>
#include <QRadioButton>
#include <QStatusBar>

using namespace hitbox;
using namespace hitbox::bench;

/// Numbered images that come in, and sprites that become one or several later.
class NewAnimationsDialogTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_bench.reset(); }

    void numberedImagesAreOneAnimationUnlessOneSaysOtherwise();
    void imagesThatAreOpenedTogetherAreAskedAboutOnce();
    void allCanBeOneAnimationInCountingOrder();
    void theyCanStaySeparate();
    void keysBeginAtWhatIsChosen();
    void nothingIsAddedAfterACancel();
    void itSaysWhatIsMissingAndShowsPictures();
    void picturesOfAnAnimationAreInOneScale();
    void imagesWithoutNumbersAreNotAskedAbout();
    void foldersInAFolderAreTheAnimationsOfOneSprite();
    void foldersBesideOtherFilesAreAskedAboutAsWell();
    void animationsInOneFolderAreOfferedAsOneSprite();
    void chosenSpritesAreJoinedAndSplitAgain();
    void animationsThatAreJoinedAreTags();
    void chosenFramesAreSplitOff();
    void whatCannotBeJoinedIsTold();

private:
    QStringList copies(const QStringList &names) const;
    void drop(const QStringList &names, const char *choice);
    void chooseSprites(int first, int count) const;
    void trigger(const char *id) const { m_bench->window->actions().action(id)->trigger(); }
    const QList<Sprite> &sprites() const { return m_bench->session.document().sprites; }
    QString said() const { return m_bench->front().findChild<QStatusBar *>()->currentMessage(); }

    std::unique_ptr<WindowBench> m_bench;
    qsizetype m_before = 0;
};

void NewAnimationsDialogTest::init()
{
    m_bench = std::make_unique<WindowBench>();
    QVERIFY(m_bench->shown);
    m_bench->openSample();
    m_before = sprites().size();
}

QStringList NewAnimationsDialogTest::copies(const QStringList &names) const
{
    QStringList paths;
    for (const QString &name : names) {
        paths.append(m_bench->path(name));
        [&] { QVERIFY(QFile::copy(m_bench->path("rock.png"), paths.constLast())); }();
    }
    return paths;
}

/// And answers the question by the button of this name.
void NewAnimationsDialogTest::drop(const QStringList &names, const char *choice)
{
    const ModalAnswer answer([choice](QDialog &dialog) {
        auto *button = dialog.findChild<QRadioButton *>(choice);
        QVERIFY(button);
        QTest::mouseClick(button, Qt::LeftButton, {}, QPoint(8, button->height() / 2));
        QTest::keyClick(&dialog, Qt::Key_Return);
    });
    m_bench->drop(copies(names));
    QVERIFY(answer.asked());
}

void NewAnimationsDialogTest::chooseSprites(int first, int count) const
{
    auto *list = m_bench->front().findChild<QListView *>("SpriteList");
    QVERIFY(list);
    list->setFocus();
    for (const auto &[row, keys] :
         {std::pair(first, Qt::NoModifier), std::pair(first + count - 1, Qt::ShiftModifier)}) {
        list->scrollTo(list->model()->index(row, 0));
        QTest::mouseClick(list->viewport(), Qt::LeftButton, keys,
                          list->visualRect(list->model()->index(row, 0)).center());
    }
}

void NewAnimationsDialogTest::numberedImagesAreOneAnimationUnlessOneSaysOtherwise()
{
    const ModalAnswer answer([](QDialog &dialog) { QTest::keyClick(&dialog, Qt::Key_Return); });
    m_bench->drop(copies({"walk-10.png", "walk-9.png", "boulder.png"}));
    QVERIFY(answer.asked());
    QCOMPARE(sprites().size(), m_before + 2);
    QCOMPARE(sprites()[m_before].name, QString("walk"));
    QCOMPARE(imagesOf(sprites()[m_before]), (QStringList{"walk-9.png", "walk-10.png"}));
    QCOMPARE(sprites()[m_before + 1].name, QString("boulder"));
    m_bench->key(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(sprites().size(), m_before);
}

void NewAnimationsDialogTest::imagesThatAreOpenedTogetherAreAskedAboutOnce()
{
    const ModalAnswer answer([](QDialog &dialog) { QTest::keyClick(&dialog, Qt::Key_Return); });
    m_bench->window->openPaths(copies({"walk-10.png", "walk-9.png"}) << m_bench->path("crossings.hitbox"));
    m_bench->awaitFiles();
    QVERIFY(answer.asked());
    QList<qsizetype> counts;
    for (int i = 0; i < 3; ++i) {
        m_bench->window->goToTab(i);
        counts.append(imagesOf(m_bench->front().session().document().sprites.constFirst()).size());
    }
    QCOMPARE(counts.size(), 3);
    QCOMPARE(counts.count(2), 1);
}

void NewAnimationsDialogTest::allCanBeOneAnimationInCountingOrder()
{
    drop({"walk-10.png", "jump-1.png", "walk-9.png", "jump-2.png", "boulder.png"}, "One");
    QCOMPARE(sprites().size(), m_before + 1);
    QCOMPARE(imagesOf(sprites().constLast()),
             (QStringList{"boulder.png", "jump-1.png", "jump-2.png", "walk-9.png", "walk-10.png"}));
    QCOMPARE(namesInOrder(sprites().constLast().tags), (QStringList{"jump", "walk"}));
}

void NewAnimationsDialogTest::keysBeginAtWhatIsChosen()
{
    QString chosen;
    QString focused;
    const ModalAnswer answer([&](QDialog &dialog) {
        focused = dialog.focusWidget() ? dialog.focusWidget()->objectName() : QString();
        for (const QRadioButton *button : dialog.findChildren<QRadioButton *>())
            chosen = button->isChecked() ? button->objectName() : chosen;
    });
    m_bench->drop(copies({"walk-1.png", "walk-2.png", "jump-1.png", "jump-2.png"}));
    QVERIFY(answer.asked());
    QCOMPARE(chosen, QString("ByNumber"));
    QCOMPARE(focused, chosen);
}

void NewAnimationsDialogTest::foldersInAFolderAreTheAnimationsOfOneSprite()
{
    for (const char *folder : {"hero/idle", "hero/walk", "hero/jump"})
        QVERIFY(QDir(m_bench->path("")).mkpath(folder));
    copies({"hero/idle/0.png", "hero/idle/1.png", "hero/jump/jump.png", "hero/walk/0.png", "hero/walk/1.png"});
    QString offered;
    const ModalAnswer answer([&offered](QDialog &dialog) {
        offered = dialog.findChild<QRadioButton *>("Animated")->text();
        QTest::keyClick(&dialog, Qt::Key_Return); // it is what one is asked for first
    });
    m_bench->drop({m_bench->path("hero")});
    QVERIFY(answer.asked());
    QCOMPARE(offered, QString("One spri&te “hero” with animations: “idle” (2), “jump” (1), “walk” (2)"));
    QCOMPARE(sprites().size(), m_before + 1);
    const Sprite &hero = sprites().constLast();
    QCOMPARE(hero.name, QString("hero"));
    QCOMPARE(imagesOf(hero), (QStringList{"hero/idle/0.png", "hero/idle/1.png", "hero/jump/jump.png", "hero/walk/0.png",
                                          "hero/walk/1.png"}));
    QCOMPARE(namesInOrder(hero.tags), (QStringList{"idle", "jump", "walk"}));
    QCOMPARE(hero.tags.constLast().from, 3);
    QCOMPARE(hero.tags.constLast().to, 4);
    m_bench->key(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(sprites().size(), m_before);
}

void NewAnimationsDialogTest::foldersBesideOtherFilesAreAskedAboutAsWell()
{
    for (const char *name : {"hero/idle", "hero/walk"}) {
        QVERIFY(QDir().mkpath(m_bench->path(name)));
        const QStringList files{QString(name) + "/0.png", QString(name) + "/1.png"};
        QCOMPARE(copies(files).size(), 2);
    }
    QFile table(m_bench->path("table.csv"));
    QVERIFY(table.open(QIODevice::WriteOnly));
    table.write("nothing that is known");
    table.close();
    const ModalAnswer answer([](QDialog &dialog) { QTest::keyClick(&dialog, Qt::Key_Return); });
    m_bench->drop({m_bench->path("hero"), m_bench->path("table.csv")});
    QTRY_VERIFY(answer.asked());
    m_bench->awaitFiles();
    QTRY_COMPARE(sprites().size(), m_before + 1);
    QCOMPARE(sprites().last().name, "hero");
    QCOMPARE(sprites().last().tags.size(), 2);
    const QString told = m_bench->notices().join(u' ');
    QVERIFY2(told.contains("table.csv") && !told.contains("Nothing was added"), qPrintable(told));
    // Once more: the pictures are known by now.
    m_bench->drop({m_bench->path("hero"), m_bench->path("table.csv")});
    m_bench->awaitFiles();
    QCOMPARE(sprites().size(), m_before + 1);
}

void NewAnimationsDialogTest::animationsInOneFolderAreOfferedAsOneSprite()
{
    drop({"walk-1.png", "walk-2.png", "jump-1.png", "jump-2.png", "boulder.png"}, "Animated");
    QCOMPARE(sprites().size(), m_before + 2);
    QCOMPARE(namesInOrder(sprites()[m_before].tags), (QStringList{"walk", "jump"}));
    QCOMPARE(sprites().constLast().name, QString("boulder"));
}

void NewAnimationsDialogTest::theyCanStaySeparate()
{
    drop({"walk-1.png", "walk-2.png"}, "Separate");
    QCOMPARE(sprites().size(), m_before + 2);
    QCOMPARE(sprites().constLast().name, QString("walk-2"));
}

void NewAnimationsDialogTest::nothingIsAddedAfterACancel()
{
    const ModalAnswer answer([](QDialog &dialog) { dialog.reject(); });
    m_bench->drop(copies({"walk-1.png", "walk-2.png"}));
    QVERIFY(answer.asked());
    QCOMPARE(sprites().size(), m_before);
    QVERIFY(!m_bench->session.history()->canUndo());
}

void NewAnimationsDialogTest::itSaysWhatIsMissingAndShowsPictures()
{
    QString said;
    qsizetype pictures = 0;
    const ModalAnswer answer([&](QDialog &dialog) {
        for (const QLabel *label : dialog.findChildren<QLabel *>())
            said += label->text() + '\n';
        pictures = dialog.findChildren<QLabel *>("Picture").size();
        dialog.reject();
    });
    m_bench->drop(copies({"walk-1.png", "walk-4.png", "walk-04.png"}));
    QVERIFY2(said.contains("“walk” has no number 2, 3."), qPrintable(said));
    QVERIFY2(said.contains("“walk” has the number 4 more than once."), qPrintable(said));
    QCOMPARE(pictures, 3);
}

void NewAnimationsDialogTest::picturesOfAnAnimationAreInOneScale()
{
    QStringList files;
    for (const int side : {100, 200}) {
        QImage image(side, side, QImage::Format_ARGB32);
        image.fill(Qt::red);
        files.append(m_bench->path(QString("grow-%1.png").arg(side)));
        QVERIFY(image.save(files.constLast()));
    }
    QList<qreal> widths;
    const ModalAnswer answer([&](QDialog &dialog) {
        for (const QLabel *label : dialog.findChildren<QLabel *>("Picture"))
            widths.append(label->pixmap().deviceIndependentSize().width());
        dialog.reject();
    });
    m_bench->drop(files);
    QVERIFY(answer.asked());
    QCOMPARE(widths, (QList<qreal>{24, 48}));
}

void NewAnimationsDialogTest::imagesWithoutNumbersAreNotAskedAbout()
{
    const ModalAnswer answer([](QDialog &dialog) { dialog.reject(); });
    m_bench->drop(copies({"boulder.png", "pebble.png"}));
    QVERIFY(!answer.asked());
    QCOMPARE(sprites().size(), m_before + 2);
}

void NewAnimationsDialogTest::chosenSpritesAreJoinedAndSplitAgain()
{
    drop({"walk-2.png", "walk-1.png"}, "Separate");
    const auto rows = static_cast<int>(m_before);
    chooseSprites(rows, 2);
    trigger("sprite.join");
    QCOMPARE(sprites().size(), m_before + 1);
    QCOMPARE(sprites().constLast().name, QString("walk"));
    QCOMPARE(imagesOf(sprites().constLast()), (QStringList{"walk-1.png", "walk-2.png"}));
    QCOMPARE(m_bench->session.currentFrame().sprite, rows);

    trigger("sprite.split");
    QCOMPARE(sprites().size(), m_before + 2);
    QCOMPARE(sprites().constLast().name, QString("walk-2"));
    QVERIFY2(said().contains("“walk” is 2 sprites now"), qPrintable(said()));
    m_bench->session.undo();
    m_bench->session.undo();
    QCOMPARE(sprites()[m_before].image, QString("walk-2.png"));
}

void NewAnimationsDialogTest::animationsThatAreJoinedAreTags()
{
    drop({"walk-1.png", "walk-2.png", "jump-1.png", "jump-2.png"}, "ByNumber");
    QCOMPARE(sprites().size(), m_before + 2);
    chooseSprites(static_cast<int>(m_before), 2);
    trigger("sprite.join");
    QCOMPARE(sprites().size(), m_before + 1);
    QCOMPARE(namesInOrder(sprites().constLast().tags), (QStringList{"walk", "jump"}));
    QVERIFY2(said().contains("each of them a tag"), qPrintable(said()));
}

void NewAnimationsDialogTest::chosenFramesAreSplitOff()
{
    drop({"walk-1.png", "walk-2.png", "walk-3.png"}, "ByNumber");
    auto *strip = m_bench->front().findChild<QListView *>("FrameList");
    QVERIFY(strip);
    for (const auto &[row, keys] : {std::pair(1, Qt::NoModifier), std::pair(2, Qt::ControlModifier)}) {
        strip->scrollTo(strip->model()->index(row, 0));
        QTest::mouseClick(strip->viewport(), Qt::LeftButton, keys,
                          strip->visualRect(strip->model()->index(row, 0)).center());
    }
    trigger("sprite.split");
    QCOMPARE(sprites().size(), m_before + 2);
    QCOMPARE(imagesOf(sprites()[m_before]), QStringList{"walk-1.png"});
    QCOMPARE(imagesOf(sprites()[m_before + 1]), (QStringList{"walk-2.png", "walk-3.png"}));
}

void NewAnimationsDialogTest::whatCannotBeJoinedIsTold()
{
    trigger("sprite.join");
    QCOMPARE(sprites().size(), m_before);
    QVERIFY2(said().contains("Choose two sprites"), qPrintable(said()));
}

HITBOX_WINDOW_TEST(NewAnimationsDialogTest)
#include "new_animations_dialog_test.moc"
