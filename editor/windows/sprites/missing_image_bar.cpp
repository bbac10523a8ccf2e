#include "windows/sprites/missing_image_bar.h"

#include "document/names.h"
#include "drawing/theme.h"
#include "images/images.h"
#include "scene/icons.h"
#include "scene/refresh_once.h"
#include "session/open_project.h"
#include "windows/actions/actions.h"
#include "windows/widgets/palette_watch.h"
#include "windows/widgets/wrapped_label.h"

#include <QCoreApplication>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

#include <algorithm>
#include <utility>

namespace hitbox {

namespace {

constexpr int missingImageMargin = 44; ///< pixels from the canvas's edge, below the chip in its corner
constexpr int sideMargin = 8;          ///< pixels, at least

/// Paths may break behind each folder.
QString breakable(QString text)
{
    constexpr QChar zeroWidthSpace(0x200b);
    return text.replace(QLatin1Char('/'), QLatin1Char('/') + QString(zeroWidthSpace));
}

/// Rows within rows would keep theirs until the event loop runs.
void forgetSizes(QLayout &layout)
{
    for (QLayout *row : layout.findChildren<QLayout *>())
        row->invalidate();
    layout.invalidate();
}

} // namespace

MissingImageBar::MissingImageBar(OpenProject &project, QWidget *canvas)
    : CanvasBar(canvas, Qt::TopEdge, missingImageMargin)
    , m_project(project)
    , m_refresh(new RefreshOnce(static_cast<QObject &>(*this), [this] { refresh(); }))
    , m_rows(new QBoxLayout(QBoxLayout::LeftToRight, this))
    , m_sign(new QLabel(this))
    , m_text(new QLabel(this))
{
    setObjectName(QStringLiteral("MissingImageBar"));
    const auto paint = [this] {
        m_sign->setPixmap(
            iconPixmap(QStringLiteral(":/icons/error.svg"), themeOf(palette()).crossing, 16, devicePixelRatioF()));
    };
    whenPaletteChanges(*this, paint);
    paint();
    m_text->setTextFormat(Qt::PlainText);
    m_rows->setContentsMargins(16, 8, 8, 8);
    m_rows->setSpacing(8);
    auto *sentence = new QHBoxLayout;
    sentence->setSpacing(8);
    sentence->addWidget(m_sign, 0, Qt::AlignTop);
    sentence->addWidget(m_text, 1);
    auto *row = new QHBoxLayout;
    row->setSpacing(8);
    row->addStretch();
    m_rows->addLayout(sentence);
    m_rows->addLayout(row);
    const auto addButton = [&](const QString &text, const char *name, auto wanted) {
        auto *button = new QPushButton(plainText(text), this);
        button->setObjectName(QLatin1String(name));
        button->setFocusPolicy(Qt::NoFocus); // the canvas keeps the keys
        connect(button, &QPushButton::clicked, this,
                [this, wanted] { emit(this->*wanted)(m_project.session.currentFrame()); });
        row->addWidget(button);
    };
    addButton(Actions::tr("&Find image…"), "Primary", &MissingImageBar::findWanted);
    addButton(Actions::tr("&Replace image…"), "ReplaceImage", &MissingImageBar::replaceWanted);
    m_refresh->after(project.images, &LiveAnswer::changed);
    m_refresh->after(project.session, &Session::placeChanged);
    m_refresh->when(project.session, &Session::changed, [this](const Difference &) { return problem() != m_problem; });
    refresh();
}

QString MissingImageBar::problem() const
{
    const Session &session = m_project.session;
    const FrameRef here = session.currentFrame();
    const Frame *frame = findFrame(session.shown(), here);
    if (!frame || session.mode() != Session::Mode::Frames)
        return {};
    const QString image = imageOf(*findSprite(session.shown(), here.sprite), *frame);
    const ImageCatalog &images = m_project.images.catalog();
    const QString why = images.value(image).problem;
    if (why.isEmpty())
        return {};
    return QCoreApplication::translate("hitbox::validation", "The image %1 cannot be used: %2")
        .arg(quoted(namedImage(images, image)), why);
}

void MissingImageBar::refresh()
{
    m_problem = problem();
    m_text->setText(breakable(m_problem));
    setVisible(!m_problem.isEmpty());
    place();
}

void MissingImageBar::fitInto(int width)
{
    const Fit wanted{width, m_text->text(), m_text->font()};
    // Whatever is tried asks for another layout, which comes back here.
    if (m_problem.isEmpty() || std::exchange(m_fit, wanted) == wanted)
        return;
    const int room = width - 2 * sideMargin;
    const int whole = m_text->fontMetrics().horizontalAdvance(m_text->text()) + 2;
    m_text->setWordWrap(false);
    m_text->setFixedSize(whole, heightOfLines(*m_text, whole));
    m_rows->setDirection(QBoxLayout::LeftToRight);
    forgetSizes(*m_rows);
    if (sizeHint().width() <= room)
        return;
    m_rows->setDirection(QBoxLayout::TopToBottom);
    const QMargins margins = m_rows->contentsMargins();
    const int besideText = margins.left() + margins.right() + m_sign->sizeHint().width() + m_rows->spacing();
    const int line = std::clamp(room - besideText, 1, whole);
    m_text->setWordWrap(true);
    m_text->setFixedSize(line, heightOfLines(*m_text, line));
    forgetSizes(*m_rows);
}

} // namespace hitbox
