#include "formats/export/export_request.h"
#include "test_class.h"

#include "formats/exporters/golden.h"

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
