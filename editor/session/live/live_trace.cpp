#include "session/live/live_trace.h"

#include "images/alpha_mask.h"
#include "images/tracing/trace_islands.h"
#include "session/files/project_images.h"

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

LiveTrace::LiveTrace(const ToolDesk &desk, const ProjectImages &images)
    : m_desk(desk)
    , m_images(images)
    , m_late([](const Job &job, const Run &) { return answered(job); },
             [this](const Job &job, const Answer &answer) { takeLate(job.wish, answer); })
{
}

bool LiveTrace::update(const Shown &shown)
{
    const Frame *inView = shown.wantsTrace ? findFrame(shown.document, shown.frame) : nullptr;
    if (inView) {
        const ImagePixels sheet = m_images.pixels(imageOf(*findSprite(shown.document, shown.frame.sprite), *inView));
        trace({sheet.images.whole, inView->rect, inView->offset, sheet.isPending}, m_desk.now().trace,
              m_desk.now().fitMap);
    } else {
        forget();
    }
    return m_version != std::exchange(m_told, m_version);
}

void LiveTrace::forget()
{
    if (m_wish == Wish())
        return;
    m_late.forget();
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

LiveTrace::Answer LiveTrace::answered(const Job &job)
{
    const Wish &wish = job.wish;
    FramePixels pixels = job.pixels;
    if (!pixels.alpha)
        pixels = {std::make_shared<geometry::PixelMask>(alphaMask(job.sheet, wish.rect)), wish.offset};
    Answer answer{pixels, traced(pixels, wish.options), {}};
    if (answer.trace && wish.map == FitMapUse::On)
        answer.map = fitMap(pixels, wish.options.threshold, outlinesOf(*answer.trace));
    return answer;
}

void LiveTrace::trace(const Source &source, const TraceOptions &options, FitMapUse map)
{
    const Wish wish{source.sheet.isNull() ? 0 : source.sheet.cacheKey(),
                    source.rect,
                    source.offset,
                    options,
                    map,
                    source.isPending};
    if (wish == m_wish)
        return;
    if (!wish.sameFrame(m_wish)) {
        m_late.forget();
        m_pixels = {};
        m_inView = {};
        m_map = {};
    }
    m_wish = wish;
    m_sheet = source.sheet;
    m_version += 1;
    if (m_sheet.isNull()) {
        m_inView = {{}, source.isPending, source.isPending ? QString() : tr("The image of this frame cannot be read.")};
        return;
    }
    if (areaOf(wish.rect) <= pixelsAtOnce) {
        if (!m_pixels.alpha)
            m_pixels = {std::make_shared<geometry::PixelMask>(alphaMask(m_sheet, wish.rect)), wish.offset};
        if (isQuick(m_pixels)) {
            m_late.forget();
            return take(wish, answered({wish, m_sheet, m_pixels}));
        }
    }
    m_inView.pending = true;
    traceBeside();
}

/// What is being traced of the same frame comes to its end first, and is shown: options change all the time while a
/// slider is dragged.
void LiveTrace::traceBeside()
{
    if (!m_late.isPending())
        m_late.ask({m_wish, m_sheet, m_pixels});
}

void LiveTrace::takeLate(const Wish &wish, const Answer &answer)
{
    take(wish, answer);
    if (m_inView.pending)
        traceBeside();
    emit arrived();
}

void LiveTrace::take(const Wish &wish, const Answer &answer)
{
    m_pixels = answer.pixels;
    m_inView.pending = wish != m_wish;
    m_inView.trace = answer.trace ? *answer.trace : FrameTrace();
    m_inView.problem = answer.trace ? QString() : answer.trace.error().what;
    m_map = answer.map;
    m_version += 1;
}

} // namespace hitbox
