#include "session/files/project_images.h"
#include "test_class.h"

#include "session/session_bench.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace hitbox;

namespace {

bool savePicture(const QString &path, QRgb color)
{
    QImage picture(4, 4, QImage::Format_ARGB32);
    picture.fill(color);
    // In the place of the old one, as programs save.
    const QString other = path + QStringLiteral(".new.png");
    QFile::remove(path);
    return picture.save(other) && QFile::rename(other, path);
}

} // namespace

class ProjectImagesTest : public QObject
{
    Q_OBJECT

private slots:
    void aPictureThatIsSavedAnewIsSeen();
    void pixelsAreDecodedBesideTheWindow();
    void whoeverWantsPixelsIsCalledOnceTheyAreThere();
    void nobodyIsCalledWhenAnotherProjectIsShown();
    void anImageThatIsReplacedWhileItIsDecodedIsDecodedAnew();
    void placesAreAskedForOnceThoughFramesAreDragged();
    void aPlaceThatIsGoneBackToIsLookedAtAgain();
    void anOpenedProjectsImagesAreReadOnce();
    void manyImagesAreLookedAtBesideTheWindow();
    void manyImagesStayKnownWhileTheyAreLookedAtAnew();
    void imagesThatChangeAllTheTimeAreKnownAllTheSame();
    void imagesAreLookedAtAsFromAnotherFolder();

private:
    /// One sprite of one frame of that place in the picture.
    static Document cutFrom(const QString &path, const QRect &rect)
    {
        Document document;
        document.sprites = {Sprite{
            .name = QStringLiteral("ship"), .image = path, .frames = {Frame{.rect = rect, .size = rect.size()}}}};
        return document;
    }
    static QString numbered(const QTemporaryDir &folder, int number)
    {
        return folder.filePath(QStringLiteral("%1.png").arg(number));
    }
    /// As many sprites as that, each cut from a numbered picture of its own.
    static Document documentOf(const QTemporaryDir &folder, int sprites)
    {
        Document document;
        for (int i = 0; i < sprites; ++i)
            document.sprites.append(cutFrom(numbered(folder, i), {0, 0, 4, 4}).sprites);
        return document;
    }
};

void ProjectImagesTest::aPictureThatIsSavedAnewIsSeen()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("ship.png"));
    QVERIFY(savePicture(path, 0xffff0000));
    OpenProject project;
    Document document;
    Sprite sprite;
    sprite.name = QStringLiteral("ship");
    sprite.image = path;
    document.sprites = {sprite};
    project.session.commit(document, QStringLiteral("Add ship"));
    QTRY_COMPARE(project.images.image(path).pixel(0, 0), 0xffff0000U);
    for (const QRgb color : {0xff00ff00U, 0xff0000ffU}) {
        QVERIFY(savePicture(path, color));
        QTRY_COMPARE(project.images.image(path).pixel(0, 0), color);
    }
}

void ProjectImagesTest::pixelsAreDecodedBesideTheWindow()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("ship.png"));
    QVERIFY(savePicture(path, 0xffff0000));
    OpenProject project;
    project.session.commit(cutFrom(path, {0, 0, 4, 4}), QStringLiteral("Add ship"));
    QVERIFY(!project.images.isDecoding()); // nobody looks at it
    QVERIFY(project.images.pixels(path).isPending);
    QVERIFY(project.images.image(path).isNull());
    int told = 0;
    connect(&project.images, &LiveAnswer::changed, &project.images, [&] {
        if (!project.images.isDecoding())
            told += 1;
    });
    waitForPixels(project);
    QCOMPARE(told, 1);
    QVERIFY(!project.images.pixels(path).isPending);
    QCOMPARE(project.images.image(path).pixel(0, 0), 0xffff0000U);
    QCOMPARE(project.images.pixels(path).images.halved.size(), 2);

    const QString absent = folder.filePath(QStringLiteral("absent.png"));
    QVERIFY(project.images.pixels(absent).isPending);
    waitForPixels(project);
    QVERIFY(!project.images.pixels(absent).isPending);
    QVERIFY(project.images.image(absent).isNull());
    QVERIFY(!project.images.pixels(QStringLiteral("https://example.org/a.png")).isPending);
}

