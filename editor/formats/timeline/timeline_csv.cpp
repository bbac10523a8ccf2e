#include "formats/timeline/timeline_csv.h"

#include "document/numbers.h"
#include "stage/overlaps.h"

namespace hitbox {

namespace {

QString flag(bool truth)
{
    return truth ? QStringLiteral("1") : QStringLiteral("0");
}

QString shapeCell(const Frame &frame, ShapeId id)
{
    const Shape *shape = findShape(frame, id);
    const QString number = QString::number(id.value);
    return shape && !shape->name.isEmpty() ? number + QLatin1Char(' ') + shape->name : number;
}

QString pairsText(const Document &document, const TimelineMeeting &meeting)
{
    const Frame &a = *findFrame(document, meeting.a);
    const Frame &b = *findFrame(document, meeting.b);
    QStringList pairs;
    for (const TimelineContact &contact : meeting.contacts) {
        const QStringList words{shapeCell(a, contact.a), relationName(contact.relation), shapeCell(b, contact.b)};
        pairs.append(words.join(QLatin1Char(' ')));
    }
    return pairs.join(QStringLiteral("; "));
}

/// What is the same in every tick in which two frames stand together.
struct MeetingFields {
    QStringList a;
    QStringList b;
    QStringList rest;
};

MeetingFields fieldsOf(const Document &document, const TimelineMeeting &meeting)
{
    const auto side = [&document](FrameRef ref) {
        return QStringList{document.sprites.at(ref.sprite).name, findFrame(document, ref)->name};
    };
    return {side(meeting.a),
            side(meeting.b),
            {flag(!meeting.contacts.isEmpty()), flag(meeting.aHits), flag(meeting.bHits),
             meeting.area ? QString::fromLatin1(shortestNumber(*meeting.area)) : QString(),
             pairsText(document, meeting)}};
}

} // namespace

QByteArray timelineCsv(const Document &document, const Timeline &timeline, CsvFormulas formulas)
{
    QList<MeetingFields> meetings;
    for (const TimelineMeeting &meeting : timeline.meetings)
        meetings.append(fieldsOf(document, meeting));
    QByteArray csv = "tick,sprite_a,frame_a,phase_a,sprite_b,frame_b,phase_b,contact,a_hits,b_hits,area,pairs\n";
    for (int i = 0; i < timeline.ticks.size(); ++i) {
        const TimelineTick &tick = timeline.ticks.at(i);
        const MeetingFields &fields = meetings.at(tick.meeting);
        csv += csvLine(QStringList{QString::number(i)} + fields.a + QStringList{phaseName(tick.a)} + fields.b +
                           QStringList{phaseName(tick.b)} + fields.rest,
                       formulas);
    }
    return csv;
}

} // namespace hitbox
