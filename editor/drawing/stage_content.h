#pragma once

#include "document/document.h"
#include "drawing/drawing.h"

#include <QHash>
#include <QRectF>
#include <QSet>
#include <QTransform>

#include <functional>
#include <vector>

namespace hitbox {

/// The turn, scale and move that put a frame on the stage, for painting.
QTransform paintTransform(const Instance &instance, const Frame &frame);

/// The frame's rectangle where an instance stands, clockwise from its top-left; empty without a frame.
QPolygonF placedRectangle(const Document &document, const Instance &instance);

/// What stands on a stage, in the order in which it is drawn. It follows the document from one state to the next and
/// looks anew only at what differs.
class StageContent
{
public:
    /// What all instances of one frame share, in the frame's pixels.
    struct Kind {
        struct KindShape {
            geometry::Shape shape;
            ShapeLook look;
        };
        Frame frame;   ///< without its shapes
        QString image; ///< that it is cut from
        SheetLevels sheet;
        QList<KindShape> shapes;
        QRectF bounds; ///< of the frame and its shapes, without strokes
    };

    /// Where pictures of two states differ, strokes left aside.
    struct Change {
        struct Area {
            int instance = -1;
            QRectF bounds; ///< as it was or as it is, in stage pixels
            friend bool operator==(const Area &, const Area &) = default;
        };
        bool everywhere = false;
        QList<Area> areas = {}; ///< none when it is everywhere
        QList<int> moved = {};  ///< those that are another instance than before, not just selected or not
    };

    /// Hands out the image at a path; a null one where it cannot be read.
    using Sheets = std::function<SheetLevels(const QString &imagePath)>;

    StageContent(Sheets sheets, const Theme &theme);

    void setTheme(const Theme &theme);
    /// Takes the images anew; true when one of them is another than before.
    bool renewSheets();

    /// A stage that does not exist is an empty one.
    Change follow(const Document &document, int stage, const QSet<Id<Instance>> &selected);

    qsizetype size() const { return m_stage.instances.size(); }
    const Instance &instance(int index) const { return m_stage.instances.at(index); }
    /// Null when its frame does not exist.
    const Kind *kindOf(int index) const;
    qsizetype selectedCount() const { return m_selected.size(); }
    bool isSelected(int index) const { return m_selected.contains(instance(index).id); }
    /// It has a frame, and its layer is not hidden.
    bool isShown(int index) const { return m_shown.at(static_cast<std::size_t>(index)); }
    int shownVersion() const { return m_shownVersion; } ///< another one after others may be shown
    QRectF bounds(int index) const { return m_placed.at(static_cast<std::size_t>(index)).bounds; }
    QRectF bounds() const; ///< of all that are shown

    /// The shown ones whose bounds meet the area, the bottom one first.
    std::vector<int> near(const QRectF &area) const;

private:
    struct Placed {
        int kind = -1;
        QRectF bounds;
    };

    void reset(const Document &document, int stage);
    Placed placed(const Document &document, const Instance &instance);
    int kindFor(const Document &document, const Instance &instance);
    Kind makeKind(const Document &document, const Sprite &sprite, const Frame &frame) const;
    bool isOnHiddenLayer(const Instance &instance) const;
    void sort();

    Sheets m_sheets;
    Theme m_theme;
    bool m_known = false;
    int m_index = -1;
    QList<Sprite> m_sprites;
    QList<Category> m_categories;
    Stage m_stage;
    QSet<Id<Instance>> m_selected;
    QList<Kind> m_kinds;
    QHash<std::pair<QString, QString>, int> m_kindOf; ///< by the names of sprite and frame; -1 for absent ones
    std::vector<Placed> m_placed;                     ///< one for each instance
    std::vector<bool> m_shown;                        ///< likewise
    int m_shownVersion = 0;
    std::vector<int> m_order; ///< the shown instances, the bottom one first
};

/// One instance's pixels, of which no more than `exposed` is wanted, in stage pixels.
void drawPlacedFrame(QPainter &painter, const StageContent &content, int instance, const QRectF &exposed);
/// Draws the shapes of the instance; small ones of a crowd have less detail.
void drawPlacedShapes(QPainter &painter, const StageContent &content, int instance, const Theme &theme);

/// Draws boxes around the frames of the selected instances. Of those that come to lie on the same pixels one is drawn.
void drawSelectedFrames(QPainter &painter, const StageContent &content, const std::vector<int> &instances,
                        const Theme &theme);

} // namespace hitbox
