#include "windows/sprites/missing_image_bar.h"

#include "document/names.h"
#include "drawing/theme.h"
#include "images/images.h"
#include "scene/icons.h"
#include "scene/refresh_once.h"
#include "session/open_project.h"
#include "windows/actions/actions.h"
#include "windows/widgets/elided_label.h"
#include "windows/widgets/palette_watch.h"

#include <QCoreApplication>
#include <QHBoxLayout>
#include <QPushButton>

namespace hitbox {

namespace {

constexpr int missingImageMargin = 44; ///< pixels from the canvas's edge, below the chip in its corner

} // namespace

MissingImageBar::MissingImageBar(OpenProject &project, QWidget *canvas)
    : CanvasBar(canvas, Qt::TopEdge, missingImageMargin)
    , m_project(project)
    , m_refresh(new RefreshOnce(static_cast<QObject &>(*this), [this] { refresh(); }))
    , m_text(new ElidedLabel(this))
{
    setObjectName(QStringLiteral("MissingImageBar"));
    auto *sign = new QLabel(this);
    const auto paint = [this, sign] {
        sign->setPixmap(
            iconPixmap(QStringLiteral(":/icons/error.svg"), themeOf(palette()).crossing, 16, devicePixelRatioF()));
    };
    whenPaletteChanges(*this, paint);
    paint();
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(16, 6, 6, 6);
    row->setSpacing(8);
    row->addWidget(sign);
    row->addWidget(m_text, 1);
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
    m_refresh->when(project.session, &Session::changed,
                    [this](const Difference &) { return problem() != m_text->text(); });
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
    const QString text = problem();
    m_text->setText(text);
    m_text->setToolTip(text);
    setVisible(!text.isEmpty());
    place();
}

} // namespace hitbox
