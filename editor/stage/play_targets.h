#pragma once

#include "document/document.h"
#include "stage/placements.h"
#include "stage/play_contact.h"

#include <cstddef>
#include <vector>

#include <hitbox/geometry/broad_phase.h>

namespace hitbox {

/// What bullets can hit: the instances of a stage as they move, spin and play their tags. Positions follow from the
/// time since the start, so that no error adds up. A tag's frames change between steps, at the first one that begins
/// when they are due; an instance whose tag does not exist keeps to its frame.
class PlayTargets
{
public:
    PlayTargets(const Document &document, const Stage &stage, double stepSeconds);

    /// Takes everything to where a step begins, counted from 0.
    void moveTo(qint64 step);

    /// The stage's instances as they stand now: position, rotation and frame.
    const QList<Instance> &instances() const { return m_now.instances; }

    /// All shapes, by instance and then in frame order.
    const std::vector<PlacedShape> &shapes() const { return m_shapes; }
    PlayMotion motionOf(int instance) const;

    /// The indices of shapes that may come into the box before the step ends, in rising order.
    std::vector<std::size_t> near(const geometry::Box &box) const { return m_boxes.overlapping(box); }

    /// What all moves until now cost: frames looked through, and shapes placed by their size.
    qint64 work() const { return m_work; }

private:
    /// An instance that does not just stand there.
    struct Mover {
        int instance = -1;
        int sprite = -1;
        QList<int> frames; ///< of its tag, in the order that they are shown; may be empty
    };

    bool showFrame(const Mover &mover, double seconds);
    void move(int instance, double seconds);
    void placeAll();
    void placeShapesOf(int instance);
    geometry::Box boxWithinStep(const PlacedShape &shape) const;

    Document m_document;
    Stage m_start;
    Stage m_now;
    double m_stepSeconds = 0;
    std::vector<Mover> m_movers;
    std::vector<geometry::Shape> m_outlines; ///< of m_shapes, as their frames have them
    std::vector<PlacedShape> m_shapes;
    std::vector<std::size_t> m_firstShapes; ///< of each instance in m_shapes, and an end
    geometry::BroadPhase m_boxes;
    qint64 m_work = 0;
};

} // namespace hitbox
