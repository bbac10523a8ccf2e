#include "windows/stage/overlap_kinds.h"

#include "drawing/overlap_look.h"
#include "drawing/overlap_words.h"
#include "drawing/relation_sign.h"
#include "windows/widgets/fonts.h"
#include "windows/widgets/palette_watch.h"

#include <QHBoxLayout>
#include <QToolButton>

namespace hitbox {

namespace {

using geometry::Relation;

constexpr Relation kindsInOrder[] = {Relation::Touching, Relation::Overlapping, Relation::Containing,
                                     Relation::Contained, Relation::Equal};
constexpr int kindIconSide = 16;

} // namespace

OverlapKinds::OverlapKinds(QWidget *parent)
    : QWidget(parent)
{
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(12, 0, 12, 0); // from where the rows begin to where they end
    row->setSpacing(4);
    for (const Relation kind : kindsInOrder) {
        auto *button = new QToolButton(this);
        button->setObjectName(QStringLiteral("kind-") + relationName(kind));
        button->setCheckable(true);
        button->setChecked(true);
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        button->setFont(smallFont(windowFont()));
        button->setFocusPolicy(Qt::StrongFocus);
        button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        connect(button, &QToolButton::toggled, this, &OverlapKinds::changed);
        m_buttons[static_cast<std::size_t>(kind)] = button;
        row->addWidget(button, 1);
    }
    paintIcons();
    showList({});
    whenPaletteChanges(*this, [this] { paintIcons(); });
}

void OverlapKinds::paintIcons()
{
    for (const Relation kind : kindsInOrder) {
        m_buttons[static_cast<std::size_t>(kind)]->setIcon(
            relationPixmap(kind, relationColor(kind, themeOf(palette())), kindIconSide, devicePixelRatioF()));
    }
}

void OverlapKinds::showList(const OverlapList &list)
{
    for (const Relation kind : kindsInOrder) {
        QToolButton &button = *m_buttons[static_cast<std::size_t>(kind)];
        const QString told = tr("Show pairs that are %1: %2").arg(relationWord(kind)).arg(list.countOf(kind));
        button.setText(QString::number(list.countOf(kind)));
        button.setToolTip(told);
        button.setAccessibleName(told);
    }
}

std::array<bool, 6> OverlapKinds::shown() const
{
    std::array<bool, 6> all{};
    for (const Relation kind : kindsInOrder)
        all[static_cast<std::size_t>(kind)] = m_buttons[static_cast<std::size_t>(kind)]->isChecked();
    return all;
}

} // namespace hitbox
