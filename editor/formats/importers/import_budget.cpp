#include "formats/importers/import_budget.h"

#include "document/limits.h"
#include "formats/json/json_fields.h"

#include <QCoreApplication>

#include <algorithm>

namespace hitbox {

namespace {

class ImportBudgetWords
{
    Q_DECLARE_TR_FUNCTIONS(Import)
};

} // namespace

void refuseTooMany(ImportCount what, qsizetype count)
{
    const auto refuseAbove = [count](qsizetype most, const QString &sentence) {
        if (count > most)
            throw fields::Refusal{{.file = {}, .place = {}, .what = sentence.arg(most)}};
    };
    switch (what) {
    case ImportCount::Sprites:
        return refuseAbove(limits::importedSprites, ImportBudgetWords::tr("there are more than %1 images in the file"));
    case ImportCount::Frames:
        return refuseAbove(limits::importedFrames, ImportBudgetWords::tr("there are more than %1 frames in the file"));
    case ImportCount::Shapes:
        return refuseAbove(limits::importedShapes, ImportBudgetWords::tr("there are more than %1 shapes in the file"));
    case ImportCount::Tags:
        return refuseAbove(limits::importedTags, ImportBudgetWords::tr("there are more than %1 tags in the file"));
    }
}

void ImportBudget::addSprite()
{
    refuseTooMany(ImportCount::Sprites, ++m_sprites);
}

void ImportBudget::addFrame()
{
    refuseTooMany(ImportCount::Frames, ++m_frames);
}

void ImportBudget::addFrame(const Frame &frame)
{
    addFrame();
    m_framePoints += frame.points.size();
    m_frameEvents += frame.events.size();
    if (std::max(m_framePoints, m_frameEvents) > limits::framePoints)
        throw fields::Refusal{
            {.file = {},
             .place = {},
             .what = ImportBudgetWords::tr(
                         "found more than %1 points or events of frames, which is more than a project may have")
                         .arg(limits::framePoints)}};
    for (const Shape &shape : frame.shapes)
        addShape(shape.outline);
}

void ImportBudget::addShape(const Outline &outline)
{
    refuseTooMany(ImportCount::Shapes, ++m_shapes);
    m_points += handlesOf(outline).size();
    if (m_points > limits::points)
        throw fields::Refusal{
            {.file = {},
             .place = {},
             .what = ImportBudgetWords::tr("found more than %1 points, which is more than can be read")
                         .arg(limits::points)}};
    if (!isWithinLimits(outline))
        throw fields::Refusal{{.file = {},
                               .place = {},
                               .what = ImportBudgetWords::tr("found a shape that reaches beyond 1000000000 pixels")}};
}

} // namespace hitbox
