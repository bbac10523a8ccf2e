#include "windows/files/recent_entry.h"

#include "windows/widgets/plain_text.h"

#include <QDir>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QPainter>
#include <QToolButton>

namespace hitbox {

namespace {

constexpr int pictureSide = 40;
constexpr int pictureGap = 10; ///< to the words beside it
constexpr int entryWidth = 380;

/// With the gap at its right side: a button puts its words close to its icon.
QPixmap withGap(const QPixmap &picture)
{
    QPixmap wide(QSize(picture.width() + qRound(pictureGap * picture.devicePixelRatio()), picture.height()));
    wide.setDevicePixelRatio(picture.devicePixelRatio());
    wide.fill(Qt::transparent);
    QPainter(&wide).drawPixmap(0, 0, picture);
    return wide;
}

} // namespace

RecentEntry::RecentEntry(const QString &path, QWidget *parent)
    : QWidget(parent)
    , m_path(path)
    , m_open(new QToolButton(this))
    , m_forget(new QToolButton(this))
    , m_look([](const QString &file, const Run &) { return lookAtRecentFile(file); },
             [this](const QString &, const RecentFile &file) { display(file); })
{
    const QFileInfo file(path);
    m_open->setObjectName(QStringLiteral("Recent"));
    m_open->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_open->setIconSize({pictureSide + pictureGap, pictureSide});
    m_open->setFixedWidth(entryWidth);
    const QString folder = fontMetrics().elidedText(QDir::toNativeSeparators(file.absolutePath()), Qt::ElideMiddle,
                                                    entryWidth - pictureSide - pictureGap - 24);
    m_open->setText(plainLabel(file.fileName() + QLatin1Char('\n') + folder));
    m_open->setToolTip(plainToolTip(QDir::toNativeSeparators(path)));
    m_open->setAccessibleName(tr("Open %1").arg(file.fileName()));
    m_open->setFocusPolicy(Qt::StrongFocus);
    m_open->setIcon(withGap(squareOf({}, pictureSide, devicePixelRatioF())));
    m_forget->setObjectName(QStringLiteral("Forget"));
    m_forget->setText(tr("Remove"));
    m_forget->setToolTip(tr("Take it off this list"));
    m_forget->setAccessibleName(tr("Take %1 off the list").arg(file.fileName()));
    m_forget->setFocusPolicy(Qt::StrongFocus);
    m_forget->hide();
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(m_open);
    row->addWidget(m_forget);
    connect(m_open, &QToolButton::clicked, this, [this] { emit wanted(m_path); });
    connect(m_forget, &QToolButton::clicked, this, [this] { emit forgetWanted(m_path); });
}

void RecentEntry::display(const RecentFile &file)
{
    m_open->setEnabled(file.exists);
    m_forget->setVisible(!file.exists);
    m_open->setIcon(withGap(squareOf(file.picture, pictureSide, devicePixelRatioF())));
    if (!file.exists)
        m_open->setToolTip(plainToolTip(tr("%1 is no longer there").arg(QDir::toNativeSeparators(m_path))));
}

} // namespace hitbox
