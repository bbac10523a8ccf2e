#include "session/work/image_store.h"
#include "test_class.h"

#include "session/session_bench.h"

#include <QTest>

using namespace hitbox;

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
        QVERIFY(store.survey(document, folder.path()));
        QVERIFY(!store.survey(document, folder.path()));
        QCOMPARE(store.catalog().value("sprite0.png").size, QSize(40, 30));
        QVERIFY(!store.catalog().value("sprite1.png").problem.isEmpty());
    }

    void anUnsavedProjectHasNoFolderToLeave()
    {
        QTemporaryDir folder;
        Document document = documentWith({});
        document.sprites[0].image = madeImage(folder.filePath("hero.png"));
        ImageStore store;
        store.survey(document, {});
        QVERIFY(!store.catalog().value(document.sprites[0].image).leavesFolder);
        store.forget();
        store.survey(document, "/somewhere/else");
        QVERIFY(store.catalog().value(document.sprites[0].image).leavesFolder);
    }

    void pixelsAreReadOnce()
    {
        QTemporaryDir folder;
        const QString file = madeImage(folder.filePath("hero.png"), {40, 30});
        ImageStore store;
        QCOMPARE(store.image(folder.path(), "hero.png").size(), QSize(40, 30));
        QVERIFY(QFile::remove(file));
        QCOMPARE(store.image(folder.path(), "hero.png").size(), QSize(40, 30));
        store.forget();
        QVERIFY(store.image(folder.path(), "hero.png").isNull());
    }

    void whatCannotBeReadIsNull()
    {
        ImageStore store;
        QVERIFY(store.image("/no/such", "folder.png").isNull());
        QVERIFY(store.image({}, "https://example.org/a.png").isNull());
        QVERIFY(store.image({}, {}).isNull());
    }
};

HITBOX_CORE_TEST(ImageStoreTest)
#include "image_store_test.moc"
