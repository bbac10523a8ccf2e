#pragma once

#include <QList>
#include <QPolygonF>
#include <QWidget>

#include <optional>

class QVariantAnimation;

namespace hitbox {

/// One moment of a gesture that is shown: where the pointer is, and what is drawn by then, in a picture of 120 by 72.
struct FilmMoment {
    QPointF pointer;
    bool isPressed = false;
    QList<QPolygonF> outlines = {};             ///< closed where they end at their first point
    std::optional<QPointF> mark = std::nullopt; ///< a cross: a place that is set
    std::optional<QLineF> arrow = std::nullopt; ///< a direction or a line that is dragged
};

using GestureFilm = QList<FilmMoment>;

/// What is between two moments when `time`, in moments, has passed: things that are in both go from the one place to
/// the other, all else is as in the first until the second has come. The film is not empty.
FilmMoment momentAt(const GestureFilm &film, double time);

/// Shows a film three times, then its end; its end alone where the desktop wants nothing to move.
class GestureFilmView : public QWidget
{
    Q_OBJECT

public:
    explicit GestureFilmView(QWidget *parent = nullptr);

    void play(const GestureFilm &film);

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    GestureFilm m_film;
    QVariantAnimation *m_time = nullptr;
};

} // namespace hitbox
