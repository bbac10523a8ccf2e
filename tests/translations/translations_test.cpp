#include "formats/all_formats.h"
#include "test_class.h"

#include <QDir>
#include <QDirIterator>
#include <QProcess>
#include <QRegularExpression>
#include <QSet>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

using namespace hitbox;

namespace {

struct Message {
    QString context;
    QString source;
    QStringList translations; ///< one; of a text that counts, one for each form
    bool counts = false;
    bool isFinished = true;
};

QString folder()
{
    return QStringLiteral(HITBOX_TRANSLATIONS_DIR);
}

/// Of a file of Qt Linguist: https://doc.qt.io/qt-6/linguist-ts-file-format.html
QList<Message> messagesIn(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    QList<Message> messages;
    QString context;
    QXmlStreamReader xml(&file);
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        if (xml.name() == u"name") {
            context = xml.readElementText();
        } else if (xml.name() == u"message") {
            messages.append({.context = context, .source = {}, .translations = {}});
            messages.last().counts = xml.attributes().value(QStringLiteral("numerus")) == u"yes";
        } else if (xml.name() == u"source") {
            messages.last().source = xml.readElementText();
        } else if (xml.name() == u"translation") {
            messages.last().isFinished = !xml.attributes().hasAttribute(QStringLiteral("type"));
            if (!messages.last().counts)
                messages.last().translations = {xml.readElementText()};
        } else if (xml.name() == u"numerusform") {
            messages.last().translations.append(xml.readElementText());
        }
    }
    return xml.hasError() ? QList<Message>() : messages;
}

/// Places for values, sorted: "%1", "%n".
QStringList placesIn(const QString &text)
{
    static const QRegularExpression place(QStringLiteral("%L?\\d|%n"));
    QStringList places;
    for (auto found = place.globalMatch(text); found.hasNext();)
        places.append(found.next().captured());
    places.sort();
    return places;
}

QString faultOf(const Message &message)
{
    if (!message.isFinished || message.translations.isEmpty())
        return QStringLiteral("has no translation");
    for (qsizetype i = 0; i < message.translations.size(); ++i) {
        const QString &text = message.translations[i];
        QStringList places = placesIn(message.source);
        if (message.counts && i == 0 && !text.contains(u"%n"))
            places.removeAll(QStringLiteral("%n")); // "one shape"
        if (text.trimmed().isEmpty() != message.source.trimmed().isEmpty())
            return QStringLiteral("has an empty translation");
        if (placesIn(text) != places)
            return QStringLiteral("has other places for values");
        if (text.section(u'\t', 1) != message.source.section(u'\t', 1))
            return QStringLiteral("names another key");
        if (text.count(u'<') != message.source.count(u'<'))
            return QStringLiteral("has other tags");
    }
    return {};
}

/// What the windows show of a table that the command line prints as it is.
QStringList textsOf(const Format &format)
{
    QStringList texts{QString::fromUtf8(format.summary)};
    for (const FormatOption &option : format.options) {
        texts << QString::fromUtf8(option.title) << QString::fromUtf8(option.summary);
        if (option.kind == OptionKind::Choice)
            texts += option.values;
    }
    return texts;
}

/// Names, which are the same in every language.
bool isName(const QString &value)
{
    static const QStringList names{"kinematic", "static", "dynamic", "trigger", // as Defold's editor has them
                                   "json",      "xml",    "lua",     "c",       "csv"};
    bool isNumber = false;
    value.toInt(&isNumber);
    return isNumber || names.contains(value);
}

} // namespace

class TranslationsTest : public QObject
{
    Q_OBJECT

private slots:
    void eachTextIsTranslated_data()
    {
        QTest::addColumn<QString>("file");
        for (const QString &file : QDir(folder()).entryList({QStringLiteral("*.ts")}))
            QTest::newRow(qPrintable(file)) << file;
    }

    void eachTextIsTranslated()
    {
        QFETCH(QString, file);
        const QList<Message> messages = messagesIn(QDir(folder()).filePath(file));
        QVERIFY2(messages.size() > 2000, "the file could not be read");
        QStringList faults;
        for (const Message &message : messages) {
            if (const QString fault = faultOf(message); !fault.isEmpty())
                faults.append(message.source + QStringLiteral(": ") + fault);
        }
        QVERIFY2(faults.isEmpty(), qPrintable(faults.join(u'\n')));
    }

