#include "file_bytes.h"
#include "formats/all_formats.h"
#include "formats/export/export_preview.h"
#include "formats/exporters/golden.h"
#include "formats/exporters/probes.h"
#include "test_class.h"

#include <QProcess>
#include <QRegularExpression>
#include <QSet>
#include <QTemporaryDir>
#include <QTest>

using namespace hitbox;

namespace {

/// Reads points and answers a line of 0 and 1 for each: whether a shape of the frame holds it, told by convex pieces.
constexpr const char *program = R"(
#include "lopsided.h"
#include "lopsided.h"
#include <stdio.h>
static int left(hitbox_point a, hitbox_point b, double x, double y)
{
    return ((double)b.x - a.x) * (y - a.y) - ((double)b.y - a.y) * (x - a.x) < 0;
}
static int near(hitbox_point a, hitbox_point b, double r, double x, double y)
{
    double dx = (double)b.x - a.x, dy = (double)b.y - a.y, l = dx * dx + dy * dy;
    double t = l > 0 ? ((x - a.x) * dx + (y - a.y) * dy) / l : 0;
    t = t < 0 ? 0 : t > 1 ? 1 : t;
    dx = x - a.x - t * dx;
    dy = y - a.y - t * dy;
    return dx * dx + dy * dy < r * r;
}
static int holds(const hitbox_shape *s, double x, double y)
{
    const hitbox_point *p = s->points.points;
    unsigned i, k;
    if (s->kind == HITBOX_BOX) return x > p[0].x && x < p[1].x && y > p[0].y && y < p[1].y;
    if (s->kind == HITBOX_CIRCLE || s->kind == HITBOX_CAPSULE) return near(p[0], p[s->points.count - 1], s->radius, x, y);
    for (i = 0; i < s->piece_count; ++i) {
        const hitbox_line *piece = &s->pieces[i];
        int inside = 1;
        for (k = 0; k < piece->count; ++k)
            inside = inside && left(piece->points[k], piece->points[(k + 1) % piece->count], x, y);
        if (inside) return 1;
    }
    return 0;
}
int main(void)
{
    unsigned f, i;
    double x, y;
    while (scanf("%u %lf %lf", &f, &x, &y) == 3) {
        const hitbox_frame *frame = &hitbox_lopsided_frames[f];
        int inside = 0;
        for (i = 0; i < frame->shape_count; ++i) inside = inside || holds(&frame->shapes[i], x, y);
        printf("%d\n", inside);
        fflush(stdout);
    }
    return hitbox_lopsided_frames_count == 2u ? 0 : 1;
}
)";

/// What the compiler says, warnings being errors; nothing when the file compiles.
QString compiled(const QString &compiler, const QStringList &language, const QString &folder, const QString &output)
{
    QProcess process;
    process.setWorkingDirectory(folder);
    process.start(compiler, language + QStringList{QStringLiteral("-Wall"), QStringLiteral("-Wextra"),
                                                   QStringLiteral("-Wconversion"), QStringLiteral("-pedantic"),
                                                   QStringLiteral("-Werror"), QStringLiteral("program.c"),
                                                   QStringLiteral("-o"), output});
    if (!process.waitForStarted())
        return QStringLiteral("missing");
    process.waitForFinished();
    return QString::fromUtf8(process.readAllStandardError());
}

QByteArray headerOf(const QString &project)
{
    return previewExport(golden::lopsided(), project, *findFormat(QStringLiteral("c-header")), {})->files[0].bytes;
}

} // namespace

class CHeaderExporterTest : public QObject
{
    Q_OBJECT

private slots:
    void writesTheGoldenBytes() { QCOMPARE(golden::difference("c-header", {QStringLiteral("lopsided.h")}), QString()); }

    void compilesAsCAndAsCppAndMeansWhatWasDrawn()
    {
        const Document document = golden::lopsided();
        const QTemporaryDir folder;
        writeFile(folder.filePath(QStringLiteral("lopsided.h")),
                  golden::bytesOf(QStringLiteral("c-header/lopsided.h")));
        writeFile(folder.filePath(QStringLiteral("program.c")), program);
        const QString c =
            compiled(QStringLiteral("cc"), {QStringLiteral("-std=c99")}, folder.path(), QStringLiteral("c"));
        if (c == QStringLiteral("missing"))
            QSKIP("there is no C compiler");
        QCOMPARE(c, QString());
        QCOMPARE(compiled(QStringLiteral("c++"),
                          {QStringLiteral("-std=c++11"), QStringLiteral("-x"), QStringLiteral("c++")}, folder.path(),
                          QStringLiteral("cpp")),
                 QString());
        QProcess process;
        process.start(folder.filePath(QStringLiteral("c")), {});
        QVERIFY(process.waitForStarted());
        for (const int frame : {0, 1}) {
            probes::compare(document.sprites[0].frames[frame], 1e-4, [&](geometry::Point point) {
                process.write(QStringLiteral("%1 %2 %3\n")
                                  .arg(frame)
                                  .arg(point.x, 0, 'g', 17)
                                  .arg(point.y, 0, 'g', 17)
                                  .toLatin1());
                while (!process.canReadLine() && process.waitForReadyRead()) {
                }
                return process.readLine() == "1\n";
            });
        }
        process.closeWriteChannel();
        QVERIFY(process.waitForFinished());
        QCOMPARE(process.exitCode(), 0);
    }

    void writesNamesAsStringsOfC()
    {
        Document document = golden::lopsided();
        document.sprites[0].frames[0].shapes[0].name = QStringLiteral("a\"\\\n?\?=é9");
        const QByteArray header = golden::exported(document, "c-header").files[0].bytes;
        QVERIFY(header.contains("{\"a\\\"\\\\\\012\\?\\?=\\303\\2519\", HITBOX_POLYGON"));
    }

    void makesAnIdentifierOfAnyProjectName()
    {
        const QByteArray header = headerOf(QStringLiteral("9 lives/é"));
        static const QRegularExpression frames(QStringLiteral(" hitbox__9_lives___[0-9a-f]{8}_frames\\[\\]"));
        QVERIFY(QString::fromUtf8(header).contains(frames));
        QVERIFY(headerOf(QStringLiteral("Ship_1")).contains(" hitbox_Ship_1_frames[]"));
    }

    void letsOneProgramHaveTheHeadersOfNamesThatAreAlike()
    {
        QSet<QByteArray> guards;
        for (const char *name : {"ship_1", "ship-1", "ship 1", "Ship_1", "schön", "schän", "1", "_1"}) {
            const QByteArray header = headerOf(QString::fromUtf8(name));
            guards.insert(header.left(header.indexOf('\n')));
        }
        QCOMPARE(guards.size(), 8);
    }

    void refusesAProjectWithoutShapes()
    {
        Document document = golden::lopsided();
        for (Frame &frame : document.sprites[0].frames)
            frame.shapes.clear();
        const Result<ExportPreview> preview =
            previewExport(document, QStringLiteral("p"), *findFormat(QStringLiteral("c-header")), {});
        QVERIFY(!preview.ok());
        QCOMPARE(preview.error().what, QStringLiteral("there is nothing to export: no frame has shapes"));
    }
};

HITBOX_CORE_TEST(CHeaderExporterTest)
#include "c_header_exporter_test.moc"
