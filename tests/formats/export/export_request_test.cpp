#include "formats/all_formats.h"
#include "formats/export/export_options.h"
#include "formats/export/export_request.h"
#include "test_class.h"

#include "formats/exporters/golden.h"

#include <QFile>
#include <QImage>
#include <QTemporaryDir>

using namespace hitbox;

class ExportRequestTest : public QObject
{
    Q_OBJECT

    const QString m_template = QStringLiteral("template");
    QTemporaryDir m_folder;

    ExportRequest request(const QString &format, const QMap<QString, QString> &options = {}) const
    {
        return {golden::lopsided(),
                QStringLiteral("lopsided"),
                m_folder.filePath(QStringLiteral("lopsided.hitbox")),
                format,
                options,
                {m_folder.path(), m_folder.path()}};
    }

private slots:
    void isWhatIsPreviewedWithTheFilesThatOptionsName()
    {
        QFile file(m_folder.filePath(QStringLiteral("my.mustache")));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write("by a template") > 0);
        file.close();
        const auto preview = previewOf(request(m_template, {{m_template, QStringLiteral("my.mustache")}}));
        QVERIFY2(preview.ok(), qPrintable(preview ? QString() : preview.error().text()));
        QVERIFY(preview->files.first().bytes.contains("by a template"));
    }

    void namesImagesFromTheFolderThatIsWrittenTo_data()
    {
        QTest::addColumn<QString>("format");
        for (const char *format : {"json", "libgdx", "love", "tiled", "unity", "gdevelop"})
            QTest::newRow(format) << QString::fromLatin1(format);
    }

    void namesImagesFromTheFolderThatIsWrittenTo()
    {
        QFETCH(QString, format);
        ExportRequest job = request(format);
        job.document.sprites[0].frames.resize(1);
        job.document.sprites[0].tags.clear();
        job.document.stages.clear();
        job.folders.out = m_folder.filePath(QStringLiteral("game/maps"));
        const auto preview = previewOf(job);
        QVERIFY2(preview.ok(), qPrintable(preview ? QString() : preview.error().text()));
        QVERIFY(preview->files.first().bytes.contains("\"../../lopsided.png\""));
    }

    void packsTheFramesIntoOneSheetWhereAsked_data()
    {
        QTest::addColumn<QString>("format");
        for (const Format &format : allFormats()) {
            if (isPacked(format, {{QStringLiteral("pack"), QStringLiteral("yes")}}))
                QTest::newRow(format.id) << QString::fromLatin1(format.id);
        }
    }
    void packsTheFramesIntoOneSheetWhereAsked()
    {
        QFETCH(QString, format);
        QTemporaryDir folder;
        QImage drawn(192, 80, QImage::Format_ARGB32);
        drawn.fill(Qt::transparent);
        for (int frame = 0; frame < 3; ++frame) {
            for (int x = 10; x < 20 + frame; ++x)
                drawn.setPixel(frame * 64 + x, 30, 0xff0000ff);
        }
        QVERIFY(drawn.save(folder.filePath(QStringLiteral("lopsided.png"))));
        QMap<QString, QString> options{{QStringLiteral("pack"), QStringLiteral("yes")},
                                       {QStringLiteral("pack-extrude"), QStringLiteral("0")}};
        if (format.startsWith(QStringLiteral("godot")))
            options.insert(QStringLiteral("pictures"), QStringLiteral("yes"));
        if (format == QLatin1String("template")) {
            options.insert(QStringLiteral("template"), QStringLiteral("own.mustache"));
            QFile own(folder.filePath(QStringLiteral("own.mustache")));
            QVERIFY(own.open(QIODevice::WriteOnly));
            own.write("{{#sprites}}{{#frames}}\"{{image}}\"{{/frames}}{{/sprites}}");
        }
        ExportRequest job = request(format, options);
        job.projectFile = folder.filePath(QStringLiteral("lopsided.hitbox"));
        job.folders = {folder.path(), folder.filePath(QStringLiteral("game"))};
        QVERIFY(inputsOf(job).contains(folder.filePath(QStringLiteral("lopsided.png"))));

        const Result<ExportPreview> preview = previewOf(job);
        QVERIFY2(preview.ok(), qPrintable(preview ? QString() : preview.error().text()));
        const OutputFile &sheet = preview->files.constLast();
        QCOMPARE(sheet.name, QStringLiteral("lopsided_packed.png"));
        const QImage packed = QImage::fromData(sheet.bytes);
        QVERIFY(!packed.isNull() && packed.height() < 80);
        QVERIFY(preview->files.constFirst().bytes.contains("\"lopsided_packed.png\""));
        QVERIFY(!preview->files.constFirst().bytes.contains("\"lopsided.png\""));

        QVERIFY(writeExport(job, preview->files).ok());
        QVERIFY(previewOf(job).ok()); // what packing made is replaced
        QVERIFY(drawn.save(folder.filePath(QStringLiteral("game/lopsided_packed.png"))));
        const Result<ExportPreview> blocked = previewOf(job); // and nothing else
        QVERIFY(!blocked && blocked.error().text().contains(QStringLiteral("a file is in the way")));
    }

    void packsNothingWhereImagesCannotBeRead()
    {
        const Result<ExportPreview> preview =
            previewOf(request(QStringLiteral("json"), {{QStringLiteral("pack"), QStringLiteral("yes")}}));
        QVERIFY(!preview && preview.error().text().contains(QStringLiteral("lopsided")));
        QVERIFY(previewOf(request(QStringLiteral("json"), {{QStringLiteral("pack"), QStringLiteral("no")}})).ok());
        const Result<ExportPreview> wrong =
            previewOf(request(QStringLiteral("json"), {{QStringLiteral("pack"), QStringLiteral("maybe")}}));
        QVERIFY(!wrong && wrong.error().text().contains(QStringLiteral("it can be: no, yes")));
    }

    void refusesAFormatThatThereIsNot()
    {
        const QString text = previewOf(request(QStringLiteral("godot9"))).error().text();
        QVERIFY2(text.startsWith(QStringLiteral("there is no format “godot9”; there are: json, ")), qPrintable(text));
    }

    void refusesFilesAndOptionsThatItCannotUse()
    {
        QVERIFY(!previewOf(request(m_template, {{m_template, QStringLiteral("absent.mustache")}})).ok());
        QVERIFY(!previewOf(request(QStringLiteral("json"), {{QStringLiteral("loop"), QStringLiteral("no")}})).ok());
    }

    void neverReplacesWhatItReads()
    {
        const ExportRequest job = request(m_template, {{m_template, QStringLiteral("my.mustache")}});
        const QString read = m_folder.filePath(QStringLiteral("my.mustache"));
        QCOMPARE(inputsOf(job), (QStringList{job.projectFile, read}));
        const Result<Done> written = writeExport(job, {{QStringLiteral("my.mustache"), "other"}});
        QVERIFY(!written.ok());
        QCOMPARE(written.error().file, read);
        QVERIFY(writeExport(job, {{QStringLiteral("new.txt"), "new"}}).ok());
    }
};

HITBOX_CORE_TEST(ExportRequestTest)
#include "export_request_test.moc"
