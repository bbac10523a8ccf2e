#pragma once

#include "document/document.h"
#include "session/live/findings_between_frames.h"
#include "session/live/frame_findings.h"
#include "session/live/live_answer.h"
#include "session/live/shape_findings.h"
#include "session/live/whole_check.h"
#include "session/work/latest.h"
#include "validation/validate.h"

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
    void take(const Document &document, const ValidationContext &context, bool differs); ///< from the value before
    void bringUpToDate();
    void checkWhole();
    void takeWhole(const WholeCheck &wanted, WholeChecked &&all);
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
    QList<Finding> m_findings;
    bool m_everythingDiffers = true;
    ShapeFindings m_shapes;
    FrameFindings m_frames;
    FindingsBetweenFrames m_betweenFrames;
    Latest<WholeCheck, std::shared_ptr<WholeChecked>> m_whole; ///< in place of the three, where they take too long
};

} // namespace hitbox
