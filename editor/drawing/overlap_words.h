#pragma once

#include "drawing/overlap_filter.h"
#include "stage/engine_rounding.h"

#include <QString>

namespace hitbox {

struct Document;
struct PlacedShape;

/// "touching", "overlapping", "containing", "contained", "equal", "separate"; translated.
QString relationWord(geometry::Relation relation);

/// "blade overlaps hull"; of what strikes, "blade hits hull".
QString meetingSentence(const Document &document, const Overlap &overlap, const PlacedShape &a, const PlacedShape &b);

/// "float32 metres", "whole pixels", "double".
QString numbersWord(EngineRounding::Numbers numbers);

/// "separate here, touching in float32 metres"; empty where both agree.
QString engineSentence(const Overlap &overlap, const EngineRounding &rounding);

} // namespace hitbox
