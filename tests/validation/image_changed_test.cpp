#include "images/following/frame_pixels.h"
#include "one_frame.h"
#include "test_class.h"

#include <QTest>

using namespace hitbox;

namespace {

ValidationContext contextWith(const QString &hash)
{
    ImageFacts facts;
    facts.size = {64, 64};
    facts.hash = hash;
    return {{{QStringLiteral("ship.png"), facts}}, {}};
}

Document drawnOn(const QString &hash)
{
    Document document = test::oneFrame({geometry::Circle{{9, 9}, 3}});
    document.sprites[0].imageHash = hash;
    return document;
}

} // namespace

class ImageChangedTest : public QObject
{
    Q_OBJECT

private slots:
    void warnsOncePerSprite()
    {
        const auto found =
            test::byRule(validate(drawnOn(QStringLiteral("a")), contextWith(QStringLiteral("b"))), "image-changed");
        QCOMPARE(found.size(), 1);
        QCOMPARE(found[0].severity, Severity::Warning);
        QCOMPARE(found[0].frame, (FrameRef{0, -1}));
        QCOMPARE(found[0].message, QStringLiteral("The image “ship.png” has changed since shapes were drawn on it"));
    }

    void saysNothingWhereEitherIsNotKnown()
    {
        const QString a = QStringLiteral("a");
        QVERIFY(test::byRule(validate(drawnOn(a), contextWith(a)), "image-changed").isEmpty());
        QVERIFY(test::byRule(validate(drawnOn({}), contextWith(a)), "image-changed").isEmpty());
        QVERIFY(test::byRule(validate(drawnOn(a), contextWith({})), "image-changed").isEmpty());
    }

    void takesTheNewImageWhenAskedAndNeverByItself()
    {
        const Document document = drawnOn(QStringLiteral("a"));
        const ValidationContext context = contextWith(QStringLiteral("b"));
        const auto after = test::repaired(document, "image-changed", "take-image", context);
        QVERIFY(after);
        QCOMPARE(after->sprites[0].imageHash, QStringLiteral("b"));
        QCOMPARE(fixedAll(document, context).document, document);
    }

    void framesNoteWhatTheNewImageShows()
    {
        const Document document = drawnOn(QStringLiteral("a"));
        ValidationContext context = contextWith(QStringLiteral("b"));
        QImage image(64, 64, QImage::Format_ARGB32);
        image.fill(Qt::red);
        const QRect rect = document.sprites.at(0).frames.at(0).rect;
        context.images[QStringLiteral("ship.png")].pictures = std::make_shared<PictureTable>(image, QList<QRect>{rect});
        const auto after = test::repaired(document, "image-changed", "take-image", context);
        QVERIFY(after);
        QCOMPARE(after->sprites[0].frames[0].pixels.digest, seenIn(image, rect).digest);
    }

    void tellsImagesOfFramesOnceAndTakesThemForAll()
    {
        Document document = drawnOn(QStringLiteral("b"));
        Frame own = document.sprites[0].frames[0];
        own.image = QStringLiteral("own.png");
        own.imageHash = QStringLiteral("old");
        document.sprites[0].frames += {own, own};
        ValidationContext context = contextWith(QStringLiteral("b"));
        context.images.insert(own.image, {.size = {64, 64}, .hash = QStringLiteral("new")});
        const auto found = test::byRule(validate(document, context), "image-changed");
        QCOMPARE(found.size(), 1);
        QCOMPARE(found[0].frame, (FrameRef{0, 1}));
        const auto after = test::repaired(document, "image-changed", "take-image", context);
        QVERIFY(after);
        QCOMPARE(after->sprites[0].frames[1].imageHash, QStringLiteral("new"));
        QCOMPARE(after->sprites[0].frames[2].imageHash, QStringLiteral("new"));
        QCOMPARE(after->sprites[0].imageHash, QStringLiteral("b"));
    }

    void looksAtTheImageOfEachFrame()
    {
        Document document = test::oneFrame({});
        document.sprites[0].frames.append(Frame{.rect = {0, 0, 64, 64}, .size = {64, 64}, .image = "own.png"});
        ValidationContext context = contextWith({});
        context.images.insert("own.png", {.size = {32, 64}, .leavesFolder = true});
        auto found = test::byRule(validate(document, context), "frame-outside-image");
        QCOMPARE(found.size(), 1);
        QCOMPARE(found[0].frame, (FrameRef{0, 1}));
        found = test::byRule(validate(document, context), "image-outside-folder");
        QCOMPARE(found.size(), 1);
        QCOMPARE(found[0].frame, (FrameRef{0, 1}));
        context.images["own.png"] = {.problem = "gone"};
        found = test::byRule(validate(document, context), "missing-image");
        QCOMPARE(found.size(), 1);
        QCOMPARE(found[0].frame, (FrameRef{0, 1}));
        context.images["ship.png"] = {.problem = "gone"};
        QCOMPARE(test::byRule(validate(document, context), "missing-image").size(), 2);
        document.sprites[0].frames.removeFirst(); // whose image it was
        QCOMPARE(test::byRule(validate(document, context), "missing-image").size(), 1);
    }
};

HITBOX_CORE_TEST(ImageChangedTest)
#include "image_changed_test.moc"
