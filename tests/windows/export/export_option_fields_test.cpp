#include "formats/all_formats.h"
#include "test_class.h"
#include "windows/export/export_option_fields.h"

#include "windows/modal_answer.h"
#include "windows/settings/language.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDir>
#include <QFile>
#include <QLineEdit>
#include <QTemporaryDir>

using namespace hitbox;

class ExportOptionFieldsTest : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;

    void show(ExportOptionFields &fields, const char *format, const QMap<QString, QString> &values = {}) const
    {
        fields.showOptions(*findFormat(QString::fromLatin1(format)), values);
        fields.show();
        QVERIFY(QTest::qWaitForWindowExposed(&fields));
    }
    static QWidget *field(const ExportOptionFields &fields, const char *option)
    {
        return fields.findChild<QWidget *>(QStringLiteral("option-") + QLatin1String(option));
    }

private slots:
    void eachKindOfOptionHasItsField()
    {
        for (const Format &format : allFormats()) {
            ExportOptionFields fields({}, nullptr);
            fields.showOptions(format, {});
            QCOMPARE(fields.isHidden(), format.options.isEmpty());
            for (const FormatOption &option : format.options)
                QVERIFY2(field(fields, option.key), option.key);
            QVERIFY(fields.values().isEmpty());
        }
    }

    void aChoiceIsKeptUnlessItIsTheDefault()
    {
        ExportOptionFields fields({}, nullptr);
        show(fields, "defold");
        int edits = 0;
        connect(&fields, &ExportOptionFields::edited, this, [&edits] { ++edits; });
        QWidget *type = field(fields, "type");
        QTest::keyClick(type, Qt::Key_Down);
        QCOMPARE(fields.values(), (QMap<QString, QString>{{"type", "static"}}));
        QTest::keyClick(type, Qt::Key_Up);
        QVERIFY(fields.values().isEmpty());
        QCOMPARE(edits, 2);
    }

    void aValueOfAnotherVersionIsShown()
    {
        ExportOptionFields fields({}, nullptr);
        show(fields, "godot4", {{"loop", "sometimes"}});
        QCOMPARE(qobject_cast<QComboBox *>(field(fields, "loop"))->currentText(), QStringLiteral("sometimes"));
        QCOMPARE(fields.values().value("loop"), QStringLiteral("sometimes"));
    }

    void valuesAreReadInTheSpokenLanguage()
    {
        speak(QStringLiteral("de"));
        ExportOptionFields fields({}, nullptr);
        show(fields, "csv");
        speak(QStringLiteral("en"));
        auto *formulas = qobject_cast<QComboBox *>(field(fields, "formulas"));
        const QString first = formulas->currentText();
        QVERIFY(first != formulas->currentData().toString());
        QTest::keyClick(formulas, Qt::Key_Down);
        QVERIFY(formulas->currentText() != first && formulas->currentText() != formulas->currentData().toString());
        QCOMPARE(fields.values(), (QMap<QString, QString>{{"formulas", formulas->currentData().toString()}}));
    }

    void whatACheckBoxAsksForIsShownWhileItIsOn()
    {
        ExportOptionFields fields({}, nullptr);
        show(fields, "json");
        auto *pack = qobject_cast<QCheckBox *>(field(fields, "pack"));
        QCOMPARE(pack->text(), QStringLiteral("Pack frames into one sheet"));
        QVERIFY(!pack->isChecked() && !field(fields, "pack-side")->isVisible());
        int edits = 0;
        connect(&fields, &ExportOptionFields::edited, this, [&edits] { ++edits; });
        QTest::keyClick(pack, Qt::Key_Space);
        QCOMPARE(fields.values(), (QMap<QString, QString>{{"pack", "yes"}}));
        QVERIFY(field(fields, "pack-side")->isVisible() && field(fields, "pack-extrude")->isVisible());
        QTest::keyClick(pack, Qt::Key_Space);
        QVERIFY(fields.values().isEmpty() && !field(fields, "pack-side")->isVisible());
        QCOMPARE(edits, 2);
        show(fields, "json", {{"pack", "yes"}});
        QVERIFY(qobject_cast<QCheckBox *>(field(fields, "pack"))->isChecked());
    }

    void aNumberIsAboveNothing()
    {
        ExportOptionFields fields({}, nullptr);
        show(fields, "rube");
        QStringList told;
        connect(&fields, &ExportOptionFields::told, this, [&told](const QString &problem) { told.append(problem); });
        auto *number = qobject_cast<QLineEdit *>(field(fields, "pixels-per-metre"));
        QCOMPARE(number->text(), QStringLiteral("32"));
        number->selectAll();
        QTest::keyClicks(number, "64.5");
        QTest::keyClick(number, Qt::Key_Return);
        QCOMPARE(fields.values(), (QMap<QString, QString>{{"pixels-per-metre", "64.5"}}));
        number->selectAll();
        QTest::keyClicks(number, "-1");
        QVERIFY(!told.last().isEmpty());
        QTest::keyClick(number, Qt::Key_Return);
        QCOMPARE(fields.values().value("pixels-per-metre"), QStringLiteral("64.5"));
    }

    void aTextIsTakenWhenItIsFinished()
    {
        ExportOptionFields fields({}, nullptr);
        show(fields, "defold");
        auto *text = qobject_cast<QLineEdit *>(field(fields, "folder"));
        QCOMPARE(text->text(), QStringLiteral("/"));
        text->setText(QStringLiteral("/hitboxes"));
        QTest::keyClick(text, Qt::Key_Return);
        QCOMPARE(fields.values(), (QMap<QString, QString>{{"folder", "/hitboxes"}}));
    }

    void aFileIsNamedFromTheProjectsFolder()
    {
        const QString file = m_folder.filePath(QStringLiteral("my.mustache"));
        QVERIFY(QFile(file).open(QIODevice::WriteOnly));
        QVERIFY(QDir(m_folder.path()).mkdir(QStringLiteral("art")));
        ExportOptionFields fields(m_folder.filePath(QStringLiteral("art")), nullptr);
        show(fields, "template");
        bench::ModalAnswer answer([&file](QDialog &dialog) {
            auto *name = dialog.findChild<QLineEdit *>("fileNameEdit");
            name->setText(file);
            QTest::keyClick(name, Qt::Key_Return);
        });
        QTest::mouseClick(field(fields, "template")->findChild<QPushButton *>(), Qt::LeftButton);
        QVERIFY(answer.asked());
        QCOMPARE(fields.values(), (QMap<QString, QString>{{"template", "../my.mustache"}}));
    }
};

HITBOX_WINDOW_TEST(ExportOptionFieldsTest)
#include "export_option_fields_test.moc"
