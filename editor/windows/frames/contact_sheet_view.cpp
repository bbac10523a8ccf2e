#include "windows/frames/contact_sheet_view.h"

#include "formats/pictures/render.h"
#include "windows/widgets/plain_text.h"
#include "windows/widgets/spoken_role.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QScrollBar>
#include <QToolTip>

#include <algorithm>

namespace hitbox {

namespace {

constexpr int keptContactKiB = 256 * 1024; ///< of pictures, and as much of images
constexpr qsizetype contactParcel = 12;    ///< drawn before they are shown

int contactKib(const QSize &size)
{
    constexpr qint64 bytesOfAPixel = 4;
    return static_cast<int>(std::clamp<qint64>(bytesOfAPixel * size.width() * size.height() / 1024, 1, keptContactKiB));
}

} // namespace

/// Images as the parcels find them, one parcel after the other.
class ContactSheetView::Images
{
public:
    explicit Images(const QString &folder)
        : m_folder(folder)
        , m_kept(keptContactKiB)
    {
    }

    SheetLevels of(const QString &path)
    {
        if (!m_kept.contains(path)) {
            const SheetLevels levels(projectImage(path, m_folder));
            m_kept.insert(path, new SheetLevels(levels), contactKib(levels.size()));
        }
        return *m_kept.object(path);
    }

private:
    QString m_folder;
    QCache<QString, SheetLevels> m_kept;
};

ContactSheetView::ContactSheetView(const Document &document, int sprite, const QString &imageFolder, QWidget *parent)
    : QAbstractScrollArea(parent)
    , m_document(document)
    , m_sprite(sprite)
    , m_layout(document.sprites.at(sprite), m_look.side)
    , m_pictures(keptContactKiB)
    , m_draw([images = std::make_shared<Images>(imageFolder)](const Parcel &parcel,
                                                              const Run &run) { return drawn(parcel, *images, run); },
             [this](const Parcel &, const Pictures &pictures) { take(pictures); })
{
    speakAs(*this, QAccessible::List);
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::StrongFocus);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAsNeeded);
    viewport()->setMouseTracking(true);
    setAccessibleName(tr("Frames"));
    drawAnew();
}

ContactSheetView::~ContactSheetView() = default;

ContactSheetView::Pictures ContactSheetView::drawn(const Parcel &parcel, Images &images, const Run &run)
{
    Pictures pictures;
    for (const int f : parcel.frames) {
        if (run.isStopped())
            break;
        const Sprite &sprite = parcel.document.sprites.at(parcel.sprite);
        const SheetLevels sheet = images.of(imageOf(sprite, sprite.frames.at(f)));
        pictures.insert(f, framePicture(parcel.document, {parcel.sprite, f}, sheet, parcel.findings.value(f),
                                        parcel.view, parcel.theme));
    }
    return pictures;
}

void ContactSheetView::setFindings(const FindingsByFrame &findings)
{
    if (findings == m_findings)
        return;
    m_findings = findings;
    drawAnew();
}

void ContactSheetView::setLook(const ContactLook &look)
{
    m_look = look;
    drawAnew();
    setCurrent(m_current);
}

void ContactSheetView::drawAnew()
{
    Pictures seen;
    for (const int frame : framesIn(viewport()->rect())) {
        const QImage *fresh = m_pictures.object(frame);
        if (const QImage picture = fresh ? *fresh : m_before.value(frame); !picture.isNull())
            seen.insert(frame, picture);
    }
    m_before = seen;
    m_pictures.clear();
    m_draw.forget();
    m_layout = ContactLayout(sprite(), m_look.side, devicePixelRatioF());
    layOut();
    drawNext();
    viewport()->update();
}

void ContactSheetView::layOut()
{
    const QSize all = m_layout.sizeOf(count(), columns());
    const QSize room = viewport()->size();
    verticalScrollBar()->setRange(0, std::max(0, all.height() - room.height()));
    verticalScrollBar()->setPageStep(room.height());
    verticalScrollBar()->setSingleStep(std::max(1, m_layout.cell().height() / 3));
    horizontalScrollBar()->setRange(0, std::max(0, all.width() - room.width()));
    horizontalScrollBar()->setPageStep(room.width());
}

int ContactSheetView::columns() const
{
    return m_layout.columnsIn(viewport()->width());
}

QRect ContactSheetView::cellOf(int frame) const
{
    return m_layout.placeOf(frame, columns())
        .translated(-horizontalScrollBar()->value(), -verticalScrollBar()->value());
}

int ContactSheetView::frameAt(QPoint place) const
{
    const QPoint scrolled(horizontalScrollBar()->value(), verticalScrollBar()->value());
    const int frame = m_layout.indexAt(place + scrolled, columns());
    return frame < count() ? frame : -1;
}

/// Row by row: sprites may have thousands.
QList<int> ContactSheetView::framesIn(const QRect &area) const
{
    const int across = columns();
    const auto isAbove = [&](int row) { return cellOf(row * across).bottom() < area.top(); };
    int row = 0;
    for (int end = (count() + across - 1) / across; row < end;) {
        const int middle = (row + end) / 2;
        if (isAbove(middle))
            row = middle + 1;
        else
            end = middle;
    }
    QList<int> frames;
    for (int frame = row * across; frame < count() && cellOf(frame).top() <= area.bottom(); ++frame)
        frames.append(frame);
    return frames;
}

/// The answer under way is awaited while it has something that is looked at.
void ContactSheetView::drawNext()
{
    QList<int> missing = framesIn(viewport()->rect());
    missing.removeIf([this](int frame) { return m_pictures.contains(frame); });
    if (missing.isEmpty())
        return;
    const auto isMissing = [&missing](int frame) { return missing.contains(frame); };
    if (m_draw.isPending() && std::any_of(m_draw.asked()->frames.cbegin(), m_draw.asked()->frames.cend(), isMissing))
        return;
    m_draw.ask({m_document, m_sprite, m_findings, m_layout.view(contactParts(m_look.shapes, m_layout)),
                themeOf(palette()), missing.first(std::min(missing.size(), contactParcel))});
}

