#pragma once

#include "drawing/theme.h"
#include "validation/finding.h"

#include <QWidget>

class QLabel;

namespace hitbox {

class RowView;

/// What an export loses or changes on the way.
class LossList : public QWidget
{
    Q_OBJECT

public:
    LossList(QWidget *parent);

    void showLosses(const Document &document, const QList<Finding> &losses);
    void showNothing(); ///< where it is not known

signals:
    void activated(const Finding &loss); ///< double click or Enter

private:
    QList<Finding> m_losses;
    QLabel *m_title = nullptr;
    RowView *m_list = nullptr;
};

} // namespace hitbox
