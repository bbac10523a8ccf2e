#include "session/live/whole_check.h"

#include "validation/validate.h"

namespace hitbox {

std::shared_ptr<WholeChecked> checkedWhole(const WholeCheck &wanted, const Run &run)
{
    const auto all = std::make_shared<WholeChecked>();
    const Document &document = wanted.value.document;
    for (int s = 0; s < document.sprites.size(); ++s) {
        const Sprite &sprite = document.sprites[s];
        CheckedSprite &checkedSprite = all->sprites.emplaceBack(CheckedSprite{
            .id = *sprite.id, .name = sprite.name, .image = sprite.image, .frames = sprite.frames, .checked = {}});
        for (int f = 0; f < sprite.frames.size(); ++f) {
            if (run.isStopped())
                return all;
            for (const Shape &shape : sprite.frames[f].shapes) {
                const bool isKnown = isChecked(wanted.known, shape);
                all->shapes.insert(shape.id,
                                   isKnown ? wanted.known[shape.id] : CheckedShape{shape, validateShape(shape)});
            }
            checkedSprite.checked.append(checkedFrame(wanted.value, {s, f}, all->shapes));
        }
    }
    all->betweenFrames = validateWhole(document, wanted.value.context, run.stop());
    return all;
}

} // namespace hitbox
