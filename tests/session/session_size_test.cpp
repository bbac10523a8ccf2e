#include "session/session.h"

#include "test_class.h"

#include <QFile>
#include <QMetaMethod>
#include <QRegularExpression>
#include <QTest>

using namespace hitbox;

namespace {

/// The header between `public:` and `signals:`, without comments and bodies.
QString publicPart()
{
    QFile file(QStringLiteral(HITBOX_SOURCE_DIR "/editor/session/session.h"));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    QString text = QString::fromUtf8(file.readAll());
    text.remove(QRegularExpression(QStringLiteral("//[^\n]*")));
    const qsizetype from = text.indexOf(QStringLiteral("public:"), text.indexOf(QStringLiteral("class Session ")));
    return text.mid(from, text.indexOf(QStringLiteral("signals:")) - from);
}

} // namespace

/// What a live answer, a tool or a file has to say is said by an object of its own beside the session.
class SessionSizeTest : public QObject
{
    Q_OBJECT

private slots:
    void itHasAtMostTwentyFiveMethods()
    {
        const QRegularExpression method(QStringLiteral(R"(^    [\w:<>*& ]*?[ *&](\w+)\()"),
                                        QRegularExpression::MultilineOption);
        QStringList names;
        for (const QRegularExpressionMatch &found : method.globalMatch(publicPart())) {
            if (found.captured(1) != QStringLiteral("Session"))
                names.append(found.captured(1));
        }
        QVERIFY(names.contains(QStringLiteral("commit")) && names.contains(QStringLiteral("hint")));
        QVERIFY2(names.size() <= 25, qPrintable(names.join(u' ')));
    }

    void itHasAtMostThreeSignals()
    {
        int own = 0;
        for (int i = Session::staticMetaObject.methodOffset(); i < Session::staticMetaObject.methodCount(); ++i)
            own += Session::staticMetaObject.method(i).methodType() == QMetaMethod::Signal;
        QVERIFY(own > 0);
        QVERIFY(own <= 3);
    }
};

HITBOX_CORE_TEST(SessionSizeTest)
#include "session_size_test.moc"
