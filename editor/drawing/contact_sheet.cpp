#include "drawing/contact_sheet.h"

#include "document/image_order.h"
#include "document/limits.h"
#include "document/numbers.h"
#include "drawing/contrast.h"
#include "drawing/letters.h"

#include <QCoreApplication>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <optional>

namespace hitbox {

namespace {

// Pixels of the screen.
constexpr int contactRim = 12;
constexpr int contactGap = 8;
constexpr int contactTextGap = 4; ///< between the picture and what stands below it
constexpr int contactLine = 16;
constexpr int leastContactCell = 112; ///< width, for what stands below a small picture
constexpr double contactTextSize = 12;
constexpr double contactTitleSize = 16;
constexpr int contactHead = 44;
constexpr int leastSideWithSigns = 96;

class ContactSheetWords
{
    Q_DECLARE_TR_FUNCTIONS(hitbox::ContactSheet)
};

/// The name on one line, which no character breaks, and no longer than anybody reads.
QString lineOf(const QString &name)
{
    constexpr int mostRead = 200;
    QString line = name.size() <= mostRead ? name : name.left(mostRead / 2) + name.right(mostRead / 2);
    std::replace_if(
        line.begin(), line.end(), [](QChar c) { return !c.isPrint() && !c.isSurrogate(); }, QLatin1Char(' '));
    return line;
}

/// The text, or its beginning and its end, where numbers stand, with dots between.
QString shortened(const QString &text, double room)
{
    if (textWidth(text, contactTextSize) <= room)
        return text;
    const auto keeping = [&text](qsizetype kept) {
        return text.left(kept - kept / 2) + QChar(0x2026) + text.right(kept / 2);
    };
    qsizetype fits = 0;
    for (qsizetype tooMany = text.size(); tooMany - fits > 1;) {
        const qsizetype middle = (fits + tooMany) / 2;
        (textWidth(keeping(middle), contactTextSize) <= room ? fits : tooMany) = middle;
    }
    return keeping(fits);
}

/// Draws a text with its capitals in the middle of the line that begins here.
void drawContactText(QPainter &painter, QPoint topLeft, const QString &text, const QColor &color)
{
    const QPointF start(topLeft.x(), topLeft.y() + (contactLine + capHeight(contactTextSize)) / 2);
    drawText(painter, start, text, contactTextSize, color);
}

/// A ring with a cross for errors, a triangle for warnings: told apart without colour too.
void drawContactSign(QPainter &painter, QPointF middle, Severity severity, const QColor &color)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(color, 1.5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    painter.translate(middle);
    if (severity == Severity::Error) {
        painter.drawEllipse(QPointF(0, 0), 5.5, 5.5);
        painter.drawLine(QPointF(-2, -2), QPointF(2, 2));
        painter.drawLine(QPointF(-2, 2), QPointF(2, -2));
    } else {
        painter.drawPolygon(QPolygonF({QPointF(0, -5.5), QPointF(6, 5), QPointF(-6, 5)}));
        painter.drawLine(QPointF(0, -1), QPointF(0, 1));
        painter.drawPoint(QPointF(0, 3));
    }
    painter.restore();
}

/// Ends at `right`. Returns where what stands before it may end.
int drawContactBadge(QPainter &painter, int right, int middle, Severity severity, int count, const Theme &theme)
{
    if (count == 0)
        return right;
    constexpr int signWidth = 14;
    constexpr int most = 99;
    const QColor color = standingOut(severity == Severity::Error ? theme.crossing : theme.warning, theme.background,
                                     textContrast); // of the number
    const QString text = count > most ? QStringLiteral("%1+").arg(most) : QString::number(count);
    const auto width = static_cast<int>(std::ceil(textWidth(text, contactTextSize)));
    drawText(painter, QPointF(right - width, middle + capHeight(contactTextSize) / 2), text, contactTextSize, color);
    const int sign = right - width - 3 - signWidth / 2;
    drawContactSign(painter, QPointF(sign, middle), severity, color);
    return sign - signWidth / 2 - 6;
}

QSize sheetSize(const ContactLayout &layout, int frames, int columns)
{
    return layout.sizeOf(frames, columns) + QSize(0, contactHead);
}

/// The fewest columns that make it wider than high.
int columnsFor(const ContactLayout &layout, int frames)
{
    int columns = 1;
    while (columns < frames) {
        const QSize size = sheetSize(layout, frames, columns);
        if (size.width() >= size.height())
            break;
        ++columns;
    }
    return columns;
}

bool fitsAPicture(QSize size)
{
    return size.width() <= limits::imageSide && size.height() <= limits::imageSide &&
           qint64(size.width()) * size.height() <= limits::imagePixels;
}

void drawContactHead(QPainter &painter, const Sprite &sprite, int width, const ContactPlan &plan, const Theme &theme)
{
    const int all = static_cast<int>(sprite.frames.size());
    const QString count = plan.frames < all ? ContactSheetWords::tr("%1 of %2 frames").arg(plan.frames).arg(all)
                          : all == 1        ? ContactSheetWords::tr("1 frame")
                                            : ContactSheetWords::tr("%1 frames").arg(all);
    const int room = width - 2 * contactRim;
    drawText(painter, QPointF(contactRim, contactRim + contactTitleSize * 0.8),
             shortened(lineOf(sprite.name), room * contactTextSize / contactTitleSize), contactTitleSize, theme.text);
    drawContactText(painter, {contactRim, contactRim + 18}, shortened(count, room), theme.dim);
}

} // namespace

ContactCell contactCell(const Frame &frame, int number, const QList<Finding> &findings)
{
    const auto count = [&findings](Severity severity) {
        return static_cast<int>(std::count_if(findings.cbegin(), findings.cend(), [severity](const Finding &finding) {
            return finding.severity == severity;
        }));
    };
    return {number, frame.name, frame.duration, count(Severity::Error), count(Severity::Warning)};
}

FindingsByFrame findingsByFrame(const QList<Finding> &findings, int sprite)
{
    FindingsByFrame byFrame;
    for (const Finding &finding : findings) {
        if (finding.frame.sprite == sprite && finding.frame.frame >= 0)
            byFrame[finding.frame.frame].append(finding);
    }
    return byFrame;
}

ContactLayout::ContactLayout(const Sprite &sprite, int side, double pixelRatio)
    : m_area(0, 0, 1, 1)
    , m_pixelRatio(pixelRatio)
{
    for (const Frame &frame : sprite.frames)
        m_area |= pictureArea(frame);
    const double wanted = side * pixelRatio / std::max(m_area.width(), m_area.height());
    m_scale = (wanted >= 1 ? std::floor(wanted) : wanted) / pixelRatio;
}

FrameView ContactLayout::view(FrameView::Parts parts) const
{
    return {m_area, m_scale, m_pixelRatio, parts};
}

QSize ContactLayout::picture() const
{
    return pictureSize(view(FrameView::Parts::All));
}

QSize ContactLayout::cell() const
{
    return {std::max(picture().width(), leastContactCell), picture().height() + contactTextGap + 2 * contactLine};
}

QSize ContactLayout::pitch() const
{
    return cell() + QSize(contactGap, contactGap);
}

int ContactLayout::columnsIn(int width) const
{
    return std::max(1, (width - 2 * contactRim + contactGap) / pitch().width());
}

QSize ContactLayout::sizeOf(int cells, int columns) const
{
    const int rows = (cells + columns - 1) / columns;
    return {2 * contactRim + columns * pitch().width() - contactGap,
            2 * contactRim + std::max(0, rows * pitch().height() - contactGap)};
}

QRect ContactLayout::placeOf(int index, int columns) const
{
    const QPoint corner(index % columns * pitch().width(), index / columns * pitch().height());
    return {QPoint(contactRim, contactRim) + corner, cell()};
}

int ContactLayout::indexAt(QPoint place, int columns) const
{
    const QPoint inside = place - QPoint(contactRim, contactRim);
    if (inside.x() < 0 || inside.y() < 0 || inside.x() / pitch().width() >= columns)
        return -1;
    const int index = inside.y() / pitch().height() * columns + inside.x() / pitch().width();
    return placeOf(index, columns).contains(place) ? index : -1;
}

FrameView::Parts contactParts(bool withShapes, const ContactLayout &layout)
{
    const QSize picture = layout.picture();
    if (!withShapes)
        return FrameView::Parts::Image;
    return std::max(picture.width(), picture.height()) >= leastSideWithSigns ? FrameView::Parts::All
                                                                             : FrameView::Parts::Shapes;
}

void drawContactCell(QPainter &painter, const QRect &place, const ContactLayout &layout, const ContactCell &cell,
                     const QImage &picture, const Theme &theme)
{
    const QRect room(place.topLeft(), QSize(place.width(), layout.picture().height()));
    painter.fillRect(room, theme.canvas);
    // At a whole pixel, so that it stays as it was drawn.
    const int left = room.left() + (room.width() - layout.picture().width()) / 2;
    if (!picture.isNull())
        painter.drawImage(QPoint(left, room.top()), picture);

    const int first = room.bottom() + 1 + contactTextGap;
    const QString number = QString::number(cell.number);
    drawContactText(painter, {place.left(), first}, number, theme.dim);
    const int name = place.left() + static_cast<int>(std::ceil(textWidth(number, contactTextSize))) + 6;
    drawContactText(painter, {name, first}, shortened(lineOf(cell.name), place.right() - name), theme.text);

    const int middle = first + contactLine + contactLine / 2;
    int right = place.right();
    right = drawContactBadge(painter, right, middle, Severity::Warning, cell.warnings, theme);
    right = drawContactBadge(painter, right, middle, Severity::Error, cell.errors, theme);
    const QString duration = ContactSheetWords::tr("%1 ms").arg(readableNumber(cell.duration));
    drawContactText(painter, {place.left(), first + contactLine}, shortened(duration, right - place.left()), theme.dim);
}

ContactPlan contactPlan(const Sprite &sprite, int side)
{
    ContactPlan plan;
    plan.frames = std::min(static_cast<int>(sprite.frames.size()), contactSheetFrames);
    for (plan.side = std::clamp(side, leastContactSide, mostContactSide);; plan.side = plan.side * 9 / 10) {
        plan.side = std::max(plan.side, leastContactSide);
        const ContactLayout layout(sprite, plan.side);
        plan.columns = columnsFor(layout, plan.frames);
        if (plan.side == leastContactSide || fitsAPicture(sheetSize(layout, plan.frames, plan.columns)))
            return plan;
    }
}

ContactSheet contactSheet(const Document &document, int sprite, const FindingsByFrame &findings,
                          const StageContent::Sheets &sheets, const ContactLook &look, const Theme &theme,
                          const std::stop_token &stop)
{
    const Sprite &drawn = document.sprites.at(sprite);
    const ContactPlan plan = contactPlan(drawn, look.side);
    const ContactLayout layout(drawn, plan.side);
    const QSize size = sheetSize(layout, plan.frames, plan.columns);
    QImage canvas(size, QImage::Format_ARGB32_Premultiplied);
    if (canvas.isNull())
        return {{}, plan};
    canvas.fill(theme.background);
    QPainter painter(&canvas);
    drawContactHead(painter, drawn, size.width(), plan, theme);
    std::optional<QString> shown;
    SheetLevels sheet;
    for (const int f : inOrderOfImages(drawn, plan.frames)) {
        if (stop.stop_requested())
            return {{}, plan};
        const QString &path = imageOf(drawn, drawn.frames.at(f));
        if (path != shown)
            sheet = sheets(path);
        shown = path;
        const QList<Finding> own = findings.value(f);
        const QImage picture =
            framePicture(document, {sprite, f}, sheet, own, layout.view(contactParts(look.shapes, layout)), theme);
        drawContactCell(painter, layout.placeOf(f, plan.columns).translated(0, contactHead), layout,
                        contactCell(drawn.frames.at(f), f, own), picture, theme);
    }
    return {canvas, plan};
}

} // namespace hitbox
