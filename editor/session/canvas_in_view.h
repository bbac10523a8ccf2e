#pragma once

#include "tools/canvas_sight.h"

#include <QObject>

#include <optional>

namespace hitbox {

/// What the canvas that is shown of a project lets one see and reach. The canvas notes it; the tool in hand keeps what
/// it draws within reach, and LiveOverlay follows.
class CanvasInView final : public QObject
{
    Q_OBJECT

public:
    const std::optional<CanvasSight> &sight() const { return m_sight; } ///< none before a canvas was shown
    void setSight(const CanvasSight &sight)
    {
        if (sight == m_sight)
            return;
        m_sight = sight;
        emit changed();
    }

signals:
    void changed();

private:
    std::optional<CanvasSight> m_sight;
};

} // namespace hitbox
