#include "session/live/live_trace.h"

#include "images/alpha_mask.h"
#include "images/trace_islands.h"

namespace hitbox {

namespace {

/// What is traced at once takes a few milliseconds.
constexpr qint64 pixelsAtOnce = 512 * 512;
constexpr std::size_t cornersAtOnce = 8000;

qint64 areaOf(QRect rect)
{
    return qint64(rect.width()) * rect.height();
}

} // namespace

bool LiveTrace::Wish::sameFrame(const Wish &other) const
{
    return sheet == other.sheet && rect == other.rect && offset == other.offset;
}

LiveTrace::LiveTrace(QObject *parent)
    : QObject(parent)
{
}

void LiveTrace::forget()
{
    if (m_wish == Wish())
        return;
    m_wish = {};
    m_sheet = {};
    m_pixels = {};
    m_inView = {};
    m_map = {};
    m_version += 1;
}

bool LiveTrace::isQuick(const FramePixels &pixels) const
{
    geometry::Mask mask = view(*pixels.alpha);
    mask.threshold = static_cast<std::uint8_t>(m_wish.options.threshold);
    return cornerCount(mask, cornersAtOnce) <= cornersAtOnce;
}

LiveTrace::Answer LiveTrace::answered(const Wish &wish, const QImage &sheet, FramePixels pixels)
{
    if (!pixels.alpha)
        pixels = {std::make_shared<geometry::PixelMask>(alphaMask(sheet, wish.rect)), wish.offset};
    Answer answer{wish, pixels, traced(pixels, wish.options), {}};
    if (answer.trace && wish.map == FitMapUse::On)
        answer.map = fitMap(pixels, wish.options.threshold, outlinesOf(*answer.trace));
    return answer;
}

void LiveTrace::update(const Source &source, const TraceOptions &options, FitMapUse map)
{
    const Wish wish{source.sheet.isNull() ? 0 : source.sheet.cacheKey(), source.rect, source.offset, options, map};
    if (wish == m_wish)
        return;
    if (!wish.sameFrame(m_wish)) {
        m_pixels = {};
        m_inView = {};
        m_map = {};
    }
    m_wish = wish;
    m_sheet = source.sheet;
    m_version += 1;
    if (m_sheet.isNull()) {
        m_inView = {{}, false, tr("The image of this frame cannot be read.")};
        return;
    }
    if (areaOf(wish.rect) <= pixelsAtOnce) {
        if (!m_pixels.alpha)
            m_pixels = {std::make_shared<geometry::PixelMask>(alphaMask(m_sheet, wish.rect)), wish.offset};
        if (isQuick(m_pixels))
            return take(answered(wish, m_sheet, m_pixels));
    }
    m_inView.pending = true;
    startJob();
}

void LiveTrace::startJob()
{
    if (m_jobRuns)
        return;
    m_jobRuns = true;
    const auto hand = [this](const Answer &answer) {
        m_jobRuns = false;
        if (m_inView.pending && answer.wish.sameFrame(m_wish))
            take(answer);
        if (m_inView.pending)
            startJob();
        emit arrived();
    };
    m_background.start([wish = m_wish, sheet = m_sheet, pixels = m_pixels] { return answered(wish, sheet, pixels); },
                       hand);
}

void LiveTrace::take(const Answer &answer)
{
    m_pixels = answer.pixels;
    m_inView.pending = answer.wish != m_wish;
    m_inView.trace = answer.trace ? *answer.trace : FrameTrace();
    m_inView.problem = answer.trace ? QString() : answer.trace.error().what;
    m_map = answer.map;
    m_version += 1;
}

} // namespace hitbox
