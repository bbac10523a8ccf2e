#pragma once

#include "drawing/theme.h"
#include "session/live/live_timeline.h"
#include "windows/widgets/panel.h"

#include <optional>

class QLabel;
class QPushButton;
class QToolButton;

namespace hitbox {

struct KeyNames;
class ElidedLabel;
class Pixmaps;
class OpenProject;
class RefreshOnce;
class FlowRow;
class TimelineExport;
class TimelineFields;
class TimelineStrip;

/// Two animations of the stage in view side by side. The tick under the playhead is a look ahead on the canvas; it
/// changes nothing. While the panel is hidden it asks for nothing.
class TimelinePanel : public Panel
{
    Q_OBJECT

public:
    TimelinePanel(OpenProject &project, const Pixmaps &pixmaps, QWidget *parent = nullptr);

    void showKeys(const KeyNames &keys); ///< in tool tips

    enum class ContactEnd { First, Last };
    void goToContact(ContactEnd end); ///< tells when there is none

protected:
    void resizeEvent(QResizeEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    void makeHeader();
    QToolButton *jumpButton(const QString &name, ContactEnd end);
    QPushButton *exportButton(const QString &name, const QString &text, const QString &toolTip);
    void connectParts();
    void keepRoomForFigures();
    void follow();
    void showAnswer();
    void showMoment();
    const LiveTimeline::Answer *playable() const; ///< null without a timeline

    OpenProject &m_project;
    RefreshOnce *m_refresh = nullptr;
    LiveTimeline &m_live;
    TimelineExport *m_export = nullptr;
    TimelineFields *m_fields = nullptr;
    TimelineStrip *m_strip = nullptr;
    ElidedLabel *m_moment = nullptr; ///< what is at the tick under the playhead
    QLabel *m_figures = nullptr;
    FlowRow *m_exports = nullptr; ///< the buttons that make files
    QToolButton *m_first = nullptr;
    QToolButton *m_last = nullptr;
    QPushButton *m_picture = nullptr;
    QPushButton *m_csv = nullptr;
    QPushButton *m_copy = nullptr;
};

} // namespace hitbox
