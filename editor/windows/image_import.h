#pragma once

#include "images/new_sprites.h"

#include <QFutureWatcher>
#include <QObject>

namespace hitbox {

class Workspace;

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

/// Adds images, and those in folders, to the project as one undo step; says what was taken and what was not, shows
/// progress when it takes long, and offers to slice what looks like a sheet.
void importImages(Workspace &workspace, const QStringList &paths);

} // namespace hitbox
