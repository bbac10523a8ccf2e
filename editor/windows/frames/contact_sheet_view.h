#pragma once

#include "drawing/contact_sheet.h"
#include "session/work/latest.h"

#include <QAbstractScrollArea>
#include <QCache>

#include <memory>

namespace hitbox {

/// The frames of a sprite, wrapping, with a current one. Their pictures are drawn beside the window as they come into
/// view, and kept as far as memory for them goes.
class ContactSheetView : public QAbstractScrollArea
{
    Q_OBJECT

public:
    /// `imageFolder` is where image paths of the document begin. The sprite must exist.
    ContactSheetView(const Document &document, int sprite, const QString &imageFolder, QWidget *parent = nullptr);
    ~ContactSheetView() override;

    void setFindings(const FindingsByFrame &findings);
    void setLook(const ContactLook &look);
    const ContactLook &look() const { return m_look; }

    int current() const { return m_current; }
    void setCurrent(int frame);    ///< and brings it into view
    QRect cellOf(int frame) const; ///< in the viewport
    bool isDrawing() const { return m_draw.isPending(); }

signals:
    void activated(int frame); ///< a double click, or Return

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void scrollContentsBy(int dx, int dy) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    bool viewportEvent(QEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    class Images;
    /// Frames to be drawn.
    struct Parcel {
        Document document;
        int sprite = 0;
        FindingsByFrame findings;
        FrameView view;
        Theme theme;
        QList<int> frames;
    };
    using Pictures = QHash<int, QImage>;

    static Pictures drawn(const Parcel &parcel, Images &images, const Run &run);
    const Sprite &sprite() const { return m_document.sprites.at(m_sprite); }
    int count() const { return static_cast<int>(sprite().frames.size()); }
    int columns() const;
    int frameAt(QPoint place) const; ///< in the viewport; -1 for none
    QList<int> framesIn(const QRect &area) const;
    QString toolTipOf(int frame) const;
    void layOut();
    void drawAnew(); ///< what was drawn stands until then
    void drawNext();
    void take(const Pictures &pictures);

    Document m_document;
    int m_sprite = 0;
    FindingsByFrame m_findings;
    ContactLook m_look;
    ContactLayout m_layout;
    int m_current = 0;
    QCache<int, QImage> m_pictures; ///< by frame; costs are KiB
    Pictures m_before;              ///< what was seen of another look
    Latest<Parcel, Pictures> m_draw;
};

} // namespace hitbox