void ProjectImagesTest::whoeverWantsPixelsIsCalledOnceTheyAreThere()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("ship.png"));
    const QString absent = folder.filePath(QStringLiteral("absent.png"));
    QVERIFY(savePicture(path, 0xffff0000));
    OpenProject project;
    QList<QHash<QString, QImage>> calls;
    const auto take = [&calls](const QHash<QString, QImage> &images) { calls.append(images); };
    auto context = std::make_unique<QObject>();
    project.images.whenDecoded({}, *context, take);
    QCOMPARE(calls.size(), 1);
    project.images.whenDecoded({path, absent}, *context, take);
    QCOMPARE(calls.size(), 1);
    QTRY_COMPARE(calls.size(), 2);
    QCOMPARE(calls.constLast().value(path).pixel(0, 0), 0xffff0000U);
    QVERIFY(calls.constLast().contains(absent));
    project.images.whenDecoded({path}, *context, take); // which is there
    QCOMPARE(calls.size(), 3);

    project.images.reload();
    project.images.whenDecoded({path}, *context, take);
    context.reset();
    waitForPixels(project);
    QCoreApplication::processEvents();
    QCOMPARE(calls.size(), 3);
}

void ProjectImagesTest::nobodyIsCalledWhenAnotherProjectIsShown()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("ship.png"));
    QVERIFY(savePicture(path, 0xffff0000));
    OpenProject project;
    bool isCalled = false;
    project.images.whenDecoded({path}, project.session, [&isCalled](const auto &) { isCalled = true; });
    project.files.startNew();
    Background::waitForAll();
    QVERIFY(project.images.pixels(path).isPending);
    waitForPixels(project);
    QCoreApplication::processEvents();
    QVERIFY(!isCalled);
}

void ProjectImagesTest::anImageThatIsReplacedWhileItIsDecodedIsDecodedAnew()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("ship.png"));
    OpenProject project;
    for (const QRgb color : {0xffff0000U, 0xff00ff00U, 0xff0000ffU}) {
        QVERIFY(savePicture(path, color));
        project.images.reload();
        QVERIFY(project.images.pixels(path).isPending);
    }
    waitForPixels(project);
    QCOMPARE(project.images.image(path).pixel(0, 0), 0xff0000ffU);
}

/// At each move of the mouse there is another place; what is read is read to its end, and the last place after it.
void ProjectImagesTest::placesAreAskedForOnceThoughFramesAreDragged()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("ship.png"));
    QVERIFY(savePicture(path, 0xffff0000));
    OpenProject project;
    project.session.commit(cutFrom(path, {0, 0, 1, 1}), QStringLiteral("Add ship"));
    const auto knows = [&](const QRect &rect) {
        const auto pictures = project.images.catalog().value(path).pictures;
        return pictures && pictures->knows(rect);
    };
    QTRY_VERIFY(knows({0, 0, 1, 1}));
    const QSignalSpy arrived(&project.images, &ProjectImages::arrived);
    for (int move = 1; move <= 40; ++move)
        project.session.commit(cutFrom(path, {0, 0, 1 + move % 4, 1 + move / 20}), QStringLiteral("Drag"));
    QTRY_VERIFY(knows({0, 0, 1, 3}));
    QCOMPARE(arrived.size(), 2); // of the first move and of the last one
}

void ProjectImagesTest::aPlaceThatIsGoneBackToIsLookedAtAgain()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("ship.png"));
    QVERIFY(savePicture(path, 0xffff0000));
    OpenProject project;
    const auto knows = [&](const QRect &rect) {
        const auto pictures = project.images.catalog().value(path).pictures;
        return pictures && pictures->knows(rect);
    };
    for (const QRect &rect : {QRect(0, 0, 1, 1), QRect(0, 0, 2, 2), QRect(0, 0, 1, 1), QRect(0, 0, 2, 2)}) {
        project.session.commit(cutFrom(path, rect), QStringLiteral("Cut"));
        QTRY_VERIFY(knows(rect));
    }
}

void ProjectImagesTest::anOpenedProjectsImagesAreReadOnce()
{
    FiledProject project;
    QString hashBefore;
    for (const QRgb color : {0xffff0000U, 0xff00ff00U}) { // of the same name, in another folder
        const QTemporaryDir folder;
        QVERIFY(savePicture(folder.filePath(QStringLiteral("ship.png")), color));
        const QString path = folder.filePath(QStringLiteral("ship.hitbox"));
        QFile file(path);
        QVERIFY(file.open(QFile::WriteOnly));
        file.write(projectBytes(cutFrom(QStringLiteral("ship.png"), {0, 0, 4, 4})));
        file.close();
        const QSignalSpy arrived(&project.images, &ProjectImages::arrived);
        QVERIFY(project.open(path));
        const int version = project.images.version();
        QVERIFY(project.images.pixels(QStringLiteral("ship.png")).isPending);
        waitForPixels(project);
        QTRY_VERIFY(!project.images.catalog().value(QStringLiteral("ship.png")).hash.isEmpty());
        const QString hash = project.images.catalog().value(QStringLiteral("ship.png")).hash;
        QVERIFY(hash != std::exchange(hashBefore, hash));
        QCOMPARE(project.images.image(QStringLiteral("ship.png")).pixel(0, 0), color);
        QCOMPARE(arrived.size(), 2); // pixels, and what the whole file says
        QCOMPARE(project.images.version(), version);
    }
}

