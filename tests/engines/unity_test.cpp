#include "test_class.h"

#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

/// Unity cannot run here: the importer is at least compiled, against those parts of Unity's interface that it uses.
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
};

HITBOX_CORE_TEST(UnityTest)

} // namespace hitbox

#include "unity_test.moc"
