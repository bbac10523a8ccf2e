#include "cli/program.h"
#include "test_class.h"

#include <QRegularExpression>
#include <QTest>

using namespace hitbox::cli_test;

namespace {

QByteArray reportOn(const QStringList &files, const Folder &folder)
{
    const Run done = run(QStringList{"report"} + files + QStringList{"--out", "report.html"}, folder.path());
    return done.status == 2 && !done.err.contains(u':') ? QByteArray() : folder.read("report.html");
}

} // namespace

class ReportCommandTest : public QObject
{
    Q_OBJECT

private slots:
    void showsEveryFrameOnOnePage()
    {
        const Folder folder;
        folder.writeImage("lopsided.png");
        folder.writeLopsided("a.hitbox");
        const Run done = run({"report", "a.hitbox", "--out", "report.html"}, folder.path());
        QCOMPARE(done.out, QStringLiteral("report.html\n"));
        QCOMPARE(done.err, QString());
        QCOMPARE(done.status, 0);
        const QByteArray page = folder.read("report.html");
        QVERIFY(page.startsWith("<!doctype html>\n<html lang=\"en\">"));
        QVERIFY(page.endsWith("</html>\n"));
        QCOMPARE(page.count("<figure"), page.count("<figcaption>"));
        QVERIFY(page.count("<figure") >= 3);
        QCOMPARE(page.count("<section"), 1);
        QVERIFY(page.contains("Nothing is wrong.") || page.contains("<caption>Findings</caption>"));
        QVERIFY(page.contains("<caption>What each loses or changes</caption>"));
    }

    void asksForNothingFromElsewhere()
    {
        const Folder folder;
        folder.writeImage("lopsided.png");
        folder.writeLopsided("a.hitbox");
        const QByteArray page = reportOn({"a.hitbox"}, folder);
        static const QRegularExpression addresses(QStringLiteral("(?:src|href)=\"(?!data:|#)"));
        QVERIFY(!addresses.match(QString::fromUtf8(page)).hasMatch());
        QVERIFY(!page.contains("http:") && !page.contains("https:"));
    }

    void isTheSameTwice()
    {
        const Folder folder;
        folder.writeLopsided("a.hitbox");
        folder.writeLopsided("b.hitbox");
        const QByteArray page = reportOn({"a.hitbox", "b.hitbox", "--jobs", "1"}, folder);
        QCOMPARE(reportOn({"a.hitbox", "b.hitbox", "--jobs", "4"}, folder), page);
        QCOMPARE(page.count("<section"), 2);
        QCOMPARE(reportOn({"a.hitbox", "b.hitbox", "a.hitbox"}, folder), page);
    }

    void namesBreakOutOfNothing()
    {
        const Folder folder;
        const QByteArray name = R"(</script><img src=x onerror=alert(1)>\"'&amp;\u202e\u0001)";
        folder.writeLopsided("a.hitbox", "\"name\": \"dot\"", "\"name\": \"" + name + "\"");
        folder.writeLopsided("b.hitbox", "\"name\": \"strike\"", "\"name\": \"" + name + "\"");
        const QByteArray page = reportOn({"a.hitbox", "b.hitbox"}, folder);
        QCOMPARE(page.count("</script>"), 1);
        QVERIFY(!page.contains("<img src=x"));
        QVERIFY(!page.contains("\u202e") && !page.contains('\1'));
        QVERIFY(page.contains("&lt;/script&gt;&lt;img src=x onerror=alert(1)&gt;&quot;&#39;&amp;amp;"));
    }

    void errorsAreTheStatusAndTheRedFrames()
    {
        const Folder folder;
        folder.write("a.hitbox",
                     R"({"format": "hitbox-project", "version": 1, "sprites": [{"name": "s", "image": "none.png",
            "frames": [{"name": "f", "rect": [0, 0, 9, 9], "shapes": [
                {"id": 1, "type": "polygon", "points": [[0, 0], [9, 9], [9, 0], [0, 9]]}]}]}]})");
        const Run done = run({"report", "a.hitbox", "--out", "report.html"}, folder.path());
        QCOMPARE(done.status, 1);
        const QByteArray page = folder.read("report.html");
        QVERIFY(page.contains("Edges 0 and 2 cross at (4.5, 4.5)"));
        QVERIFY(page.contains("<figure class=\"error\""));
        QVERIFY(page.contains("cannot be written: "));
    }

    void whatCannotBeReadIsNamedAndTheOthersShown()
    {
        const Folder folder;
        folder.writeLopsided("a.hitbox");
        folder.write("broken.hitbox", "{");
        const Run done =
            run({"report", "broken.hitbox", "absent.hitbox", "a.hitbox", "--out", "report.html"}, folder.path());
        QCOMPARE(done.status, 2);
        QVERIFY2(done.err.contains("broken.hitbox: ") && done.err.contains("absent.hitbox: "), qPrintable(done.err));
        const QByteArray page = folder.read("report.html");
        QCOMPARE(page.count("<section"), 1);
        QVERIFY(page.contains("<td>broken.hitbox</td>"));
        QVERIFY(page.contains("<td>absent.hitbox</td>"));
        QVERIFY(page.contains("href=\"#project2\"") && page.contains("id=\"project2\""));
    }

    void replacesReportsAndNoOtherPage()
    {
        const Folder folder;
        folder.writeLopsided("a.hitbox");
        folder.write("report.html", ""); // as `mktemp` leaves it
        QVERIFY(!reportOn({"a.hitbox"}, folder).isEmpty());
        folder.writeLopsided("a.hitbox", "\"name\": \"strike\"", "\"name\": \"spot\"");
        QVERIFY(reportOn({"a.hitbox"}, folder).contains("spot"));
        const QByteArray mine = "<!doctype html>\n<title>Mine</title>\n";
        folder.write("mine.html", mine);
        const Run refused = run({"report", "a.hitbox", "--out", "mine.html"}, folder.path());
        QCOMPARE(refused.status, 2);
        QCOMPARE(refused.out, QString());
        QCOMPARE(refused.err,
                 QStringLiteral("mine.html: not written: the report would replace it, and it is no page of `hitbox "
                                "report`; give another name, or delete it\n"));
        QCOMPARE(folder.read("mine.html"), mine);
    }

    void refusesWhatIsNoPage()
    {
        const Folder folder;
        folder.writeLopsided("a.hitbox");
        const QByteArray before = folder.read("a.hitbox");
        const Run done = run({"report", "a.hitbox", "--out", "a.hitbox"}, folder.path());
        QCOMPARE(done.status, 2);
        QVERIFY2(done.err.contains("FILE.html"), qPrintable(done.err));
        QCOMPARE(folder.read("a.hitbox"), before);
        QCOMPARE(run({"report", "a.hitbox"}, folder.path()).status, 2);
        QCOMPARE(run({"report", "--out", "report.html"}, folder.path()).status, 2);
        QCOMPARE(run({"report", "a.hitbox", "--out", "none/sub/\n/report.html"}, folder.path()).status, 1);
        QCOMPARE(run({"report", "a.hitbox", "--out", "a.hitbox/report.html"}, folder.path()).status, 2);
        QCOMPARE(folder.read("a.hitbox"), before);
    }
};

HITBOX_TEST(ReportCommandTest)
#include "report_command_test.moc"
