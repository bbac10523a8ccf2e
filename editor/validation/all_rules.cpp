#include "validation/rules.h"

namespace hitbox {

// Causes before consequences: a repeated point or a spike makes edges meet, and is named before the edges are.
const QList<Rule> &allRules()
{
    static const QList<Rule> rules{
        frameOutsideImageRule,
        tooFewPointsRule,
        repeatedPointRule,
        nearRepeatedPointRule,
        spikeRule,
        selfIntersectionRule,
        zeroAreaRule,
        tinyAreaRule,
        collinearPointRule,
        unknownCategoryRule,
        unknownHitRule,
        categoryBitsRule,
        outsideFrameRule,
        noOpaquePixelRule,
        missingImageRule,
        imageOutsideFolderRule,
        imageChangedRule,
        pictureGoneRule,
        unsettledConflictRule,
        duplicateNameRule,
        duplicateTrackRule,
        inBetweenWithoutKeyRule,
        inBetweenOutOfStepRule,
        unknownBetweenRule,
        duplicatePointRule,
        unnamedMarkRule,
        fieldValueRule,
        badTagRule,
        emptyFrameRule,
        missingInstanceRule,
        missingOnStageRule,
        badProfileRule,
        profileOutsideRule,
        concaveShapeRule,
        tooManyVerticesRule,
        clockwiseWindingRule,
    };
    return rules;
}

} // namespace hitbox
