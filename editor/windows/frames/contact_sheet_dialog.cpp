#include "windows/frames/contact_sheet_dialog.h"

#include "files/file_writer.h"
#include "formats/export/safe_file_name.h"
#include "formats/export/spared_files.h"
#include "formats/format.h"
#include "formats/pictures/render.h"
#include "session/open_project.h"
#include "windows/frames/contact_sheet_view.h"
#include "windows/widgets/file_dialog.h"
#include "windows/widgets/slider_field.h"

#include <QCheckBox>
#include <QDir>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace hitbox {

namespace {

bool isContactPage(const QString &path)
{
    const QString ending = QFileInfo(path).suffix().toLower();
    return ending == QStringLiteral("html") || ending == QStringLiteral("htm");
}

} // namespace

ContactSheetDialog::ContactSheetDialog(const OpenProject &project, QWidget *parent)
    : QDialog(parent)
    , m_project(project)
    , m_document(project.session.document())
    , m_frame(project.session.currentFrame())
    , m_view(new ContactSheetView(m_document, m_frame.sprite, project.files.folders().memory, this))
    , m_writing(&ContactSheetDialog::write,
                [this](const Order &order, const Written &written) { tell(order, written); })
{
    const Sprite &sprite = m_document.sprites.at(m_frame.sprite);
    setWindowTitle(tr("Contact sheet of %1").arg(sprite.name.left(100)));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(makeHeader());
    column->addWidget(m_view, 1);
    column->addWidget(makeFooter());
    connect(&project.live.findings, &LiveAnswer::changed, this, &ContactSheetDialog::followFindings);
    connect(m_view, &ContactSheetView::activated, this, [this](int frame) {
        m_chosen = FrameRef{m_frame.sprite, frame};
        accept();
    });
    resize(960, 640);
    followFindings();
    m_view->setCurrent(m_frame.frame);
    m_view->setFocus();
}

QWidget *ContactSheetDialog::makeHeader()
{
    auto *header = new QWidget(this);
    auto *label = new QLabel(tr("S&ize"), header);
    auto *size = new SliderField(tr("Size of a frame in pixels"),
                                 {.least = leastContactSide,
                                  .most = mostContactSide,
                                  .usualMost = mostContactSide,
                                  .usualLeast = leastContactSide,
                                  .step = 1},
                                 header);
    size->setObjectName(QStringLiteral("ContactSide"));
    size->setToolTip(tr("Pixels for the longer side of a frame; enlarged ones take whole multiples of their pixels"));
    size->setFixedWidth(280);
    size->setValue(m_view->look().side);
    label->setBuddy(size);
    connect(size, &SliderField::edited, this, [this](double side) {
        m_view->setLook({static_cast<int>(side), m_view->look().shapes});
    });
    auto *shapes = new QCheckBox(tr("S&hapes"), header);
    shapes->setObjectName(QStringLiteral("ContactShapes"));
    shapes->setChecked(m_view->look().shapes);
    connect(shapes, &QCheckBox::toggled, this, [this](bool on) { m_view->setLook({m_view->look().side, on}); });
    const auto count = static_cast<int>(m_document.sprites.at(m_frame.sprite).frames.size());
    auto *frames = new QLabel(count == 1 ? tr("1 frame") : tr("%n frames", nullptr, count), header);
    frames->setObjectName(QStringLiteral("Dim"));
    auto *row = new QHBoxLayout(header);
    row->setContentsMargins(12, 8, 12, 8);
    row->setSpacing(12);
    row->addWidget(label);
    row->addWidget(size);
    row->addWidget(shapes);
    row->addStretch(1);
    row->addWidget(frames);
    return header;
}

