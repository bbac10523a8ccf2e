#include "windows/start_page.h"

#include "windows/fonts.h"
#include "windows/plain_text.h"

#include <QFileInfo>
#include <QLabel>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

namespace hitbox {

StartPage::StartPage(QWidget *parent)
    : QWidget(parent)
    , m_recent(new QVBoxLayout)
{
    auto *headline = new QLabel(tr("Drop a PNG, a sheet or a project here"), this);
    QFont large = titleFont(windowFont());
    large.setPixelSize(20);
    headline->setFont(large);
    headline->setAlignment(Qt::AlignCenter);
    auto *note = new QLabel(tr("PNG, JPEG, BMP, GIF, WebP and .hitbox files"), this);
    note->setObjectName(QStringLiteral("Dim"));
    note->setAlignment(Qt::AlignCenter);

    auto *open = new QPushButton(tr("Open…"), this);
    open->setObjectName(QStringLiteral("Primary"));
    auto *sample = new QPushButton(tr("Show the sample"), this);
    sample->setObjectName(QStringLiteral("Sample"));
    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(12);
    buttons->addStretch();
    buttons->addWidget(open);
    buttons->addWidget(sample);
    buttons->addStretch();

    m_recent->setSpacing(0);
    m_recent->setAlignment(Qt::AlignHCenter);
    auto *layout = new QVBoxLayout(this);
    layout->setSpacing(12);
    layout->addStretch(2);
    layout->addWidget(headline);
    layout->addWidget(note);
    layout->addSpacing(8);
    layout->addLayout(buttons);
    layout->addSpacing(16);
    layout->addLayout(m_recent);
    layout->addStretch(3);
    connect(open, &QPushButton::clicked, this, &StartPage::openWanted);
    connect(sample, &QPushButton::clicked, this, &StartPage::sampleWanted);
}

void StartPage::setRecentFiles(const QStringList &paths)
{
    while (QLayoutItem *item = m_recent->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    if (paths.isEmpty())
        return;
    auto *title = new QLabel(tr("Recent"), this);
    title->setObjectName(QStringLiteral("Dim"));
    title->setAlignment(Qt::AlignCenter);
    m_recent->addWidget(title);
    for (const QString &path : paths) {
        auto *entry = new QToolButton(this);
        entry->setText(plainLabel(QFileInfo(path).fileName()));
        entry->setToolTip(plainToolTip(path));
        connect(entry, &QToolButton::clicked, this, [this, path] { emit fileWanted(path); });
        m_recent->addWidget(entry, 0, Qt::AlignHCenter);
    }
}

} // namespace hitbox
