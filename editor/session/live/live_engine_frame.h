#pragma once

#include "document/document.h"
#include "formats/exporters/preparation/engine_shape.h"
#include "session/live/live_answer.h"
#include "session/work/latest.h"

#include <QHash>
#include <QList>

namespace hitbox {

/// What the project's engine gets of one frame.
struct EngineFrame {
    const Format *format = nullptr; ///< nullptr when the project is for no engine, or for one that is unknown here
    QList<EngineShape> shapes;      ///< one for each shape of the frame, in its order
    QList<Finding> losses;          ///< of the sprite as a whole

    friend bool operator==(const EngineFrame &, const EngineFrame &) = default;
};

/// Runs the preparation of an export for the frame in view whenever it changes, shape by shape. What a hand changes is
/// prepared at once; more work than fits between two pictures goes to another thread and arrives later; until then a
/// shape shows what was known of it before.
class LiveEngineFrame : public LiveAnswer
{
    Q_OBJECT

public:
    LiveEngineFrame();

    const EngineFrame &frame() const { return m_answer; }
    bool pending() const; ///< some shapes are still being prepared; arrived() follows

    bool update(const Shown &shown) override;

private:
    struct Prepared {
        Shape shape;
        EngineShape answer;
    };

    /// What another thread prepares.
    struct Parcel {
        QList<Shape> shapes;
        geometry::Point origin;
        const Format *format = nullptr;
    };

    void look(const Document &document, FrameRef ref);
    static QList<Prepared> preparedAll(const Parcel &parcel, const Run &run);
    void prepare();
    bool isKnown(const Shape &shape) const;
    void collect();
    void prepareRest();
    void take(const QList<Prepared> &results);

    struct Told {
        EngineFrame frame;
        bool pending = false;

        friend bool operator==(const Told &, const Told &) = default;
    };

    Told m_told;
    Id<Frame> m_frame; ///< in view
    EngineFrame m_answer;
    QList<Shape> m_shapes;                  ///< of the frame in view
    geometry::Point m_origin;               ///< of the engine, in frame pixels
    QHash<ShapeId, Prepared> m_known;       ///< as last prepared, which may be for an older value of the shape
    Latest<Parcel, QList<Prepared>> m_rest; ///< for the engine and the origin as they are
};

} // namespace hitbox
