#include "cli/finding_place.h"

#include "formats/member.h"
#include "validation/wording.h"

namespace hitbox {

QString placeText(const Document &document, const Finding &finding)
{
    QStringList place;
    if (const Sprite *sprite = findSprite(document, finding.frame.sprite))
        place.append(QStringLiteral("sprite ") + quoted(sprite->name));
    if (const Frame *frame = findFrame(document, finding.frame)) {
        place.append(QStringLiteral("frame ") + quoted(frame->name));
        if (const Shape *shape = findShape(*frame, finding.shape))
            place.append(QStringLiteral("shape %1 ").arg(shape->id.value) + quoted(shape->name));
    }
    return place.join(QStringLiteral(", "));
}

void writePlace(JsonWriter &json, const Document &document, const Finding &finding)
{
    if (const Sprite *sprite = findSprite(document, finding.frame.sprite))
        writeMember(json, "sprite", sprite->name);
    if (const Frame *frame = findFrame(document, finding.frame))
        writeMember(json, "frame", frame->name);
    if (finding.shape)
        writeMember(json, "shape", finding.shape.value);
}

} // namespace hitbox
