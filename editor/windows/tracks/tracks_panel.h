#pragma once

#include "windows/sprites/thumbnails.h"
#include "windows/tracks/track_grid.h"
#include "windows/widgets/panel.h"

#include <QPointer>

class QComboBox;
class QToolButton;

namespace hitbox {

class FrameTimesButton;
class NoticeBar;
class OpenProject;
class RefreshOnce;
struct KeyNames;

/// The grid of tracks of the sprite in view, over all of its frames or those of a tag, with what is done to chosen
/// cells. Each is one step.
class TracksPanel : public Panel
{
    Q_OBJECT

public:
    TracksPanel(OpenProject &project, const Pixmaps &pixmaps, QWidget *parent = nullptr);

    TrackGrid &grid() const { return *m_grid; }
    bool perform(EditCommand command) override;
    void showKeys(const KeyNames &keys);      ///< in tool tips
    void setPlayed(std::optional<int> frame); ///< while an animation plays; none once it has ended
    void setTimes(FrameTimes times);          ///< how durations are shown and typed
    const QSet<Id<Sprite>> &declined() const { return m_declined; } ///< whose shapes are to stay as they are
    void setDeclined(const QSet<Id<Sprite>> &sprites);

    // On the chosen cells; tell when there is nothing to do.
    void joinChosen();
    void takeOutChosen();
    void holdChosen();
    void setBetween(Between between);
    bool canSetBetween() const;

signals:
    void choiceChanged(); ///< of cells
    void framesWanted();  ///< the strip of frames instead
    void playWanted();    ///< or to stop
    void timesChanged(FrameTimes times);
    void findingPressed(const Finding &finding);

private:
    void makeHeader();
    void connectParts();
    void refresh();
    void refreshLanes();
    void chooseTag(int tag);
    void setDuration(int frame, double milliseconds);
    void toggle(int row, TrackGrid::Toggle toggle, TrackReach reach);
    void removeChosen();
    void commitChosen(const Document &after, const QString &text, const QString &otherwise);
    QString calledChosen() const;
    void offerTracks(const Sprite *sprite);
    void makeTracks();
    void showDrag(const TrackDrag &drag);
    void takeDrag(const TrackDrag &drag);
    bool isLockedChosen() const;
    const Sprite *spriteInView() const; ///< as shown; nullptr for none
    int spritePlace() const;

    OpenProject &m_project;
    RefreshOnce *m_refresh = nullptr;
    RefreshOnce *m_refreshLanes = nullptr;
    Thumbnails m_thumbnails;
    QComboBox *m_tags = nullptr;
    QToolButton *m_play = nullptr;
    FrameTimesButton *m_times = nullptr;
    TrackGrid *m_grid = nullptr;
    TrackDrag m_drag;      ///< whose outcome is shown already
    Id<Frame> m_dragBegan; ///< the frame in view as it was taken hold of
    Id<Sprite> m_shownSprite;
    QList<Frame> m_shown; ///< what the rows are of
    QPointer<NoticeBar> m_offer;
    QString m_offered; ///< what it says
    Id<Sprite> m_offeredOf;
    QSet<Id<Sprite>> m_declined;
};

} // namespace hitbox
