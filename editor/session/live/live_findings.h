#pragma once

#include "document/document.h"
#include "session/live/findings_between_frames.h"
#include "session/live/live_answer.h"
#include "session/live/live_outline.h"
#include "session/work/latest.h"
#include "validation/validate.h"

#include <QHash>
#include <QList>

#include <memory>

namespace hitbox {

class ProjectImages;

/// The findings of a document that keeps changing. Only what differs from the value before is checked again: shapes one
/// by one, kept by id, and the frames they stand in. Changes that a hand makes are checked at once; more work than fits
/// between two pictures goes to another thread and arrives later; until then the findings of the value before are
/// shown. Where thousands of frames are to be checked, as when a project was opened or its images were read, that is
/// done there in one go; and so is what depends on more than one frame, of thousands of sprites or strikes.
class LiveFindings : public LiveAnswer
{
    Q_OBJECT

public:
    explicit LiveFindings(const ProjectImages &images); ///< which outlive it

    /// Brings the findings up to the value. Another catalog of images needs a forgetFrames() before.
    void check(const Document &document, const ValidationContext &context);

    /// Everything is checked anew at the next update: for another document.
    void forgetAll();
    /// What depends on more than the shape alone is checked anew at the next update.
    void forgetFrames();
    void sayAnew(); ///< all of them, in the language that is spoken by now

    const QList<Finding> &list() const { return m_findings; }
    const ValidationContext &context() const { return m_now.context; } ///< what they were made with
    /// Not all is checked yet, or not all images were looked at; arrived() follows.
    bool pending() const;

    bool update(const Shown &shown) override;

private:
    struct CheckedShape {
        Shape shape;
        QList<Finding> findings;
    };
    struct WaitingShape {
        Shape shape;
        qint64 ticket = 0; ///< the lowest one is next: a shape that keeps changing goes behind the others
    };
    struct CheckedFrame {
        Frame frame;
        QList<Finding> findings;
        bool complete = false; ///< no shape of it was waiting
    };
    struct CheckedSprite {
        Id<Sprite> id;
        QString name;
        QString image;
        QList<Frame> frames; ///< as last seen: shared with the document while nothing in them changes
        QList<CheckedFrame> checked;
    };

    /// All that was checked.
    struct Checked {
        QList<CheckedSprite> sprites;
        QHash<ShapeId, CheckedShape> shapes; ///< as last checked, which may be an older value of the shape
        QList<Finding> betweenFrames;
    };
    struct WholeCheck {
        ValueToCheck value;
        QHash<ShapeId, CheckedShape> known; ///< checked before
    };

    static std::shared_ptr<Checked> checkedWhole(const WholeCheck &wanted, const Run &run);
    /// Some of the shapes may not be known.
    static CheckedFrame checkedFrame(const Document &document, FrameRef ref, const ValidationContext &context,
                                     const QHash<ShapeId, CheckedShape> &shapes);
    void updateSprite(int sprite);
    bool isCurrent(const CheckedFrame &checked, const Frame &frame) const;
    bool hasSameSurroundings(const CheckedSprite &known, const Sprite &now) const;
    void bringUpToDate();
    void checkWhole();
    void followPlaces();
    static bool standAs(const CheckedSprite &known, const Sprite &now); ///< frame by frame
    void stand(CheckedSprite &known, int place);
    static QList<CheckedFrame> inOrderOf(const QList<Frame> &frames, QList<CheckedFrame> checked);
    void forgetAbsent();
    QList<Shape> nextParcel() const;
    void checkShapes(const QList<const Frame *> &frames);
    QList<Finding> checkedAtOnce(const Shape &shape);
    QList<const Frame *> changedFrames() const;
    bool isKnown(const Shape &shape) const;
    static QList<CheckedShape> checked(const QList<Shape> &parcel, const Run &run);
    void checkNext();
    void take(const QList<CheckedShape> &results);
    void takeWhole(const WholeCheck &wanted, Checked &&checked);
    void collect();

    struct Told {
        QList<Finding> findings;
        bool pending = false;

        friend bool operator==(const Told &, const Told &) = default;
    };

    const ProjectImages &m_images;
    int m_imagesVersion = 0; ///< as last updated
    int m_opened = 0;        ///< document, as last updated
    Told m_told;
    ValueToCheck m_now;
    QList<CheckedSprite> m_sprites;
    QHash<ShapeId, CheckedShape> m_shapes; ///< as last checked, which may be an older value of the shape
    QHash<ShapeId, WaitingShape> m_waiting;
    qint64 m_lastTicket = 0;
    LiveOutline m_outline; ///< of the polygon that is changed by hand
    QList<Finding> m_findings;
    bool m_everythingDiffers = true;
    Latest<QList<Shape>, QList<CheckedShape>> m_parcel;
    Latest<WholeCheck, std::shared_ptr<Checked>> m_whole;
    FindingsBetweenFrames m_betweenFrames;
};

} // namespace hitbox
