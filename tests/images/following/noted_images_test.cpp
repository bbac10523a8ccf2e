#include "images/following/noted_images.h"
#include "test_class.h"

#include <QTest>

using namespace hitbox;

namespace {

Document withShapes(int count, const QString &hash = {})
{
    Frame frame;
    frame.shapes = QList<Shape>(count);
    Sprite sprite;
    sprite.image = QStringLiteral("ship.png");
    sprite.imageHash = hash;
    sprite.frames = {frame};
    Document document;
    document.sprites = {sprite};
    return document;
}

QString noted(const Document &before, Document after, const QString &hash = QStringLiteral("new"))
{
    if (!before.sprites.isEmpty())
        after.sprites[0].id = before.sprites[0].id;
    ImageFacts facts;
    facts.hash = hash;
    return withImagesNoted(before, after, {{QStringLiteral("ship.png"), facts}}).sprites[0].imageHash;
}

} // namespace

class NotedImagesTest : public QObject
{
    Q_OBJECT

    const QString m_old = QStringLiteral("old");

private slots:
    void notesTheImageOfTheFirstShapes()
    {
        QCOMPARE(noted(withShapes(0), withShapes(1)), QStringLiteral("new"));
        QCOMPARE(noted({}, withShapes(1)), QStringLiteral("new"));
    }

    void notesItLaterWhereNobodyDid() { QCOMPARE(noted(withShapes(1), withShapes(2)), QStringLiteral("new")); }

    void keepsWhatWasNotedWhileShapesStand() { QCOMPARE(noted(withShapes(1, m_old), withShapes(2, m_old)), m_old); }

    void beginsAnewOnceThereWereNoShapes()
    {
        QCOMPARE(noted(withShapes(0, m_old), withShapes(1, m_old)), QStringLiteral("new"));
    }

    void leavesSpritesAloneThatNobodyDrewOn()
    {
        QCOMPARE(noted(withShapes(1), withShapes(1)), QString());
        QCOMPARE(noted(withShapes(1), withShapes(0)), QString());
        QCOMPARE(noted({}, withShapes(0)), QString());
    }

    void waitsForImagesThatNobodyHasRead() { QCOMPARE(noted(withShapes(0), withShapes(1), {}), QString()); }

    /// Another path alone says nothing of what shapes were drawn on.
    void whatAFrameShowedStaysNotedInAnotherImage()
    {
        Document before = withShapes(1, m_old);
        Frame &frame = before.sprites[0].frames[0];
        frame.pixels = {QString(48, u'a'), QRect(1, 2, 3, 4)};
        frame.rect = QRect(0, 0, 8, 8);
        Document after = before;
        after.sprites[0].frames[0].image = QStringLiteral("other.png");
        QCOMPARE(withImagesNoted(before, after, {}).sprites.at(0).frames.at(0).pixels, frame.pixels);
        after.sprites[0].frames[0].rect = QRect(8, 0, 8, 8);
        QCOMPARE(withImagesNoted(before, after, {}).sprites.at(0).frames.at(0).pixels, SeenPixels());
    }

    /// What an import found in the image now, while the catalog may have it as it was.
    void aStepThatTookAnotherImageNotedWhatFramesShow()
    {
        Document before = withShapes(1, m_old);
        before.sprites[0].frames[0].pixels = {QString(48, u'a'), QRect(1, 2, 3, 4)};
        Document after = before;
        after.sprites[0].imageHash = QStringLiteral("new");
        after.sprites[0].frames[0].rect = QRect(8, 0, 8, 8);
        QCOMPARE(withImagesNoted(before, after, {}), after);
    }

    void notesTheImagesOfFramesByThemselves()
    {
        Document before = withShapes(0);
        before.sprites[0].frames.append(Frame{.image = QStringLiteral("own.png")});
        before.sprites[0].frames.append(Frame{.image = QStringLiteral("own.png")});
        Document after = before;
        after.sprites[0].frames[1].shapes = QList<Shape>(1);
        ImageFacts facts;
        facts.hash = QStringLiteral("own");
        const ImageCatalog images{{QStringLiteral("own.png"), facts}};
        const Sprite noted = withImagesNoted(before, after, images).sprites[0];
        QCOMPARE(noted.imageHash, QString());
        QCOMPARE(noted.frames[1].imageHash, QStringLiteral("own"));
        QCOMPARE(noted.frames[2].imageHash, QString());
        Document later = withImagesNoted(before, after, images);
        Document edited = later;
        edited.sprites[0].frames[1].shapes = QList<Shape>(2);
        facts.hash = QStringLiteral("newer");
        QCOMPARE(withImagesNoted(later, edited, {{QStringLiteral("own.png"), facts}}), edited);
    }
};

HITBOX_CORE_TEST(NotedImagesTest)
#include "noted_images_test.moc"
