#include "images/seen_frames.h"
#include "test_class.h"

#include "document/edits.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace hitbox;

class SeenFramesTest : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;

    /// Frames on a.png, b.png and a.png again.
    Document document() const
    {
        QImage image(8, 8, QImage::Format_ARGB32);
        image.fill(Qt::red);
        for (const char *name : {"a.png", "b.png"})
            image.save(m_folder.filePath(QString::fromLatin1(name)));
        Sprite sprite{.name = QStringLiteral("hero"), .image = QStringLiteral("a.png")};
        for (int i = 0; i < 3; ++i)
            sprite.frames.append({.name = QString::number(i), .rect = {i, 0, 4, 4}, .size = {4, 4}});
        sprite.frames[1].image = QStringLiteral("b.png");
        return withSprite(emptyProject(), sprite);
    }

private slots:
    void framesOfAnImageFollowEachOther()
    {
        QList<int> places;
        const auto see = [&](int place, const SeenFrame &seen, const Result<QImage> &sheet) {
            places.append(place);
            QCOMPARE(seen.ref, (FrameRef{0, place}));
            QCOMPARE(seen.rect, QRect(place, 0, 4, 4));
            QCOMPARE(seen.image, place == 1 ? QStringLiteral("b.png") : QStringLiteral("a.png"));
            QVERIFY(sheet.ok());
        };
        const auto remove = [this](int done, int) {
            return done != 1 || QFile::remove(m_folder.filePath(QStringLiteral("a.png"))); // which is known by then
        };
        seeFrames(document(), {{0, 0}, {0, 1}, {0, 2}}, m_folder.path(), see, remove);
        QCOMPARE(places, (QList{0, 2, 1}));
    }

    void aStopEndsIt()
    {
        int seen = 0;
        const auto see = [&seen](int, const SeenFrame &, const Result<QImage> &) { ++seen; };
        seeFrames(document(), {{0, 0}, {0, 1}}, m_folder.path(), see, [](int done, int) { return done < 1; });
        QCOMPARE(seen, 1);
    }

    void aFrameFitsWhereverItStandsWhileItShowsTheSame()
    {
        const Document before = document();
        const Frame &frame = before.sprites[0].frames[0];
        const SeenFrame seen{frame.id, {0, 0}, QStringLiteral("a.png"), frame.rect, frame.offset};
        Document after = before;
        after.sprites[0].frames.move(0, 2);
        QVERIFY(stillFits(after, seen));
        after.sprites[0].frames[2].offset = {1, 0};
        QVERIFY(!stillFits(after, seen));
        after.sprites[0].frames.removeLast();
        QVERIFY(!stillFits(after, seen));
    }
};

HITBOX_TEST(SeenFramesTest)
#include "seen_frames_test.moc"
