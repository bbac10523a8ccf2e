#include "formats/exporters/golden.h"
#include "test_class.h"

#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

/// Unity cannot run here: the importer is compiled against those parts of Unity's interface that it uses, and run with
/// stand-ins that print what it makes.
namespace hitbox {

class UnityTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        if (QStandardPaths::findExecutable(QStringLiteral("mcs")).isEmpty())
            QSKIP("mcs, the C# compiler, is not installed");
    }

    void compilesWithoutAWarning_data()
    {
        QTest::addColumn<QString>("defines");
        QTest::newRow("2021.3") << QStringLiteral("-define:UNITY_EDITOR");
        QTest::newRow("2022.2") << QStringLiteral("-define:UNITY_EDITOR,UNITY_2022_2_OR_NEWER");
    }
    void compilesWithoutAWarning()
    {
        QFETCH(QString, defines);
        const QTemporaryDir folder;
        const QString out = folder.filePath(QStringLiteral("importer.dll"));
        QProcess compiler;
        compiler.setProcessChannelMode(QProcess::MergedChannels);
        compiler.start(QStringLiteral("mcs"), {QStringLiteral("-target:library"), QStringLiteral("-warnaserror"),
                                               QStringLiteral("-warn:4"), defines, QStringLiteral("-out:") + out,
                                               QStringLiteral(HITBOX_SOURCE_DIR "/resources/unity/HitboxImporter.cs"),
                                               QStringLiteral(HITBOX_TEST_DIR "/unity/UnityStubs.cs")});
        QVERIFY(compiler.waitForFinished(120'000));
        QCOMPARE(QString::fromUtf8(compiler.readAll()), QString());
        QVERIFY(QFile::exists(out));
    }

    void makesOneColliderOfWhatIsHeldAndClipsThatSwitchIt()
    {
        if (QStandardPaths::findExecutable(QStringLiteral("mono")).isEmpty())
            QSKIP("mono is not installed");
        const QTemporaryDir folder;
        const QString printed = imported(folder, golden::fist(), QStringLiteral("fist_punch.anim"));
        QVERIFY2(printed.endsWith(QStringLiteral("done\n")), qPrintable(printed));

        const QString first = printed.section(QStringLiteral("again\n"), 0, 0);
        QCOMPARE(first, QStringLiteral("prefab fist.prefab\n"
                                       "object punch_0 on\n"
                                       "object punch_1 off\n"
                                       "object punch_1/foot on\n"
                                       "collider punch_1/foot CircleCollider2D\n"
                                       "object punch_2 off\n"
                                       "object punch_2/foot on\n"
                                       "collider punch_2/foot CircleCollider2D\n"
                                       "object punch_3 off\n"
                                       "object punch_3/foot on\n"
                                       "collider punch_3/foot CircleCollider2D\n"
                                       "object punch_4 off\n"
                                       "object punch_4/foot on\n"
                                       "collider punch_4/foot CircleCollider2D\n"
                                       "object punch_5 off\n"
                                       "object body on\n"
                                       "collider body PolygonCollider2D\n"
                                       "object fist off\n"
                                       "collider fist BoxCollider2D\n"
                                       "clip fist_punch.anim loops False\n"
                                       "curve punch_0 GameObject m_IsActive 0=1 0.1=0 0.6=0\n"
                                       "curve punch_1 GameObject m_IsActive 0=0 0.1=1 0.2=0 0.6=0\n"
                                       "curve punch_2 GameObject m_IsActive 0=0 0.2=1 0.3=0 0.6=0\n"
                                       "curve punch_3 GameObject m_IsActive 0=0 0.3=1 0.4=0 0.6=0\n"
                                       "curve punch_4 GameObject m_IsActive 0=0 0.4=1 0.5=0 0.6=0\n"
                                       "curve punch_5 GameObject m_IsActive 0=0 0.5=1 0.6=1\n"
                                       "curve body GameObject m_IsActive 0=1 0.6=1\n"
                                       "curve fist GameObject m_IsActive 0=0 0.2=1 0.5=0 0.6=0\n"
                                       "event 0 begin \n"
                                       "event 0.2 whoosh {\"volume\": 0.5, \"says \\\"hi\\\"\": \"back\\\\slash\"}\n"
                                       "event 0.2 shake \"it\" \n"));
        const QString again = printed.section(QStringLiteral("again\n"), 1, 1);
        QVERIFY2(again.contains(QStringLiteral("curve light Transform own 0=5")), qPrintable(again));
        QVERIFY2(!again.contains(QStringLiteral("curve gone")), qPrintable(again));
        QCOMPARE(again.count(QStringLiteral("m_IsActive")), 8);
    }

    void clipsShowThePicturesAndCallTheEvents()
    {
        if (QStandardPaths::findExecutable(QStringLiteral("mono")).isEmpty())
            QSKIP("mono is not installed");
        Document document = golden::fist();
        Sprite &sprite = document.sprites[0];
        sprite.image = QStringLiteral("fist.png");
        for (int i = 0; i < sprite.frames.size(); ++i) {
            Frame &frame = sprite.frames[i];
            frame.image.clear();
            frame.pivot = {8, 8};
            frame.offset = {0, 0};
            frame.rect = {16 * i, 0, 16, 16};
            frame.events.clear();
        }
        sprite.frames[3].pivot = {6, 8};
        sprite.frames[2].events = {{.name = QStringLiteral("whoosh"), .properties = {{QStringLiteral("volume"), 0.5}}}};
        const QTemporaryDir folder;
        QFile sprites(folder.filePath(QStringLiteral("fist.png.sprites")));
        QVERIFY(sprites.open(QIODevice::WriteOnly));
        for (int i = 0; i < 5; ++i) // the last one is not cut; the first one's own pivot is off its middle
            sprites.write(QStringLiteral("%1 %2 0\n").arg(sprite.frames[i].name).arg(i == 0 ? 0.5 : 0).toUtf8());
        sprites.close();
        QVERIFY(
            !imported(folder, document, QStringLiteral("fist_punch.anim")).contains(QStringLiteral("object picture")));
        const ExportOptions wished{{{QStringLiteral("pictures"), QStringLiteral("yes")}}};
        const QString printed = imported(folder, document, QStringLiteral("fist_punch.anim"), wished);
        const QString again = printed.section(QStringLiteral("again\n"), 1, 1);
        for (const char *line : {"object picture on\n", "component picture SpriteRenderer\n",
                                 "picture picture SpriteRenderer m_Sprite 0=punch_0 0.1=punch_1 0.2=punch_2 "
                                 "0.3=punch_3 0.4=punch_4\n",
                                 "curve picture Transform m_LocalPosition.x 0=-0.5 0.1=0 0.2=0 0.3=0.2 0.4=0\n",
                                 "event 0.2 whoosh {\"volume\": 0.5}\n"}) {
            QVERIFY2(again.contains(QLatin1String(line)),
                     qPrintable(QLatin1String(line) + again.mid(again.indexOf(QLatin1String("curve picture")))));
        }
        QCOMPARE(again.count(QStringLiteral("event ")), 1); // they are not doubled by the second import
    }

private:
    /// What the stubs print of an import and another one.
    static QString imported(const QTemporaryDir &folder, const Document &document, const QString &clip,
                            const ExportOptions &wished = {})
    {
        const QString data = folder.filePath(QStringLiteral("game.json"));
        QFile file(data);
        if (!file.open(QIODevice::WriteOnly))
            return QStringLiteral("no file");
        file.write(golden::exported(document, "unity", wished).files[0].bytes);
        file.close();
        const QString program = folder.filePath(QStringLiteral("importer.exe"));
        QProcess run;
        run.setProcessChannelMode(QProcess::MergedChannels);
        run.start(QStringLiteral("mcs"), {QStringLiteral("-define:UNITY_EDITOR"), QStringLiteral("-out:") + program,
                                          QStringLiteral(HITBOX_SOURCE_DIR "/resources/unity/HitboxImporter.cs"),
                                          QStringLiteral(HITBOX_TEST_DIR "/unity/UnityStubs.cs"),
                                          QStringLiteral(HITBOX_TEST_DIR "/unity/RunImporter.cs")});
        QString printed;
        if (run.waitForFinished(120'000))
            printed = QString::fromUtf8(run.readAll());
        if (!printed.isEmpty())
            return printed; // what the compiler says
        run.start(QStringLiteral("mono"), {program, data, folder.filePath(clip)});
        if (run.waitForFinished(120'000))
            printed = QString::fromUtf8(run.readAll());
        return printed.remove(folder.path() + QLatin1Char('/'));
    }
};

HITBOX_CORE_TEST(UnityTest)

} // namespace hitbox

#include "unity_test.moc"
