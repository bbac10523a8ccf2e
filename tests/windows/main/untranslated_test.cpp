#include "file_bytes.h"
#include "test_class.h"
#include "windows/dialogs_walk.h"
#include "windows/pseudo_language.h"
#include "windows/untranslated_words.h"
#include "windows/window_bench.h"

#include <memory>
#include <optional>

using namespace hitbox;
using namespace hitbox::bench;

/// Nothing that is shown is English in every language.
class UntranslatedTest : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        QCoreApplication::installTranslator(&m_language);
        m_bench = std::make_unique<WindowBench>();
        QVERIFY(m_bench->shown);
        m_words.emplace(m_bench->window->actions());
    }
    void cleanup()
    {
        m_bench.reset();
        QCoreApplication::removeTranslator(&m_language);
    }

    void inEachMode_data();
    void inEachMode();
    void inEachDialog();

private:
    void open(const QString &file);

    PseudoLanguage m_language{Reading::LeftToRight};
    std::unique_ptr<WindowBench> m_bench;
    std::optional<UntranslatedWords> m_words;
};

void UntranslatedTest::open(const QString &file)
{
    m_words->allow(file + u' ' + QString::fromUtf8(bytesOfFile(m_bench->path(file))) + u' ' + m_bench->folder());
    m_bench->openPath(m_bench->path(file));
}

void UntranslatedTest::inEachMode_data()
{
    WindowBench::everyMode();
    QTest::newRow("running play test") << "arena.hitbox"
                                       << "stage.toggle play.toggle";
}

void UntranslatedTest::inEachMode()
{
    QFETCH(QString, file);
    QFETCH(QString, actions);
    if (!file.isEmpty())
        open(file);
    QVERIFY2(m_bench->run(actions), qPrintable(actions));
    QTest::qWait(100);
    m_words->look(*m_bench->window, QTest::currentDataTag());
    QVERIFY2(m_words->looked() > 200, qPrintable(QString::number(m_words->looked())));
    const QString found = m_words->found().join(u'\n');
    QVERIFY2(found.isEmpty(), qPrintable(found));
}

void UntranslatedTest::inEachDialog()
{
    open("duel.hitbox");
    walkDialogs(*m_bench, [this](QWidget &window, const QString &action) { m_words->look(window, action); });
    QVERIFY2(m_words->looked() > 1000, qPrintable(QString::number(m_words->looked())));
    const QString found = m_words->found().join(u'\n');
    QVERIFY2(found.isEmpty(), qPrintable(found));
}

HITBOX_WINDOW_TEST(UntranslatedTest)
#include "untranslated_test.moc"
