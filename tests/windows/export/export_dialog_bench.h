#pragma once

#include "formats/all_formats.h"
#include "windows/export/export_dialog.h"

#include "document/edits.h"
#include "session/open_project.h"
#include "session/work/export_job.h"
#include "windows/widgets/row_view.h"

#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

namespace hitbox::bench {

inline Document twoSprites(const PolygonOutline &outline)
{
    Document document = emptyProject();
    for (const char *name : {"ship", "rock"}) {
        Frame frame;
        frame.name = QString(name) + "_0";
        frame.rect = QRect(0, 0, 64, 64);
        frame.size = {64, 64};
        document.sprites.append({.name = name, .image = QString(name) + ".png", .frames = {frame}});
    }
    Shape shape;
    shape.name = "hull";
    shape.category = "hurt";
    shape.outline = outline;
    document = addShapes(document, {0, 0}, {shape});
    shape.name = "outline";
    shape.outline = geometry::Circle{{20, 20}, 8};
    return addShapes(document, {1, 0}, {shape});
}

inline const PolygonOutline square{{{10, 10}, {50, 10}, {50, 40}, {10, 40}}};
inline const PolygonOutline bowTie{{{10, 10}, {50, 40}, {50, 10}, {10, 40}}};

/// The export dialog over a project in a folder of its own, driven by real events.
class ExportDialogBench
{
public:
    void begin()
    {
        m_dialog.reset();
        m_folder = std::make_unique<QTemporaryDir>();
        m_project = std::make_unique<OpenProject>();
        m_job = std::make_unique<ExportJob>();
        m_past = {};
    }

    void make(const Document &document, const ExportProfile &start)
    {
        m_project->files.show(
            {.document = emptyProject(), .path = m_folder->filePath("duel.hitbox"), .name = {}, .digest = {}});
        m_project->session.commit(document, "Make");
        m_dialog = std::make_unique<ExportDialog>(*m_project, *m_job, m_past, start);
        m_dialog->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_dialog.get()));
        awaitPreview();
    }
    void make(const Document &document) { make(document, {.format = "godot4", .folder = target()}); }
    template <typename T>
    T *part(const char *name) const
    {
        return m_dialog->findChild<T *>(name);
    }
    QPushButton *exportButton() const { return part<QPushButton>("Primary"); }
    QString text() const { return part<QPlainTextEdit>("ExportText")->toPlainText(); }
    QString message() const { return part<QLabel>("ExportMessage")->text(); }
    QStringList written() const { return QDir(target()).entryList(QDir::Files, QDir::Name); }
    QString target() const { return m_folder->filePath("out"); }
    QStringList files() const
    {
        const auto *model = static_cast<const RowModel *>(part<RowView>("ExportFiles")->model());
        QStringList names;
        for (int row = 0; row < model->rowCount(); ++row)
            names.append(model->row(row).title);
        return names;
    }
    void press(const char *list, int row) const
    {
        auto *view = part<RowView>(list);
        view->scrollTo(view->model()->index(row, 0));
        QTest::mouseClick(view->viewport(), Qt::LeftButton, {},
                          view->visualRect(view->model()->index(row, 0)).center());
    }
    void choose(const char *format) const
    {
        const QList<Format> &formats = allFormats();
        const auto found = std::find_if(formats.begin(), formats.end(),
                                        [&](const Format &known) { return QByteArray(known.id) == format; });
        QVERIFY(found != formats.end());
        press("ExportEngines", static_cast<int>(found - formats.begin()));
        QCOMPARE(m_dialog->choice().format, QString(format));
        awaitPreview();
    }
    void awaitPreview() const { QTRY_VERIFY(!m_job->isPreviewing()); }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<OpenProject> m_project;
    std::unique_ptr<ExportJob> m_job;
    PastExports m_past;
    std::unique_ptr<ExportDialog> m_dialog;
};

} // namespace hitbox::bench
