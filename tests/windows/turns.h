#pragma once

#include "scene/refresh_once.h"

#include <QApplication>
#include <QTest>
#include <QThread>

/// What is shown is brought up to date when a turn of the event loop ends. Tests send their events one after the other
/// without it: here a turn ends after each of them, and before a check looks at anything.
namespace hitbox::tests {

class TurnApplication : public QApplication
{
public:
    using QApplication::QApplication;

    bool notify(QObject *receiver, QEvent *event) override
    {
        if (QThread::currentThread() != thread()) // reading some kinds of images sends events to the reader
            return QApplication::notify(receiver, event);
        ++m_depth;
        const bool taken = QApplication::notify(receiver, event);
        if (--m_depth == 0)
            RefreshOnce::allNow();
        return taken;
    }

private:
    int m_depth = 0; ///< events that are sent while another one is
};

} // namespace hitbox::tests

#undef QVERIFY
#define QVERIFY(statement)                                                                                             \
    do {                                                                                                               \
        hitbox::RefreshOnce::allNow();                                                                                 \
        if (!QTest::qVerify(static_cast<bool>(statement), #statement, "", __FILE__, __LINE__))                         \
            return;                                                                                                    \
    } while (false)

#undef QCOMPARE
#define QCOMPARE(actual, expected)                                                                                     \
    do {                                                                                                               \
        hitbox::RefreshOnce::allNow();                                                                                 \
        if (!QTest::qCompare(actual, expected, #actual, #expected, __FILE__, __LINE__))                                \
            return;                                                                                                    \
    } while (false)
