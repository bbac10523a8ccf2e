#pragma once

#include "document/document.h"
#include "document/result.h"
#include "files/file_writer.h"

#include <QHash>
#include <QImage>
#include <QString>

namespace hitbox {

/// The stage magnified by a whole number so that its longer side has about 1024 pixels; larger ones are shrunk to 4096.
/// Frames and shapes in the order of their layers, hidden layers left out. What shapes share is hatched, orange-red
/// where their categories make it a hit and yellow otherwise; where they only touch there are rings. Probes are dashed,
/// and light up where they meet anything. `images` are by the sprites' names; a sprite without one is drawn without it.
QImage renderStage(const Document &document, int stage, const QHash<QString, QImage> &images);

/// STAGE.png, the name made safe. The stage must exist. Sprites whose images cannot be read are drawn without them.
/// Fails when the picture cannot be made.
Result<OutputFile> renderStageFile(const Document &document, int stage, const QString &projectFolder);

} // namespace hitbox