QWidget *ContactSheetDialog::makeFooter()
{
    auto *footer = new QWidget(this);
    m_told = new QLabel(tr("Double click on a frame goes there."), footer);
    m_told->setObjectName(QStringLiteral("ContactTold"));
    m_told->setTextFormat(Qt::PlainText);
    m_told->setWordWrap(true);
    m_save = new QPushButton(tr("&Save picture…"), footer);
    m_save->setObjectName(QStringLiteral("ContactSave"));
    m_save->setToolTip(tr("As PNG, or as a page of HTML that says what is wrong with each frame"));
    m_save->setAutoDefault(false);
    connect(m_save, &QPushButton::clicked, this, &ContactSheetDialog::savePicture);
    auto *close = new QPushButton(tr("&Close"), footer);
    close->setAutoDefault(false);
    connect(close, &QPushButton::clicked, this, &ContactSheetDialog::reject);
    auto *row = new QHBoxLayout(footer);
    row->setContentsMargins(12, 8, 12, 8);
    row->setSpacing(8);
    row->addWidget(m_told, 1);
    row->addWidget(m_save);
    row->addWidget(close);
    return footer;
}

std::optional<FrameRef> ContactSheetDialog::chosen() const
{
    return m_chosen;
}

void ContactSheetDialog::done(int result)
{
    m_writing.forget();
    QDialog::done(result);
}

void ContactSheetDialog::followFindings()
{
    m_view->setFindings(findingsByFrame(m_project.live.findings.list(), m_frame.sprite));
}

void ContactSheetDialog::savePicture()
{
    const QString folder = m_project.files.path().isEmpty() ? QDir::homePath() : m_project.files.folder();
    const QString picture = tr("PNG pictures (*.png)");
    const QString page = tr("HTML pages (*.html)");
    FileDialog dialog(this, tr("Save the contact sheet"), folder);
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setNameFilters({picture, page});
    dialog.setDefaultSuffix(QStringLiteral("png"));
    connect(&dialog, &QFileDialog::filterSelected, &dialog, [&dialog, page](const QString &filter) {
        dialog.setDefaultSuffix(filter == page ? QStringLiteral("html") : QStringLiteral("png"));
    });
    dialog.selectFile(safeFileName(m_document.sprites.at(m_frame.sprite).name) + QStringLiteral("_frames"));
    if (dialog.exec() == QDialog::Accepted)
        order(dialog.selectedFiles().constFirst());
}

void ContactSheetDialog::order(const QString &path)
{
    m_save->setEnabled(false);
    m_told->setText(tr("Drawing…"));
    m_writing.ask({m_document, m_frame.sprite, m_project.live.findings.context(), m_project.files.folders().memory,
                   m_view->look(), path});
}

ContactSheetDialog::Written ContactSheetDialog::write(const Order &order, const Run &run)
{
    const FindingsByFrame findings = findingsByFrame(validate(order.document, order.context), order.sprite);
    const auto sheets = [&order](const QString &image) { return SheetLevels(projectImage(image, order.imageFolder)); };
    const auto make = isContactPage(order.path) ? contactSheetHtml : contactSheetPng;
    const Result<ContactFile> made = make(order.document, order.sprite, findings, sheets, order.look, run.stop());
    if (!made)
        return {made.error(), {}};
    const QFileInfo file(order.path);
    const OutputFolder output{file.absolutePath(), {OutputFile{file.fileName(), made->bytes}}};
    const Result<Done> spares = sparesImages(order.document, order.imageFolder, {output});
    if (!spares || run.isStopped())
        return {spares, {}};
    return {writeWhole(order.path, made->bytes), made->notes};
}

void ContactSheetDialog::tell(const Order &order, const Written &written)
{
    m_save->setEnabled(true);
    if (!written.result)
        return m_told->setText(tr("Could not write the contact sheet: %1").arg(written.result.error().text()));
    QStringList lines{tr("Wrote %1").arg(QDir::toNativeSeparators(order.path))};
    for (const QString &note : written.notes)
        lines.append(note);
    m_told->setText(lines.join(QLatin1Char('\n')));
}

} // namespace hitbox
