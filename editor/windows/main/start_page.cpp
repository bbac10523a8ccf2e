#include "windows/main/start_page.h"

#include "images/images.h"
#include "windows/actions/actions.h"
#include "windows/files/recent_entry.h"
#include "windows/widgets/fonts.h"
#include "windows/widgets/key_names.h"

#include <QApplication>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace hitbox {

namespace {

constexpr int startPageMargin = 24; ///< pixels, as the next
constexpr int widestDropArea = 560;
constexpr int sampleSide = 96; ///< small art is enlarged by whole steps

} // namespace

StartPage::StartPage(QWidget *parent)
    : QWidget(parent)
    , m_samplesGrid(new QGridLayout)
    , m_recent(new QVBoxLayout)
{
    m_recent->setSpacing(2);
    m_recent->setAlignment(Qt::AlignHCenter);
    auto *content = new QWidget(this);
    auto *layout = new QVBoxLayout(content);
    layout->setContentsMargins(startPageMargin, startPageMargin, startPageMargin, startPageMargin);
    layout->setSpacing(16);
    layout->addStretch(2);
    auto *middle = new QHBoxLayout; // whatever is long there is broken into lines that are seen whole
    middle->addStretch(1);
    middle->addWidget(makeDropArea(), 100);
    middle->addStretch(1);
    layout->addLayout(middle);
    layout->addLayout(m_recent); // who has worked here looks for that first
    layout->addWidget(makeSamples());
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
    area->setMaximumWidth(widestDropArea);
    auto *headline = new QLabel(tr("Drop a PNG, a sheet or a folder here"), area);
    QFont large = titleFont(windowFont());
    large.setPixelSize(large.pixelSize() + 7);
    headline->setFont(large);
    headline->setAlignment(Qt::AlignCenter);
    headline->setWordWrap(true);
    const bool hasWebp =
        readableImageEndings().contains(QStringLiteral(".webp")); // packages for Windows cannot read it
    auto *note = new QLabel(hasWebp ? tr("PNG, GIF, WebP, Aseprite, Photoshop, Krita and .hitbox files")
                                    : tr("PNG, GIF, Aseprite, Photoshop, Krita and .hitbox files"),
                            area);
    note->setObjectName(QStringLiteral("Dim"));
    note->setAlignment(Qt::AlignCenter);
    note->setWordWrap(true);
    auto *open = new QPushButton(tr("Open…"), area);
    open->setObjectName(QStringLiteral("Primary"));
    setFocusProxy(open);
    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(12);
    buttons->addStretch();
    buttons->addWidget(open);
    buttons->addStretch();
    auto *rows = new QVBoxLayout(area);
    rows->setContentsMargins(40, 32, 40, 32);
    rows->setSpacing(12);
    rows->addWidget(headline);
    rows->addWidget(note);
    rows->addSpacing(8);
    rows->addLayout(buttons);
    connect(open, &QPushButton::clicked, this, &StartPage::openWanted);
    return area;
}

QWidget *StartPage::makeSamples()
{
    auto *part = new QWidget(this);
    auto *title = new QLabel(tr("Samples to try things out on"), part);
    title->setObjectName(QStringLiteral("Dim"));
    title->setAlignment(Qt::AlignCenter);
    title->setWordWrap(true);
    m_samplesGrid->setSpacing(12);
    m_samplesGrid->setAlignment(Qt::AlignHCenter);
    for (const SampleInfo &info : sampleInfos()) {
        if (!*info.picture)
            continue;
        auto *button = new QToolButton(part);
        button->setObjectName(QStringLiteral("Sample"));
        button->setToolButtonStyle(Qt::ToolButtonTextUnderIcon);
        button->setIconSize({sampleSide, sampleSide});
        button->setText(plainText(titleOf(info)));
        button->setToolTip(toolTipOf(info));
        button->setFocusPolicy(Qt::StrongFocus);
        m_samples.append({button, &info});
        connect(button, &QToolButton::clicked, this, [this, sample = info.sample] { emit sampleWanted(sample); });
    }
    auto *rows = new QVBoxLayout(part);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(4);
    rows->addWidget(title);
    rows->addLayout(m_samplesGrid);
    return part;
}

/// Side by side if there is room, else in two columns of the same width, or one.
void StartPage::arrangeSamples(int room)
{
    const int spacing = m_samplesGrid->spacing();
    int widest = 1;
    int all = -spacing;
    for (const auto &sample : std::as_const(m_samples)) {
        const int width = sample.first->sizeHint().width();
        widest = std::max(widest, width);
        all += width + spacing;
    }
    const auto count = static_cast<int>(m_samples.size());
    const int columns = all <= room ? count : std::clamp((room + spacing) / (widest + spacing), 1, 2);
    for (int i = 0; i < count; ++i) {
        m_samplesGrid->setColumnMinimumWidth(i, columns == 2 && i < columns ? widest : 0);
        m_samplesGrid->addWidget(m_samples[i].first, i / columns, i % columns, Qt::AlignHCenter);
    }
}

void StartPage::keyPressEvent(QKeyEvent *event)
{
    auto *button = qobject_cast<QAbstractButton *>(QApplication::focusWidget());
    if (event->key() != Qt::Key_Return && event->key() != Qt::Key_Enter)
        return QWidget::keyPressEvent(event);
    if (button && isAncestorOf(button))
        button->click();
}

void StartPage::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    arrangeSamples(width() - 2 * startPageMargin);
}

void StartPage::showSamples()
{
    for (const auto &[button, info] : std::as_const(m_samples)) {
        if (!button->icon().isNull())
            continue;
        const Result<QImage> sheet = loadImage(sampleFile(QLatin1String(info->picture)));
        button->setIcon(squareOf(sheet ? sheet->copy(info->part) : QImage(), sampleSide, devicePixelRatioF()));
    }
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
    showSamples();
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
