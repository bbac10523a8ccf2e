#include "formats/importers/sheet_notes.h"

#include <QCoreApplication>

namespace hitbox {

ImportNote turnedFrameNote(const QString &frame)
{
    return {QCoreApplication::translate("import", "frame “%1”").arg(frame),
            QCoreApplication::translate("import",
                                        "it lies turned in the image, which a project cannot hold, and was left "
                                        "out; pack the sheet again without rotation")};
}

} // namespace hitbox
