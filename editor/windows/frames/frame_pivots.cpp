#include "windows/frames/frame_pivots.h"

#include "document/places.h"
#include "session/open_project.h"
#include "windows/frames/frame_properties.h"

#include <QStringList>

namespace hitbox {

FramePivots::FramePivots(OpenProject &project, QObject *parent)
    : QObject(parent)
    , m_project(project)
    , m_look(
          [](const Question &question, const Run &run) {
              return opaqueParts(question.document, question.frames, question.folder, run.watcher());
          },
          [this](const Question &question, const Parts &seen) { take(question, seen); })
{
}

void FramePivots::set(const QList<FrameRef> &frames, Of of, PivotAnchor anchor)
{
    m_look.forget();
    if (frames.isEmpty())
        return;
    const Document &document = m_project.session.document();
    if (of == Of::Picture) {
        emit told(tr("Looking at the pictures…"));
        m_look.ask({document, frames, m_project.files.folders().memory, anchor});
        return;
    }
    QList<FramePart> parts;
    for (const FrameRef ref : frames)
        parts.append({ref, QRect(QPoint(), findFrame(document, ref)->size)});
    emit told(commit(parts, anchor));
}

void FramePivots::take(const Question &question, const Parts &seen)
{
    if (m_project.session.gestureUnderWay()) { // which a step of history would end
        constexpr auto once = Qt::ConnectionType(Qt::QueuedConnection | Qt::SingleShotConnection);
        connect(
            &m_project.live.hint, &LiveAnswer::changed, this, [this, question, seen] { take(question, seen); }, once);
        return;
    }
    const Document &document = m_project.session.document();
    QList<FramePart> parts;
    int bare = 0;
    int changed = 0;
    QStringList problems;
    for (const OpaquePart &frame : seen) {
        if (!stillFits(document, frame))
            ++changed;
        else if (!frame.part)
            problems.append(frame.part.error().text());
        else if (frame.part->isEmpty())
            ++bare;
        else
            parts.append({placeOf(document, frame.frame, frame.ref),
                          question.anchor == PivotAnchor::Bottom ? frame.feet : *frame.part});
    }
    QStringList sentences;
    if (!parts.isEmpty())
        sentences.append(commit(parts, question.anchor));
    if (bare > 0)
        sentences.append(tr("Without opaque pixels and left alone: %1.").arg(bare));
    if (changed > 0)
        sentences.append(tr("Changed meanwhile and left alone: %1.").arg(changed));
    if (!problems.isEmpty())
        sentences.append(
            tr("Without a readable image and left alone: %1, such as %2").arg(problems.size()).arg(problems.first()));
    emit told(sentences.join(QLatin1Char(' ')));
}

QString FramePivots::commit(const QList<FramePart> &parts, PivotAnchor anchor)
{
    const int sprite = parts.constFirst().frame.sprite;
    QList<int> frames;
    for (const FramePart &part : parts)
        frames.append(part.frame.frame);
    const QString text = pivotText(m_project.session.document().sprites.at(sprite), frames);
    m_project.session.commit(withPivots(m_project.session.document(), parts, anchor), text);
    return tr("%1 (%2).").arg(text, anchorName(anchor));
}

} // namespace hitbox
