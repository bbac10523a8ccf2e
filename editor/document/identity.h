#pragma once

#include <QHashFunctions>

#include <atomic>
#include <compare>

/// Things of a project are known by ids, not by their names or places, which change. Ids live in memory only and no
/// file holds them (ShapeId is another matter: it is in the file).
namespace hitbox {

/// Names one thing of its kind for as long as the program runs; none by default.
template <class Thing>
class Id
{
public:
    Id() = default;

    /// One that no thing has had before, on any thread.
    static Id fresh()
    {
        static std::atomic<quint64> last{0};
        Id id;
        id.m_value = ++last;
        return id;
    }

    quint64 number() const { return m_value; }
    explicit operator bool() const { return m_value != 0; }
    /// Orders ids by age: one made later is greater.
    friend auto operator<=>(Id, Id) = default;
    friend size_t qHash(Id id, size_t seed = 0) { return ::qHash(id.m_value, seed); }

private:
    quint64 m_value = 0;
};

/// The id that a thing carries as its member `id`:
/// 1. A thing that is made has one that no other ever had.
/// 2. A copy has the same: it is the thing as it was at another time, in another value of the project. One that is to
///    stand beside the first within one project needs another: see renewed().
/// 3. It is no part of the value: things that differ in nothing else are equal. Whether two things are one and the same
///    is asked of their ids, `Id<Thing>(a.id) == b.id`; two members are not compared with each other.
template <class Thing>
class Identity
{
public:
    operator Id<Thing>() const { return m_id; } // NOLINT(google-explicit-constructor): it is one
    Id<Thing> operator*() const { return m_id; }

private:
    friend Thing; // whose defaulted == passes over it
    bool operator==(const Identity & /*other*/) const { return true; }

    Id<Thing> m_id = Id<Thing>::fresh();
};

} // namespace hitbox
