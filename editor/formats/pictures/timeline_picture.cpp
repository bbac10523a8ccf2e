#include "formats/pictures/timeline_picture.h"

#include "drawing/drawing.h"
#include "drawing/letters.h"
#include "drawing/timeline_drawing.h"
#include "formats/pictures/render.h"
#include "formats/pictures/signature.h"
#include "formats/timeline/timeline_summary.h"

#include <QCoreApplication>
#include <QHash>
#include <QPainter>
#include <QPixmap>

#include <algorithm>
#include <cmath>

namespace hitbox {

namespace {

// All in pixels of the picture.
constexpr int tickWidth = 24;
constexpr int pictureRim = 16;
constexpr double textSize = 13; ///< of the letters
constexpr int textHeight = 14;
constexpr int textLine = textHeight + 8;
constexpr int frameSide = 72; ///< side of a frame
constexpr int phaseBar = 10;
constexpr int lane = frameSide + phaseBar;
constexpr int marks = 22; ///< between the two lanes
constexpr int ticksInALine = ticksPerSecond;
constexpr int stripHeight = textLine + lane + marks + lane;
constexpr int betweenStrips = 14;
constexpr int legendGap = 4;

/// The text with its top at a height.
void drawLine(QPainter &painter, QPoint topLeft, const QString &text, const QColor &color)
{
    drawText(painter, QPointF(topLeft.x(), topLeft.y() + (textHeight + capHeight(textSize)) / 2), text, textSize,
             color);
}

int widthInPixels(const QString &text)
{
    return static_cast<int>(std::ceil(textWidth(text, textSize)));
}

class TimelinePictureWords
{
    Q_DECLARE_TR_FUNCTIONS(hitbox::formats)
};

/// Paints strip below strip; frames are drawn small once each.
class TimelinePainter
{
public:
    TimelinePainter(QPainter &painter, const Document &document, const Timeline &timeline, const ImagesByPath &images,
                    const Theme &theme)
        : m_painter(painter)
        , m_document(document)
        , m_timeline(timeline)
        , m_images(images)
        , m_theme(theme)
        , m_ink(timelineInk(theme))
    {
    }

    void drawStrip(int first, int top)
    {
        const int last = std::min<int>(first + ticksInALine, static_cast<int>(m_timeline.ticks.size())) - 1;
        drawRuler(first, last, top);
        drawLane(TimelineSide::A, first, last, top + textLine);
        for (int tick = first; tick <= last; ++tick) {
            const QRectF cell(x(tick, first), top + textLine + lane, tickWidth, marks);
            drawMeeting(m_painter, cell, m_timeline.meetingAt(tick), m_ink);
        }
        drawLane(TimelineSide::B, first, last, top + textLine + lane + marks);
    }

private:
    static int x(int tick, int first) { return pictureRim + (tick - first) * tickWidth; }

    void drawRuler(int first, int last, int top)
    {
        constexpr int step = 5;
        for (int tick = first; tick <= last; tick += step)
            drawLine(m_painter, {x(tick, first), top}, QString::number(tick), m_theme.dim);
    }

    void drawLane(TimelineSide side, int first, int last, int top)
    {
        const int blocksTop = side == TimelineSide::A ? top + phaseBar : top;
        const int barTop = side == TimelineSide::A ? top : top + frameSide;
        for (const TimelineBlock &run : blocksOf(m_timeline, side)) {
            const int from = std::max(run.first, first);
            const int to = std::min(run.last, last);
            if (from > to)
                continue;
            const QRect cell(x(from, first), blocksTop, (to - from + 1) * tickWidth, frameSide);
            drawBlock(cell.adjusted(0, 0, -1, -1), run.frame);
            drawPhase(m_painter, QRectF(cell.left(), barTop + 1, cell.width() - 1, phaseBar - 2), run.phase, m_ink);
        }
    }

    void drawBlock(const QRect &cell, FrameRef ref)
    {
        m_painter.fillRect(cell, m_theme.checkerA);
        const QPixmap &small = smallOf(ref);
        const int side = std::min(cell.width(), frameSide);
        QRect place(0, 0, side, side);
        place.moveCenter(cell.center());
        m_painter.setRenderHint(QPainter::SmoothPixmapTransform);
        m_painter.drawPixmap(place, small);
        m_painter.setPen(m_theme.line);
        m_painter.setBrush(Qt::NoBrush);
        m_painter.drawRect(cell.adjusted(0, 0, -1, -1));
    }

