#include "formats/exporters/golden.h"
#include "test_class.h"

#include <QProcess>
#include <QStandardPaths>
#include <QTest>

/// The export through Protocol Buffers, which Defold's files are the text of. protoc only warns about what is missing,
/// so that a single word of it counts as a failure.
namespace hitbox {

namespace {

/// What protoc reads in a file, as it writes it itself; or its complaint.
QByteArray readBack(const OutputFile &file)
{
    const QString message = file.name.endsWith(QStringLiteral(".convexshape"))
                                ? QStringLiteral("defold.ConvexShape")
                                : QStringLiteral("defold.CollisionObject");
    QByteArray bytes = file.bytes;
    for (const char *way : {"--encode=", "--decode="}) {
        QProcess program;
        program.start(QStringLiteral("protoc"),
                      {QLatin1String(way) + message, QStringLiteral("--proto_path=" HITBOX_TEST_DIR "/defold"),
                       QStringLiteral("physics.proto")});
        program.write(bytes);
        program.closeWriteChannel();
        if (!program.waitForFinished(60'000))
            return "protoc did not end";
        const QByteArray complaint = program.readAllStandardError();
        if (!complaint.isEmpty())
            return "complaint: " + complaint;
        bytes = program.readAllStandardOutput();
    }
    return bytes;
}

} // namespace

class DefoldTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        if (QStandardPaths::findExecutable(QStringLiteral("protoc")).isEmpty())
            QSKIP("protoc is not installed");
    }

    void everyFileIsRead()
    {
        for (const OutputFile &file : golden::exported(golden::lopsided(), "defold").files) {
            const QByteArray read = readBack(file);
            QVERIFY2(!read.startsWith("complaint"), read);
            QCOMPARE(read.count("data:"), file.bytes.count("data:"));
            QCOMPARE(read.count("mask:"), file.bytes.count("mask:"));
        }
    }

    void readsHostileNames()
    {
        Document document = golden::lopsided();
        const QString name = QStringLiteral("say \"hi\"\\ gr\u00f6\u00dfe \u706b\n}");
        document.categories[1].name = name;
        for (Shape &shape : document.sprites[0].frames[0].shapes)
            shape.category = name;
        int found = 0;
        for (const OutputFile &file : golden::exported(document, "defold").files) {
            const QByteArray read = readBack(file);
            QVERIFY2(!read.startsWith("complaint"), read);
            found += read.contains("group: \"say \\\"hi\\\"\\\\ gr\\303\\266\\303\\237e \\347\\201\\253_}\"");
        }
        QVERIFY(found > 0);
    }
};

HITBOX_CORE_TEST(DefoldTest)

} // namespace hitbox

#include "defold_test.moc"
