#pragma once

#include <QTest>

/// Stands at the end of a file of tests, in place of a main(): the tests of a folder are one program, which runs the
/// class of the file that its first argument names. ctest starts it anew for each of them.
namespace hitbox::tests {

using Run = int (*)(int argc, char *argv[]);

struct Registered {
    Registered(const char *file, Run run);
};

} // namespace hitbox::tests

#define HITBOX_TEST_CLASS(Class, ...)                                                                                  \
    static int run##Class([[maybe_unused]] int argc, [[maybe_unused]] char *argv[])                                    \
    {                                                                                                                  \
        __VA_ARGS__                                                                                                    \
        Class tests;                                                                                                   \
        return QTest::qExec(&tests, argc, argv);                                                                       \
    }                                                                                                                  \
    static const hitbox::tests::Registered registered##Class(__FILE__, run##Class);

/// With no application at all.
#define HITBOX_TEST(Class) HITBOX_TEST_CLASS(Class)

/// With an event loop.
#define HITBOX_CORE_TEST(Class) HITBOX_TEST_CLASS(Class, QTEST_QAPP_SETUP(QCoreApplication))

/// With the windows that the test's libraries have, if any.
#define HITBOX_PLAIN_WINDOW_TEST(Class) HITBOX_TEST_CLASS(Class, QTEST_MAIN_SETUP())

#ifdef HITBOX_TURNS
#include "windows/turns.h"
#define HITBOX_WINDOW_TEST(Class) HITBOX_TEST_CLASS(Class, QTEST_QAPP_SETUP(hitbox::tests::TurnApplication))
#else
#define HITBOX_WINDOW_TEST(Class) HITBOX_PLAIN_WINDOW_TEST(Class)
#endif
