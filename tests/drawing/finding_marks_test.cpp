#include "drawing/finding_marks.h"
#include "test_class.h"

#include "scene/scene_bench.h"

#include <QTest>

using namespace hitbox;

namespace {

QImage pictureOf(FindingMark mark, const Theme &theme)
{
    QImage image(40, 40, QImage::Format_ARGB32);
    image.fill(theme.canvas);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    drawFindingMark(painter, mark, {20, 20}, theme);
    return image;
}

} // namespace

class FindingMarksTest : public QObject
{
    Q_OBJECT

private slots:
    void aCrossingIsARingAndACross()
    {
        const QImage image = pictureOf(FindingMark::Crossing, m_theme);
        for (const QPoint p : {QPoint(20, 20), QPoint(17, 17), QPoint(23, 17), QPoint(29, 20), QPoint(20, 29)})
            QVERIFY(bench::nearly(image.pixelColor(p), m_theme.crossing));
        for (const QPoint p : {QPoint(20, 14), QPoint(1, 1), QPoint(20, 36)})
            QVERIFY(!bench::nearly(image.pixelColor(p), m_theme.crossing));
    }

    void everyKindLooksDifferentWithoutColour()
    {
        QList<QImage> seen;
        for (const FindingMark mark : {FindingMark::Crossing, FindingMark::Touching, FindingMark::Overlapping,
                                       FindingMark::Warning, FindingMark::Info}) {
            const QImage image = pictureOf(mark, m_theme).convertToFormat(QImage::Format_Grayscale8);
            QVERIFY(!seen.contains(image));
            seen.append(image);
        }
    }

    void warningsAreAmberAndErrorsRed()
    {
        QVERIFY(bench::nearly(pictureOf(FindingMark::Warning, m_theme).pixelColor(20, 27), m_theme.warning));
        QVERIFY(bench::nearly(pictureOf(FindingMark::Error, m_theme).pixelColor(20, 27), m_theme.crossing));
    }

    void theKindOfMeetingDecidesBeforeTheSeverity()
    {
        Finding finding;
        finding.severity = Severity::Warning;
        QCOMPARE(markOf(finding), FindingMark::Warning);
        finding.kind = geometry::MeetingKind::Touching;
        QCOMPARE(markOf(finding), FindingMark::Touching);
        finding.kind = geometry::MeetingKind::None;
        finding.severity = Severity::Info;
        QCOMPARE(markOf(finding), FindingMark::Info);
    }

private:
    Theme m_theme = themeFor(ThemeChoice::Dark);
};

HITBOX_WINDOW_TEST(FindingMarksTest)
#include "finding_marks_test.moc"
