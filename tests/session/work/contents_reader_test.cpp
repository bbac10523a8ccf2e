#include "session/files/additions.h"
#include "session/work/contents_reader.h"
#include "test_class.h"

#include "document/edits.h"
#include "formats/importers/new_sprites.h"
#include "session/open_project.h"

#include <QFile>
#include <QImage>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace hitbox;

class ContentsReaderTest : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;
    const QString m_image = QStringLiteral("ship.png");

    QString file() const { return m_folder.filePath(m_image); }

    void paint(const QColor &corner) const
    {
        QImage image(16, 16, QImage::Format_ARGB32);
        image.fill(Qt::transparent);
        image.setPixelColor(0, 0, corner);
        QVERIFY(image.save(file()));
    }

    static QStringList rulesOf(const OpenProject &project)
    {
        QStringList rules;
        for (const Finding &finding : project.live.findings.list())
            rules.append(finding.rule);
        return rules;
    }

private slots:
    void init() { paint(Qt::red); }

    void readsEachImageOnce()
    {
        ContentsReader reader;
        QSignalSpy arrived(&reader, &ContentsReader::arrived);
        reader.read({m_image}, m_folder.path());
        reader.read({m_image}, m_folder.path());
        QVERIFY(arrived.wait());
        const auto contents = arrived[0][0].value<QHash<QString, ImageContents>>();
        QCOMPARE(contents.size(), 1);
        QCOMPARE(contents.value(m_image).hash, readImageContents(file()).hash);
        QVERIFY(!arrived.wait(50));
    }

    void dropsWhatWasAskedBeforeItForgot()
    {
        ContentsReader reader;
        QSignalSpy arrived(&reader, &ContentsReader::arrived);
        reader.read({m_image}, m_folder.path());
        reader.forget();
        reader.read({m_image, QStringLiteral("absent.png")}, m_folder.path());
        QVERIFY(arrived.wait());
        const auto contents = arrived[0][0].value<QHash<QString, ImageContents>>();
        QCOMPARE(contents.size(), 2);
        QVERIFY(!arrived.wait(50));
    }

    void tellsTheSessionOfImagesThatChanged()
    {
        OpenProject project;
        Session &session = project.session;
        QVERIFY(addSprites(project, surveySprites({file()})));
        Shape shape;
        shape.outline = geometry::Box{{8, 8}, {12, 12}};
        const auto read = [&] {
            return !project.images.catalog().value(session.document().sprites[0].image).hash.isEmpty();
        };
        QTRY_VERIFY(read());
        session.commit(addShapes(session.document(), {0, 0}, {shape}), QStringLiteral("draw"));
        QCOMPARE(session.document().sprites[0].imageHash, readImageContents(file()).hash);
        QCOMPARE(rulesOf(project), QStringList{QStringLiteral("no-opaque-pixel")});

        paint(Qt::blue);
        project.images.reload();
        QTRY_VERIFY(rulesOf(project).contains(QStringLiteral("image-changed")));
    }
};

HITBOX_CORE_TEST(ContentsReaderTest)
#include "contents_reader_test.moc"
