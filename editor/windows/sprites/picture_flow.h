#pragma once

#include "session/live/live_pictures.h"

#include <QObject>
#include <QPointer>

namespace hitbox {

class NoticeBar;
class OpenProject;
class ProjectView;

/// When an image was saved anew so that frames lie elsewhere in it, a bar over the canvas says so and offers to move
/// the shapes with their pictures, or to scale them with an image that was scaled. One undo step each; nothing is done
/// unasked.
class PictureFlow : public QObject
{
    Q_OBJECT

public:
    PictureFlow(OpenProject &project, ProjectView &view);

private:
    void refresh();
    void offer(const MovedPictures &moved);
    void follow(const MovedPictures &moved);
    void askHow(const MovedPictures &moved, const QHash<QString, QImage> &images);
    QHash<int, QImage> lostPictures(const Sprite &sprite, const PictureMoves &moves) const;
    void scale(const MovedPictures &moved);
    int placeOfSprite(const MovedPictures &moved) const; ///< -1 once it is not what was looked at
    void commit(const Document &after, const MovedPictures &moved, const QString &text);

    OpenProject &m_project;
    ProjectView &m_view;
    QPointer<NoticeBar> m_bar;
    QList<MovedPictures> m_offered;
};

} // namespace hitbox
