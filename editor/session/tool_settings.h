#pragma once

#include "images/tracing/trace.h"
#include "session/category_view.h"
#include "session/edit_scope.h"
#include "stage/overlap_index.h"
#include "tools/probe_hand.h"
#include "tools/snapping/snapping.h"
#include "tools/symmetry.h"

#include <QObject>
#include <QString>

#include <type_traits>

namespace hitbox {

enum class FitMapUse { Off, On };
enum class EngineView { Hidden, Shown }; ///< of what the engine gets, on the canvas

/// How one works with the tools: neither saved in the project nor undone.
struct ToolSettings {
    SnapSettings snap;
    Symmetry symmetry; ///< of drawing polygons and editing their points
    ProbeHand probeHand;
    QString category; ///< for new shapes: one of the document's, or empty where it has none
    CategoryView categoryView;
    EditScope scope; ///< of edits of shapes; this frame alone again as soon as another sprite is in view
    TraceOptions trace;
    EngineView engineView = EngineView::Hidden;
    EngineRounding rounding;           ///< what overlaps are `inEngine` by
    FitMapUse fitMap = FitMapUse::Off; ///< whether to show where traced outlines do not fit

    friend bool operator==(const ToolSettings &, const ToolSettings &) = default;
};

/// The settings in force in one open project. A session keeps what names categories in step with its document, ends a
/// gesture that another category view or kind of probe would leave in the air, and notes what tools themselves set.
class ToolDesk final : public QObject
{
    Q_OBJECT

public:
    const ToolSettings &now() const { return m_now; }
    void set(const ToolSettings &settings);

    template <typename Value>
    void set(Value ToolSettings::*setting, const std::type_identity_t<Value> &value)
    {
        ToolSettings settings = m_now;
        settings.*setting = value;
        set(settings);
    }

signals:
    void changed();

private:
    ToolSettings m_now;
};

} // namespace hitbox
