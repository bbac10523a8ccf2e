#pragma once

#include "windows/tracks/track_grid.h"
#include "windows/widgets/panel.h"

#include <QPointer>

class QComboBox;

namespace hitbox {

class NoticeBar;
class OpenProject;
class RefreshOnce;

/// The grid of tracks of the sprite in view, over all of its frames or those of a tag, with what is done to chosen
/// cells. Each is one step.
class TracksPanel : public Panel
{
    Q_OBJECT

public:
    explicit TracksPanel(OpenProject &project, QWidget *parent = nullptr);

    TrackGrid &grid() const { return *m_grid; }
    bool perform(EditCommand command) override;

    // On the chosen cells; tell when there is nothing to do.
    void joinChosen();
    void takeOutChosen();
    void holdChosen();
    void setBetween(Between between);

signals:
    void framesWanted(); ///< the strip of frames instead

private:
    void makeHeader();
    void connectParts();
    void refresh();
    void chooseTag(int tag);
    void toggle(int row, TrackGrid::Toggle toggle, TrackReach reach);
    void removeChosen();
    void commitChosen(const Document &after, const QString &text, const QString &otherwise);
    QString calledChosen() const;
    void offerTracks(const Sprite *sprite);
    void makeTracks();
    void showDrag(const TrackDrag &drag);
    void takeDrag(const TrackDrag &drag);
    Document withDrag(const Document &document) const;
    const Sprite *spriteInView() const; ///< as shown; nullptr for none
    int spritePlace() const;

    OpenProject &m_project;
    RefreshOnce *m_refresh = nullptr;
    QComboBox *m_tags = nullptr;
    TrackGrid *m_grid = nullptr;
    TrackDrag m_drag; ///< whose outcome the grid shows already
    QPointer<NoticeBar> m_offer;
    QString m_offered;           ///< what it says
    QSet<Id<Sprite>> m_declined; ///< whose shapes are to stay as they are
    Id<Tag> m_tag;               ///< of the sprite in view; none shows all frames
};

} // namespace hitbox
