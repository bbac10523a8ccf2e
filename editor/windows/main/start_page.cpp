#include "windows/main/start_page.h"

#include "windows/files/recent_entry.h"
#include "windows/widgets/fonts.h"
#include "windows/widgets/key_names.h"

#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

namespace hitbox {

StartPage::StartPage(QWidget *parent)
    : QWidget(parent)
    , m_recent(new QVBoxLayout)
{
    m_recent->setSpacing(2);
    m_recent->setAlignment(Qt::AlignHCenter);
    auto *content = new QWidget(this);
    auto *layout = new QVBoxLayout(content);
    layout->setContentsMargins(24, 24, 24, 24);
    layout->setSpacing(16);
    layout->addStretch(2);
    layout->addWidget(makeDropArea(), 0, Qt::AlignHCenter);
    layout->addLayout(m_recent);
    layout->addStretch(3);
    auto *scroll = new QScrollArea(this);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setWidget(content);
    auto *whole = new QVBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->addWidget(scroll);
}

QWidget *StartPage::makeDropArea()
{
    auto *area = new QFrame(this);
    area->setObjectName(QStringLiteral("DropArea"));
    auto *headline = new QLabel(tr("Drop a PNG, a sheet or a folder here"), area);
    QFont large = titleFont(windowFont());
    large.setPixelSize(large.pixelSize() + 7);
    headline->setFont(large);
    headline->setAlignment(Qt::AlignCenter);
    headline->setWordWrap(true);
    auto *note = new QLabel(tr("PNG, GIF, WebP, Aseprite, Photoshop, Krita and .hitbox files"), area);
    note->setObjectName(QStringLiteral("Dim"));
    note->setAlignment(Qt::AlignCenter);
    note->setWordWrap(true);
    auto *open = new QPushButton(tr("Open…"), area);
    open->setObjectName(QStringLiteral("Primary"));
    auto *sample = new QPushButton(tr("Show the sample"), area);
    sample->setObjectName(QStringLiteral("Sample"));
    sample->setToolTip(tr("Open a copy of the sample, to try things out"));
    auto *stage = new QPushButton(tr("See a stage"), area);
    stage->setObjectName(QStringLiteral("SampleStage"));
    stage->setToolTip(tr("Open a copy of a stage with overlaps of every kind, probes and bullets"));
    setFocusProxy(open);
    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(12);
    buttons->addStretch();
    buttons->addWidget(open);
    buttons->addWidget(sample);
    buttons->addWidget(stage);
    buttons->addStretch();
    auto *rows = new QVBoxLayout(area);
    rows->setContentsMargins(40, 32, 40, 32);
    rows->setSpacing(12);
    rows->addWidget(headline);
    rows->addWidget(note);
    rows->addSpacing(8);
    rows->addLayout(buttons);
    connect(open, &QPushButton::clicked, this, &StartPage::openWanted);
    connect(sample, &QPushButton::clicked, this, [this] { emit sampleWanted(Sample::Drawing); });
    connect(stage, &QPushButton::clicked, this, [this] { emit sampleWanted(Sample::Stage); });
    return area;
}

void StartPage::showKeys(const KeyNames &keys)
{
    findChild<QPushButton *>(QStringLiteral("Primary"))
        ->setToolTip(keys.with(tr("Open projects and images"), QStringLiteral("file.open")));
}

void StartPage::setRecentFiles(const QStringList &paths)
{
    m_paths = paths;
    if (isVisible())
        fillRecent();
}

void StartPage::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    fillRecent();
}

void StartPage::fillRecent()
{
    if (m_listed == m_paths)
        return;
    m_listed = m_paths;
    while (QLayoutItem *item = m_recent->takeAt(0)) {
        // It may be the one whose click led here.
        item->widget()->hide();
        item->widget()->deleteLater();
        delete item;
    }
    if (m_paths.isEmpty())
        return;
    auto *title = new QLabel(tr("Recent"), this);
    title->setObjectName(QStringLiteral("Dim"));
    title->setAlignment(Qt::AlignCenter);
    m_recent->addWidget(title);
    for (const QString &path : std::as_const(m_paths)) {
        auto *entry = new RecentEntry(path, this);
        m_recent->addWidget(entry, 0, Qt::AlignHCenter);
        connect(entry, &RecentEntry::wanted, this, &StartPage::fileWanted);
        connect(entry, &RecentEntry::forgetWanted, this, &StartPage::forgetWanted);
        entry->look();
    }
}

} // namespace hitbox
