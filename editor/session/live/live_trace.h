#pragma once

#include "images/tracing/trace.h"
#include "session/live/live_answer.h"
#include "session/tool_settings.h"
#include "session/work/latest.h"
#include "tools/trace_in_view.h"

#include <QImage>
#include <QPoint>
#include <QRect>

namespace hitbox {

class ProjectImages;

/// The trace of one frame while the options change. Small frames are traced at once; others on another thread, where
/// only the latest options count: until they arrive, the trace before them stays.
class LiveTrace : public LiveAnswer
{
    Q_OBJECT

public:
    /// The pixels of a frame in its sheet.
    struct Source {
        QImage sheet; ///< null where it cannot be read
        QRect rect;
        QPoint offset;
        bool isPending = false; ///< the sheet is to come
    };

    LiveTrace(const ToolDesk &desk, const ProjectImages &images); ///< both outlive it

    void trace(const Source &source, const TraceOptions &options, FitMapUse map);
    void forget(); ///< frees the pixels; nothing is in view

    const TraceInView &inView() const { return m_inView; }
    const FitMap &map() const { return m_map; } ///< of what is in view; null unless it was asked for
    int version() const { return m_version; }   ///< another one for each difference in what is in view

    bool update(const Shown &shown) override;

private:
    struct Wish {
        qint64 sheet = 0; ///< QImage::cacheKey(); 0 is none
        QRect rect;
        QPoint offset;
        TraceOptions options;
        FitMapUse map = FitMapUse::Off;
        bool isPending = false;

        bool sameFrame(const Wish &other) const;
        friend bool operator==(const Wish &, const Wish &) = default;
    };
    struct Job {
        Wish wish;
        QImage sheet;
        FramePixels pixels; ///< none when they are to be made
    };
    struct Answer {
        FramePixels pixels;
        Result<FrameTrace> trace;
        FitMap map;
    };

    static Answer answered(const Job &job);
    bool isQuick(const FramePixels &pixels) const;
    void traceBeside();
    void take(const Wish &wish, const Answer &answer);
    void takeLate(const Wish &wish, const Answer &answer);

    const ToolDesk &m_desk;
    const ProjectImages &m_images;
    int m_told = 0; ///< version
    Wish m_wish;
    QImage m_sheet;
    FramePixels m_pixels; ///< of the wished frame; none while another thread makes them
    TraceInView m_inView;
    FitMap m_map;
    int m_version = 0;
    Latest<Job, Answer> m_late;
};

} // namespace hitbox
