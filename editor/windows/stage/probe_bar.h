#pragma once

#include "drawing/theme.h"
#include "tools/probe_hand.h"
#include "windows/widgets/canvas_bar.h"

#include <QMap>

class QToolButton;

namespace hitbox {

struct KeyNames;
class OpenProject;
class RefreshOnce;

/// Over the stage while the probe tool is in hand: which probe follows the cursor.
class ProbeBar : public CanvasBar
{
    Q_OBJECT

public:
    /// Keeps itself at the upper edge of the canvas.
    ProbeBar(OpenProject &project, QWidget *canvas);

    void showKeys(const KeyNames &keys); ///< in the tool tips

private:
    QToolButton *makeButton(ProbeKind kind);
    bool isOfUse() const;
    void refresh();

    OpenProject &m_project;
    RefreshOnce *m_refresh = nullptr;
    QMap<ProbeKind, QToolButton *> m_buttons;
};

/// The line icon of a kind, by its resource.
QString probeIcon(ProbeKind kind);
/// "probe.circle": the action that takes a probe of this kind in hand.
QString probeActionId(ProbeKind kind);
/// "Circle": as a title.
QString probeTitle(ProbeKind kind);

} // namespace hitbox
