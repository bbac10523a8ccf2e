#pragma once

#include "validation/rule.h"

/// The rules one by one, each defined in the file of its name. all_rules.cpp puts them in order.
namespace hitbox {

extern const Rule tooFewPointsRule;
extern const Rule repeatedPointRule;
extern const Rule nearRepeatedPointRule;
extern const Rule spikeRule;
extern const Rule selfIntersectionRule;
extern const Rule zeroAreaRule;
extern const Rule tinyAreaRule;
extern const Rule collinearPointRule;
extern const Rule outsideFrameRule;
extern const Rule noOpaquePixelRule;
extern const Rule unknownCategoryRule;
extern const Rule unknownHitRule;
extern const Rule categoryBitsRule;
extern const Rule frameOutsideImageRule;
extern const Rule missingImageRule;
extern const Rule imageOutsideFolderRule;
extern const Rule imageChangedRule;
extern const Rule pictureGoneRule;
extern const Rule unsettledConflictRule;
extern const Rule duplicateNameRule;
extern const Rule duplicateTrackRule;
extern const Rule inBetweenWithoutKeyRule;
extern const Rule inBetweenOutOfStepRule;
extern const Rule unknownBetweenRule;
extern const Rule duplicatePointRule;
extern const Rule unnamedMarkRule;
extern const Rule fieldValueRule;
extern const Rule badTagRule;
extern const Rule emptyFrameRule;
extern const Rule missingInstanceRule;
extern const Rule missingOnStageRule;
extern const Rule badProfileRule;
extern const Rule profileOutsideRule;
extern const Rule concaveShapeRule;
extern const Rule tooManyVerticesRule;
extern const Rule clockwiseWindingRule;

} // namespace hitbox
