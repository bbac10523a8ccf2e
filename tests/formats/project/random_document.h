#pragma once

#include "document/document.h"

#include <random>

namespace hitbox::test {

/// A document that no designer would draw: every kind of shape, doubles of random bit patterns, names with whatever
/// Unicode has, unknown keys at every level. The same seed gives the same document.
Document randomDocument(quint64 seed);

/// A finite double of random bits with at most `largest` magnitude; denormals, both zeros and whole numbers come often.
double randomNumber(std::mt19937_64 &random, double largest);

} // namespace hitbox::test
