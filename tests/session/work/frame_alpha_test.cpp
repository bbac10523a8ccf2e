#include "session/work/frame_alpha.h"
#include "test_class.h"

#include "images/new_sprites.h"
#include "session/session_bench.h"

#include <QTest>

using namespace hitbox;

class FrameAlphaTest : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_session = std::make_unique<Session>();
        QVERIFY(m_session->addSprites(surveySprites({madeImage(m_folder->filePath("hero.png"), {12, 9})})));
    }

    void theMaskShowsTheFramesPixels()
    {
        const FrameAlpha alpha(*m_session);
        const auto mask = alpha.mask({0, 0});
        QVERIFY(mask);
        QCOMPARE(mask->width, std::size_t(12));
        QCOMPARE(mask->height, std::size_t(9));
        QVERIFY(geometry::isOpaque(geometry::view(*mask), 11, 8));
    }

    void theSameMaskIsHandedOutAgain()
    {
        const FrameAlpha alpha(*m_session);
        QCOMPARE(alpha.mask({0, 0}), alpha.mask({0, 0}));
    }

    void anotherRectangleIsAnotherMask()
    {
        const FrameAlpha alpha(*m_session);
        const auto before = alpha.mask({0, 0});
        Document document = m_session->document();
        document.sprites[0].frames[0].rect = QRect(0, 0, 4, 4);
        m_session->commit(document, "Crop");
        QCOMPARE(alpha.mask({0, 0})->width, std::size_t(4));
        QCOMPARE(before->width, std::size_t(12));
    }

    void aReloadedImageIsLookedAtAnew()
    {
        const FrameAlpha alpha(*m_session);
        alpha.mask({0, 0});
        QImage clear(12, 9, QImage::Format_ARGB32);
        clear.fill(Qt::transparent);
        QVERIFY(clear.save(m_folder->filePath("hero.png")));
        m_session->reloadImages();
        QVERIFY(!geometry::isOpaque(geometry::view(*alpha.mask({0, 0})), 0, 0));
    }

    void whatIsNotThereHasNoMask()
    {
        const FrameAlpha alpha(*m_session);
        QVERIFY(!alpha.mask({0, 1}));
        QVERIFY(!alpha.mask({}));
        QVERIFY(QFile::remove(m_folder->filePath("hero.png")));
        m_session->reloadImages();
        QVERIFY(!alpha.mask({0, 0}));
    }

private:
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Session> m_session;
};

HITBOX_CORE_TEST(FrameAlphaTest)
#include "frame_alpha_test.moc"
