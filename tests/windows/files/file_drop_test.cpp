#include "file_bytes.h"
#include "test_class.h"
#include "windows/files/image_import.h"
#include "windows/window_bench.h"

#include <QStatusBar>

using namespace hitbox;
using namespace hitbox::bench;

/// What a window does with files that are dragged into it.
class FileDropTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_bench.reset(); }

    void aDroppedPictureBecomesASprite();
    void aDroppedPictureOnAnEmptyWindowShowsIt();
    void aDroppedFolderGivesItsPictures();
    void aDroppedProjectIsOpened();
    void whatIsNoPictureIsToldWhenDropped();
    void anEmptyFolderIsTold();
    void whatCanBeReadIsTakenAndTheRestIsNamed();
    void whatIsTrueOfReadPicturesIsToldToo();
    void aSheetIsOfferedToBeSliced();

private:
    std::unique_ptr<WindowBench> m_bench;
};

void FileDropTest::init()
{
    m_bench = std::make_unique<WindowBench>();
    QVERIFY(m_bench->shown);
    m_bench->openSample();
}

void FileDropTest::aDroppedPictureBecomesASprite()
{
    QVERIFY(QFile::copy(m_bench->path("rock.png"), m_bench->path("boulder.png")));
    const qsizetype before = m_bench->session.document().sprites.size();
    m_bench->drop({m_bench->path("boulder.png")});
    QCOMPARE(m_bench->session.document().sprites.size(), before + 1);
    const Sprite &sprite = m_bench->session.document().sprites.last();
    QCOMPARE(sprite.name, QString("boulder"));
    QCOMPARE(sprite.image, QString("boulder.png"));
    QCOMPARE(m_bench->session.currentFrame(), (FrameRef{static_cast<int>(before), 0}));
    QCOMPARE(m_bench->titles("SpriteList").last(), QString("boulder"));
    QCOMPARE(m_bench->front().findChild<QStatusBar *>()->currentMessage(), QString("Added 1 sprite."));
    m_bench->key(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(m_bench->session.document().sprites.size(), before);
}

void FileDropTest::aDroppedPictureOnAnEmptyWindowShowsIt()
{
    m_bench->key(Qt::Key_N, Qt::ControlModifier);
    m_bench->drop({m_bench->path("rock.png")});
    QVERIFY(m_bench->view()->isVisible());
    QCOMPARE(m_bench->front().project().files.path(), QString());
    const QRectF shown =
        m_bench->view()->viewportTransform().mapRect(QRectF(QPointF(0, 0), QSizeF(m_bench->frame().size)));
    QVERIFY(QRectF(m_bench->view()->viewport()->rect()).contains(shown));
    QVERIFY(m_bench->view()->zoom() >= 2);
    m_bench->key(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(m_bench->front().session().document().sprites.isEmpty());
    const QString told = m_bench->front().findChild<QStatusBar *>()->currentMessage();
    QVERIFY2(told.startsWith("Undone: ") && told.endsWith(". Redo brings it back."), qPrintable(told));
    m_bench->key(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(m_bench->front().session().document().sprites.size(), 1);
}

void FileDropTest::aDroppedFolderGivesItsPictures()
{
    QVERIFY(QDir().mkpath(m_bench->path("art")));
    for (const char *name : {"one.png", "two.png"})
        QVERIFY(QFile::copy(m_bench->path("rock.png"), m_bench->path("art") + '/' + name));
    writeFile(m_bench->path("art/notes.txt"), "not a picture");
    const qsizetype before = m_bench->session.document().sprites.size();
    m_bench->drop({m_bench->path("art")});
    QCOMPARE(m_bench->session.document().sprites.size(), before + 2);
    QCOMPARE(m_bench->session.document().sprites.last().image, QString("art/two.png"));
}

void FileDropTest::aDroppedProjectIsOpened()
{
    m_bench->drop({m_bench->path("crossings.hitbox")});
    QCOMPARE(m_bench->front().project().files.path(), m_bench->path("crossings.hitbox"));
    QVERIFY(!m_bench->front().project().files.modified());
}

void FileDropTest::whatIsNoPictureIsToldWhenDropped()
{
    writeFile(m_bench->path("notes.png"), "not a picture");
    const Document before = m_bench->session.document();
    m_bench->drop({m_bench->path("notes.png")});
    QCOMPARE(m_bench->notices().size(), 1);
    QVERIFY(m_bench->notices().first().contains("notes.png"));
    QCOMPARE(m_bench->session.document(), before);
}

void FileDropTest::anEmptyFolderIsTold()
{
    QVERIFY(QDir().mkpath(m_bench->path("empty")));
    m_bench->drop({m_bench->path("empty")});
    QCOMPARE(m_bench->notices().size(), 1);
    QVERIFY(m_bench->notices().first().contains("empty"));
    QVERIFY(!m_bench->openProject.files.modified());
}

void FileDropTest::whatCanBeReadIsTakenAndTheRestIsNamed()
{
    QVERIFY(QFile::copy(m_bench->path("rock.png"), m_bench->path("boulder.png")));
    writeFile(m_bench->path("notes.json"), "[1]");
    const qsizetype before = m_bench->session.document().sprites.size();
    m_bench->drop({m_bench->path("notes.json"), m_bench->path("boulder.png")});
    QCOMPARE(m_bench->session.document().sprites.size(), before + 1);
    QCOMPARE(m_bench->notices().size(), 1);
    QVERIFY2(m_bench->notices().first().contains("notes.json"), qPrintable(m_bench->notices().first()));
    m_bench->session.undo();
    QCOMPARE(m_bench->session.document().sprites.size(), before);
}

void FileDropTest::whatIsTrueOfReadPicturesIsToldToo()
{
    NewSprites found;
    found.sprites = {m_bench->session.document().sprites.first()};
    for (const char *slice : {"a", "b", "c", "d"})
        found.notes.append({QStringLiteral("hero.aseprite"), QString::fromLatin1(slice), QStringLiteral("left out")});
    const qsizetype before = m_bench->session.document().sprites.size();
    takeImages(m_bench->front().project(), m_bench->front(), found, {});
    QCOMPARE(m_bench->session.document().sprites.size(), before + 1);
    QCOMPARE(m_bench->notices(), QStringList{"Added 1 sprite.\nhero.aseprite: left out, a\nhero.aseprite: left out, b\n"
                                             "hero.aseprite: left out, c\nand 1 more"});
}

void FileDropTest::aSheetIsOfferedToBeSliced()
{
    const qsizetype before = m_bench->session.document().sprites.size();
    QVERIFY(QFile::copy(m_bench->path("ship_sheet.png"), m_bench->path("another.png")));
    m_bench->drop({m_bench->path("another.png")});
    QCOMPARE(m_bench->session.document().sprites.last().frames.size(), 1);
    QCOMPARE(m_bench->notices().size(), 1);
    m_bench->choose("Slice");
    QCOMPARE(m_bench->session.document().sprites.last().frames.size(), 4);
    QTRY_VERIFY(m_bench->notices().isEmpty());
    m_bench->session.undo();
    QCOMPARE(m_bench->session.document().sprites.last().frames.size(), 1);
    m_bench->session.undo();
    QCOMPARE(m_bench->session.document().sprites.size(), before);
}

HITBOX_WINDOW_TEST(FileDropTest)
#include "file_drop_test.moc"
