#pragma once

#include "images/new_sprites.h"

#include <QFutureWatcher>
#include <QObject>

#include <functional>

namespace hitbox {

class ProjectView;
class Session;

/// Looks at images beside the window's thread. Deletes itself once it has told.
class ImageImport : public QObject
{
    Q_OBJECT

public:
    ImageImport(const QStringList &paths, QObject *parent);
    ~ImageImport() override; ///< stops and waits for the image that is being looked at

    void cancel(); ///< nothing is told then

signals:
    void progressed(int done, int all);
    /// `grid` has more than one cell where one image came alone and looks like a sheet.
    void finished(const hitbox::NewSprites &found, hitbox::SheetGrid grid);

private:
    struct Survey {
        NewSprites found;
        SheetGrid grid;
    };
    void tell();

    QFutureWatcher<Survey> m_survey;
};

using TakeImages = std::function<void(const NewSprites &found, SheetGrid grid)>;

/// Looks at images, and at those in folders; a bar shows progress when it takes long. Nothing is taken after a
/// cancel, or when the project is closed meanwhile.
void surveyImages(ProjectView &project, const QStringList &paths, const TakeImages &take);

/// Adds what was found to the project as one undo step; says what was taken and what was not, and offers to slice what
/// looks like a sheet.
void takeImages(Session &session, ProjectView &project, const NewSprites &found, SheetGrid grid);

/// Looks at images and takes them.
void importImages(Session &session, ProjectView &project, const QStringList &paths);

} // namespace hitbox
