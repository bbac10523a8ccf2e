#pragma once

#include "images/opaque_parts.h"
#include "session/work/latest.h"
#include "tools/pivot_places.h"

#include <QObject>

namespace hitbox {

class OpenProject;

/// Sets the pivots of frames to the same place of each: of the frame, or of what is opaque in its picture, which is
/// looked at beside the window. It is one step; frames without such a place are left as they are, and that is told.
class FramePivots final : public QObject
{
    Q_OBJECT

public:
    FramePivots(OpenProject &project, QObject *parent);

    enum class Of { Picture, Frame };

    /// The frames must exist. Asking again takes the place of what is under way.
    void set(const QList<FrameRef> &frames, Of of, PivotAnchor anchor);

signals:
    void told(const QString &text);

private:
    struct Question {
        Document document;
        QList<FrameRef> frames;
        QString folder;
        PivotAnchor anchor = PivotAnchor::Bottom;
    };
    using Parts = QList<OpaquePart>;

    void take(const Question &question, const Parts &seen);
    QString commit(const QList<FramePart> &parts, PivotAnchor anchor); ///< what is to be told

    OpenProject &m_project;
    Latest<Question, Parts> m_look;
};

} // namespace hitbox