    void whatIsSaidOfEachFormatIsTranslated_data() { eachTextIsTranslated_data(); }

    void whatIsSaidOfEachFormatIsTranslated()
    {
        QFETCH(QString, file);
        QSet<QString> translated;
        for (const Message &message : messagesIn(QDir(folder()).filePath(file))) {
            if (message.context == QLatin1String("hitbox::formats") && faultOf(message).isEmpty())
                translated.insert(message.source);
        }
        QStringList lacking;
        for (const Format &format : allFormats()) {
            for (const QString &text : textsOf(format)) {
                if (!isName(text) && !translated.contains(text))
                    lacking.append(QLatin1String(format.id) + QStringLiteral(": ") + text);
            }
        }
        QVERIFY2(lacking.isEmpty(), qPrintable(lacking.join(u'\n')));
        for (const char *title : {"C and C++ header", "Phaser 3 and 4", "Template (Mustache)"})
            QVERIFY2(translated.contains(QString::fromUtf8(title)), title);
    }

    /// As `cmake --build … --target texts` would leave it.
    void eachFileHasTheTextsOfTheSources_data() { eachTextIsTranslated_data(); }

    void eachFileHasTheTextsOfTheSources()
    {
        QFETCH(QString, file);
        const QString lupdate = QStringLiteral(HITBOX_LUPDATE);
        if (!QFileInfo::exists(lupdate))
            QSKIP("there is no lupdate");
        const QTemporaryDir scratch;
        const QString copy = scratch.filePath(file);
        QVERIFY(QFile::copy(QDir(folder()).filePath(file), copy));
        QProcess process;
        process.setWorkingDirectory(QStringLiteral(HITBOX_SOURCE_DIR));
        process.start(lupdate, {"-silent", "-locations", "none", "-no-obsolete", "editor", "-ts", copy});
        QVERIFY(process.waitForFinished());
        QStringList before;
        QStringList now;
        for (const Message &message : messagesIn(QDir(folder()).filePath(file)))
            before.append(message.source);
        for (const Message &message : messagesIn(copy))
            now.append(message.source);
        QVERIFY2(now.size() > 2000, "the texts of the sources were not found");
        QStringList lacking;
        for (const QString &text : now) {
            if (!before.removeOne(text))
                lacking.append(text);
        }
        QVERIFY2(lacking.isEmpty(), qPrintable("the file lacks: " + lacking.join(u'\n')));
        QVERIFY2(before.isEmpty(), qPrintable("no source says any more: " + before.join(u'\n')));
    }

    /// lupdate passes over calls that it cannot read, such as those with a type in angle brackets among the arguments.
    void noTextOfTheSourcesIsPassedOver()
    {
        QSet<QPair<QString, QString>> known;
        for (const Message &message : messagesIn(QDir(folder()).filePath(QStringLiteral("hitbox_de.ts"))))
            known.insert({message.context, message.source});
        static const QRegularExpression call("translate\\(\\s*\"(\\w+)\",\\s*\"((?:[^\"\\\\]|\\\\.)*)\"\\s*[,)]");
        QDirIterator sources(QStringLiteral(HITBOX_SOURCE_DIR "/editor"), {"*.cpp", "*.h"}, QDir::Files,
                             QDirIterator::Subdirectories);
        int found = 0;
        QStringList passedOver;
        while (sources.hasNext()) {
            const QString path = sources.next();
            if (path.contains(QStringLiteral("/editor/cli/")))
                continue; // which speaks English
            QFile source(path);
            QVERIFY(source.open(QIODevice::ReadOnly));
            for (auto calls = call.globalMatch(QString::fromUtf8(source.readAll())); calls.hasNext(); ++found) {
                const QRegularExpressionMatch text = calls.next();
                if (!known.contains({text.captured(1), text.captured(2).replace("\\n", "\n").replace("\\\"", "\"")}))
                    passedOver.append(path + QStringLiteral(": ") + text.captured(2));
            }
        }
        QVERIFY2(found > 40, qPrintable(QString::number(found)));
        QVERIFY2(passedOver.isEmpty(), qPrintable(passedOver.join(u'\n')));
    }
};

HITBOX_TEST(TranslationsTest)
#include "translations_test.moc"
