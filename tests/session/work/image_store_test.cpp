#include "session/work/image_store.h"
#include "test_class.h"

#include "session/session_bench.h"

#include <QTest>

using namespace hitbox;

namespace {

/// Whether there was anything to look at.
bool survey(ImageStore &store, const Document &document, const ImageFolders &folders)
{
    const QStringList images = store.imagesToSurvey(document, folders);
    store.take(ImageStore::survey(images, folders));
    return !images.isEmpty();
}

} // namespace

class ImageStoreTest : public QObject
{
    Q_OBJECT

private slots:
    void imagesAreSurveyedOnce()
    {
        QTemporaryDir folder;
        madeImage(folder.filePath("sprite0.png"), {40, 30});
        ImageStore store;
        const Document document = documentWith({}, 1, 2);
        QVERIFY(survey(store, document, folder.path()));
        QVERIFY(!survey(store, document, folder.path()));
        QCOMPARE(store.catalog().value("sprite0.png").size, QSize(40, 30));
        QVERIFY(!store.catalog().value("sprite1.png").problem.isEmpty());
    }

    void whatAnEditNamesIsSurveyed()
    {
        QTemporaryDir folder;
        ImageStore store;
        Document document = documentWith({}, 1, 3);
        QVERIFY(survey(store, document, folder.path()));
        document.sprites[2].image = "another.png";
        QVERIFY(survey(store, document, folder.path()));
        QVERIFY(store.catalog().contains("another.png"));
        document.sprites[0].frames[0].image = "own.png";
        QVERIFY(survey(store, document, folder.path()));
        QVERIFY(store.catalog().contains("own.png"));
        document.sprites.move(0, 2);
        QVERIFY(!survey(store, document, folder.path()));
        store.forget();
        QVERIFY(survey(store, document, folder.path()));
        for (const char *image : {"another.png", "own.png", "sprite1.png"})
            QVERIFY2(store.catalog().contains(image), image);
    }

    void anUnsavedProjectHasNoFolderToLeave()
    {
        QTemporaryDir folder;
        Document document = documentWith({});
        document.sprites[0].image = madeImage(folder.filePath("hero.png"));
        ImageStore store;
        survey(store, document, {});
        QVERIFY(!store.catalog().value(document.sprites[0].image).leavesFolder);
        store.forget();
        survey(store, document, QStringLiteral("/somewhere/else"));
        QVERIFY(store.catalog().value(document.sprites[0].image).leavesFolder);
    }

    void imagesAreNamedFromTheFolderOfTheFile()
    {
        QTemporaryDir folder;
        madeImage(folder.filePath("sprite0.png"), {40, 30});
        ImageStore store;
        const Document document = documentWith({}, 1, 2);
        survey(store, document, folder.path());
        QCOMPARE(namedImage(store.catalog(), "sprite0.png"), QStringLiteral("sprite0.png"));
        QVERIFY(!store.catalog().value("sprite0.png").leavesFolder);
        const ImageFolders moved(folder.path(), folder.filePath("game"));
        QVERIFY(survey(store, document, moved));
        QVERIFY(!survey(store, document, moved));
        QCOMPARE(namedImage(store.catalog(), "sprite0.png"), QStringLiteral("../sprite0.png"));
        QCOMPARE(store.catalog().value("sprite0.png").size, QSize(40, 30));
        QVERIFY(store.catalog().value("sprite0.png").leavesFolder);
        QVERIFY(!store.catalog().value("sprite1.png").problem.isEmpty());
    }

    void whatWasReadOfFilesIsKeptWhenTheProjectMoves()
    {
        QTemporaryDir folder;
        madeImage(folder.filePath("sprite0.png"));
        ImageStore store;
        survey(store, documentWith({}, 1, 2), folder.path());
        store.take(
            QHash<QString, ImageContents>{{"sprite0.png", {.hash = "abc", .alpha = nullptr}},
                                          {"sprite1.png", {.hash = "def", .alpha = nullptr, .problem = "broken"}}});
        survey(store, documentWith({}),
               {folder.path(), folder.filePath("game")}); // without the other, as before an undo
        QCOMPARE(store.catalog().value("sprite0.png").hash, QStringLiteral("abc"));
        QCOMPARE(store.catalog().value("sprite1.png").hash, QStringLiteral("def"));
        QCOMPARE(store.catalog().value("sprite1.png").problem, QStringLiteral("broken"));
        store.forget();
        survey(store, documentWith({}), folder.path());
        QVERIFY(store.catalog().value("sprite0.png").hash.isEmpty());
    }

    void pixelsAreKeptUntilAllIsForgotten()
    {
        ImageStore store;
        QVERIFY(!store.pixels("/sheets/hero.png"));
        store.keep("/sheets/hero.png", levelImages(filled({40, 30})));
        QCOMPARE(store.pixels("/sheets/hero.png")->whole.size(), QSize(40, 30));
        store.forget();
        QVERIFY(!store.pixels("/sheets/hero.png"));
    }

    void whatWasForgottenIsKnownForAWhile()
    {
        ImageStore store;
        const QString file = QStringLiteral("/hero.png");
        QVERIFY(store.former(file).isEmpty());
        for (int width = 1; width <= 5; ++width) {
            QImage image(width, 1, QImage::Format_ARGB32_Premultiplied);
            store.keep(file, LevelImages{image});
            store.forget();
            QCOMPARE(store.former(file).constFirst().width(), width);
            QCOMPARE(store.former(file).size(), std::min(width, 3));
            store.forget(); // nothing was read meanwhile
        }
        QCOMPARE(store.former(file).constLast().width(), 3);
        QVERIFY(!store.pixels(file));
    }

    void thatNothingCanBeReadIsKeptToo()
    {
        ImageStore store;
        store.keep("/no/such.png", {});
        QVERIFY(store.pixels("/no/such.png"));
        QVERIFY(store.pixels("/no/such.png")->whole.isNull());
    }

    void imagesUsedLeastMakeRoomForOthers()
    {
        constexpr int side = 4096; // 64 MiB, and a third for its halvings
        ImageStore store;
        const LevelImages one = levelImages(filled({side, side}));
        for (int i = 0; i < 8; ++i) {
            store.keep(QString::number(i), one);
            QVERIFY(store.pixels("0"));
        }
        QVERIFY(!store.pixels("1"));
        QVERIFY(store.pixels("7"));
    }

private:
    static QImage filled(QSize size)
    {
        QImage image(size, QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::red);
        return image;
    }
};

HITBOX_CORE_TEST(ImageStoreTest)
#include "image_store_test.moc"
