#pragma once

#include <QList>
#include <QWidget>

class QVBoxLayout;

namespace hitbox {

/// Parts beside each other, and in as many rows as they take where there is less room: no narrower than the widest of
/// them. Hidden ones take none.
class FlowRow : public QWidget
{
    Q_OBJECT

public:
    /// The spacing, between those in one row, in pixels.
    explicit FlowRow(int spacing, QWidget *parent = nullptr);

    /// The stretch is that of a layout, within the row that the part is in. It becomes a child.
    void add(QWidget *part, int stretch = 0);

    QSize sizeHint() const override; ///< in one row
    QSize minimumSizeHint() const override;

protected:
    bool event(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    struct Part {
        QWidget *widget = nullptr;
        int stretch = 0;
    };

    QList<QList<int>> fitting() const;
    void arrange();

    int m_spacing = 0;
    QList<Part> m_parts;
    QList<QList<int>> m_arranged; ///< places of parts, row by row
    QVBoxLayout *m_rows = nullptr;
};

} // namespace hitbox
