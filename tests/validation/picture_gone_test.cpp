#include "images/following/frame_pixels.h"
#include "one_frame.h"
#include "test_class.h"

#include <QTest>

using namespace hitbox;

namespace {

constexpr const char *gone = "picture-gone";

QImage filled(QColor color)
{
    QImage image(64, 64, QImage::Format_ARGB32);
    image.fill(color);
    return image;
}

/// Two frames of the same place, of which the second notes a picture that is red; the image is of this colour, and has
/// been taken.
struct GoneBench {
    Document document = test::oneFrame({geometry::Circle{{9, 9}, 3}});
    ValidationContext context;

    explicit GoneBench(QColor color)
    {
        const QRect rect = document.sprites.at(0).frames.at(0).rect;
        const QImage image = filled(color);
        ImageFacts facts;
        facts.size = image.size();
        facts.hash = QStringLiteral("now");
        facts.pictures = std::make_shared<PictureTable>(image, QList<QRect>{rect});
        context.images.insert(QStringLiteral("ship.png"), facts);
        Sprite &sprite = document.sprites[0];
        sprite.imageHash = QStringLiteral("now");
        sprite.frames.append(sprite.frames.at(0));
        sprite.frames[1].name = QStringLiteral("hit");
        sprite.frames[0].pixels = facts.pictures->of(sprite.frames.at(0));
        sprite.frames[1].pixels = seenIn(filled(Qt::red), rect);
    }

    QList<Finding> found() const { return test::byRule(validate(document, context), gone); }
};

} // namespace

class PictureGoneTest : public QObject
{
    Q_OBJECT

private slots:
    void tellsWhosePictureTheFrameShows()
    {
        const QList<Finding> found = GoneBench(Qt::green).found();
        QCOMPARE(found.size(), 1);
        QCOMPARE(found[0].severity, Severity::Warning);
        QCOMPARE(found[0].frame, (FrameRef{0, 1}));
        QCOMPARE(found[0].message, QStringLiteral("The picture that the frame's shapes were drawn on is gone: it shows "
                                                  "that of frame “idle” now"));
    }

    void tellsOfAPictureThatNobodyHasAndOfNone()
    {
        GoneBench bench(Qt::green);
        bench.document.sprites[0].frames[0].pixels = {};
        QVERIFY(bench.found().constFirst().message.endsWith(QStringLiteral("it shows another one now")));
        const GoneBench clear(Qt::transparent);
        QCOMPARE(clear.found().size(), 1);
        QVERIFY(clear.found().constFirst().message.endsWith(QStringLiteral("it shows nothing now")));
    }

    void saysNothingWhereThePictureIsThereOrNobodyKnows()
    {
        QVERIFY(GoneBench(Qt::red).found().isEmpty());
        GoneBench unnoted(Qt::green);
        unnoted.document.sprites[0].frames[1].pixels = {};
        QVERIFY(unnoted.found().isEmpty());
        GoneBench unseen(Qt::green);
        unseen.context.images[QStringLiteral("ship.png")].pictures = nullptr;
        QVERIFY(unseen.found().isEmpty());
    }

    void anImageThatWasNotTakenIsToldOfByItself()
    {
        GoneBench bench(Qt::green);
        bench.document.sprites[0].imageHash = QStringLiteral("before");
        QVERIFY(bench.found().isEmpty());
        QCOMPARE(test::byRule(validate(bench.document, bench.context), "image-changed").size(), 1);
    }

    void takesThePictureOrDeletesTheFrameWhenAsked()
    {
        const GoneBench bench(Qt::green);
        const auto taken = test::repaired(bench.document, gone, "take-picture", bench.context);
        QVERIFY(taken);
        QCOMPARE(taken->sprites[0].frames[1].pixels, bench.document.sprites[0].frames[0].pixels);
        QVERIFY(test::byRule(validate(*taken, bench.context), gone).isEmpty());
        const auto deleted = test::repaired(bench.document, gone, "delete-frame", bench.context);
        QVERIFY(deleted);
        QCOMPARE(deleted->sprites[0].frames.size(), 1);
        QCOMPARE(deleted->sprites[0].frames[0].name, QStringLiteral("idle"));
        QCOMPARE(fixedAll(bench.document, bench.context).document, bench.document);
    }

    void theOnlyFrameIsNotDeleted()
    {
        GoneBench bench(Qt::green);
        bench.document.sprites[0].frames.removeFirst();
        QVERIFY(!test::repaired(bench.document, gone, "delete-frame", bench.context));
    }
};

HITBOX_CORE_TEST(PictureGoneTest)
#include "picture_gone_test.moc"
