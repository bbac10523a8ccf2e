#pragma once

#include <QtGlobal>

namespace hitbox {

/// Numbers that look random and are the same everywhere for the same seed and stream. Nothing of the standard library
/// is used, whose distributions differ from one to the next.
/// Source: SplitMix64 (G. L. Steele, D. Lea and C. H. Flood, "Fast splittable pseudorandom number generators", 2014).
class PlayRandom
{
public:
    PlayRandom(quint64 seed, quint64 stream)
        : m_state(mixed(seed) ^ mixed(~stream))
    {
    }

    /// The next number, at least 0 and below 1, in steps of 2^-53.
    double next()
    {
        m_state += goldenGamma;
        return static_cast<double>(mixed(m_state) >> 11) * 0x1p-53;
    }

private:
    static constexpr quint64 goldenGamma = 0x9e3779b97f4a7c15;

    static constexpr quint64 mixed(quint64 z)
    {
        z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9;
        z = (z ^ (z >> 27)) * 0x94d049bb133111eb;
        return z ^ (z >> 31);
    }

    quint64 m_state = 0;
};

} // namespace hitbox