void ContactSheetView::take(const Pictures &pictures)
{
    for (auto picture = pictures.cbegin(); picture != pictures.cend(); ++picture) {
        m_before.remove(picture.key());
        m_pictures.insert(picture.key(), new QImage(picture.value()), contactKib(picture->size()));
    }
    drawNext();
    viewport()->update();
}

void ContactSheetView::setCurrent(int frame)
{
    m_current = std::clamp(frame, 0, std::max(0, count() - 1));
    const QRect cell = cellOf(m_current);
    constexpr int around = 12;
    QScrollBar &bar = *verticalScrollBar();
    if (cell.top() - around < 0)
        bar.setValue(bar.value() + cell.top() - around);
    else if (cell.bottom() + around > viewport()->height())
        bar.setValue(bar.value() + std::min(cell.bottom() + around - viewport()->height(), cell.top() - around));
    if (m_current < count()) { // as it has no items that could have the focus
        setAccessibleName(tr("%1: %2").arg(tr("Frames"), sprite().frames.at(m_current).name));
        setAccessibleDescription(toolTipOf(m_current));
    }
    viewport()->update();
}

QString ContactSheetView::toolTipOf(int frame) const
{
    const Frame &shown = sprite().frames.at(frame);
    QStringList lines{tr("%1: %2").arg(frame).arg(shown.name)};
    constexpr qsizetype most = 8;
    const QList<Finding> findings = m_findings.value(frame);
    for (const Finding &finding : findings.first(std::min(findings.size(), most)))
        lines.append(finding.message);
    if (findings.size() > most)
        lines.append(tr("and %1 more").arg(findings.size() - most));
    return lines.join(QLatin1Char('\n'));
}

void ContactSheetView::paintEvent(QPaintEvent *event)
{
    const Theme &theme = themeOf(palette());
    QPainter painter(viewport());
    painter.fillRect(event->rect(), theme.background);
    for (const int frame : framesIn(event->rect())) {
        const QRect place = cellOf(frame);
        QImage picture = m_before.value(frame);
        if (const QImage *fresh = m_pictures.object(frame))
            picture = *fresh;
        else if (!picture.isNull()) // as large as the one that is on its way
            picture.setDevicePixelRatio(double(picture.width()) / m_layout.picture().width());
        if (frame == m_current)
            painter.fillRect(place.adjusted(-4, -4, 4, 4), theme.selectedRow);
        drawContactCell(painter, place, m_layout,
                        contactCell(sprite().frames.at(frame), frame, m_findings.value(frame)), picture, theme);
        if (frame == m_current && hasFocus()) {
            painter.setPen(QPen(theme.accent, 1));
            painter.setBrush(Qt::NoBrush);
            painter.drawRect(QRectF(place).adjusted(-3.5, -3.5, 3.5, 3.5));
        }
    }
}

void ContactSheetView::resizeEvent(QResizeEvent *event)
{
    QAbstractScrollArea::resizeEvent(event);
    layOut();
    drawNext();
}

/// Only now are the room and the screen known.
void ContactSheetView::showEvent(QShowEvent *event)
{
    QAbstractScrollArea::showEvent(event);
    drawAnew();
    setCurrent(m_current);
}

void ContactSheetView::scrollContentsBy(int, int)
{
    drawNext();
    viewport()->update();
}

void ContactSheetView::mousePressEvent(QMouseEvent *event)
{
    if (const int frame = frameAt(event->pos()); frame >= 0)
        setCurrent(frame);
}

void ContactSheetView::mouseDoubleClickEvent(QMouseEvent *event)
{
    if (const int frame = frameAt(event->pos()); frame >= 0 && event->button() == Qt::LeftButton)
        emit activated(frame);
}

void ContactSheetView::keyPressEvent(QKeyEvent *event)
{
    const int rows = std::max(1, viewport()->height() / m_layout.cell().height());
    switch (event->key()) {
    case Qt::Key_Left: return setCurrent(m_current - 1);
    case Qt::Key_Right: return setCurrent(m_current + 1);
    case Qt::Key_Up: return setCurrent(m_current >= columns() ? m_current - columns() : m_current);
    case Qt::Key_Down: return setCurrent(m_current + columns() < count() ? m_current + columns() : m_current);
    case Qt::Key_PageUp: return setCurrent(m_current - rows * columns());
    case Qt::Key_PageDown: return setCurrent(m_current + rows * columns());
    case Qt::Key_Home: return setCurrent(0);
    case Qt::Key_End: return setCurrent(count() - 1);
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (count() > 0)
            emit activated(m_current);
        return;
    default: return QAbstractScrollArea::keyPressEvent(event);
    }
}

void ContactSheetView::wheelEvent(QWheelEvent *event)
{
    QAbstractScrollArea::wheelEvent(event);
    event->accept(); // at an end nothing else scrolls instead
}

bool ContactSheetView::viewportEvent(QEvent *event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto *help = static_cast<QHelpEvent *>(event);
        const int frame = frameAt(help->pos());
        if (frame >= 0)
            QToolTip::showText(help->globalPos(), plainToolTip(toolTipOf(frame)), viewport(), cellOf(frame));
        else
            QToolTip::hideText();
        return true;
    }
    return QAbstractScrollArea::viewportEvent(event);
}

void ContactSheetView::changeEvent(QEvent *event)
{
    QAbstractScrollArea::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        drawAnew();
}

} // namespace hitbox