void ProjectImagesTest::manyImagesAreLookedAtBesideTheWindow()
{
    const QTemporaryDir folder;
    const auto pathOf = [&folder](int number) { return numbered(folder, number); };
    Document document = documentOf(folder, 300);
    QVERIFY(savePicture(pathOf(7), 0xffff0000));
    OpenProject project;
    project.session.start(document);
    const ImageCatalog &catalog = project.images.catalog();
    QVERIFY(project.images.isSurveying());
    QVERIFY(catalog.isEmpty());
    QCOMPARE(project.images.sizeOf(pathOf(7)), QSize(4, 4)); // for who cannot wait
    QVERIFY(project.images.sizeOf(pathOf(8)).isEmpty());

    // What comes meanwhile is looked at, too.
    QVERIFY(savePicture(pathOf(300), 0xffff0000));
    document.sprites.append(cutFrom(pathOf(300), {0, 0, 4, 4}).sprites);
    project.session.commit(document, QStringLiteral("add"));
    QVERIFY(catalog.isEmpty());
    QTRY_VERIFY(!project.images.isSurveying());
    QCOMPARE(catalog.size(), 301);
    QCOMPARE(catalog.value(pathOf(300)).size, QSize(4, 4));
    QCOMPARE(catalog.value(pathOf(7)).size, QSize(4, 4));
    QVERIFY(!catalog.value(pathOf(8)).problem.isEmpty());
    QTRY_VERIFY(!catalog.value(pathOf(7)).hash.isEmpty());

    // A few more are known at once.
    document.sprites.append(cutFrom(pathOf(301), {0, 0, 4, 4}).sprites);
    project.session.commit(document, QStringLiteral("add"));
    QVERIFY(!catalog.value(pathOf(301)).problem.isEmpty());
}

void ProjectImagesTest::manyImagesStayKnownWhileTheyAreLookedAtAnew()
{
    const QTemporaryDir folder;
    const auto pathOf = [&folder](int number) { return numbered(folder, number); };
    Document document = documentOf(folder, 300);
    QVERIFY(savePicture(pathOf(7), 0xffff0000));
    OpenProject project;
    project.session.start(document);
    const ImageCatalog &catalog = project.images.catalog();
    QTRY_VERIFY(!catalog.value(pathOf(7)).hash.isEmpty());

    QVERIFY(QImage(8, 8, QImage::Format_ARGB32).save(pathOf(7)));
    project.images.reload();
    QVERIFY(project.images.isSurveying());
    QCOMPARE(catalog.value(pathOf(7)).size, QSize(4, 4));
    QVERIFY(catalog.value(pathOf(7)).hash.isEmpty());
    QVERIFY(!catalog.value(pathOf(8)).problem.isEmpty());
    QTRY_COMPARE(catalog.value(pathOf(7)).size, QSize(8, 8));
    QTRY_VERIFY(!catalog.value(pathOf(7)).hash.isEmpty());
}

void ProjectImagesTest::imagesThatChangeAllTheTimeAreKnownAllTheSame()
{
    const QTemporaryDir folder;
    const Document document = documentOf(folder, 5000);
    OpenProject project;
    project.session.start(document);
    const ImageCatalog &catalog = project.images.catalog();
    QElapsedTimer time;
    time.start();
    while (catalog.isEmpty() && time.elapsed() < 20'000) {
        project.images.reload();
        QCoreApplication::processEvents();
    }
    QCOMPARE(catalog.size(), 5000);
    QTRY_VERIFY(!project.images.isSurveying());
}

/// The project is saved elsewhere while images are looked at as before it.
void ProjectImagesTest::imagesAreLookedAtAsFromAnotherFolder()
{
    constexpr int many = 5000;
    const QTemporaryDir folder;
    const QTemporaryDir other;
    FiledProject project;
    project.files.saveAs(other.filePath(QStringLiteral("ship.hitbox")));
    project.session.commit(documentOf(folder, many), QStringLiteral("add"));
    QVERIFY(project.images.isSurveying());
    QTRY_VERIFY(!project.files.isSaving());
    QTRY_VERIFY(!project.images.isSurveying());
    const ImageCatalog &catalog = project.images.catalog();
    QCOMPARE(catalog.size(), many);
    QVERIFY(std::ranges::all_of(catalog, [](const ImageFacts &facts) { return facts.leavesFolder; }));
}

HITBOX_WINDOW_TEST(ProjectImagesTest)
#include "project_images_test.moc"