    const QPixmap &smallOf(FrameRef ref)
    {
        QPixmap &small = m_small[{ref.sprite, ref.frame}];
        if (small.isNull()) {
            const Frame &frame = *findFrame(m_document, ref);
            const Sprite &sprite = m_document.sprites.at(ref.sprite);
            const QPixmap sheet = QPixmap::fromImage(m_images(imageOf(sprite, frame)));
            const ThumbnailSquare square{frameSide, 1, longestSide(sprite.frames)};
            small = frameThumbnail(m_document, frame, sheet, {}, square, m_theme);
        }
        return small;
    }

    QPainter &m_painter;
    const Document &m_document;
    const Timeline &m_timeline;
    const ImagesByPath &m_images;
    Theme m_theme;
    TimelineInk m_ink;
    QHash<std::pair<int, int>, QPixmap> m_small;
};

/// One of each mark, with what it means.
struct LegendEntry {
    QString text;
    TimelineMeeting meeting; ///< one without contacts: the phase is shown
    TimelinePhase phase = TimelinePhase::Over;
};

QList<LegendEntry> legend()
{
    const auto meeting = [](bool aHits, bool bHits) {
        TimelineMeeting example;
        example.contacts = {{}};
        example.aHits = aHits;
        example.bHits = bHits;
        return example;
    };
    return {{TimelinePictureWords::tr("contact"), meeting(false, false)},
            {TimelinePictureWords::tr("A hits"), meeting(true, false)},
            {TimelinePictureWords::tr("B hits"), meeting(false, true)},
            {TimelinePictureWords::tr("startup"), {}, TimelinePhase::Startup},
            {TimelinePictureWords::tr("active"), {}, TimelinePhase::Active},
            {TimelinePictureWords::tr("recovery"), {}, TimelinePhase::Recovery},
            {TimelinePictureWords::tr("stunned"), {}, TimelinePhase::Stunned}};
}

int widthOf(const LegendEntry &entry)
{
    return tickWidth + legendGap + widthInPixels(entry.text) + 3 * legendGap;
}

void drawLegend(QPainter &painter, int top, const Theme &theme)
{
    const TimelineInk ink = timelineInk(theme);
    int left = pictureRim;
    for (const LegendEntry &entry : legend()) {
        const QRectF cell(left, top, tickWidth, textHeight);
        if (entry.meeting.contacts.isEmpty())
            drawPhase(painter, cell.adjusted(0, 3, 0, -3), entry.phase, ink);
        else
            drawMeeting(painter, cell, entry.meeting, ink);
        drawLine(painter, {left + tickWidth + legendGap, top}, entry.text, theme.text);
        left += widthOf(entry);
    }
}

int widthOf(const Timeline &timeline, const QStringList &summary)
{
    const int ticks = std::min<int>(ticksInALine, static_cast<int>(timeline.ticks.size()));
    int legendWidth = 0;
    for (const LegendEntry &entry : legend())
        legendWidth += widthOf(entry);
    int width = std::max(ticks * tickWidth, legendWidth);
    for (const QString &line : summary)
        width = std::max(width, widthInPixels(line));
    return pictureRim + width + pictureRim;
}

} // namespace

Result<QImage> timelinePicture(const Document &document, const TimelineSetup &setup, const Timeline &timeline,
                               const ImagesByPath &images)
{
    const auto ticks = static_cast<int>(timeline.ticks.size());
    if (ticks > timelinePictureTicks) {
        return Error{{},
                     {},
                     TimelinePictureWords::tr("a picture shows at most %1 ticks, and these are %2")
                         .arg(timelinePictureTicks)
                         .arg(ticks)};
    }
    const QStringList summary = timelineSummary(document, setup, timeline);
    const int strips = (ticks + ticksInALine - 1) / ticksInALine;
    const int head = pictureRim + static_cast<int>(summary.size() + 1) * textLine + betweenStrips;
    QImage canvas(widthOf(timeline, summary), head + strips * (stripHeight + betweenStrips) + pictureRim,
                  QImage::Format_ARGB32_Premultiplied);
    const Theme theme = pictureTheme();
    canvas.fill(theme.canvas);

    QPainter painter(&canvas);
    for (int i = 0; i < summary.size(); ++i)
        drawLine(painter, {pictureRim, pictureRim + i * textLine}, summary.at(i), theme.text);
    drawLegend(painter, pictureRim + static_cast<int>(summary.size()) * textLine, theme);
    TimelinePainter strip(painter, document, timeline, images, theme);
    for (int i = 0; i < strips; ++i)
        strip.drawStrip(i * ticksInALine, head + i * (stripHeight + betweenStrips));
    return canvas;
}

Result<QByteArray> timelinePng(const Document &document, const TimelineSetup &setup, const Timeline &timeline,
                               const ImagesByPath &images)
{
    Result<QImage> picture = timelinePicture(document, setup, timeline, images);
    return picture ? pngOf(signedPicture(std::move(*picture))) : picture.error();
}

} // namespace hitbox
