#include "service/finding_place.h"

#include "document/names.h"
#include "formats/json/json_writer.h"

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
        json.member("sprite", sprite->name);
    if (const Frame *frame = findFrame(document, finding.frame))
        json.member("frame", frame->name);
    if (finding.shape)
        json.member("shape", finding.shape.value);
}

} // namespace hitbox
