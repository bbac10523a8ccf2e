#include "session/files/additions.h"
#include "session/work/frame_alpha.h"
#include "test_class.h"

#include "formats/importers/new_sprites.h"
#include "session/open_project.h"
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
        m_project = std::make_unique<OpenProject>();
        QVERIFY(addSprites(*m_project, surveySprites({madeImage(m_folder->filePath("hero.png"), {12, 9})})));
        decode();
    }

    void nothingIsKnownUntilTheImageIsDecoded()
    {
        const FrameAlpha alpha(m_project->session, m_project->images);
        m_project->images.reload();
        QVERIFY(!alpha.mask({0, 0}));
        decode();
        QVERIFY(alpha.mask({0, 0}));
    }

    void theMaskShowsTheFramesPixels()
    {
        const FrameAlpha alpha(m_project->session, m_project->images);
        const auto mask = alpha.mask({0, 0});
        QVERIFY(mask);
        QCOMPARE(mask->width, std::size_t(12));
        QCOMPARE(mask->height, std::size_t(9));
        QVERIFY(geometry::isOpaque(geometry::view(*mask), 11, 8));
    }

    void theSameMaskIsHandedOutAgain()
    {
        const FrameAlpha alpha(m_project->session, m_project->images);
        QCOMPARE(alpha.mask({0, 0}), alpha.mask({0, 0}));
    }

    void anotherRectangleIsAnotherMask()
    {
        const FrameAlpha alpha(m_project->session, m_project->images);
        const auto before = alpha.mask({0, 0});
        Document document = m_project->session.document();
        document.sprites[0].frames[0].rect = QRect(0, 0, 4, 4);
        m_project->session.commit(document, "Crop");
        QCOMPARE(alpha.mask({0, 0})->width, std::size_t(4));
        QCOMPARE(before->width, std::size_t(12));
    }

    void aReloadedImageIsLookedAtAnew()
    {
        const FrameAlpha alpha(m_project->session, m_project->images);
        alpha.mask({0, 0});
        QImage clear(12, 9, QImage::Format_ARGB32);
        clear.fill(Qt::transparent);
        QVERIFY(clear.save(m_folder->filePath("hero.png")));
        m_project->images.reload();
        decode();
        QVERIFY(!geometry::isOpaque(geometry::view(*alpha.mask({0, 0})), 0, 0));
    }

    void whatIsNotThereHasNoMask()
    {
        const FrameAlpha alpha(m_project->session, m_project->images);
        QVERIFY(!alpha.mask({0, 1}));
        QVERIFY(!alpha.mask({}));
        QVERIFY(QFile::remove(m_folder->filePath("hero.png")));
        m_project->images.reload();
        decode();
        QVERIFY(!alpha.mask({0, 0}));
    }

private:
    void decode() const { decodedImage(*m_project, m_project->session.document().sprites[0].image); }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<OpenProject> m_project;
};

HITBOX_CORE_TEST(FrameAlphaTest)
#include "frame_alpha_test.moc"
